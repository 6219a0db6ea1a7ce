import { describe, expect, test } from "vitest";
import { firstMode, inMode, modes, sung, wayOf, ways } from "../src/match/acts";
import { buttons, steps } from "../src/match/buttons";
import { chairs, due, nearSeat, pileOf, privately, receiptLine, teamName, voz, wonBy } from "../src/match/derive";
import { shoutOf, tell } from "../src/match/tell";
import { card, four, frame, happening, view } from "./frames";

const options = (...acts: (string | [string, number])[]) =>
  acts.map((one) => (typeof one === "string" ? { act: one, stake: null } : { act: one[0], stake: one[1] }));
const venezolano = (...acts: (string | [string, number])[]) => view({ reglamento: "venezolano", cards: ["5e", "7e", "12e"], options: options(...acts) });

describe("a card", () => {
  test("may go in several ways", () => {
    const now = venezolano("5e", "5e flor", "5e a-ley", "7e", "pegado 7e 5e", "pegado 5e 7e flor-flor", "truco");
    expect(ways(now, "5e").map(({ says, below }) => [says, below])).toEqual([["", ""], ["flor", ""], ["a-ley", ""], ["", "7e"]]);
    expect(ways(now, "7e").map(({ act }) => act)).toEqual(["7e", "pegado 5e 7e flor-flor"]);
  });
  test("is told from a canto", () => {
    expect(wayOf("truco")).toBeNull();
    expect(wayOf("corta 12")).toBeNull();
    expect(wayOf("con-flor truco")).toBeNull();
    expect(wayOf("12b presento-flor")).toMatchObject({ card: "12b", says: "presento-flor" });
  });
});

describe("modes", () => {
  test("a phrase is read with its mode and its N", () => {
    expect(sung({ act: "con-ley envido+3", stake: 7 })).toEqual({ act: "con-ley envido+3", mode: "con-ley", base: "envido+", add: 3, stake: 7 });
    expect(sung({ act: "con-flor me-achico", stake: 1 })).toMatchObject({ mode: "", base: "con-flor me-achico" });
    expect(sung({ act: "a-ley envido", stake: 2 })).toMatchObject({ mode: "", base: "a-ley envido" });
  });
  test("with a flor, each word may go with it or plain, and plain is how it begins", () => {
    const now = venezolano(["quiero", 3], ["no-quiero", 1], ["retruco", 6], ["con-flor quiero", 3], ["con-flor no-quiero", 1], ["con-flor retruco", 6]);
    expect(modes(now)).toEqual(["", "con-flor"]);
    expect(firstMode(now)).toBe("");
    expect(inMode(now, "con-flor").map(({ act }) => act)).toEqual(["con-flor quiero", "con-flor no-quiero", "con-flor retruco"]);
    expect(buttons(now, "con-flor").map(({ label }) => label)).toEqual(["Con mi flor, quiero", "Con mi flor, no quiero", "Con mi flor, retruco"]);
  });
  test("an answer that must choose the ley begins with one of them, and no quiero stays", () => {
    const now = venezolano(["con-ley quiero", 2], ["sin-ley quiero", 2], ["con-ley envido", 4], ["sin-ley envido", 4], ["no-quiero", 1]);
    expect(modes(now)).toEqual(["con-ley", "sin-ley"]);
    expect(firstMode(now)).toBe("con-ley");
    expect(buttons(now).map(({ act }) => act)).toEqual(["con-ley quiero", "no-quiero", "con-ley envido"]);
    expect(buttons(now, "sin-ley").map(({ act }) => act)).toEqual(["sin-ley quiero", "no-quiero", "sin-ley envido"]);
  });
  test("without such phrases there is nothing to choose", () => {
    expect(modes(venezolano("truco", "envido", "a-ley envido", "con-flor me-achico"))).toEqual([]);
  });
});

describe("higher bets", () => {
  const now = venezolano(["retruco", 6], ["vale-nueve", 9], ["vale-partida", 24], ["envido", 4], ["la-falta", 20], ["envido+2", 4], ["envido+1", 3]);
  test("of each family the smallest is on the table, the others under «Más»", () => {
    expect(buttons(now).filter(({ more }) => !more).map(({ act }) => act)).toEqual(["retruco", "envido"]);
    expect(buttons(now).filter(({ more }) => more).map(({ act }) => act)).toEqual(["vale-nueve", "vale-partida", "la-falta"]);
  });
  test("N piedras more are a stepper, in order", () => {
    expect(steps(now).map(({ add, stake }) => [add, stake])).toEqual([[1, 3], [2, 4]]);
  });
  test("an envido over an envido says «y envido»", () => {
    const asked = { kind: "envido" as const, chain: ["envido"], by: 2, responders: [1, 3], wanted: 2, refused: 1 };
    expect(buttons({ ...now, pending: [asked] }).find(({ act }) => act === "envido")?.label).toBe("Y envido");
  });
});

