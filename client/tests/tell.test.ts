import { describe, expect, test } from "vitest";
import { inSentences, inTwo, shoutOf, tell } from "../src/match/tell";
import { frame, happening, view } from "./frames";

const said = (...args: Parameters<typeof happening>) => {
  const line = tell(happening(...args), frame());
  return line && `${line.who} ${line.words}`.trim();
};

describe("the log", () => {
  test("says who did what, to me as to the other", () => {
    expect(said("play", { seat: 2, word: "7e" })).toBe("Beto juega el 7 de espada.");
    expect(said("play", { seat: 1, word: "12o" })).toBe("Vos jugás el 12 de oro.");
    expect(said("say", { seat: 2, word: "contraflor-al-resto" })).toBe("Beto ¡Contraflor al resto!");
    expect(said("declare", { seat: 1, word: "envido", n: 31 })).toBe("Vos Tengo 31");
    expect(said("declare", { seat: 2, word: "envido", n: -1 })).toBe("Beto Son buenas");
    expect(said("vuelta", { seat: 2, n: 1 })).toBe("Beto se lleva la 1ª.");
    expect(said("vuelta", { seat: 0, n: 2 })).toBe("La 2ª es parda.");
    expect(said("timeout", { seat: 1 })).toBe("Vos te quedaste sin tiempo.");
    expect(said("pay", { team: 2, word: "envido", n: 1 })).toBe("Envido: 1 punto para Beto.");
    expect(said("pay", { team: 1, word: "truco", n: 2 })).toBe("La mano: 2 puntos para vos.");
    expect(said("hand", { team: 1 })).toBe("Vos ganás la mano.");
    expect(said("match", { team: 2, word: "points" })).toBe("Beto gana la partida.");
    expect(said("throw", { word: "piedra -" })).toBe("Piedra, papel o tijera: piedra, —.");
    expect(said("reparto")).toBe("Mano 3. Sos mano.");
    expect(tell(happening("reparto"), frame(view({ mano: 2 })))?.words).toBe("Mano 3. Es mano Beto.");
  });
});

test("what is declared is said in the same breath", () => {
  const words = (word: string) => shoutOf(happening("say", { seat: 1, word }))?.words;
  expect(["flor", "a-ley", "presento-flor", "flor-flor", "flor-envida"].map(words)).toEqual([
    "¡Flor!", "A ley", "Presento flor", "¡Flor, flor!", "¡Flor tengo, y la mía envida!",
  ]);
  expect(["con-flor truco", "con-flor quiero", "sin-ley no-quiero", "con-flor me-achico"].map(words)).toEqual([
    "¡Con mi flor, truco!", "¡Con mi flor, quiero!", "¡Sin ley, no quiero!", "Con mi flor me achico",
  ]);
});

test("a canto is loud, an answer and a number are not, a card is silent", () => {
  expect(shoutOf(happening("say", { seat: 2, word: "vale-cuatro" }))).toEqual({ seat: 2, words: "¡Vale cuatro!", loud: true });
  expect(shoutOf(happening("say", { seat: 2, word: "no-quiero" }))?.loud).toBe(false);
  expect(shoutOf(happening("declare", { seat: 1, n: 25 }))?.words).toBe("Tengo 25");
  expect(shoutOf(happening("play", { seat: 1, word: "7e" }))).toBeNull();
});

test("what is too long for a line is broken at the gap next to its middle", () => {
  expect(inTwo("¡Vale cuatro!", 13)).toBe("¡Vale cuatro!");
  expect(inTwo("¡Flor tengo, y la mía envida!", 13)).toBe("¡Flor tengo, y\nla mía envida!");
  expect(inTwo("¡Retruco!", 8)).toBe("¡Retruco!");
});

test("what is told aloud ends each of its sentences once", () => {
  expect(inSentences(["Ana juega el 7 de oro.", "Beto ¡Truco!", "Ana Quiero", "La mano: 2 puntos para vos."])).toBe(
    "Ana juega el 7 de oro. Beto ¡Truco! Ana Quiero. La mano: 2 puntos para vos.",
  );
});
