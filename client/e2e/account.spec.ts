/** Keeping a name: with a password in two browsers, with a passkey of the browser's own, and being forgotten. */
import type { Page } from "@playwright/test";
import { DESK, expect, PHONE, SOAK, test } from "./fixtures";
import { clean } from "./looks";
import { hand, makeTable, seatPair } from "./player";

test.use({ env: {} });

const PASSWORD = "la del mate amargo";

async function keep(page: Page, url: string, name: string): Promise<void> {
  await page.goto(`${url}/cuenta`);
  await page.getByRole("textbox", { name: "Nombre" }).fill(name);
  await page.getByRole("textbox", { name: "Contraseña" }).fill(PASSWORD);
  await page.getByRole("button", { name: "Guardarlo", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Tus códigos de recuperación" })).toBeVisible();
}

async function enter(page: Page, url: string, name: string): Promise<void> {
  await page.goto(`${url}/cuenta/entrar`);
  await page.getByRole("textbox", { name: "Nombre" }).fill(name);
  await page.getByRole("textbox", { name: "Contraseña" }).fill(PASSWORD);
  await page.getByRole("button", { name: "Entrar", exact: true }).last().click();
  await expect(page.getByRole("button", { name: /^Salir de acá/ })).toBeVisible();
}

test("a guest plays, keeps the name, and finds the seat in a second browser, signs that one out, and is forgotten", async ({ person, server }) => {
  const [ana, beto, tablet] = [await person(), await person(), await person()];
  await seatPair(ana, beto, server.url);
  const table = ana.url();
  await keep(ana, server.url, "Ana");
  await expect(ana.locator("code")).toHaveCount(8);
  await ana.getByRole("button", { name: "Ya los guardé" }).click();
  await expect(ana.getByText("Quedan 8")).toBeVisible();

  await expect(beto.getByRole("img", { name: "nombre guardado" })).toBeVisible();
  await enter(tablet, server.url, "ana");
  await tablet.goto(table);
  await expect(hand(tablet).getByRole("button").first()).toBeVisible();
  await ana.goto(`${server.url}/cuenta`);
  await ana.getByRole("button", { name: "Salir de todos los demás" }).click();
  await expect(ana.getByText("Los demás salieron: perdieron las sillas al momento.")).toBeVisible();
  await expect(hand(tablet)).toHaveCount(0);
  await ana.goto(table);
  await expect(hand(ana).getByRole("button").first()).toBeVisible();

  await beto.goto(server.url);
  await expect(beto.getByRole("link", { name: "Entrar o guardar mi nombre" })).toBeVisible();
  await ana.goto(server.url);
  await ana.getByRole("link", { name: "Sos Ana" }).click();
  await ana.getByRole("button", { name: "Borrar mis datos" }).click();
  await ana.getByRole("textbox", { name: "Para seguir, escribí tu nombre" }).fill("Ana");
  await ana.getByRole("button", { name: "Borrar todo" }).click();
  await expect(ana.getByText("No queda nada tuyo acá.")).toBeVisible();
  await beto.goto(table);
  await expect(beto.getByText("Alguien que se fue").first()).toBeVisible();
  await ana.goto(`${server.url}/jugador/Ana`);
  await expect(ana.getByRole("alert")).toContainText("no juega nadie");
});

test("a card without matches shows its owner the way to the first one, and others what it will say", async ({ person, server }) => {
  const [ana, beto] = [await person(), await person()];
  await keep(ana, server.url, "Ana");
  for (const page of [ana, beto]) {
    await page.goto(`${server.url}/jugador/Ana`);
    await expect(page.getByRole("region", { name: "Lo que se anota" })).toContainText("Trucos cobrados");
    await clean(page);
  }
  await expect(beto.getByRole("region", { name: "Para estrenarla" })).toHaveCount(0);
  const ways = ana.getByRole("region", { name: "Para estrenarla" });
  await ways.getByRole("button", { name: /^Una primera mano/ }).click();
  await expect(ana).toHaveURL(/\/primera-mano\/argentino$/);
  await ana.goBack();
  await ways.getByRole("button", { name: /^Jugar/ }).click();
  await expect(ana).toHaveURL(/\/jugar\/argentino-duelo$/);
});

test("a wrong password says so, and a recovery code sets a new one", { tag: SOAK }, async ({ person, server }) => {
  const [ana, lost] = [await person(), await person()];
  await keep(ana, server.url, "Olvidadiza");
  const code = await ana.locator("code").first().innerText();
  await lost.goto(`${server.url}/cuenta/entrar`);
  await lost.getByRole("textbox", { name: "Nombre" }).fill("Olvidadiza");
  await lost.getByRole("textbox", { name: "Contraseña" }).fill("no era esta");
  await lost.getByRole("button", { name: "Entrar", exact: true }).last().click();
  await expect(lost.getByRole("alert")).toHaveText("Ese nombre y esa contraseña no van juntos.");
  await lost.getByRole("button", { name: "Perdí la contraseña" }).click();
  await lost.getByRole("textbox", { name: "Código de recuperación" }).fill(code.toUpperCase());
  await lost.getByRole("textbox", { name: "Contraseña nueva" }).fill("ahora es esta otra");
  await lost.getByRole("button", { name: "Ponerla y entrar" }).click();
  await expect(lost.getByText("Quedan 7")).toBeVisible();
  await ana.goto(await makeTable(lost, server.url, "Olvidadiza"));
  await ana.getByRole("link", { name: "La ficha de Olvidadiza" }).click();
  await expect(ana.getByRole("heading", { name: "Olvidadiza" })).toBeVisible();
});

test("a passkey keeps a name and opens it again, and plain http at a number says why it cannot", async ({ person, server }) => {
  const page = await person();
  await page.goto(`${server.url}/cuenta`);
  await expect(page.getByText("Las llaves de acceso piden una dirección segura (https): acá se entra con contraseña.")).toBeVisible();

  const url = server.url.replace("127.0.0.1", "localhost");
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: { protocol: "ctap2", transport: "internal", hasResidentKey: true, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
  });
  await page.goto(`${url}/cuenta`);
  await page.getByRole("textbox", { name: "Nombre" }).fill("Sin Clave");
  await page.getByRole("button", { name: /^Guardarlo con una llave/ }).click();
  await expect(page.getByRole("heading", { name: "Tus códigos de recuperación" })).toBeVisible();
  await page.getByRole("button", { name: "Ya los guardé" }).click();
  await expect(page.getByText(/^Llave del /)).toBeVisible();
  await expect(page.getByText("Sin contraseña")).toBeVisible();
  await page.getByRole("button", { name: "Quitar" }).click();
  await expect(page.getByRole("alert")).toContainText("Es la única llave que tenés");
  await page.getByRole("button", { name: /^Salir de acá/ }).click();
  await page.getByRole("button", { name: "Entrar", exact: true }).first().click();
  await page.getByRole("button", { name: /^Entrar con una llave/ }).click();
  await expect(page.getByText(/^Llave del /)).toBeVisible();
});

test("axe finds nothing on the account's pages", { tag: SOAK }, async ({ person, server }) => {
  const ana = await person({ viewport: PHONE });
  await ana.goto(`${server.url}/cuenta`);
  for (const way of ["Perdí la contraseña", "Guardar mi nombre"]) {
    await ana.getByRole("button", { name: way, exact: true }).first().click();
    await clean(ana, way);
  }
  await keep(ana, server.url, "Prolija");
  await clean(ana, "codes");
  await ana.getByRole("button", { name: "Ya los guardé" }).click();
  for (const open of ["Cambiarla", "Borrar mis datos", "Tu cara"]) await ana.getByRole("button", { name: open }).click();
  await clean(ana, "account, phone");
  await ana.setViewportSize(DESK);
  await clean(ana, "account, desk");
  await ana.getByRole("button", { name: /^Tu ficha/ }).click();
  await expect(ana.getByRole("heading", { name: "Prolija" })).toBeVisible();
  await clean(ana, "player");
});
