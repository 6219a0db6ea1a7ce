import type { Presentation } from "./index";

const suits = (number: number) => ["e", "b", "o", "c"].map((suit) => `${number}${suit}`);

export const argentinoDuelo: Presentation = {
  house: "pulperia",
  acts: {
    quiero: { slot: "yes", tone: "quiero", key: "q", stake: "stake.quiero", match: "stake.quiero.match" },
    "no-quiero": { slot: "no", tone: "noquiero", key: "n", stake: "stake.no-quiero" },
    truco: { slot: "raise", tone: "raise", key: "t", stake: "stake.raise" },
    retruco: { slot: "raise", tone: "raise", key: "t", stake: "stake.raise" },
    "vale-cuatro": { slot: "raise", tone: "raise", key: "t", stake: "stake.raise" },
    envido: { slot: "cantos", tone: "plain", key: "e", stake: "stake.raise.short" },
    "real-envido": { slot: "cantos", tone: "plain", key: "r", stake: "stake.raise.short" },
    "falta-envido": { slot: "cantos", tone: "plain", key: "f", stake: "stake.raise.short", final: true },
    flor: { slot: "cantos", tone: "plain", key: "l", stake: "stake.flor" },
    contraflor: { slot: "cantos", tone: "plain", key: "c", stake: "stake.raise.short" },
    "contraflor-al-resto": {
      slot: "cantos", tone: "plain", key: "x", stake: "stake.raise.short", match: "stake.raise.match", final: true,
    },
    tengo: { slot: "yes", tone: "quiero", key: "g", stake: "stake.tengo" },
    "son-buenas": { slot: "no", tone: "noquiero", key: "s", stake: "stake.son-buenas", match: "stake.son-buenas" },
    mazo: { slot: "no", tone: "danger", key: "m", stake: "stake.mazo", final: true },
  },
  tops: ["vale-cuatro", "falta-envido", "contraflor-al-resto"],
  levels: { 2: "truco", 3: "retruco", 4: "vale-cuatro" },
  ladder: [
    { cards: ["1e"], name: "rules.macho" },
    { cards: ["1b"], name: "rules.hembra" },
    { cards: ["7e"] },
    { cards: ["7o"] },
    { cards: suits(3) },
    { cards: suits(2) },
    { cards: ["1c", "1o"], name: "rules.falsos" },
    { cards: suits(12) },
    { cards: suits(11) },
    { cards: suits(10) },
    { cards: ["7c", "7b"] },
    { cards: suits(6) },
    { cards: suits(5) },
    { cards: suits(4) },
  ],
  quick: [
    { acts: ["truco", "retruco", "vale-cuatro"], brings: [2, 3, 4] },
    { acts: ["envido", "real-envido", "falta-envido"], brings: [2, 3, "rules.rest"] },
    { acts: ["flor", "contraflor", "contraflor-al-resto"], brings: [3, 6, "rules.match"] },
  ],
  notes: [
    "rules.previous", "rules.vueltas", "rules.envido", "rules.envido.first", "rules.flor", "rules.mazo", "rules.surrender", "rules.clock",
  ],
};
