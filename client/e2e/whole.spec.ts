/** Whole matches of two people, a phone and a desktop, who do anything that the page offers; and their acta, checked by the command. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, PHONE, SOAK, test } from "./fixtures";
import { ended, makeTable, paper, sitAt, type Order } from "./player";
import { BIN } from "./server";
import { noting, pausesOf, venture, type Pause } from "./wild";

const SMALL = { viewport: PHONE, hasTouch: true, isMobile: true };
const GAMES: Record<string, Order> = {
  "argentino-duelo": { game: "Argentino, mano a mano", points: 15 },
  "argentino with flor": { game: "Argentino", seats: 2, points: 15 },
  "argentino without flor": { game: "Argentino", seats: 2, points: 15, off: "Sin flor" },
  "venezolano with flor por derecho": { game: "Venezolano", seats: 2, points: 12 },
  "venezolano without it": { game: "Venezolano", seats: 2, points: 12, off: "Flor sin decirla" },
  "venezolano-simple": { game: "Venezolano simple", seats: 2 },
};

/** The house in every other chair. */
const HOUSES: Record<string, Order> = {
  "argentino, six": { game: "Argentino", seats: 6, points: 15, computers: [2, 3, 4, 5, 6] },
  "venezolano, four": { game: "Venezolano", seats: 4, points: 12, computers: [2, 3, 4] },
  "venezolano-simple, four": { game: "Venezolano simple", seats: 4, computers: [2, 3, 4] },
};

/** Until the match is over on both pages. What was pressed. */
async function playAll(pages: readonly Page[], seconds: number): Promise<string[]> {
  const pressed: string[] = [];
  const until = Date.now() + seconds * 1000;
  while (Date.now() < until) {
    const over = await Promise.all(pages.map((page) => ended(page).isVisible()));
    if (over.every(Boolean)) return pressed;
    for (const page of pages) pressed.push(await venture(page));
  }
  throw new Error(`the match did not end in time: ${pressed.filter(Boolean).slice(-60).join(" · ")}`);
}

/** The two scores, the phone's first. */
const numbers = ({ score }: Pause): number[] => [...score.matchAll(/: (\d+) /g)].map(([, n]) => Number(n));
const points = ({ paid }: Pause): number => paid.reduce((sum, line) => sum + Number(/\+(\d+)$/.exec(line)?.[1] ?? Number.NaN), 0);
const total = (pause: Pause | undefined): number => (pause ? numbers(pause).reduce((sum, n) => sum + n, 0) : 0);

for (const [name, order] of Object.entries(GAMES)) {
  test(`a whole match of two: ${name}`, { tag: SOAK }, async ({ person, server }) => {
    test.setTimeout(300_000);
    const [ana, beto] = [await person(SMALL), await person()];
    for (const page of [ana, beto]) await noting(page);
    await sitAt(beto, await makeTable(ana, server.url, "Ana", order), "Beto");
    await playAll([ana, beto], 240);

    // Both were told the same after each hand, and how all of it was paid.
    const [mine, theirs] = [await pausesOf(ana), await pausesOf(beto)];
    expect(theirs.map(({ hand }) => hand)).toEqual(mine.map(({ hand }) => hand));
    mine.forEach((pause, i) => {
      expect(numbers(pause)).toHaveLength(2);
      expect(numbers(theirs[i] as Pause)).toEqual(numbers(pause).reverse());
      expect([pause.hand, points(pause)]).toEqual([pause.hand, total(pause) - total(mine[i - 1])]);
      expect(points(theirs[i] as Pause)).toBe(points(pause));
    });

    const results = [await ended(ana).innerText(), await ended(beto).innerText()];
    expect(results.sort()).toEqual(["Perdiste", "¡Ganaste!"]);
    const [download] = await Promise.all([ana.waitForEvent("download"), ana.getByRole("link", { name: "Bajar el acta" }).click()]);
    const file = await download.path();
    const acta = readFileSync(file, "utf8");
    const hands = acta.match(/^\[\[mano\]\]$/gm)?.length ?? 0;
    expect(mine.map(({ hand }) => hand)).toEqual(Array.from({ length: hands - 1 }, (_, i) => i + 1));
    const named = download.suggestedFilename();
    expect(named).toMatch(/\.acta\.toml$/);
    expect(execFileSync(BIN, ["acta", "check", file], { encoding: "utf8" })).toContain("1 passed, 0 failed");
    expect(execFileSync(BIN, ["acta", "verify", file], { encoding: "utf8" })).toContain(`${hands} hands, all dealt from the seed`);
    await ana.getByRole("button", { name: "Comprobar el reparto" }).click();
    await expect(paper(ana, "Comprobar el reparto")).toContainText("Todo coincide.");
  });
}

for (const [name, order] of Object.entries(HOUSES)) {
  test(`a whole match with the house in every other chair: ${name}`, { tag: SOAK }, async ({ person, server }) => {
    test.setTimeout(300_000);
    const ana = await person(SMALL);
    await noting(ana);
    await makeTable(ana, server.url, "Ana", order);
    await playAll([ana], 240);
    const pauses = await pausesOf(ana);
    pauses.forEach((pause, i) => expect([pause.hand, points(pause)]).toEqual([pause.hand, total(pause) - total(pauses[i - 1])]));
    await ana.getByRole("button", { name: "Comprobar el reparto" }).click();
    await expect(paper(ana, "Comprobar el reparto")).toContainText("Todo coincide.");
  });
}
