import { describe, expect, it } from "vitest";
import { faceOf, poseOf } from "../src/match/faces";
import { looks, poseFor, speakerOf, type Mind } from "../src/match/poses";
import { resolve } from "../src/art/faces";
import { NAMES, presentation } from "../src/reglamentos";
import { tell } from "../src/match/tell";
import { four, frame, happening, view } from "./frames";

const still: Mind = { mood: "", gesture: "", said: null, thinks: false, hand: "", look: undefined };
const shout = (seat: number, loud: boolean) => ({ seat, words: "¡Truco!", loud });

describe("where they look", () => {
  it("everybody looks at who owes something, as they sit round the table, and that one does not look at himself", () => {
    const eyes = looks(four("argentino", { turn: 3 })); // I am 1, at the bottom; 3 sits across
    expect(eyes).toEqual({ 1: { x: 0, y: -1 }, 2: { x: -0.5, y: -0.5 }, 4: { x: 0.5, y: -0.5 } });
  });

  it("a word turns the heads, whoever owes something", () => {
    expect(looks(four("argentino", { turn: 3 }), 2)).toEqual({ 1: { x: 0.5, y: -0.5 }, 3: { x: 0.5, y: 0.5 }, 4: { x: 1, y: 0 } });
  });

  it("nobody looks anywhere when all of a team may answer, or nothing is due", () => {
    expect(looks(four("argentino", { turn: 0, responders: [2, 4] }))).toEqual({});
    expect(looks(frame(view({ turn: 0 })))).toEqual({});
    expect(looks(frame(view({ turn: 1, phase: "fin" })))).toEqual({});
  });

  it("a canto before an answer", () => {
    const air = (loud: Record<number, boolean>) => ({ said: (seat: number) => (seat in loud ? shout(seat, loud[seat] ?? false) : null) });
    expect(speakerOf(frame(), air({}))).toBe(0);
    expect(speakerOf(frame(), air({ 1: false, 2: true }))).toBe(2);
    expect(speakerOf(frame(), air({ 1: false }))).toBe(1);
  });

  it("what is at the right of the screen is at the character's left", () => {
    expect(resolve(poseFor({ ...still, look: { x: 1, y: 0 } })).gx).toBeGreaterThan(0);
  });
});

describe("what moves a face", () => {
  it("a seña before words, words before thinking, and the end before all", () => {
    const all: Mind = { mood: "", gesture: "labio", said: shout(1, true), thinks: true, hand: "won", look: { x: 1, y: 0 } };
    expect(poseFor({ ...all, mood: "lost" })).toBe("losing");
    expect(poseFor({ ...all, mood: "won" })).toBe("celebrating");
    expect(poseFor(all)).toBe("labio");
    expect(poseFor({ ...all, gesture: "" })).toBe("defiant");
    expect(poseFor({ ...all, gesture: "", said: shout(1, false) })).toBe("speaking");
    expect(poseFor({ ...all, gesture: "", said: null })).toBe("thinking");
    expect(resolve(poseFor({ ...all, gesture: "", said: null, thinks: false })).cR).toBeGreaterThan(0);
    expect(poseFor(still)).toBe("neutral");
  });

  it("each seña of each reglamento is a gesture of its own", () => {
    for (const name of NAMES) {
      const poses = presentation(name).senas.map(poseOf);
      expect(poses).not.toContain("neutral");
      expect(new Set(poses).size).toBe(poses.length);
    }
  });

  it("a character that this page does not know wears a face all the same", () => {
    expect(faceOf("nobody")).toBe(faceOf(""));
    expect(faceOf("goya")).toBe("goya");
  });
});

describe("a seña in words", () => {
  const seen = (seat: number) => tell(happening("sena", { seat, word: "ambos-ojos" }), four("venezolano"))?.words;

  it("of my partner is for me; a rival's that I caught is told as such", () => {
    expect(seen(3)).toBe("te hace una seña: Los dos ojos: receta.");
    expect(seen(2)).toBe("hace una seña y se la ves: Los dos ojos: receta.");
    expect(seen(1)).toBe("hacés una seña: Los dos ojos: receta.");
  });
});
