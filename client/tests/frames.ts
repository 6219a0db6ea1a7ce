/** Frames to work out a page from: a hand of argentino-duelo, seen by seat 1 unless told. */
import type { Clock, Frame, Happening, SeatInfo, TableCard, TableInfo, View } from "../src/server/protocol";

export const seat = (n: number, name: string, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: n, team: n % 2 === 1 ? 1 : 2, name, character: "mora", person: true, kept: false, empty: false, ready: true, connected: true, wants_rematch: false, ...more,
});

export const view = (more: Partial<View> = {}): View => ({
  reglamento: "argentino-duelo", seat: 1, seats: 2, target: 30, phase: "mano", decision: 7, hand: 3, mano: 1, turn: 1, responders: [],
  scores: [4, 9], cards: ["7e", "3c", "10b"], held: [3, 3], vira: "", flores: [], peeked: "", flor: "", tanto: null, senas: [], agreed: [],
  table: [], vueltas: [], worth: 1, raise_team: 0, pending: [], declared: [],
  options: [], disabled: [], throws: [{ picks: ["piedra", "tijera"] }], my_pick: "", receipt: [], hand_winner: 0, winner: 0, ended_by: "",
  ...more,
});

export const frame = (of: View | null = view(), more: Partial<Frame> = {}): Frame => ({
  t: "frame", version: 1, you: 1, perspective: 0, absent: 0, watchers: 0, clock: null, view: of, events: [],
  table: { id: "t1", name: "El Ombú", reglamento: "argentino-duelo", target: 30, seats: 2, options: {}, spectators: "public", commitment: "00", status: "playing", created_ms: 0, public: false, clock: true, free_chat: false, code: "", pair: false, host: 0, roll_call: false },
  seats: [seat(1, "Ana"), seat(2, "Beto")], ...more,
});

/** A card that lies face up. */
export const card = (at: number, name: string, vuelta: number, more: Partial<TableCard> = {}): TableCard => ({
  seat: at, card: name, vuelta, won: false, down: false, burned: false, glued: false, ...more,
});

/** A table of four of that reglamento. */
export const four = (reglamento: TableInfo["reglamento"], more: Partial<View> = {}, you = 1): Frame => {
  const base = frame(view({ reglamento, seats: 4, held: [3, 3, 3, 3], throws: [], ...more }), { you });
  return { ...base, table: { ...base.table, reglamento, seats: 4 }, seats: ["Ana", "Beto", "Caro", "Dani"].map((name, i) => seat(i + 1, name)) };
};

export const happening = (kind: Happening["kind"], more: Partial<Happening> = {}): Happening => ({ kind, seat: 0, team: 0, word: "", n: 0, ...more });
export const clock = (more: Partial<Clock> = {}): Clock => ({ seats: [1], left_ms: 15_000, total_ms: 15_000, ...more });
