/**
 * After a change of page the focus has gone with the old one, and a screen reader has heard nothing: the new heading takes it. What
 * somebody has at hand keeps it, and the first page of all is read by the browser itself.
 */
export function headTheFocus(house: HTMLElement): () => void {
  let last: Element | null = null;
  function look(): void {
    const heading = house.querySelector<HTMLElement>("main:not([aria-busy=true]) h1");
    if (!heading || heading === last) return;
    const arrived = last !== null;
    last = heading;
    if (!arrived || document.activeElement !== document.body) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  const watch = new MutationObserver(look);
  watch.observe(house, { childList: true, subtree: true });
  look();
  return () => watch.disconnect();
}
