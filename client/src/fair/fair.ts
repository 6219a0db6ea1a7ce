/**
 * Fair deals: from the seed and the nonces of a match to every number that the server drew (docs/acta.md, *Fair deals*).
 * Pure, and without `crypto.subtle`, which is missing on plain http.
 */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

const WORD = 2 ** 32;
const SUITS = ["e", "b", "o", "c"];
const RANKS = [1, 2, 3, 4, 5, 6, 7, 10, 11, 12];
export const FRESH: readonly string[] = SUITS.flatMap((suit) => RANKS.map((rank) => `${rank}${suit}`));

export const commitment = (seed: string): string => bytesToHex(sha256(hexToBytes(seed)));

export class Draws {
  readonly key: Uint8Array;

  /** `seed` and `aportes` in hex, the nonce of seat 1 first. */
  constructor(seed: string, mesa: string, readonly aportes: readonly string[]) {
    this.key = hmac(sha256, hexToBytes(seed), utf8ToBytes([mesa, ...aportes].join("|")));
  }

  /** The numbers of that label, from its beginning: each call gives the next one below n. */
  stream(label: string): (n: number) => number {
    const words = this.#words(label);
    return (n) => {
      const limit = WORD - (WORD % n);
      for (;;) {
        const word = words.next().value as number;
        if (word < limit) return word % n;
      }
    };
  }

  *#words(label: string): Generator<number, never> {
    for (let block = 0; ; block++) {
      const bytes = hmac(sha256, this.key, utf8ToBytes(`${label}|${block}`));
      const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      for (let at = 0; at < bytes.length; at += 4) yield view.getUint32(at);
    }
  }

  /** The shuffled deck of that hand (from 1), top card first. */
  deck(hand: number): string[] {
    const below = this.stream(`mazo|${hand}`);
    const deck = [...FRESH];
    for (let i = deck.length - 1; i > 0; i--) {
      const j = below(i + 1);
      [deck[i], deck[j]] = [deck[j] as string, deck[i] as string];
    }
    return deck;
  }

  /** The seat that chance names before the first hand. */
  firstSeat(): number {
    return 1 + this.stream("mano")(this.aportes.length);
  }
}

/** The hands, seat 1 first, and the card after them: one card each from the bottom, from the mano on, three times round. */
export function deal(deck: readonly string[], mano: number, seats: number): { hands: string[][]; vira: string } {
  const up = [...deck].reverse();
  const hands = Array.from({ length: seats }, (_, i) => [0, 1, 2].map((round) => up[((i + 1 - mano + seats) % seats) + round * seats] ?? ""));
  return { hands, vira: up[3 * seats] ?? "" };
}

/** The top `at` cards go under the rest. */
export const cut = (deck: readonly string[], at: number): string[] => [...deck.slice(at), ...deck.slice(0, at)];
