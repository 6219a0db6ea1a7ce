import { describe, expect, test } from "vitest";
import { buttons, playable, question } from "../src/match/buttons";
import { brief, chairs, columns, due, plaque, privately, receiptLine, scores, teamName, written } from "../src/match/derive";
import type { Payment, Pending } from "../src/server/protocol";
import { frame, seat, view } from "./frames";

const asked = (kind: Pending["kind"], chain: string[], more: Partial<Pending> = {}): Pending => ({
  kind, chain, by: 2, responders: [1], wanted: 2, refused: 1, ...more,
});

describe("seats", () => {
  test("are turned so that I come first, and called by who reads", () => {
    const seen = chairs(frame(view({ seat: 2 }), { you: 2 }));
    expect(seen.map(({ seat, called, me, us }) => [seat, called, me, us])).toEqual([
      [2, "Vos", true, true],
      [1, "Ana", false, false],
    ]);
  });

  test("mano leads and pie is who speaks last, once cards are dealt", () => {
    expect(chairs(frame(view({ mano: 2 }))).map((chair) => chair.mark)).toEqual(["pie", "mano"]);
    expect(chairs(frame(view({ mano: 2, hand: 0 }))).map((chair) => chair.mark)).toEqual(["", ""]);
  });

  test("a spectator sits where seat 1 does and owns nothing", () => {
    const seen = chairs(frame(view({ seat: 0, cards: [] }), { you: 0 }));
    expect(seen.map(({ called, me }) => [called, me])).toEqual([
      ["Ana", false],
      ["Beto", false],
    ]);
  });

  test("the scores are mine first, by team", () => {
    expect(scores(frame())).toEqual({ us: 4, them: 9 });
    expect(scores(frame(view(), { you: 2 }))).toEqual({ us: 9, them: 4 });
  });

  test("a team is told to who watches as names are told", () => {
    const six = frame(view({ seat: 0 }), { you: 0, seats: ["Ana", "Beto", "Caro", "Dani", "Inés", "Fede"].map((name, i) => seat(i + 1, name)) });
    expect(teamName(six, 1)).toBe("Ana, Caro e Inés");
    expect(teamName(six, 2)).toBe("Beto, Dani y Fede");
  });

  test("a long name is written smaller on the paper, and cut where it would be too small", () => {
    expect(brief("Maximiliano", 4)).toBe("Maxim…");
    expect(brief("Willimmmmm", 4)).toBe("Willim…");
    expect(brief("Illilililil", 4)).toBe("Illilililil");
    expect(brief("Ana Beatriz", 2.6)).toBe("Ana…");
    expect(brief("Midori, Mora y Anselmo", 4.2)).toBe("Midori…");
    expect(brief("Ana", 4)).toBe("Ana");
    expect(written("Ana", 4)).toEqual({ text: "Ana", size: 1 });
    expect(written("Ana y Carmela", 5.6)).toMatchObject({ text: "Ana y Carmela" });
    expect(written("Ana María, Evangelina y Mora", 5.6)).toMatchObject({ text: "Ana María…", size: 1 });
  });
});

describe("who has to do what", () => {
  test("a card of mine, of the other", () => {
    expect(due(frame())).toEqual({ mine: true, words: "Te toca" });
    expect(due(frame(view({ turn: 2 })))).toEqual({ mine: false, words: "Le toca a Beto" });
  });

  test("an answer names the canto; the last one sung is asked first", () => {
    const pending = [asked("truco", ["truco"], { by: 1, responders: [2] }), asked("envido", ["envido", "real-envido"])];
    expect(due(frame(view({ turn: 0, responders: [1], pending })))).toEqual({ mine: true, words: "Contestá: Real envido" });
    expect(due(frame(view({ turn: 0, responders: [2], pending })))).toEqual({ mine: false, words: "Contesta Beto" });
  });

  test("a tanto to be sung", () => {
    const pending = [asked("tanto", ["envido"])];
    expect(due(frame(view({ turn: 0, responders: [1], pending }))).words).toBe("Cantá tu tanto");
  });

  test("in a throw who has picked owes nothing more, though the clock is of both", () => {
    const throwing = view({ phase: "sorteo", hand: 0, mano: 0, turn: 0, responders: [1, 2] });
    expect(due(frame(throwing))).toEqual({ mine: true, words: "Elegí, en secreto" });
    expect(due(frame({ ...throwing, my_pick: "papel" }))).toEqual({ mine: false, words: "Ya elegiste. Falta Beto." });
  });

  test("between hands it says whose the hand was", () => {
    const between = view({ phase: "reparto", turn: 0, hand_winner: 2 });
    expect(due(frame(between)).words).toBe("La mano es de Beto");
    expect(due(frame(between, { you: 2 })).words).toBe("La mano es tuya");
    expect(due(frame(view({ phase: "reparto", turn: 0, hand: 0 }))).words).toBe("Se reparte");
  });
});

