import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { CHAPTERS } from "../../src/learn/chapters";
import { articles, blocks, pieces } from "../../src/learn/prose";
import { NAMES, type Name } from "../../src/reglamentos";
import engine from "./engine.json";

type Texts = Record<string, string>;
const books = import.meta.glob<Record<string, Texts>>("../../src/words/learn/*/{es,en}.ts", { eager: true });
const book = (name: string, language: "es" | "en"): Texts => books[`../../src/words/learn/${name}/${language}.ts`]?.[language] ?? {};

/** The articles of the page of docs. */
const written = (name: string): string[] =>
  [...readFileSync(resolve(import.meta.dirname, `../../../docs/rules/${name}.md`), "utf8").matchAll(/^- \*\*([DESV]-\d+)\*\*/gm)].map((match) => match[1] ?? "");

const told = (texts: Texts): string[] => Object.values(texts).flatMap(articles);

const VOS = /\b(vos|sos|tenés|podés|querés|acá|puntos?)\b|\b[a-zñ]+(ás|és|ís)\b/i;
const AGREED = /\b(más|demás|después|además|detrás)\b/gi;

describe.each(NAMES)("%s", (name: Name) => {
  const es = book(name, "es");

  test("tells each article of its rules once, in both languages", () => {
    for (const language of ["es", "en"] as const) {
      const all = told(book(name, language));
      expect(all.filter((article, i) => all.indexOf(article) !== i)).toEqual([]);
      expect(all.length).toBeGreaterThan(50);
      expect([...all].sort()).toEqual(written(name).sort());
    }
  });

  test("has a place for every article that a refusal or a receipt names", () => {
    expect(engine.law[name].filter((article) => !told(es).includes(article))).toEqual([]);
  });

  test("says the same texts in English, each with the same articles", () => {
    const en = book(name, "en");
    expect(Object.keys(en)).toEqual(Object.keys(es));
    for (const key of Object.keys(es)) expect([key, articles(en[key] ?? "").sort()]).toEqual([key, articles(es[key] ?? "").sort()]);
  });

  test("every text is in a chapter, and each chapter has its title", () => {
    const inChapters = CHAPTERS[name].flatMap(({ id, parts }) => [id, ...parts.filter((part) => typeof part === "number").map((n) => `${id}.${n}`)]);
    expect(Object.keys(es).filter((key) => key !== "lead" && key !== "variants")).toEqual(expect.arrayContaining(inChapters));
    expect(inChapters.sort()).toEqual(Object.keys(es).filter((key) => key !== "lead" && key !== "variants").sort());
  });

  if (name.startsWith("venezolano")) {
    test("nobody says vos, and there are no points", () => {
      expect(Object.entries(es).filter(([, text]) => VOS.test(text.replace(AGREED, "").replace("una *piedra* un punto", "")))).toEqual([]);
    });
  }
});

describe("a text", () => {
  test("is taken apart into what is said, and the articles of a sentence", () => {
    expect(pieces("Con *no quiero* termina. [E-24] Vale 1. [E-20 E-23]")).toEqual([
      { kind: "text", words: "Con " }, { kind: "said", words: "no quiero" }, { kind: "text", words: " termina." }, { kind: "article", id: "E-24" },
      { kind: "text", words: " Vale 1." }, { kind: "article", id: "E-20" }, { kind: "article", id: "E-23" },
    ]);
  });

  test("has a paragraph for each line, and lists", () => {
    expect(blocks("Uno\n- dos\n- tres\nCuatro").map((block) => (block.kind === "list" ? block.items.length : 0))).toEqual([0, 2, 0]);
  });
});
