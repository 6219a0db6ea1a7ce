import { argentinoDuelo } from "./argentino-duelo";
import type { ActLook, Presentation } from "./presentation";

/** The words that both Argentine tables sing. The tantos of a team are told by the table: nobody says «tengo». */
const { mazo, ...all } = argentinoDuelo.acts;
const sung = Object.fromEntries(Object.entries(all).filter(([act]) => act !== "tengo" && act !== "son-buenas"));

const achico: ActLook = { slot: "no", tone: "noquiero", key: "n", stake: "stake.no-quiero" };

export const argentino: Presentation = {
  ...argentinoDuelo,
  layout: "piles",
  seats: [4, 2, 6],
  targets: [15, 30],
  seconds: 30,
  options: ["flor"],
  spectators: "public",
  acts: { ...sung, "me-achico": achico, ...(mazo ? { mazo } : {}) },
  senas: ["cejas", "guiño", "boca-derecha", "boca-izquierda", "labio", "besito", "boca-abierta", "cabeza", "ojos"],
  teamChat: true,
  notes: ["rules.previous", "rules.vueltas", "rules.envido", "rules.envido.first", "rules.flor", "rules.mazo.first", "rules.surrender", "rules.clock.30"],
};
