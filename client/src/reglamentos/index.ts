/**
 * How a reglamento looks and sounds. What is legal, and what it is worth, only the server knows: here are the colours and
 * the places of its words, and the sheet of rules that hangs at the table.
 */
import type { Key } from "../words";
import { argentinoDuelo } from "./argentino-duelo";

export type Tone = "quiero" | "noquiero" | "raise" | "plain" | "danger";

/** Where a button stands. `yes` and `no` keep their places whatever else there is. */
export type Slot = "yes" | "no" | "raise" | "cantos";

export interface ActLook {
  slot: Slot;
  tone: Tone;
  /** The key of the keyboard. */
  key: string;
  /** What is written under the label; `{n}` is the stake. */
  stake: Key;
  /** Written instead when the stake is no number of points. */
  match?: Key;
  /** There is no way back: it asks for a second tap. */
  final?: true;
}

/** One line of the quick reference: what was sung, and what it brings if wanted. */
export interface QuickRow {
  acts: string[];
  brings: (number | Key)[];
}

export interface Presentation {
  house: "pulperia" | "patio";
  acts: Readonly<Record<string, ActLook>>;
  /** Cantos over which nothing can be sung: not wanting one of these is final. */
  tops: readonly string[];
  /** The accepted canto that made the hand worth so much. */
  levels: Readonly<Record<number, string>>;
  /** Rows of equal cards, the strongest first, with a name where they have one. */
  ladder: readonly { cards: string[]; name?: Key }[];
  quick: readonly QuickRow[];
  notes: readonly Key[];
}

const PRESENTATIONS: Readonly<Record<string, Presentation>> = { "argentino-duelo": argentinoDuelo };

export function presentation(reglamento: string): Presentation {
  return PRESENTATIONS[reglamento] ?? argentinoDuelo;
}
