/** What the page draws, worked out from a frame alone. Nothing here decides what is legal or what it pays. */
import { presentation } from "../reglamentos";
import { listed } from "../words";
import { actName, maybe, t } from "../words/table";
import { sung } from "./acts";
import type { Declared, Frame, Payment, Pending, SeatInfo, TableCard, View } from "../server/protocol";

// ---- seats ---------------------------------------------------------------------------------------

export interface Chair extends SeatInfo {
  /** How I call who sits there: «Vos», or the name. */
  called: string;
  me: boolean;
  /** It sits on this side of the table: mine, or the one that a spectator looks from. */
  near: boolean;
  us: boolean;
  held: number;
  /** `reparte`: it is the pie, and the table tells who deals. */
  mark: "mano" | "pie" | "reparte" | "";
  /** The table announces its flor. */
  flor: boolean;
  /** Owes an act now. */
  due: boolean;
  said: Declared | null;
  /** Its cards, where a written match is looked at with open hands. */
  open?: readonly string[] | null;
}

/** The seat at the near side of the table: mine, or the one that a spectator looks from. */
export const nearSeat = (frame: Frame): number => frame.you || frame.perspective || 1;

/** The chairs from the near one on, to the right. */
export function chairs(frame: Frame): Chair[] {
  const { view, seats, you } = frame;
  const near = nearSeat(frame);
  const turned = [...seats.slice(near - 1), ...seats.slice(0, near - 1)];
  return turned.map((info) => ({
    ...info,
    me: info.seat === you,
    near: info.seat === near,
    called: called(frame, info.seat),
    us: info.team === myTeam(frame),
    held: view?.held[info.seat - 1] ?? 0,
    mark: markOf(view, info.seat),
    flor: view?.flores.includes(info.seat) ?? false,
    due: view ? owes(view, info.seat) : false,
    said: view?.declared.find((said) => said.seat === info.seat) ?? null,
  }));
}

function markOf(view: View | null, seat: number): Chair["mark"] {
  if (!view?.mano || view.hand === 0) return "";
  if (seat === view.mano) return "mano";
  if ((seat % view.seats) + 1 !== view.mano) return "";
  return presentation(view.reglamento).deals ? "reparte" : "pie";
}

/** How the last hand ended for that team, while the next is not dealt. */
export const ended = (view: View, team: number): "won" | "lost" | "" =>
  view.phase !== "reparto" || view.hand_winner === 0 ? "" : view.hand_winner === team ? "won" : "lost";

export function owes(view: View, seat: number): boolean {
  return seat > 0 && (view.turn === seat || view.responders.includes(seat));
}

/** Who has to act, when it is not me: a name, or those of a team. */
function owing(frame: Frame): string {
  const owed = frame.seats.filter((info) => frame.view && owes(frame.view, info.seat) && info.seat !== frame.you);
  return listed(owed.map((info) => info.name), "disjunction");
}

/** «Vos», or the name. */
export function called(frame: Frame, seat: number): string {
  return seat === frame.you ? t("table.you") : (frame.seats[seat - 1]?.name ?? "");
}

/** A team by name: the one person in it, «Nosotros», or «Ellos»; to a spectator the names. */
export function teamName(frame: Frame, team: number): string {
  const members = frame.seats.filter((info) => info.team === team);
  if (members.length === 1) return called(frame, members[0]?.seat ?? 0);
  if (frame.you === 0) return listed(members.map((info) => info.name));
  return t(team === myTeam(frame) ? "team.us" : "team.them");
}

/** The same within a sentence: «nosotros», «ellos». */
export function teamInText(frame: Frame, team: number): string {
  const name = teamName(frame, team);
  return name === t("team.us") || name === t("team.them") ? name.toLowerCase() : name;
}

/** Whether we speak of that team as «vos»: it is mine alone. */
export const isMe = (frame: Frame, team: number): boolean => frame.you > 0 && frame.table.seats === 2 && team === myTeam(frame);

/** About how wide a letter of the score is, in ems: its face is Alegreya Sans 800. */
const letter = (one: string): number => (/[mwMW]/.test(one) ? 0.86 : /[A-ZÀ-Þ…]/.test(one) ? 0.62 : /[\sijlft.,'’-]/.test(one) ? 0.32 : 0.52);
const breadth = (name: string): number => [...name].reduce((ems, one) => ems + letter(one), 0);

/** A name that fits on the paper, where it has that many ems. */
export function brief(name: string, ems: number): string {
  if (breadth(name) <= ems) return name;
  const letters = [...name];
  while (letters.length > 1 && breadth(`${letters.join("")}…`) > ems) letters.pop();
  return `${letters.join("").replace(/[\s,]+$/, "")}…`;
}

/** `size`: as a part of what a name has elsewhere. */
export interface Written {
  text: string;
  size: number;
}

const SMALLEST = 0.75;

/** A name where it has that many ems: a long one is written smaller; what would be too small to read is cut. */
export function written(name: string, ems: number): Written {
  const size = Math.min(1, ems / breadth(name));
  return size < SMALLEST ? { text: brief(name, ems), size: 1 } : { text: name, size };
}

export const myTeam = (frame: Frame): number => (nearSeat(frame) % 2 === 1 ? 1 : 2);

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
    corte: () => (mine ? t("due.cut") : t("due.cut.theirs", { name })),
    fin: () => t("due.over"),
    mano: () => (mine ? mineWords(view) : theirWords(view, name)),
  }[view.phase]();
  return { mine, words };
}

