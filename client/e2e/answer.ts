/** A table that no server has. */
import type { Page } from "@playwright/test";
import type { Arrival } from "../src/server/protocol";

/** Answers what its page opens with. */
export async function answer(page: Page, id: string, arrival: Arrival): Promise<void> {
  // Without the header that says what to fetch at once: what a browser fetches by itself may get past us, to a server that knows no such table.
  await page.route(`**/mesa/${id}`, async (route) => {
    const response = await route.fetch();
    const headers = Object.fromEntries(Object.entries(response.headers()).filter(([name]) => name !== "link"));
    await route.fulfill({ response, headers });
  });
  await page.route(`**/api/tables/${id}/arrival`, (route) => route.fulfill({ json: arrival }));
}
