/** The other tables, played through the page: pairs, six, the patio, and those who watch. */
import type { Page } from "@playwright/test";
import { DESK, expect, PHONE, SOAK, test } from "./fixtures";
import { clean } from "./looks";
import { act, bar, board, cardsOf, ended, hand, makeTable, paper, playComputer, playOut, sitAt, step } from "./player";

const SMALL = { viewport: PHONE, hasTouch: true, isMobile: true };

/** Nothing scrolls, no button is cut off. */
async function fits(page: Page, what: string): Promise<void> {
  await page.waitForTimeout(400);
  const found = await page.evaluate(() => {
    const root = document.documentElement;
    const shown = [...document.querySelectorAll("button")].filter((button) => button.closest(".text") === null && button.offsetWidth > 0);
    const cut = shown.filter((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      return left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5;
    });
    return [root.scrollHeight > root.clientHeight || root.scrollWidth > root.clientWidth ? "scrolls" : "", ...cut.map((button) => button.textContent ?? "")].filter(Boolean);
  });
  expect(found.map((fault) => `${what}: ${fault}`)).toEqual([]);
}

/** Somebody of these has something to do: who. */
async function onTurn(pages: readonly Page[]): Promise<Page> {
  for (let tries = 0; tries < 300; tries++) {
    for (const page of pages) if ((await hand(page).locator("button[aria-disabled=false]").count()) > 0) return page;
    await pages[0]?.waitForTimeout(50);
  }
  throw new Error("nobody is on turn");
}

/** Lifts the first card that may be played and plays it that way; a card with one way alone is played by a second tap. */
async function playAs(page: Page, way: RegExp): Promise<void> {
  const card = hand(page).locator("button[aria-disabled=false]").first();
  await card.click();
  const ways = bar(page).getByRole("group", { name: /^¿Cómo va/ });
  if (await ways.isVisible()) await ways.getByRole("button", { name: way }).first().click();
  else await card.click();
}

async function cutIfAsked(pages: readonly Page[]): Promise<void> {
  await expect(async () => {
    for (const page of pages) if (await act(page, "Cortar").isVisible()) await act(page, "Cortar").click();
    await expect(hand(pages[0] as Page).getByRole("button")).toHaveCount(3, { timeout: 400 });
  }).toPass();
}

test("two pairs at venezolano: cut, seña, declared cards, a pegado, to the end, and the deal is checked", { tag: SOAK }, async ({ person, server }) => {
  test.setTimeout(240_000);
  const pages = [await person(SMALL), await person(), await person(), await person()];
  const [ana, beto, caro, dani] = pages as [Page, Page, Page, Page];
  const link = await makeTable(ana, server.url, "Ana", { game: "Venezolano", seats: 4, points: 12 });
  await expect(ana.getByRole("heading", { name: "Falta alguien, pana. Pasa el enlace." })).toBeVisible();
  await fits(ana, "waiting");
  await clean(ana, "waiting");
  await sitAt(caro, link, "Caro", 3);
  await beto.goto(link);
  await expect(beto.getByText(/Flor por derecho/)).toBeVisible();
  await expect(beto.getByText(/ve las cartas de un jugador, en el momento/)).toBeVisible();
  await clean(beto, "door");
  await sitAt(beto, link, "Beto", 2);
  await sitAt(dani, link, "Dani", 4);

  await cutIfAsked(pages);
  await expect(board(ana).getByRole("img", { name: /^La vira es el/ })).toBeVisible();
  // Who cut and who deals have each looked at a card, which is one of their partners' now (V-24 to V-28).
  const peeked = await Promise.all(pages.map((page) => page.getByRole("img", { name: /^Viste/ }).evaluateAll((cards) => cards.map((card) => card.getAttribute("aria-label") ?? ""))));
  expect(peeked.map((seen) => seen.length).sort()).toEqual([0, 0, 1, 1]);
  for (const [i, [seen]] of peeked.entries()) if (seen) expect((await cardsOf(pages[(i + 2) % 4] as Page)).filter((card) => seen.includes(card))).toHaveLength(1);
  await ana.getByRole("button", { name: "Tu personaje: haz una seña" }).click();
  await ana.getByRole("button", { name: /^Guiño derecho/ }).click();
  await expect(board(caro).getByText("Guiño derecho: el perico")).toBeVisible();

  // The clock of the rules runs: here nothing slow is looked at.
  for (let turn = 0; turn < 4; turn++) {
    const page = await onTurn(pages);
    await playAs(page, turn === 0 ? /^A ley/ : /^Callada/);
    await expect(hand(page).getByRole("button")).toHaveCount(2);
  }
  await fits(ana, "playing");
  const brave = await onTurn(pages);
  await playAs(brave, /^Pegada/);
  await expect(hand(brave).getByRole("button")).toHaveCount(0);
  for (const page of pages) await expect(board(page).getByText("Pegado", { exact: true })).toBeVisible();

  await clean(ana, "playing");
  await playOut(pages.map((page, i) => [page, i === 1 ? ["Truco", "Quiero"] : ["Quiero", "No quiero"]]), 180);
  await fits(ana, "over");
  await clean(ana, "over");
  await ana.getByRole("button", { name: "Comprobar el reparto" }).click();
  await expect(paper(ana, "Comprobar el reparto")).toContainText("Todo coincide.");
  await clean(ana, "checked");
});

