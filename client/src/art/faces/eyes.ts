/** Eyes and brows. `k` is the character's own side; every x grows away from the nose. */

import { EY, type Character } from "./character";
import { P, RIGHT, fill, gouge, line, poly, row, square, type Point, type Side } from "./knife";
import { tone } from "./inks";
import type { Vector } from "./poses";

/** Under this the lid counts as shut. */
const SHUT = 0.12;

export function eye(c: Character, s: Vector, k: Side): string {
  const right = k === RIGHT, squint = right ? s.sqR : s.sqL, raised = right ? s.lidR : s.lidL;
  const own = c.eye.open ?? 1, open = raised * (raised > 1 ? (own + 1) / 2 : own);   // eyes that are wide open open wider than they ever rest
  const x = k * c.eye.x, w = c.eye.w, rise = c.eye.rise ?? 2, lash = c.eye.lash ?? 3;
  const xi = x - k * w, xo = x + k * w, yi = EY + 2, yo = EY - rise;
  const low = 13 - 16 * squint, up = -low + open * (24 + low);   // how far the middle of the lower and of the upper lid stands off

  const lidAt = (h: number, px: number) => {
    const t = (px - xi) / (xo - xi);
    return (1 - t) ** 2 * yi + 2 * t * (1 - t) * (EY + h) + t * t * yo;
  };
  const white = `M${P(xi, yi)}Q${P(x, EY - up)} ${P(xo, yo)}Q${P(x, EY + low)} ${P(xi, yi)}Z`;
  const lid = `M${P(xi, yi - 1)}Q${P(x - k * 3, EY - 31)} ${P(xo + k * 3, yo - 3)}L${P(xo, yo)}Q${P(x, EY - up)} ${P(xi, yi)}Z`;
  const tip = yo - 1 - lash * 0.6 * (1 - squint) * Math.min(1, open * 2);
  const lashes = `M${P(xi - k * 2, yi + 1)}Q${P(x - k * 2, EY - up - 8 - 6 * squint)} ${P(xo + k * lash, tip)}`
    + `Q${P(x + k * 2, EY - up + 1 + 2 * squint)} ${P(xi - k * 2, yi + 1)}Z`;

  let lines = lashes;
  if (open > SHUT) lines += gouge(xi, yi, xo, yo, 1, k * low);
  else if (squint < 0.5) lines += row(3, line(x + k, EY + 6, xo - k, yo + 9), line(x + k * 4, EY + 13, xo + k * 5, yo + 14), 1.6);
  if (squint > 0.3) {   // crow's feet, and the cheek that comes up
    lines += row(2, line(xo + k * 3, yo - 3, xo + k * 3, yo + 4), line(xo + k * 12, yo - 9, xo + k * 12, yo + 8), 2)
      + gouge(xi + k * 5, EY + 13, xo, EY + 11, 2, -k * 4);
  }
  if (c.age > 50) lines += gouge(xi + k * 3, EY + 12, xo - k * 3, EY + 11, 1.4, k * 5);
  // A shut eye on the dark side of a dark face would drown: its lid takes the light.
  const shade = right ? c.skin.shade : open > SHUT ? c.lidDark : tone(c.skin.base, 1.26);
  return fill(lid, shade) + fill(white, open > SHUT ? c.white : shade) + (open > SHUT ? iris(c, s, open, x, (px) => lidAt(-up, px), (px) => lidAt(low, px)) : "")
    + fill(lines, c.ink);
}

/** Iris and pupil in one, cut off by the lids. */
function iris(c: Character, s: Vector, open: number, x: number, top: (px: number) => number, bottom: (px: number) => number): string {
  const r = c.eye.iris ?? 8.2, cx = x + s.gx * c.eye.w * 0.48, cy = EY - 2 + s.gy * 5;
  const rim = Array.from({ length: 16 }, (_, i): Point => {
    const px = cx + r * Math.cos((i * Math.PI) / 8), py = cy + r * Math.sin((i * Math.PI) / 8);
    return [px, Math.min(Math.max(py, top(px)), bottom(px))];
  });
  return fill(poly(rim), c.ink) + (open > 0.6 ? fill(square(cx - 5, cy - 2.5, 3.6), c.paper) : "");
}

export function brow(c: Character, s: Vector, k: Side): string {
  const right = k === RIGHT, dy = (right ? s.browRy : s.browLy) * (c.brow.lift ?? 1), inner = right ? s.browRi : s.browLi;
  const { h, arch, ink = c.ink } = c.brow, x = k * c.eye.x, y = EY - 22.5 + dy, peak = y - arch + dy * 0.15;
  const xi = x - k * 15 - k * Math.max(0, inner) * 0.4, yi = y + inner;
  const hair = `M${P(xi, yi - h * 0.4)}L${P(xi - k, yi + h * 0.6)}`
    + `Q${P(x - k * 2, peak + arch * 0.1 + h * 0.6)} ${P(x + k * 6, peak + h * 0.35)}L${P(x + k * 20, y + 3)}`
    + `L${P(x + k * 8, peak - h * 0.6)}Q${P(x - k * 2, peak + arch * 0.1 - h * 0.5)} ${P(xi, yi - h * 0.4)}Z`;
  let creases = "";
  if (dy < -6) creases += gouge(k * 3, EY - 34, x + k * 12, EY - 40, 2.2, k * 3) + gouge(k * 6, EY - 28, x - k * 4, EY - 31, 1.6, k * 2);
  if (inner > 5) creases += gouge(k * 4, EY - 24, k * 5, EY - 12, 1.6);
  return fill(hair, ink) + (creases && fill(creases, c.ink));
}
