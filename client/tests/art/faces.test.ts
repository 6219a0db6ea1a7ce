import { describe, expect, it } from "vitest";
import { CHARACTERS, GESTURES, PARTS, PEOPLE, POSES, REST, face, mix, path, resolve, stillFace, type PartPose, type Pose, type Vector } from "../../src/art/faces";

const keys = Object.keys(REST) as (keyof Vector)[];

describe("resolve", () => {
  it("gives rest for nothing, and never the same object twice", () => {
    expect(resolve({})).toEqual(REST);
    expect(resolve("neutral")).toEqual(REST);
    expect(resolve({})).not.toBe(resolve({}));
  });

  it("leaves a vector as it is", () => {
    const vector = mix("neutral", "cejas", 0.4);
    expect(resolve(vector)).toEqual(vector);
    expect(resolve(vector)).not.toBe(vector);
  });

  it("adds the brows of a wink to those of a frown", () => {
    const both = resolve({ brows: "frown", lidR: "wink" });
    expect(both.browRi).toBe(PARTS.brows.frown.browRi + PARTS.lidR.wink.browRi);
  });

  it("knows the character's own right from his left", () => {
    expect(resolve("lengua-derecha").tongue).toBeLessThan(0);
    expect(resolve("boca-derecha").mx).toBeLessThan(0);
    expect(resolve("guiño-derecho").lidR).toBe(0);
    expect(resolve("guiño-derecho").lidL).toBeGreaterThan(0);
    expect(resolve("boca-izquierda").mx).toBeGreaterThan(0);
  });

  it("refuses what it does not know", () => {
    expect(() => resolve("mueca" as Pose)).toThrow(/mueca/);
    expect(() => resolve({ mouth: "whistle" } as unknown as PartPose)).toThrow(/whistle/);
  });

  it("has no two poses alike", () => {
    const seen = new Map(POSES.map((pose) => [JSON.stringify(resolve(pose)), pose]));
    expect(seen.size).toBe(POSES.length);
  });
});

describe("mix", () => {
  it("begins at the one and ends at the other", () => {
    expect(mix("labio", "ojos", 0)).toEqual(resolve("labio"));
    for (const key of keys) expect(mix("labio", "ojos", 1)[key]).toBeCloseTo(resolve("ojos")[key]);
  });

  it("is half way at a half, for every part", () => {
    const half = mix("neutral", "besito", 0.5), end = resolve("besito");
    for (const key of keys) expect(half[key]).toBeCloseTo((REST[key] + end[key]) / 2);
  });
});

describe("path", () => {
  it("goes from one pose toward the other and stops short of it", () => {
    const way = path("neutral", "boca-derecha"), end = resolve("boca-derecha");
    const steps = way.map((vector) => vector.mx);
    expect(steps).toEqual([...steps].sort((a, b) => b - a));
    expect(steps.at(-1)).toBeGreaterThan(end.mx);
    expect(way.length).toBeLessThan(12);
  });

  it("blinks when the eyes alone look elsewhere, and moves nothing else", () => {
    const way = path("neutral", { over: { gx: 0.9 } });
    expect(Math.min(...way.map((vector) => vector.lidR + vector.lidL))).toBe(0);
    const { lidR, lidL, gx } = REST;
    for (const vector of way) expect({ ...vector, lidR, lidL, gx }).toEqual(REST);
    expect(way.at(-1)?.gx).toBe(0.9);
  });
});

