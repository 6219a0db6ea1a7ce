/** The order of the cards, with the pieces on top where a vira makes them. */
import { LADDER } from "../reglamentos/ladder";
import type { Key } from "../words/learn/es-AR";
import { piecesOf } from "./count";

export interface Row {
  /** What the row is called. */
  name: Key;
  cards: readonly string[];
}

export function rows(vira: string): Row[] {
  const common = LADDER.map(({ cards }) => ({ name: `row.${cards[0] ?? ""}` as Key, cards }));
  if (!vira) return common;
  const { perico, perica } = piecesOf(vira);
  const rest = common.map((row) => ({ ...row, cards: row.cards.filter((card) => card !== perico && card !== perica) }));
  return [{ name: "row.perico", cards: [perico] }, { name: "row.perica", cards: [perica] }, ...rest];
}
