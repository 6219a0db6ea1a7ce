// @vitest-environment jsdom
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { prefs } from "../src/browser/prefs.svelte";
import type { Frame, ServerMessage, View } from "../src/server/protocol";
import { tally } from "../src/match/receipts";
import { Table } from "../src/match/table.svelte";
import { frame, happening, view } from "./frames";

let heard: (message: ServerMessage) => void;
let sent: { t: string; id: string; act?: string; decision?: number | null }[];
let table: Table;
let version: number;
/** ms until a socket is open. */
let slow = 0;

class FakeSocket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose = null;
  constructor() {
    heard = (message) => this.onmessage?.({ data: JSON.stringify(message) });
    setTimeout(() => this.onopen?.(), slow);
  }
  send = (text: string) => void sent.push(JSON.parse(text) as (typeof sent)[number]);
  close = () => undefined;
}

const show = (of: View, events: Frame["events"] = []) => {
  heard({ ...frame(of), version: ++version, events });
  flushSync();
};
const rest = () => vi.advanceTimersByTime(320);
const acts = () => sent.filter(({ t }) => t === "do");
const TURN = view({ options: ["7e", "3c", "10b", "truco", "falta-envido"].map((act) => ({ act, stake: null })) });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  sessionStorage.clear();
  Object.assign(prefs, { oneTap: false });
  sent = [];
  version = 0;
  table = new Table("t1");
  table.start();
  vi.advanceTimersByTime(1);
  show(TURN);
});
afterEach(() => {
  table.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("controls", () => {
  test("rest 300 ms whenever the question changes", () => {
    table.controls.press("truco", false);
    expect(acts()).toEqual([]);
    rest();
    table.controls.press("truco", false);
    expect(acts()).toMatchObject([{ act: "truco", decision: 7 }]);
  });

  test("nothing else can be pressed until the act is answered and shown", () => {
    rest();
    table.controls.press("truco", false);
    table.controls.press("truco", false);
    table.controls.tapCard("7e");
    heard({ t: "ack", id: acts()[0]?.id ?? "" });
    table.controls.press("truco", false);
    expect(acts()).toHaveLength(1);
    show({ ...TURN, decision: 8, turn: 2, responders: [], options: [] });
    expect(table.controls.flight).toBeNull();
  });

  test("an acknowledged act whose frame never comes frees the buttons", () => {
    rest();
    table.controls.press("truco", false);
    heard({ t: "ack", id: acts()[0]?.id ?? "" });
    expect(table.controls.flight).not.toBeNull();
    vi.advanceTimersByTime(1600);
    expect(table.controls.flight).toBeNull();
  });

  test("an act without return wants a second press of the same button, soon", () => {
    rest();
    table.controls.press("falta-envido", true);
    expect([table.controls.armed, acts().length]).toEqual(["falta-envido", 0]);
    vi.advanceTimersByTime(4100);
    expect(table.controls.armed).toBe("");
    table.controls.press("falta-envido", true);
    table.controls.press("falta-envido", true);
    expect(acts()).toMatchObject([{ act: "falta-envido" }]);
  });

  test("a refused act says why and gives the buttons back", () => {
    rest();
    table.controls.press("truco", false);
    heard({ t: "refused", id: acts()[0]?.id ?? "", code: "no-es-tu-turno", article: "D-16", words: "No es tu turno." });
    expect(table.controls.flight).toBeNull();
    expect(table.controls.refusal?.words).toBe("No es tu turno.");
  });

  test("rendirse names no decision", () => {
    rest();
    table.controls.do("rendirse");
    expect(acts()).toMatchObject([{ act: "rendirse", decision: null }]);
  });
});

describe("cards", () => {
  test("a tap lifts, another plays; a tap on another card lifts that one", () => {
    rest();
    table.controls.tapCard("7e");
    table.controls.tapCard("3c");
    expect([table.controls.lifted, acts().length]).toEqual(["3c", 0]);
    table.controls.tapCard("3c");
    expect(acts()).toMatchObject([{ act: "3c" }]);
  });

  test("with one tap where it is wished", () => {
    Object.assign(prefs, { oneTap: true });
    rest();
    table.controls.tapCard("10b");
    expect(acts()).toMatchObject([{ act: "10b" }]);
  });

  test("a card can be lifted out of turn, never played", () => {
    show({ ...TURN, decision: 8, turn: 2, options: [] });
    rest();
    table.controls.tapCard("7e");
    table.controls.tapCard("7e");
    expect(acts()).toEqual([]);
  });
});

describe("what is in the air", () => {
  const asked = view({ turn: 0, responders: [1], decision: 8, pending: [{ kind: "truco", chain: ["truco"], by: 2, responders: [1], wanted: 2, refused: 1 }] });

  test("a canto that waits for its answer stays; an answer goes", () => {
    show(asked, [happening("say", { seat: 2, word: "truco" })]);
    vi.advanceTimersByTime(5000);
    expect(table.said(2)).toMatchObject({ words: "¡Truco!", loud: true });
    show({ ...TURN, decision: 9, worth: 2 }, [happening("say", { seat: 1, word: "quiero" })]);
    vi.advanceTimersByTime(1);
    expect(table.said(1)?.words).toBe("¡Quiero!");
    expect(table.said(2)).toBeNull();
    vi.advanceTimersByTime(2500);
    expect(table.said(1)).toBeNull();
  });

  test("is told to the screen reader, with what I have to do", () => {
    show(asked, [happening("say", { seat: 2, word: "truco" })]);
    expect(table.air.announced).toBe("Beto ¡Truco! Contestá: Truco");
  });

  test("the same words twice are news twice", () => {
    table.air.say("Te toca");
    const first = table.air.announced;
    table.air.say("Te toca");
    expect(table.air.announced).not.toBe(first);
  });
});

describe("receipts", () => {
  const paid = { concept: "envido", team: 1, points: 2, why: "envido-querido", article: "D-39", chain: ["envido"], shown: [] } as const;

  test("of each hand are kept, also over a reload", () => {
    show(view({ hand: 3, decision: 8, receipt: [{ ...paid, chain: [...paid.chain], shown: [] }] }));
    show(view({ hand: 4, decision: 9 }));
    expect(table.receipts.map(({ hand, over }) => [hand, over])).toEqual([[3, false]]);
    expect(new Table("t1").receipts).toEqual(table.receipts);
    expect(new Table("t2").receipts).toEqual([]);
  });

  test("say the score before the hand and after it", () => {
    const hand = { hand: 3, lines: [paid, { ...paid, points: 3 }, { ...paid, team: 2, points: 1 }].map((line) => ({ ...line, chain: [...line.chain], shown: [] })), over: true };
    expect(tally({ ...hand, us: 14, them: 9 }, 1)).toEqual({ us: { from: 9, to: 14 }, them: { from: 8, to: 9 } });
    expect(tally({ ...hand, us: 9, them: 14 }, 2)).toEqual({ us: { from: 8, to: 9 }, them: { from: 9, to: 14 } });
  });
});

test("the phone shakes when my turn comes and in its last five seconds, and not where that is not wished", () => {
  const vibrate = vi.fn();
  Object.defineProperties(navigator, { vibrate: { value: vibrate, configurable: true }, userActivation: { value: { hasBeenActive: true }, configurable: true } });
  const seconds = () => [15, 6, 5, 1, 0].map((left) => {
    vibrate.mockClear();
    table.second(left);
    return vibrate.mock.calls.length;
  });
  show({ ...TURN, turn: 1 });
  expect(seconds()).toEqual([0, 0, 1, 1, 0]);
  show({ ...TURN, decision: 8, turn: 2, options: [] });
  expect(seconds()).toEqual([0, 0, 0, 0, 0]);
  show({ ...TURN, decision: 9, turn: 1 });
  Object.assign(prefs, { vibrate: false });
  expect(seconds()).toEqual([0, 0, 0, 0, 0]);
  Object.assign(prefs, { vibrate: true });
});

describe("what is known before the line is there", () => {
  const before = view({ ...TURN, table: [] });
  beforeEach(() => {
    table.stop();
    sent = [];
    version = 0;
    slow = 900;
    table = new Table("t2", undefined, { ...frame(before), version: 0, events: [] });
    table.start();
    slow = 0;
  });

  test("is shown, and what is pressed then is sent when the line opens, once", () => {
    expect(table.view?.decision).toBe(before.decision);
    rest();
    table.controls.press("truco", false);
    expect(acts()).toEqual([]);
    vi.advanceTimersByTime(900);
    show(TURN);
    expect(acts()).toMatchObject([{ act: "truco", decision: 7 }]);
  });

  test("gives way to the line's first frame, which is drawn and not played; a question that is the same does not rest again", () => {
    vi.advanceTimersByTime(900);
    const log = table.air.log.length;
    show(TURN, [happening("say", { seat: 2, word: "truco" })]);
    expect(table.air.log.length).toBe(log);
    table.controls.press("truco", false);
    expect(acts()).toMatchObject([{ act: "truco" }]);
    show({ ...TURN, decision: 8, turn: 2, responders: [], options: [] });
    expect(table.view?.decision).toBe(8);
  });
});
