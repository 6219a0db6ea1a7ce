/**
 * What three cards count, said in steps. Only these pages know it: the table is told by the server. A test counts every hand
 * and compares it with the engine (`tests/learn/count.test.ts`).
 */
import type { Name } from "../reglamentos";

export interface Count {
  total: number;
  /** The cards that make it, with what each is worth here. */
  cards: { card: string; worth: number }[];
  /** 20 for cards that go together, else 0. */
  base: 0 | 20;
}

export const SUITS = ["e", "b", "o", "c"] as const;
export const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 10, 11, 12] as const;
/** The deck in the order of a new one. */
export const DECK: readonly string[] = SUITS.flatMap((suit) => NUMBERS.map((number) => `${number}${suit}`));

export const suitOf = (card: string): string => card.slice(-1);
export const numberOf = (card: string): number => Number(card.slice(0, -1));

export interface Pieces {
  perico: string;
  perica: string;
}

/** The 11 and the 10 of the vira's suit; a vira that is one of them is stood in for by the 12. */
export function piecesOf(vira: string): Pieces {
  const [number, suit] = [numberOf(vira), suitOf(vira)];
  return { perico: `${number === 11 ? 12 : 11}${suit}`, perica: `${number === 10 ? 12 : 10}${suit}` };
}

/** What the pieces are worth where they are. */
const WORTH: Partial<Record<Name, Record<keyof Pieces, number>>> = {
  venezolano: { perico: 10, perica: 9 },
  "venezolano-simple": { perico: 30, perica: 29 },
};

/** A hand at one table: what each card is worth, and which are pieces. */
class Hand {
  readonly #pieces: Pieces | null;

  constructor(
    readonly name: Name,
    readonly cards: readonly string[],
    vira: string,
  ) {
    this.#pieces = vira ? piecesOf(vira) : null;
  }

  worth(card: string): number {
    if (card === this.#pieces?.perico) return WORTH[this.name]?.perico ?? 0;
    if (card === this.#pieces?.perica) return WORTH[this.name]?.perica ?? 0;
    return numberOf(card) >= 10 ? 0 : numberOf(card);
  }

  isPiece = (card: string): boolean => card === this.#pieces?.perico || card === this.#pieces?.perica;

  sum(cards: readonly string[], base: Count["base"]): Count {
    const worths = cards.map((card) => ({ card, worth: this.worth(card) }));
    return { total: worths.reduce<number>((all, { worth }) => all + worth, base), cards: worths, base };
  }

  best(counts: readonly Count[]): Count {
    return counts.reduce((best, one) => (one.total > best.total ? one : best));
  }
}

const pairs = ([a = "", b = "", c = ""]: readonly string[]): string[][] => [[a, b], [a, c], [b, c]];

export function envido(name: Name, cards: readonly string[], vira = ""): Count {
  const hand = new Hand(name, cards, vira);
  const alone = cards.map((card) => hand.sum([card], 0));
  const together = pairs(cards);
  const simple = name === "venezolano-simple";
  if (simple && cards.some(hand.isPiece)) return hand.best(together.filter((pair) => pair.some(hand.isPiece)).map((pair) => hand.sum(pair, 0)));
  const mates = together.filter(([a = "", b = ""]) => suitOf(a) === suitOf(b) || hand.isPiece(a) || hand.isPiece(b));
  return hand.best([...mates.map((pair) => hand.sum(pair, 20)), ...alone]);
}

/** Null for a hand that has none. */
export function flor(name: Name, cards: readonly string[], vira = ""): Count | null {
  const hand = new Hand(name, cards, vira);
  const plain = cards.filter((card) => !hand.isPiece(card));
  if (new Set(plain.map(suitOf)).size > 1) return null;
  if (name === "argentino-duelo") return envido(name, cards);
  return hand.sum(cards, name === "venezolano-simple" && plain.length < 3 ? 0 : 20);
}
