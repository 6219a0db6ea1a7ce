/** A hand in the middle, as a phone and a desktop show it, for docs/img. */
import { resolve } from "node:path";
import { DESK, expect, TALL_PHONE, test } from "./fixtures";
import { act, bar, board, playCard, seatPair } from "./player";

test.use({ env: {} });

const PICTURES = resolve(import.meta.dirname, "../../docs/img");

for (const [name, viewport] of Object.entries({ "mesa-desktop": DESK, "mesa-phone": TALL_PHONE })) {
  test(name, async ({ person, server }) => {
    const [rival, me] = [await person(), await person({ viewport, deviceScaleFactor: name === "mesa-phone" ? 2 : 1 })];
    await rival.addInitScript(() => localStorage.setItem("quiero:prefs", JSON.stringify({ name: "", character: "lautaro" })));
    await seatPair(rival, me, server.url, 30);
    await act(rival, "Envido").click();
    await act(me, "Quiero").click();
    await act(me, "Tengo").click();
    await playCard(rival);
    await playCard(me);
    await expect(board(me).getByText(/^(Ganó|Parda)$/)).toBeVisible();
    if ((await bar(rival).innerText()).includes("Te toca")) {
      await playCard(rival);
      await act(me, "Truco").click();
      await act(rival, "Retruco").click();
    } else {
      await playCard(me);
      await act(rival, "Truco").click();
    }
    await expect(act(me, "Quiero")).toBeVisible();
    await me.waitForTimeout(2500);
    await me.screenshot({ path: `${PICTURES}/${name}.png` });
  });
}
