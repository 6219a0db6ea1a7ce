import { expect, PHONE, test } from "./fixtures";
import { hand, seatPair } from "./player";

test.use({ env: {} });

test("D-77, D-81: what everything is worth and the order of the cards, read without leaving the table", async ({ person, server }) => {
  const [rival, me] = [await person(), await person({ viewport: PHONE })];
  await seatPair(rival, me, server.url, 30);
  const table = me.url();
  await expect(hand(me).getByRole("button")).toHaveCount(3);

  await me.keyboard.press("h");
  const rules = me.getByRole("region", { name: "Reglas de esta mesa", exact: true });
  await expect(rules.getByRole("cell", { name: "Vale cuatro 4" })).toBeVisible();
  await expect(rules.getByRole("cell", { name: "Falta envido lo que le falta al que va ganando" })).toBeVisible();
  const rows = rules.locator("ol > li");
  await expect(rows).toHaveCount(14);
  await expect(rows.first().getByRole("img")).toHaveAccessibleName("1 de espada");
  await expect(rows.nth(6).getByRole("img")).toHaveCount(2); // the false aces

  await me.keyboard.press("Escape");
  await expect(rules).toBeHidden();
  expect(me.url()).toBe(table);
  await expect(hand(me).getByRole("button")).toHaveCount(3);
});
