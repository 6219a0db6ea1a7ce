import type { Presentation } from "./presentation";
import { LADDER } from "./ladder";

export const venezolanoSimple: Presentation = {
  house: "patio",
  layout: "piles",
  seats: [2, 4],
  targets: [24],
  seconds: 10,
  options: [],
  spectators: "public",
  acts: {
    quiero: { slot: "yes", tone: "quiero", key: "q", stake: "stake.quiero", match: "stake.quiero.match" },
    "no-quiero": { slot: "no", tone: "noquiero", key: "n", stake: "stake.no-quiero" },
    truco: { slot: "raise", tone: "raise", key: "t", stake: "stake.raise" },
    retruco: { slot: "raise", tone: "raise", key: "t", stake: "stake.raise" },
    "vale-nueve": { slot: "raise", tone: "raise", key: "t", stake: "stake.raise" },
    "vale-partida": { slot: "raise", tone: "raise", key: "t", stake: "stake.raise", match: "stake.raise.match", final: true },
    envido: { slot: "cantos", tone: "plain", key: "e", stake: "stake.raise.short" },
    "la-falta": { slot: "cantos", tone: "plain", key: "f", stake: "stake.raise.short", final: true },
    mazo: { slot: "no", tone: "danger", key: "m", stake: "stake.mazo", final: true },
  },
  tops: ["vale-partida", "la-falta"],
  levels: { 3: "truco", 6: "retruco", 9: "vale-nueve", 24: "vale-partida" },
  senas: [],
  teamChat: false,
  voz: false,
  deals: false,
  ladder: LADDER,
  quick: [
    { acts: ["truco", "retruco", "vale-nueve", "vale-partida"], brings: [3, 6, 9, "rules.match"] },
    { acts: ["envido", "la-falta"], brings: [2, "rules.rest"] },
  ],
  notes: [
    "rules.ve.piezas", "rules.ve.simple.flor", "rules.ve.simple.envido", "rules.ve.simple.truco", "rules.ve.any",
    "rules.ve.simple.mazo", "rules.surrender", "rules.clock.10", "rules.ve.computer", "rules.ve.voices",
  ],
};
