/** A server for each test file, people who come with a browser of their own, and no error unseen. */
import { test as base, expect, type BrowserContextOptions, type Page } from "@playwright/test";
import { BRISK, Server } from "./server";

export { expect };

/** What takes long, whole matches above all: `make soak` alone runs it (see playwright.config.ts). */
export const SOAK = "@soak";

export const PHONE = { width: 360, height: 640 };
export const TALL_PHONE = { width: 390, height: 844 };
export const TABLET = { width: 768, height: 1024 };
export const LAPTOP = { width: 1280, height: 720 };
export const DESK = { width: 1440, height: 900 };

interface Fixtures {
  /** A person: a fresh browser with no cookies. */
  person: (options?: BrowserContextOptions) => Promise<Page>;
}

interface FileFixtures {
  env: Record<string, string>;
  server: Server;
}

export const test = base.extend<Fixtures, FileFixtures>({
  env: [BRISK, { option: true, scope: "worker" }],
  server: [
    async ({ env }, use) => {
      const server = await Server.start(env);
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
  person: async ({ browser }, use) => {
    const contexts: { close(): Promise<void> }[] = [];
    const faults: string[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({ viewport: DESK, locale: "es-AR", reducedMotion: "reduce", ...options });
      contexts.push(context);
      const page = await context.newPage();
      page.on("pageerror", (error) => faults.push(error.message));
      // The browser's own words about a server that is down are expected where a test kills it; ours and the policy's never are.
      page.on("console", (line) => {
        if (line.type() === "error" && !/ERR_CONNECTION|WebSocket|status of (4|5)/.test(line.text())) faults.push(line.text());
      });
      return page;
    });
    for (const context of contexts) await context.close();
    expect(faults).toEqual([]);
  },
});
