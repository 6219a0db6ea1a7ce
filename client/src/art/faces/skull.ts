/** Skull, ears, nose, and the fist that holds a chin. */

import { EY, type Character } from "./character";
import { P, RIGHT, blob, both, fill, gouge, line, mirror, poly, row, segments, shape, type Point } from "./knife";
import type { Vector } from "./poses";

/** Outline of the face, from the crown clockwise; an open jaw drops. */
function outline(c: Character, s: Vector): Point[] {
  const { top = 40, temple, cheek, jaw, chin, jawY, chinY } = c.face, drop = s.gap * 0.35, turn = c.turn ?? 0;
  const half: Point[] = [[0, top], [temple * 0.74, top + 12], [temple, EY - 26], [cheek, EY + 14], [jaw, jawY + drop * 0.5], [chin, chinY - 7 + drop], [0, chinY + drop]];
  return mirror(half).map(([x, y]) => [y > 150 ? x + s.mx * 0.22 + turn * 0.7 : x - turn * 0.2, y]);
}

export function ears(c: Character): string {
  const x = c.face.cheek - 1, { base, shade } = c.skin, e = c.ear ?? 1, turn = c.turn ?? 0;
  return both((k) => {
    const at = (px: number, py: number): Point => [k * (x + px * e) - turn * 0.6, EY + py * e];
    const [ax, ay] = at(5, -6), [bx, by] = at(3, 13);
    return shape(blob([at(-6, -12), at(9, -12), at(11, 6), at(3, 23), at(-6, 20)]), k === RIGHT ? base : shade) + fill(gouge(ax, ay, bx, by, 3 * e, k * -3), c.ink);
  });
}

export function skull(c: Character, s: Vector): string {
  const points = outline(c, s), curves = segments(points), start = `M${P(0, points[0]?.[1] ?? 40)}`, whole = `${start}${curves.join("")}Z`;
  const { base, shade, hi } = c.skin, f = c.face, nose = c.nose, turn = c.turn ?? 0;
  // The lit plane ends on the ridge of the nose; below it the cut runs to the chin.
  const ridge: Point[] = [
    [f.chin * 0.55, f.chinY - 4 + s.gap * 0.35], [f.chin * 0.5 + 6, 176], [22 + s.mx * 0.2, 158], [10, nose.y + 8], [nose.w * 0.75, nose.y],
    [8, nose.y - 8], [5, EY + 2], [9, EY - 12], [22, EY - 26], [26, 60],
  ];
  const dark = `${start}${curves.slice(0, 6).join("")}L${ridge.map(([x, y]) => P(x + turn, y)).join("L")}Z`;
  const comb = row(5, line(22 + turn, 152, 21 + turn, 178), line(9 + turn, 158, 12 + turn, 182), 2.2) + row(4, line(25 + turn, 64, 22 + turn, 84), line(8 + turn, 66, 9 + turn, 84), 2);
  const patch = poly([[15, EY + 21], [27, EY + 20], [40, EY + 15], [35, EY + 27], [19, EY + 43], [15, EY + 33]].map(([x = 0, y = 0]): Point => [x + turn, y]));
  const edge = f.cheek - 4;
  const jaw = `M${P(f.cheek, EY + 14)}${curves.slice(3, 5).join("")}L${P(f.jaw - 9, f.jawY - 1)}L${P(f.cheek - 9, EY + 30)}Z`
    + row(5, line(edge - 4, EY + 32, f.jaw - 6, f.jawY - 2), line(edge - 18, EY + 40, f.jaw - 20, f.jawY + 2), 2.4);
  const light = row(4, line(-f.temple + 12, EY - 22, -f.temple + 32, EY - 31), line(-f.temple + 15, EY - 34, -f.temple + 37, EY - 40), 2)
    + row(3, line(-f.cheek + 12, EY + 20, -f.cheek + 25, EY + 28), line(-f.cheek + 17, EY + 34, -f.cheek + 31, EY + 37), 2.4);
  return shape(whole, base) + fill(dark + comb, shade) + fill(patch, base) + fill(jaw, c.ink) + fill(light, hi) + shape(whole, "none");
}

export function nose(c: Character, s: Vector): string {
  const { w, y, bridge = 4, hook = 0, button = false } = c.nose, dx = s.mx * 0.18, q = (px: number, py: number) => P(px + dx, y + py);
  const hump = bridge + hook;
  const ridge = button
    ? `M${P(bridge + 2, y - 22)}Q${P(bridge + 4, y - 12)} ${q(w * 0.8, -6)}L${q(w * 0.66, -1)}Q${P(bridge + 1, y - 11)} ${P(bridge + 2, y - 22)}Z`
    : `M${P(7, EY - 10)}Q${P(3 + hook * 0.3, EY + 4)} ${P(hump + 1, EY + 14)}Q${P(hump + 5, y - 14)} ${q(w * 0.8, -6)}`
      + `L${q(w * 0.72, 0)}Q${P(bridge + hook * 0.6, y - 12)} ${P(hump - 1, EY + 14)}Q${P(2, EY)} ${P(7, EY - 10)}Z`;
  const wings = `M${q(-w, -4)}Q${q(-w - 1, 2)} ${q(-w * 0.5, 1)}Q${q(0, 8)} ${q(w * 0.5, 1)}Q${q(w + 2, 2)} ${q(w, -6)}`
    + `Q${q(w + 4, 6)} ${q(w * 0.5, 4)}Q${q(0, 11)} ${q(-w * 0.5, 4)}Q${q(-w - 4, 6)} ${q(-w, -4)}Z`;
  return fill(ridge + wings, c.ink) + fill(gouge(-2 + dx, EY + 16, -1 + dx, y - 8, 2), c.skin.hi);
}

/** A fist that holds the chin: thinking. */
export function fist(c: Character): string {
  const { base, shade } = c.skin;
  const back = "M30 240L26 218L20 206Q18 196 26 190L46 180Q58 176 62 186L68 212L72 240Z";
  return shape("M15 192L10 158L12 149Q16 144 21 148L24 156L34 186Z", base) + fill(gouge(12, 166, 22, 164, 1.2) + gouge(14, 153, 19, 151, 1.3), c.ink)
    + fill(back, base) + fill("M50 240L48 208L62 190L70 216L74 240Z" + row(3, line(49, 210, 51, 232), line(37, 214, 39, 236), 2), shade) + shape(back, "none")
    + shape("M30 212L2 208L-8 203Q-12 196 -4 194L12 195L34 192Q40 204 30 212Z", base)
    + fill(gouge(36, 186, 41, 198, 1.8) + gouge(47, 182, 51, 195, 1.8) + gouge(-6, 200, 0, 197, 1.2), c.ink)
    + shape("M22 228L80 222L84 240L22 240Z", c.cuff);
}
