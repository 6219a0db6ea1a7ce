import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { describe, expect, test } from "vitest";
import { DECK, envido, flor, piecesOf } from "../../src/learn/count";
import facts from "../../src/learn/engine.json";
import { rows } from "../../src/learn/ladder";
import type { Name } from "../../src/reglamentos";
import engine from "./engine.json";

const hash = (counts: number[]): string => bytesToHex(sha256(utf8ToBytes(counts.join(" "))));

function* hands(vira: string): Generator<string[]> {
  const deck = DECK.filter((card) => card !== vira);
  for (let a = 0; a < deck.length; a++)
    for (let b = a + 1; b < deck.length; b++)
      for (let c = b + 1; c < deck.length; c++) yield [deck[a] ?? "", deck[b] ?? "", deck[c] ?? ""];
}

describe.each(Object.entries(engine.hands))("%s", (name, viras) => {
  test.each(Object.entries(viras))("counts every hand as the engine does, under the vira «%s»", (vira, digests) => {
    const all = [...hands(vira)];
    expect([hash(all.map((cards) => envido(name as Name, cards, vira).total)), hash(all.map((cards) => flor(name as Name, cards, vira)?.total ?? 0))]).toEqual(digests);
  });

  test("the examples say what the engine counts", () => {
    const { vira, examples } = facts[name as Name];
    for (const { cards, envido: n, flor: m } of examples) {
      expect([cards, envido(name as Name, cards, vira).total, flor(name as Name, cards, vira)?.total ?? 0]).toEqual([cards, n, m]);
    }
  });
});

test("perico and perica under each vira", () => {
  expect(Object.fromEntries(DECK.map((vira) => [vira, Object.values(piecesOf(vira))]))).toEqual(engine.pieces);
});

const sorted = (ladder: readonly { cards: readonly string[] }[]) => ladder.map(({ cards }) => [...cards].sort());
const order = (name: keyof typeof engine.order) => engine.order[name].map((cards) => [...cards].sort());

test("the ladders are the engine's order", () => {
  expect(sorted(rows(""))).toEqual(order("argentino"));
  expect(sorted(rows("5o"))).toEqual(order("venezolano"));
});
