/** The notice of the browser when my turn comes in a hidden tab: only for who wished it, and never without the browser's leave. */
import type { Page } from "@playwright/test";
import { expect, SOAK, test } from "./fixtures";
import { paper } from "./player";
import { Stage, scenes, type Scene } from "./scenes";

test.use({ env: {} });

declare global {
  interface Window {
    /** How often the browser was asked for its leave. */
    asked: number;
    /** The notices that are shown now. */
    shown: string[];
  }
}

const scene = scenes("argentino-duelo/D-36-cadena-mas-larga-no")[0] as Scene;
const turn = (mine: boolean): number => scene.moments.findIndex(({ sights }) => [sights[1]?.view.turn, ...(sights[1]?.view.responders ?? [])].includes(1) === mine);
const wish = (page: Page) => paper(page, "Sonido y controles").getByRole("switch", { name: "Avisarme si estoy en otra pestaña" });
const denied = (page: Page) => page.getByText("El navegador no deja mandar avisos.");
const shown = (page: Page): Promise<string[]> => page.evaluate(() => window.shown);

/** No browser without a screen shows any: this one writes them down. On a phone a page may not, but its worker. */
async function noting(page: Page, phone: boolean): Promise<void> {
  await page.addInitScript((mayNot) => {
    const [browser, ask] = [Notification, Notification.requestPermission.bind(Notification)];
    [window.asked, window.shown] = [0, []];
    const gone = (words: string) => (window.shown = window.shown.filter((one) => one !== words));
    class Noted {
      static get permission() {
        return browser.permission;
      }
      static requestPermission() {
        window.asked += 1;
        return ask();
      }
      constructor(readonly words: string) {
        if (mayNot) throw new TypeError("Illegal constructor");
        window.shown.push(words);
      }
      close() {
        gone(this.words);
      }
    }
    Object.assign(window, { Notification: Noted });
    ServiceWorkerRegistration.prototype.showNotification = async (words) => void window.shown.push(words);
    ServiceWorkerRegistration.prototype.getNotifications = async () => window.shown.map((words) => ({ close: () => gone(words) }) as unknown as Notification);
  }, phone);
}

async function look(page: Page, seen: boolean): Promise<void> {
  await page.evaluate((state) => {
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => state });
    document.dispatchEvent(new Event("visibilitychange"));
  }, seen ? "visible" : "hidden");
}

async function settings(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Menú" }).click();
  await page.getByRole("button", { name: "Sonido y controles" }).click();
}

/** My turn comes while the tab is hidden, or not. */
async function called(stage: Stage, hidden: boolean): Promise<void> {
  stage.show(1, turn(false));
  await expect(stage.page.locator("section.bar .due.mine")).toHaveCount(0);
  await look(stage.page, !hidden);
  stage.show(1, turn(true));
  await expect(stage.page.locator("section.bar .due.mine")).toBeVisible();
}

for (const [where, phone] of [["a page", false], ["its worker, where no page may", true]] as const) {
  test(`a turn in a hidden tab is told by ${where}, to who wished it`, { tag: phone ? SOAK : [] }, async ({ person, server }) => {
    const page = await person();
    await page.context().grantPermissions(["notifications"], { origin: server.url });
    await noting(page, phone);
    const stage = new Stage(page, scene);
    await stage.open(server.url, 1, turn(false));
    await page.evaluate(async () => navigator.serviceWorker.register("/sw.js"));
    await called(stage, true);
    expect([await page.evaluate(() => window.asked), await shown(page)]).toEqual([0, []]);

    await look(page, true);
    await settings(page);
    await wish(page).check();
    expect(await page.evaluate(() => window.asked)).toBe(1);
    await expect(denied(page)).toHaveCount(0);
    await called(stage, false);
    expect(await shown(page)).toEqual([]);
    await called(stage, true);
    await expect.poll(() => shown(page)).toEqual(["Te toca — El Ombú"]);
    await look(page, true);
    await expect.poll(() => shown(page)).toEqual([]);

    await wish(page).uncheck();
    await called(stage, true);
    expect([await page.evaluate(() => window.asked), await shown(page)]).toEqual([1, []]);
  });
}

test("where the browser gives no leave the settings say so, then and later, and no turn is told", async ({ person, server }) => {
  const page = await person();
  await noting(page, false);
  const stage = new Stage(page, scene);
  await stage.open(server.url, 1, turn(false));
  await settings(page);
  await wish(page).click();
  await expect(denied(page)).toBeVisible();
  await expect(wish(page)).not.toBeChecked();
  await called(stage, true);
  expect(await shown(page)).toEqual([]);

  // Given once, and withdrawn since.
  await page.evaluate(() => localStorage.setItem("quiero:prefs", JSON.stringify({ notify: true })));
  await page.reload();
  await settings(page);
  await expect(denied(page)).toBeVisible();
  await called(stage, true);
  expect(await shown(page)).toEqual([]);
});
