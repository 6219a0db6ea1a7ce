import { describe, expect, test } from "vitest";
import type { ReplayStep } from "../../src/server/protocol";
import { ALL, indexOf, momentAt, read, TABLE, write } from "../../src/replay/link";

const steps = [0, 0, 1, 1, 1, 2, 2].map((hand) => ({ hand }) as ReplayStep);

describe("a moment as it stands in an address", () => {
  test.each([
    ["#mano-3-paso-12", { hand: 3, step: 12, eyes: ALL }],
    ["#mano-3-paso-12-desde-2", { hand: 3, step: 12, eyes: 2 }],
    ["#mano-10-paso-1-desde-mesa", { hand: 10, step: 1, eyes: TABLE }],
    ["#sorteo-paso-2", { hand: 0, step: 2, eyes: ALL }],
  ])("%s", (hash, moment) => {
    expect(read(hash)).toEqual(moment);
    expect(write(moment)).toBe(hash);
  });

  test("without a step it is the first one of the hand", () => {
    expect(read("#mano-2")).toEqual({ hand: 2, step: 1, eyes: ALL });
    expect(read("#mano-2-desde-1")).toEqual({ hand: 2, step: 1, eyes: 1 });
  });

  test.each(["", "#", "#mano", "#mano-x", "#mano-1-paso-2-desde-7", "#mano-1-paso-2-desde-", "#mano-99999999", "#<b>"])("%s names none", (hash) => {
    expect(read(hash)).toBeNull();
  });

  test("every step has an address that leads back to it", () => {
    steps.forEach((_, at) => expect(indexOf(steps, momentAt(steps, at))).toBe(at));
  });

  test("what is not there leads to the nearest that is", () => {
    expect(indexOf(steps, { hand: 1, step: 99 })).toBe(4);
    expect(indexOf(steps, { hand: 9, step: 1 })).toBe(6);
    expect(indexOf(steps, { hand: 2, step: 1 })).toBe(5);
    expect(indexOf([], { hand: 1, step: 1 })).toBe(0);
  });
});
