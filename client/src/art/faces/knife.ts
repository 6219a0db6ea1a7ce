/** The knife: the few strokes from which a bust is cut. Every tool returns path data or one SVG element. */

export type Point = readonly [x: number, y: number];
/** The character"s own side: his right is at the viewer"s left. */
export type Side = -1 | 1;
type Rail = (t: number) => Point;

export const RIGHT: Side = -1;
export const LEFT: Side = 1;

export const n = (v: number): string => String(Math.round(v * 10) / 10);
export const P = (x: number, y: number): string => `${n(x)} ${n(y)}`;

export const fill = (d: string, ink: string): string => `<path d="${d}" fill="${ink}"/>`;
export const stroke = (d: string, ink: string, w: number): string => `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${2 * w}"/>`;
/** A flat shape with the key line round it. */
export const shape = (d: string, ink: string, w = 4): string => `<path d="${d}" fill="${ink}" stroke-width="${2 * w}"/>`;

export const poly = (points: readonly Point[]): string => "M" + points.map(([x, y]) => P(x, y)).join("L") + "Z";
export const square = (x: number, y: number, a: number): string => poly([[x, y], [x + a, y], [x + a, y + a], [x, y + a]]);

/** Cubic segments of a closed curve through points; k under 1/6 keeps the corners of a knife. */
export function segments(points: readonly Point[], k = 0.16): string[] {
  const m = points.length;
  return points.map((p, i) => {
    const [ax, ay] = points[(i + m - 1) % m]!, b = points[(i + 1) % m]!, [cx, cy] = points[(i + 2) % m]!;
    return `C${P(p[0] + (b[0] - ax) * k, p[1] + (b[1] - ay) * k)} ${P(b[0] - (cx - p[0]) * k, b[1] - (cy - p[1]) * k)} ${P(b[0], b[1])}`;
  });
}
export const blob = (points: readonly Point[], k?: number): string => `M${P(points[0]![0], points[0]![1])}${segments(points, k).join("")}Z`;

/** Half an outline, top to bottom on the viewer's right, made whole. */
export const mirror = (half: readonly Point[]): Point[] =>
  [...half, ...half.slice(0, -1).reverse().filter(([x]) => x !== 0).map(([x, y]): Point => [-x, y])];
export const mirrored = (half: readonly Point[]): string => blob(mirror(half), 0.2);
/** A path and its mirror image. */
export const twice = (d: string): string => d + d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => `${P(-Number(x), Number(y))}`);
export const both = (draw: (k: Side) => string): string => draw(RIGHT) + draw(LEFT);

/** The same cut at many points. */
export const each = (points: readonly Point[], draw: (x: number, y: number, i: number) => string): string =>
  points.map(([x, y], i) => draw(x, y, i)).join("");

/** One cut of the gouge: a leaf from 1 to 2, w wide, bent by bend. */
export function gouge(x1: number, y1: number, x2: number, y2: number, w = 3, bend = 0): string {
  const dx = x2 - x1, dy = y2 - y1, length = Math.hypot(dx, dy) || 1, nx = -dy / length, ny = dx / length;
  const mx = (x1 + x2) / 2, my = (y1 + y2) / 2;
  return `M${P(x1, y1)}Q${P(mx + nx * (bend + w), my + ny * (bend + w))} ${P(x2, y2)}Q${P(mx + nx * (bend - w), my + ny * (bend - w))} ${P(x1, y1)}Z`;
}
export const line = (x1: number, y1: number, x2: number, y2: number): Rail => (t) => [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t];
/** A row of cuts between two rails. */
export const row = (count: number, from: Rail, to: Rail, w: number, bend = 0): string =>
  Array.from({ length: count }, (_, i) => {
    const t = count < 2 ? 0.5 : i / (count - 1), [x1, y1] = from(t), [x2, y2] = to(t);
    return gouge(x1, y1, x2, y2, w, bend);
  }).join("");

/** Numbers that follow each letter, by its code. */
const STEP: Record<number, number> = { 77: 2, 76: 2, 81: 4, 67: 6 };
const MINUS = 45, DOT = 46, ZERO = 48, NINE = 57, LETTERS = 65, MOVE = 77, CLOSE = 90;

/**
 * A path as short as it gets: twice the scale, whole numbers, relative, no spare separators. `d` is M, L, Q, C and Z
 * with plain decimals. Every path of every frame goes through here, so it is read letter by letter.
 */
export function compact(d: string): string {
  let out = "", command = 0, step = 2, at = 0;
  let x = 0, y = 0, startX = 0, startY = 0, endX = 0, endY = 0;
  for (let i = 0, code = d.charCodeAt(0); i < d.length; ) {
    if (code >= LETTERS) {
      command = code;
      out += out === "" ? "M" : String.fromCharCode(code + 32);
      if (code === CLOSE) { x = startX; y = startY; } else step = STEP[code]!;
      at = 0;
      code = d.charCodeAt(++i);
    } else if (code !== MINUS && (code < DOT || code > NINE)) code = d.charCodeAt(++i);
    else {
      const sign = code === MINUS ? -2 : 2;
      let value = 0, unit = 0;
      if (sign < 0) code = d.charCodeAt(++i);
      for (; code >= DOT && code <= NINE; code = d.charCodeAt(++i)) {
        if (code === DOT) unit = 1;
        else { value = value * 10 + code - ZERO; unit *= 10; }
      }
      const whole = Math.round((sign * value) / (unit || 1)), moved = whole - (at % 2 ? y : x);
      out += moved >= 0 && (at > 0 || out.charCodeAt(out.length - 1) < LETTERS) ? " " + moved : String(moved);
      if (at % 2) endY = whole; else endX = whole;
      at++;
      if (at === step) {
        x = endX; y = endY; at = 0;
        if (command === MOVE) { startX = x; startY = y; }
      }
    }
  }
  return out;
}