function handWords(frame: Frame, view: View): string {
  if (view.hand === 0 || view.hand_winner === 0) return t("due.deal");
  if (isMe(frame, view.hand_winner)) return t("due.hand.mine");
  return t("due.hand.theirs", { name: teamInText(frame, view.hand_winner) });
}

function mineWords(view: View): string {
  const asked = asking(view);
  if (!asked) return t("due.mine");
  return asked.kind === "tanto" ? t("due.tanto") : t("due.answer", { canto: spelled(asked.chain.at(-1) ?? "") });
}

function theirWords(view: View, name: string): string {
  const asked = asking(view);
  if (!asked) return t("due.theirs", { name });
  return asked.kind === "tanto" ? t("due.tanto.theirs", { name }) : t("due.answer.theirs", { name });
}

/** A canto of a chain: a raise by N says its N. */
function spelled(act: string): string {
  const { base, add, mode } = sung({ act, stake: null });
  const plain = add ? t("act.envido+", { n: add }) : actName(base);
  return mode === "" ? plain : t(`mode.${mode}.act`, { act: plain.toLowerCase() });
}

/** The canto to be answered now. */
export const asking = (view: View): Pending | null => view.pending.at(-1) ?? null;

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

/** The cards of a seat in the order of the vueltas: of two pegadas the one for the second lies below. */
export function pileOf(view: View, seat: number): (TableCard & { lost: boolean })[] {
  const done = (vuelta: number) => view.vueltas.find((one) => one.number === vuelta);
  return view.table
    .filter((card) => card.seat === seat)
    .sort((a, b) => a.vuelta - b.vuelta)
    .map((card) => ({ ...card, lost: (done(card.vuelta)?.seat ?? 0) > 0 && !card.won }));
}

/** Each finished vuelta: whose it was. */
export function wonBy(frame: Frame): { number: number; side: "us" | "them" | "parda"; words: string }[] {
  return (frame.view?.vueltas ?? []).map(({ number, seat }) => {
    if (seat === 0) return { number, side: "parda", words: t("log.parda", { n: number }) };
    const team = frame.seats[seat - 1]?.team ?? 0;
    return { number, side: team === myTeam(frame) ? "us" : "them", words: `${t("table.won", { n: number })}: ${called(frame, seat)}` };
  });
}

/** The plaque: which vuelta runs, and what is being played for. */
export function plaque(view: View): { vuelta: string; worth: string } {
  const number = Math.min(view.vueltas.length + 1, 3);
  const asked = view.pending.find((pending) => pending.kind !== "tanto") ?? null;
  const canto = spelled(asking(view)?.chain.at(-1) ?? "");
  const level = presentation(view.reglamento).levels[view.worth];
  let worth = level ? t("table.worth.truco", { canto: actName(level), n: view.worth }) : t("table.worth", { n: view.worth });
  if (asked) {
    const wanted = asking(view)?.wanted ?? null;
    worth = wanted === null ? t("table.worth.match", { canto }) : t("table.worth.pending", { canto, n: wanted });
  }
  return { vuelta: t("table.vuelta", { n: number }), worth };
}

/** Who may raise the truco next, where the table has a voz. */
export function voz(frame: Frame): string {
  const view = frame.view;
  if (!view || view.phase !== "mano" || !presentation(view.reglamento).voz) return "";
  return t("table.voz", { team: view.raise_team === 0 ? t("table.voz.both") : teamName(frame, view.raise_team) });
}

/** What the table tells me alone: my count, my flor, the card that I looked at. */
export function privately(view: View): string[] {
  const words = [];
  if (view.tanto !== null) words.push(t("mine.tanto", { n: view.tanto }));
  // What the mark on my face says already is not said again.
  const known = view.flor === "valida" && view.flores.includes(view.seat);
  const flor = view.flor && !known && maybe(`mine.flor.${view.flor}`);
  if (flor) words.push(flor);
  return words;
}

// ---- the receipt ---------------------------------------------------------------------------------

export interface ReceiptLine {
  /** «Envido, quiero» */
  what: string;
  /** «31 a 28» */
  detail: string;
  article: string;
  points: number;
  team: number;
}

export function receiptLine(paid: Payment): ReceiptLine {
  const cantos = paid.chain.map((act, i) => (i === 0 ? spelled(act) : spelled(act).toLowerCase())).join(", ");
  const chain = cantos || (maybe(`concept.${paid.concept}`) ?? paid.concept);
  const answer = maybe(`pay.${paid.why}`);
  return {
    what: answer === null ? chain : t("receipt.chain", { chain, answer }),
    detail: tantos(paid.shown),
    article: paid.article,
    points: paid.points,
    team: paid.team,
  };
}

function tantos(shown: Declared[]): string {
  const [first, second] = shown;
  if (first === undefined || first.number === null) return "";
  if (second === undefined) return String(first.number);
  if (second.number === null) return t("receipt.tanto.buenas", { n: first.number });
  return t("receipt.tantos", { a: first.number, b: second.number });
}
