/** How things lie on the tables: measured in the running page, on a phone, on its side, and on a desktop. */
import type { Locator, Page } from "@playwright/test";
import { DESK, expect, PHONE, TALL_PHONE, TABLET, SOAK, test } from "./fixtures";
import { act, bar, board, hand, makeTable, sitAt, type Game } from "./player";

const FLAT = { width: 640, height: 360 };
const SIZES = { small: PHONE, phone: TALL_PHONE, flat: FLAT, tablet: TABLET, desktop: DESK };

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

async function boxOf(of: Locator): Promise<Box> {
  const box = await of.boundingBox();
  if (!box) throw new Error(`not shown: ${String(of)}`);
  return box;
}
const middle = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });
const far = (a: Box, b: Box) => Math.hypot(middle(a).x - middle(b).x, middle(a).y - middle(b).y);

/** What overlaps, scrolls, is cut or too small. Turned cards and hard shadows may touch: `slack` px are no overlap. */
function faults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const slack = 3;
    const root = document.documentElement;
    const all = (what: string) => [...document.querySelectorAll<HTMLElement>(what)].filter((element) => element.getBoundingClientRect().width > 0);
    const called = (element: HTMLElement) => (element.textContent?.trim() || element.ariaLabel || element.className).slice(0, 40);
    const meet = (a: DOMRect, b: DOMRect) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > slack && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > slack;
    const found: string[] = root.scrollHeight > root.clientHeight || root.scrollWidth > root.clientWidth ? ["scrolls"] : [];

    const targets = all("button, a, input");
    for (const target of targets) {
      const { left, right, top, bottom, width, height } = target.getBoundingClientRect();
      if (left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5) found.push(`cut: ${called(target)}`);
      if (width < 44 || height < 43.5) found.push(`small: ${called(target)} ${Math.round(width)}×${Math.round(height)}`);
    }
    const acts = all("section.bar button");
    acts.forEach((one, i) => acts.slice(i + 1).forEach((other) => meet(one.getBoundingClientRect(), other.getBoundingClientRect()) && found.push(`overlap: ${called(one)} / ${called(other)}`)));
    const bar = all("section.bar")[0]?.getBoundingClientRect();
    for (const card of all("section.hand button")) if (bar && meet(card.getBoundingClientRect(), bar)) found.push("the bar covers the hand");
    const plates = all("figcaption").filter((plate) => plate.closest(".others, .people"));
    plates.forEach((one, i) => plates.slice(i + 1).forEach((other) => meet(one.getBoundingClientRect(), other.getBoundingClientRect()) && found.push(`names: ${called(one)} / ${called(other)}`)));
    return found;
  });
}

/** What is drawn over the middle and the quarters of an element, if it is not the element itself. */
const covered = (of: Locator): Promise<number> =>
  of.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const dots = [[0.5, 0.5], [0.25, 0.25], [0.75, 0.25], [0.25, 0.7], [0.75, 0.7]] as const;
    return dots.filter(([x, y]) => {
      const seen = document.elementFromPoint(left + width * x, top + height * y);
      return seen !== null && seen.closest(".card") !== element;
    }).length;
  });

/** The house plays every other chair. */
async function alone(page: Page, url: string, game: Game, seats: 2 | 4 | 6): Promise<void> {
  await makeTable(page, url, "Ana", { game, seats, computers: Array.from({ length: seats - 1 }, (_, i) => i + 2) });
  await expect(async () => {
    if (await act(page, "Cortar").isVisible()) await act(page, "Cortar").click();
    await expect(hand(page).locator("button[aria-disabled=false]").first()).toBeVisible({ timeout: 500 });
  }).toPass();
}

/** A computer's canto may have to be answered first: the state of the bar is what it is; the shape must hold. */
for (const [game, seats] of [["Argentino", 6], ["Argentino", 4], ["Venezolano", 4], ["Venezolano simple", 4]] as const) {
  test(`${game}, ${seats}: nothing scrolls, is cut, covered or too small, on any screen`, { tag: seats === 6 ? [] : SOAK }, async ({ person, server }) => {
    const ana = await person({ viewport: DESK });
    await alone(ana, server.url, game, seats);
    for (const [size, viewport] of Object.entries(SIZES)) {
      await ana.setViewportSize(viewport);
      await ana.waitForTimeout(250);
      expect((await faults(ana)).map((fault) => `${size}: ${fault}`)).toEqual([]);
    }
  });
}

