/** How long a moment stands before the next one, where nobody plays it now: a story told late, or a match that is looked at again. */
import type { Happening } from "../server/protocol";

const STANDS_MS: Readonly<Record<Happening["kind"], number>> = {
  reparto: 1300, mazo: 1100, throw: 1700, play: 1100, say: 1300, declare: 1300, timeout: 1200, vuelta: 600, pay: 900, sena: 1500,
  pegado: 1600, burn: 1400, reveal: 1200, hand: 1600, match: 1200,
};
const LONGEST_MS = 4200;

/** Milliseconds for these; what happens at once is read together. Nothing happened: no time. */
export function paceOf(events: readonly Happening[]): number {
  const [first = 0, ...rest] = events.map(({ kind }) => STANDS_MS[kind]).sort((a, b) => b - a);
  return Math.min(LONGEST_MS, first + rest.reduce((sum, ms) => sum + ms / 3, 0));
}
