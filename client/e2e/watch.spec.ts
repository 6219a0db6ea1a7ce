/** Those who watch: a hand that is told late goes at the pace of play, and whose eyes they look with is chosen by a touch or a key. */
import type { Page } from "@playwright/test";
import { frameOf, openTable, playing, seen as replayed } from "./fixed";
import { DESK, expect, PHONE, SOAK, TABLET, TALL_PHONE, test } from "./fixtures";
import { clean } from "./looks";
import { act, callMe, cardsOf, hand, makeTable, playCard, sitAt, throwForMano } from "./player";

const PHONE_TOUCH = { viewport: PHONE, hasTouch: true, isMobile: true };
const watched = (page: Page, name: string) => page.getByRole("region", { name: `Cartas de ${name}` }).getByRole("button");
const seen = (page: Page, name: string) => watched(page, name).evaluateAll((cards) => cards.map((card) => card.getAttribute("aria-label") ?? ""));
const bust = (page: Page, name: string) => page.getByRole("button", { name: `Mirar desde ${name}`, exact: true });
const radio = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });
const told = (page: Page) => page.getByRole("log").locator("p").filter({ hasText: /mazo/i });

/** Whoever is asked to cuts the deck. */
async function cut(...pages: Page[]): Promise<void> {
  await expect(async () => {
    for (const page of pages) if (await act(page, "Cortar").isVisible()) await act(page, "Cortar").click();
    for (const page of pages) await expect(hand(page).getByRole("button")).toHaveCount(3, { timeout: 400 });
  }).toPass();
}

async function goToTheMazo(page: Page): Promise<void> {
  for (let press = 0; press < 2; press++) await act(page, "Mazo").click();
}

test("V-196: whose eyes are chosen by touching who sits there and by keys, and the link to watch is copied", async ({ person, server }) => {
  const [ana, beto, eva] = [await person(), await person(), await person(PHONE_TOUCH)];
  const link = await makeTable(ana, server.url, "Ana", { game: "Venezolano", seats: 2 });
  await sitAt(beto, link, "Beto");
  await cut(ana, beto);
  await eva.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await eva.goto(`${link}/mirar`);
  await expect(watched(eva, "Ana")).toHaveCount(3);
  await expect(eva.getByRole("region", { name: "Mirando" }).getByText("Con los ojos de Ana")).toBeVisible();
  await bust(eva, "Beto").tap();
  await expect(radio(eva, "Beto")).toBeChecked();
  await expect(bust(eva, "Beto")).toHaveAttribute("aria-pressed", "true");
  await expect(watched(eva, "Beto")).toHaveCount(3);
  expect(await seen(eva, "Beto")).toEqual(await cardsOf(beto));
  await expect.poll(() => eva.evaluate(() => document.documentElement.scrollHeight <= innerHeight && document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await clean(eva);
  await eva.keyboard.press("1");
  await expect(radio(eva, "Ana")).toBeChecked();
  await eva.keyboard.press("ArrowLeft");
  await expect(radio(eva, "La mesa")).toBeChecked();
  await radio(eva, "La mesa").focus();
  await eva.keyboard.press("ArrowLeft");
  await expect(radio(eva, "Beto")).toBeFocused();
  await eva.getByRole("button", { name: "Enlace para mirar" }).click();
  expect(await eva.evaluate(() => navigator.clipboard.readText())).toBe(`${link}/mirar`);
});

test("at a table of six what a spectator chooses from covers no card and nobody's talk, on any screen", async ({ person, server }) => {
  const eva = await person();
  const frame = frameOf(await replayed(eva, server.url, "argentino/E-9-partida-al-azar-de-seis"), playing);
  await openTable(eva, server.url, { ...frame, you: 0, perspective: 1, table: { ...frame.table, spectators: "player" } });
  await expect(eva.getByRole("radiogroup")).toBeVisible();
  for (const viewport of [PHONE, TALL_PHONE, { width: 640, height: 360 }, TABLET, DESK]) {
    await eva.setViewportSize(viewport);
    await eva.waitForTimeout(300);
    const over = await eva.evaluate(() => {
      const boxes = (what: string) => [...document.querySelectorAll(what)].map((one) => one.getBoundingClientRect()).filter(({ width }) => width > 0);
      const top = Math.min(...boxes("section.bar > *").map((box) => box.top));
      const left = Math.min(...boxes("section.bar > *").map((box) => box.left));
      const hidden = boxes("section.hand button, .beside button").filter((box) => box.bottom > top + 3 && box.right > left + 3).length;
      return { hidden, scrolls: document.documentElement.scrollHeight - innerHeight };
    });
    expect([viewport, over]).toEqual([viewport, { hidden: 0, scrolls: 0 }]);
  }
});

test("one hand late, it is told at the pace of play, goes on with other eyes, and is skipped", { tag: SOAK }, async ({ person, server }) => {
  const [ana, beto, eva] = [await person(), await person(), await person()];
  await ana.goto(`${server.url}/armar/argentino-duelo`);
  await callMe(ana, "Ana");
  await ana.getByRole("radio", { name: "Una mano después" }).check({ force: true });
  await ana.getByRole("button", { name: "Crear mesa" }).click();
  await expect(ana).toHaveURL(/\/mesa\//);
  await eva.goto(`${ana.url()}/mirar`);
  await sitAt(beto, ana.url(), "Beto");
  await throwForMano(ana, beto);
  const betos = (await cardsOf(beto)).sort();
  await playCard(ana);
  await expect(eva.getByText("Todavía no hay nada para ver.")).toBeVisible();
  await act(beto, "Envido").click();
  await act(ana, "No quiero").click();
  await goToTheMazo(beto);

  const skip = eva.getByRole("button", { name: "Saltar" });
  await expect(skip).toBeVisible();
  await expect(watched(eva, "Ana").first()).toBeVisible();
  await eva.keyboard.press("2");
  await expect(eva.getByRole("region", { name: "Mirando" }).getByText("Con los ojos de Beto")).toBeVisible();
  expect((await seen(eva, "Beto")).sort()).toEqual(betos);
  await expect(told(eva)).toHaveCount(0);
  await expect(skip).toBeVisible();
  await skip.click();
  await expect(skip).toHaveCount(0);
  await expect(told(eva)).toHaveCount(1);

  await playCard(beto);
  await goToTheMazo(ana);
  await expect(skip).toBeVisible();
  await expect(told(eva)).toHaveCount(2);
  await expect(skip).toHaveCount(0);
});