/** Two people at a table of the teams; who may sing first, and the other. */
async function pair(ana: Page, beto: Page, url: string): Promise<[Page, Page]> {
  await sitAt(beto, await makeTable(ana, url, "Ana", { game: "Argentino", seats: 2, points: 30 }), "Beto");
  const truco = (page: Page) => act(page, "Truco");
  await expect(async () => expect((await truco(ana).isVisible()) || (await truco(beto).isVisible())).toBe(true)).toPass();
  return (await truco(ana).isVisible()) ? [ana, beto] : [beto, ana];
}

test("E-55, E-56: points are sticks in fives, four sides and the diagonal, on a pad beside the table that is always in view", async ({ person, server }) => {
  const [ana, beto] = [await person({ viewport: DESK }), await person({ viewport: PHONE })];
  const [first, second] = await pair(ana, beto, server.url);
  const pad = (page: Page) => page.locator("svg.pad");
  const sticks = (page: Page) => pad(page).locator(".stick");
  await expect(sticks(ana)).toHaveCount(0);
  await expect(pad(ana)).toContainText("malas");
  await expect(pad(ana)).toContainText("buenas");

  await act(first, "Truco").click();
  await act(second, "Retruco").click();
  await act(first, "Vale cuatro").click();
  await act(second, "Quiero").click();
  await act(first, "Mazo").click();
  await act(first, "Mazo").click();
  // Four for the hand, and one for going in the first vuelta without envido (E-53).
  for (const page of [ana, beto]) await expect(sticks(page)).toHaveCount(5);
  const marks = await Promise.all([0, 1, 2, 3, 4].map((i) => boxOf(sticks(ana).nth(i))));
  const [left, top, right, bottom, diagonal] = marks as [Box, Box, Box, Box, Box];
  expect([left, right].map(({ width, height }) => height > width * 4)).toEqual([true, true]);
  expect([top, bottom].map(({ width, height }) => width > height * 4)).toEqual([true, true]);
  expect(diagonal.x).toBeLessThanOrEqual(left.x + left.width);
  expect(diagonal.x + diagonal.width).toBeGreaterThanOrEqual(right.x);
  expect(diagonal.height).toBeGreaterThan(left.height * 0.9);

  const beside = await boxOf(pad(ana));
  expect(beside.x + beside.width).toBeLessThan((await boxOf(board(ana))).x);
  const over = await boxOf(pad(beto));
  expect(over.y + over.height).toBeLessThan((await boxOf(board(beto))).y + 4);
  for (const page of [ana, beto]) await expect(pad(page)).toBeInViewport({ ratio: 0.98 });
});

test("E-19: the card that won the vuelta is gold, by shape, by words and by colour, and nothing lies on it", async ({ person, server }) => {
  const [ana, beto] = [await person({ viewport: DESK }), await person({ viewport: PHONE })];
  const pages = await pair(ana, beto, server.url);
  const gold = (page: Page) => board(page).locator(".card.won");
  await expect(async () => {
    for (const page of pages) {
      const card = hand(page).locator("button[aria-disabled=false]").first();
      if ((await gold(ana).count()) > 0 || !(await card.isVisible())) continue;
      await card.click();
      await card.click({ timeout: 1000 });
    }
    await expect(gold(ana).first()).toBeVisible({ timeout: 300 });
  }).toPass();
  for (const page of [ana, beto]) {
    await page.waitForTimeout(400);
    expect(await gold(page).first().evaluate((card) => getComputedStyle(card).boxShadow)).toContain("rgb(242, 193, 75)");
    await expect(board(page).locator("li.won .tag svg").first()).toBeVisible();
    await expect(board(page).locator("li.won .tag").first()).toContainText(/[123]ª/);
    expect(await covered(gold(page).first())).toBe(0);
  }
  await expect(board(ana).getByText(/: .*Ganó la [123]ª/).first()).toBeAttached();
  // On its side a phone has no room for the plaque on the board: what won lies beside nothing.
  for (const page of [ana, beto]) {
    await page.setViewportSize(FLAT);
    await expect(page.locator(".left .sign")).toBeVisible();
    await expect(board(page).locator(".sign")).toHaveCount(0);
  }
});

