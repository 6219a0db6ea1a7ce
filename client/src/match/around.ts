/** Who sits where around a table seen from the near chair, and where its things lie. */
import { nearSeat } from "./derive";
import type { Frame, View } from "../server/protocol";

/** Places of the others, from the near chair's left to its right. */
export type Place = "left" | "far-left" | "far" | "far-right" | "right";

const PLACES: Readonly<Record<number, readonly Place[]>> = {
  1: ["far"],
  3: ["left", "far", "right"],
  5: ["left", "far-left", "far", "far-right", "right"],
};

export const placesOf = (others: number): readonly Place[] => PLACES[others] ?? [];

/** A corner of the table, as the near chair sees it. */
export type Corner = "near-right" | "far-right" | "far-left" | "near-left";
const CORNERS: readonly Corner[] = ["near-right", "far-right", "far-left", "near-left"];

/** The deck lies at the dealer's right: in the corner between the dealer, who is the pie, and the mano. */
export function deckCorner(frame: Frame, view: View): Corner {
  const dealer = ((view.mano + view.seats - 2) % view.seats) + 1;
  const steps = (dealer - nearSeat(frame) + view.seats) % view.seats;
  return CORNERS[Math.floor((steps * CORNERS.length) / view.seats)] ?? "near-right";
}
