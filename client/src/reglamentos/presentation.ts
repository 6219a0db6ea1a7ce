/**
 * How a reglamento looks and sounds. What is legal, and what it is worth, only the server knows: here are the colours and
 * the places of its words, what can be chosen when a table is made, and the sheet of rules that hangs at the table.
 */
import type { HouseName } from "../browser/house.svelte";
import type { TableInfo } from "../server/protocol";
import type { PaperKey } from "../words/papers";
import type { TableKey } from "../words/table";

export type Name = TableInfo["reglamento"];
export type Tone = "quiero" | "noquiero" | "raise" | "plain" | "danger";

/** Where a button stands. `yes` and `no` keep their places whatever else there is. */
export type Slot = "yes" | "no" | "raise" | "cantos";

export interface ActLook {
  slot: Slot;
  tone: Tone;
  /** The key of the keyboard. */
  key: string;
  /** What is written under the label; `{n}` is the stake. */
  stake: TableKey;
  /** Written instead when the stake is no number of points. */
  match?: TableKey;
  /** There is no way back: it asks for a second tap. */
  final?: true;
  /** Of each family the first that can be sung is on the table; the others are under «Más». */
  family?: string;
}

/** One line of the quick reference: what was sung, and what it brings if wanted. */
export interface QuickRow {
  acts: string[];
  brings: (number | PaperKey)[];
}

export interface Presentation {
  house: HouseName;
  /** How the cards lie: a column for each vuelta, or a pile before each player. */
  layout: "columns" | "piles";
  /** What may be chosen when a table is made; the first of each is proposed. */
  seats: readonly number[];
  targets: readonly number[];
  /** For each decision. */
  seconds: number;
  options: readonly string[];
  spectators: TableInfo["spectators"];
  acts: Readonly<Record<string, ActLook>>;
  /** Cantos over which nothing can be sung: not wanting one of these is final. */
  tops: readonly string[];
  /** The accepted canto that made the hand worth so much. */
  levels: Readonly<Record<number, string>>;
  /** The gestures of its partners, and whether these may also talk. */
  senas: readonly string[];
  teamChat: boolean;
  /** The right to raise is shown. */
  voz: boolean;
  /** Who deals is told: there is a cut, and the pie is the dealer. */
  deals: boolean;
  /** Rows of equal cards, the strongest first, with a name where they have one. */
  ladder: readonly { cards: string[]; name?: PaperKey }[];
  quick: readonly QuickRow[];
  notes: readonly PaperKey[];
}
