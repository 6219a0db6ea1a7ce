/** What must be seen at every table: the faces under their marks, on each card that won whose the vuelta was, every word that is said. */
import type { Page } from "@playwright/test";
import type { View } from "../src/server/protocol";
import { happening } from "../tests/frames";
import { acta, between, frameOf, openTable, seen } from "./fixed";
import { DESK, expect, PHONE, SOAK, TABLET, TALL_PHONE, test } from "./fixtures";
import { board, hand } from "./player";
import { Stage, scenes, type Scene } from "./scenes";

test.use({ env: {} });

const LAPTOP = { width: 1280, height: 800 };
const FLAT = { width: 844, height: 390 };
const SIZES = { small: PHONE, phone: TALL_PHONE, flat: FLAT, tablet: TABLET, laptop: LAPTOP, desktop: DESK };
/** Where cards, bar and talk share one row. */
const BROAD = { narrow: { width: 1100, height: 700 }, slate: { width: 1180, height: 820 }, laptop: LAPTOP, square: { width: 1280, height: 1024 }, desktop: DESK };

/** Marks that reach a fifth into a frame, and tags that are under a card, by their words. */
const hidden = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const marks = [...document.querySelectorAll(".frame")].flatMap((frame) => {
      const { top, height } = frame.getBoundingClientRect();
      return [...frame.querySelectorAll(".marks > *")].filter((mark) => mark.getBoundingClientRect().bottom > top + height * 0.2).map((mark) => `on a face: ${mark.textContent ?? ""}`);
    });
    const tags = [...document.querySelectorAll(".pile .tag, .thrown .won")].filter((tag) => {
      const { left, top, width, height } = tag.getBoundingClientRect();
      const over = [0.2, 0.5, 0.8].map((x) => document.elementFromPoint(left + width * x, top + height / 2)).filter((seen) => seen && !tag.contains(seen));
      return over.some((seen) => seen?.closest(".card, .tag, .won"));
    });
    return [...marks, ...tags.map((tag) => `under a card: ${tag.textContent ?? ""}`)];
  });

const lies = ({ table }: View): number => table.length + table.filter(({ won }) => won).length;
const twice = ({ table }: View): boolean => table.some(({ seat, won }, i) => won && table.some((other, j) => j > i && other.won && other.seat === seat));

/** A table with columns and one with piles; the others in the soak. */
const GATE = ["argentino/E-9-partida-al-azar-de-cuatro", "venezolano/V-193-senas"];
const when = (name: string) => (GATE.includes(name) ? {} : { tag: SOAK });
const REST = ["argentino-duelo/D-9-partida-al-azar", "argentino/E-9-partida-al-azar-de-seis", "venezolano/V-172-pegado-entre-dos", "venezolano-simple/S-7-partida-al-azar"];

for (const name of [...GATE, ...REST]) {
  test(`${name}: no mark lies on a face, no card on the word of who won`, when(name), async ({ person, server }) => {
    const first = await person();
    const replay = await seen(first, server.url, name);
    const running = (view: View | null): view is View => view !== null && view.hand > 0 && view.phase !== "fin";
    const most = Math.max(...replay.steps.flatMap(({ view }) => (running(view) ? [lies(view)] : [])));
    // The fullest table, and who won two vueltas.
    const moments = [(view: View) => lies(view) === most, twice].filter((so) => replay.steps.some(({ view }) => running(view) && so(view)));
    for (const so of moments) {
      const page = await person();
      await openTable(page, server.url, frameOf(replay, (view) => running(view) && so(view)));
      await expect(board(page).locator(".card.won").first()).toBeVisible();
      for (const [size, viewport] of Object.entries(SIZES)) {
        await page.setViewportSize(viewport);
        await page.waitForTimeout(300);
        await expect.poll(async () => (await hidden(page)).map((words) => `${size}: ${words}`)).toEqual([]);
      }
      // The same, looked at again with open hands.
      await page.goto(`${server.url}/acta`);
      await page.locator("input[type=file]").setInputFiles({ name: "partida.acta.toml", mimeType: "application/toml", buffer: Buffer.from(acta(name)) });
      await expect(page.getByRole("slider", { name: "La partida entera" })).toBeVisible();
      const at = replay.steps.findIndex(({ view }) => running(view) && so(view));
      for (let n = 0; n < at; n++) await page.keyboard.press("ArrowRight");
      await expect(page.locator(".card.won").first()).toBeVisible();
      for (const [size, viewport] of Object.entries(SIZES)) {
        await page.setViewportSize(viewport);
        await page.waitForTimeout(300);
        await expect.poll(async () => (await hidden(page)).map((words) => `replay, ${size}: ${words}`)).toEqual([]);
      }
    }
  });
}

