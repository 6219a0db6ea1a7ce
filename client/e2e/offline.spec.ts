/** Without a network: what can be read is there, and nothing pretends to be a table. */
import { expect, test } from "./fixtures";

test("who plays here opens the page without a network; a stranger's first visit installs nothing", async ({ browser, server }) => {
  // A browser of its own: that a request fails is what this is about.
  const context = await browser.newContext({ locale: "es-AR", reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto(server.url);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);

  await page.evaluate(() => localStorage.setItem("quiero:prefs", JSON.stringify({ name: "Mora" })));
  await page.reload();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(async () => (await (await caches.open("quiero-1")).keys()).length)).toBeGreaterThan(10);
  expect(await page.evaluate(async () => (await (await caches.open("quiero-1")).keys()).some((kept) => kept.url.includes("/api/")))).toBe(false);

  await server.kill();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { name: "quiero" })).toBeVisible();
  await expect(page.getByText(/^Estás sin conexión/)).toBeVisible();
  await context.setOffline(false);
  await server.up();
  await page.reload();
  await expect(page.getByText(/^Estás sin conexión/)).toHaveCount(0);
  await context.close();
});

test("the page can be installed: a manifest with icons that are there", async ({ page, server }) => {
  await page.goto(server.url);
  const manifest = (await (await page.request.get(`${server.url}/manifest.webmanifest`)).json()) as { icons: { src: string; type: string }[]; start_url: string };
  expect(manifest.start_url).toBe("/");
  for (const icon of manifest.icons) {
    const answer = await page.request.get(server.url + icon.src);
    expect([icon.src, answer.status(), answer.headers()["content-type"]]).toEqual([icon.src, 200, icon.type]);
  }
});
