/** Before the match: two houses, people who meet, pairs that challenge, the house that fills chairs, and the way back. */
import type { Page } from "@playwright/test";
import { expect, PHONE, SOAK, test } from "./fixtures";
import { clean } from "./looks";
import { act, bar, board, enterGame, hand, makeTable, playComputer, sitAt } from "./player";

const SMALL = { viewport: PHONE, hasTouch: true, isMobile: true };

/** Nothing scrolls, a finger hits all that can be pressed, and nothing is wrong for who does not see. */
async function signed(page: Page, what: string): Promise<void> {
  await page.waitForTimeout(300);
  const found = await page.evaluate(() => {
    const root = document.documentElement;
    const boxes = [...document.querySelectorAll<HTMLElement>("button, a[href], input")].map((one) => ({ name: one.ariaLabel ?? one.textContent, ...one.getBoundingClientRect().toJSON() }) as DOMRect & { name: string });
    return {
      scrolls: [root.scrollHeight - root.clientHeight, root.scrollWidth - root.clientWidth],
      small: boxes.filter(({ width, height }) => width > 1 && height > 1 && (width < 43.5 || height < 43.5)).map(({ name, width, height }) => `${name.trim()} ${Math.round(width)}×${Math.round(height)}`),
    };
  });
  expect([what, found]).toEqual([what, { scrolls: [0, 0], small: [] }]);
  await clean(page, what);
}

test("an address that is of no place says so, and leads home", async ({ person, server }) => {
  const page = await person(SMALL);
  await page.goto(`${server.url}/mesa/%E0`);
  await expect(page.getByRole("heading", { name: /no hay nada/ })).toBeVisible();
  expect((await page.goto(`${server.url}/mesitas`))?.status()).toBe(404);
  await signed(page, "nowhere");
  await page.getByRole("button", { name: "Volver al inicio" }).click();
  await expect(page.getByRole("link", { name: /^Argentino De/ })).toBeVisible();
});

