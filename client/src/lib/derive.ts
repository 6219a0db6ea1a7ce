/** What the page draws, worked out from a frame alone. Nothing here decides what is legal or what it pays. */
import { presentation, type Slot, type Tone } from "../reglamentos";
import { actName, maybe, t } from "../words";
import type { Declared, Frame, Payment, Pending, SeatInfo, TableCard, View } from "./protocol";

// ---- seats ---------------------------------------------------------------------------------------

export interface Chair extends SeatInfo {
  /** How I call who sits there: «Vos», or the name. */
  called: string;
  me: boolean;
  us: boolean;
  held: number;
  mark: "mano" | "pie" | "";
  /** Owes an act now. */
  due: boolean;
  said: Declared | null;
}

/** The chairs from mine on, to the right. */
export function chairs(frame: Frame): Chair[] {
  const { view, seats, you } = frame;
  const first = Math.max(1, you);
  const turned = [...seats.slice(first - 1), ...seats.slice(0, first - 1)];
  const mine = seats[first - 1];
  return turned.map((info) => ({
    ...info,
    me: info.seat === you,
    called: info.seat === you ? t("table.you") : info.name,
    us: info.team === mine?.team,
    held: view?.held[info.seat - 1] ?? 0,
    mark: markOf(view, info.seat),
    due: view ? owes(view, info.seat) : false,
    said: view?.declared.find((said) => said.seat === info.seat) ?? null,
  }));
}

function markOf(view: View | null, seat: number): Chair["mark"] {
  if (!view?.mano || view.hand === 0) return "";
  if (seat === view.mano) return "mano";
  return (seat % view.seats) + 1 === view.mano ? "pie" : "";
}

export function owes(view: View, seat: number): boolean {
  return view.turn === seat || view.responders.includes(seat);
}

/** The seat that has to act, when it is not me. */
function owing(frame: Frame): string {
  const seat = frame.seats.find((info) => frame.view && owes(frame.view, info.seat) && info.seat !== frame.you);
  return seat?.name ?? "";
}

/** «Vos», or the name. */
export function called(frame: Frame, seat: number): string {
  return seat === frame.you ? t("table.you") : (frame.seats[seat - 1]?.name ?? "");
}

export function teamName(frame: Frame, team: number): string {
  return called(frame, frame.seats.find((info) => info.team === team)?.seat ?? 0);
}

/** A name that fits on the paper. */
export const brief = (name: string, letters: number): string => (name.length > letters ? `${name.slice(0, letters - 1)}…` : name);

export const myTeam = (frame: Frame): number => frame.seats[Math.max(1, frame.you) - 1]?.team ?? 1;

/** The scores, mine first. */
export function scores(frame: Frame): { us: number; them: number } {
  const [one = 0, two = 0] = frame.view?.scores ?? [];
  return myTeam(frame) === 1 ? { us: one, them: two } : { us: two, them: one };
}

// ---- what is to be done --------------------------------------------------------------------------

export interface Due {
  mine: boolean;
  words: string;
}

export function due(frame: Frame): Due {
  const { view, you } = frame;
  if (!view) return { mine: false, words: "" };
  const mine = view.phase !== "fin" && owes(view, you) && !(view.phase === "sorteo" && view.my_pick !== "");
  const name = owing(frame);
  const words = {
    sorteo: () => (view.my_pick ? t("due.picked", { name }) : t("due.pick")),
    reparto: () => handWords(frame, view),
    fin: () => t("due.over"),
    mano: () => (mine ? mineWords(view) : theirWords(view, name)),
  }[view.phase]();
  return { mine, words };
}

function handWords(frame: Frame, view: View): string {
  if (view.hand === 0 || view.hand_winner === 0) return t("due.deal");
  if (view.hand_winner === myTeam(frame)) return t("due.hand.mine");
  return t("due.hand.theirs", { name: teamName(frame, view.hand_winner) });
}

function mineWords(view: View): string {
  const asked = asking(view);
  if (!asked) return t("due.mine");
  return asked.kind === "tanto" ? t("due.tanto") : t("due.answer", { canto: actName(asked.chain.at(-1) ?? "") });
}

function theirWords(view: View, name: string): string {
  const asked = asking(view);
  if (!asked) return t("due.theirs", { name });
  return asked.kind === "tanto" ? t("due.tanto.theirs", { name }) : t("due.answer.theirs", { name });
}

/** The canto to be answered now. */
export const asking = (view: View): Pending | null => view.pending.at(-1) ?? null;

