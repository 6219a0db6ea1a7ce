/** The dictionaries that are here. The first one comes with the page, the others when somebody speaks so. */
import { es, type Dictionary } from "./es-AR";

const LATER = {
  "es-VE": async () => (await import("./es-VE")).ve,
  en: async () => (await import("./en")).en,
} satisfies Record<string, () => Promise<Dictionary>>;

export type Locale = "es-AR" | keyof typeof LATER;

class Dictionaries {
  #here: Partial<Record<Locale, Dictionary>> = $state.raw({ "es-AR": es });

  /** That dictionary, or the first one until it is here. */
  of(locale: Locale): Dictionary {
    return this.#here[locale] ?? es;
  }

  async load(locale: Locale): Promise<void> {
    if (locale === "es-AR" || this.#here[locale]) return;
    const dictionary = await LATER[locale]();
    this.#here = { ...this.#here, [locale]: dictionary };
  }
}

export const dictionaries = new Dictionaries();
