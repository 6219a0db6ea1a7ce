/** The print: one bust as one SVG string. */

import type { Character } from "./character";
import { brow, eye } from "./eyes";
import { ground, overprint } from "./ground";
import { both, compact, n } from "./knife";
import { mouth } from "./mouth";
import { CHARACTERS, type Who } from "./people";
import { resolve, type Pose, type Vector } from "./poses";
import { ears, fist, nose, skull } from "./skull";

/** How far each person's resting face shows: not while the mouth is elsewhere. */
function settle(c: Character, pose: Pose): Vector {
  const s = resolve(pose), calm = Math.max(0, 1 - Math.abs(s.mx) / 20) * (1 - s.bite);
  s.mx *= Math.min(1, (c.face.jaw + c.face.cheek) / 100);   // a mouth stays within its face
  for (const [key, value] of Object.entries(c.rest) as [keyof Vector, number][]) s[key] += value * calm;
  return s;
}

/** What sits on the head is pushed up by the brows, and thrown back with joy. */
function cover(c: Character, s: Vector): string {
  if (!c.hat || c.fixed) return c.hat?.(c) ?? "";
  const lift = Math.max(0, -(s.browRy + s.browLy)) * (c.brow.lift ?? 1), up = 6 + lift * 0.6 * (1 - s.hat) + 14 * s.hat;
  return `<g transform="translate(${n(-8 * s.hat)} ${n(-up)})rotate(${n(-6 * s.hat)} 0 140)">${c.hat(c)}</g>`;
}

/** How the head is carried: its tilt and nod in this pose, and its own size, seat on the neck and lean. */
function carried(c: Character, s: Vector): (inner: string) => string {
  const { size = 1, sink = 0, lean = 0 } = c.carriage ?? {}, tilt = s.tilt + lean, k = 1.1 * size;
  const move = `translate(${n(-2.2 * tilt)} ${n(20 + 2 * s.nod + sink)})rotate(${n(tilt)} 0 400)translate(0 ${n(169 - 190 * k)})scale(${k.toFixed(3)})`;
  return (inner) => inner && `<g transform="${move}">${inner}</g>`;
}

/** The trunk stands on the lower edge: broad or narrow, high or sloping; it sinks with whoever loses. */
function shoulders(c: Character, s: Vector): string {
  const { broad = 1, high = 1 } = c.build ?? {};
  return `translate(0 ${n(488 + s.nod * 0.5)})scale(${broad} ${high})translate(0 -480)`;
}

/** A face turned a little aside: its features move across the skull, the nose furthest. */
const across = (dx: number, inner: string): string => (dx && inner ? `<g transform="translate(${n(dx)})">${inner}</g>` : inner);

function cutBlock(c: Character, s: Vector): string {
  const head = carried(c, s), turn = c.turn ?? 0, under = c.under?.(c, s) ?? "";
  const features = ears(c) + skull(c, s) + across(c.beard ? s.mx * 0.4 : 0, under)
    + across(turn, both((k) => eye(c, s, k))) + across(turn * 1.5, nose(c, s)) + across(turn, mouth(c, s) + (c.over?.(c, s) ?? ""))
    + c.hair(c) + across(turn, both((k) => brow(c, s, k))) + cover(c, s);
  const chin = s.hand > 0.5 ? `<g transform="translate(42 ${n(16 + (1 - s.hand) * 120)})">${fist(c)}</g>` : "";
  return ground(c, s) + head(c.back(c, s)) + `<g transform="${shoulders(c, s)}">${c.body(c)}${overprint}</g>` + head(features) + chin;
}

const PALE = "#9a8f7a", BARE = "#ece2cb";

/** The block before it is inked: every flat becomes paper, every ink a pale line. For someone who is not there. */
const uninked = (block: string, ink: string): string => block
  .replace(/fill="(#[0-9a-f]{6})"/g, (_, f: string) => `fill="${f === ink ? PALE : BARE}"`)
  .replace(/stroke="#[0-9a-f]{6}"/g, `stroke="${PALE}"`).replaceAll('stroke-width="8"', 'stroke-width="6"');

/**
 * The bust of `who` in `pose`, as the inside of an SVG with viewBox "-240 0 480 480" (units of half a block unit).
 * No ids, no classes, no style: any number of these may stand in one page. Pure.
 */
export function face(who: Who, pose: Pose = "neutral"): string {
  const c = CHARACTERS[who], s = settle(c, pose), faded = s.ghost > 0.5, ink = faded ? PALE : c.ink;
  const block = cutBlock(c, s);
  const print = (faded ? uninked(block, c.ink) : block)
    .replaceAll(` fill="${ink}"`, "").replace(/ d="([^"]*)"/g, (_, d: string) => ` d="${compact(d)}"`);
  return `<g fill="${ink}" stroke="${ink}" stroke-width="0" stroke-linejoin="round"${faded ? ' stroke-dasharray="14 9"' : ""}>${print}</g>`;
}

const still = new Map<string, string>();
const KEPT = 240;

/** What tells two poses apart. */
export const keyOf = (pose: Pose): string => (typeof pose === "string" ? pose : JSON.stringify(pose));

/** `face`, cut once for each person and pose (a cut takes a millisecond or two), as long as it is among the last that were asked for. */
export function stillFace(who: Who, pose: Pose = "neutral"): string {
  const key = `${who} ${keyOf(pose)}`, cut = still.get(key) ?? face(who, pose);
  still.delete(key);
  still.set(key, cut);
  if (still.size > KEPT) still.delete(still.keys().next().value!);
  return cut;
}
