/** The words that the page cannot do without: home, making a table, its door. What comes later has a book of its own (see `book.svelte.ts`). */
import { Book } from "./book.svelte";
import { es, type Key } from "./es-AR";
import { locale } from "./locale";

export type { Key } from "./es-AR";
export { fill, speak, type Params } from "./book.svelte";
export { locale } from "./locale";

export const { t, maybe } = new Book<Key>(es, {
  "es-VE": async () => (await import("./es-VE")).ve,
  en: async () => (await import("./en")).en,
});

/** `7e` → «7 de espada». */
export function cardName(card: string): string {
  return t("card", { number: card.slice(0, -1), suit: maybe(`suit.${card.slice(-1)}`) ?? card.slice(-1) });
}

/** «Ana, Beto y Carla», «Ana e Inés», and with `disjunction` «Ana u Olga»: as it is said in the language of the page. */
export const listed = (names: readonly string[], type: "conjunction" | "disjunction" = "conjunction"): string =>
  new Intl.ListFormat(locale(), { type }).format(names);
