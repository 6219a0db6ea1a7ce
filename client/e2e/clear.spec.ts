/** What must be seen at every table: the faces under their marks, and on each card that won whose the vuelta was. */
import type { Page } from "@playwright/test";
import type { View } from "../src/server/protocol";
import { acta, frameOf, openTable, seen } from "./fixed";
import { DESK, expect, PHONE, SOAK, TABLET, TALL_PHONE, test } from "./fixtures";
import { board } from "./player";

test.use({ env: {} });

const LAPTOP = { width: 1280, height: 800 };
const FLAT = { width: 844, height: 390 };
const SIZES = { small: PHONE, phone: TALL_PHONE, flat: FLAT, tablet: TABLET, laptop: LAPTOP, desktop: DESK };

/** Marks that reach a fifth into a frame, and tags that are under a card, by their words. */
const hidden = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const marks = [...document.querySelectorAll(".frame")].flatMap((frame) => {
      const { top, height } = frame.getBoundingClientRect();
      return [...frame.querySelectorAll(".marks > *")].filter((mark) => mark.getBoundingClientRect().bottom > top + height * 0.2).map((mark) => `on a face: ${mark.textContent ?? ""}`);
    });
    const tags = [...document.querySelectorAll(".lying .tag")].filter((tag) => {
      const { left, top, width, height } = tag.getBoundingClientRect();
      const over = [0.3, 0.5, 0.7].map((x) => document.elementFromPoint(left + width * x, top + height / 2)).filter((seen) => seen && !tag.contains(seen));
      return over.some((seen) => seen?.closest(".card") && seen.closest(".pile") !== tag.closest(".pile"));
    });
    return [...marks, ...tags.map((tag) => `under a card: ${tag.textContent ?? ""}`)];
  });

const lies = ({ table }: View): number => table.length + table.filter(({ won }) => won).length;

/** A table with columns and one with piles; the others in the soak. */
const GATE = ["argentino/E-9-partida-al-azar-de-cuatro", "venezolano/V-193-senas"];
const REST = ["argentino-duelo/D-9-partida-al-azar", "argentino/E-9-partida-al-azar-de-seis", "venezolano/V-172-pegado-entre-dos", "venezolano-simple/S-7-partida-al-azar"];

for (const name of [...GATE, ...REST]) {
  test(`${name}: no mark lies on a face, no card on the word of who won`, GATE.includes(name) ? {} : { tag: SOAK }, async ({ person, server }) => {
    const page = await person();
    const replay = await seen(page, server.url, name);
    const views = replay.steps.flatMap(({ view }) => (view && view.hand > 0 && view.phase !== "fin" ? [view] : []));
    const most = Math.max(...views.map(lies));
    await openTable(page, server.url, frameOf(replay, (view) => view.phase !== "fin" && lies(view) === most));
    await expect(board(page).locator(".card.won").first()).toBeVisible();
    for (const [size, viewport] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport);
      await page.waitForTimeout(300);
      expect((await hidden(page)).map((words) => `${size}: ${words}`)).toEqual([]);
    }
    // The same, looked at again with open hands.
    await page.goto(`${server.url}/acta`);
    await page.locator("input[type=file]").setInputFiles({ name: "partida.acta.toml", mimeType: "application/toml", buffer: Buffer.from(acta(name)) });
    await expect(page.getByRole("slider", { name: "La partida entera" })).toBeVisible();
    const at = replay.steps.findIndex(({ view }) => view !== null && view.hand > 0 && view.phase !== "fin" && lies(view) === most);
    for (let n = 0; n < at; n++) await page.keyboard.press("ArrowRight");
    await expect(page.locator(".card.won").first()).toBeVisible();
    for (const [size, viewport] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport);
      await page.waitForTimeout(300);
      expect((await hidden(page)).map((words) => `replay, ${size}: ${words}`)).toEqual([]);
    }
  });
}
