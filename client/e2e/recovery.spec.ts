import { expect, SOAK, test } from "./fixtures";
import { act, bar, board, cardsOf, hand, playCard, seatPair } from "./player";

/** A human's pause between hands: nothing here plays a whole match. */
test.use({ env: {} });

test("a reload in the middle of a hand shows the same cards, the same question and a clock that ran on", async ({ person, server }) => {
  const [ana, beto] = [await person(), await person()];
  await seatPair(ana, beto, server.url);
  await playCard(ana);
  await act(beto, "Truco").click();
  await expect(act(ana, "Quiero")).toBeVisible();
  const before = await cardsOf(ana);
  await ana.waitForTimeout(1500);
  await ana.reload();
  await expect(act(ana, "Quiero")).toContainText("vale 2");
  expect(await cardsOf(ana)).toEqual(before);
  await expect(board(ana).getByText("¡Truco!")).toBeVisible();
  expect(Number(await bar(ana).getByRole("timer").textContent())).toBeLessThan(15);
});

test("the server killed in the middle of a hand and started again: same cards, same canto, nobody reloads", async ({ person, server }) => {
  const [ana, beto] = [await person(), await person()];
  await seatPair(ana, beto, server.url);
  await playCard(ana);
  await act(beto, "Envido").click();
  await expect(act(ana, "Quiero")).toBeVisible();
  const before = [await cardsOf(ana), await cardsOf(beto)];

  await server.kill();
  await expect(ana.getByRole("alert")).toContainText("Se cortó la conexión", { timeout: 3000 });
  await expect(beto.getByRole("alert")).toContainText("Se cortó la conexión", { timeout: 3000 });
  // Pressed while nobody listens: it is on its way until the line is back, and then it counts once.
  await act(ana, "Quiero").click();
  await expect(act(ana, "Quiero")).toContainText("Enviando…");

  await server.up();
  await expect(act(beto, "Tengo")).toBeVisible();
  await expect(ana.getByRole("alert")).toHaveCount(0);
  expect([await cardsOf(ana), await cardsOf(beto)]).toEqual(before);
  await act(beto, "Tengo").click();
  await expect(bar(beto)).toContainText("Te toca");
  await playCard(beto);
  await expect(hand(beto).getByRole("button")).toHaveCount(2);
});

test("the network is gone and nobody says so: the page tells it within three seconds, and what was pressed then counts once", { tag: SOAK }, async ({ person, server }) => {
  const [ana, beto] = [await person(), await person()];
  // What is sent meanwhile is under way until the network is back, as TCP has it.
  const underWay: (() => void)[] = [];
  let silent = false;
  const pass = (deliver: () => void) => (silent ? void underWay.push(deliver) : deliver());
  await ana.routeWebSocket(/\/socket/, (page) => {
    const line = page.connectToServer();
    page.onMessage((text) => pass(() => line.send(text)));
    line.onMessage((text) => pass(() => page.send(text)));
  });
  await seatPair(ana, beto, server.url);
  const before = await cardsOf(ana);
  silent = true;
  await act(ana, "Truco").click();
  await expect(ana.getByRole("alert")).toContainText("Sin señal", { timeout: 3000 });
  await expect(act(ana, "Truco")).toContainText("Enviando…");
  silent = false;
  for (const deliver of underWay) deliver();
  await expect(act(beto, "Quiero")).toBeVisible();
  await expect(ana.getByRole("alert")).toHaveCount(0);
  expect(await cardsOf(ana)).toEqual(before);
  await act(beto, "Quiero").click();
  await expect(board(ana).getByText("Truco: vale 2")).toBeVisible();
});

test("a rival who goes is shown as gone, and is back when back", async ({ person, server }) => {
  const [ana, beto] = [await person(), await person()];
  await seatPair(ana, beto, server.url);
  const link = beto.url();
  await beto.goto("about:blank");
  await expect(ana.getByText("Beto se desconectó. Su reloj sigue.")).toBeVisible();
  await expect(board(ana).getByText("Reconectando…")).toBeVisible();
  await beto.goto(link);
  await expect(hand(beto).getByRole("button")).toHaveCount(3);
  await expect(ana.getByText("Beto se desconectó. Su reloj sigue.")).toBeHidden();
});