/** Ink of a print, in its own units (±240 × 480), by where each path begins. */
const begins = (print: string) => [...print.matchAll(/ d="M(-?\d+)[ ]?(-?\d+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));

describe("each seña", () => {
  const SENAS = Object.keys(GESTURES) as (keyof typeof GESTURES)[];
  /** Parts that a gesture moves; a tilt moves all of the head at once. */
  const MOVES: Record<(typeof SENAS)[number], readonly (keyof Vector)[]> = {
    "guiño-derecho": ["lidR"], "guiño-izquierdo": ["lidL"], "lengua-derecha": ["tongue"], "lengua-izquierda": ["tongue"],
    "ambos-ojos": ["lidR", "lidL"], cejas: ["browRy", "browLy"], labio: ["bite"], besito: ["purse"], "boca-derecha": ["mx"],
    "boca-izquierda": ["mx"], "boca-abierta": ["gap"], cabeza: ["tilt"], ojos: ["lidR", "lidL"],
  };

  it.each(SENAS)("%s moves its own part far from rest", (name) => {
    for (const key of MOVES[name]) expect(Math.abs(resolve(name)[key] - REST[key])).toBeGreaterThan(key === "tilt" || key === "mx" || key.startsWith("brow") ? 12 : 0.5);
  });

  it.each(PEOPLE.map(({ id }) => id))("of %s is another print than any other, and than that of rest", (id) => {
    const prints = SENAS.map((name) => face(id, name));
    expect(new Set([...prints, face(id)]).size).toBe(SENAS.length + 1);
  });

  it.each(PEOPLE.map(({ id }) => id))("of %s goes to the character's own side: his right is at the viewer's left", (id) => {
    const mean = (name: (typeof SENAS)[number], low: number) => {
      const rest = new Set(begins(face(id)).map(({ x, y }) => `${x},${y}`));
      const moved = begins(face(id, name)).filter(({ x, y }) => y > low && !rest.has(`${x},${y}`));
      return moved.reduce((sum, { x }) => sum + x, 0) / moved.length;
    };
    expect(mean("lengua-derecha", 290)).toBeLessThan(mean("lengua-izquierda", 290));
    expect(mean("boca-derecha", 290)).toBeLessThan(mean("boca-izquierda", 290));
  });
});

describe("face", () => {
  it("draws everyone on the way to every pose, in plain numbers", () => {
    for (const { id } of PEOPLE) {
      for (const pose of POSES) expect(face(id, mix("neutral", pose, 0.6))).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  it("carries no id, class or style: many stand in one page", () => {
    for (const { id } of PEOPLE) expect(face(id, "thinking")).not.toMatch(/ (id|class|style)=/);
  });

  it("gives everyone another face, and each gesture another print", () => {
    expect(new Set(PEOPLE.map(({ id }) => face(id))).size).toBe(PEOPLE.length);
    expect(new Set(POSES.map((pose) => face("mora", pose))).size).toBe(POSES.length);
  });

  it("draws someone who is away in no ink of his own", () => {
    const away = face("anselmo", "reconnecting");
    expect(away).toContain("stroke-dasharray");
    expect(away).not.toContain(CHARACTERS.anselmo.skin.base);
    expect(away).not.toContain(CHARACTERS.anselmo.ink);
  });

  it("is kept as long as it is asked for, whatever the pose is made of", () => {
    const pose = { over: { gx: 0.9 } };
    expect(stillFace("goya", { ...pose })).toBe(face("goya", pose));
    for (const { id } of PEOPLE) for (const name of POSES) stillFace(id, name);
    expect(stillFace("goya", { ...pose })).toBe(face("goya", pose));
  });

  it("is cut once when it is still", () => {
    expect(stillFace("lautaro", "cejas")).toBe(face("lautaro", "cejas"));
  });
});

describe("PEOPLE", () => {
  it("are seven in each house, more than the largest table has chairs, each with a name", () => {
    for (const house of ["pulperia", "patio"]) expect(PEOPLE.filter((person) => person.house === house)).toHaveLength(7);
    expect(new Set(PEOPLE.map(({ name }) => name)).size).toBe(14);
  });

  it("have no skull in common, and no two the same carriage", () => {
    const all = Object.values(CHARACTERS);
    expect(new Set(all.map(({ face: skull }) => JSON.stringify(skull))).size).toBe(all.length);
    expect(new Set(all.map(({ carriage, build, turn }) => JSON.stringify([carriage, build, turn]))).size).toBe(all.length);
  });
});
