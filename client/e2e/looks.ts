/** What every screen must be: whole, reachable, still. */
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./fixtures";

/** axe finds nothing; asked once the screen is there: a page's code comes when it is opened (screens/pages.ts). */
export async function clean(page: Page, what = "page"): Promise<void> {
  await expect(page.locator("main[aria-busy=true]")).toHaveCount(0);
  await expect(page.getByRole("main").first()).toBeAttached();
  await expect(page.getByRole("heading", { level: 1, includeHidden: true }).first()).toBeAttached();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${what}: ${id}: ${nodes.map((node) => node.html).slice(0, 3).join(" ")}`)).toEqual([]);
}
