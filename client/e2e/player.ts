/** A little player that knows nothing of truco: it reads the page's buttons and presses them. */
import { expect, type BrowserContext, type Page } from "@playwright/test";

export interface Habits {
  /** Labels of buttons to press when they are there, the first first. */
  prefers: readonly string[];
}

export const QUIET: Habits = { prefers: ["Quiero", "Tengo", "Son buenas"] };
export const LOUD: Habits = { prefers: ["Vale cuatro", "Retruco", "Real", "Quiero", "Tengo", "Truco"] };

const bar = (page: Page) => page.getByRole("region", { name: "Lo que podés hacer" });
export const hand = (page: Page) => page.getByRole("region", { name: "Tus cartas" });
export const ended = (page: Page) => page.getByRole("heading", { name: /^(¡Ganaste!|Perdiste)$/ });
export const sheet = (page: Page, title: string) => page.getByRole("region", { name: title, exact: true });
export { bar };

/** Names the person and chooses a face, on the home page or at a table's door. */
export async function name(page: Page, called: string): Promise<void> {
  await page.getByLabel("Tu nombre").fill(called);
}

/** Makes a table and gives its address. */
export async function makeTable(page: Page, url: string, called: string, points: 15 | 30 = 15): Promise<string> {
  await page.goto(url);
  await name(page, called);
  await page.getByRole("radio", { name: new RegExp(`A ${points}`) }).check({ force: true });
  await page.getByRole("button", { name: /^Crear mesa/ }).click();
  await expect(page.getByRole("heading", { name: "Falta uno. Mandá el enlace." })).toBeVisible();
  return page.getByRole("textbox", { name: "Enlace de la mesa" }).inputValue();
}

export async function sitAt(page: Page, link: string, called: string): Promise<void> {
  await page.goto(link);
  await name(page, called);
  await page.getByRole("button", { name: "Sentarme" }).click();
  await expect(bar(page)).toBeVisible();
}

/** Two people in two browsers, at one table. */
export async function pair(newContext: () => Promise<BrowserContext>, url: string): Promise<[Page, Page]> {
  const [ana, beto] = [await (await newContext()).newPage(), await (await newContext()).newPage()];
  const link = await makeTable(ana, url, "Ana");
  await sitAt(beto, link, "Beto");
  await expect(bar(ana)).toBeVisible();
  return [ana, beto];
}

/** Piedra beats tijera: the first page is mano of the first hand. */
export async function throwForMano(mano: Page, pie: Page): Promise<void> {
  await bar(mano).getByRole("button", { name: "Piedra" }).click();
  await bar(pie).getByRole("button", { name: "Tijera" }).click();
  await expect(hand(mano).getByRole("button")).toHaveCount(3);
  await expect(hand(pie).getByRole("button")).toHaveCount(3);
}

/** One step, if this page may take one now: true when it did. */
export async function step(page: Page, habits: Habits): Promise<boolean> {
  const name = await page.evaluate(choose, [...habits.prefers]);
  return name !== "";
}

/** Play all pages until the match is over on each of them. */
export async function playOut(pages: readonly [Page, Habits][], seconds = 100): Promise<void> {
  const until = Date.now() + seconds * 1000;
  while (Date.now() < until) {
    const over = await Promise.all(pages.map(([page]) => ended(page).isVisible()));
    if (over.every(Boolean)) return;
    for (const [page, habits] of pages) await step(page, habits);
    await pages[0]?.[0].waitForTimeout(40);
  }
  throw new Error("the match did not end in time");
}

/** Runs in the page: presses what can be pressed, as a finger would, and says what; "" when nothing can. */
function choose(prefers: string[]): string {
  const open = (element: Element) => element.getAttribute("aria-disabled") !== "true";
  const label = (button: Element) => button.querySelector("b")?.textContent?.trim() ?? "";
  const buttons = [...document.querySelectorAll<HTMLButtonElement>("section.bar button")].filter(open);
  const press = (button: HTMLButtonElement): string => {
    button.click();
    return label(button) || "card";
  };
  const armed = buttons.find((button) => button.classList.contains("armed"));
  if (armed) return press(armed);
  for (const wanted of prefers) {
    const found = buttons.find((button) => label(button).startsWith(wanted));
    if (found) return press(found);
  }
  const card = [...document.querySelectorAll<HTMLButtonElement>("section.hand button")].filter(open)[0];
  if (card) return press(card);
  const pick = buttons.filter((button) => ["Piedra", "Papel", "Tijera"].includes(label(button)));
  const any = pick.length > 0 ? pick[Math.floor(Math.random() * pick.length)] : undefined;
  return any ? press(any) : "";
}
