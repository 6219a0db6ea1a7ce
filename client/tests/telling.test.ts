// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { onKey } from "../src/match/keys";
import { paceOf } from "../src/match/pace";
import type { Frame, Happening } from "../src/server/protocol";
import type { Table } from "../src/match/table.svelte";
import { Telling, type How } from "../src/match/telling.svelte";
import { frame, happening, view } from "./frames";

const TABLE = frame().table;
let shown: string[];
let telling: Telling;

/** A moment of a hand as a spectator of a table that is told late gets it. */
const moment = (hand: number, decision: number, perspective = 1, events: Happening[] = [happening("play", { seat: 1, word: "7e" })]): Frame =>
  frame(view({ hand, decision }), { you: 0, perspective, events, table: { ...TABLE, spectators: "late" } });
const story = (hand: number, n: number, perspective = 1): Frame[] => Array.from({ length: n }, (_, i) => moment(hand, hand * 10 + i, perspective));
const take = (frames: Frame[]) => frames.forEach((one) => telling.take(one, false));
const PLAY_MS = paceOf([happening("play")]);

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  telling = new Telling((one: Frame, how: How) => shown.push(`${one.view?.decision ?? 0}${one.perspective === 1 ? "" : ` from ${one.perspective}`}${how === "played" ? "" : ` ${how}`}`));
});
afterEach(() => {
  telling.stop();
  vi.useRealTimers();
});

test("a hand that comes at once is told at the pace of play", () => {
  take(story(1, 3));
  expect([shown, telling.waiting]).toEqual([["10"], 2]);
  vi.advanceTimersByTime(PLAY_MS - 1);
  expect(shown).toEqual(["10"]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual(["10", "11"]);
  vi.advanceTimersByTime(PLAY_MS);
  expect([shown, telling.waiting]).toEqual([["10", "11", "12"], 0]);
});

test("who plays, and who sees it as it happens, waits for nothing", () => {
  const live = [1, 2, 3].map((n) => ({ ...moment(1, n), table: { ...TABLE, spectators: "player" as const } }));
  take([...live, ...story(1, 3).map((one) => ({ ...one, you: 2 }))]);
  expect(shown).toEqual(["1", "2", "3", "10", "11", "12"]);
});

test("what comes by itself after a hand was told is shown at once", () => {
  take(story(1, 2));
  vi.advanceTimersByTime(PLAY_MS);
  take([moment(1, 11, 1, [])]);
  vi.advanceTimersByTime(PLAY_MS);
  take([moment(1, 11, 1, [])]);
  expect(shown).toEqual(["10", "11", "11", "11"]);
});

test("what is skipped is told by the log alone, and the next hand begins as ever", () => {
  take(story(1, 4));
  telling.skip();
  expect([shown, telling.waiting]).toEqual([["10", "11 passed", "12 passed", "13 passed"], 0]);
  take(story(2, 2));
  expect(shown.at(-1)).toBe("20");
  vi.advanceTimersByTime(PLAY_MS);
  expect(shown.at(-1)).toBe("21");
});

test("when a newer hand comes the old one is told within a second", () => {
  take(story(1, 8));
  take(story(2, 3));
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual(["10", "11", "12", "13", "14", "15", "16", "17", "20"]);
  vi.advanceTimersByTime(PLAY_MS - 1);
  expect(shown.at(-1)).toBe("20");
  vi.advanceTimersByTime(1);
  expect(shown.at(-1)).toBe("21");
});

test("other eyes in the middle of a hand go on from the same moment, and nothing of the old ones is shown any more", () => {
  take(story(1, 4));
  vi.advanceTimersByTime(PLAY_MS);
  telling.turn(2);
  expect(telling.waiting).toBe(0);
  take([moment(1, 13), ...story(1, 4, 2)]);
  vi.advanceTimersByTime(3 * PLAY_MS);
  expect(shown).toEqual(["10", "11", "10 from 2 drawn", "11 from 2 drawn", "12 from 2", "13 from 2"]);
});

test("other eyes after its end are told the hand again; eyes that are refused change nothing", () => {
  take(story(1, 1));
  vi.advanceTimersByTime(PLAY_MS);
  telling.turn(2);
  take(story(1, 2, 2));
  vi.advanceTimersByTime(PLAY_MS);
  expect(shown).toEqual(["10", "10 from 2", "11 from 2"]);
  telling.turn(9);
  telling.refused();
  take([moment(2, 20, 2)]);
  vi.advanceTimersByTime(PLAY_MS);
  expect(shown.at(-1)).toBe("20 from 2");
});

test("a new line tells nothing twice", () => {
  take(story(1, 4));
  vi.advanceTimersByTime(PLAY_MS);
  telling.take(moment(1, 10), true);
  take(story(1, 4).slice(1));
  expect(shown).toEqual(["10", "11", "10 drawn", "11 drawn", "12"]);
  vi.advanceTimersByTime(PLAY_MS);
  expect(shown.at(-1)).toBe("13");
});

describe("V-193: a seña, which moves no decision,", () => {
  const made = (decision: number, perspective: number): Frame => {
    const one = moment(1, decision, perspective, [happening("sena", { seat: 3, word: "guiño-derecho" })]);
    return { ...one, view: one.view && { ...one.view, senas: [{ seat: 3, name: "guiño-derecho" }] } };
  };

  test("is told after a new line if it was not reached, and not again if it was", () => {
    const [first, second] = [moment(1, 10), moment(1, 11)];
    take([first, second, made(11, 1)]);
    vi.advanceTimersByTime(PLAY_MS);
    expect(shown).toEqual(["10", "11"]);
    telling.take(first, true);
    take([second, made(11, 1)]);
    vi.advanceTimersByTime(PLAY_MS);
    expect(shown.slice(2)).toEqual(["10 drawn", "11 drawn", "11"]);
    telling.take(first, true);
    take([second, made(11, 1)]);
    expect(shown.slice(5)).toEqual(["10 drawn", "11 drawn", "11 drawn"]);
  });

  test("is told to other eyes that see it at the moment that was reached", () => {
    take(story(1, 3));
    vi.advanceTimersByTime(PLAY_MS);
    telling.turn(2);
    take([moment(1, 10, 2), moment(1, 11, 2), made(11, 2), moment(1, 12, 2)]);
    vi.advanceTimersByTime(PLAY_MS);
    expect(shown.slice(2)).toEqual(["10 from 2 drawn", "11 from 2 drawn", "11 from 2"]);
    vi.advanceTimersByTime(paceOf([happening("sena")]));
    expect(shown.at(-1)).toBe("12 from 2");
  });
});

test("a hidden page, whose timers come seldom, is not behind", () => {
  take(story(1, 6));
  vi.setSystemTime(Date.now());
  const clock = vi.spyOn(performance, "now").mockReturnValue(performance.now() + 3 * PLAY_MS);
  vi.advanceTimersToNextTimer();
  expect(shown).toEqual(["10", "11", "12", "13"]);
  clock.mockRestore();
});

test("who watches chooses the eyes by number and with the arrows", () => {
  const looked: number[] = [];
  const table = { frame: moment(1, 1, 2), lookFrom: (seat: number) => looked.push(seat) } as unknown as Table;
  const desk = { paper: "" as const, open: () => undefined, toggle: () => undefined };
  for (const key of ["1", "0", "ArrowRight", "ArrowLeft"]) onKey(new KeyboardEvent("keydown", { key }), table, desk);
  expect(looked).toEqual([1, 0, 0, 1]);
});