// ---- buttons -------------------------------------------------------------------------------------

export interface Button {
  act: string;
  label: string;
  short: string;
  stake: string;
  tone: Tone;
  slot: Slot;
  key: string;
  /** Asks for a second tap. */
  final: boolean;
  /** Why it is grey; "" when it can be pressed. */
  grey: string;
}

/** The cards that may be played now. */
export function playable(view: View): string[] {
  return view.options.map((option) => option.act).filter((act) => view.cards.includes(act));
}

/** One button for each act that is no card, in the order in which the reglamento shows them. */
export function buttons(view: View): Button[] {
  const { acts, tops } = presentation(view.reglamento);
  const stakes = new Map(view.options.map((option) => [option.act, option.stake]));
  const greys = new Map(view.disabled.map((option) => [option.act, option.code]));
  const top = tops.includes(asking(view)?.chain.at(-1) ?? "");
  return Object.entries(acts)
    .filter(([act]) => stakes.has(act) || greys.has(act))
    .map(([act, look]) => {
      const n = stakes.get(act) ?? null;
      const grey = greys.get(act);
      return {
        act,
        label: actName(act, n),
        short: maybe(`short.${act}`) ?? actName(act, n),
        stake: n === null ? (look.match ? t(look.match) : "") : t(look.stake, { n }),
        tone: look.tone,
        slot: look.slot,
        key: look.key,
        final: look.final === true || (act === "no-quiero" && top),
        grey: grey === undefined ? "" : (maybe(`why-not.${grey}`) ?? t("why-not.other")),
      };
    });
}

/** What changes when the question on the table does: then the controls lock for an instant. */
export function question(view: View | null): string {
  return view ? `${view.decision}:${view.options.map((option) => option.act).join(" ")}` : "";
}

// ---- the board -----------------------------------------------------------------------------------

export interface Column {
  number: number;
  /** By chair, mine first; null where no card lies yet. */
  cards: (TableCard | null)[];
  state: "empty" | "running" | "parda" | "won";
  winner: number;
}

export function columns(frame: Frame): Column[] {
  const view = frame.view;
  if (!view) return [];
  const order = chairs(frame).map((chair) => chair.seat);
  return [1, 2, 3].map((number) => {
    const lying = view.table.filter((card) => card.vuelta === number);
    const done = view.vueltas.find((vuelta) => vuelta.number === number);
    return {
      number,
      cards: order.map((seat) => lying.find((card) => card.seat === seat) ?? null),
      state: done ? (done.seat === 0 ? "parda" : "won") : lying.length > 0 ? "running" : "empty",
      winner: done?.seat ?? 0,
    };
  });
}

/** The plaque: which vuelta runs, and what is being played for. */
export function plaque(view: View): { vuelta: string; worth: string } {
  const number = Math.min(view.vueltas.length + 1, 3);
  const asked = view.pending.find((pending) => pending.kind !== "tanto") ?? null;
  const canto = actName(asking(view)?.chain.at(-1) ?? "");
  const level = presentation(view.reglamento).levels[view.worth];
  let worth = level ? t("table.worth.truco", { canto: actName(level), n: view.worth }) : t("table.worth", { n: view.worth });
  if (asked) {
    const wanted = asking(view)?.wanted ?? null;
    worth = wanted === null ? t("table.worth.match", { canto }) : t("table.worth.pending", { canto, n: wanted });
  }
  return { vuelta: t("table.vuelta", { n: number }), worth };
}

// ---- the receipt ---------------------------------------------------------------------------------

export interface ReceiptLine {
  /** «Envido, quiero» */
  what: string;
  /** «31 a 28» */
  detail: string;
  article: string;
  points: number;
  us: boolean;
}

export function receiptLine(frame: Frame, paid: Payment): ReceiptLine {
  const sung = paid.chain.map((act) => actName(act)).join(", ");
  const chain = sung || (maybe(`concept.${paid.concept}`) ?? paid.concept);
  const answer = maybe(`pay.${paid.why}`);
  return {
    what: answer === null ? chain : t("receipt.chain", { chain, answer }),
    detail: tantos(paid.shown),
    article: paid.article,
    points: paid.points,
    us: paid.team === myTeam(frame),
  };
}

function tantos(shown: Declared[]): string {
  const [first, second] = shown;
  if (first === undefined || first.number === null) return "";
  if (second === undefined) return "";
  if (second.number === null) return t("receipt.tanto.buenas", { n: first.number });
  return t("receipt.tantos", { a: first.number, b: second.number });
}
