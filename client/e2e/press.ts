/** An act of an acta, done as a person would: by the cards, the buttons and the menu of a table's page. */
import type { Locator, Page } from "@playwright/test";
import { sung, wayOf } from "../src/match/acts";
import type { View } from "../src/server/protocol";
import { es } from "../src/words/table/es-AR";
import { ve } from "../src/words/table/es-VE";
import { hand } from "./player";

type Words = Readonly<Record<string, string>>;

export async function press(page: Page, view: View, act: string): Promise<void> {
  const words = wordsOf(view.reglamento);
  const bar = page.locator("section.bar");
  const way = wayOf(act);
  if (act === "rendirse") return surrender(page);
  if (act.startsWith("seña ")) return gesture(page, words, act);
  if (way) return play(page, bar, words, act);
  if (act.startsWith("corta ")) {
    await bar.getByRole("slider").fill(act.split(" ")[1] ?? "");
    return bar.locator(".go button").click();
  }
  const { base, mode, add } = sung(view.options.find((option) => option.act === act) ?? { act, stake: null });
  const radio = bar.getByRole("radio", { name: words[mode === "" ? "mode.none" : `mode.${mode}`] ?? "", exact: true });
  if ((await radio.count()) > 0) await radio.click();
  if (add > 0) return raise(bar, words, add);
  const button = named(bar, labels(view, words, base, mode, act));
  if (!(await button.isVisible())) await named(bar, [words["table.more"] ?? ""]).click();
  await button.click();
  if ((await bar.locator("button.armed").count()) > 0) await button.click();
  return undefined;
}

/** As its page says them: what it calls by a name of its own too. */
function wordsOf(reglamento: string): Words {
  const book: Words = reglamento.startsWith("venezolano") ? ve : es;
  return Object.fromEntries(Object.entries(book).map(([key, words]) => [key, book[`${key}@${reglamento}`] ?? words]));
}

/** Lifts the card, and plays it: by its way where there is a choice, else by a second tap. */
async function play(page: Page, bar: Locator, words: Words, act: string): Promise<void> {
  const way = wayOf(act);
  const card = hand(page).locator(`[data-spot="hand:${way?.card ?? ""}"] button`);
  await card.click();
  const ways = bar.locator(".ways");
  if (!(await ways.isVisible())) return card.click();
  return named(ways, [words[`way.${way?.says || (way?.below ? "pegado" : "plain")}`] ?? ""]).click();
}

/** Out of turn too, by the menu: asked, and confirmed twice. */
async function surrender(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Menú" }).click();
  for (let press = 0; press < 3; press++) await page.getByRole("group", { name: "Rendirse" }).getByRole("button").first().click();
}

/** Over my own character. Who caught it, the acta says and the page does not. */
async function gesture(page: Page, words: Words, act: string): Promise<void> {
  await page.getByRole("button", { name: words["sena.touch"] ?? "", exact: true }).click();
  await page.getByRole("button", { name: words[`sena.${act.split(" ")[1] ?? ""}`] ?? "", exact: true }).click();
}

/** «N piedras más», under «Más». */
async function raise(bar: Locator, words: Words, add: number): Promise<void> {
  await named(bar, [words["table.more"] ?? ""]).click();
  const wanted = (words["act.envido+"] ?? "").replace("{n}", String(add));
  const stepper = bar.locator(".step");
  for (let steps = 0; steps < 40 && (await stepper.locator("span b").innerText()) !== wanted; steps++) await stepper.getByRole("button").nth(1).click();
  await named(stepper, [wanted]).click();
}

/** How that button may be called: in full, or where there is little room. */
function labels(view: View, words: Words, base: string, mode: string, act: string): string[] {
  const kind = view.pending.at(-1)?.kind;
  const stake = view.options.find((option) => option.act === act)?.stake;
  const plain = (kind === "envido" || kind === "flor" ? words[`raise.${base}`] : undefined) ?? (words[`act.${base}`] ?? base).replace("{n}", String(stake));
  const whole = mode === "" ? plain : (words[`mode.${mode}.act`] ?? "").replace("{act}", plain.charAt(0).toLowerCase() + plain.slice(1));
  return [whole, words[`short.${base}`] ?? whole];
}

const named = (within: Locator, names: string[]): Locator =>
  within.locator("button", { has: within.page().locator("b", { hasText: new RegExp(`^(${names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|")})$`) }) }).first();
