/** A match looked at again: an acta that is brought, and one of a match that ended at this server. */
import type { Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { DESK, expect, PHONE, SOAK, test } from "./fixtures";
import { clean } from "./looks";
import { paper, playComputer } from "./player";

const CASES = resolve(import.meta.dirname, "../../tests/actas");
const SENAS = readFileSync(`${CASES}/venezolano/V-193-senas.acta.toml`, "utf8");
const FIRST_HAND = readFileSync(resolve(import.meta.dirname, "../src/first/venezolano.acta.toml"), "utf8");
const MATCH = readFileSync(`${CASES}/argentino-duelo/D-9-partida-al-azar.acta.toml`, "utf8");

const where = (page: Page) => page.getByRole("slider", { name: "La partida entera" });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const cards = (page: Page, name: string) => page.getByRole("list", { name: `Cartas de ${name}` }).getByRole("img");
const named = (page: Page, name: string) => cards(page, name).evaluateAll((all) => all.map((card) => (card as HTMLImageElement).alt));

/** Lets go of a file over the page. */
async function drop(page: Page, text: string): Promise<void> {
  await expect(page.getByRole("button", { name: "Elegir archivo" })).toBeVisible();
  const data = await page.evaluateHandle((acta) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([acta], "partida.acta.toml"));
    return transfer;
  }, text);
  await page.dispatchEvent("main", "drop", { dataTransfer: data });
  await expect(where(page)).toBeVisible();
}

/** Nothing scrolls. */
const fits = (page: Page) => expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight <= innerHeight && document.documentElement.scrollWidth <= innerWidth)).toBe(true);