describe("teams", () => {
  const table = four("argentino", { mano: 2, turn: 0, responders: [2, 4], scores: [4, 9] });
  test("chairs go to the right of the near one, and partners are us", () => {
    expect(chairs(table).map(({ called, us, mark }) => [called, us, mark])).toEqual([["Vos", true, "pie"], ["Beto", false, "mano"], ["Caro", true, ""], ["Dani", false, ""]]);
    expect(chairs({ ...table, you: 4 }).map(({ seat }) => seat)).toEqual([4, 1, 2, 3]);
  });
  test("any rival may answer, and all are named", () => {
    expect(due(table).words).toBe("Le toca a Beto o Dani");
    expect(due({ ...table, you: 2 }).mine).toBe(true);
  });
  test("a team is called nosotros or ellos; two alone keep their names", () => {
    expect([teamName(table, 1), teamName(table, 2)]).toEqual(["Nosotros", "Ellos"]);
    expect([teamName(frame(), 1), teamName(frame(), 2)]).toEqual(["Vos", "Beto"]);
  });
  test("a spectator looks from a chair, and nobody is «vos»", () => {
    const watched = { ...table, you: 0, perspective: 3 };
    expect(nearSeat(watched)).toBe(3);
    expect(chairs(watched).map(({ seat, me, near, us }) => [seat, me, near, us])).toEqual([[3, false, true, true], [4, false, false, false], [1, false, false, true], [2, false, false, false]]);
    expect(teamName(watched, 2)).toBe("Beto y Dani");
    expect(due(watched).mine).toBe(false);
  });
});

describe("what lies before a seat", () => {
  const lying = [card(1, "3o", 1), card(2, "4c", 1), card(3, "1e", 1, { won: true }), card(2, "7b", 3, { glued: true }), card(2, "", 2, { down: true, glued: true }), card(4, "", 2, { down: true, burned: true })];
  const table = four("venezolano", { table: lying, vueltas: [{ number: 1, seat: 3 }], raise_team: 2 });
  test("goes by vueltas, and what lost is dimmed", () => {
    expect(pileOf(view({ ...table.view, table: lying }), 1).map(({ card: name, lost }) => [name, lost])).toEqual([["3o", true]]);
  });
  test("of two pegadas the one for the second lies below", () => {
    if (!table.view) throw new Error("a view");
    expect(pileOf(table.view, 2)).toMatchObject([{ vuelta: 1 }, { vuelta: 2, down: true }, { vuelta: 3, card: "7b" }]);
  });
  test("each vuelta is told by whose it was, and the voz by who may raise", () => {
    expect(wonBy(table)).toEqual([{ number: 1, side: "us", words: "Ganó la 1ª: Caro" }]);
    expect(voz(table)).toBe("Voz: Ellos");
    expect(voz(four("argentino"))).toBe("");
  });
});

test("what the table tells me alone", () => {
  expect(privately(view({ tanto: 27, flor: "quemada" }))).toEqual(["Envido: 27", "Tu flor se quemó"]);
  expect(privately(view())).toEqual([]);
});

describe("in words", () => {
  const table = four("venezolano");
  const words = (kind: Parameters<typeof happening>[0], more: Parameters<typeof happening>[1]) => tell(happening(kind, more), table)?.words;
  test("declarations, raises and laws are sung whole", () => {
    const aloud = (word: string) => shoutOf(happening("say", { seat: 2, word }))?.words;
    expect(["con-flor quiero", "envido+4", "sin-ley envido+2", "a-ley", "flor-envida", "presento-flor"].map(aloud)).toEqual(
      ["¡Con mi flor, quiero!", "¡Y 4 más!", "¡Sin ley, y 2 más!", "A ley", "¡Flor tengo, y la mía envida!", "Presento flor"],
    );
  });
  test("the cut is no canto, and goes to the log", () => {
    expect(shoutOf(happening("say", { seat: 2, word: "corta 12" }))).toBeNull();
    expect(words("say", { seat: 2, word: "corta 12" })).toBe("corta en 12.");
  });
  test("pegado, burned, shown, seña", () => {
    expect(words("pegado", { seat: 2, word: "3o" })).toBe("juega pegado: 3 de oro arriba.");
    expect(words("burn", { seat: 2, n: 2 })).toBe("quema 2 cartas.");
    expect(words("reveal", { seat: 2, word: "4c" })).toBe("muestra el 4 de copa.");
    expect(words("sena", { seat: 3, word: "guiño-derecho" })).toBe("te hace una seña: Guiño derecho: el perico.");
  });
  test("the receipt spells a raise by N, a mode and a lone tanto", () => {
    const paid = { concept: "envido" as const, team: 2, points: 8, why: "ley-querida", article: "V-133", chain: ["a-ley envido", "con-ley envido+3"], shown: [{ seat: 2, number: 33 }] };
    expect(receiptLine(paid)).toEqual({ what: "A ley, envido, con ley, 3 más, quiero", detail: "33", article: "V-133", points: 8, team: 2 });
  });
});
