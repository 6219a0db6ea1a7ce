/** The mouth: two lips that open, twist, purse; teeth, tongue and the folds round it. */

import type { Character } from "./character";
import { LEFT, P, RIGHT, both, fill, gouge, shape, type Side } from "./knife";
import type { Vector } from "./poses";

const LIP_UP = "#a93c36", LIP_LOW = "#c9574c", TONGUE = "#d4574e", LIP_BIT = "#d0483f";

/** Where the lips are, from the person and the pose. */
function place(c: Character, s: Vector) {
  const { y: at, up, low } = c.mouth, y = at + s.gap * 0.1, sag = (s.cR + s.cL) * 0.25;
  return {
    x: s.mx, y, w: s.mw, ax: s.mx - s.mw, bx: s.mx + s.mw, ay: y - s.cR, by: y - s.cL,
    top: y - s.gap * 0.35 + sag, bottom: y + s.gap * 0.75 + sag,
    up: up + (10 - up) * s.purse, low: low + (10 - low) * s.purse + (12 - low) * s.bite,
    round: 0.42 + 0.3 * Math.min(1, s.gap / 12) + 0.5 * s.purse,
  };
}
type Place = ReturnType<typeof place>;

/** From corner to corner through the height `mid`, d inside the corners; and back. */
const reach = (m: Place) => m.w * (1 - m.round) * 0.6;
const control = (m: Place, mid: number) => (8 * mid - m.ay - m.by) / 6;
const go = (m: Place, mid: number, d = 0) =>
  `C${P(m.ax + d + reach(m), control(m, mid))} ${P(m.bx - d - reach(m), control(m, mid))} ${P(m.bx - d, m.by)}`;
const back = (m: Place, mid: number, d = 0) =>
  `C${P(m.bx - d - reach(m), control(m, mid))} ${P(m.ax + d + reach(m), control(m, mid))} ${P(m.ax + d, m.ay)}Z`;

export function mouth(c: Character, s: Vector): string {
  const m = place(c, s), bare = s.purse > 0.3, bitten = s.bite > 0.3;
  let out = fill(lower(m), bare || bitten ? LIP_LOW : c.lipLow) + fill(upper(m), bare ? LIP_UP : c.skin.lip) + fill(gapOf(m, s.purse), c.ink);
  if (s.teeth > 0.3) out += fill(`M${P(m.ax + m.w * 0.2, m.ay + 1.5)}${go(m, m.top + 0.6, m.w * 0.2)}${back(m, m.top + 6.5, m.w * 0.2)}`, c.white);
  if (bitten) out += bite(c, m);
  if (bare) out += fill(kiss(m), c.ink);
  if (Math.abs(s.tongue) > 0.2) out += tongue(c, m, s.tongue);
  const chin = bitten ? "" : gouge(m.x * 0.6 - 7, m.bottom + m.low + 7, m.x * 0.6 + 8, m.bottom + m.low + 7, 1.6, 2);
  return out + fill(fold(c, m, RIGHT, s.cR) + fold(c, m, LEFT, s.cL) + chin, c.ink);
}

const lower = (m: Place) => `M${P(m.ax + 1, m.ay)}${go(m, m.bottom + m.low, 1)}${back(m, m.bottom - 1, 1)}`;

const upper = (m: Place) => `M${P(m.ax, m.ay)}Q${P(m.x - m.w * 0.5, m.top - m.up * 0.9)} ${P(m.x - m.w * 0.22, m.top - m.up)}L${P(m.x, m.top - m.up * 0.62)}`
  + `L${P(m.x + m.w * 0.22, m.top - m.up)}Q${P(m.x + m.w * 0.5, m.top - m.up * 0.9)} ${P(m.bx, m.by)}${back(m, m.top)}`;

function gapOf(m: Place, purse: number): string {
  const e = 1.6 - 0.7 * purse, d = -2 + 3 * purse;
  return `M${P(m.ax + d, m.ay - 1)}${go(m, m.top - e, d)}${back(m, m.bottom + e, d)}`;
}

/** Two teeth on a lip that swells at both sides of them and under them: a bite, not a grin. Made to be read at 56 px. */
function bite(c: Character, m: Place): string {
  const q = (dx: number, dy: number) => P(m.x + dx, m.top + dy);
  const lip = `M${q(-31, 0)}Q${q(-25, 13)} ${q(-16, 10)}Q${q(-9, 20)} ${q(0, 20)}Q${q(9, 20)} ${q(16, 9)}Q${q(25, 12)} ${q(31, -4)}Q${q(0, 3)} ${q(-31, 0)}Z`;
  const teeth = `M${q(-15, -3.5)}L${q(15, -4)}L${q(14, 9.5)}Q${q(8, 12.5)} ${q(1, 11)}L${q(0, 8.5)}L${q(-1, 11)}Q${q(-8, 12.5)} ${q(-14, 9.5)}Z`;
  return shape(lip, LIP_BIT, 2) + shape(teeth, c.white, 2) + fill(gouge(m.x, m.top - 3, m.x, m.top + 10, 1.3), c.ink)
    + fill(gouge(m.x - 12, m.top + 26, m.x + 12, m.top + 26, 3, 3) + both((k) => gouge(m.x + k * 33, m.top - 7, m.x + k * 29, m.top + 12, 2.8, k * 3)), c.ink);
}

const kiss = (m: Place) => both((k) => gouge(m.x + k * 13, m.y - 5, m.x + k * 19, m.y - 8, 1.5) + gouge(m.x + k * 13, m.y + 4, m.x + k * 19, m.y + 8, 1.5))
  + gouge(m.x - 5, m.y + m.up + m.low + 8, m.x + 5, m.y + m.up + m.low + 8, 1.5);

function tongue(c: Character, m: Place, side: number): string {
  const x = m.x + side * m.w * 0.35, q = (dx: number, dy: number) => P(x + side * dx, m.y + dy);
  return shape(`M${q(-10, 0)}L${q(14, -2)}C${q(26, 2)} ${q(33, 11)} ${q(28, 20)}C${q(23, 28)} ${q(10, 24)} ${q(4, 17)}C${q(-2, 11)} ${q(-6, 6)} ${q(-10, 0)}Z`, TONGUE)
    + fill(gouge(x + side * 3, m.y + 4, x + side * 15, m.y + 11, 1.3, side), c.ink);
}

/** From the wing of the nose to the corner: when it smiles, and when it has smiled a lot. */
function fold(c: Character, m: Place, k: Side, lift: number): string {
  if (lift <= 5 && c.age <= 50) return "";
  const cheek = (x: number) => k * Math.min(k * x, c.face.jaw - 3), smile = Math.max(0, lift);
  const dimple = lift > 10 ? gouge(cheek(m.x + k * (m.w + 7)), m.y - 12, cheek(m.x + k * (m.w + 6)), m.y + 2, 2.4, k * -4) : "";
  return dimple + gouge(k * 17 + m.x * 0.3, c.nose.y + 1, cheek(m.x + k * (m.w + 8)), m.y - 2 - smile * 0.6, 1.8 + smile * 0.1, k * -3);
}
