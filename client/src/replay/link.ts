/** A moment of a match as it stands in an address: `#mano-3-paso-12-desde-2`. */
import type { ReplayStep } from "../server/protocol";

/** From where it is looked: a seat, 0 the public table, -1 everything that there was to see. */
export type Eyes = number;
export const ALL: Eyes = -1;
export const TABLE: Eyes = 0;

export interface Moment {
  /** 0 is the sorteo. */
  hand: number;
  /** From 1 in its hand. */
  step: number;
  eyes: Eyes;
}

const SHAPE = /^#?(?:mano-(\d{1,4})|(sorteo))(?:-paso-(\d{1,5}))?(?:-desde-(mesa|[1-6]))?$/;

/** What an address says; null when it names no moment. */
export function read(hash: string): Moment | null {
  const found = SHAPE.exec(hash);
  if (!found) return null;
  const [, hand, , step, from] = found;
  return { hand: Number(hand ?? 0), step: Math.max(1, Number(step ?? 1)), eyes: from === undefined ? ALL : from === "mesa" ? TABLE : Number(from) };
}

export function write({ hand, step, eyes }: Moment): string {
  const from = eyes === ALL ? "" : `-desde-${eyes === TABLE ? "mesa" : eyes}`;
  return `#${hand === 0 ? "sorteo" : `mano-${hand}`}-paso-${step}${from}`;
}

/** The place of that moment among the steps: the nearest there is. */
export function indexOf(steps: readonly ReplayStep[], { hand, step }: Omit<Moment, "eyes">): number {
  const first = steps.findIndex((one) => one.hand >= hand);
  if (first < 0) return Math.max(0, steps.length - 1);
  const here = steps[first]?.hand;
  const after = steps.findIndex((one, i) => i > first && one.hand !== here);
  return Math.min(first + step - 1, (after < 0 ? steps.length : after) - 1);
}

/** Of which hand that step is, and which one in it. */
export function momentAt(steps: readonly ReplayStep[], at: number): Omit<Moment, "eyes"> {
  const hand = steps[at]?.hand ?? 1;
  return { hand, step: at - steps.findIndex((one) => one.hand === hand) + 1 };
}