describe("buttons", () => {
  const answering = view({
    turn: 0, responders: [1], pending: [asked("truco", ["truco"])],
    options: [{ act: "quiero", stake: 2 }, { act: "no-quiero", stake: 1 }, { act: "retruco", stake: 3 }, { act: "falta-envido", stake: 21 }],
  });
  const named = (of = answering) => Object.fromEntries(buttons(of).map((button) => [button.act, button]));

  test("are the server's options and no others, with their stake in words", () => {
    expect(buttons(answering).map(({ act, label, stake }) => [act, label, stake])).toEqual([
      ["quiero", "Quiero", "vale 2"],
      ["no-quiero", "No quiero", "pierdo 1"],
      ["retruco", "Retruco", "si quiere, vale 3"],
      ["falta-envido", "Falta envido", "vale 21"],
    ]);
  });

  test("quiero and no quiero keep their own slots", () => {
    expect([named()["quiero"]?.slot, named()["no-quiero"]?.slot]).toEqual(["yes", "no"]);
  });

  test("what cannot be taken back asks for a second tap, no quiero only at the top", () => {
    expect([named()["falta-envido"]?.final, named()["retruco"]?.final, named()["no-quiero"]?.final]).toEqual([true, false, false]);
    const top = { ...answering, pending: [asked("truco", ["truco", "retruco", "vale-cuatro"])] };
    expect(named(top)["no-quiero"]?.final).toBe(true);
    expect(named(top)["quiero"]?.final).toBe(false);
  });

  test("a grey one says why (D-75)", () => {
    const grey = view({ disabled: [{ act: "mazo", code: "mazo-sin-actuar", article: "D-62" }] });
    expect(named(grey)["mazo"]).toMatchObject({ grey: "primero hacé algo", stake: "" });
    const other = view({ disabled: [{ act: "mazo", code: "unheard-of", article: "D-0" }] });
    expect(named(other)["mazo"]?.grey).toBe("Ahora no se puede");
  });

  test("the tanto is on its button, al resto is for the match", () => {
    const telling = view({ options: [{ act: "tengo", stake: 31 }, { act: "son-buenas", stake: null }] });
    expect(named(telling)["tengo"]?.label).toBe("Tengo 31");
    expect(named(telling)["son-buenas"]?.stake).toBe("no lo muestro");
    const resto = view({ options: [{ act: "quiero", stake: null }, { act: "contraflor-al-resto", stake: null }] });
    expect([named(resto)["quiero"]?.stake, named(resto)["contraflor-al-resto"]?.stake]).toEqual(["por el partido", "por el partido"]);
  });

  test("cards among the options are no buttons but playable cards", () => {
    const turn = view({ options: [{ act: "7e", stake: null }, { act: "10b", stake: null }, { act: "truco", stake: 2 }] });
    expect(buttons(turn).map((button) => button.act)).toEqual(["truco"]);
    expect(playable(turn)).toEqual(["7e", "10b"]);
  });

  test("the question changes with the decision and with the options, not with the clock", () => {
    expect(question(answering)).toBe(question({ ...answering, scores: [5, 9] }));
    expect(question(answering)).not.toBe(question({ ...answering, decision: 8 }));
    expect(question(answering)).not.toBe(question({ ...answering, options: answering.options.slice(1) }));
  });
});

