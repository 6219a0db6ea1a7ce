// @vitest-environment jsdom
import { gzipSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { CARDS, RANKS, backAddress, faceAddress } from "../../src/art/deck";

const PINTAS = { o: 0, c: 1, e: 2, b: 3 } as const;
const sources = import.meta.glob<string>("../../src/art/cards/*.svg", { query: "?raw", import: "default", eager: true });
let cards: Map<string, Element>;

beforeAll(() => {
  cards = new Map(
    Object.entries(sources).flatMap(([path, source]) => {
      const drawn = new DOMParser().parseFromString(source, "image/svg+xml");
      expect(drawn.querySelector("parsererror"), path).toBeNull();
      const name = /([\w-]+)\.svg$/.exec(path)?.[1] ?? path;
      const row = [...drawn.querySelectorAll("view")].map(({ id }, i): [string, Element] => [id, drawn.querySelectorAll(":scope > g")[i] ?? drawn.documentElement]);
      return row.length > 0 ? row : [[name, drawn.documentElement]];
    }),
  );
});

describe("the deck", () => {
  it("has the forty cards of the Spanish deck, by the acta's names", () => {
    expect(CARDS).toHaveLength(40);
    expect(new Set(CARDS).size).toBe(40);
    for (const card of CARDS) expect(cards.has(card), card).toBe(true);
  });

  it("has two backs and nothing else", () => {
    expect([...cards.keys()].filter((id) => !CARDS.includes(id)).sort()).toEqual(["back-patio", "back-pulperia"]);
  });

  it("shows forty different faces", () => {
    expect(new Set(CARDS.map((card) => cards.get(card)?.innerHTML)).size).toBe(40);
  });

  it("refers to no cut that is not there", () => {
    for (const source of Object.values(sources)) for (const [, id] of source.matchAll(/href="#([^"]+)"/g)) expect(source).toContain(`id="${id}"`);
  });

  it("is small enough for the first visit", () => {
    expect(Object.values(sources).reduce((sum, source) => sum + gzipSync(source).length, 0)).toBeLessThan(70_000);
  });

  it("is addressed by card, and has no other", () => {
    expect(faceAddress("12e")).toMatch(/\/12e\.svg/);
    expect(faceAddress("7e")).toMatch(/\/e\.svg.*#7e$/);
    expect(backAddress("pulperia")).toMatch(/\/back-pulperia\.svg/);
    expect(() => faceAddress("8e")).toThrow("no card 8e");
  });
});

/** Pieces of the frame's upper edge: of a card's first path, the subpaths that run along the top. */
function edges(card: string): { x: number; width: number }[] {
  const frame = cards.get(card)?.querySelectorAll(":scope > path")[0]?.getAttribute("d") ?? "";
  return [...frame.matchAll(/M(-?[\d.]+)[ -]([\d.]+)l([\d.]+)/g)]
    .map(([, x, y, width]) => ({ x: Number(x), y: Number(y), width: Number(width) }))
    .filter(({ y }) => y < 20);
}

describe("the pintas", () => {
  it.each(Object.entries(PINTAS))("%s: the frame is open %i times on a short side", (suit, gaps) => {
    for (const rank of RANKS) expect(edges(`${rank}${suit}`), `${rank}${suit}`).toHaveLength(gaps + 1);
  });

  it("are wide enough to be seen at the edge of a card, and evenly set", () => {
    for (const suit of ["c", "e", "b"]) {
      const pieces = edges(`4${suit}`);
      const gaps = pieces.slice(1).map((piece, i) => piece.x - ((pieces[i]?.x ?? 0) + (pieces[i]?.width ?? 0)));
      for (const gap of gaps) expect(gap).toBeGreaterThan(14);
      const middles = pieces.slice(1).map((piece, i) => piece.x - (gaps[i] ?? 0) / 2);
      middles.forEach((middle, i) => expect(middle).toBeCloseTo(10 + (220 * (i + 1)) / (middles.length + 1), -1));
    }
  });
});
