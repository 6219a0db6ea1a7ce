/** The acta's words taken apart, so that a button can be put in its place. What is legal the server's options say. */
import type { Option, View } from "../server/protocol";

/** What is said in the same breath: «Con mi flor, …», «Con ley, …», «Sin ley, …». */
export type Mode = "" | "con-flor" | "con-ley" | "sin-ley";
export const MODES: readonly Mode[] = ["", "con-flor", "con-ley", "sin-ley"];

export interface Sung {
  act: string;
  mode: Mode;
  /** The word without its mode; a raise by N is `envido+`. */
  base: string;
  /** N of `envido+N`, else 0. */
  add: number;
  stake: number | null;
}

/** Phrases that are a whole: nobody says them without their first words. */
const WHOLE = new Set(["con-flor me-achico"]);

export function sung({ act, stake }: Option): Sung {
  const split = WHOLE.has(act) ? null : /^(con-flor|con-ley|sin-ley) (.+)$/.exec(act);
  const word = split?.[2] ?? act;
  const add = /^envido\+(\d+)$/.exec(word);
  return { act, mode: (split?.[1] ?? "") as Mode, base: add ? "envido+" : word, add: Number(add?.[1] ?? 0), stake };
}

/** A way to play a card: plain, with a declaration, or upon another one. */
export interface Way {
  act: string;
  card: string;
  says: "" | "flor" | "a-ley" | "presento-flor" | "flor-flor";
  /** The card that goes below it, face down; "" when it goes alone. */
  below: string;
}

const CARD = "\\d{1,2}[ebco]";
const ALONE = new RegExp(`^(${CARD})(?: (flor|a-ley|presento-flor))?$`);
const GLUED = new RegExp(`^pegado (${CARD}) (${CARD})(?: (flor-flor))?$`);

export function wayOf(act: string): Way | null {
  const alone = ALONE.exec(act);
  if (alone) return { act, card: alone[1] ?? "", says: (alone[2] ?? "") as Way["says"], below: "" };
  const glued = GLUED.exec(act);
  if (glued) return { act, card: glued[2] ?? "", says: (glued[3] ?? "") as Way["says"], below: glued[1] ?? "" };
  return null;
}

/** The ways in which that card may be played now. */
export function ways(view: View, card: string): Way[] {
  return view.options.map((option) => wayOf(option.act)).filter((way) => way !== null && way.card === card) as Way[];
}

export const isCut = (act: string): boolean => act.startsWith("corta ");

/** What may be sung or answered now. */
export function cantos(view: View): Sung[] {
  return view.options.filter(({ act }) => !wayOf(act) && !isCut(act)).map(sung);
}

/** The modes among which there is something to choose; fewer than two are no choice. */
export function modes(view: View): Mode[] {
  const all = cantos(view);
  const varied = new Set(all.filter(({ mode }) => mode !== "").map(({ base }) => base));
  const there = MODES.filter((mode) => all.some((one) => one.mode === mode && varied.has(one.base)));
  return varied.size > 0 ? there : [];
}

/** The mode that stands until the player chooses: the one with most to say, the plainest of equals. */
export function firstMode(view: View): Mode {
  const all = cantos(view);
  const weigh = (mode: Mode) => all.filter((one) => one.mode === mode && one.base !== "envido+").length;
  return modes(view).reduce<Mode>((best, mode, i) => (i === 0 || weigh(mode) > weigh(best) ? mode : best), "");
}

/** What may be sung in that mode: each word in that mode where it has it, else plain. */
export function inMode(view: View, mode: Mode): Sung[] {
  const all = cantos(view);
  const has = new Set(all.filter((one) => one.mode === mode).map(({ base, add }) => `${base}${add}`));
  return all.filter((one) => one.mode === mode || (one.mode === "" && !has.has(`${one.base}${one.add}`)));
}
