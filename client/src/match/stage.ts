/**
 * Moves made visible: everything that carries a `data-spot` is measured before a frame is shown and after, and seems to come
 * from where it was. Nothing waits for it: the next frame measures things where they are on their way, and goes on from there.
 */
import { calm } from "../pieces/motion";
import { score, type Leave, type Move } from "./moves";
import type { Frame } from "../server/protocol";

/** Cards have weight: fast out, slow in. */
const EASE = "cubic-bezier(0.16, 0.84, 0.28, 1)";
/** A hair of rotation, in degrees. */
const LEAN = 7;
const CLOSE_UP_MS = 180;
const OURS = "quiero";
/** Before it is put down: a stick is drawn downward, a pebble, drawn round its own middle, is nearer to the eye. */
const ABOVE: Readonly<Record<string, Keyframe>> = { path: { translate: "0 -7px" }, g: { scale: 1.8 } };

interface Place {
  x: number;
  y: number;
  width: number;
}

const spots = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>("[data-spot]")];
const find = (spot: string): HTMLElement | null => document.querySelector(`[data-spot="${CSS.escape(spot)}"]`);

function placeOf(element: Element): Place {
  const { left, top, width, height } = element.getBoundingClientRect();
  // A turned card fills a broader box than its own; its middle is the same.
  return { x: left + width / 2, y: top + height / 2, width: element instanceof HTMLElement ? element.offsetWidth : width };
}

/** Call before the frame is shown; what comes back, when it is. */
export function stage(before: Frame | null, frame: Frame): () => void {
  if (frame.events.length === 0 || calm() || document.visibilityState !== "visible") return () => undefined;
  const { moves, leaves } = score(before, frame);
  const were = new Map(spots().map((element) => [element.dataset["spot"] ?? "", placeOf(element)]));
  const pictures = leaves.map((leave) => ({ leave, picture: pictureOf(leave) }));
  return () => {
    for (const { leave, picture } of pictures) if (picture) goAway(picture, leave, were);
    const led = new Set(moves.map((move) => move.spot));
    for (const move of moves) make(move, were);
    for (const element of spots()) if (!led.has(element.dataset["spot"] ?? "")) closeUp(element, were);
  };
}

function make(move: Move, were: Map<string, Place>): void {
  if (move.spot.endsWith(":")) {
    const fresh = [...document.querySelectorAll(`[data-spot^="${CSS.escape(move.spot)}"]`)].filter((element) => !were.has(element.getAttribute("data-spot") ?? ""));
    fresh.forEach((element, i) => run(element, { opacity: 0, ...ABOVE[element.tagName] }, move.after + i * (move.step ?? 0), move.lasts));
    return;
  }
  const element = find(move.spot);
  if (!element) return;
  if (move.kind === "turn") run(element, { transform: "perspective(600px) rotateY(90deg)" }, move.after, move.lasts);
  else if (move.kind === "gild") run(element, { scale: 1.09 }, move.after, move.lasts);
  else {
    const from = move.from.find((spot) => were.has(spot));
    const place = from ? were.get(from) : undefined;
    if (place) fly(element, place, from?.startsWith("seat:") ? 0.45 : null, move);
  }
}

/** From there to where it is. */
function fly(element: HTMLElement, from: Place, size: number | null, { after, lasts }: { after: number; lasts: number }): void {
  still(element);
  const to = placeOf(element);
  const [x, y] = [from.x - to.x, from.y - to.y];
  const style = getComputedStyle(element);
  const [restX = 0, restY = 0] = style.translate.split(" ").map((length) => parseFloat(length) || 0);
  const turned = parseFloat(style.rotate) || 0;
  const scale = size ?? Math.min(1.7, Math.max(0.4, from.width / (to.width || 1)));
  run(element, { translate: `${restX + x}px ${restY + y}px`, scale, rotate: `${turned + Math.sign(x || y) * LEAN}deg` }, after, lasts);
}

/** My other cards close up where one has left. */
function closeUp(element: HTMLElement, were: Map<string, Place>): void {
  const spot = element.dataset["spot"] ?? "";
  const was = were.get(spot);
  if (!was || !spot.startsWith("hand:") || element.getAnimations().some(({ id }) => id === OURS)) return;
  const to = placeOf(element);
  if (Math.hypot(was.x - to.x, was.y - to.y) < 2) return;
  const [restX = 0, restY = 0] = getComputedStyle(element).translate.split(" ").map((length) => parseFloat(length) || 0);
  run(element, { translate: `${restX + was.x - to.x}px ${restY + was.y - to.y}px` }, 0, CLOSE_UP_MS);
}

/** One keyframe: it ends where the page has put it. */
function run(element: Element, from: Keyframe, after: number, lasts: number): void {
  still(element);
  element.animate([from], { id: OURS, delay: after, duration: lasts, easing: EASE, fill: "backwards" });
}

function still(element: Element): void {
  for (const animation of element.getAnimations()) if (animation.id === OURS) animation.cancel();
}

// ---- what leaves the table ------------------------------------------------------------------------

/** A picture of it that outlives it, in the same place. */
function pictureOf({ spot }: Leave): HTMLElement | null {
  const element = find(spot);
  if (!element) return null;
  const { x, y, width } = placeOf(element);
  const height = element.offsetHeight;
  const picture = element.cloneNode(true) as HTMLElement;
  picture.removeAttribute("data-spot");
  picture.setAttribute("aria-hidden", "true");
  const { rotate } = getComputedStyle(element);
  // Sizes come from the table: a picture that hangs under the page would lose them.
  const sizes = getComputedStyle(element).getPropertyValue("--card-table");
  picture.style.cssText = `position:fixed;z-index:8;margin:0;pointer-events:none;left:${x - width / 2}px;top:${y - height / 2}px;width:${width}px;height:${height}px;rotate:${rotate};--card-table:${sizes}`;
  return picture;
}

function goAway(picture: HTMLElement, { to, after, lasts }: Leave, were: Map<string, Place>): void {
  document.querySelector("main")?.append(picture);
  const from = placeOf(picture);
  const seen = to.map((spot) => find(spot)).find((element) => element !== null);
  const place = (seen && placeOf(seen)) ?? to.map((spot) => were.get(spot)).find((one) => one !== undefined);
  const end = place ? { translate: `${place.x - from.x}px ${place.y - from.y}px`, scale: 0.5, opacity: 0.4 } : { opacity: 0 };
  const going = picture.animate([{}, end], { id: OURS, delay: after, duration: lasts, easing: EASE, fill: "forwards" });
  going.onfinish = going.oncancel = () => picture.remove();
}
