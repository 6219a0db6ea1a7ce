// @vitest-environment jsdom
import { describe, expect, test, vi } from "vitest";
import { Countdown } from "../src/match/clock.svelte";
import { readPrefs } from "../src/browser/prefs.svelte";
import { placeOf, readEntry } from "../src/browser/route.svelte";
import { presentation } from "../src/reglamentos";
import { cardName, fill } from "../src/words";
import { t } from "../src/words/papers";
import { actName } from "../src/words/table";
import { clock } from "./frames";

describe("words", () => {
  test("are filled in, one or many", () => {
    expect(fill("{n} carta|{n} cartas", { n: 1 })).toBe("1 carta");
    expect(fill("{n} carta|{n} cartas", { n: 0 })).toBe("0 cartas");
    expect(fill("{who} y {other}", { who: "Ana" })).toBe("Ana y {other}");
    expect([cardName("12b"), actName("real-envido"), actName("tengo", 31)]).toEqual(["12 de basto", "Real envido", "Tengo 31"]);
  });

  test("every act, row and note of the reglamento has words", () => {
    const { acts, quick, ladder, notes } = presentation("argentino-duelo");
    const named = [...Object.keys(acts), ...quick.flatMap((row) => row.acts)];
    expect(named.filter((act) => actName(act, 1) === act)).toEqual([]);
    expect(notes.map((note) => t(note)).filter((words) => words === "")).toEqual([]);
    expect(ladder.flatMap((row) => row.cards)).toHaveLength(40);
    expect(new Set(ladder.flatMap((row) => row.cards)).size).toBe(40);
  });

  test("keys of the keyboard are one to an act, but for those that are never there together", () => {
    const keys = Object.entries(presentation("argentino-duelo").acts).map(([, look]) => look.key);
    expect(new Set(keys).size).toBe(keys.length - 2); // truco, retruco and vale cuatro share theirs
  });
});

describe("addresses", () => {
  test("lead to a table, a handover or home", () => {
    expect(placeOf("/mesa/abc")).toEqual({ at: "table", id: "abc", watch: false });
    expect(placeOf("/seguir/mate-rio")).toEqual({ at: "handover", code: "mate-rio" });
    expect(placeOf("/")).toEqual({ at: "home" });
  });

  test.each(["/nada", "/armar/escoba", "/mesa", "/mesa/%E0", "/seguir/%", "/constructor"])("that are of no place are said to be so: %s", (path) => {
    expect(placeOf(path)).toEqual({ at: "nowhere" });
  });

  test("a pasted link or words are understood", () => {
    expect(readEntry(" https://truco.example/mesa/abc?x=1 ")).toEqual({ at: "table", id: "abc", watch: false });
    expect(readEntry("Mate ombú  río zorzal")).toEqual({ at: "handover", code: "mate-ombú-río-zorzal" });
    expect(readEntry("mate-ombu-rio-zorzal")).toEqual({ at: "handover", code: "mate-ombu-rio-zorzal" });
    expect([readEntry("hola"), readEntry(""), readEntry("https://truco.example/")]).toEqual([null, null, null]);
  });
});

test("stored preferences of another shape are as at first", () => {
  expect(readPrefs('{"name":"Ana","sound":"loud","gone":1}')).toMatchObject({ name: "Ana", sound: 0.6 });
  expect(readPrefs("not json").oneTap).toBe(false);
  expect(readPrefs(null).locale).toBe("es-AR");
  expect(Object.keys(readPrefs('{"gone":1}'))).not.toContain("gone");
});

test("the clock counts from what was left when the frame came, and stops at nothing", () => {
  vi.useFakeTimers();
  const running = new Countdown();
  running.set(clock({ left_ms: 4200 }), performance.now());
  expect([running.seconds, running.running]).toEqual([5, true]);
  vi.advanceTimersByTime(3000);
  expect(running.seconds).toBe(2);
  vi.advanceTimersByTime(9000);
  expect([running.left, vi.getTimerCount()]).toEqual([0, 0]);
  running.set(null, performance.now());
  expect(running.running).toBe(false);
  vi.useRealTimers();
});
