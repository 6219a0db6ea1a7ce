/** A book holds the words of one part of the page: its first language comes with that part, the others when somebody speaks so. */
import { house } from "../browser/house.svelte";
import { locale, type Locale } from "./locale";

export type Params = Record<string, string | number>;
export type Later = Exclude<Locale, "es-AR">;

/** A template with its parameters in place; `one|many` is chosen by `n`. */
export function fill(template: string, params: Params): string {
  const [one, many] = template.split("|");
  const chosen = many !== undefined && params["n"] !== 1 ? many : (one ?? "");
  return chosen.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}

/** The words of a book in one language. `key@venezolano-simple` is what that reglamento calls otherwise than its neighbour. */
export type Words<K extends string> = Readonly<Record<K, string>> & { readonly [own: `${string}@${string}`]: string };

/** `end` of `end.by.points`. */
type Stem<K extends string> = K extends `${infer First}.${string}` ? First : never;

/** Every book that is open. */
const shelf: { load(wanted: Locale): Promise<void> }[] = [];

export class Book<K extends string> {
  #here: Partial<Record<Locale, Record<K, string>>> = $state.raw({});

  constructor(
    readonly first: Readonly<Record<K, string>>,
    readonly later: Readonly<Record<Later, () => Promise<Record<K, string>>>>,
  ) {
    this.#here = { "es-AR": first };
    shelf.push(this);
  }

  /** The words for `key` in the language of this page, as its reglamento says them; in the first one until that is here. */
  t = (key: K, params: Params = {}): string => {
    const words = this.#here[locale()] ?? this.first;
    const own: Words<never> = words;
    return fill(own[`${key}@${house.reglamento}`] ?? words[key], params);
  };

  /** The words for a key that stands in a file; null when there are none. */
  find = (key: string, params: Params = {}): string | null => (key in this.first ? this.t(key as K, params) : null);

  /** The same for a key put together of a first word that keys of this book have. */
  maybe = (key: `${Stem<K>}.${string}`, params: Params = {}): string | null => this.find(key, params);

  async load(wanted: Locale): Promise<void> {
    if (wanted === "es-AR" || this.#here[wanted]) return;
    const words = await this.later[wanted]();
    this.#here = { ...this.#here, [wanted]: words };
  }
}

/**
 * The book of a part that comes later than the page, open in the language of the page:
 * `export const { t } = await open(es, { "es-VE": …, en: … })` in `words/<part>/index.ts`.
 */
export async function open<K extends string>(first: Book<K>["first"], later: Book<K>["later"]): Promise<Book<K>> {
  const book = new Book(first, later);
  await book.load(locale());
  return book;
}

/** Every book that is open, in that language too. */
export async function speak(wanted: Locale): Promise<void> {
  await Promise.all(shelf.map((book) => book.load(wanted)));
}
