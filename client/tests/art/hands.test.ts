import { expect, it } from "vitest";
import { PEOPLE } from "../../src/art/faces";
import { KINDS, handOf } from "../../src/art/hands";

it("draws piedra, papel and tijera for everyone, each its own", () => {
  const drawn = PEOPLE.flatMap(({ id }) => KINDS.map((kind) => handOf(id, kind)));
  expect(new Set(drawn).size).toBe(PEOPLE.length * KINDS.length);
  for (const hand of drawn) expect(hand).not.toMatch(/NaN|undefined| id=/);
});
