/** The deck: one sprite (drawn by art/deck/deck.py), a symbol for each of the forty faces and for the two backs. */
import sprite from "./deck.svg?url";
import type { House } from "./faces";

export const SUITS = ["e", "b", "o", "c"] as const;
export const RANKS = [1, 2, 3, 4, 5, 6, 7, 10, 11, 12] as const;

/** The acta's names of the cards: "1e" … "12c". */
export const CARDS: readonly string[] = SUITS.flatMap((suit) => RANKS.map((rank) => `${rank}${suit}`));

export const faceHref = (card: string): string => `${sprite}#${card}`;
export const backHref = (house: House): string => `${sprite}#back-${house}`;
