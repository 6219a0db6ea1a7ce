/** What lies behind, under and on the face: the block, the shade of a brim, neck and cloth. */

import { EY, type Character } from "./character";
import { C, tone } from "./inks";
import { P, blob, both, fill, gouge, line, row, shape, stroke, type Side } from "./knife";
import type { Vector } from "./poses";

/** The block: hand-cut edges and the chatter that the gouge leaves round a figure. */
export function ground(c: Character, s: Vector): string {
  const block = "M-113 9L-40 6L52 8L114 5L112 96L115 180L112 233L20 235L-70 233L-114 235L-112 130Z";
  if (s.ghost > 0.5) return shape(block, c.paper);
  const [field, mark] = c.ground;
  if (s.rays > 0.5) return fill(block, field === c.lamp ? C.bottle : c.lamp) + fill(sun(), c.paper);
  if (s.dim > 0.5) return fill(block, tone(field, 0.45)) + fill(lamplight(c.name.length * 7), tone(field, 0.62));
  return fill(block, field) + fill(c.house === "patio" ? leafShade(c.name.length % 2 ? 1 : -1) : lamplight(c.name.length * 7), mark);
}

/** Rays behind someone who wins. */
function sun(): string {
  let d = "";
  for (let i = 0; i < 15; i++) {
    const a = Math.PI * (0.94 + (1.12 * i) / 14), r = 150 + (i % 3) * 12, half = 0.035 + (i % 2) * 0.012;
    const rim = (b: number) => P(Math.max(-110, Math.min(110, Math.cos(b) * r)), Math.max(10, 118 + Math.sin(b) * r));
    d += `M${P(Math.cos(a) * 60, 118 + Math.sin(a) * 60)}L${rim(a - half)}L${rim(a + half)}Z`;
  }
  return d;
}

/** Hard leaf shade on a wall at noon: x, y, direction and length of each leaf. */
const LEAVES = [
  [-113, 12, 0.2, 70], [-112, 16, 0.75, 74], [-112, 22, 1.3, 66], [113, 70, 2.75, 52], [113, 76, 3.4, 50], [113, 84, 2.1, 46], [-113, 176, -0.7, 50],
] as const;
const leafShade = (flip: Side): string =>
  LEAVES.map(([x, y, a, r]) => gouge(flip * x, y, flip * (x + Math.cos(a) * r), y + Math.sin(a) * r, 13)).join("");

/** Short cuts that follow the figure, as the lamp throws them. */
function lamplight(seed: number): string {
  let d = "";
  for (let i = 0; i < 26; i++) {
    const side = i % 2 ? 1 : -1, j = i >> 1, length = 7 + ((j * 13 + seed) % 10);
    const x = side * (108 - ((j * 37 + seed) % 34)), y = 14 + j * 15;
    d += gouge(x, y, x - side * length * (0.4 + j * 0.03), y + length * (1.1 - j * 0.05), 1.8);
  }
  return d;
}

/** The side of the bust away from the light: key ink printed thin over the cloth. */
export const overprint = '<path d="M60 206L74 209Q102 216 110 240L70 240L80 228L66 226L75 218Z" fill-opacity=".28"/>';

/** The hard shade of a brim on the brow; its edge is cut. */
export const brimShade = (c: Character, w: number, y: number): string =>
  fill(`M${-w} ${y + 12}L${-w + 2} ${y - 4}L${-w + 16} ${y - 23}L${w - 16} ${y - 23}L${w - 2} ${y - 4}L${w} ${y + 12}Q0 ${y - 4} ${-w} ${y + 12}Z`
    + row(8, line(-w + 6, y + 7, w - 6, y + 7), line(-w + 9, y + 14, w - 3, y + 14), 2.2), c.skin.shade)
  + fill(`M4 ${y - 23}L${w - 16} ${y - 23}L${w - 2} ${y - 4}L${w} ${y + 12}Q${w * 0.6} ${y + 3} 4 ${y + 2}Z`, c.lidDark);

export function neck(c: Character, w = 30): string {
  const { base, shade } = c.skin, y = c.face.chinY;
  return shape(`M${-w} ${y - 40}L${-w} 206Q${-w - 8} 222 ${-w - 24} 232L${w + 24} 232Q${w + 8} 222 ${w} 206L${w} ${y - 40}Z`, base)
    + fill(`M4 ${y - 10}L2 232L${w + 22} 231Q${w + 6} 222 ${w - 1} 206L${w - 1} ${y - 30}Z`, shade)
    + fill(`M${-w + 2} ${y - 26}L${-w + 4} ${y - 2}L-8 ${y + 15}L10 ${y + 17}L${w - 2} ${y + 3}L${w - 2} ${y - 30}Z`
        + row(3, line(-18, y + 6, -2, y + 14), line(-12, y + 18, 2, y + 24), 2.2), c.ink);
}

/** Two lenses and a bridge, clear glass: what the eyes do must be seen through them. */
export function glasses(c: Character, r: number, square = 0.27, ink = c.ink): string {
  const lens = (k: Side) => {
    const x = k * (c.eye.x + 1), y = EY + 2, a = r * 0.74;
    const rim = blob([[x, y - r], [x + a, y - a], [x + r, y], [x + a, y + a], [x, y + r], [x - a, y + a], [x - r, y], [x - a, y - a]], square);
    return stroke(rim, ink, 1.7) + fill(gouge(x - r * 0.62, y + r * 0.1, x - r * 0.1, y - r * 0.62, 1.3, -2), c.paper);
  };
  const inner = c.eye.x + 1 - r;
  return both(lens) + stroke(`M${P(-inner, EY)}Q${P(0, EY - 7)} ${P(inner, EY)}`, ink, 1.7)
    + both((k) => stroke(`M${P(k * (c.eye.x + 1 + r), EY - 1)}L${P(k * (c.face.cheek + 3), EY - 6)}`, ink, 1.7));
}
