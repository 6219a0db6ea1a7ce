import type { Page } from "@playwright/test";
import { DESK, expect, PHONE, SOAK, test } from "./fixtures";
import { clean } from "./looks";
import { act, bar, hand, makeTable, seatPair, sitAt, throwForMano } from "./player";

/** A human's pause between hands: nothing here plays a whole match. */
test.use({ env: {} });

for (const [size, viewport] of Object.entries({ phone: PHONE, desktop: DESK })) {
  test(`axe finds nothing on any screen (${size})`, { tag: SOAK }, async ({ person, server }) => {
    const [ana, beto] = [await person({ viewport }), await person({ viewport })];
    await ana.goto(server.url);
    await clean(ana, "home");
    await ana.getByRole("button", { name: "Entrar con enlace" }).click();
    await clean(ana, "home, entering");
    await ana.getByRole("link", { name: /^Argentino, mano a mano/ }).click();
    await ana.getByRole("button", { name: /^Armar mesa/ }).click();
    await expect(ana.getByRole("alert")).toHaveText("Decinos cómo te llamás.");
    await clean(ana, "the entry, without a name");
    const link = await makeTable(ana, server.url, "Ana");
    await expect(ana.getByRole("heading", { name: /^Falta alguien/ })).toBeVisible();
    await clean(ana, "waiting");
    await beto.goto(link);
    await expect(beto.getByRole("button", { name: "Sentarme" })).toBeVisible();
    await clean(beto, "door");
    await sitAt(beto, link, "Beto");
    await clean(ana, "throw");
    await act(ana, "Piedra").click();
    await clean(ana, "picked");
    await act(beto, "Tijera").click();
    await expect(hand(ana).getByRole("button")).toHaveCount(3);
    await clean(ana, "my turn");
    await act(ana, "Truco").click();
    await expect(act(beto, "Quiero")).toBeVisible();
    await clean(beto, "answering");
    await act(beto, "No quiero").click();
    for (const key of ["k", "h", "o"]) {
      await ana.keyboard.press(key);
      await clean(ana, `paper ${key}`);
      await ana.keyboard.press("Escape");
    }
    for (const name of ["Sonido y controles", "Teclado", "Seguir en otro aparato"]) {
      await ana.keyboard.press("o");
      await ana.getByRole("button", { name }).click();
      await clean(ana, name);
      await ana.keyboard.press("Escape");
    }
    await ana.keyboard.press("o");
    await ana.getByRole("button", { name: "Rendirse" }).click();
    await clean(ana, "rendirse");
    await ana.getByRole("button", { name: /1 de 2/ }).click();
    await ana.getByRole("button", { name: /2 de 2/ }).click();
    await expect(ana.getByRole("heading", { name: "Perdiste" })).toBeVisible();
    await clean(ana, "end");
    await clean(beto, "end, won");
    await ana.goto(`${server.url}/mesa/no-hay-tal-mesa`);
    await expect(ana.getByRole("alert")).toBeVisible();
    await clean(ana, "no such table");
  });
}

/** What the screen reader was told, assertively. */
const told = (page: Page) => page.locator("[aria-live=assertive]");

test("a hand by keyboard alone, told aloud", async ({ person, server }) => {
  const [ana, beto] = [await person(), await person()];
  await ana.goto(server.url);
  await ana.getByRole("link", { name: /^Argentino, mano a mano/ }).focus();
  await ana.keyboard.press("Enter");
  await ana.getByRole("textbox", { name: "Tu nombre" }).focus();
  await ana.keyboard.type("Ana");
  for (let stops = 0; stops < 4; stops++) await ana.keyboard.press("Tab"); // the face, «Jugar ya», the computer, «Armar mesa»
  await ana.keyboard.press("Enter");
  await expect(ana.getByRole("button", { name: "Crear mesa" })).toBeVisible();
  await ana.getByRole("radio", { name: "A 15" }).focus();
  await ana.keyboard.press("ArrowRight");
  await ana.getByRole("button", { name: "Crear mesa" }).press("Enter");
  await expect(ana.getByRole("heading", { name: "Falta alguien. Mandá el enlace." })).toBeVisible();
  await sitAt(beto, ana.url(), "Beto");
  for (const page of [ana, beto]) await expect(bar(page)).toBeVisible();

  await expect(act(ana, "Piedra")).toBeEnabled();
  await ana.keyboard.press("1");
  await expect(act(beto, "Tijera")).toBeEnabled();
  await beto.keyboard.press("3");
  await expect(hand(ana).getByRole("button")).toHaveCount(3);
  await expect(told(ana)).toContainText("Te toca");
  await expect(act(ana, "Truco")).toBeEnabled();
  await ana.keyboard.press("t");
  await expect(told(beto)).toContainText("Ana ¡Truco!");
  await expect(told(beto)).toContainText("Contestá: Truco");
  await expect(act(beto, "Quiero")).toBeEnabled();
  await beto.keyboard.press("q");
  await expect(told(ana)).toContainText("Beto ¡Quiero!");

  const over = ana.getByText(/^La mano es (tuya|de Beto)$/);
  await expect(async () => {
    for (const page of [ana, beto]) {
      if (!(await free(page))) continue;
      await page.keyboard.press("1");
      await page.keyboard.press("Enter");
    }
    await expect(over).toBeVisible({ timeout: 400 });
  }).toPass();
  await ana.keyboard.press("k");
  await expect(ana.getByRole("region", { name: "Cómo se pagó", exact: true })).toContainText("Truco");
  await ana.keyboard.press("Escape");
  await ana.keyboard.press("d");
  await expect(told(ana)).toContainText(/Van \d+ a \d+, a 30/);
});

