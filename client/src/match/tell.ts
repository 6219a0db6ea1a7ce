/** What has just happened, in words: for the log, the balloons, the voices and the screen reader. */
import { cardName } from "../words";
import { actName, maybe, t } from "../words/table";
import { sung } from "./acts";
import { called, isMe, myTeam, teamInText, teamName } from "./derive";
import type { Noise } from "../sound/noises";
import type { Frame, Happening } from "../server/protocol";

export interface LogLine {
  n: number;
  who: string;
  words: string;
  /** `loud` is a canto, `gold` a won vuelta, `head` a new hand. */
  tone: "plain" | "loud" | "gold" | "head";
}

/** What a seat says aloud. */
export interface Shout {
  seat: number;
  words: string;
  loud: boolean;
}

/** A table as far as it is looked at: what is over each seat now. */
export interface Aloft {
  said(seat: number): Shout | null;
  readonly air: { readonly gestures: Readonly<Record<number, string>> };
}

const LOUD = /^(con-flor |con-ley |sin-ley )?(truco|retruco|vale-|envido|real-|falta-|la-falta|a-ley|a-las|flor|contraflor)/;

export function shoutOf(event: Happening): Shout | null {
  if (event.kind === "say" && !event.word.startsWith("corta ")) {
    return { seat: event.seat, words: sayWords(event.word), loud: LOUD.test(event.word) };
  }
  if (event.kind === "declare") {
    const words = event.n < 0 ? t("say.son-buenas") : t("say.tengo", { n: event.n });
    return { seat: event.seat, words, loud: false };
  }
  return null;
}

export function sayWords(word: string): string {
  const { base, mode, add } = sung({ act: word, stake: null });
  const plain = add ? t("say.envido+", { n: add }) : (maybe(`say.${base}`) ?? actName(base));
  return mode === "" ? plain : t(`mode.${mode}.say`, { act: uncapped(plain) });
}

/** «¡Quiero!» inside a phrase: «quiero». */
function uncapped(words: string): string {
  const bare = words.replace(/[¡!]/g, "");
  return bare.charAt(0).toLowerCase() + bare.slice(1);
}

/** What is longer than a line of so many letters, broken at the gap next to its middle. */
export function inTwo(words: string, line: number): string {
  const gaps = [...words.matchAll(/ /g)].map(({ index }) => index);
  if (words.length <= line || gaps.length === 0) return words;
  const at = gaps.reduce((best, gap) => (Math.abs(gap - words.length / 2) < Math.abs(best - words.length / 2) ? gap : best));
  return `${words.slice(0, at)}\n${words.slice(at + 1)}`;
}

/** The line of the log for an event; null for what needs none. */
export function tell(event: Happening, frame: Frame): Omit<LogLine, "n"> | null {
  const me = event.seat === frame.you && event.seat > 0;
  const who = event.seat > 0 ? called(frame, event.seat) : "";
  const team = event.team > 0 ? teamName(frame, event.team) : "";
  const mine = isMe(frame, event.team);
  const shout = shoutOf(event);
  if (shout) return { who, words: shout.words, tone: shout.loud ? "loud" : "plain" };
  switch (event.kind) {
    case "reparto":
      return { who: "", words: dealt(frame), tone: "head" };
    case "mazo":
      return { who: "", words: t("log.mazo"), tone: "head" };
    case "say":
      return { who, words: t(me ? "log.cut.you" : "log.cut", { n: event.word.split(" ")[1] ?? "" }), tone: "plain" };
    case "play":
      return { who, words: t(me ? "log.play.you" : "log.play", { card: cardName(event.word) }), tone: "plain" };
    case "pegado":
      return { who, words: t(me ? "log.pegado.you" : "log.pegado", { card: cardName(event.word) }), tone: "loud" };
    case "burn":
      return { who, words: t(me ? "log.burn.you" : "log.burn", { n: event.n }), tone: "plain" };
    case "reveal":
      return { who, words: t("log.reveal", { card: cardName(event.word) }), tone: "plain" };
    case "sena":
      return { who, words: t(me ? "log.sena.you" : frame.seats[event.seat - 1]?.team === myTeam(frame) ? "log.sena" : "log.sena.caught", { sena: maybe(`sena.${event.word}`) ?? event.word }), tone: "plain" };
    case "vuelta":
      return event.seat === 0
        ? { who: "", words: t("log.parda", { n: event.n }), tone: "gold" }
        : { who, words: t(me ? "log.vuelta.you" : "log.vuelta", { n: event.n }), tone: "gold" };
    case "timeout":
      return { who, words: t(me ? "log.timeout.you" : "log.timeout"), tone: "plain" };
    case "pay":
      return {
        who: "",
        words: t("log.pay", { concept: maybe(`concept.${event.word}`) ?? event.word, n: event.n, name: mine ? t("log.you") : teamInText(frame, event.team) }),
        tone: "plain",
      };
    case "hand":
      if (frame.table.seats > 2) return { who: "", words: t("log.hand.team", { name: teamInText(frame, event.team) }), tone: "gold" };
      return { who: team, words: t(mine ? "log.hand.you" : "log.hand"), tone: "gold" };
    case "match":
      if (frame.table.seats > 2) return { who: "", words: t("log.match.team", { name: teamInText(frame, event.team) }), tone: "loud" };
      return { who: team, words: t(mine ? "log.match.you" : "log.match"), tone: "loud" };
    case "throw": {
      const picks = event.word.split(" ").map((pick) => (pick === "-" ? "—" : actName(pick).toLowerCase()));
      return { who: "", words: t("log.throw", { picks: picks.join(", ") }), tone: "plain" };
    }
    default:
      return null;
  }
}

function dealt(frame: Frame): string {
  const view = frame.view;
  const n = view?.hand ?? 0;
  if (view && view.mano === frame.you) return t("log.reparto.you", { n });
  return t("log.reparto", { n, name: called(frame, view?.mano ?? 0) });
}

/** A card is heard when it lands, not when it leaves the hand. */
const LANDS = 0.16;
const POINTS_HEARD = 6;

/** What is heard of a frame's events, and after how many seconds. The words said have their own. */
export function noisesOf(frame: Frame): { noise: Noise; after: number }[] {
  const heard: { noise: Noise; after: number }[] = [];
  const add = (noise: Noise, times: number, from: number, step: number) => {
    const before = heard.filter((one) => one.noise === noise).length;
    for (let i = before; i < Math.min(before + times, POINTS_HEARD); i++) heard.push({ noise, after: from + i * step });
  };
  for (const event of frame.events) {
    if (event.kind === "reparto") add("deal", 1, 0, 0);
    else if (event.kind === "play" || event.kind === "reveal") add("card", 1, LANDS, 0.09);
    else if (event.kind === "pegado") add("card", 2, LANDS, 0.09);
    else if (event.kind === "pay") add("point", event.n, 0.1, 0.11);
    else if (event.kind === "match") add(frame.you === 0 || event.team === myTeam(frame) ? "won" : "lost", 1, 0.3, 0);
  }
  return heard;
}

/** Lines one after the other, for a voice: each ends once. */
export const inSentences = (lines: readonly string[]): string => lines.join(". ").replace(/([.!?…])\. /g, "$1 ");
