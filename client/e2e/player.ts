/** A little player that knows nothing of truco: it reads the page's buttons and presses them. */
import { expect, type Locator, type Page } from "@playwright/test";

/** Labels of buttons to press when they are there, the most wanted first; a card when there is none of them. */
export type Habits = readonly string[];

export const QUIET: Habits = ["Quiero", "Tengo", "Son buenas"];
export const LOUD: Habits = ["Vale cuatro", "Retruco", "Real", "Quiero", "Tengo", "Truco"];

export const bar = (page: Page): Locator => page.getByRole("region", { name: /^Lo que p(odés|uedes) hacer$/ });
export const hand = (page: Page): Locator => page.getByRole("region", { name: "Tus cartas" });
export const board = (page: Page): Locator => page.getByRole("region", { name: "Mesa", exact: true });
export const ended = (page: Page): Locator => page.getByRole("heading", { name: /^(¡Ganaste!|Perdiste)$/ });
export const paper = (page: Page, title: string): Locator => page.getByRole("region", { name: title, exact: true });
export const act = (page: Page, label: string): Locator => bar(page).getByRole("button", { name: new RegExp(`^${label}`) });

/** What my cards are, by their names. */
export const cardsOf = (page: Page): Promise<string[]> =>
  hand(page).getByRole("button").evaluateAll((cards) => cards.map((card) => card.getAttribute("aria-label") ?? ""));

/** Of these cards ("7e"), those whose face is drawn on the page: in the picture of its suit, or in its own. */
export async function drawn(page: Page, cards: readonly string[]): Promise<string[]> {
  const content = await page.content();
  return cards.filter((card) => new RegExp(`#${card}"|/${card}-[^/"]+\\.svg`).test(content));
}

export async function callMe(page: Page, name: string): Promise<void> {
  await page.getByRole("textbox", { name: "Tu nombre" }).fill(name);
}

export type Game = "Argentino, mano a mano" | "Argentino" | "Venezolano" | "Venezolano simple";

/** Into a house, to the door of that game, with that name. */
export async function enterGame(page: Page, url: string, name: string, game: Game = "Argentino, mano a mano"): Promise<void> {
  await page.goto(url);
  await page.getByRole("link", { name: new RegExp(`^${game} (De|Vira|La)`) }).click();
  await callMe(page, name);
}

/** What is chosen for a table; what is not said stays as the page proposes it. */
export interface Order {
  game?: Game;
  points?: number;
  seats?: 2 | 4 | 6;
  /** What is played without: the label of that choice. */
  off?: string;
  /** Chairs of the house. */
  computers?: readonly number[];
}

