/** A notice of the browser, for who wished it: it comes with my turn in a hidden tab, and goes when that is over. */
import { prefs } from "./prefs.svelte";

const TAG = "quiero-turn";

/** Takes the one away that is shown. */
let close: () => void = () => undefined;

export const mayNotice = (): boolean => "Notification" in window && Notification.permission === "granted";

/** Ask the browser for leave to send notices. False when it is refused. */
export async function allowNotices(): Promise<boolean> {
  return "Notification" in window && (await Notification.requestPermission()) === "granted";
}

export function notice(words: string): void {
  if (!prefs.notify || !mayNotice()) return;
  try {
    const shown = new Notification(words, { tag: TAG, icon: "/icon-192.png" });
    close = () => shown.close();
    shown.onclick = () => {
      window.focus();
      endNotice();
    };
  } catch {
    // On a phone no page may, but its worker (public/sw.js).
    void byWorker(words);
  }
}

export function endNotice(): void {
  close();
  close = () => undefined;
}

async function byWorker(words: string): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration();
  if (!worker) return;
  close = () => void worker.getNotifications({ tag: TAG }).then((shown) => shown.forEach((one) => one.close()));
  await worker.showNotification(words, { tag: TAG, icon: "/icon-192.png", data: location.href }).catch(() => undefined);
}
