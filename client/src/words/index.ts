/** Every word of the page comes from here. */
import { house } from "../lib/house.svelte";
import { prefs } from "../lib/prefs.svelte";
import { es, type Key } from "./es-AR";
import { dictionaries, type Locale } from "./loaded.svelte";

export type { Key } from "./es-AR";
export type Params = Record<string, string | number>;

/** The language of the page: English where it was asked for, else the Spanish of the house. */
export function locale(): Locale {
  if (prefs.locale === "en") return "en";
  return house.name === "patio" ? "es-VE" : "es-AR";
}

/** A template with its parameters in place; `one|many` is chosen by `n`. */
export function fill(template: string, params: Params): string {
  const [one, many] = template.split("|");
  const chosen = many !== undefined && params["n"] !== 1 ? many : (one ?? "");
  return chosen.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}

/** The words for `key` in the language of this page. */
export function t(key: Key, params: Params = {}): string {
  return fill(dictionaries.of(locale())[key], params);
}

/** The words for a key put together at run time; null when there are none. */
export function maybe(key: string, params: Params = {}): string | null {
  return key in es ? t(key as Key, params) : null;
}

/** `7e` → «7 de espada». */
export function cardName(card: string): string {
  return t("card", { number: card.slice(0, -1), suit: maybe(`suit.${card.slice(-1)}`) ?? card.slice(-1) });
}

/** The name of an act, as on a button. */
export function actName(act: string, n: number | string | null = null): string {
  return maybe(`act.${act}`, n === null ? {} : { n }) ?? act;
}
