import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import acts from "../../src/pieces/CantoButton.svelte?raw";

// The runner answers an import of a style with nothing, so it is read from the disk.
const house = readFileSync("src/styles/pulperia.css", "utf8");

const inks = new Map([...house.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name, hex]) => [name ?? "", hex ?? ""]));
const ink = (name: string): string => inks.get(name) ?? name;

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

describe("words can be read", () => {
  it.each([
    ["on-wall", "wall"], ["soft", "wall"], ["on-wall", "panel"], ["soft", "panel"], ["gold", "wall"], ["alarm", "ink"], ["alarm", "panel"],
    ["ink", "paper"], ["paper", "ink"], ["gold-ink", "gold"], ["#fff3d8", "plaque"], ["gold", "plaque"], ["#f6e3a8", "oxblood"],
    ["pencil", "squared"], ["#5b1719", "squared"], ["canto", "#f8efd8"], ["#fff6e0", "canto"],
  ])("%s on %s", (text, ground) => {
    expect(contrast(ink(text), ink(ground))).toBeGreaterThanOrEqual(4.5);
  });

  const tones = [...acts.matchAll(/\.(\w+) \{ --bg: (#\w{6}); --fg: (#\w{6})/g)].map(([, tone, bg, fg]) => [tone ?? "", bg ?? "", fg ?? ""]);
  it.each(tones)("the button %s", (_, ground, text) => {
    expect(contrast(ground, text)).toBeGreaterThanOrEqual(4.5);
  });

  it("every tone of button is looked at", () => {
    expect(tones.map(([tone]) => tone)).toEqual(["quiero", "noquiero", "raise", "plain", "danger"]);
  });
});
