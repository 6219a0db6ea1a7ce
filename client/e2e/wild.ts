/** A player who does anything that is on offer, and what a page shows in the pause after each hand. */
import type { Page } from "@playwright/test";

/** One press, as a finger would: a card or one of its ways, a canto, an answer, a mode, a place of the cut. What was pressed, or "". */
export const venture = (page: Page): Promise<string> => page.evaluate(press);

function press(): string {
  const free = (element: HTMLButtonElement) => element.getAttribute("aria-disabled") !== "true" && !element.disabled;
  const all = (what: string) => [...document.querySelectorAll<HTMLButtonElement>(what)].filter(free);
  const label = (button: Element) => (button.querySelector("b") ?? button).textContent?.trim() ?? "";
  const any = <T>(from: readonly T[]): T | undefined => from[Math.floor(Math.random() * from.length)];
  const tap = (button: HTMLButtonElement | undefined): string => {
    button?.click();
    return button ? label(button) || button.getAttribute("aria-label") || "card" : "";
  };
  const armed = all("section.bar button.armed");
  const ways = all("section.bar .ways button").slice(0, -1);
  if (armed.length + ways.length > 0) return tap(any(armed.length > 0 ? armed : ways));
  const cut = document.querySelector<HTMLInputElement>("section.bar input[type=range]");
  if (cut) {
    cut.value = String(1 + Math.floor(Math.random() * 39));
    cut.dispatchEvent(new Event("input", { bubbles: true }));
  }
  // What ends a match or a hand at once is seldom wanted, so that the others have their turn.
  const rash = /mazo|falta|el juego|vale cuatro|al resto|más$|menos|me achico/i;
  const cantos = all("section.bar button:not([role=radio])").filter((button) => !rash.test(label(button)) || Math.random() < 0.08);
  const modes = all("section.bar [role=radio]:not([aria-checked=true])").filter(() => Math.random() < 0.4);
  const cards = all("section.hand button");
  return tap(any([...cantos, ...modes, ...cards]));
}

/** What was shown between a hand and the next one. */
export interface Pause {
  hand: number;
  /** «Vos: 3 puntos. Beto: 4 puntos. a 15» */
  score: string;
  /** How each point was paid, as it is told beside the table. */
  paid: string[];
}

declare global {
  interface Window {
    pauses: Record<number, Pause>;
  }
}

/** Writes down every pause from now on. However short it is, each frame is drawn. */
export async function noting(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.pauses = {};
    const texts = (what: string) => [...document.querySelectorAll<HTMLElement>(what)].map((element) => element.textContent?.replace(/\s+/g, " ").trim() ?? "");
    const note = () => {
      const shown = document.querySelector(".acts .note, .acts p.words");
      const kept = sessionStorage.getItem(`quiero:receipts:${location.pathname.split("/").at(-1) ?? ""}`);
      const last = (JSON.parse(kept ?? "[]") as { hand: number; over: boolean }[]).at(-1);
      if (!shown || !last?.over) return;
      const beside = matchMedia("(min-width: 1100px)").matches ? ".slip li" : ".note li";
      const score = document.querySelector("svg[role=img][aria-label*='. a ']")?.getAttribute("aria-label") ?? "";
      window.pauses[last.hand] = { hand: last.hand, score, paid: texts(beside) };
    };
    addEventListener("DOMContentLoaded", () => new MutationObserver(note).observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true }));
  });
}

export const pausesOf = (page: Page): Promise<Pause[]> => page.evaluate(() => Object.values(window.pauses));