describe("the board", () => {
  const played = view({
    table: [
      { seat: 1, card: "4o", vuelta: 1, won: false, down: false, burned: false, glued: false },
      { seat: 2, card: "3c", vuelta: 1, won: true, down: false, burned: false, glued: false },
      { seat: 2, card: "6b", vuelta: 2, won: false, down: false, burned: false, glued: false },
      { seat: 1, card: "6e", vuelta: 2, won: false, down: false, burned: false, glued: false },
      { seat: 2, card: "1e", vuelta: 3, won: false, down: false, burned: false, glued: false },
    ],
    vueltas: [{ number: 1, seat: 2 }, { number: 2, seat: 0 }],
  });

  test("has a column for each vuelta, my card first, and says how it ended", () => {
    const seen = columns(frame(played)).map(({ cards, state, winner }) => [cards.map((card) => card?.card ?? ""), state, winner]);
    expect(seen).toEqual([
      [["4o", "3c"], "won", 2],
      [["6e", "6b"], "parda", 0],
      [["", "1e"], "running", 0],
    ]);
  });

  test("the plaque tells the vuelta and what is at stake", () => {
    expect(plaque(view())).toEqual({ vuelta: "1ª vuelta", worth: "vale 1" });
    expect(plaque({ ...played, worth: 3 })).toEqual({ vuelta: "3ª vuelta", worth: "Retruco: vale 3" });
    expect(plaque(view({ pending: [asked("envido", ["envido", "envido"], { wanted: 4 })] })).worth).toBe("Envido: se juega 4");
    expect(plaque(view({ pending: [asked("flor", ["flor", "contraflor-al-resto"], { wanted: null })] })).worth).toBe("Contraflor al resto: se juega el partido");
  });
});

describe("the receipt", () => {
  const paid = (more: Partial<Payment>): Payment => ({
    concept: "envido", team: 1, points: 2, why: "envido-querido", article: "D-39", chain: ["envido"], shown: [], ...more,
  });

  test("says canto, answer, tantos and article", () => {
    const shown = [{ seat: 1, number: 31 }, { seat: 2, number: 28 }];
    expect(receiptLine(paid({ shown }))).toEqual({ what: "Envido, quiero", detail: "31 a 28", article: "D-39", points: 2, team: 1 });
  });

  test("son buenas shows no second number", () => {
    const shown = [{ seat: 1, number: 31 }, { seat: 2, number: null }];
    expect(receiptLine(paid({ shown })).detail).toBe("31 y son buenas");
  });

  test("a hand without truco is named, and every reason has words", () => {
    expect(receiptLine(paid({ concept: "truco", team: 2, why: "vueltas", chain: [] }))).toMatchObject({ what: "La mano, por las vueltas", team: 2 });
    expect(receiptLine(paid({ concept: "truco", why: "mazo", chain: ["truco"] })).what).toBe("Truco, al mazo");
    expect(receiptLine(paid({ chain: ["envido", "real-envido"], why: "envido-no-querido" })).what).toBe("Envido, real envido, no quiero");
    expect(receiptLine(paid({ concept: "flor", why: "flor", chain: [] })).what).toBe("Flor, valió");
    expect(receiptLine(paid({ concept: "flor", why: "flores", chain: [] })).what).toBe("Flor, valieron las dos");
  });
});

test("a chair that is free has no name of its own", () => {
  expect(chairs(frame(null, { seats: [seat(1, "Ana"), seat(2, "", { empty: true })] })).map((chair) => chair.called)).toEqual(["Vos", ""]);
});

test("of my flor is told alone what the mark on my face does not say", () => {
  const told = (more: Parameters<typeof view>[0]) => privately(view({ reglamento: "venezolano", ...more }));
  expect(told({ flor: "valida" })).toEqual(["Tu flor vale"]);
  expect(told({ flor: "valida", flores: [1] })).toEqual([]);
  expect(told({ flor: "quemada", flores: [1] })).toEqual(["Tu flor se quemó"]);
});
