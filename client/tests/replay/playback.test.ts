// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Happening, Replay, ReplayStep } from "../../src/server/protocol";
import { cardsOf, handsOf, receiptAt, toldAt } from "../../src/replay/frames";
import { ALL, TABLE } from "../../src/replay/link";
import { Playback } from "../../src/replay/playback.svelte";
import { card, happening, view } from "../frames";

const step = (hand: number, seat: number, act: string, events: Happening[], more: Partial<ReplayStep> = {}): ReplayStep => ({
  hand, seat, act, refused: "", article: "", view: view({ hand, scores: [0, 0], seat: 0, cards: [] }), hands: [["7e", "??"], ["3c", "10b"]], events, ...more,
});

const STEPS = [
  step(1, 0, "", [happening("reparto", { seat: 1, n: 1 })]),
  step(1, 1, "truco", [happening("say", { seat: 1, word: "truco" })], { view: view({ hand: 1, pending: [{ kind: "truco", chain: ["truco"], by: 1, responders: [2], wanted: 2, refused: 1 }] }) }),
  step(1, 1, "7e", [], { refused: "Hay un canto sin contestar.", article: "D-27" }),
  step(1, 2, "seña mata", []),
  step(1, 2, "no-quiero", [happening("say", { seat: 2, word: "no-quiero" }), happening("pay", { team: 1, word: "truco", n: 1 }), happening("hand", { team: 1 })], {
    view: view({ hand: 1, phase: "reparto", scores: [1, 0], receipt: [{ concept: "truco", team: 1, points: 1, why: "no-querido", article: "D-24", chain: ["truco"], shown: [] }] }),
  }),
  step(2, 0, "", [happening("reparto", { seat: 2, n: 2 })], { view: view({ hand: 2, mano: 2, scores: [1, 0] }) }),
  step(2, 2, "3c", [happening("play", { seat: 2, word: "3c" })], { view: view({ hand: 2, mano: 2, scores: [1, 0], table: [card(2, "3c", 1)] }) }),
  step(2, 1, "??", [], { view: null }),
];

const replay = (eyes: number): Replay => ({
  reglamento: "argentino-duelo", target: 15, seats: 2, options: {}, title: "", why: "", loose: false, eyes, steps: STEPS, finding: null, unchecked: false, deal: null,
  players: [{ seat: 1, team: 1, name: "Ana", character: "", person: true }, { seat: 2, team: 2, name: "", character: "", person: true }],
});

const asked: string[] = [];
const open = (hash = "") => Playback.open({ text: "acta = 1" }, hash);

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    const from = /eyes=(\w+)/.exec(path)?.[1] ?? "";
    return Promise.resolve(new Response(JSON.stringify(replay(from === "all" ? ALL : Number(from)))));
  });
  history.replaceState(null, "", "/acta");
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("going about in a match", () => {
  test("step by step and hand by hand, and the address follows", async () => {
    const playback = await open();
    playback.next();
    expect([playback.at, playback.hash]).toEqual([1, "#mano-1-paso-2"]);
    playback.hand(1);
    expect(playback.hash).toBe("#mano-2-paso-1");
    playback.next();
    playback.hand(-1);
    expect(playback.hash).toBe("#mano-2-paso-1");
    playback.hand(-1);
    expect(playback.at).toBe(0);
    playback.go(99);
    expect(playback.at).toBe(STEPS.length - 1);
    await vi.advanceTimersByTimeAsync(300);
    expect(location.hash).toBe("#mano-2-paso-3");
    playback.stop();
  });

  test("a seña that these eyes did not see is passed over", async () => {
    const playback = await open("#mano-1-paso-3");
    playback.next();
    expect(playback.step?.act).toBe("no-quiero");
    playback.previous();
    expect(playback.step?.refused).toBe("Hay un canto sin contestar.");
    playback.stop();
  });

  test("the address brings back the step and the eyes", async () => {
    const playback = await open("#mano-2-paso-2-desde-2");
    expect([playback.at, playback.eyes, playback.near]).toEqual([6, 2, 2]);
    expect(asked).toEqual(["/api/replay?eyes=2"]);
    await playback.follow("#mano-1-paso-1-desde-mesa");
    expect([playback.at, playback.eyes]).toEqual([0, TABLE]);
    playback.stop();
  });

  test("other eyes are asked for once, and see the same step", async () => {
    const playback = await open("#mano-1-paso-2");
    await playback.look(1);
    await playback.look(ALL);
    await playback.look(1);
    expect(asked).toEqual(["/api/replay?eyes=all", "/api/replay?eyes=1"]);
    expect(playback.hash).toBe("#mano-1-paso-2-desde-1");
    playback.stop();
  });

  test("it goes on by itself at the pace of people, and rests at the end", async () => {
    const playback = await open("#mano-2-paso-1");
    playback.toggle();
    expect(playback.playing).toBe(true);
    await vi.advanceTimersByTimeAsync(700);
    expect(playback.at).toBe(6);
    await vi.advanceTimersByTimeAsync(1000);
    expect(playback.at).toBe(6);
    await vi.advanceTimersByTimeAsync(200);
    expect([playback.at, playback.playing]).toEqual([7, false]);
    playback.toggle();
    expect(playback.at).toBe(0);
    playback.next();
    expect(playback.playing).toBe(false);
    playback.stop();
  });

  test("what is in the air stays as long as the step", async () => {
    const playback = await open("#mano-1-paso-2");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(playback.said(1)?.words).toBe("¡Truco!");
    playback.next();
    expect(playback.said(2)).toBeNull();
    playback.stop();
  });
});

describe("what is worked out of the steps", () => {
  test("hands, and how each was paid", () => {
    expect(handsOf(STEPS)).toEqual([{ hand: 1, first: 0, last: 4 }, { hand: 2, first: 5, last: 7 }]);
    const [one, two] = handsOf(STEPS);
    expect(one && receiptAt(replay(ALL), one, 3)).toBeNull();
    expect(one && receiptAt(replay(ALL), one, 7)).toMatchObject({ hand: 1, us: 1, them: 0, over: true });
    expect(two && receiptAt(replay(ALL), two, 7)).toBeNull();
  });

  test("what happened in words, with a name for who has none", () => {
    expect(toldAt(replay(ALL), 0)[0]).toMatchObject({ words: "Mano 1. Es mano Ana.", tone: "head" });
    expect(toldAt(replay(ALL), 5)[0]?.words).toBe("Mano 2. Es mano Asiento 2.");
    expect(toldAt(replay(ALL), 2)).toEqual([{ at: 2, who: "Ana", words: "no puede «7 de espada»: «Hay un canto sin contestar.»", tone: "plain", article: "D-27" }]);
    expect(toldAt(replay(ALL), 6)[0]).toMatchObject({ who: "Asiento 2", words: "juega el 3 de copa." });
  });

  test("only those eyes see a hand that may", () => {
    const seen = view({ cards: ["7e"] });
    expect(cardsOf(STEPS[0], ALL, 1, seen)).toEqual(["7e", "??"]);
    expect(cardsOf(STEPS[0], 1, 1, seen)).toEqual(["7e"]);
    expect(cardsOf(STEPS[0], 1, 2, seen)).toBeNull();
    expect(cardsOf(STEPS[0], TABLE, 1, seen)).toBeNull();
  });
});
