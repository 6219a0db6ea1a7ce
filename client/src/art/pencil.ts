/** The score in pencil: sticks in fives, four sides of a square and its diagonal, each drawn by hand. */

/** Sticks of each group of five: 7 → [5, 2, 0] in `groups` groups. */
export function groupsOf(points: number, groups: number): number[] {
  return Array.from({ length: groups }, (_, i) => Math.max(0, Math.min(5, points - 5 * i)));
}

/** A score as the pad shows it: up to 15 in malas, the rest in buenas; at 15 there is one block alone. */
export function blocksOf(points: number, target: number): number[][] {
  const shown = Math.max(0, Math.min(points, target));
  return target > 15 ? [groupsOf(Math.min(15, shown), 3), groupsOf(Math.max(0, shown - 15), 3)] : [groupsOf(shown, 3)];
}

/** A hand that shakes the same way each time: −1 … 1 from a place and a number. */
const shake = (seed: number): number => {
  const s = Math.sin(seed * 12.9898) * 43758.5453;
  return (s - Math.floor(s)) * 2 - 1;
};
const r1 = (v: number) => Math.round(v * 10) / 10;

/**
 * The sticks of one group as closed strokes: pressed where they begin, lifted where they end.
 * `x`, `y`: upper left corner; `side`: length of a side; `seed`: which hand-drawn square this is.
 */
export function sticks(count: number, x: number, y: number, side: number, seed: number): string[] {
  const s = side, all = [
    [x, y + s + 1, x, y - 1], [x - 1, y, x + s + 1, y], [x + s, y - 1, x + s, y + s + 1], [x + s + 1, y + s, x - 1, y + s], [x - 3, y + s + 3, x + s + 4, y - 4],
  ] as const;
  return all.slice(0, count).map(([x1, y1, x2, y2], i) => {
    const j = (k: number) => shake(seed * 31 + i * 7 + k) * side * 0.045;
    const ax = x1 + j(1), ay = y1 + j(2), bx = x2 + j(3), by = y2 + j(4), length = Math.hypot(bx - ax, by - ay);
    const nx = -(by - ay) / length, ny = (bx - ax) / length, bend = j(5) * 1.4, press = side * 0.052 + 0.35;
    const mx = (ax + bx) / 2 + nx * bend, my = (ay + by) / 2 + ny * bend;
    const edge = (k: number, w: number, px: number, py: number) => `${r1(px + nx * w * k)} ${r1(py + ny * w * k)}`;
    return `M${edge(1, press, ax, ay)}Q${edge(1, press * 1.25, mx, my)} ${edge(1, press * 0.5, bx, by)}`
      + `L${edge(-1, press * 0.5, bx, by)}Q${edge(-1, press, mx, my)} ${edge(-1, press * 0.9, ax, ay)}Z`;
  });
}

/** Where the groups of each block stand, in the layouts of the pad. */
export interface Layout {
  side: number;
  /** Upper left corner of group `group` of block `block` for team `team` (0: us, 1: them). */
  at: (team: number, block: number, group: number) => readonly [x: number, y: number];
}

export const WIDE: Layout = { side: 17, at: (team, block, group) => [118 + block * 102 + group * 28, 27 + team * 34] };
/** Between the two buttons at the top of a short phone. */
export const SLIM: Layout = { side: 14, at: (team, block, group) => [90 + block * 66 + group * 21, 9 + team * 26] };
export const TALL: Layout = { side: 40, at: (team, block, group) => [58 + team * 114, 84 + block * 200 + group * 60] };

/** All the sticks of both scores as path data, one entry per stick, in the order drawn. */
export function score(points: readonly [us: number, them: number], target: number, layout: Layout): string[] {
  return points.flatMap((n, team) => blocksOf(n, target).flatMap((block, b) => block.flatMap((count, g) => {
    const [x, y] = layout.at(team, b, g);
    return sticks(count, x, y, layout.side, team * 17 + b * 5 + g + 1);
  })));
}
