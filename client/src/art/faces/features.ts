/** The parts of a face, each a function of the person and of the vector of the pose. */

import { EY, type Character } from './character';
import { LEFT, P, RIGHT, blob, both, fill, gouge, line, mirror, poly, row, segments, shape, square, type Point, type Side } from './knife';
import type { Vector } from './poses';

/** Outline of the face, from the crown clockwise; an open jaw drops. */
function outline(c: Character, s: Vector): Point[] {
  const f = c.face, drop = s.gap * 0.35;
  const pts = mirror([[0, f.top ?? 40], [f.temple * 0.74, (f.top ?? 40) + 12], [f.temple, EY - 26], [f.cheek, EY + 14], [f.jaw, f.jawY + drop * 0.5], [f.chin, f.chinY - 7 + drop], [0, f.chinY + drop]]);
  return pts.map(([x, y]) => [y > 150 ? x + s.mx * 0.22 : x, y]);
}

export function ears(c: Character): string {
  const x = c.face.cheek - 1, { base, shade } = c.skin;
  return both((k) => shape(blob([[k * (x - 6), EY - 12], [k * (x + 9), EY - 12], [k * (x + 11), EY + 6], [k * (x + 3), EY + 23], [k * (x - 6), EY + 20]]), k === RIGHT ? base : shade)
    + fill(gouge(k * (x + 5), EY - 6, k * (x + 3), EY + 13, 3, k * -3), c.ink));
}

export function skull(c: Character, s: Vector): string {
  const pts = outline(c, s), seg = segments(pts), { base, shade, hi } = c.skin, f = c.face, m = c.nose;
  const d = `M${P(...pts[0]!)}${seg.join('')}Z`;
  // The lit plane ends on the ridge of the nose; below it the cut runs to the chin.
  const cut: Point[] = [[f.chin * 0.55, f.chinY - 4 + s.gap * 0.35], [f.chin * 0.5 + 6, 176], [22 + s.mx * 0.2, 158], [10, m.y + 8], [m.w * 0.75, m.y], [8, m.y - 8], [5, EY + 2], [9, EY - 12], [22, EY - 26], [26, 60]];
  const dark = `M${P(...pts[0]!)}${seg.slice(0, 6).join('')}L${cut.map(([x, y]) => P(x, y)).join('L')}Z`;
  const comb = row(5, line(22, 152, 21, 178), line(9, 158, 12, 182), 2.2) + row(4, line(25, 64, 22, 84), line(8, 66, 9, 84), 2);
  const patch = poly([[15, EY + 21], [27, EY + 20], [40, EY + 15], [35, EY + 27], [19, EY + 43], [15, EY + 33]]);
  const edge = f.cheek - 4;
  const jaw = `M${P(f.cheek, EY + 14)}${seg[3]}${seg[4]}L${P(f.jaw - 9, f.jawY - 1)}L${P(f.cheek - 9, EY + 30)}Z`
    + row(5, line(edge - 4, EY + 32, f.jaw - 6, f.jawY - 2), line(edge - 18, EY + 40, f.jaw - 20, f.jawY + 2), 2.4);
  return shape(d, base) + fill(dark + comb, shade) + fill(patch, base) + fill(jaw, c.ink)
    + fill(row(4, line(-f.temple + 12, EY - 22, -f.temple + 32, EY - 31), line(-f.temple + 15, EY - 34, -f.temple + 37, EY - 40), 2)
    + row(3, line(-f.cheek + 12, EY + 20, -f.cheek + 25, EY + 28), line(-f.cheek + 17, EY + 34, -f.cheek + 31, EY + 37), 2.4), hi)
    + shape(d, 'none');
}

export function nose(c: Character, s: Vector): string {
  const { w, y, bridge = 4 } = c.nose, dx = s.mx * 0.18;
  const ridge = `M${P(7, EY - 10)}Q${P(3, EY + 4)} ${P(bridge + 1, EY + 14)}Q${P(bridge + 5, y - 14)} ${P(w * 0.8 + dx, y - 6)}L${P(w * 0.72 + dx, y)}Q${P(bridge, y - 12)} ${P(bridge - 1, EY + 14)}Q${P(2, EY)} ${P(7, EY - 10)}Z`;
  const base = `M${P(-w + dx, y - 4)}Q${P(-w - 1 + dx, y + 2)} ${P(-w * 0.5 + dx, y + 1)}Q${P(dx, y + 8)} ${P(w * 0.5 + dx, y + 1)}Q${P(w + 2 + dx, y + 2)} ${P(w + dx, y - 6)}Q${P(w + 4 + dx, y + 6)} ${P(w * 0.5 + dx, y + 4)}Q${P(dx, y + 11)} ${P(-w * 0.5 + dx, y + 4)}Q${P(-w - 4 + dx, y + 6)} ${P(-w + dx, y - 4)}Z`;
  return fill(ridge + base, c.ink) + fill(gouge(-2 + dx, EY + 16, -1 + dx, y - 8, 2), c.skin.hi);
}

