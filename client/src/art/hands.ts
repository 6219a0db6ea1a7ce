/** Piedra, papel y tijera: three hands in the linocut manner on 120 × 140, palm to the viewer, cut off by a sleeve. */

import { CHARACTERS, type Who } from "./faces";
import { P, fill, gouge, type Point } from "./faces/knife";

export const KINDS = ["piedra", "papel", "tijera"] as const;
export type Kind = (typeof KINDS)[number];

interface Inks { base: string; shade: string; hi: string; ink: string; cuff: string; cloth: string }

const KEY = 3.4;
const cut = (d: string, ink: string) => `<path d="${d}" fill="${ink}" stroke-width="${KEY}"/>`;

/** A finger from its root to its tip, thicker at the joint: flat, shade on the right, nail side away from us. */
function finger(from: Point, to: Point, root: number, tip: number, inks: Inks): string {
  const [x1, y1] = from, [x2, y2] = to, dx = x2 - x1, dy = y2 - y1, length = Math.hypot(dx, dy);
  const ux = dx / length, uy = dy / length, nx = -uy, ny = ux;
  const at = (along: number, across: number) => P(x1 + ux * along + nx * across, y1 + uy * along + ny * across);
  const r = root / 2, t = tip / 2, end = length + t * 0.35;
  const d = `M${at(0, -r)}C${at(length * 0.25, -r)} ${at(length * 0.4, -r * 0.86)} ${at(length * 0.5, -(r + t) * 0.5)}`
    + `C${at(length * 0.66, -t * 1.12)} ${at(length * 0.8, -t)} ${at(length * 0.92, -t)}C${at(end + t * 0.7, -t * 0.9)} ${at(end + t * 0.7, t * 0.9)} ${at(length * 0.92, t)}`
    + `C${at(length * 0.8, t)} ${at(length * 0.66, t * 1.12)} ${at(length * 0.5, (r + t) * 0.5)}C${at(length * 0.4, r * 0.86)} ${at(length * 0.25, r)} ${at(0, r)}Z`;
  const dark = `M${at(0, r)}C${at(length * 0.25, r)} ${at(length * 0.4, r * 0.86)} ${at(length * 0.5, (r + t) * 0.5)}C${at(length * 0.66, t * 1.12)} ${at(length * 0.8, t)} ${at(length * 0.92, t)}`
    + `L${at(length * 0.86, t * 0.35)}L${at(length * 0.5, t * 0.5)}L${at(0, r * 0.3)}Z`;
  const joint = (f: number) => `M${at(length * f, -t * 0.75)}Q${at(length * f + 3.4, 0)} ${at(length * f, t * 0.7)}Q${at(length * f + 0.4, 0)} ${at(length * f, -t * 0.75)}Z`;
  return cut(d, inks.base) + fill(dark, inks.shade) + fill(joint(0.34) + joint(0.68), inks.ink) + `<path d="${d}" fill="none" stroke-width="${KEY}"/>`;
}

/** A finger shut upon the palm, seen from the knuckle: a rounded block with a nail's worth of shade. */
function shut(x: number, y: number, w: number, h: number, inks: Inks): string {
  const r = w * 0.42, d = `M${P(x, y + r)}Q${P(x, y)} ${P(x + r, y)}L${P(x + w - r, y - 0.6)}Q${P(x + w, y)} ${P(x + w, y + r)}L${P(x + w - 0.6, y + h - r)}Q${P(x + w - 1, y + h)} ${P(x + w - r, y + h)}L${P(x + r, y + h)}Q${P(x, y + h)} ${P(x, y + h - r)}Z`;
  return cut(d, inks.base) + fill(`M${P(x + w * 0.66, y + 2)}Q${P(x + w - 1, y + 2)} ${P(x + w - 1, y + r + 2)}L${P(x + w - 1.5, y + h - 3)}L${P(x + w * 0.6, y + h - 3)}Z`, inks.shade)
    + fill(gouge(x + 3, y + h * 0.5, x + w - 3, y + h * 0.46, 1.1, 2), inks.ink) + fill(gouge(x + w * 0.3, y + 4, x + w * 0.3, y + h * 0.38, 1.5), inks.hi);
}

