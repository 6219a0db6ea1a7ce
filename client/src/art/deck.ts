/** The deck: a picture of each of the forty faces and of the two backs (drawn by art/deck/deck.py). */
import type { House } from "./faces";

export const SUITS = ["e", "b", "o", "c"] as const;
export const RANKS = [1, 2, 3, 4, 5, 6, 7, 10, 11, 12] as const;

/** The acta's names of the cards: "1e" … "12c". */
export const CARDS: readonly string[] = SUITS.flatMap((suit) => RANKS.map((rank) => `${rank}${suit}`));

const pictures = import.meta.glob<string>("./cards/*.svg", { query: "?no-inline", import: "default", eager: true });

/** @throws {Error} there is no such picture. */
function picture(name: string): string {
  const address = pictures[`./cards/${name}.svg`];
  if (!address) throw new Error(`no card ${name}`);
  return address;
}

/** Where the picture of a face is. @throws {Error} no card has that name. */
export const faceAddress = (card: string): string => picture(card);
export const backAddress = (house: House): string => picture(`back-${house}`);

/** Fetches the whole deck once there is nothing else to do, so that no deal shows a blank card on a slow line. */
export function fetchDeck(house: House): () => void {
  const fetchAll = () => {
    for (const address of [backAddress(house), ...CARDS.map(faceAddress)]) new Image().src = address;
  };
  // Safari has no idle callback.
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(fetchAll, 1000);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(fetchAll);
  return () => cancelIdleCallback(idle);
}
