/** Accepting the challenge of a pair: first a pair of my own, which accepts as soon as it is complete. */
import { accept } from "./api";
import type { TableInfo } from "./protocol";
import { prefs } from "../browser/prefs.svelte";
import type { Sitting } from "./sitting.svelte";

const KEY = "quiero:against";

/** Make my pair; the challenge is remembered until my partner comes. */
export async function against(sitting: Sitting, table: TableInfo): Promise<void> {
  try {
    sessionStorage.setItem(KEY, table.id);
  } catch {
    // Then it is accepted by hand, from the list.
  }
  const { reglamento, target, options } = table;
  await sitting.make("pair", { reglamento, target, options, seats: 4, pair: true, public: false, name: prefs.name.trim(), character: prefs.character });
}

/** My pair at `mine` is complete: accept what was remembered, once. */
export async function acceptRemembered(mine: string): Promise<void> {
  let wanted: string | null = null;
  try {
    wanted = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
  } catch {
    return;
  }
  if (wanted && wanted !== mine) await accept(wanted, mine);
}
