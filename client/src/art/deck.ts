/** The deck: the pictures of its forty faces and two backs (drawn by art/deck/deck.py). */
import type { House } from "./faces";

export const SUITS = ["e", "b", "o", "c"] as const;
export const RANKS = [1, 2, 3, 4, 5, 6, 7, 10, 11, 12] as const;

/** The acta's names of the cards: "1e" … "12c". */
export const CARDS: readonly string[] = SUITS.flatMap((suit) => RANKS.map((rank) => `${rank}${suit}`));

const pictures = import.meta.glob<string>("./cards/*.svg", { query: "?no-inline", import: "default", eager: true });

/** Each card's own picture, or its place in that of its suit. */
const faces = new Map(CARDS.map((card) => [card, pictures[`./cards/${card}.svg`] ?? `${pictures[`./cards/${card.slice(-1)}.svg`]}#${card}`]));

/** Where the picture of a face is. @throws {Error} no card has that name. */
export function faceAddress(card: string): string {
  const address = faces.get(card);
  if (!address) throw new Error(`no card ${card}`);
  return address;
}

export const backAddress = (house: House): string => pictures[`./cards/back-${house}.svg`] ?? "";

/** Fetches the whole deck once there is nothing else to do, so that no deal shows a blank card on a slow line. */
export function fetchDeck(house: House): () => void {
  const fetchAll = () => {
    const files = new Set([backAddress(house), ...faces.values()].map((address) => address.replace(/#.*/, "")));
    for (const file of files) new Image().src = file;
  };
  // Safari has no idle callback.
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(fetchAll, 1000);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(fetchAll);
  return () => cancelIdleCallback(idle);
}