export function eye(c: Character, s: Vector, k: Side): string {
  const e = c.eye, x = k * e.x, w = e.w, y = EY, q = k === RIGHT ? s.sqR : s.sqL, open = (k === RIGHT ? s.lidR : s.lidL) * (e.open ?? 1);
  const xi = x - k * w, xo = x + k * w, yi = y + 2, yo = y - (e.rise ?? 2);
  const low = 13 - 16 * q, up = -low + open * (24 + low);   // control heights of the lower and upper lid
  const at = (h: number) => (px: number) => { const t = (px - xi) / (xo - xi); return (1 - t) ** 2 * yi + 2 * t * (1 - t) * (y + h) + t * t * yo; };
  const top = at(-up), bottom = at(low);
  const white = `M${P(xi, yi)}Q${P(x, y - up)} ${P(xo, yo)}Q${P(x, y + low)} ${P(xi, yi)}Z`;
  const lid = `M${P(xi, yi - 1)}Q${P(x - k * 3, y - 31)} ${P(xo + k * 3, yo - 3)}L${P(xo, yo)}Q${P(x, y - up)} ${P(xi, yi)}Z`;
  const thick = 8 + 5 * q;
  const lash = `M${P(xi - k * 2, yi + 1)}Q${P(x - k * 2, y - up - thick)} ${P(xo + k * (e.lash ?? 3), yo - 1 - (e.lash ?? 3) * 0.6 * (1 - q) * Math.min(1, open * 2))}Q${P(x + k * 2, y - up + 1 + 2 * q)} ${P(xi - k * 2, yi + 1)}Z`;
  let iris = '';
  if (open > 0.12) {
    const cx = x + s.gx * w * 0.48, cy = y - 2 + s.gy * 5, r = 8.2, pts: Point[] = [];
    for (let i = 0; i < 16; i++) {
      const px = cx + r * Math.cos((i * Math.PI) / 8), py = cy + r * Math.sin((i * Math.PI) / 8);
      pts.push([px, Math.min(Math.max(py, top(px)), bottom(px))]);
    }
    iris = fill(poly(pts), c.ink) + (open > 0.6 ? fill(square(cx - 5, cy - 2.5, 3.6), c.paper) : '');
  }
  const under = open > 0.1 ? gouge(xi, yi, xo, yo, 1, k * low) : '';
  const lashes = open <= 0.1 && q < 0.5 ? row(3, line(x + k * 1, y + 6, xo - k * 1, yo + 3), line(x + k * 4, y + 13, xo + k * 5, yo + 8), 1.6) : '';
  const feet = q > 0.3 ? row(2, line(xo + k * 3, yo - 3, xo + k * 3, yo + 4), line(xo + k * 12, yo - 9, xo + k * 12, yo + 8), 1.8) + gouge(xi + k * 5, y + 13, xo, y + 11, 2, -k * 4) : '';
  return fill(lid, k === RIGHT ? c.skin.shade : c.lidDark) + fill(white, c.white) + iris + fill(lash + under + lashes + feet, c.ink)
    + (c.age > 50 ? fill(gouge(xi + k * 3, y + 12, xo - k * 3, y + 11, 1.4, k * 5), c.ink) : '');
}

export function brow(c: Character, s: Vector, k: Side): string {
  const b = c.brow, x = k * c.eye.x, dy = (k === RIGHT ? s.browRy : s.browLy) * (b.lift ?? 1), inner = k === RIGHT ? s.browRi : s.browLi, y = EY - 22.5 + dy;
  const xi = x - k * 15 - k * Math.max(0, inner) * 0.4, xo = x + k * 20, yi = y + inner, yo = y + 3, h = b.h, lift = -dy * 0.15;
  const d = `M${P(xi, yi - h * 0.4)}L${P(xi - k, yi + h * 0.6)}Q${P(x - k * 2, y - b.arch * 0.9 - lift + h * 0.6)} ${P(x + k * 6, y - b.arch - lift + h * 0.35)}L${P(xo, yo)}L${P(x + k * 8, y - b.arch - lift - h * 0.6)}Q${P(x - k * 2, y - b.arch * 0.9 - lift - h * 0.5)} ${P(xi, yi - h * 0.4)}Z`;
  const crease = dy < -6 ? gouge(k * 3, EY - 34, x + k * 12, EY - 40, 2.2, k * 3) + gouge(k * 6, EY - 28, x - k * 4, EY - 31, 1.6, k * 2) : '';
  const knot = inner > 5 ? gouge(k * 4, EY - 24, k * 5, EY - 12, 1.6) : '';
  return fill(d, b.ink ?? c.ink) + (crease || knot ? fill(crease + knot, c.ink) : '');
}

