/** Moments that chance hides, played from actas: every act of each of them by the page, what is shown, and how each hand is paid. */
import { readdirSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, PHONE, SOAK, test } from "./fixtures";
import { board, drawn, paper } from "./player";
import { Stage, scenes, type Scene } from "./scenes";
import { playThrough } from "./walk";

test.use({ env: {} });

const SMALL = { viewport: PHONE, hasTouch: true, isMobile: true };
const one = (file: string): Scene => scenes(file)[0] as Scene;

/** What lies before that seat, as it is told to who does not see it. */
const lies = (page: Page, name: string) => board(page).locator(".pile .aloud", { hasText: `${name}: ` });
const paid = (page: Page): Promise<string[]> => page.locator(".note li").evaluateAll((lines) => lines.map((line) => line.textContent?.replace(/\s+/g, " ").trim() ?? ""));

/** Up to the last moment, as that seat sees it happen. */
async function watchThrough(stage: Stage, url: string, you: number): Promise<void> {
  await stage.open(url, you, 0);
  for (let at = 1; at < stage.scene.moments.length; at++) stage.show(you, at);
}

/** The cards of other seats that this one has not been shown. */
function unseen({ moments }: Scene, you: number): string[] {
  const last = moments.at(-1)?.sights[you]?.view;
  const dealt = moments[0]?.sights.flatMap(({ view }, seat) => (seat === you ? [] : view.cards)) ?? [];
  return dealt.filter((card) => !last?.table.some((lying) => lying.card === card));
}

async function playAll(page: Page, url: string, files: string[]): Promise<void> {
  const all = scenes(...files);
  const stage = new Stage(page, all[0] as Scene);
  await stage.open(url, 1, 0);
  for (const scene of all) {
    stage.scene = scene;
    await test.step(scene.file, () => playThrough(stage));
  }
}

test("E-48, V-119, V-121: flores and what is bet on them by hand, and how they are paid", async ({ person, server }) => {
  for (const file of ["argentino/E-48-al-resto-en-malas", "venezolano/V-125-concurso-querido"]) {
    await playAll(await person(SMALL), server.url, [file]);
  }
});

test("V-99, V-109: a word left out burns the flor, and only its owner is told", { tag: SOAK }, async ({ person, server }) => {
  const scene = one("venezolano/V-99-truco-a-secas");
  const [owner, partner] = [await person(SMALL), await person(SMALL)];
  await watchThrough(new Stage(owner, scene), server.url, 1);
  await watchThrough(new Stage(partner, scene), server.url, 3);
  await expect(owner.getByText("Tu flor se quemó")).toBeVisible();
  await expect(partner.getByText("Tu flor")).toHaveCount(0);
});

test("V-163, V-172: two pegadas hold together; when they must be shown they turn, the upper one burns, and a reload tells the same", async ({ person, server }) => {
  const scene = one("venezolano/V-172-pegado-entre-dos");
  const [page, mine] = [await person(SMALL), await person(SMALL)];
  const [stage, own] = [new Stage(page, scene), new Stage(mine, scene)];
  const glued = scene.moments.findIndex(({ act }) => act.startsWith("pegado"));
  await stage.open(server.url, 2, glued);
  await expect(lies(page, "Ana")).toHaveText("Ana: 1 de espadas, Ganó la 1ª; carta tapada; 11 de oros, Pegado");
  await expect(board(page).getByText("Pegado", { exact: true })).toBeVisible();
  expect(await drawn(page, ["1e", "6b", "11o"])).toEqual(["1e", "11o"]);
  await own.open(server.url, 1, glued);
  await expect(lies(mine, "Tú")).toHaveText("Tú: 1 de espadas, Ganó la 1ª; 6 de bastos; 11 de oros, Pegado");

  for (let at = glued + 1; at < scene.moments.length; at++) stage.show(2, at);
  const shown = "Ana: 1 de espadas, Ganó la 1ª; 6 de bastos; 11 de oros, Quemada, Pegado";
  await expect(lies(page, "Ana")).toHaveText(shown);
  await page.reload();
  await expect(lies(page, "Ana")).toHaveText(shown);
  await expect(board(page).getByText("Quemada", { exact: true })).toBeVisible();
});

test("V-170, V-171: the lower one that decides nothing stays covered for all but its owner", { tag: SOAK }, async ({ person, server }) => {
  const scene = one("venezolano/V-170-mano-decidida");
  for (const [you, lower] of [[1, "carta tapada"], [2, "5 de oros"]] as const) {
    const page = await person(SMALL);
    await watchThrough(new Stage(page, scene), server.url, you);
    await expect(lies(page, you === 2 ? "Tú" : "Beto")).toHaveText(new RegExp(`: 2 de espadas; ${lower}; 3 de copas, Pegado$`));
    if (you === 1) expect(await drawn(page, ["2e", "5o", "3c"])).toEqual(["2e", "3c"]);
  }
});

