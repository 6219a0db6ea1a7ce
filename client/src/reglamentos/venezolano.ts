import type { Presentation } from "./presentation";
import { LADDER } from "./ladder";

export const venezolano: Presentation = {
  house: "patio",
  layout: "piles",
  seats: [4, 2],
  targets: [24, 12],
  seconds: 30,
  options: ["flor-por-derecho"],
  spectators: "player",
  acts: {
    quiero: { slot: "yes", tone: "quiero", key: "q", stake: "stake.quiero", match: "stake.quiero.match" },
    "no-quiero": { slot: "no", tone: "noquiero", key: "n", stake: "stake.no-quiero" },
    "con-flor me-achico": { slot: "no", tone: "noquiero", key: "n", stake: "stake.no-quiero" },
    truco: { slot: "raise", tone: "raise", key: "t", stake: "stake.raise", family: "truco" },
    retruco: { slot: "raise", tone: "raise", key: "t", stake: "stake.raise", family: "truco" },
    "vale-nueve": { slot: "raise", tone: "raise", key: "t", stake: "stake.raise", family: "truco" },
    "vale-partida": { slot: "raise", tone: "raise", key: "t", stake: "stake.raise", match: "stake.raise.match", final: true, family: "truco" },
    envido: { slot: "cantos", tone: "plain", key: "e", stake: "stake.raise.short", family: "envido" },
    "la-falta": { slot: "cantos", tone: "plain", key: "f", stake: "stake.raise.short", final: true, family: "envido" },
    "a-ley envido": { slot: "cantos", tone: "plain", key: "y", stake: "stake.raise.short" },
    "flor-envida": { slot: "cantos", tone: "plain", key: "v", stake: "stake.raise.short" },
    "a-las-flores-no": { slot: "cantos", tone: "danger", key: "z", stake: "stake.block", match: "stake.block" },
  },
  tops: ["vale-partida", "la-falta"],
  levels: { 3: "truco", 6: "retruco", 9: "vale-nueve", 12: "vale-partida", 24: "vale-partida" },
  senas: ["guiño-derecho", "guiño-izquierdo", "lengua-derecha", "lengua-izquierda", "ambos-ojos"],
  teamChat: false,
  voz: true,
  deals: true,
  ladder: LADDER,
  quick: [
    { acts: ["truco", "retruco", "vale-nueve", "vale-partida"], brings: [3, 6, 9, "rules.match"] },
    { acts: ["envido", "envido+", "la-falta"], brings: [2, "rules.ve.more", "rules.rest"] },
  ],
  notes: [
    "rules.ve.piezas", "rules.ve.flor", "rules.ve.derecho", "rules.ve.ley", "rules.ve.receta", "rules.ve.pegado",
    "rules.ve.voz", "rules.ve.order", "rules.surrender", "rules.ve.clock",
  ],
};