/** Makes a table and gives its link. */
export async function makeTable(page: Page, url: string, name: string, order: Order = {}): Promise<string> {
  const { game = "Argentino, mano a mano", points, seats, off, computers = [] } = order;
  await enterGame(page, url, name, game);
  await page.getByRole("button", { name: /^Armar mesa/ }).click();
  if (seats) await page.getByRole("group", { name: "¿Cuántas sillas?" }).getByRole("radio", { name: String(seats) }).check({ force: true });
  if (points) await page.getByRole("radio", { name: `A ${points}` }).check({ force: true });
  if (off) await page.getByRole("radio", { name: off }).check({ force: true });
  for (const seat of computers) await page.getByRole("button", { name: `Silla ${seat}` }).click();
  await page.getByRole("button", { name: "Crear mesa" }).click();
  await expect(page).toHaveURL(/\/mesa\//);
  return page.url();
}

/** The chair that it is given, or any. */
export async function sitAt(page: Page, link: string, name: string, chair?: number): Promise<void> {
  await page.goto(link);
  await callMe(page, name);
  if (chair) await page.getByRole("radio", { name: `${chair} Silla libre` }).check({ force: true });
  await page.getByRole("button", { name: "Sentarme" }).click();
  await expect(page.getByRole("button", { name: "Sentarme" })).toHaveCount(0);
}

export async function playComputer(page: Page, url: string, name: string, game: Game = "Argentino, mano a mano"): Promise<void> {
  await enterGame(page, url, name, game);
  await page.getByRole("button", { name: /^Contra la computadora/ }).click();
  await expect(bar(page)).toBeVisible();
}

/** Two people at one table, whose cards are dealt; piedra beats tijera, so the first is mano of the first hand. They sit as the
 * door's page would make them sit: the door has tests of its own. */
export async function seatPair(mano: Page, pie: Page, url: string, points: 15 | 30 = 15): Promise<void> {
  const ask = async (page: Page, path: string, data: object) => {
    const answer = await page.request.post(`${url}/api/tables${path}`, { data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return ((await answer.json()) as { table: string }).table;
  };
  const id = await ask(mano, "", { reglamento: "argentino-duelo", target: points, name: "Ana", character: "nelida" });
  await ask(pie, `/${id}/sit`, { name: "Beto", character: "rulo" });
  await Promise.all([mano, pie].map((page) => page.goto(`${url}/mesa/${id}`)));
  await throwForMano(mano, pie);
}

export async function throwForMano(mano: Page, pie: Page): Promise<void> {
  await act(mano, "Piedra").click();
  await act(pie, "Tijera").click();
  await expect(hand(mano).getByRole("button")).toHaveCount(3);
  await expect(hand(pie).getByRole("button")).toHaveCount(3);
}

/** The first card, by a tap to lift it and a tap to play it. */
export async function playCard(page: Page): Promise<void> {
  const card = hand(page).getByRole("button").first();
  const held = await hand(page).getByRole("button").count();
  await expect(card).toHaveAttribute("aria-disabled", "false");
  await card.click();
  await expect(card).toHaveAttribute("aria-pressed", "true");
  await card.click();
  await expect(hand(page).getByRole("button")).toHaveCount(held - 1);
}

/** Press what can be pressed now, if anything: what was pressed, or "". */
export const step = (page: Page, habits: Habits): Promise<string> => page.evaluate(choose, [...habits]);

/** Play these pages until the match is over on each of them. */
export async function playOut(pages: readonly (readonly [Page, Habits])[], seconds = 100): Promise<void> {
  const until = Date.now() + seconds * 1000;
  while (Date.now() < until) {
    const over = await Promise.all(pages.map(([page]) => ended(page).isVisible()));
    if (over.every(Boolean)) return;
    for (const [page, habits] of pages) await step(page, habits);
    await pages[0]?.[0].waitForTimeout(30);
  }
  throw new Error("the match did not end in time");
}

/** Runs in the page, as a finger would: the half-pressed button, the wanted ones, a way for the lifted card, the cut, a card. */
function choose(wanted: string[]): string {
  const free = (element: Element) => element.getAttribute("aria-disabled") !== "true";
  const label = (button: Element) => button.querySelector("b")?.textContent?.trim() ?? "";
  const buttons = [...document.querySelectorAll<HTMLButtonElement>("section.bar button:not([role=radio])")].filter(free);
  const ways = [...document.querySelectorAll<HTMLButtonElement>("section.bar .ways button")].filter(free).slice(0, -1);
  const cards = [...document.querySelectorAll<HTMLButtonElement>("section.hand button")].filter(free);
  const throwing = buttons.filter((button) => ["Piedra", "Papel", "Tijera"].includes(label(button)));
  const pressed =
    buttons.find((button) => button.classList.contains("armed")) ??
    wanted.map((words) => buttons.find((button) => label(button).startsWith(words))).find((button) => button !== undefined) ??
    ways[0] ??
    buttons.find((button) => label(button).startsWith("Cortar")) ??
    cards.find((card) => card.getAttribute("aria-pressed") === "true") ??
    cards[0] ??
    throwing[Math.floor(Math.random() * throwing.length)];
  pressed?.click();
  return pressed ? label(pressed) || "card" : "";
}
