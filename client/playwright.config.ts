import { defineConfig } from "@playwright/test";

/** Each test file starts a server of its own (e2e/server.ts), so there is none to share here. */
export default defineConfig({
  testDir: "e2e",
  fullyParallel: false,
  workers: Number(process.env["QUIERO_WORKERS"] ?? 2),
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // By Chromium's version (e2e/screens.spec.ts), beside what else the tests leave.
  snapshotPathTemplate: "{testDir}/../../build/screens/{arg}{ext}",
  // A tag, not a skip: what is not asked for is not missing.
  ...(process.env["QUIERO_SOAK"] ? {} : { grepInvert: /@soak/ }),
  forbidOnly: Boolean(process.env["CI"]),
  reporter: [["list"]],
  use: {
    locale: "es-AR",
    launchOptions: {
      executablePath: process.env["QUIERO_CHROMIUM"] ?? process.env["CHROMIUM"] ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
        "--disable-component-update", "--disable-sync", "--mute-audio",
      ],
    },
    trace: "off",
  },
});
