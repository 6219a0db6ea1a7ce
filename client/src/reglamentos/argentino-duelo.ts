import type { Presentation } from "./presentation";
import { LADDER } from "./ladder";

export const argentinoDuelo: Presentation = {
  house: "pulperia",
  layout: "columns",
  seats: [2],
  targets: [15, 30],
  seconds: 15,
  options: [],
  spectators: "public",
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
  senas: [],
  teamChat: false,
  voz: false,
  deals: false,
  ladder: LADDER,
  quick: [
    { acts: ["truco", "retruco", "vale-cuatro"], brings: [2, 3, 4] },
    { acts: ["envido", "real-envido", "falta-envido"], brings: [2, 3, "rules.rest"] },
    { acts: ["flor", "contraflor", "contraflor-al-resto"], brings: [3, 6, "rules.match"] },
  ],
  notes: [
    "rules.previous", "rules.vueltas", "rules.envido", "rules.envido.first", "rules.flor", "rules.mazo", "rules.surrender", "rules.clock",
  ],
};
