/** Who is at this browser, for all pages: "" is a guest. Asked once, and told by the account's page when it changes. */
import { call } from "./api";
import { prefs } from "../browser/prefs.svelte";
import type { Me } from "./protocol";

export const me: { name: string; known: boolean } = $state({ name: "", known: false });

export function tellMe(who: Me): void {
  me.name = who.name;
  me.known = true;
  // Whoever is signed in sits under that name: the forms say so.
  if (who.name) prefs.name = who.name;
}

export async function askMe(): Promise<Me> {
  const who = await call<Me>("GET", "/api/account");
  tellMe(who);
  return who;
}
