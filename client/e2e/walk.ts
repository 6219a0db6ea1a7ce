/** An acta walked to its end: whatever a seat does is done by the page, and the page tells each hand as the acta says it was paid. */
import type { Locator, Page } from "@playwright/test";
import { expect } from "./fixtures";
import { ended, paper } from "./player";
import { NAMES, type Scene, type Stage } from "./scenes";

/** What nobody does: a clock, or the server for who is away. */
const BY_ITSELF = /^(tiempo|abandono)/;

export async function playThrough(stage: Stage): Promise<void> {
  const { moments, hands } = stage.scene;
  stage.show(1, 0);
  for (const [i, next] of moments.slice(1).entries()) {
    if (next.seat > 0 && !BY_ITSELF.test(next.act)) await stage.act(i);
    else stage.show(next.seat === 1 ? 2 : 1, i + 1);
    if (next.act.startsWith("tiempo")) await expect(stage.page.locator("p.aloud[role=status]").first()).toContainText("se quedó sin tiempo");
    if (hands[next.hand - 1]?.paid && moments[i + 2]?.hand !== next.hand) for (const you of [1, 2]) await paid(stage, i + 1, you);
  }
}

/** After the hand that ended at that moment, to that seat. */
async function paid(stage: Stage, at: number, you: number): Promise<void> {
  const { page, scene } = stage;
  const moment = scene.moments[at];
  const claim = scene.hands[(moment?.hand ?? 0) - 1];
  const team = 2 - (you % 2);
  stage.show(you, at);
  const over = moment?.sights[you]?.view.phase === "fin";
  const about = `${scene.file}, seat ${you}`;
  if (over) {
    await expect(ended(page), about).toHaveText(claim?.winner === team ? "¡Ganaste!" : "Perdiste");
    await page.getByRole("button", { name: "Cómo se pagó" }).first().click();
  }
  const from = over ? paper(page, "Cómo se pagó") : page.getByRole("region", { name: "Última mano" });
  if (claim?.paid?.length) await expect.poll(() => linesOf(from), { message: about }).toEqual(claim.paid.map(([, to, points]) => `Para ${called(scene, team, to)} +${points}`));
  if (over) await page.keyboard.press("Escape");
  if (claim?.left) await expect.poll(() => scoreOf(page), { message: about }).toEqual(team === 1 ? claim.left : [...claim.left].reverse());
}

const linesOf = (receipt: Locator): Promise<string[]> =>
  receipt.locator("li").evaluateAll((lines) => lines.map((line) => `${line.querySelector("small")?.firstChild?.textContent ?? ""} ${line.querySelector("strong")?.textContent ?? ""}`));

/** Mine first. */
const scoreOf = async (page: Page): Promise<number[]> => {
  const label = (await page.locator("svg[role=img][aria-label*='. a ']").first().getAttribute("aria-label")) ?? "";
  return [...label.matchAll(/: (\d+) /g)].map(([, n]) => Number(n));
};

function called({ seats, reglamento }: Scene, mine: number, team: number): string {
  if (seats > 2) return team === mine ? "nosotros" : "ellos";
  if (team !== mine) return NAMES[team - 1] ?? "";
  return reglamento.startsWith("venezolano") ? "ti" : "vos";
}