test("the language is chosen where everybody comes in, and kept", async ({ person, server }) => {
  const page = await person(SMALL);
  await page.goto(server.url);
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.getByRole("link", { name: "How to play" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await signed(page, "home in English");
  await page.reload();
  await page.getByRole("button", { name: "Español" }).click();
  await expect(page.getByRole("link", { name: "Cómo se juega" })).toBeVisible();
});

test("every face is called by its whole name", async ({ person, server }) => {
  const page = await person(SMALL);
  await page.goto(`${server.url}/jugar/argentino`);
  const called = page.locator(".portrait .called");
  for (const face of await page.getByRole("group", { name: "Tu cara en la mesa" }).getByRole("radio").all()) {
    await face.check({ force: true });
    expect(await called.evaluate((name) => name.scrollWidth - name.clientWidth), await called.innerText()).toBe(0);
  }
});

test("play now: two people who press meet in three taps, and the match is a banner on every page", async ({ person, server }) => {
  const [ana, beto] = [await person(SMALL), await person()];
  await ana.goto(server.url);
  await signed(ana, "home");
  await enterGame(ana, server.url, "Ana");
  await signed(ana, "entry");
  await ana.getByRole("button", { name: /^Jugar ya/ }).click();
  await expect(ana.getByRole("heading", { name: "Falta alguien. Ya va a caer." })).toBeVisible();
  await signed(ana, "waiting");
  await enterGame(beto, server.url, "Beto");
  await beto.getByRole("button", { name: /^Jugar ya Hay 1 mesa/ }).click();
  await expect(act(ana, "Piedra")).toBeVisible();
  await expect(act(beto, "Piedra")).toBeVisible();
  expect(beto.url()).toBe(ana.url());

  const table = ana.url();
  await ana.goto(server.url);
  await expect(ana.getByRole("link", { name: /^Te toca en .* Volver$/ })).toBeVisible();
  // From here on his clock may run out, and it be somebody else's turn.
  const back = ana.getByRole("link", { name: / Volver$/ });
  for (const path of ["/mesas", "/jugar/venezolano", "/armar/argentino"]) {
    await ana.goto(server.url + path);
    await expect(back).toBeVisible();
  }
  await ana.goto(server.url);
  await signed(ana, "home with the banner");
  await back.click();
  await expect(ana).toHaveURL(table);
  await expect(bar(ana)).toBeVisible();
});

test("while somebody waits, the house takes the empty chair with one tap", async ({ person, server }) => {
  const ana = await person(SMALL);
  await enterGame(ana, server.url, "Ana", "Argentino");
  await ana.getByRole("button", { name: /^Jugar ya/ }).click();
  await ana.getByRole("button", { name: "Empezar con la computadora" }).click();
  await expect(hand(ana).getByRole("button")).toHaveCount(3);
});

test("a code said aloud leads to the table; chairs are chosen, changed and left; the house comes and goes", async ({ person, server }) => {
  const [ana, beto] = [await person(SMALL), await person(SMALL)];
  await makeTable(ana, server.url, "Ana", { game: "Venezolano", seats: 4 });
  await signed(ana, "four chairs");
  const code = await ana.locator(".code b").innerText();
  await beto.goto(server.url);
  await beto.getByRole("button", { name: "Entrar con enlace o código" }).click();
  await beto.getByRole("textbox").fill("zzzzzz");
  await beto.getByRole("button", { name: "Entrar" }).click();
  await expect(beto.getByRole("alert")).toBeVisible();
  await beto.getByRole("textbox").fill(code.toLowerCase());
  await beto.getByRole("button", { name: "Entrar" }).click();
  const card = beto.getByRole("region", { name: "Lo que se juega" });
  for (const fact of ["24 piedras", "30 s por jugada", "Flor por derecho", "Frases hechas", "Con el enlace"]) await expect(card).toContainText(fact);
  await signed(beto, "door");
  await sitAt(beto, ana.url(), "Beto", 2);
  await beto.getByRole("button", { name: "Pasarme a la silla 3" }).click();
  await expect(board(ana)).toHaveCount(0);
  await expect(ana.getByRole("button", { name: "Pasarme a la silla 2" })).toBeVisible();
  await expect(beto.getByRole("button", { name: /casa/ })).toHaveCount(0);
  await ana.getByRole("button", { name: "Que la casa ocupe 2 sillas" }).click();
  await expect(bar(ana)).toBeVisible();
  await expect(bar(beto)).toBeVisible();
});

test("practice without a clock: nobody hurries", { tag: SOAK }, async ({ person, server }) => {
  const ana = await person(SMALL);
  await enterGame(ana, server.url, "Ana");
  await ana.getByRole("button", { name: /^Armar mesa/ }).click();
  await signed(ana, "arrange");
  await ana.getByRole("button", { name: "Silla 2" }).click();
  await ana.getByRole("radio", { name: "Sin reloj" }).check({ force: true });
  await ana.getByRole("button", { name: "Crear mesa" }).click();
  await act(ana, "Piedra").click();
  await expect(hand(ana).getByRole("button").or(act(ana, "Piedra")).first()).toBeVisible();
  await expect(ana.getByRole("timer")).toHaveCount(0);
});

test("the list: who waits, who plays, what is private, by game, and what ends is gone", { tag: SOAK }, async ({ person, server }) => {
  const [ana, beto, eva] = [await person(), await person(), await person(SMALL)];
  await makeTable(ana, server.url, "Ana secreta", { game: "Argentino", seats: 4 });
  await enterGame(beto, server.url, "Beto", "Venezolano");
  await beto.getByRole("button", { name: /^Jugar ya/ }).click();
  await expect(beto.getByRole("heading", { name: "Falta alguien, pana. Ya viene." })).toBeVisible();
  await eva.goto(`${server.url}/mesas`);
  const open = eva.getByRole("region", { name: "Esperan gente" });
  await expect(open.getByRole("listitem").filter({ hasText: "Beto" })).toContainText(/12 (puntos|piedras).*1 silla libre/);
  await expect(eva.getByText("Ana secreta")).toHaveCount(0);
  await clean(eva, "open tables");
  await eva.getByRole("link", { name: "Argentino", exact: true }).click();
  await expect(open.getByText("Beto")).toHaveCount(0);
  await eva.getByRole("link", { name: "Todas" }).click();
  await beto.getByRole("button", { name: "Empezar con la computadora" }).click();
  const live = eva.getByRole("region", { name: "Se están jugando" });
  await expect(live.getByRole("listitem").filter({ hasText: "Beto" })).toContainText("se ven las cartas de un jugador");
  await live.getByRole("listitem").filter({ hasText: "Beto" }).getByRole("button", { name: "Mirar" }).click();
  await expect(eva).toHaveURL(/\/mirar$/);
});

test("S-1: the table is served: form your pair, challenge another, and partners face each other", { tag: SOAK }, async ({ person, server }) => {
  const [ana, caro, beto, dani] = [await person(SMALL), await person(), await person(), await person()];
  await enterGame(ana, server.url, "Ana", "Venezolano simple");
  await expect(ana.getByRole("heading", { name: "La mesa está servida. Arma tu pareja, reta a tus panas y canta con ganas. O practica con la computadora." })).toBeVisible();
  await ana.getByRole("button", { name: /^Armar pareja/ }).click();
  await expect(ana.getByRole("heading", { name: "Falta tu pareja, pana. Pásale el enlace." })).toBeVisible();
  await signed(ana, "pair");
  await caro.goto(ana.url());
  await expect(caro.getByText("Te sientas enfrente, de compañero.")).toBeVisible();
  await sitAt(caro, ana.url(), "Caro");
  await expect(ana.getByRole("heading", { name: /^Su reto está en la lista/ })).toBeVisible();

  await beto.addInitScript(() => localStorage.setItem("quiero:prefs", JSON.stringify({ name: "Beto", character: "beltran" })));
  await beto.goto(`${server.url}/mesas`);
  await beto.getByRole("region", { name: "Parejas que retan" }).getByRole("button", { name: "Aceptar con mi pareja" }).click();
  await expect(beto.getByRole("heading", { name: /^Falta tu pareja/ })).toBeVisible();
  await sitAt(dani, beto.url(), "Dani");
  for (const page of [ana, caro, beto, dani]) await expect(hand(page).getByRole("button")).toHaveCount(3);
  expect(new Set([ana, caro, beto, dani].map((page) => page.url())).size).toBe(1);
});

test("S-2: or practise with the computer", async ({ person, server }) => {
  const ana = await person(SMALL);
  await playComputer(ana, server.url, "Ana", "Venezolano simple");
  await expect(hand(ana).getByRole("button")).toHaveCount(3);
});
