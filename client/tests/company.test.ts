// @vitest-environment jsdom
/** What a table with company needs of the page: nonces, ways to play a card, señas, chat, those who watch. */
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { hashOf, keepNonce, keptNonce } from "../src/fair/chance";
import { prefs } from "../src/browser/prefs.svelte";
import type { ClientMessage, Frame, ServerMessage } from "../src/server/protocol";
import { Table } from "../src/match/table.svelte";
import { four, happening, view } from "./frames";

let sockets: FakeSocket[];
let sent: ClientMessage[];
let table: Table;

class FakeSocket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor() {
    sockets.push(this);
    setTimeout(() => this.onopen?.());
  }
  send = (text: string) => void sent.push(JSON.parse(text) as ClientMessage);
  close = () => undefined;
}

const hear = (message: ServerMessage) => {
  sockets.at(-1)?.onmessage?.({ data: JSON.stringify(message) });
  flushSync();
};
const show = (frame: Frame, version: number) => {
  hear({ ...frame, version });
  vi.advanceTimersByTime(320);
};
const of = <T extends ClientMessage["t"]>(t: T) => sent.filter((message): message is Extract<ClientMessage, { t: T }> => message.t === t);
const drop = () => {
  sockets.at(-1)?.onclose?.({ code: 1006 });
  vi.advanceTimersByTime(500);
};
const options = (...acts: string[]) => acts.map((act) => ({ act, stake: null }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  sessionStorage.clear();
  Object.assign(prefs, { oneTap: false });
  sockets = [];
  sent = [];
  table = new Table("t1");
  table.start();
  vi.advanceTimersByTime(1);
});
afterEach(() => {
  table.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("my part in the deal", () => {
  const opening = (): Frame => {
    const frame = four("venezolano");
    return { ...frame, view: null, table: { ...frame.table, status: "opening" } };
  };
  test("is given when all sit, and again on a new line, and to nobody before", () => {
    keepNonce("t1", "ab".repeat(16));
    show({ ...opening(), table: { ...opening().table, status: "waiting" } }, 1);
    expect(of("nonce")).toEqual([]);
    show(opening(), 2);
    show(opening(), 3);
    expect(of("nonce")).toEqual([{ t: "nonce", value: "ab".repeat(16) }]);
    drop();
    show(opening(), 1);
    expect(of("nonce")).toHaveLength(2);
  });
  test("a rematch promises a fresh one, kept for the table where it goes on", () => {
    show(four("venezolano", { phase: "fin", winner: 1 }), 1);
    table.rematch();
    hear({ t: "moved", id: "t2" });
    expect(hashOf(keptNonce("t2"))).toBe(of("rematch")[0]?.nonce_hash);
  });
});

describe("a card that can go in several ways", () => {
  const frame = four("venezolano", { cards: ["5e", "7e"], options: options("5e", "5e flor", "7e") });
  test("is lifted and asks; a second tap puts it down, and plays nothing", () => {
    show(frame, 1);
    table.controls.tapCard("5e");
    expect(table.controls.ways.map(({ act }) => act)).toEqual(["5e", "5e flor"]);
    table.controls.tapCard("5e");
    expect([table.controls.lifted, of("do").length]).toEqual(["", 0]);
    table.controls.playCard("5e"); // dragged
    expect([table.controls.lifted, of("do").length]).toEqual(["5e", 0]);
    table.controls.do("5e flor");
    expect(of("do")).toMatchObject([{ act: "5e flor", decision: 7 }]);
  });
  test("with one way alone is played as ever", () => {
    show(frame, 1);
    table.controls.tapCard("7e");
    expect(table.controls.ways).toEqual([]);
    table.controls.tapCard("7e");
    expect(of("do")).toMatchObject([{ act: "7e" }]);
  });
  test("a pegado that everybody owes is asked too", () => {
    show(four("venezolano", { cards: ["5e", "7e"], options: options("pegado 5e 7e", "pegado 7e 5e") }), 1);
    table.controls.tapCard("7e");
    expect(table.controls.ways.map(({ below }) => below)).toEqual(["5e"]);
  });
});

test("how I say it holds for the hand", () => {
  const now = (hand: number) => four("venezolano", { hand, options: options("quiero", "con-flor quiero") });
  show(now(3), 1);
  expect(table.controls.mode).toBe("");
  table.controls.chosen = "con-flor";
  show(now(3), 2);
  expect(table.controls.mode).toBe("con-flor");
  show(now(4), 3);
  expect(table.controls.mode).toBe("");
});

test("a seña answers nothing; one that I see is on the face for a while", () => {
  show(four("argentino"), 1);
  table.gesture("cejas");
  expect(of("do")).toMatchObject([{ act: "seña cejas", decision: null }]);
  expect(table.controls.busy).toBe(false);
  hear({ ...four("argentino"), version: 2, events: [happening("sena", { seat: 3, word: "labio" })] });
  expect(table.air.gestures).toEqual({ 3: "labio" });
  vi.advanceTimersByTime(4000);
  expect(table.air.gestures).toEqual({});
});

test("what a team says is kept, and counted until it is looked at", () => {
  show(four("argentino"), 1);
  table.talk.say("team", "  vamos  ");
  table.talk.say("team", "   ");
  table.talk.phrase("table", "suerte");
  expect(of("chat")).toMatchObject([{ to: "team", text: "vamos" }, { to: "table", phrase: "suerte" }]);
  hear({ t: "said", to: "team", seat: 3, name: "Caro", text: "dale" });
  expect([table.talk.waiting, table.talk.lines.map(({ text }) => text)]).toEqual([1, ["dale"]]);
  table.talk.look("team");
  hear({ t: "said", to: "team", seat: 3, name: "Caro", text: "ya" });
  hear({ t: "said", to: "table", seat: 2, name: "Beto", text: "", phrase: "ja" });
  expect([table.talk.unread.team, table.talk.unread.table]).toEqual([0, 1]);
  table.talk.forget(3, "");
  expect(table.talk.lines.map(({ name }) => name)).toEqual(["Beto"]);
});

test("short talk is seen over the seat, and never hides a canto", async () => {
  await import("../src/words/talk");
  show(four("argentino"), 1);
  hear({ t: "said", to: "table", seat: 2, name: "Beto", text: "", phrase: "gracias" });
  await vi.advanceTimersByTimeAsync(10);
  expect(table.said(2)).toEqual({ seat: 2, words: "¡Gracias!", loud: false });
  hear({ t: "said", to: "table", seat: 4, name: "Dora", text: "x".repeat(90) });
  table.air.shouts = { ...table.air.shouts, 3: { seat: 3, words: "¡Truco!", loud: true } };
  hear({ t: "said", to: "table", seat: 3, name: "Caro", text: "hola" });
  await vi.advanceTimersByTimeAsync(10);
  expect([table.said(4), table.said(3)?.words]).toEqual([null, "¡Truco!"]);
});

test("a spectator looks from where he chose, also on a new line", () => {
  const from = (perspective: number): Frame => ({ ...four("venezolano"), you: 0, perspective });
  show(from(1), 1);
  table.lookFrom(3);
  show(from(3), 2);
  drop();
  show(from(1), 1);
  expect(of("perspective")).toEqual([{ t: "perspective", seat: 3 }, { t: "perspective", seat: 3 }]);
  table.talk.say("watchers", "buenas");
  expect(of("chat")[0]?.to).toBe("watchers");
});

test("the offer to end the match is taken by a press", () => {
  show({ ...four("argentino"), absent: 2 }, 1);
  expect(of("end-absent")).toEqual([]);
  table.endAbsent();
  expect(of("end-absent")).toHaveLength(1);
});

test("a frame without a view asks nothing", () => {
  show({ ...four("argentino"), view: view({ options: [] }) }, 1);
  expect([table.controls.modes, table.controls.ways]).toEqual([[], []]);
});
