/**
 * What moves, and from where: worked out from what has just happened, never from what a reload shows again. The page always
 * shows the view; a move only says where a thing seems to come from on its way to where it is.
 *
 * Spots are the names that things on the table carry in `data-spot`: `hand:7e`, `held:2:0` (a back), `lying:2:1` (seat and
 * vuelta), `seat:2`, `deck`, `vira`, and `point:…` for each stick or pebble.
 */
import { nearSeat } from "./derive";
import type { Frame, Happening, TableCard, View } from "../server/protocol";

/** Milliseconds. */
const QUICK = 180;
const CALM = 260;
const SLOW = 320;
/** Everything of one frame is in its place by then. */
const ALL = 1000;
const NEXT_CARD = 70;
/** However many are dealt or paid, they leave within this. */
const SPREAD = 460;

export interface Move {
  /** Flies from elsewhere · turns over in its place · is marked as the winner · is put down from above. */
  kind: "fly" | "turn" | "gild" | "land";
  /** What moves; all the new ones of a kind where it ends with `:`. */
  spot: string;
  /** Where it comes from: the first of these that could be seen before. */
  from: readonly string[];
  after: number;
  lasts: number;
  /** Between each of the new ones. */
  step?: number;
}

/** What lay there and lies there no more goes to the first of these that can be seen. */
export interface Leave {
  spot: string;
  to: readonly string[];
  after: number;
  lasts: number;
}

export interface Score {
  moves: readonly Move[];
  leaves: readonly Leave[];
}

const lying = ({ seat, vuelta }: Pick<TableCard, "seat" | "vuelta">): string => `lying:${seat}:${vuelta}`;
const dealerOf = (view: View): number => ((view.mano - 2 + view.seats) % view.seats) + 1;

export function score(before: Frame | null, frame: Frame): Score {
  const was = before?.view ?? null;
  const view = frame.view;
  if (!was || !view) return { moves: [], leaves: [] };
  const dealt = frame.events.some(({ kind }) => kind === "reparto");
  const moves = frame.events.flatMap((event) => movesOf(event, was, view, frame));
  const gone = dealt || frame.events.some(({ kind }) => kind === "mazo");
  const leaves = gone ? was.table.map((card) => ({ spot: lying(card), to: ["deck", `seat:${dealerOf(view)}`], after: 0, lasts: CALM })) : [];
  return squeezed({ moves, leaves });
}

function movesOf(event: Happening, was: View, view: View, frame: Frame): Move[] {
  switch (event.kind) {
    case "reparto":
      return deal(view, frame, was.table.length > 0 ? QUICK : 0);
    case "play":
    case "pegado":
    case "burn":
      return throws(event.seat, was, view);
    case "reveal":
      return view.table
        .filter((card) => card.seat === event.seat && card.card === event.word)
        .map((card) => ({ kind: "turn", spot: lying(card), from: [], after: 0, lasts: CALM }));
    case "vuelta":
      return view.table
        .filter((card) => card.won && card.vuelta === event.n)
        .map((card) => ({ kind: "gild", spot: lying(card), from: [], after: QUICK, lasts: CALM }));
    case "pay":
      return [{ kind: "land", spot: "point:", from: [], after: CALM, lasts: QUICK, step: Math.min(NEXT_CARD, SPREAD / Math.max(event.n, 1)) }];
    default:
      return [];
  }
}

/** A card for each in turn from the mano on, three times round, from the deck or from who deals; then the vira. */
function deal(view: View, frame: Frame, from: number): Move[] {
  const step = Math.min(NEXT_CARD, SPREAD / (3 * view.seats));
  const source = ["deck", `seat:${dealerOf(view)}`];
  const near = nearSeat(frame);
  const order = Array.from({ length: 3 * view.seats }, (_, i) => ({ seat: ((view.mano - 1 + i) % view.seats) + 1, nth: Math.floor(i / view.seats) }));
  const moves: Move[] = order.map(({ seat, nth }, i) => {
    const card = seat === near ? view.cards[nth] : undefined;
    return { kind: "fly", spot: card ? `hand:${card}` : `held:${seat}:${nth}`, from: source, after: from + i * step, lasts: CALM };
  });
  return view.vira ? [...moves, { kind: "turn", spot: "vira", from: [], after: from + SPREAD, lasts: SLOW }] : moves;
}

/** The cards that this seat has put on the table: out of my hand, or from where its own is. */
function throws(seat: number, was: View, view: View): Move[] {
  const fresh = view.table.filter((card) => card.seat === seat && !was.table.some((old) => old.seat === seat && old.vuelta === card.vuelta));
  const held = was.held[seat - 1] ?? 0;
  return fresh.map((card, i) => ({
    kind: "fly",
    spot: lying(card),
    from: [`hand:${card.card}`, `held:${seat}:${held - 1 - i}`, `seat:${seat}`],
    after: i * NEXT_CARD,
    lasts: CALM,
  }));
}

/** All of it within the time there is: what happened at once is told faster, not longer. */
function squeezed({ moves, leaves }: Score): Score {
  const points = moves.filter(({ spot }) => spot.endsWith(":")).length;
  const end = Math.max(0, ...[...moves, ...leaves].map(({ after, lasts }) => after + lasts)) + (points > 0 ? SPREAD : 0);
  const share = Math.min(1, ALL / end);
  const fit = <T extends { after: number; lasts: number; step?: number }>(one: T): T =>
    ({ ...one, after: one.after * share, lasts: one.lasts * share, ...(one.step === undefined ? {} : { step: one.step * share }) });
  return { moves: moves.map(fit), leaves: leaves.map(fit) };
}