test("the way back in is on the home page", async ({ person, server }) => {
  const [ana, beto] = [await person(), await person()];
  await seatPair(ana, beto, server.url);
  const before = await cardsOf(beto);
  await beto.goto(server.url);
  await beto.getByRole("link", { name: /^(Te toca|Tu partida) en .* Volver$/ }).click();
  await expect(hand(beto).getByRole("button")).toHaveCount(3);
  expect(await cardsOf(beto)).toEqual(before);
});

test("another device takes the seat by a code that is good once", { tag: SOAK }, async ({ person, server }) => {
  const [ana, beto, tablet, thief] = [await person(), await person(), await person(), await person()];
  await seatPair(ana, beto, server.url);
  const before = await cardsOf(beto);
  await beto.getByRole("button", { name: "Menú" }).click();
  await beto.getByRole("button", { name: "Seguir en otro aparato" }).click();
  await beto.getByRole("button", { name: "Pedir el código" }).click();
  await expect(beto.getByRole("img", { name: /Código QR/ })).toBeVisible();
  const code = await beto.locator("code").innerText();

  await tablet.goto(server.url);
  await tablet.getByRole("button", { name: "Entrar con enlace" }).click();
  await tablet.getByRole("textbox", { name: /El código o el enlace/ }).fill(code.replaceAll("-", " "));
  await tablet.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(hand(tablet).getByRole("button")).toHaveCount(3);
  expect(await cardsOf(tablet)).toEqual(before);

  await thief.goto(`${server.url}/seguir/${code}`);
  await expect(thief.getByRole("alert")).toBeVisible();
  await expect(thief.getByRole("button", { name: "Volver al inicio" })).toBeVisible();
});

test("rendirse: asked, confirmed twice; cancelling or any other move takes it back", async ({ person, server }) => {
  const [ana, beto] = [await person(), await person()];
  await seatPair(ana, beto, server.url);
  await ana.getByRole("button", { name: "Menú" }).click();
  const [ask, one, two] = ["Rendirse", /\(1 de 2\)/, /\(2 de 2\)/].map((name) => ana.getByRole("button", { name }));
  if (!ask || !one || !two) throw new Error("three buttons");
  await ask.click();
  await one.click();
  await ana.getByRole("button", { name: "Cancelar" }).click();
  await expect(ask).toBeVisible();

  await ask.click();
  await one.click();
  await act(ana, "Truco").click();
  await expect(ask).toBeVisible();

  await ask.click();
  await one.click();
  await two.click();
  await expect(ana.getByRole("heading", { name: "Perdiste" })).toBeVisible();
  await expect(ana.getByText("Te rendiste.")).toBeVisible();
  await expect(beto.getByRole("heading", { name: "¡Ganaste!" })).toBeVisible();
  await expect(beto.getByText("Ana se rindió.")).toBeVisible();
});

test("a part of the page that does not come says so, and opening the page again brings it", async ({ person, server }) => {
  const ana = await person();
  await ana.goto(server.url);
  await expect(ana.getByRole("heading", { level: 1 })).toBeAttached();
  // What a page meets whose house has changed its code since.
  await ana.route(/assets\/(Account|account)-.*\.js/, (route) => route.abort("connectionfailed"));
  await ana.locator("a[href='/cuenta']").click();
  await expect(ana.getByRole("alert")).toContainText("Esta parte de la página no llegó.");
  await ana.unroute(/assets\/(Account|account)-.*\.js/);
  await ana.getByRole("button", { name: "Abrir la página de nuevo" }).click();
  await expect(ana.getByRole("button", { name: "Guardar mi nombre", exact: true }).first()).toBeVisible();
});