test("an acta is dropped and looked at step by step, hand by hand and by a link", async ({ person, server }) => {
  const ana = await person({ viewport: PHONE, hasTouch: true, isMobile: true });
  await ana.goto(`${server.url}/acta`);
  await clean(ana, "choose");
  await drop(ana, MATCH);
  await expect(where(ana)).toHaveAttribute("aria-valuetext", "Sorteo, paso 1 de 4");
  await press(ana, "Mano siguiente");
  await expect(where(ana)).toHaveAttribute("aria-valuetext", /^Mano 1, paso 1 de/);
  await expect(cards(ana, "Asiento 1")).toHaveCount(3);
  await fits(ana);
  await clean(ana, "replay");
  await press(ana, "Paso siguiente");
  await expect(where(ana)).toHaveAttribute("aria-valuetext", /^Mano 1, paso 2 de/);
  await expect(ana).toHaveURL(/#mano-1-paso-2$/);
  await press(ana, "Paso anterior");
  await ana.keyboard.press("Shift+ArrowRight");
  await expect(where(ana)).toHaveAttribute("aria-valuetext", /^Mano 2, paso 1 de/);

  await expect(ana).toHaveURL(/#mano-2-paso-1$/); // the address follows the step a moment later
  await ana.goto(`${server.url}/acta#mano-3-paso-2-desde-2`);
  await ana.reload();
  await expect(where(ana)).toHaveAttribute("aria-valuetext", /^Mano 3, paso 2 de/);
  await expect(ana.getByRole("radio", { name: "Ver con los ojos de Asiento 2" })).toBeChecked();

  await press(ana, "Ver seguido");
  await expect(where(ana)).toHaveAttribute("aria-valuetext", /^Mano 3, paso 3 de/);
  await press(ana, "Pausa");
  await ana.keyboard.press("End");
  await press(ana, "Cómo se pagó");
  await expect(paper(ana, "Cómo se pagó")).toContainText("Las manos de antes");
  await clean(ana, "receipts");
});

for (const [size, viewport] of Object.entries({ phone: PHONE, "on its side": { width: 640, height: 360 } })) {
  test(`with open hands what is said lies on no card (${size})`, { tag: SOAK }, async ({ person, server }) => {
    const ana = await person({ viewport });
    await ana.goto(`${server.url}/acta`);
    await drop(ana, FIRST_HAND);
    await fits(ana);
    const said = ana.locator(".others .said");
    let heard = 0;
    for (let step = 1; step < 12; step++) {
      await ana.keyboard.press("ArrowRight");
      await expect(where(ana)).toHaveAttribute("aria-valuetext", new RegExp(`paso ${step + 1} de`));
      heard += await said.count();
      expect(await ana.evaluate(() => {
        const boxes = (what: string) => [...document.querySelectorAll(what)].map((element) => element.getBoundingClientRect());
        const over = (a: DOMRect, b: DOMRect) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 4 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4;
        return boxes(".others .said").flatMap((air) => boxes(".others .held.open .card, .others .lying .card").filter((card) => over(air, card)).map((card) => [air.top, air.height, card.top, card.height].map(Math.round).join(" ")));
      })).toEqual([]);
    }
    expect(heard).toBeGreaterThan(1);
  });
}

test("from one seat there is exactly what that seat saw, its señas too", async ({ person, server }) => {
  const ana = await person();
  await ana.goto(`${server.url}/acta`);
  const asked: string[] = [];
  ana.on("request", (request) => request.method() === "POST" && asked.push(request.url()));
  await drop(ana, SENAS);
  await press(ana, "Mano siguiente");
  await press(ana, "Paso anterior");
  const dealt = /cartas = \[(.*)\]/.exec(SENAS)?.[1]?.split(",").map((held) => held.replaceAll('"', "").trim().split(" ").length);
  expect(dealt).toEqual([3, 3, 3, 3]);
  const told = ana.getByRole("region", { name: "Qué pasó" });
  const all = 3;
  await expect(told.getByText("hace una seña")).toHaveCount(all);
  expect(asked, "the house of the acta brings other words, and nothing again").toHaveLength(1);
  const seen: number[] = [];
  for (const seat of [1, 2, 3, 4]) {
    await ana.keyboard.press(String(seat));
    await expect(ana.getByRole("radio", { name: `Ver con los ojos de Puesto ${seat}` })).toBeChecked();
    const mine = await named(ana, `Puesto ${seat}`);
    expect(mine.every((card) => card !== "Carta que no se ve")).toBe(true);
    seen.push(await told.getByText("hace una seña").count());
  }
  expect(Math.min(...seen)).toBeLessThan(all);
  await ana.keyboard.press("0");
  await expect(ana.getByRole("radio", { name: "La mesa" })).toBeChecked();
  expect((await named(ana, "Puesto 4")).every((card) => card === "Carta que no se ve")).toBe(true);
  await expect(told.getByText("hace una seña")).toHaveCount(0);
  await ana.getByRole("button", { name: "Ver con los ojos de Puesto 2", exact: true }).click();
  await expect(ana.getByRole("radio", { name: "Ver con los ojos de Puesto 2" })).toBeChecked();
});

for (const viewport of [{ width: 1280, height: 800 }, DESK]) {
  test(`open hands leave the vira to be seen, whoever deals (${viewport.width} × ${viewport.height})`, { tag: SOAK }, async ({ person, server }) => {
    // The same hand with the dealer near, across, and at each side.
    for (const [text, manos] of [[FIRST_HAND, [1, 2]], [SENAS, [1, 2, 3, 4]]] as const) {
      for (const mano of manos) {
        const page = await person({ viewport });
        await page.goto(`${server.url}/acta`);
        await drop(page, text.replace(/es-mano = \d/, `es-mano = ${mano}`));
        for (let n = 0; n < 3; n++) {
          await page.keyboard.press("ArrowRight");
          const over = () => page.evaluate(() => {
            const vira = document.querySelector("[data-spot=vira]")?.getBoundingClientRect();
            const open = [...document.querySelectorAll(".board .held.open")].map((hand) => hand.getBoundingClientRect());
            return vira ? open.filter((hand) => hand.left < vira.right - 3 && hand.right > vira.left + 3 && hand.top < vira.bottom - 3 && hand.bottom > vira.top + 3).map((hand) => [vira.left, vira.right, hand.left, hand.right]) : [];
          });
          await expect.poll(over, { message: `${text.slice(0, 60)}, mano ${mano}, step ${n}` }).toEqual([]);
        }
      }
    }
  });
}

test("an acta that is wrong says where, by which article and why", { tag: SOAK }, async ({ person, server }) => {
  const ana = await person({ viewport: PHONE });
  await ana.goto(`${server.url}/acta`);
  await press(ana, "Pegar el texto");
  const box = ana.getByRole("textbox", { name: "El texto del acta" });
  await box.fill("hola");
  await press(ana, "Verla");
  await expect(ana.getByRole("alert")).toContainText("La línea 1 no es de un acta: «hola».");
  await box.fill('acta = 1\nreglamento = "argentino-duelo"\nobjetivo = 15\nasientos = 2\njugadores = ["Ana", "Beto"]\n[[mano]]\nes-mano = 1\ncartas = ["1e 7o 4c", "3c 2b 12o"]\njugadas = """\n1 truco\n1 1e\n"""');
  await press(ana, "Verla");
  await expect(where(ana)).toBeVisible();
  await ana.keyboard.press("End");
  await expect(ana.getByRole("alert")).toContainText("Línea 11: «1 de espadas», de Ana, ahí no vale: Hay un canto sin contestar");
  await expect(ana.getByRole("alert")).toContainText("Artículo D-27");
  await clean(ana, "finding");
});

test("a match that ended here is seen again from its end, and its deal is checked", async ({ person, server }) => {
  const ana = await person();
  await playComputer(ana, server.url, "Ana", "Argentino");
  const eva = await person();
  const id = ana.url().split("/").at(-1) ?? "";
  await eva.goto(`${server.url}/acta/${id}`);
  await expect(eva.getByRole("alert")).toHaveText("El acta se abre para todos cuando termina la partida.");
  await press(ana, "Menú");
  for (const name of [/^Rendirse/, /./, /./]) await paper(ana, "La mesa").getByRole("group", { name: /^Rendirse/ }).getByRole("button", { name }).first().click();
  await ana.getByRole("link", { name: "Ver de nuevo" }).or(ana.getByRole("button", { name: "Ver de nuevo" })).click();
  await expect(ana).toHaveURL(`${server.url}/acta/${id}`);
  await expect(cards(ana, "Ana")).toHaveCount(3);
  await ana.keyboard.press("c");
  await expect(paper(ana, "Comprobar el reparto")).toContainText("Todo coincide.");
  await eva.goto(`${server.url}/acta/${id}#mano-1-paso-1-desde-2`);
  await eva.reload();
  await expect(eva.getByRole("radio", { name: /^Ver con los ojos de/, checked: true })).toHaveCount(1);
});