test("six at argentino: chairs, own count, the team's chat and its señas", async ({ person, server }) => {
  test.setTimeout(240_000);
  const pages = [await person(SMALL), await person(), await person()];
  const [ana, beto, caro] = pages as [Page, Page, Page];
  const link = await makeTable(ana, server.url, "Ana", { game: "Argentino", seats: 6, points: 15, computers: [4, 5, 6] });
  await fits(ana, "waiting");
  await sitAt(caro, link, "Caro", 3);
  await sitAt(beto, link, "Beto", 2);
  await expect(hand(ana).getByRole("button")).toHaveCount(3);
  await fits(ana, "playing");
  await clean(ana, "playing");
  await expect(ana.getByText(/^Envido: \d+$/)).toBeVisible();

  const talk = (page: Page) => page.getByRole("button", { name: /^Charla/ });
  await talk(ana).click();
  await paper(ana, "Charla").getByRole("button", { name: "El equipo" }).click();
  await ana.getByRole("textbox", { name: "Decí algo" }).fill("Vamos al pie");
  await ana.getByRole("button", { name: "Decir" }).click();
  await expect(paper(ana, "Charla").getByText("Vamos al pie")).toBeVisible();
  await clean(ana, "chat");
  await talk(caro).click();
  await expect(paper(caro, "Charla").getByText("Vamos al pie")).toBeVisible();
  await talk(beto).click();
  await expect(paper(beto, "Charla").getByText("Nadie dijo nada todavía.")).toBeVisible();
  await beto.getByRole("button", { name: "Dale, que se enfría el mate" }).click();
  await expect(paper(beto, "Charla").getByText("Vos")).toBeVisible();
  await paper(caro, "Charla").getByRole("button", { name: /^La mesa/ }).click();
  await paper(caro, "Charla").getByRole("button", { name: "Qué hacer con Beto" }).click();
  await caro.getByRole("button", { name: "No oírlo más" }).click();
  await expect(caro.getByText("A quienes no oís (1)")).toBeVisible();
  await expect(paper(caro, "Charla").getByRole("button", { name: "Qué hacer con Beto" })).toHaveCount(0);
  for (const page of pages) await page.keyboard.press("Escape");

  await ana.getByRole("button", { name: "Tu personaje: hacé una seña" }).click();
  await ana.getByRole("button", { name: /^Cejas/ }).click();
  await expect(board(caro).getByText("Cejas: ancho de espada")).toBeVisible();
  await expect(board(beto).getByText("Cejas: ancho de espada")).toHaveCount(0);

  // The whole match where there is time for it.
  if (process.env["QUIERO_SOAK"]) {
    await playOut(pages.map((page) => [page, ["Vale cuatro", "Retruco", "Truco", "Quiero"]]), 200);
    await fits(ana, "over");
  }
});

test("venezolano simple against the computer", { tag: SOAK }, async ({ person, server }) => {
  const ana = await person(SMALL);
  await playComputer(ana, server.url, "Ana", "Venezolano simple");
  await expect(hand(ana).getByRole("button")).toHaveCount(3);
  await fits(ana, "playing");
  await clean(ana, "playing");
  await playOut([[ana, ["Retruco", "Truco", "Quiero", "Vale nueve"]]]);
  await expect(ended(ana)).toBeVisible();
});

test("who watches sees what one player sees, and changes chairs", { tag: SOAK }, async ({ person, server }) => {
  const [ana, beto, eva] = [await person(), await person(), await person(SMALL)];
  const link = await makeTable(ana, server.url, "Ana", { game: "Venezolano", seats: 2 });
  await sitAt(beto, link, "Beto");
  await eva.goto(`${link}/mirar`);
  await cutIfAsked([ana, beto]);

  const watched = (name: string) => eva.getByRole("region", { name: `Cartas de ${name}` }).getByRole("button");
  const seen = (name: string) => watched(name).evaluateAll((cards) => cards.map((card) => card.getAttribute("aria-label") ?? ""));
  await expect(watched("Ana")).toHaveCount(3);
  expect(await seen("Ana")).toEqual(await cardsOf(ana));
  await fits(eva, "watching");
  await clean(eva, "watching");
  await eva.getByRole("radio", { name: "Beto" }).click();
  await expect(watched("Beto")).toHaveCount(3);
  expect(await seen("Beto")).toEqual(await cardsOf(beto));
  await eva.reload();
  await expect(eva.getByRole("radio", { name: "La mesa" })).toBeVisible();
  await eva.getByRole("radio", { name: "La mesa" }).click();
  await expect(eva.locator("section.hand button")).toHaveCount(0);
  expect(await step(eva, [])).toBe("");
  await expect(ana.getByText("1 mira")).toHaveCount(0);
});

test("the screens where a table is made, and who may watch it", async ({ person, server }) => {
  const ana = await person({ viewport: DESK });
  await makeTable(ana, server.url, "Ana", { game: "Argentino", seats: 6 });
  await expect(ana.getByRole("heading", { name: /^Falta/ })).toBeVisible();
  await clean(ana, "six chairs");
  await ana.goto(`${server.url}/armar/venezolano`);
  await expect(ana.getByRole("button", { name: "Crear mesa" })).toBeVisible();
  await clean(ana, "arrange");
  await ana.getByRole("radio", { name: "Nadie" }).check({ force: true });
  await ana.getByRole("button", { name: "Crear mesa" }).click();
  await expect(ana).toHaveURL(/\/mesa\//);
  const eva = await person();
  await eva.goto(`${ana.url()}/mirar`);
  await expect(eva.getByRole("alert")).toHaveText("Esta mesa no se mira.");
});
