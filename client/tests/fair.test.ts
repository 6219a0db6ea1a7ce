import { readFileSync } from "node:fs";
import { parse } from "smol-toml";
import { afterEach, describe, expect, it, vi } from "vitest";
import { hashOf } from "../src/fair/chance";
import { commitment, cut, deal, Draws, FRESH } from "../src/fair/fair";
import { verify, type Acta } from "../src/fair/verify";

const bytes = (from: number, n: number) => Array.from({ length: n }, (_, i) => (from + i).toString(16).padStart(2, "0")).join("");
const hex = (of: Uint8Array) => [...of].map((byte) => byte.toString(16).padStart(2, "0")).join("");

describe("the vector of docs/acta.md", () => {
  const seed = bytes(0, 32);
  const draws = new Draws(seed, "mesa-1", [bytes(0xa0, 16), bytes(0xb0, 16)]);
  const deck =
    "11e 7c 2c 10c 1o 4e 2b 5e 1c 5b 10e 7b 6c 4c 11c 10o 12c 1e 5c 5o 1b 2o 6o 11b 4b 7o 6b 12e 12b 12o 6e 3o 2e 10b 3e 11o 3b 4o 7e 3c";

  it("gives the commitment, the key, the seat and the deck", () => {
    expect(commitment(seed)).toMatch(/^630dcd29.*d710dd$/);
    expect(hex(draws.key)).toBe("d08337ce3326be7b9ec54c0a35aad9195d904738374057061c21e927fb13f43e");
    expect(draws.firstSeat()).toBe(2);
    expect(draws.deck(1).join(" ")).toBe(deck);
  });

  it("is dealt from the bottom, one each", () => {
    expect(deal(deck.split(" "), 1, 2)).toEqual({ hands: [["3c", "4o", "11o"], ["7e", "3b", "3e"]], vira: "10b" });
    expect(deal(deck.split(" "), 2, 2).hands[1]).toEqual(["3c", "4o", "11o"]);
  });

  it("is a permutation, and a cut only turns it", () => {
    expect([...draws.deck(2)].sort()).toEqual([...FRESH].sort());
    expect(cut(["a", "b", "c"], 1)).toEqual(["b", "c", "a"]);
  });
});

it("a nonce is promised by its SHA-256, without crypto.subtle", () => {
  expect(hashOf("00".repeat(16))).toBe("374708fff7719dd5979ec875d56cd2286f6d3cf7ec317a3b25632aab28ec37bb");
});

const NAMES = ["argentino-duelo", "argentino", "venezolano", "venezolano-simple"];
const acta = (name: string) => parse(readFileSync(`tests/actas/${name}.acta.toml`, "utf8")) as unknown as Acta;

describe.each(NAMES)("an acta of %s, played on a server", (name) => {
  afterEach(() => vi.unstubAllGlobals());

  it("follows from its seed", () => {
    expect(verify(acta(name))).toMatchObject({ ok: true, hands: acta(name).mano?.length });
  });

  it("so it does on plain http, where the browser has no crypto.subtle", () => {
    vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
    expect(verify(acta(name)).ok).toBe(true);
  });

  it("does not when a card, the seed, a nonce or a mano is another", () => {
    const swapped = acta(name);
    const hand = swapped.mano?.[1];
    if (!hand?.cartas) throw new Error("a second hand with cards");
    hand.cartas = [...hand.cartas].reverse();
    expect(verify(swapped)).toMatchObject({ ok: false, hand: 2, what: "cartas" });

    expect(verify({ ...acta(name), semilla: "11".repeat(32) })).toMatchObject({ ok: false, hand: 0, what: "compromiso" });
    const [, ...rest] = acta(name).aportes;
    expect(verify({ ...acta(name), aportes: ["11".repeat(16), ...rest] }).ok).toBe(false);

    const turned = acta(name);
    const third = turned.mano?.[2];
    if (third) third["es-mano"] = 1 + ((third["es-mano"] ?? 1) % turned.asientos);
    expect(verify(turned)).toMatchObject({ ok: false, hand: 3, what: "es-mano" });
  });
});

describe("what the server drew while a hand was played", () => {
  const changed = (from: RegExp, to: (found: string) => string) => {
    const text = readFileSync("tests/actas/venezolano.acta.toml", "utf8");
    const other = text.replace(from, to);
    expect(other).not.toBe(text);
    return verify(parse(other) as unknown as Acta);
  };

  it("a cut by the clock", () => {
    expect(changed(/tiempo 34/, () => "tiempo 33")).toMatchObject({ ok: false, hand: 3, what: "cartas" });
  });
  it("a card by the clock", () => {
    expect(changed(/^1 tiempo (\d+[ebco])$/m, () => "1 tiempo 12o")).toMatchObject({ ok: false, hand: 2, what: "tiempo" });
  });
  it("who saw a seña", () => {
    expect(changed(/ve 3$/m, () => "ve 2 3")).toMatchObject({ ok: false, hand: 1, what: "seña", fair: "3", given: "2 3" });
  });
});
