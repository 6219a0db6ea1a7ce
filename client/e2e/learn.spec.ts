import { expect, PHONE, SOAK, test } from "./fixtures";
import { clean } from "./looks";
import { act, hand, playCard, playComputer } from "./player";

test.use({ env: {} });

const PAGES = ["como-se-juega", ...["argentino-duelo", "argentino", "venezolano", "venezolano-simple"].map((name) => `como-se-juega/${name}`), "primera-mano/argentino", "primera-mano/venezolano"];

/** The others are made of the same parts. */
const ALWAYS = ["como-se-juega/venezolano", "primera-mano/argentino"];

for (const path of PAGES) {
  test(`axe finds nothing on /${path}`, { tag: ALWAYS.includes(path) ? [] : SOAK }, async ({ person, server }) => {
    const page = await person({ viewport: PHONE });
    await page.goto(`${server.url}/${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
    await clean(page, path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  });
}

test("E-66, E-67: the help says that each table has its variants, and ends with five tips", async ({ person, server }) => {
  const page = await person();
  await page.goto(`${server.url}/como-se-juega/argentino`);
  await expect(page.getByText("Cada mesa tiene sus variantes; éstas son las más difundidas.")).toBeVisible();
  const last = page.locator("section[aria-labelledby]:has(h2)").last();
  await expect(last.getByRole("heading", { name: "Cinco consejos" })).toBeVisible();
  await expect(last.getByRole("listitem")).toHaveText([
    "Con un ancho de espada o de basto, el truco está de tu lado: cantalo.",
    "Con 27 o más de envido, cantá envido. Con 30 o más, animate al real envido.",
    "En primera, si sos mano, no tires tu mejor carta de entrada.",
    "Si el rival canta truco y tus cartas son flojas, no quiero cuesta un solo punto.",
    "Y de vez en cuando, mentí. Es truco.",
  ]);
});

test("S-57: the page tells what is simplified", async ({ person, server }) => {
  const page = await person();
  await page.goto(`${server.url}/como-se-juega/venezolano-simple`);
  const first = page.locator("section[aria-labelledby=simple]");
  for (const words of ["flor es automática y sin contraapuestas", "sin reenvidos", "debes estar en tu turno", "la primera respuesta decide", "abandona la mano para toda tu pareja", "rival básico de práctica", "síntesis del navegador"]) {
    await expect(first).toContainText(words);
  }
});

test("V-207: the rules are read at the table, and an article is found by its number", async ({ person, server }) => {
  const page = await person();
  await playComputer(page, server.url, "Ana", "Venezolano");
  const table = page.url();
  await page.keyboard.press("h");
  const opened = page.waitForEvent("popup");
  await page.getByRole("link", { name: "El reglamento entero, con dibujos" }).click();
  const rules = await opened;
  await expect(rules.getByRole("heading", { level: 1, name: "Venezolano" })).toBeVisible();
  expect(page.url()).toBe(table);
  await rules.goto(`${server.url}/como-se-juega/venezolano#V-69`);
  await expect(rules.getByRole("link", { name: "Artículo V-69" })).toBeInViewport();
});

test("three cards are counted, and a vira makes its pieces", { tag: SOAK }, async ({ person, server }) => {
  const page = await person({ viewport: PHONE });
  await page.goto(`${server.url}/como-se-juega/venezolano`);
  const counter = page.getByRole("region", { name: "Cuenta tú" });
  for (const card of ["11 de oros", "7 de bastos", "4 de copas"]) await counter.getByRole("button", { name: card, exact: true }).click();
  await expect(counter).toContainText("20 + 10 + 7 = 37");
  const pieces = page.getByRole("figure").filter({ has: page.getByText("Palo de la vira") });
  await pieces.getByRole("radio", { name: "copas" }).check({ force: true });
  for (let n = 5; n < 10; n += n === 7 ? 3 : 1) await pieces.getByRole("button", { name: "Una más" }).click();
  await expect(pieces).toContainText("La vira es el 10, y el 12 hace de perica.");
  await expect(counter).toContainText("7");
});

test("the first hand is played with the table's own buttons; another act is explained and changes nothing", async ({ person, server }) => {
  const page = await person();
  await page.goto(`${server.url}/primera-mano/argentino`);
  const note = page.getByRole("region", { name: "La primera mano", exact: true });
  await expect(note).toContainText("Paso 1 de 5");
  await act(page, "Truco").click();
  await expect(note).toContainText("tu 31 se queda sin cantar");
  await act(page, "Envido").click();
  await expect(note).toContainText("Paso 2 de 5");
  await expect(hand(page).getByRole("button")).toHaveCount(3);
  await hand(page).getByRole("button", { name: "2 de basto" }).click();
  await hand(page).getByRole("button", { name: "2 de basto" }).click();
  await expect(note).toContainText("parda");
  await act(page, "Truco").click();
  await expect(note).toContainText("¡Retruco!");
  await act(page, "Quiero").click();
  await expect(note).toContainText("Paso 5 de 5");
  await playCard(page);
  await expect(note).toContainText("5 a 0 en una mano");
  await note.getByRole("button", { name: "Jugar de verdad" }).click();
  await expect(page).toHaveURL(/\/armar\/argentino-duelo$/);
});

test("who has played before skips it; English is complete", async ({ person, server }) => {
  const page = await person();
  await page.addInitScript(() => localStorage.setItem("quiero:prefs", JSON.stringify({ name: "Ann", locale: "en" })));
  await page.goto(`${server.url}/primera-mano/venezolano`);
  await expect(page.getByText("The vira is the 5 of oros")).toBeVisible();
  await page.getByRole("button", { name: "Skip" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "The order of payment" })).toBeVisible();
});