const free = async (page: Page): Promise<boolean> => (await hand(page).locator("button[aria-disabled=false]").count()) > 0;

/** The heading that has the focus, or what has it instead. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => `${document.activeElement?.tagName} ${document.activeElement?.textContent?.trim()}`);

test("each page is arrived at by its heading", async ({ person, server }) => {
  const [ana, beto] = [await person(), await person()];
  await ana.goto(server.url);
  await expect(ana.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await focused(ana), "the first page is the browser's to read").toMatch(/^BODY/);
  const onward = async (name: RegExp | string, heading: RegExp) => {
    await ana.getByRole("link", { name }).first().press("Enter");
    await expect(async () => expect(await focused(ana)).toMatch(heading)).toPass({ timeout: 5000 });
  };
  await onward(/^Cómo se juega/, /^H1 Cómo se juega/);
  await onward(/^Venezolano simple/, /^H1 Venezolano simple/);
  await ana.goBack();
  await expect(async () => expect(await focused(ana)).toMatch(/^H1 Cómo se juega/)).toPass({ timeout: 5000 });
  await ana.goto(server.url);
  await onward(/^Mesas/, /^H1 Mesas/);
  await ana.goto(server.url);
  await onward(/^Argentino, mano a mano/, /^H1 /);

  // By mouse it takes the focus just so, without a ring.
  await ana.goto(server.url);
  await ana.getByRole("link", { name: /^Argentino, mano a mano/ }).click();
  await expect(async () => expect(await focused(ana)).toMatch(/^H1 /)).toPass({ timeout: 5000 });
  expect(await ana.evaluate(() => document.activeElement?.matches(":focus-visible"))).toBe(false);

  // Within one address, from the door to the chair to the cards.
  const link = await makeTable(ana, server.url, "Ana");
  await expect(async () => expect(await focused(ana)).toMatch(/^H1 Falta alguien/)).toPass({ timeout: 5000 });
  await beto.goto(link);
  await beto.getByRole("textbox", { name: "Tu nombre" }).fill("Beto");
  await beto.getByRole("button", { name: "Sentarme" }).press("Enter");
  await expect(bar(beto)).toBeVisible();
  expect(await focused(beto)).toMatch(/^H1 /);
  // What is at hand at the table is nobody else's: a canto comes, and the focus stays.
  await throwForMano(ana, beto);
  await hand(beto).getByRole("button").first().focus();
  await act(ana, "Truco").click();
  await expect(act(beto, "Quiero")).toBeVisible();
  expect(await focused(beto)).toMatch(/^BUTTON/);
});

test("the title blinks when it is my turn in another tab", async ({ person, server }) => {
  const [ana, beto] = [await person(), await person()];
  await seatPair(ana, beto, server.url);
  const calm = await beto.title();
  await beto.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => "hidden" });
  });
  await act(ana, "Truco").click();
  await expect(beto).toHaveTitle(/^Te toca — /);
  await expect(beto).toHaveTitle(calm);
  await expect(bar(beto)).toContainText("Contestá: Truco");
});

test("English is the second language", async ({ person, server }) => {
  const page = await person();
  await page.addInitScript(() => localStorage.setItem("quiero:prefs", JSON.stringify({ name: "Ann", locale: "en" })));
  await page.goto(server.url);
  await page.getByRole("link", { name: /^Argentine, one against one/ }).click();
  await expect(page.getByRole("button", { name: /^Make a table/ })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe("en");
});
