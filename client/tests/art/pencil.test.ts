import { describe, expect, it } from "vitest";
import { SLIM, TALL, WIDE, blocksOf, groupsOf, score, sticks } from "../../src/art/pencil";

describe("groupsOf", () => {
  it("fills each five before the next", () => {
    expect(groupsOf(0, 3)).toEqual([0, 0, 0]);
    expect(groupsOf(4, 3)).toEqual([4, 0, 0]);
    expect(groupsOf(7, 3)).toEqual([5, 2, 0]);
    expect(groupsOf(15, 3)).toEqual([5, 5, 5]);
  });
});

describe("blocksOf", () => {
  it("has malas and buenas at 30, one block at 15", () => {
    expect(blocksOf(18, 30)).toEqual([[5, 5, 5], [3, 0, 0]]);
    expect(blocksOf(15, 30)).toEqual([[5, 5, 5], [0, 0, 0]]);
    expect(blocksOf(14, 15)).toEqual([[5, 5, 4]]);
  });

  it("draws no stick beyond the target, and none for a score below nought", () => {
    expect(blocksOf(33, 30).flat().reduce((a, b) => a + b)).toBe(30);
    expect(blocksOf(17, 15).flat().reduce((a, b) => a + b)).toBe(15);
    expect(blocksOf(-1, 30).flat().reduce((a, b) => a + b)).toBe(0);
  });
});

/** The corners of the box round some path data of absolute commands. */
function box(paths: string[]): [number, number, number, number] {
  const all = paths.join("").match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];
  const xs = all.filter((_, i) => i % 2 === 0), ys = all.filter((_, i) => i % 2 === 1);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

describe("sticks", () => {
  it("draws as many as asked, the same each time, and not two squares alike", () => {
    expect(sticks(3, 0, 0, 40, 1)).toHaveLength(3);
    expect(sticks(5, 0, 0, 40, 1)).toEqual(sticks(5, 0, 0, 40, 1));
    expect(sticks(5, 0, 0, 40, 1)).not.toEqual(sticks(5, 0, 0, 40, 2));
  });

  it("keeps the strokes that are there when one more is drawn", () => {
    expect(sticks(4, 10, 10, 17, 3)).toEqual(sticks(5, 10, 10, 17, 3).slice(0, 4));
  });
});

describe.each([["slim", SLIM, 256, 58], ["wide", WIDE, 366, 84], ["tall", TALL, 264, 480]] as const)("the %s pad", (_, layout, width, height) => {
  it("has a stick for each point", () => {
    for (const [us, them, target] of [[0, 0, 30], [18, 23, 30], [30, 29, 30], [7, 15, 15]] as const) {
      expect(score([us, them], target, layout)).toHaveLength(us + them);
    }
  });

  it("stays on the paper", () => {
    const [left, top, right, bottom] = box(score([30, 30], 30, layout));
    expect(left).toBeGreaterThan(0);
    expect(top).toBeGreaterThan(0);
    expect(right).toBeLessThan(width);
    expect(bottom).toBeLessThan(height);
  });

  it("keeps our sticks apart from theirs", () => {
    const ours = box(score([30, 0], 30, layout)), theirs = box(score([0, 30], 30, layout));
    expect(ours[2] < theirs[0] || ours[3] < theirs[1]).toBe(true);
  });
});
