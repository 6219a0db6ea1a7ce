/** Motion comes from what happens, is over within a second, and is not there for who wants none; then the page is still. */
import type { Page } from "@playwright/test";
import { expect, PHONE, SOAK, test } from "./fixtures";
import { act, bar, board, hand, playCard, seatPair } from "./player";

/** A human's pause between hands. */
test.use({ env: {} });

declare global {
  interface Window {
    moved: string[];
    longest: number;
  }
}

/** Notes which spots were moved by us, and how long the longest of it was. */
async function watched(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.moved = [];
    window.longest = 0;
    const native = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      const { delay = 0, duration = 0 } = typeof options === "object" ? options : {};
      window.moved.push(this.getAttribute("data-spot") ?? "a card that leaves");
      window.longest = Math.max(window.longest, delay + Number(duration));
      return native.call(this, frames, options);
    };
  });
}
const moved = (page: Page) => page.evaluate(() => window.moved.splice(0));
const running = (page: Page) => page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === "running").length);

test("cards are dealt and played, points are put down; all of it within a second, and then nothing moves", { tag: SOAK }, async ({ person, server }) => {
  const [ana, beto] = [await person({ reducedMotion: "no-preference" }), await person({ viewport: PHONE })];
  await watched(ana);
  await watched(beto);
  await seatPair(ana, beto, server.url);
  const dealt = await moved(ana);
  expect(dealt.filter((spot) => spot.startsWith("hand:"))).toHaveLength(3);
  expect(dealt.filter((spot) => spot.startsWith("held:2:"))).toHaveLength(3);

  await playCard(ana);
  await expect.poll(() => moved(ana)).toContain("lying:1:1");
  await playCard(beto);
  await expect.poll(() => moved(ana)).toContain("lying:2:1");
  // The cards stay where they are, whatever moved.
  await expect(board(ana).locator(".thrown")).toHaveCount(2);

  const mano = (await bar(ana).innerText()).includes("Te toca") ? ana : beto;
  await act(mano, "Truco").click();
  await act(mano === ana ? beto : ana, "No quiero").click();
  await expect.poll(() => moved(ana)).toContainEqual(expect.stringMatching(/^point:/));
  await expect(hand(ana).getByRole("button")).toHaveCount(3);
  await expect.poll(() => moved(ana)).toContain("a card that leaves");
  expect(await ana.evaluate(() => window.longest)).toBeLessThanOrEqual(1000);
  await ana.waitForTimeout(1100);
  expect(await running(ana)).toBe(0);
  await expect(ana.locator("main > [aria-hidden=true][style*=fixed]")).toHaveCount(0);
  // Who asked for less motion had none.
  expect(await moved(beto)).toEqual([]);
});

test("a reload shows the table as it is, and moves nothing", async ({ person, server }) => {
  const [ana, beto] = [await person({ reducedMotion: "no-preference" }), await person()];
  await watched(ana);
  await seatPair(ana, beto, server.url);
  await playCard(ana);
  await ana.reload();
  await expect(hand(ana).getByRole("button")).toHaveCount(2);
  expect(await moved(ana)).toEqual([]);
});

test("while the other thinks the page rests: less than 1 % of the time is work", { tag: SOAK }, async ({ person, server }) => {
  const [ana, beto] = [await person({ reducedMotion: "no-preference" }), await person()];
  await seatPair(ana, beto, server.url);
  await playCard(ana);
  await expect(bar(ana).getByRole("timer")).toBeVisible();
  await ana.waitForTimeout(1500);
  const cdp = await ana.context().newCDPSession(ana);
  // The time that the page computes, not the time for which other programs keep it waiting.
  await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
  const tasks = async () => (await cdp.send("Performance.getMetrics")).metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0;
  const from = await tasks();
  await ana.waitForTimeout(4000);
  const share = (await tasks()) - from;
  expect(share / 4).toBeLessThan(0.01);
});
