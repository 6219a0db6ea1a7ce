/**
 * The main screens, to the pixel. Another Chromium draws another pixel, so the pictures are those of this machine: the first run
 * with a Chromium makes them and says so, the next ones are compared with them (client/README.md).
 */
import type { Locator, Page } from "@playwright/test";
import { existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { acta, between, frameOf, openTable, over, playing, seen, waiting } from "./fixed";
import { DESK, expect, PHONE, SOAK, test } from "./fixtures";
import { bar, board } from "./player";

test.use({ env: {} });

const SIZES = { phone: PHONE, desktop: DESK };
const PREFS = { name: "Mora", character: "mora", sound: 0, voice: 0 };

/** Letters and cards are there, nothing moves; then it is what it was. */
async function same(page: Page, name: string, mask: Locator[] = []): Promise<void> {
  await page.evaluate(async () => document.fonts.ready);
  await page.waitForLoadState("networkidle");
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    const path = [page.context().browser()?.version() ?? "", `${name}-${size}.png`];
    const file = test.info().snapshotPath(...path);
    if (existsSync(file)) await expect.soft(page).toHaveScreenshot(path, { mask });
    else {
      mkdirSync(dirname(file), { recursive: true });
      await settled(page, mask, file);
      process.stdout.write(`no picture of ${name} (${size}) by this Chromium: made ${file}, compared from now on\n`);
    }
  }
}

/** The first picture that is like the one before it. */
async function settled(page: Page, mask: Locator[], path: string): Promise<void> {
  let before: Buffer = Buffer.alloc(0);
  await expect(async () => {
    const now = await page.screenshot({ animations: "disabled", caret: "hide", scale: "css", mask, path });
    const still = now.equals(before);
    before = now;
    expect(still).toBe(true);
  }).toPass();
}

const known = (page: Page, reglamento: string) =>
  page.addInitScript((text) => localStorage.setItem("quiero:prefs", text), JSON.stringify({ ...PREFS, reglamento }));

for (const [name, path, reglamento] of [
  ["inicio", "/", "argentino"],
  ["armar", "/armar/argentino", "argentino"],
  ["como-se-juega", "/como-se-juega", "argentino"],
  ["reglas-venezolano", "/como-se-juega/venezolano", "venezolano"],
  ["cuenta", "/cuenta", "argentino"],
] as const) {
  test(`${name} looks as it did`, { tag: SOAK }, async ({ person, server }) => {
    const page = await person();
    await known(page, reglamento);
    await page.goto(server.url + path);
    await expect(page.getByRole("main").first()).toBeVisible();
    await same(page, name);
  });
}

for (const seats of [2, 4, 6] as const) {
  test(`the waiting room of ${seats} looks as it did`, { tag: SOAK }, async ({ person, server }) => {
    const page = await person();
    await known(page, "argentino");
    await openTable(page, server.url, waiting(seats));
    await expect(page.getByText("matero", { exact: false }).first()).toBeVisible();
    // The address is in them, and with it the port.
    await same(page, `espera-${seats}`, [page.locator("main input"), page.locator("main .qr")]);
  });
}

for (const [name, from, so] of [
  ["mesa-duelo", "argentino-duelo/D-9-partida-al-azar", playing],
  ["mesa-argentino-4", "argentino/E-9-partida-al-azar-de-cuatro", playing],
  ["mesa-argentino-6", "argentino/E-9-partida-al-azar-de-seis", playing],
  ["mesa-venezolano-4", "venezolano/V-193-senas", playing],
  ["mesa-simple", "venezolano-simple/S-7-partida-al-azar", playing],
  ["pausa", "argentino-duelo/D-9-partida-al-azar", between],
  ["final", "argentino-duelo/D-9-partida-al-azar", over],
] as const) {
  test(`${name} looks as it did`, { tag: SOAK }, async ({ person, server }) => {
    const page = await person();
    const replay = await seen(page, server.url, from);
    await known(page, replay.reglamento);
    await openTable(page, server.url, frameOf(replay, so));
    await expect(board(page)).toBeVisible();
    if (so === playing) await expect(bar(page).getByRole("button", { name: /^Truco/ })).toHaveAttribute("aria-disabled", "false");
    await same(page, name);
  });
}

test("a replay looks as it did", { tag: SOAK }, async ({ person, server }) => {
  const page = await person();
  await known(page, "venezolano");
  await page.goto(`${server.url}/acta`);
  await page.locator("input[type=file]").setInputFiles({ name: "partida.acta.toml", mimeType: "application/toml", buffer: Buffer.from(acta("venezolano/V-193-senas")) });
  const where = page.getByRole("slider", { name: "La partida entera" });
  await expect(where).toBeVisible();
  for (let n = 0; n < 6; n++) await page.keyboard.press("ArrowRight");
  await same(page, "repaso");
});
