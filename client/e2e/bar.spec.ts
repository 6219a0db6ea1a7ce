/** Whatever is asked of a seat, on the smallest phone and on others: what it may do lies under its cards and its face, and all of it can be read. */
import type { Page } from "@playwright/test";
import { expect, PHONE, SOAK, TALL_PHONE, test } from "./fixtures";
import { scenes, Stage } from "./scenes";

test.use({ env: {} });

/** A ley and a contest of flores have most to choose from. */
const GATE = ["venezolano/V-131-ley-sin-bloqueo", "venezolano/V-105-a-ley-y-flor"];
const REST = ["venezolano/V-125-concurso-querido", "venezolano/V-132-ley-elegida-una-vez", "venezolano/V-69-subida-pasa-el-objetivo", "argentino/E-17-seis-jugadores", "argentino/E-46-me-achico"];

/** What of the hand and of my own chair the bar lies on. */
const under = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const boxes = (what: string) => [...document.querySelectorAll<HTMLElement>(what)].map((element) => ({ element, box: element.getBoundingClientRect() })).filter(({ box }) => box.width > 0);
    const acts = boxes("section.bar .due > *, section.bar button").filter(({ element }) => element.textContent?.trim() !== "");
    return boxes("section.hand button, .myself figcaption").flatMap(({ element, box }) =>
      acts.filter((one) => one.box.left < box.right - 3 && one.box.right > box.left + 3 && one.box.top < box.bottom - 3 && one.box.bottom > box.top + 3).map((one) => `${(one.element.textContent ?? "").trim()} on ${element.ariaLabel ?? element.textContent ?? ""}`),
    );
  });

for (const file of [...GATE, ...REST]) {
  test(`${file}: what is asked lies under what is held`, GATE.includes(file) ? {} : { tag: SOAK }, async ({ person, server }) => {
    const page = await person({ viewport: PHONE });
    for (const scene of scenes(file)) {
      const stage = new Stage(page, scene);
      await stage.open(server.url, 1, 0);
      for (const [at, { sights }] of scene.moments.entries()) {
        for (let you = 1; you <= scene.seats; you++) {
          const view = sights[you]?.view;
          if (!view || view.options.length === 0 || view.cards.length === 0) continue;
          stage.show(you, at);
          for (const viewport of [PHONE, TALL_PHONE]) {
            await page.setViewportSize(viewport);
            await expect.poll(() => under(page), { message: `${file}, moment ${at}, seat ${you}, ${viewport.width} × ${viewport.height}`, timeout: 3000 }).toEqual([]);
          }
        }
      }
    }
  });
}
