/** The pages beside the tables: the first part of their address, and what draws them. Each comes when it is asked for. */
import type { Component } from "svelte";

/** `rest`: what stands in the address after the page's name. */
export type Page = Component<{ rest: string }>;

export const PAGES: Readonly<Record<string, () => Promise<{ default: Page }>>> = {
  cuenta: () => import("./Account.svelte"),
  jugador: () => import("./Player.svelte"),
  jugar: () => import("./Play.svelte"),
  mesas: () => import("./Tables.svelte"),
  operador: () => import("./Operator.svelte"),
  "como-se-juega": () => import("../learn/Learn.svelte"),
  "primera-mano": () => import("../first/FirstHand.svelte"),
  acta: () => import("../replay/ReplayPage.svelte"),
};

/** @throws {Error} there is no page of that name. */
export function openPage(name: string): Promise<{ default: Page }> {
  const open = PAGES[name];
  if (!open) throw new Error(`no page ${name}`);
  return open();
}