export function mouth(c: Character, s: Vector): string {
  const m = c.mouth, x = s.mx, g = s.gap, y = m.y + g * 0.1, w = s.mw, p = s.purse, round = 0.42 + 0.3 * Math.min(1, g / 12) + 0.5 * p;
  const u = m.up + (10 - m.up) * p, l = m.low + (10 - m.low) * p + (15 - m.low) * s.bite, ax = x - w, bx = x + w, ay = y - s.cR, by = y - s.cL, sag = (s.cR + s.cL) * 0.25;
  const top = y - g * 0.35 + sag, bot = y + g * 0.75 + sag;
  // From corner to corner with the middle at mid; back is the same curve the other way.
  const ctl = (mid: number) => (8 * mid - ay - by) / 6;
  const go = (mid: number, d = 0) => `C${P(ax + d + w * (1 - round) * 0.6, ctl(mid))} ${P(bx - d - w * (1 - round) * 0.6, ctl(mid))} ${P(bx - d, by)}`;
  const back = (mid: number, d = 0) => `C${P(bx - d - w * (1 - round) * 0.6, ctl(mid))} ${P(ax + d + w * (1 - round) * 0.6, ctl(mid))} ${P(ax + d, ay)}Z`;
  const upper = `M${P(ax, ay)}Q${P(x - w * 0.5, top - u * 0.9)} ${P(x - w * 0.22, top - u)}L${P(x, top - u * 0.62)}L${P(x + w * 0.22, top - u)}Q${P(x + w * 0.5, top - u * 0.9)} ${P(bx, by)}${back(top)}`;
  const lower = `M${P(ax + 1, ay)}${go(bot + l, 1)}${back(bot - 1, 1)}`;
  const e = 1.6 - 0.7 * p, hole = `M${P(ax - 2 + 3 * p, ay - 1)}${go(top - e, -2 + 3 * p)}${back(bot + e, -2 + 3 * p)}`;
  let out = fill(lower, p + s.bite > 0.3 ? '#c9574c' : c.lipLow) + fill(upper, p > 0.3 ? '#a93c36' : c.skin.lip) + fill(hole, c.ink);
  if (s.teeth > 0.3) out += fill(`M${P(ax + w * 0.2, ay + 1.5)}${go(top + 0.6, w * 0.2)}${back(top + 6.5, w * 0.2)}`, c.white);
  if (s.bite > 0.3) {   // upper teeth on the lower lip, which bulges round them
    const q = (dx: number, dy: number) => P(x + dx, top + dy);
    out += fill(gouge(x - 11, top + 5, x + 12, top + 4.6, 1.8, 3), c.ink) + fill(`M${q(-9, 0)}Q${q(1, 2)} ${q(11, -0.5)}L${q(10, 4.6)}Q${q(1, 7)} ${q(-8, 5)}Z`, c.white)
      + fill(row(4, line(x - 13, top + 9, x + 13, top + 8.5), line(x - 10, top + 15, x + 10, top + 14.5), 0.9) + gouge(x - 14, bot + l + 6, x + 14, bot + l + 6, 3, 3), c.ink);
  }
  if (p > 0.3) out += fill(both((k) => gouge(x + k * 13, y - 5, x + k * 19, y - 8, 1.5) + gouge(x + k * 13, y + 4, x + k * 19, y + 8, 1.5)) + gouge(x - 5, y + u + l + 8, x + 5, y + u + l + 8, 1.5), c.ink);
  if (Math.abs(s.tongue) > 0.2) {
    const k = s.tongue, b = x + k * w * 0.35, q = (dx: number, dy: number) => P(b + k * dx, y + dy);
    out += shape(`M${q(-10, 0)}L${q(14, -2)}C${q(26, 2)} ${q(33, 11)} ${q(28, 20)}C${q(23, 28)} ${q(10, 24)} ${q(4, 17)}C${q(-2, 11)} ${q(-6, 6)} ${q(-10, 0)}Z`, '#d4574e') + fill(gouge(b + k * 3, y + 4, b + k * 15, y + 11, 1.3, k), c.ink);
  }
  const fold = (k: Side, lift: number) => (lift > 5 || c.age > 50 ? gouge(k * 17 + x * 0.3, c.nose.y + 1, x + k * (w + 8), y - 2 - Math.max(0, lift) * 0.6, 1.8 + Math.max(0, lift) * 0.1, k * -3) : '');
  return out + fill(fold(RIGHT, s.cR) + fold(LEFT, s.cL) + (s.bite > 0.3 ? '' : gouge(x * 0.6 - 7, bot + l + 7, x * 0.6 + 8, bot + l + 7, 1.6, 2)), c.ink);
}

/** A fist that holds the chin: thinking. */
export function hand(c: Character): string {
  const { base, shade } = c.skin;
  const fist = 'M30 240L26 218L20 206Q18 196 26 190L46 180Q58 176 62 186L68 212L72 240Z';
  return shape('M15 192L10 158L12 149Q16 144 21 148L24 156L34 186Z', base) + fill(gouge(12, 166, 22, 164, 1.2) + gouge(14, 153, 19, 151, 1.3), c.ink)
    + fill(fist, base) + fill('M50 240L48 208L62 190L70 216L74 240Z' + row(3, line(49, 210, 51, 232), line(37, 214, 39, 236), 2), shade) + shape(fist, 'none')
    + shape('M30 212L2 208L-8 203Q-12 196 -4 194L12 195L34 192Q40 204 30 212Z', base) + fill(gouge(36, 186, 41, 198, 1.8) + gouge(47, 182, 51, 195, 1.8) + gouge(-6, 200, 0, 197, 1.2), c.ink)
    + shape('M22 228L80 222L84 240L22 240Z', c.cuff);
}
