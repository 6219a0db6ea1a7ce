/** Voices and sounds: the words handed to the speech synthesis, and a sound device that sleeps while nothing sounds. */
import type { Page } from "@playwright/test";
import { DESK, expect, PHONE, SOAK, test } from "./fixtures";
import { act, bar, hand, makeTable, paper, playCard, seatPair, sitAt } from "./player";

/** A human's pause between hands. */
test.use({ env: {} });

interface Spoken {
  text: string;
  lang: string;
  pitch: number;
}
declare global {
  interface Window {
    spoken: Spoken[];
    states: string[];
  }
}

/** A speech synthesis of the test's own, which has those voices and says each thing at once. */
async function voices(page: Page, ...langs: string[]): Promise<void> {
  await page.addInitScript((all) => {
    window.spoken = [];
    const voices = all.map((lang) => ({ lang, name: lang, localService: true }));
    class Utterance {
      lang = "";
      pitch = 1;
      onend: (() => void) | null = null;
      constructor(readonly text: string) {}
    }
    Object.assign(window, { SpeechSynthesisUtterance: Utterance });
    speechSynthesis.getVoices = () => voices as unknown as SpeechSynthesisVoice[];
    speechSynthesis.speak = (said) => {
      window.spoken.push({ text: said.text, lang: said.lang, pitch: said.pitch });
      setTimeout(() => (said as unknown as Utterance).onend?.());
    };
  }, langs);
}
/** Over whoever said it, me too. */
const balloon = (page: Page, said: string) => page.locator(".balloon, .said", { hasText: said }).first();
const words = (page: Page) => page.evaluate(() => window.spoken.map(({ text }) => text));

test("S-55, S-56: cantos are spoken in the accent of the table; without a voice the balloons say it all, and the page says so", async ({ person, server }) => {
  const [ana, beto] = [await person(), await person({ viewport: PHONE })];
  await voices(ana, "en-US", "es-ES", "es-AR", "es-VE");
  await beto.addInitScript(() => Reflect.deleteProperty(window, "speechSynthesis"));
  await sitAt(beto, await makeTable(ana, server.url, "Ana", { game: "Venezolano simple", seats: 2 }), "Beto");
  await expect(hand(ana).getByRole("button")).toHaveCount(3);
  await expect(bar(ana).getByText(/^(Te toca, pana|Le toca a Beto)$/)).toBeVisible();
  const [mano, other] = (await bar(ana).getByText("Te toca, pana").isVisible()) ? [ana, beto] : [beto, ana];

  await act(mano, "Truco").click();
  await expect(balloon(beto, "¡Truco!")).toBeVisible();
  await act(other, "Quiero").click();
  await expect(balloon(beto, "¡Quiero!")).toBeVisible();
  await expect.poll(() => words(ana)).toEqual(["Truco", "Quiero"]);
  const [truco, quiero] = await ana.evaluate(() => window.spoken);
  expect([truco?.lang, quiero?.lang]).toEqual(["es-VE", "es-VE"]);
  expect(truco?.pitch).not.toBe(quiero?.pitch);

  await beto.keyboard.press("o");
  await beto.getByRole("button", { name: "Sonido y controles" }).click();
  await expect(paper(beto, "Sonido y controles")).toContainText("Este aparato no tiene voz en español: van solo los globos.");
  await expect(beto.getByRole("slider", { name: "Voces" })).toBeDisabled();
});

test("an envido is spoken to its last number, by an Argentine voice; muted, nobody speaks", { tag: SOAK }, async ({ person, server }) => {
  const [ana, beto] = [await person(), await person()];
  for (const page of [ana, beto]) await voices(page, "es-VE", "es-MX", "es-AR");
  await seatPair(ana, beto, server.url);
  await act(ana, "Envido").click();
  await act(beto, "Quiero").click();
  // Whoever answers at once is not waited for: what was about to be said is then seen alone.
  await expect.poll(async () => (await words(beto)).length).toBe(3);
  await act(beto, "Tengo|Son buenas").first().click();
  await expect.poll(async () => (await words(beto)).length).toBe(4);
  const said = await words(beto);
  expect(said.slice(0, 2)).toEqual(["Envido", "Quiero"]);
  expect(said[2]).toMatch(/^Tengo \d+$/);
  expect(said[3]).toMatch(/^(Tengo \d+|Son buenas)$/);
  expect(new Set(await beto.evaluate(() => window.spoken.map(({ lang }) => lang)))).toEqual(new Set(["es-AR"]));

  await ana.getByRole("button", { name: "Silenciar" }).click();
  await expect(ana.getByRole("button", { name: "Con sonido" })).toBeVisible();
  await act(ana, "Truco").click();
  await expect.poll(async () => (await words(beto)).at(-1)).toBe("Truco");
  expect(await words(ana)).not.toContain("Truco");
});

/** What the page's audio context has been, since it was made. */
const states = (page: Page) => page.evaluate(() => window.states);

test("sound begins with a gesture, sleeps while nothing sounds, and is put out by one tap", async ({ person, server }) => {
  const [ana, beto] = [await person({ viewport: DESK }), await person({ viewport: PHONE })];
  await ana.addInitScript(() => {
    window.states = [];
    const Native = AudioContext;
    window.AudioContext = class extends Native {
      constructor() {
        super();
        window.states.push("made");
        this.onstatechange = () => window.states.push(this.state);
      }
    };
  });
  await ana.goto(server.url);
  await ana.waitForTimeout(300);
  expect(await states(ana)).toEqual([]);
  await seatPair(ana, beto, server.url);
  const asleep = async () => {
    await expect.poll(async () => (await states(ana)).at(-1), { timeout: 8000 }).toBe("suspended");
    return (await states(ana)).length;
  };
  const before = await asleep();
  await playCard(ana);
  await expect.poll(async () => (await states(ana)).slice(before)).toContain("running");
  const after = await asleep();
  await ana.getByRole("button", { name: "Silenciar" }).click();
  await playCard(beto);
  await expect(bar(ana)).toBeVisible();
  await ana.waitForTimeout(600);
  expect(await states(ana)).toHaveLength(after);
});
