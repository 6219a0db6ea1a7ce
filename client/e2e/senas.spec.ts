/** Señas: made by touching one's own character, seen on a face, and by whom. */
import type { Page } from "@playwright/test";
import { frameOf, openTable, playing, seen } from "./fixed";
import { DESK, expect, PHONE, SOAK, TALL_PHONE, test } from "./fixtures";
import { clean } from "./looks";
import { act, board, hand, makeTable, sitAt, type Game } from "./player";

/** A human's pause between hands: the hand lasts as long as it is looked at. */
test.use({ env: {} });

const SMALL = { viewport: PHONE, hasTouch: true, isMobile: true };

const mine = (page: Page) => page.getByRole("button", { name: /^Tu personaje: ha(cé|z) una seña$/ });
const gestures = (page: Page) => page.getByRole("region", { name: /^Señas/ });
const told = (page: Page) => page.locator("[aria-live=assertive]");

/** What the face of that seat is drawn with now; the seat by the name under it. */
const faceOf = (page: Page, name: string): Promise<string> =>
  page.locator("figure", { has: page.getByText(name, { exact: true }) }).locator(".bust svg").innerHTML();

/** Four people, each with a browser, whose first hand is dealt. Ana and Caro are partners. */
async function four(pages: readonly Page[], url: string, game: Game): Promise<void> {
  const [ana, beto, caro, dani] = pages as [Page, Page, Page, Page];
  const link = await makeTable(ana, url, "Ana", { game, seats: 4 });
  await sitAt(caro, link, "Caro", 3);
  await sitAt(beto, link, "Beto", 2);
  await sitAt(dani, link, "Dani", 4);
  await expect(async () => {
    for (const page of pages) if (await act(page, "Cortar").isVisible()) await act(page, "Cortar").click();
    await expect(hand(ana).getByRole("button")).toHaveCount(3, { timeout: 400 });
  }).toPass();
  for (const page of pages) await expect(hand(page).getByRole("button")).toHaveCount(3);
}

test("E-63 my character makes the gesture that I touch, my partner's page shows it on my face, and no rival's page shows a thing", async ({ person, server }) => {
  const pages = [await person(SMALL), await person(), await person(), await person()];
  const [ana, beto, caro, dani] = pages as [Page, Page, Page, Page];
  await four(pages, server.url, "Argentino");
  await mine(ana).tap();
  await expect(gestures(ana).getByRole("button")).toHaveCount(9);
  await expect(gestures(ana)).toContainText("Podés mentir");
  await clean(ana, "the gestures");
  await gestures(ana).getByRole("button", { name: "Labio mordido: un tres" }).tap();
  await expect(gestures(ana)).toHaveCount(0);

  await expect(board(caro).getByText("Labio mordido: un tres")).toBeVisible();
  const bitten = await faceOf(caro, "Ana");
  await expect(told(caro)).toContainText("Ana te hace una seña: Labio mordido: un tres");
  await expect(told(ana)).toContainText("hacés una seña: Labio mordido: un tres");

  for (const rival of [beto, dani]) {
    expect(await faceOf(rival, "Ana")).not.toBe(bitten);
    expect(await rival.content()).not.toContain("Labio mordido");
    await expect(told(rival)).not.toContainText("seña");
  }
  // The face rests again; what was seen can be read again by touching one's own.
  await expect.poll(() => faceOf(caro, "Ana")).not.toBe(bitten);
  await caro.keyboard.press("s");
  await expect(gestures(caro)).toContainText("Ana Labio mordido: un tres");
});

test("V-191 a seña by keyboard alone, and the partner sees it", { tag: SOAK }, async ({ person, server }) => {
  const pages = [await person(), await person(), await person(SMALL), await person()];
  const [ana, , caro] = pages as [Page, Page, Page];
  await four(pages, server.url, "Venezolano");
  const before = await faceOf(caro, "Ana");
  await ana.keyboard.press("s");
  await expect(gestures(ana).getByRole("button")).toHaveCount(5);
  await expect(gestures(ana).getByRole("button", { name: /^Guiño derecho/ })).toBeFocused();
  await ana.keyboard.press("End");
  await ana.keyboard.press("Escape");
  await expect(gestures(ana)).toHaveCount(0);
  await expect(mine(ana)).toBeFocused();
  await ana.keyboard.press("Enter");
  await expect(gestures(ana).getByRole("button", { name: /^Guiño derecho/ })).toBeFocused();
  await ana.keyboard.press("ArrowRight");
  await expect(gestures(ana).getByRole("button", { name: /^Guiño izquierdo/ })).toBeFocused();
  await ana.keyboard.press("End");
  await expect(gestures(ana).getByRole("button", { name: "Los dos ojos: receta" })).toBeFocused();
  await ana.keyboard.press("Enter");
  await expect(board(caro).getByText("Los dos ojos: receta")).toBeVisible();
  expect(await faceOf(caro, "Ana")).not.toBe(before);
  await clean(caro, "a seña is seen");
});

test("E-63 two at a table make no señas", async ({ person, server }) => {
  const [ana, beto] = [await person(SMALL), await person()];
  await sitAt(beto, await makeTable(ana, server.url, "Ana", { game: "Argentino", seats: 2 }), "Beto");
  await expect(hand(ana).getByRole("button")).toHaveCount(3);
  await expect(mine(ana)).toHaveCount(0);
  await ana.keyboard.press("s");
  await expect(gestures(ana)).toHaveCount(0);
});

for (const size of [PHONE, TALL_PHONE, DESK]) {
  test(`the sign that a face can be touched leaves Pie and Mano to be read (${size.width} × ${size.height})`, async ({ person, server }) => {
    const page = await person({ viewport: size });
    const frame = frameOf(await seen(page, server.url, "venezolano/V-193-senas"), playing);
    // Of four the last before the mano deals and is pie: the longest mark.
    await openTable(page, server.url, { ...frame, view: frame.view && { ...frame.view, mano: 2 } });
    const mark = page.locator(".myself .marks").getByText("Pie, reparte");
    const [read, sign] = [await mark.boundingBox(), await mine(page).locator("i").boundingBox()];
    if (!read || !sign) throw new Error("not shown");
    expect(sign.y >= read.y + read.height || sign.x >= read.x + read.width).toBe(true);
  });
}
