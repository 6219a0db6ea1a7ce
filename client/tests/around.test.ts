import { describe, expect, test } from "vitest";
import { deckCorner, placesOf } from "../src/match/around";
import { chairs } from "../src/match/derive";
import { soFar } from "../src/match/sofar";
import { card, four, frame, view } from "./frames";

describe("round a table", () => {
  test("the others sit from my left to my right", () => {
    expect([1, 3, 5].map((n) => placesOf(n))).toEqual([["far"], ["left", "far", "right"], ["left", "far-left", "far", "far-right", "right"]]);
  });

  test("V-31: the deck lies at the right of who deals, the seat before the mano", () => {
    const corner = (mano: number, you = 1) => deckCorner(four("venezolano", { mano }, you), view({ seats: 4, mano }));
    // Seat 1 deals when seat 2 is mano. The one on my right deals: the deck is between him and who sits across.
    expect([2, 3, 4, 1].map((mano) => corner(mano))).toEqual(["near-right", "far-right", "far-left", "near-left"]);
    expect(corner(2, 3)).toBe("far-left");
  });

  test("with two it is on my right, or on his, across the table", () => {
    const two = (mano: number) => deckCorner(frame(view({ mano })), view({ mano }));
    expect([two(2), two(1)]).toEqual(["near-right", "far-left"]);
  });

  test("who deals is marked where the table has a cut, and is the pie elsewhere", () => {
    const marks = (reglamento: "venezolano" | "venezolano-simple") => chairs(four(reglamento, { mano: 2 })).map((chair) => chair.mark);
    expect(marks("venezolano")).toEqual(["reparte", "mano", "", ""]);
    expect(marks("venezolano-simple")).toEqual(["pie", "mano", "", ""]);
  });
});

describe("a log that begins in the middle of a hand", () => {
  const said = (of: ReturnType<typeof view>) => soFar(frame(of)).map((line) => `${line.who} ${line.words}`.trim());

  test("tells the cards in their order, whose each vuelta was, and what was shown and paid", () => {
    const now = view({
      mano: 2, declared: [{ seat: 2, number: 28 }, { seat: 1, number: null }],
      table: [card(2, "4c", 1), card(1, "7e", 1, { won: true }), card(1, "6o", 2)], vueltas: [{ number: 1, seat: 1 }],
      receipt: [{ concept: "envido", team: 2, points: 2, why: "envido-querido", article: "D-39", chain: ["envido"], shown: [] }],
    });
    expect(said(now)).toEqual([
      "Mano 3. Es mano Beto.", "Beto Tengo 28", "Vos Son buenas", "Beto juega el 4 de copa.", "Vos jugás el 7 de espada.", "Vos te llevás la 1ª.",
      "Vos jugás el 6 de oro.", "Envido: 2 puntos para Beto.",
    ]);
  });

  test("names no card that lies face down, not even my own", () => {
    const now = view({ table: [card(1, "7e", 2, { down: true }), card(2, "", 2, { down: true, burned: true })] });
    expect(said(now).slice(1)).toEqual(["Beto quema 1 carta."]);
  });

  test("V-163, V-160: tells two pegadas by the upper one, and the lower one if it was shown", () => {
    const now = (down: boolean) => said(view({ table: [card(2, down ? "" : "6b", 2, { down, glued: true }), card(2, "10o", 3, { burned: !down, glued: true })] }));
    expect(now(true).slice(1)).toEqual(["Beto juega pegado: 10 de oro arriba."]);
    expect(now(false).slice(1)).toEqual(["Beto muestra el 6 de basto.", "Beto juega pegado: 10 de oro arriba."]);
  });

  test("says nothing before the first deal", () => expect(said(view({ hand: 0 }))).toEqual([]));
});
