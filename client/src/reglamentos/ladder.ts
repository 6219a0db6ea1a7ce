/** The order of the cards that all the tables share. */
import type { Presentation } from "./presentation";

const suits = (number: number) => ["e", "b", "o", "c"].map((suit) => `${number}${suit}`);

export const LADDER: Presentation["ladder"] = [
  { cards: ["1e"], name: "rules.macho" },
  { cards: ["1b"], name: "rules.hembra" },
  { cards: ["7e"] },
  { cards: ["7o"] },
  { cards: suits(3) },
  { cards: suits(2) },
  { cards: ["1c", "1o"], name: "rules.falsos" },
  { cards: suits(12) },
  { cards: suits(11) },
  { cards: suits(10) },
  { cards: ["7c", "7b"] },
  { cards: suits(6) },
  { cards: suits(5) },
  { cards: suits(4) },
];
