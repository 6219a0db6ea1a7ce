import { house } from "../browser/house.svelte";
import { prefs } from "../browser/prefs.svelte";

export type Locale = "es-AR" | "es-VE" | "en";

/** The language of the page: English where it was asked for, else the Spanish of the house. */
export function locale(): Locale {
  if (prefs.locale === "en") return "en";
  return house.name === "patio" ? "es-VE" : "es-AR";
}
