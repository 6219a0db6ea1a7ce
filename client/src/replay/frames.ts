/** A match that was written down as the frames of a table, so that it is drawn with the table's own pieces. */
import { wayOf } from "../match/acts";
import { scores } from "../match/derive";
import type { Frame, Replay, ReplayStep, SeatInfo, View } from "../server/protocol";
import type { HandReceipt } from "../match/receipts";
import { tell, type LogLine } from "../match/tell";
import { PEOPLE } from "../art/faces";
import { presentation } from "../reglamentos";
import { cardName } from "../words";
import { actName } from "../words/table";
import { t } from "../words/replay";
import { ALL, type Eyes } from "./link";

export const UNKNOWN = "??";

/** A hand among the steps: its number in the acta (0: the sorteo), and its first and last step. */
export interface HandSpan {
  hand: number;
  first: number;
  last: number;
}

export function handsOf(steps: readonly ReplayStep[]): HandSpan[] {
  const spans: HandSpan[] = [];
  steps.forEach(({ hand }, i) => {
    const open = spans.at(-1);
    if (open?.hand === hand) open.last = i;
    else spans.push({ hand, first: i, last: i });
  });
  return spans;
}

/** The view of a step; where the match cannot be followed, the last one that there was. */
export function viewAt(steps: readonly ReplayStep[], at: number): View | null {
  for (let i = at; i >= 0; i--) if (steps[i]?.view) return steps[i]?.view ?? null;
  return null;
}

/** The cards that those eyes saw in that seat's hand; null: their backs. */
export function cardsOf(step: ReplayStep | undefined, eyes: Eyes, seat: number, view: View): readonly string[] | null {
  if (eyes === ALL) return step?.hands[seat - 1] ?? null;
  return eyes === seat ? view.cards : null;
}

export function seatsOf(replay: Replay): SeatInfo[] {
  const people = PEOPLE.filter((person) => person.house === presentation(replay.reglamento).house);
  return replay.players.map(({ seat, team, name, character, person }) => ({
    seat, team, person, kept: false, name: name || t("seat", { n: seat }), character: character || (people[(seat - 1) % people.length]?.id ?? ""),
    empty: false, ready: true, connected: true, wants_rematch: false,
  }));
}

/** What the table would show at that step, from that seat's side of it. */
export function frameAt(replay: Replay, at: number, near: number): Frame {
  const { reglamento, target, seats, options, steps } = replay;
  const view = viewAt(steps, at);
  return {
    t: "frame", version: at + 1, you: 0, perspective: near, absent: 0, watchers: 0, clock: null, view, events: steps[at]?.events ?? [],
    table: {
      id: "", name: replay.title || t(`game.${reglamento}`), reglamento, target, seats, options, spectators: "player", commitment: "",
      status: view?.phase === "fin" ? "over" : "playing", created_ms: 0, public: false, clock: false, free_chat: false, code: "", pair: false, host: 0, roll_call: false,
    },
    seats: seatsOf(replay),
  };
}

/** A line of the log with the step to which it leads. */
export interface Told extends Omit<LogLine, "n"> {
  at: number;
  /** The article of a refusal, else "". */
  article: string;
}

/** An act in words, where nothing came of it that could be told. */
function spelled(act: string): string {
  const way = wayOf(act);
  return way ? cardName(way.card) : act.split(" ").map((word) => actName(word)).join(" ");
}

/** What happened in that step, in words. */
export function toldAt(replay: Replay, at: number): Told[] {
  const step = replay.steps[at];
  if (!step) return [];
  const frame = frameAt(replay, at, 1);
  const who = frame.seats[step.seat - 1]?.name ?? "";
  const line = (words: string, more: Partial<Told> = {}): Told => ({ at, who: "", words, tone: "plain", article: "", ...more });
  if (step.refused) return [line(t("told.refused", { act: spelled(step.act), words: step.refused }), { who, article: step.article })];
  if (!step.view && step.act) return [line(spelled(step.act), { who })];
  return step.events.flatMap((event) => {
    if (event.kind === "reparto") return [line(t("told.deal", { n: step.hand, name: frame.seats[(frame.view?.mano ?? 1) - 1]?.name ?? "" }), { tone: "head" })];
    if (event.kind === "sena") return [line(t("told.sena", { sena: tell(event, frame)?.words.split(": ")[1] ?? event.word }), { who })];
    const told = tell(event, frame);
    return told ? [{ ...told, at, article: "" }] : [];
  });
}

/** How that hand was paid up to that step. */
export function receiptAt(replay: Replay, span: HandSpan, at: number): HandReceipt | null {
  const last = Math.min(at, span.last);
  const view = viewAt(replay.steps, last);
  if (!view || view.receipt.length === 0 || replay.steps[last]?.hand !== span.hand) return null;
  return { hand: span.hand, lines: view.receipt, ...scores(frameAt(replay, last, 1)), over: view.phase !== "mano" && view.phase !== "corte" };
}

