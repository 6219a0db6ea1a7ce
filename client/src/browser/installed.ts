/** The service worker: whoever plays here can open the page without a network, and keep it on the home screen. */

/** Only over https, or on one's own machine, do browsers have it: elsewhere the page does without. A first visit is left light. */
export function keepPage(plays: boolean): void {
  if (!plays || !("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  const register = () => navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  if ("requestIdleCallback" in window) requestIdleCallback(() => void register(), { timeout: 10_000 });
  else setTimeout(() => void register(), 5000);
}
