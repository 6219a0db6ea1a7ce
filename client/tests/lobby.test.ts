// @vitest-environment jsdom
import { describe, expect, test } from "vitest";
import { mostUrgent } from "../src/server/mine.svelte";
import type { Door } from "../src/server/protocol";
import { readEntry } from "../src/browser/route.svelte";
import { frame } from "./frames";

const NOW = 1_000_000_000;
const door = (id: string, status: Door["table"]["status"], more: Partial<Door> = {}): Door =>
  ({ table: { ...frame().table, id, status, created_ms: NOW }, seats: [], you: 1, room: false, your_turn: false, ...more });

describe("the way back", () => {
  test("where it is my turn, then what is played, then what waits", () => {
    const doors = [door("over", "over"), door("waits", "waiting"), door("plays", "playing"), door("mine", "playing", { your_turn: true })];
    expect(mostUrgent(doors, NOW)?.table.id).toBe("mine");
    expect(mostUrgent(doors.slice(0, 3), NOW)?.table.id).toBe("plays");
    expect(mostUrgent(doors.slice(0, 2), NOW)?.table.id).toBe("waits");
    expect(mostUrgent(doors.slice(0, 1), NOW)).toBeNull();
  });

  test("a chair that waited for a day, or that is not mine, calls nobody", () => {
    expect(mostUrgent([door("old", "waiting")], NOW + 25 * 3600 * 1000)).toBeNull();
    expect(mostUrgent([door("theirs", "playing", { you: 0 })], NOW)).toBeNull();
  });
});

describe("what is typed at the entrance", () => {
  test.each([
    ["TOMARE", { at: "code", code: "tomare" }],
    [" tomare ", { at: "code", code: "tomare" }],
    ["mate-ombu-rio-zorzal", { at: "handover", code: "mate-ombu-rio-zorzal" }],
    ["https://truco.example/mesa/abc", { at: "table", id: "abc", watch: false }],
  ])("%s", (text, place) => expect(readEntry(text)).toEqual(place));

  test("what is neither is told so", () => expect([readEntry("ab"), readEntry("123456")]).toEqual([null, null]));
});
