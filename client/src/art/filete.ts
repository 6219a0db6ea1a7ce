/** Ornaments in the manner of the fileteado porteño: tapered scrolls, acanthus leaves, a five-petalled flower; each with its shadow and its light. */

type Dot = readonly [x: number, y: number];
const r1 = (v: number) => Math.round(v * 10) / 10;

/** A stroke that swells along its lead and winds, thinning, into its eye. */
function scroll(x: number, y: number, radius: number, from: number, turns: number, width: number, lead: readonly Dot[]): string {
  const steps = 46, spine = lead.map(([px, py], i) => ({ x: px, y: py, w: width * (0.35 + (0.65 * i) / lead.length) }));
  for (let i = 0; i <= steps; i++) {
    const t = i / steps, a = from + t * turns * 2 * Math.PI, r = radius * (1 - t) ** 0.8 + 1.5;
    spine.push({ x: x + Math.cos(a) * r, y: y + Math.sin(a) * r, w: width * (1 - 0.72 * t) });
  }
  const near: string[] = [], far: string[] = [];
  spine.forEach((p, i) => {
    const a = spine[i - 1] ?? p, b = spine[i + 1] ?? p, length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const nx = -(b.y - a.y) / length, ny = (b.x - a.x) / length;
    near.push(`${r1(p.x + nx * p.w)} ${r1(p.y + ny * p.w)}`);
    far.unshift(`${r1(p.x - nx * p.w)} ${r1(p.y - ny * p.w)}`);
  });
  const eye = spine.at(-1) ?? { x, y };
  return `M${[...near, ...far].join("L")}Z M${r1(eye.x - 4.4)} ${r1(eye.y)}a4.4 4.4 0 1 0 8.8 0a4.4 4.4 0 1 0-8.8 0Z`;
}

/** An acanthus leaf: one lobe, and the cut of its fold. */
export function leaf(x: number, y: number, length: number, angle: number, wide: number): string {
  const c = Math.cos(angle), s = Math.sin(angle);
  const p = (u: number, v: number) => `${r1(x + c * u - s * v)} ${r1(y + s * u + c * v)}`;
  return `M${p(0, 0)}C${p(length * 0.2, -wide)} ${p(length * 0.7, -wide)} ${p(length, -wide * 0.25)}`
    + `C${p(length * 0.78, -wide * 0.1)} ${p(length * 0.8, wide * 0.25)} ${p(length * 0.62, wide * 0.45)}`
    + `C${p(length * 0.5, wide * 0.1)} ${p(length * 0.3, wide * 0.5)} ${p(0, 0)}Z`;
}

const run = (n: number, at: (t: number) => Dot): Dot[] => Array.from({ length: n + 1 }, (_, i) => at(i / n));

const BIG = scroll(122, 42, 18, -Math.PI / 2, 1.35, 4.6, run(18, (t) => [30 + t * 92, 22 - Math.sin(t * Math.PI) * 9 + t * 2]));
const SMALL = scroll(76, 57, 12.5, -Math.PI / 2, 1.2, 3.4, run(12, (t) => [36 + t * 40, 30 + t * 14 + Math.sin(t * Math.PI) * 5]));
const LEAVES = [
  [52, 16, 26, -0.35, 9], [82, 14, 26, -0.05, 9], [62, 22, 26, 0.62, 8], [92, 22, 22, 0.75, 7], [136, 30, 30, -0.55, 9], [139, 40, 30, 0.05, 8],
].map(([x = 0, y = 0, length = 0, angle = 0, wide = 0]) => leaf(x, y, length, angle, wide));
const LEAF_INKS = ["#4f9377", "#4f9377", "#e9dcc0", "#4f9377", "#c7993c", "#e9dcc0"];
const DROPS = [[174, 26, 3.6], [184, 26, 2.8], [192.5, 26, 2.1], [199, 26, 1.5]] as const;

const path = (ink: string, d: string, more = "") => `<path fill="${ink}" d="${d}"${more}/>`;

function arm(): string {
  return path("#0c1a14", BIG + SMALL + LEAVES.join(""), ' transform="translate(2 3)"')
    + path("#c7993c", BIG) + path("#c2564f", SMALL) + LEAVES.map((d, i) => path(LEAF_INKS[i] ?? "#4f9377", d)).join("")
    + '<path fill="none" stroke="#f6e3a8" stroke-width="1.6" stroke-linecap="round" d="M44 17Q76 9 108 19M110 30Q124 22 136 36"/>'
    + DROPS.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#e9dcc0"/>`).join("");
}

function flower(): string {
  const petal = (i: number) => {
    const a = (i * 2 * Math.PI) / 5 - 0.785, dx = Math.cos(a), dy = Math.sin(a), x = 24 + dx * 9.5, y = 24 + dy * 9.5;
    return `<circle cx="${r1(x)}" cy="${r1(y)}" r="8.6" fill="#9d2f30" stroke="#0c1a14" stroke-width="1.4"/>`
      + `<circle cx="${r1(x + dx * 2.5)}" cy="${r1(y + dy * 2.5)}" r="4.2" fill="#d97a6a"/>`;
  };
  return [0, 1, 2, 3, 4].map(petal).join("") + '<circle cx="24" cy="24" r="6" fill="#e6b94e" stroke="#0c1a14" stroke-width="1.4"/>';
}

/** The ornament of a corner, upper left, in a box of 204 × 204. */
export const CORNER = `<g>${arm()}</g><g transform="matrix(0 1 1 0 0 0)">${arm()}</g>${flower()}`;
