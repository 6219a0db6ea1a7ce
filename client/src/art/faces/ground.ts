/** What lies behind, under and on the face: the block, the shade of a brim, neck and cloth. */

import type { Character } from './character';
import { C, tone } from './inks';
import { P, fill, gouge, line, row, shape } from './knife';
import type { Vector } from './poses';

/** The block: hand-cut edges and the chatter that the gouge leaves round a figure. */
export function ground(c: Character, s: Vector): string {
  const block = 'M-113 9L-40 6L52 8L114 5L112 96L115 180L112 233L20 235L-70 233L-114 235L-112 130Z';
  if (s.ghost > 0.5) return shape(block, 'none');
  const [field, mark] = s.rays > 0.5 ? [c.ground[0] === c.lamp ? C.bottle : c.lamp, c.paper] : s.dim > 0.5 ? [tone(c.ground[0], 0.45), tone(c.ground[0], 0.62)] : c.ground;
  let d = '';
  if (s.rays > 0.5) {
    for (let i = 0; i < 15; i++) {
      const a = Math.PI * (0.94 + (1.12 * i) / 14), r = 150 + (i % 3) * 12, h = 0.035 + (i % 2) * 0.012;
      const q = (ang: number, rad: number) => P(Math.max(-110, Math.min(110, Math.cos(ang) * rad)), Math.max(10, 118 + Math.sin(ang) * rad));
      d += `M${P(Math.cos(a) * 60, 118 + Math.sin(a) * 60)}L${q(a - h, r)}L${q(a + h, r)}Z`;
    }
    return fill(block, field) + fill(d, mark);
  }
  if (c.house === 'patio' && s.dim < 0.5) {   // hard leaf shade on a wall
    const flip = c.name.length % 2 ? 1 : -1;
    for (const [x, y, a, r] of [[-113, 12, 0.2, 70], [-112, 16, 0.75, 74], [-112, 22, 1.3, 66], [113, 70, 2.75, 52], [113, 76, 3.4, 50], [113, 84, 2.1, 46], [-113, 176, -0.7, 50]] as const) {
      d += gouge(flip * x, y, flip * (x + Math.cos(a) * r), y + Math.sin(a) * r, 13);
    }
    return fill(block, field) + fill(d, mark);
  }
  const seed = c.name.length * 7;
  for (let i = 0; i < 26; i++) {   // lamplight: short cuts that follow the figure
    const side = i % 2 ? 1 : -1, j = i >> 1, x = side * (108 - ((j * 37 + seed) % 34)), y = 14 + j * 15, len = 7 + ((j * 13 + seed) % 10);
    d += gouge(x, y, x - side * len * (0.4 + j * 0.03), y + len * (1.1 - j * 0.05), 1.8);
  }
  return fill(block, field) + fill(d, mark);
}

/** The side of the bust away from the light: key ink printed thin over the cloth. */
export const overprint = `<path d="M${P(60, 206)}L${P(74, 209)}Q${P(102, 216)} ${P(110, 240)}L${P(70, 240)}L${P(80, 228)}L${P(66, 226)}L${P(75, 218)}Z" fill-opacity=".28"/>`;

/** The hard shade of a brim on the brow; its edge is cut. */
export const brimShade = (c: Character, w: number, y: number): string => fill(`M${-w} ${y + 12}L${-w + 2} ${y - 4}L${-w + 16} ${y - 23}L${w - 16} ${y - 23}L${w - 2} ${y - 4}L${w} ${y + 12}Q0 ${y - 4} ${-w} ${y + 12}Z`
  + row(8, line(-w + 6, y + 7, w - 6, y + 7), line(-w + 9, y + 14, w - 3, y + 14), 2.2), c.skin.shade) + fill(`M4 ${y - 23}L${w - 16} ${y - 23}L${w - 2} ${y - 4}L${w} ${y + 12}Q${w * 0.6} ${y + 3} 4 ${y + 2}Z`, c.lidDark);

export function neck(c: Character, w = 30): string {
  const { base, shade } = c.skin, y = c.face.chinY;
  return shape(`M${-w} ${y - 40}L${-w} 206Q${-w - 8} 222 ${-w - 24} 232L${w + 24} 232Q${w + 8} 222 ${w} 206L${w} ${y - 40}Z`, base)
    + fill(`M4 ${y - 10}L2 232L${w + 22} 231Q${w + 6} 222 ${w - 1} 206L${w - 1} ${y - 30}Z`, shade)
    + fill(`M${-w + 2} ${y - 26}L${-w + 4} ${y - 2}L-8 ${y + 15}L10 ${y + 17}L${w - 2} ${y + 3}L${w - 2} ${y - 30}Z` + row(3, line(-18, y + 6, -2, y + 14), line(-12, y + 18, 2, y + 24), 2.2), c.ink);
}
