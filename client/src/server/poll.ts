/** Ask again and again while the page is looked at, and more seldom while nothing changes: a page in the background asks nothing. */
const SOONEST_MS = 4000, LATEST_MS = 12_000;

/** `ask` says whether something was new. Returns what ends it. */
export function poll(ask: () => Promise<boolean>, soonest = SOONEST_MS, latest = LATEST_MS): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let pause = soonest;
  let over = false;

  const again = async () => {
    clearTimeout(timer);
    if (document.hidden || over) return;
    pause = (await ask().catch(() => false)) ? soonest : Math.min(pause * 1.3, latest);
    if (!over) timer = setTimeout(again, pause);
  };
  const shown = () => {
    pause = soonest;
    void again();
  };

  document.addEventListener("visibilitychange", shown);
  void again();
  return () => {
    over = true;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", shown);
  };
}