/** What my cards lie on, by its words. */
const underMyCards = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll(".acts button, .acts p, .acts .note, .tells p, .tells figcaption, .tools button")];
    const shares = [0.02, 0.2, 0.4, 0.6, 0.8, 0.98];
    return all.filter((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return shares.some((x) => shares.some((y) => document.elementsFromPoint(left + width * x, top + height * y).some((seen) => seen.closest(".hand .card"))));
    }).map((one) => one.textContent?.trim() ?? "");
  });

for (const name of ["argentino/E-9-partida-al-azar-de-cuatro", "argentino-duelo/D-9-partida-al-azar", "venezolano/V-193-senas", "venezolano-simple/S-7-partida-al-azar"]) {
  test(`${name}: on a broad screen my cards lie on nothing, and how a hand was paid is told whole`, when(name), async ({ person, server }) => {
    const [page, after] = [await person(), await person()];
    const replay = await seen(page, server.url, name);
    await openTable(page, server.url, frameOf(replay, ({ phase, cards }) => phase === "mano" && cards.length === 3));
    await expect(hand(page).getByRole("button")).toHaveCount(3);
    const most = Math.max(...replay.steps.flatMap(({ view }) => (view && between(view) ? [view.receipt.length] : [])));
    await openTable(after, server.url, frameOf(replay, (view) => between(view) && view.receipt.length === most));
    const open = after.getByRole("button", { name: "Ver cómo se pagó" });
    await expect(open).toBeVisible();
    for (const [size, viewport] of Object.entries(BROAD)) {
      for (const one of [page, after]) await one.setViewportSize(viewport);
      await page.waitForTimeout(400);
      await expect.poll(async () => (await underMyCards(page)).map((words) => `${size}: ${words}`)).toEqual([]);
      await expect.poll(async () => (await underMyCards(after)).map((words) => `after, ${size}: ${words}`)).toEqual([]);
      const box = await open.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0), size).toBeLessThanOrEqual(viewport.height - 16);
    }
  });
}

const scene = (file: string): Scene => scenes(file)[0] as Scene;

for (const [file, words] of [
  ["argentino/E-60-contesta-cualquiera", ["contraflor-al-resto", "no-quiero", "vale-cuatro"]],
  ["argentino/E-17-seis-jugadores", ["truco", "quiero", "falta-envido", "son-buenas", "retruco"]],
  ["venezolano/V-123-achicarse-anula-dos", ["flor-envida", "con-flor me-achico", "con-flor vale-nueve"]],
] as const) {
  test(`${file}: of those who speak at once, each is read`, { tag: SOAK }, async ({ person, server }) => {
    const page = await person({ viewport: PHONE });
    const stage = new Stage(page, scene(file));
    const sight = stage.scene.moments[0]?.sights[1];
    await stage.open(server.url, 1, 0);
    sight?.events.splice(0, Infinity, ...words.map((word, i) => happening("say", { seat: i + 2, word })));
    stage.show(1, 0);
    await page.clock.runFor(1100);
    await expect(board(page).locator(".balloon")).toHaveCount(words.length);
    for (const [size, viewport] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport);
      await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
      const over = await board(page).locator(".balloon").evaluateAll((balloons) => {
        const boxes = balloons.map((balloon) => ({ words: balloon.textContent?.trim(), box: balloon.getBoundingClientRect() }));
        const apart = (a: DOMRect, b: DOMRect) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
        return boxes.flatMap((one, i) => boxes.slice(i + 1).filter((other) => !apart(one.box, other.box)).map((other) => `${one.words} ${other.words}`));
      });
      expect(over.map((both) => `${size}: ${both}`)).toEqual([]);
    }
  });
}

test("V-123: however much can be answered, no button is too small for its words, and none leaves the bar", async ({ person, server }) => {
  const page = await person({ viewport: PHONE });
  const stage = new Stage(page, scene("venezolano/V-123-achicarse-anula-dos"));
  const at = stage.scene.moments.findIndex(({ sights }) => sights[1]?.view.options.some(({ act }) => act === "con-flor me-achico"));
  await stage.open(server.url, 1, at);
  await page.clock.runFor(400);
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    const cut = await page.locator("section.bar").evaluate((bar) => {
      const over = [...bar.querySelectorAll("button")].filter((button) => button.scrollHeight > button.clientHeight || button.scrollWidth > button.clientWidth);
      const top = bar.querySelector(".first")?.getBoundingClientRect().top ?? 0;
      return [...over.map((button) => button.textContent), ...(top < bar.getBoundingClientRect().top - 1 ? ["the bar"] : [])];
    });
    expect(cut.map((words) => `${size}: ${words}`)).toEqual([]);
  }
});
