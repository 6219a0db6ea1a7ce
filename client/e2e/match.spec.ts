import { readFileSync } from "node:fs";
import { expect, SOAK, test } from "./fixtures";
import { act, bar, board, cardsOf, drawn, ended, hand, LOUD, paper, playCard, playOut, QUIET, seatPair } from "./player";

test("two people play a whole match through the page, then another", { tag: SOAK }, async ({ person, server }) => {
  const [ana, beto] = [await person(), await person()];
  await seatPair(ana, beto, server.url);
  await playOut([
    [ana, LOUD],
    [beto, QUIET],
  ]);
  const results = [await ended(ana).innerText(), await ended(beto).innerText()];
  expect(results.sort()).toEqual(["Perdiste", "¡Ganaste!"]);

  const [download] = await Promise.all([ana.waitForEvent("download"), ana.getByRole("link", { name: "Bajar el acta" }).click()]);
  const acta = readFileSync(await download.path(), "utf8");
  expect(download.suggestedFilename()).toMatch(/\.acta\.toml$/);
  expect(acta).toContain('reglamento = "argentino-duelo"');
  expect(acta).toMatch(/^gana = [12]$/m);

  const old = ana.url();
  await ana.getByRole("button", { name: "Revancha" }).click();
  await expect(beto.getByText("Ana quiere la revancha.")).toBeVisible();
  await beto.getByRole("button", { name: "Revancha" }).click();
  await expect(act(ana, "Piedra")).toBeVisible();
  await expect(act(beto, "Piedra")).toBeVisible();
  expect(ana.url()).not.toBe(old);
  expect(beto.url()).toBe(ana.url());
});

test("a hand as both see it: stakes, balloons, tantos, vueltas, receipt", async ({ person, server }) => {
  const [ana, beto] = [await person(), await person()];
  await seatPair(ana, beto, server.url);
  await expect(ana.getByText("Mano", { exact: true })).toBeVisible();
  await expect(bar(ana)).toContainText("Te toca");
  await expect(bar(beto)).toContainText("Le toca a Ana");
  await expect(bar(beto).getByRole("timer")).toBeVisible();
  await expect(act(ana, "Mazo")).toHaveAttribute("aria-disabled", "true");
  await expect(act(ana, "Mazo")).toContainText("primero hacé algo");

  await act(ana, "Truco").click();
  await expect(board(beto).getByText("¡Truco!")).toBeVisible();
  await expect(act(beto, "Quiero")).toContainText("vale 2");
  await expect(act(beto, "No quiero")).toContainText("pierdo 1");
  await act(beto, "Envido").click();
  await act(ana, "Quiero").click();
  await act(beto, "Tengo|Son buenas").first().click();
  await act(beto, "Quiero").click();
  await expect(board(ana).getByText("Truco: vale 2")).toBeVisible();
  await expect(ana.getByRole("log", { name: "La mano" })).toContainText("Beto ¡Quiero!");

  await playCard(ana);
  await playCard(beto);
  await expect(board(ana).getByText(/^(Ganó|Parda)$/).first()).toBeVisible();
  await ana.getByRole("button", { name: "Ver cómo se pagó" }).click();
  const receipt = paper(ana, "Cómo se pagó");
  await expect(receipt).toContainText("Envido, quiero");
  await expect(receipt).toContainText("Artículo D-39");
  await expect(receipt).toContainText("+2");
  await ana.keyboard.press("Escape");
  await expect(receipt).toBeHidden();
});

test("repeated taps sing once; one that cannot be taken back asks for a second", async ({ person, server }) => {
  const [ana, beto] = [await person(), await person()];
  const sent: string[] = [];
  ana.on("websocket", (socket) => socket.on("framesent", ({ payload }) => sent.push(String(payload))));
  await seatPair(ana, beto, server.url);
  sent.length = 0;
  await act(ana, "Falta").click();
  await expect(act(ana, "Falta")).toContainText("Otra vez");
  expect(sent.filter((message) => message.includes('"do"'))).toEqual([]);
  await ana.evaluate(() => {
    const truco = [...document.querySelectorAll<HTMLButtonElement>("section.bar button")].find((button) => button.textContent?.includes("Truco"));
    for (let taps = 0; taps < 5; taps++) truco?.click();
  });
  await expect(act(beto, "Quiero")).toBeVisible();
  expect(sent.filter((message) => message.includes('"do"'))).toHaveLength(1);
});

test("who comes late to a full table is told so, and disturbs nobody", { tag: SOAK }, async ({ person, server }) => {
  const [ana, beto, late] = [await person(), await person(), await person()];
  await seatPair(ana, beto, server.url);
  await late.goto(ana.url());
  await expect(late.getByRole("alert")).toHaveText("La mesa ya está completa.");
  await playCard(ana);
});

test("what the rival holds never reaches the page", async ({ person, server }) => {
  const [ana, beto] = [await person(), await person()];
  const frames: string[] = [];
  ana.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => frames.push(String(payload))));
  await seatPair(ana, beto, server.url);
  // A page opened in the middle of a hand, too.
  const [came] = await Promise.all([ana.waitForResponse(/\/arrival$/), ana.reload()]);
  frames.push(await came.text());
  await expect(hand(ana).getByRole("button")).toHaveCount(3);
  const held = (await cardsOf(beto)).map((name) => name.replace(/^(\d+) de (\w).*$/, "$1$2"));
  expect(await drawn(beto, held)).toHaveLength(3);
  expect(await drawn(ana, held)).toEqual([]);
  expect(frames.length).toBeGreaterThan(1);
  for (const card of held) expect(frames.filter((frame) => frame.includes(`"${card}"`))).toEqual([]);
});