/** Wrist and sleeve. */
function arm(inks: Inks): string {
  return cut("M42 96L40 126L82 126L80 94Z", inks.base) + fill("M66 100L80 96L82 126L64 126Z", inks.shade)
    + cut("M34 121Q60 115 88 120L92 140H30Z", inks.cuff) + fill("M72 120L88 121L91 139H70Z", inks.cloth)
    + fill(gouge(40, 126, 56, 124, 1.3) + gouge(38, 133, 60, 131, 1.3), inks.ink);
}

const PALM = "M37 64Q34 84 42 104L80 103Q89 84 87 62L80 54L46 55Z";

function papel(inks: Inks): string {
  return arm(inks) + finger([82, 66], [95, 24], 15, 11, inks) + finger([70, 60], [75, 8], 16, 12, inks) + finger([56, 60], [54, 5], 16, 12, inks)
    + finger([43, 64], [32, 17], 15, 11, inks) + finger([43, 92], [11, 58], 19, 13, inks)
    + cut("M36 62Q42 57 49 59Q56 55 63 58Q70 55 77 60Q85 60 90 66Q90 88 82 105L42 106Q35 98 34 88Q30 84 35 78Z", inks.base)
    + fill("M90 66Q90 88 82 105L66 106L72 86L80 72Z", inks.shade)
    + fill(gouge(40, 76, 82, 70, 1.5, -6) + gouge(46, 86, 80, 84, 1.4, -5) + gouge(47, 66, 56, 104, 1.7, -9), inks.ink)
    + fill(gouge(40, 92, 44, 100, 1.4) + gouge(62, 64, 60, 72, 1.2) + gouge(48, 62, 47, 69, 1.2), inks.hi);
}

function tijera(inks: Inks): string {
  return arm(inks) + finger([50, 66], [30, 10], 17, 12, inks) + finger([66, 64], [82, 6], 17, 12, inks)
    + cut(PALM, inks.base) + fill("M87 62Q89 84 80 103L68 104L76 84L76 60Z", inks.shade)
    + shut(64, 58, 15, 26, inks) + shut(78, 62, 13, 23, inks)
    + thumb("M38 68Q33 82 42 93Q56 103 72 93Q81 88 79 80Q74 75 66 80Q57 84 51 78Q48 70 45 66Z", inks)
    + fill(gouge(42, 72, 46, 84, 1.3) + gouge(48, 60, 58, 61, 1.3), inks.hi);
}

function piedra(inks: Inks): string {
  return arm(inks) + cut("M32 58Q28 82 40 104L82 104Q94 84 91 56Z", inks.base) + fill("M91 56Q94 84 82 104L68 105L78 84Z", inks.shade)
    + shut(30, 36, 16, 38, inks) + shut(46, 31, 16, 42, inks) + shut(62, 32, 16, 41, inks) + shut(78, 38, 14, 36, inks)
    + thumb("M30 70Q26 84 36 94Q52 102 70 92Q82 88 80 79Q76 72 66 76Q54 81 46 75Q40 68 34 66Z", inks)
    + fill(gouge(50, 98, 74, 96, 1.3, -2), inks.ink);
}

function thumb(d: string, inks: Inks): string {
  return cut(d, inks.base) + fill("M44 92Q58 100 71 91Q80 87 78 81Q70 88 60 90Q52 92 44 92Z", inks.shade)
    + cut("M67 80Q74 76 78 81Q78 86 72 89Q67 86 67 80Z", inks.hi) + fill(gouge(50, 80, 53, 90, 1.2, -2), inks.ink);
}

const HANDS: Record<Kind, (inks: Inks) => string> = { piedra, papel, tijera };

/** The hand of `who`, as the inside of an SVG with viewBox "0 0 120 140". */
export function handOf(who: Who, kind: Kind): string {
  const { skin, ink, cuff } = CHARACTERS[who];
  const inks: Inks = { ...skin, ink, cuff, cloth: "rgb(0 0 0 / 0.28)" };
  return `<g fill="${ink}" stroke="${ink}" stroke-width="0" stroke-linejoin="round">${HANDS[kind](inks)}</g>`;
}
