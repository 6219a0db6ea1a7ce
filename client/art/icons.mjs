/**
 * The icons of the installed page, drawn large from `icon.svg` and photographed with Chromium.
 *
 *     node art/icons.mjs     (in client/; QUIERO_CHROMIUM for another browser)
 */
import { readFileSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";

const ICONS = [
  { file: "icon-180.png", size: 180, shrink: 1 },
  { file: "icon-192.png", size: 192, shrink: 1 },
  { file: "icon-512.png", size: 512, shrink: 1 },
  // A mask may take a fifth off each side.
  { file: "icon-mask-512.png", size: 512, shrink: 0.72 },
];
const svg = readFileSync(new URL("./icon.svg", import.meta.url), "utf8");
const browser = await chromium.launch({ executablePath: process.env.QUIERO_CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox"] });
for (const { file, size, shrink } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<body style="margin:0;display:grid;place-items:center;height:100vh;background:#12291f">
    <div style="width:${shrink * 100}%;height:${shrink * 100}%">${svg}</div></body>`);
  writeFileSync(new URL(`../public/${file}`, import.meta.url), await page.screenshot());
  await page.close();
}
await browser.close();
