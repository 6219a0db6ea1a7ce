import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

// The runner answers an import of a style with nothing, so it is read from the disk.
const inksOf = (house: string) =>
  new Map([...readFileSync(`src/styles/${house}.css`, "utf8").matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name, hex]) => [name ?? "", hex ?? ""]));

/** Relative luminance and contrast, as WCAG 2 defines them. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => {
    const v = parseInt(hex.slice(i, i + 2), 16) / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

it("knows black from white", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
});

const TONES = ["quiero", "noquiero", "raise", "plain", "danger"];

describe.each(["pulperia", "patio"])("words can be read in %s", (house) => {
  const inks = inksOf(house);
  const ink = (name: string): string => inks.get(name) ?? name;
  it.each([
    ["on-wall", "wall"], ["soft", "wall"], ["on-wall", "panel"], ["soft", "panel"], ["alarm", "panel"],
    ["ink", "paper"], ["paper", "ink"], ["gold-ink", "gold"], ["#fff3d8", "plaque"], ["gold", "plaque"], ["#f6e3a8", "oxblood"],
    ["pencil", "squared"], ["#5b1719", "squared"], ["canto", "#f8efd8"], ["#fff6e0", "canto"],
    ...TONES.map((tone): [string, string] => [`${tone}-fg`, `${tone}-bg`]),
  ] satisfies [string, string][])("%s on %s", (text, ground) => {
    expect(contrast(ink(text), ink(ground))).toBeGreaterThanOrEqual(4.5);
  });
});

it("gold and alarm can be read on the wall of the pulpería, and in the ink under a name", () => {
  const inks = inksOf("pulperia");
  for (const [text, ground] of [["gold", "wall"], ["alarm", "ink"]] as const) {
    expect(contrast(inks.get(text) ?? "", inks.get(ground) ?? "")).toBeGreaterThanOrEqual(4.5);
  }
});
