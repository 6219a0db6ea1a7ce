/** The pictures of docs/tour.md: every screen as a phone and a desktop show it, from the running product. */
import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import type { Page } from "@playwright/test";
import { DESK, expect, TALL_PHONE, test } from "./fixtures";
import { act, bar, board, hand, seatPair, step } from "./player";

test.use({ env: { QUIERO_PAUSE_MS: "6000", QUIERO_BOT_MS: "900" } });
test.describe.configure({ retries: 2 });

const FOLDER = resolve(import.meta.dirname, "../../docs/tour");
mkdirSync(FOLDER, { recursive: true });
const SIZES = { desktop: DESK, phone: TALL_PHONE };

interface Order {
  reglamento: string;
  target?: number;
  seats?: number;
  computers?: number[];
  options?: Record<string, boolean>;
  public?: boolean;
  free_chat?: boolean;
  character?: string;
}

/** What this browser remembers: a name, and the house it was in last. */
async function known(page: Page, reglamento: string, character: string): Promise<void> {
  const prefs = { name: "Mora", character, reglamento, sound: 0, voice: 0 };
  await page.addInitScript((text) => localStorage.setItem("quiero:prefs", text), JSON.stringify(prefs));
}

/** A table, made as the page makes it; `page` is shown it. */
async function table(page: Page, url: string, order: Order): Promise<string> {
  const { reglamento, target = 15, character = reglamento.startsWith("venezolano") ? "goya" : "mora", ...more } = order;
  await known(page, reglamento, character);
  await page.goto(url);
  const made = await page.evaluate(
    async (body) => (await (await fetch("/api/tables", { method: "POST", headers: { "content-type": "application/json" }, body })).json()) as { table: string },
    JSON.stringify({ reglamento, target, name: "Mora", character, ...more }),
  );
  await page.goto(`${url}/mesa/${made.table}`);
  return `${url}/mesa/${made.table}`;
}

/** Both sizes of what is before us. */
async function take(page: Page, name: string): Promise<void> {
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    await page.waitForTimeout(900);
    await page.screenshot({ path: `${FOLDER}/${name}-${size}.jpg`, type: "jpeg", quality: 72 });
  }
}

/** Cuts, throws, wants nothing, until a card of mine may be played. */
const ready = async (page: Page) => {
  const due = act(page, "(Cortar|Piedra|No quiero|Son buenas|Con mi flor me achico)").and(page.locator("[aria-disabled=false]")).first();
  await expect(async () => {
    if (await due.isVisible()) await due.click({ timeout: 700 });
    await expect(hand(page).locator("button[aria-disabled=false]").first()).toBeVisible({ timeout: 700 });
  }).toPass({ timeout: 60_000 });
};

async function playOne(page: Page): Promise<void> {
  const card = hand(page).locator("button[aria-disabled=false]").first();
  const held = await hand(page).getByRole("button").count();
  await card.click();
  const way = bar(page).getByRole("group", { name: /^¿Cómo va/ }).getByRole("button").first();
  if (await way.isVisible()) await way.click();
  else await card.click();
  await expect(hand(page).getByRole("button")).toHaveCount(held - 1);
}

for (const [name, reglamento, character] of [["inicio-pulperia", "argentino", "mora"], ["inicio-patio", "venezolano", "chayo"]] as const) {
  test(name, async ({ person, server }) => {
    const page = await person();
    await known(page, reglamento, character);
    await page.goto(server.url);
    await take(page, name);
  });
}

for (const [name, path] of [
  ["jugar-argentino", "/jugar/argentino"], ["jugar-venezolano", "/jugar/venezolano"], ["armar", "/armar/argentino"], ["mesas", "/mesas"], ["cuenta", "/cuenta"], ["acta", "/acta"], ["como-se-juega", "/como-se-juega"],
  ["reglas-argentino", "/como-se-juega/argentino"], ["reglas-venezolano", "/como-se-juega/venezolano"],
  ["primera-mano-argentino", "/primera-mano/argentino"], ["primera-mano-venezolano", "/primera-mano/venezolano"], ["operador", "/operador"],
] as const) {
  test(name, async ({ person, server }) => {
    const page = await person();
    await known(page, path.includes("venezolano") ? "venezolano" : "argentino", "mora");
    await page.goto(server.url + path);
    await take(page, name);
  });
}

test("espera y puerta", async ({ person, server }) => {
  const [page, other] = [await person(), await person()];
  const link = await table(page, server.url, { reglamento: "venezolano", target: 24, seats: 4, public: true, options: { "flor-por-derecho": true } });
  await expect(page.getByRole("list").first()).toBeVisible();
  await take(page, "espera");
  await known(other, "venezolano", "leo");
  await other.goto(link);
  await expect(other.getByRole("button", { name: "Sentarme" })).toBeVisible();
  await take(other, "puerta");
});

