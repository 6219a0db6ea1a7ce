/** The score in piedras: a board of hollows that fill with pebbles, no two alike. */

export interface Hollow {
  x: number;
  y: number;
  /** A pebble lies in it. */
  full: boolean;
  /** How its pebble is turned, and which of the inks it has. */
  turn: number;
  ink: string;
}

const INKS = ["#f4efdf", "#cfc7b4", "#e6e9e4", "#ddc9a4", "#bfc6c4"] as const;

/** A number that looks like chance and is always the same: 0 … 1. */
const odd = (seed: number): number => {
  const s = Math.sin(seed * 78.233) * 43758.5453;
  return s - Math.floor(s);
};

/** Where the hollows of one team are, and which are full. More points than hollows fill them all. */
export function hollows(points: number, target: number, columns: number, at: { x: number; y: number; step: number }, seed: number): Hollow[] {
  return Array.from({ length: target }, (_, i) => ({
    x: at.x + (i % columns) * at.step,
    y: at.y + Math.floor(i / columns) * at.step,
    full: i < points,
    turn: Math.round(odd(seed * 100 + i) * 90 - 45),
    ink: INKS[Math.floor(odd(seed * 100 + i + 0.5) * INKS.length)] ?? INKS[0],
  }));
}