test("V-31, V-32: the vira lies across the deck at the dealer's right, and the dealer is marked", async ({ person, server }) => {
  const ana = await person({ viewport: DESK });
  await alone(ana, server.url, "Venezolano", 4);
  const faces = ana.locator("figure:has(figcaption)").filter({ has: ana.locator(".frame") });
  await expect(faces).toHaveCount(4);
  const dealer = faces.filter({ hasText: "Pie, reparte" });
  const mano = faces.filter({ has: ana.getByText("Mano", { exact: true }) });
  await expect(dealer).toHaveCount(1);
  const vira = board(ana).getByRole("img", { name: /^La vira es el/ });
  const lying = await boxOf(vira);
  expect(lying.width).toBeGreaterThan(lying.height); // across the deck
  // I sit behind my cards: my face is at their left.
  const place = async (face: Locator) => boxOf((await face.evaluate((one) => one.closest(".tells") !== null)) ? hand(ana) : face);
  const [giver, leader] = [await place(dealer), await place(mano)];
  const others = await Promise.all([0, 1, 2, 3].map((i) => place(faces.nth(i))));
  const rest = others.filter((box) => box.x !== giver.x && box.x !== leader.x);
  // The corner between who deals and the mano, who sits at his right: whoever else sits at the table is farther away than the two.
  const nearest = Math.max(far(lying, giver), far(lying, leader));
  expect(rest.filter((box) => far(lying, box) < nearest * 0.8)).toEqual([]);
});

test("V-20: the cut is chosen by sliding a hand along the deck, or by the keyboard", async ({ person, server }) => {
  const [ana, beto] = [await person({ viewport: PHONE }), await person({ viewport: PHONE })];
  await sitAt(beto, await makeTable(ana, server.url, "Ana", { game: "Venezolano", seats: 2 }), "Beto");
  const slider = (page: Page) => bar(page).getByRole("slider", { name: "Cuántas cartas levantas" });
  await expect(async () => expect((await slider(ana).isVisible()) || (await slider(beto).isVisible())).toBe(true)).toPass();
  const [cuts, waits] = (await slider(ana).isVisible()) ? [ana, beto] : [beto, ana];
  const lifted = () => bar(cuts).locator("i.lifted").count();
  await slider(cuts).focus();
  await cuts.keyboard.press("Home");
  await expect(act(cuts, "Cortar en 1")).toBeVisible();
  expect(await lifted()).toBe(1);
  await cuts.keyboard.press("ArrowRight");
  await expect(act(cuts, "Cortar en 2")).toBeVisible();
  const box = await boxOf(slider(cuts));
  expect(box.height).toBeGreaterThanOrEqual(44);
  await cuts.mouse.move(box.x + 14, box.y + box.height / 2);
  await cuts.mouse.down();
  await cuts.mouse.move(box.x + box.width * 0.5, box.y + box.height / 2, { steps: 5 });
  await cuts.mouse.up();
  const chosen = await lifted();
  expect(chosen).toBeGreaterThan(14);
  expect(chosen).toBeLessThan(26);
  await act(cuts, `Cortar en ${chosen}`).click();
  for (const page of [cuts, waits]) await expect(hand(page).getByRole("button")).toHaveCount(3);
});

test("a reload in the middle of a hand gives the log what the table shows of it", { tag: SOAK }, async ({ person, server }) => {
  const [ana, beto] = [await person({ viewport: DESK }), await person({ viewport: DESK })];
  const [first] = await pair(ana, beto, server.url);
  const card = hand(first).getByRole("button").first();
  const name = (await card.getAttribute("aria-label")) ?? "?";
  await card.click();
  await card.click();
  const log = beto.getByRole("log", { name: "La mano" });
  await expect(log).toContainText(name);
  await beto.reload();
  await expect(log).toContainText(name);
  await expect(log).toContainText(/^Mano 1/);
  await expect(log).toContainText(/Ana juega|Vos jugás/);
});