for (const [name, order] of [
  ["duelo", { reglamento: "argentino-duelo", computers: [2] }],
  ["argentino-4", { reglamento: "argentino", target: 30, seats: 4, computers: [2, 3, 4], options: { flor: true } }],
  ["argentino-6", { reglamento: "argentino", target: 30, seats: 6, computers: [2, 3, 4, 5, 6] }],
  ["venezolano-4", { reglamento: "venezolano", target: 24, seats: 4, computers: [2, 3, 4], options: { "flor-por-derecho": true } }],
  ["venezolano-2", { reglamento: "venezolano", target: 12, seats: 2, computers: [2] }],
  ["simple", { reglamento: "venezolano-simple", target: 24, computers: [2] }],
] as const) {
  test(name, async ({ person, server }) => {
    test.setTimeout(150_000);
    const page = await person();
    await table(page, server.url, order as unknown as Order);
    if (name.startsWith("venezolano") && (await act(page, "Cortar").isVisible({ timeout: 4000 }).catch(() => false))) await take(page, `${name}-corte`);
    await ready(page);
    await playOne(page);
    await ready(page);
    await take(page, `${name}-juego`);
    if (name === "argentino-4" || name === "venezolano-4") {
      await page.keyboard.press("s");
      await take(page, `${name}-senas`);
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: /^Charla/ }).first().click();
      await take(page, `${name}-charla`);
      await page.keyboard.press("Escape");
    }
    // To the mazo; where there is none, to the end of the hand. What stands between two hands is soon gone: no press waits for the next.
    const note = page.getByRole("region", { name: "Última mano" });
    await expect(async () => {
      if (!(await note.isVisible())) await step(page, ["Mazo", "Equipo al mazo", "No quiero", "Son buenas", "Con mi flor me achico"]);
      await expect(note).toBeVisible({ timeout: 200 });
    }).toPass({ timeout: 60_000, intervals: [100] });
    await take(page, `${name}-cuenta`);
    await expect(note, "it stood there for both pictures").toBeVisible({ timeout: 1 });
  });
}

test("final", async ({ person, server }) => {
  const page = await person();
  await table(page, server.url, { reglamento: "argentino", target: 15, seats: 2, computers: [2] });
  await ready(page);
  await page.getByRole("button", { name: "Abrir el menú" }).or(page.getByRole("button", { name: "Menú" })).first().click();
  for (const word of ["Rendirse", "Sí", "Sí"]) await page.locator(".surrender").getByRole("button").first().click().catch(() => word);
  await take(page, "final");
});

test("repaso", async ({ person, server }) => {
  const page = await person();
  await known(page, "venezolano", "chayo");
  await page.goto(`${server.url}/acta`);
  await page.locator("input[type=file]").setInputFiles(resolve(import.meta.dirname, "../src/first/venezolano.acta.toml"));
  await page.waitForTimeout(1500);
  for (let n = 0; n < 9; n++) await page.keyboard.press("ArrowRight");
  await take(page, "repaso");
});

test("mirar", async ({ person, server }) => {
  const [page, other] = [await person(), await person()];
  const link = await table(page, server.url, { reglamento: "venezolano", target: 12, seats: 4, computers: [2, 3, 4] });
  await ready(page);
  await known(other, "venezolano", "leo");
  await other.goto(`${link}/mirar`);
  await expect(board(other)).toBeVisible();
  await take(other, "mirar");
});

// ---- what is seen only for a moment: the principles of docs/ux.md that no screen of its own shows

/** A duel of two people; Ana is mano. */
async function duel(url: string, ana: Page, beto: Page): Promise<void> {
  for (const page of [ana, beto]) await known(page, "argentino", "mora");
  await seatPair(ana, beto, url, 30);
}

test("descanso", async ({ person, server }) => {
  const [page, beto] = [await person(), await person()];
  // So that an instant lasts as long as two pictures take.
  await page.clock.install();
  await duel(server.url, page, beto);
  await act(page, "Envido").click();
  await page.clock.pauseAt(Date.now() + 1000);
  await act(beto, "Y envido").click();
  await expect(act(page, "Quiero")).toBeVisible();
  await take(page, "descanso");
});

test("quieto", async ({ person, server }) => {
  const [page, beto] = [await person({ reducedMotion: "reduce" }), await person()];
  await page.clock.install();
  await duel(server.url, page, beto);
  await playOne(page);
  await page.clock.pauseAt(Date.now() + 1000);
  await playOne(beto);
  await expect(board(page).getByText(/^(Ganó|Parda)$/).first()).toBeVisible();
  await take(page, "quieto");
});

test("teclado", async ({ person, server }) => {
  const [page, beto] = [await person(), await person()];
  await duel(server.url, page, beto);
  await page.keyboard.press("o");
  await page.getByRole("button", { name: "Teclado" }).press("Enter");
  await page.keyboard.press("2");
  await take(page, "teclado");
});

test("sin-linea y reconectando", async ({ person, server }) => {
  const [page, beto] = [await person(), await person()];
  await duel(server.url, page, beto);
  await beto.close();
  await expect(board(page).getByText("Reconectando…")).toBeVisible();
  await take(page, "reconectando");
  await page.context().setOffline(true);
  await act(page, "Truco").click();
  await expect(page.getByRole("alert")).toBeVisible();
  await take(page, "sin-linea");
});

test("aviso", async ({ person, server }) => {
  const [page, beto] = [await person(), await person()];
  await page.context().grantPermissions(["notifications"], { origin: server.url });
  await duel(server.url, page, beto);
  await page.getByRole("button", { name: "Menú" }).click();
  await page.getByRole("button", { name: "Sonido y controles" }).click();
  await page.getByRole("switch", { name: "Avisarme si estoy en otra pestaña" }).check();
  await page.getByRole("switch", { name: "Avisarme si estoy en otra pestaña" }).scrollIntoViewIfNeeded();
  await take(page, "aviso");
});

test("rechazo", async ({ person, server }) => {
  const [page, beto] = [await person(), await person()];
  // What is asked comes late to the table, as it does to who is slow.
  await page.routeWebSocket(/\/socket/, (socket) => {
    const line = socket.connectToServer();
    socket.onMessage((text) => line.send(String(text).replace(/("act":"truco".*"decision":)\d+/, "$10")));
  });
  await duel(server.url, page, beto);
  await act(page, "Truco").click();
  await expect(page.getByRole("alert")).toBeVisible();
  await take(page, "rechazo");
});
