import { afterEach, describe, expect, test } from "vitest";
import { house } from "../src/browser/house.svelte";
import { speak } from "../src/words/book.svelte";
import { actName, t } from "../src/words/table";

type Words = Record<string, string>;

/** Each book: `words/<language>.ts` is that of the page, `words/<part>/<language>.ts` that of a part. */
const files = import.meta.glob<Record<string, Words>>("../src/words/**/{es-AR,es-VE,en}.ts", { eager: true });
const books = Object.keys(files).filter((path) => path.endsWith("/es-AR.ts")).map((path) => path.slice(0, -"es-AR.ts".length));

const words = (path: string, name: "es" | "ve" | "en"): Words => files[path]?.[name] ?? {};
const places = (text: string | undefined) => [...new Set(text?.match(/\{\w+\}/g))].sort();

const VOS = /\b(vos|sos|tenés|podés|querés|acá|puntos?)\b|\b[a-zñ]+(ás|és|ís)\b/i;
const AGREED = /\b(estás|más|demás|después|atrás|través|inglés)\b/gi;
/** What only an Argentine table shows, it says in its own Spanish. */
const ARGENTINE = /^(throw|rules\.(mazo|clock|envido|flor|previous)|game\.argentino|pad|sena\.(?!l))/;

describe.each(books)("%s", (book) => {
  const es = words(`${book}es-AR.ts`, "es");

  test.each([["es-VE", "ve"], ["en", "en"]] as const)("says all of it in %s, with the same parameters", (language, name) => {
    const other = words(`${book}${language}.ts`, name);
    expect(Object.keys(other).filter((key) => key in es || !key.includes("@")).sort()).toEqual(Object.keys(es).sort());
    for (const own of Object.keys(other)) expect(es[own.replace(/@.*/, "")], own).toBeTruthy();
    for (const key of Object.keys(es)) {
      expect(other[key], key).toBeTruthy();
      expect([key, places(other[key])]).toEqual([key, places(es[key])]);
    }
  });

  test("only {n} chooses between one and many: no other number stands before what it counts", () => {
    for (const [language, name] of [["es-AR", "es"], ["es-VE", "ve"], ["en", "en"]] as const) {
      const wrong = Object.values(words(`${book}${language}.ts`, name)).filter((text) => /\{(hands|draws|from|to|us|them|left|total|count)\} \p{L}+s\b/u.test(text));
      expect(wrong).toEqual([]);
    }
  });

  test("at a Venezuelan table nobody says vos, and there are no points", () => {
    const heard = Object.entries(words(`${book}es-VE.ts`, "ve")).filter(([key, text]) => !ARGENTINE.test(key) && VOS.test(text.replace(AGREED, "")));
    expect(heard).toEqual([]);
  });
});

describe("at the patio", () => {
  afterEach(() => Object.assign(house, { name: "pulperia", reglamento: "" }));

  test.each([["venezolano", "Vale partida", "Emparde"], ["venezolano-simple", "Vale el juego", "Parda"]])("S-21, S-13: %s calls it «%s», and «%s»", async (reglamento, last, tie) => {
    Object.assign(house, { name: "patio", reglamento });
    await speak("es-VE");
    expect([actName("vale-partida"), t("table.parda")]).toEqual([last, tie]);
  });
});
