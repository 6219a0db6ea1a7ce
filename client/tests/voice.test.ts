// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Air } from "../src/match/air.svelte";
import { prefs } from "../src/browser/prefs.svelte";
import { noisesOf } from "../src/match/tell";
import { hush, pickVoice, pitchOf, speak } from "../src/sound/voice";
import { frame, happening } from "./frames";

const langs = (...all: string[]) => all.map((lang) => ({ lang }));

describe("the voice", () => {
  test("has the accent of the house where the device has it", () => {
    const all = langs("en-US", "es-ES", "es_MX", "es-VE", "es-AR");
    expect(pickVoice(all, "pulperia")?.lang).toBe("es-AR");
    expect(pickVoice(all, "patio")?.lang).toBe("es-VE");
  });

  test("else the nearest of Latin America, else any Spanish, else none", () => {
    expect(pickVoice(langs("es-ES", "es-US", "es-419", "es-UY"), "pulperia")?.lang).toBe("es-UY");
    expect(pickVoice(langs("es-ES", "es-US", "es-CO", "es-419"), "patio")?.lang).toBe("es-419");
    expect(pickVoice(langs("es-ES", "es", "es-PE"), "patio")?.lang).toBe("es-PE");
    expect(pickVoice(langs("en-US", "spa_ESP"), "pulperia")?.lang).toBe("spa_ESP");
    expect(pickVoice(langs("en-US", "eskimo", "pt-BR"), "pulperia")).toBeNull();
  });

  test("of two alike, the one that is on the device: it does not come late", () => {
    const far = { lang: "es-AR", localService: false };
    const here = { lang: "es-AR", localService: true };
    expect(pickVoice([far, here], "pulperia")).toBe(here);
  });

  test("six at a table have six pitches", () => {
    expect(new Set([1, 2, 3, 4, 5, 6].map(pitchOf)).size).toBe(6);
  });
});

class Utterance {
  onend: (() => void) | null = null;
  constructor(readonly text: string) {}
}

const spoken: Utterance[] = [];
const end = () => spoken.at(-1)?.onend?.();
let voices = langs("es-AR");
let late: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("SpeechSynthesisUtterance", Utterance);
  vi.stubGlobal("speechSynthesis", {
    getVoices: () => voices,
    speak: (one: Utterance) => spoken.push(one),
    cancel: () => undefined,
    addEventListener: (_: string, heard: () => void) => late.push(heard),
    removeEventListener: () => undefined,
  });
  spoken.length = 0;
  voices = langs("es-AR");
  late = [];
  Object.assign(prefs, { voice: 0.7, mute: false });
});
afterEach(() => {
  hush();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const said = () => spoken.map(({ text }) => text);

describe("cantos are spoken", () => {
  test("one after the other, as each ends", () => {
    speak("¡Truco!", 1);
    speak("¡Quiero!", 2);
    expect(said()).toEqual(["Truco"]);
    end();
    expect(said()).toEqual(["Truco", "Quiero"]);
    expect(spoken[0]).toMatchObject({ lang: "es-AR", volume: 0.7, pitch: pitchOf(1) });
  });

  test("but not those that the game has left behind", () => {
    speak("¡Envido!");
    speak("¡Real envido!");
    vi.advanceTimersByTime(1300);
    speak("No quiero");
    end();
    expect(said()).toEqual(["Envido", "No quiero"]);
  });

  test("also after one of which the browser never says that it ended", () => {
    speak("¡Envido!");
    vi.advanceTimersByTime(4100);
    speak("¡Quiero!");
    expect(said()).toEqual(["Envido", "Quiero"]);
  });

  test("by nobody where they are off, or the device has no voice of ours", () => {
    Object.assign(prefs, { mute: true });
    speak("¡Truco!");
    Object.assign(prefs, { mute: false, voice: 0 });
    speak("¡Truco!");
    Object.assign(prefs, { voice: 0.7 });
    voices = langs("en-US");
    speak("¡Truco!");
    expect(said()).toEqual([]);
    voices = langs("en-US", "es-AR");
    speak("¡Retruco!");
    expect(said()).toEqual(["Retruco"]);
  });
});

describe("what is said in one frame", () => {
  const many = frame(undefined, { events: [1, 2, 3, 4, 5, 6].map((seat) => happening("declare", { seat, word: "envido", n: 20 + seat })) });

  test("has all been said within a second", () => {
    const air = new Air();
    air.happened(many);
    expect(air.said(1, null)?.words).toBe("Tengo 21");
    expect(air.said(6, null)).toBeNull();
    vi.advanceTimersByTime(1000);
    expect(air.said(6, null)?.words).toBe("Tengo 26");
    air.stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  test("is not overtaken by what comes after it", () => {
    const air = new Air();
    air.happened(frame(undefined, { events: [happening("say", { seat: 1, word: "envido" }), happening("say", { seat: 2, word: "quiero" })] }));
    air.happened(frame(undefined, { events: [happening("say", { seat: 2, word: "truco" })] }));
    expect([air.said(1, null)?.words, air.said(2, null)?.words]).toEqual(["¡Envido!", "¡Truco!"]);
    vi.advanceTimersByTime(1500);
    expect(air.said(2, null)?.words).toBe("¡Truco!");
    air.stop();
  });
});

test("cards are heard as they land, points one by one, and the end by who won", () => {
  const heard = (...events: Parameters<typeof happening>[]) => noisesOf(frame(undefined, { events: events.map((event) => happening(...event)) }));
  expect(heard(["play", { seat: 1, word: "7e" }])).toEqual([{ noise: "card", after: 0.16 }]);
  expect(heard(["pegado", { seat: 1, word: "7e" }]).map(({ noise }) => noise)).toEqual(["card", "card"]);
  const paid = heard(["pay", { team: 1, n: 2 }], ["pay", { team: 2, n: 30 }]).map(({ after }) => after);
  expect(paid).toHaveLength(6);
  expect(Math.max(...paid)).toBeLessThan(1);
  expect(heard(["match", { team: 1 }])[0]?.noise).toBe("won");
  expect(heard(["match", { team: 2 }])[0]?.noise).toBe("lost");
  expect(heard(["say", { seat: 1, word: "truco" }])).toEqual([]);
});