/** Article → the acta, who looks, how each point was paid, and by which articles. */
const PAUSES: Record<string, { file: string; you: number; lines: string[]; articles: string[] }> = {
  "D-38": { file: "argentino-duelo/D-38-son-buenas", you: 1, lines: ["Envido, quiero: 33 y son buenas Para vos +2", "La mano, por las vueltas Para vos +1"], articles: ["D-39", "D-21"] },
  "D-41": { file: "argentino-duelo/D-41-envido-primero", you: 2, lines: ["Envido, quiero: 33 y son buenas Para Ana +2", "Truco, no quiero Para Ana +1"], articles: ["D-39", "D-24"] },
  "E-29": { file: "argentino/E-29-envido-de-cualquiera-sobre-truco", you: 1, lines: ["Envido, real envido, quiero: 33 Para nosotros +5", "Truco, por las vueltas Para ellos +2"], articles: ["E-37", "E-20"] },
  "E-38": { file: "argentino/E-30-envido-primero", you: 2, lines: ["Envido, quiero: 33 Para Ana +2", "Truco, por las vueltas Para Ana +2"], articles: ["E-37", "E-20"] },
  "S-34": { file: "venezolano-simple/S-34-envido-al-final", you: 2, lines: ["Envido, quiero: 33 Para Ana +2", "La mano, por las vueltas Para Ana +1"], articles: ["S-33", "S-21"] },
  "S-37": { file: "venezolano-simple/S-37-pieza-y-dos-del-palo", you: 2, lines: ["Flor, con pieza: 42 Para Ana +3", "Truco, no quiero Para ti +1"], articles: ["S-39", "S-22"] },
  "V-78": { file: "venezolano/V-77-envido-sin-truco", you: 1, lines: ["Envido, quiero: 7 a 26 Para ellos +2", "Truco, no quiero Para nosotros +1"], articles: ["V-50", "V-84"] },
};

test("D-38, D-41, E-29, E-38, S-34, S-37, V-78: after a hand it is told how each point was paid, and no card is shown that was not played", { tag: SOAK }, async ({ person, server }) => {
  let hidden = 0;
  for (const { file, you, lines, articles } of Object.values(PAUSES)) {
    const scene = one(file);
    const page = await person(SMALL);
    await watchThrough(new Stage(page, scene), server.url, you);
    await expect.poll(() => paid(page), { message: file }).toEqual(lines);
    const cards = unseen(scene, you);
    hidden += cards.length;
    expect(await drawn(page, cards)).toEqual([]);
    await page.getByRole("region", { name: "Última mano" }).getByRole("button", { name: "Cómo se pagó" }).click();
    for (const article of articles) await expect(paper(page, "Cómo se pagó")).toContainText(`Artículo ${article}`);
    await page.reload();
    await expect.poll(() => paid(page), { message: `${file}, reloaded` }).toEqual(lines);
    await page.context().close();
  }
  expect(hidden).toBeGreaterThan(0);
});

test("D-35: however long a chain of cantos, a small phone tells how it was paid and what the score is now", { tag: SOAK }, async ({ person, server }) => {
  const scene = one("argentino-duelo/D-35-tabla-de-cadenas-queridas");
  const page = await person(SMALL);
  const stage = new Stage(page, scene);
  await stage.open(server.url, 1, 0);
  const note = page.getByRole("region", { name: "Última mano" });
  const pauses = scene.moments.flatMap(({ sights, hand }, at) => (sights[1]?.view.phase === "reparto" && scene.moments[at + 1]?.hand !== hand ? [at] : []));
  expect(pauses.length).toBeGreaterThan(3);
  for (const at of pauses) {
    stage.show(1, at);
    await expect(note).toBeVisible();
    expect(await note.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight), scene.moments[at]?.sights[1]?.view.receipt[0]?.chain.join(" ")).toBeLessThanOrEqual(1);
  }
});

for (const reglamento of ["argentino", "argentino-duelo", "venezolano", "venezolano-simple"]) {
  test(`every act of every acta of ${reglamento} is done by the page, and each hand is told as it was paid`, { tag: SOAK }, async ({ person, server }) => {
    test.setTimeout(1_800_000);
    const files = readdirSync(`${import.meta.dirname}/../../tests/actas/${reglamento}`).map((file) => `${reglamento}/${file.replace(".acta.toml", "")}`);
    await playAll(await person(SMALL), server.url, files);
  });
}
