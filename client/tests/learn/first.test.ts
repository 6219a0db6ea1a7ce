// @vitest-environment jsdom
import { describe, expect, test, vi } from "vitest";
import argentino from "../../src/first/argentino.json";
import { LEARNER, Lesson, whatIf, type Script } from "../../src/first/lesson.svelte";
import { pagesOf } from "../../src/first/pages";
import venezolano from "../../src/first/venezolano.json";
import { Table } from "../../src/match/table.svelte";
import { en as enArgentino } from "../../src/words/first/argentino/en";
import { es as esArgentino } from "../../src/words/first/argentino/es";
import { en as enVenezolano } from "../../src/words/first/venezolano/en";
import { es as esVenezolano } from "../../src/words/first/venezolano/es";

const HANDS = [
  ["argentino", argentino as unknown as Script, { es: esArgentino, en: enArgentino }],
  ["venezolano", venezolano as unknown as Script, { es: esVenezolano, en: enVenezolano }],
] as const;

const VOS = /\b(vos|sos|tenés|podés|querés|acá|puntos?)\b|\b[a-zñ]+(ás|és|ís)\b/i;

describe.each(HANDS)("the first hand of %s", (name, script, words) => {
  const decisions = script.moments.filter(({ next }) => next?.seat === LEARNER);

  test.each(["es", "en"] as const)("tells each decision, and what every other act of it would do, in %s", (language) => {
    const book: Record<string, string> = words[language];
    decisions.forEach(({ view, next }, i) => {
      expect(book[String(i + 1)]).toBeTruthy();
      const other = view.options.filter(({ act }) => act !== next?.act);
      expect(other.length).toBeGreaterThan(0);
      expect(other.map(({ act }) => act).filter((act) => !whatIf(i + 1, act).some((key) => book[key]))).toEqual([]);
    });
    expect(book["end"]).toBeTruthy();
  });

  test("no text is left over, and both languages have the same", () => {
    const wanted = decisions.flatMap(({ view, next }, i) => [String(i + 1), ...view.options.filter(({ act }) => act !== next?.act).flatMap(({ act }) => whatIf(i + 1, act))]);
    expect(Object.keys(words.es).filter((key) => key !== "end" && !wanted.includes(key))).toEqual([]);
    expect(Object.keys(words.en)).toEqual(Object.keys(words.es));
    if (name === "venezolano") expect(Object.values(words.es).filter((text) => VOS.test(text.replace(/\b(más|después|además)\b/gi, "")))).toEqual([]);
  });

  test("is told on a phone a few lines at a time: whole sentences, none of them lost", () => {
    for (const text of [...Object.values(words.es), ...Object.values(words.en)]) {
      const pages = pagesOf(text, 130);
      expect(pages.join(" ")).toBe(text);
      expect(pages.filter((page) => page.length > 175 || !/[.!?…:]\*?$/.test(page) || page.split("*").length % 2 === 0)).toEqual([]);
    }
  });

  test("the suggested act is one that the engine allows", () => {
    for (const { view, next } of decisions) expect(view.options.map(({ act }) => act)).toContain(next?.act);
  });

  test("is played through the table: another act changes nothing, the suggested one goes on, the rival follows", () => {
    vi.useFakeTimers();
    vi.stubGlobal("matchMedia", () => ({ matches: true })); // nothing moves: there is no layout here
    const lesson = new Lesson(script, "x", "anselmo", () => "no");
    const table = new Table("lesson", lesson.world);
    table.start();
    vi.advanceTimersByTime(400);
    const other = decisions[0]?.view.options.find(({ act }) => act !== decisions[0]?.next?.act)?.act ?? "";
    table.controls.do(other);
    expect([lesson.at, lesson.tried, table.controls.flight]).toEqual([0, other, null]);
    for (let i = 0; i < 40 && lesson.moment.next; i++) {
      if (lesson.mine) table.controls.do(lesson.moment.next.act);
      vi.advanceTimersByTime(500);
    }
    expect(lesson.moment.next).toBeNull();
    expect(table.view?.scores).toEqual(script.moments.at(-1)?.view.scores);
    expect(table.air.log.length).toBeGreaterThan(5);
    table.stop();
    lesson.stop();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
});
