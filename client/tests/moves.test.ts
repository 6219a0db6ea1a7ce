import { describe, expect, test } from "vitest";
import { score } from "../src/match/moves";
import type { Happening } from "../src/server/protocol";
import { card, four, frame, happening, view } from "./frames";

const at = (was: ReturnType<typeof view>, now: ReturnType<typeof view>, ...events: Happening[]) => score(frame(was), frame(now, { events }));
const ends = ({ moves, leaves }: ReturnType<typeof score>) => Math.max(...[...moves, ...leaves].map(({ after, lasts }) => after + lasts));

describe("what moves", () => {
  test("is only what has just happened: another view alone moves nothing", () => {
    const now = view({ table: [card(2, "7e", 1)], scores: [9, 9], cards: ["3c"] });
    expect(at(view(), now)).toEqual({ moves: [], leaves: [] });
    expect(score(null, frame(now, { events: [happening("play", { seat: 2, word: "7e" })] }))).toEqual({ moves: [], leaves: [] });
  });

  test("a card flies from my hand, or from the last back of who plays it, else from its face", () => {
    const mine = at(view(), view({ table: [card(1, "7e", 1)], cards: ["3c", "10b"] }), happening("play", { seat: 1, word: "7e" }));
    expect(mine.moves).toMatchObject([{ kind: "fly", spot: "lying:1:1", after: 0, from: ["hand:7e", "held:1:2", "seat:1"] }]);
    const theirs = at(view({ held: [3, 2] }), view({ held: [3, 1], table: [card(2, "4b", 2)] }), happening("play", { seat: 2, word: "4b" }));
    expect(theirs.moves[0]?.from).toEqual(["hand:4b", "held:2:1", "seat:2"]);
  });

  test("two pegadas are put down one after the other", () => {
    const now = view({ table: [card(2, "", 2, { down: true }), card(2, "3e", 3)] });
    const { moves } = at(view({ held: [2, 2] }), now, happening("pegado", { seat: 2, word: "3e" }));
    expect(moves.map(({ spot, after }) => [spot, after])).toEqual([["lying:2:2", 0], ["lying:2:3", 70]]);
  });

  test("one that lay hidden turns over; the winner of a vuelta is marked when it lies", () => {
    const down = view({ table: [card(2, "", 2, { down: true })] });
    const up = view({ table: [card(2, "12o", 2, { won: true })] });
    expect(at(down, up, happening("reveal", { seat: 2, word: "12o" })).moves).toMatchObject([{ kind: "turn", spot: "lying:2:2" }]);
    expect(at(down, up, happening("vuelta", { seat: 2, n: 2 })).moves).toMatchObject([{ kind: "gild", spot: "lying:2:2" }]);
    expect(at(down, view({ table: [card(2, "12o", 2)] }), happening("vuelta", { n: 2 })).moves).toEqual([]); // parda
  });

  test("a new hand: the old cards go to who deals, the new ones come from there, the mano's first, the vira last", () => {
    const was = four("venezolano", { table: [card(1, "7e", 1), card(2, "4b", 1)] });
    const now = { ...four("venezolano", { hand: 4, mano: 2, vira: "5o", cards: ["1e", "2e", "3e"] }), events: [happening("reparto", { seat: 2 })] };
    const { moves, leaves } = score(was, now);
    expect(leaves.map(({ spot, to }) => [spot, to])).toEqual([["lying:1:1", ["deck", "seat:1"]], ["lying:2:1", ["deck", "seat:1"]]]);
    expect(moves.map(({ spot }) => spot)).toEqual([
      "held:2:0", "held:3:0", "held:4:0", "hand:1e", "held:2:1", "held:3:1", "held:4:1", "hand:2e", "held:2:2", "held:3:2", "held:4:2", "hand:3e", "vira",
    ]);
    expect(moves.at(-1)?.kind).toBe("turn");
    expect(ends({ moves, leaves })).toBeLessThanOrEqual(1000);
  });

  test("points are put down one by one, and however much happens at once, all is in its place within a second", () => {
    const now = view({ table: [card(1, "7e", 3, { won: true })], scores: [34, 9] });
    const much = at(view(), now, happening("play", { seat: 1, word: "7e" }), happening("vuelta", { seat: 1, n: 3 }), happening("pay", { team: 1, n: 30 }), happening("reparto"));
    const paid = much.moves.find(({ spot }) => spot === "point:");
    expect(paid?.kind).toBe("land");
    expect(ends(much)).toBeLessThanOrEqual(1000);
    expect((paid?.after ?? 0) + 29 * (paid?.step ?? 0) + (paid?.lasts ?? 0)).toBeLessThanOrEqual(1000);
  });
});
