/** The game by keyboard alone: one letter for each thing. */
import { buttons } from "./buttons";
import { due, plaque, scores } from "./derive";
import { freeToLook } from "./looking";
import { toggleMute } from "../sound/sound";
import type { Table } from "./table.svelte";
import { cardName, t as core } from "../words";
import { t } from "../words/table";

export type PaperName = "" | "menu" | "rules" | "settings" | "keys" | "handover" | "receipt" | "chat" | "verify";

export interface Desk {
  readonly paper: PaperName;
  open(name: PaperName): void;
  toggle(name: PaperName): void;
}

const PICKS = ["piedra", "papel", "tijera"];

export function onKey(event: KeyboardEvent, table: Table, desk: Desk): void {
  if (event.ctrlKey || event.altKey || event.metaKey || typing(event.target)) return;
  if (act(event, table, desk)) event.preventDefault();
}

function typing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest("input:not([type=range], [type=checkbox], [type=radio]), textarea") !== null;
}

function act(event: KeyboardEvent, table: Table, desk: Desk): boolean {
  const key = event.key.toLowerCase();
  if (event.repeat) return false;
  if (key === "enter") return enter(event, table);
  const page: Record<string, () => void> = {
    escape: () => escape(table, desk),
    h: () => desk.toggle("rules"),
    "?": () => desk.toggle("rules"),
    k: () => desk.toggle("receipt"),
    o: () => desk.toggle("menu"),
    d: () => table.air.say(whereWeAre(table)),
    u: toggleMute,
  };
  page[key]?.();
  return key in page || eyes(event, table) || number(key, table) || letter(key, table) || gestures(key, table);
}

function escape(table: Table, desk: Desk): void {
  if (desk.paper) desk.open("");
  table.controls.gesturing = false;
  table.controls.disarm();
  table.controls.lifted = "";
}

/** Enter on a button is the button's; elsewhere it plays the lifted card. */
function enter(event: KeyboardEvent, table: Table): boolean {
  if (event.target instanceof HTMLElement && event.target.closest("button, a, input")) return false;
  if (!table.controls.lifted) return false;
  table.controls.playCard(table.controls.lifted);
  return true;
}

/** Who watches chooses the chair by its number, 0 the table, or with the arrows the next one. */
function eyes(event: KeyboardEvent, table: Table): boolean {
  const frame = table.frame;
  if (!frame || !freeToLook(frame) || event.shiftKey) return false;
  const chairs = frame.seats.length + 1;
  const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  // In a paper the arrows belong to what is set there.
  if (by && event.target instanceof HTMLElement && event.target.closest("input")) return false;
  const seat = by ? (frame.perspective + by + chairs) % chairs : [..."0123456"].indexOf(event.key);
  if (seat < 0 || seat >= chairs) return false;
  table.lookFrom(seat);
  return true;
}

function number(key: string, table: Table): boolean {
  const view = table.view;
  const i = "123".indexOf(key);
  if (!view || key.length !== 1 || i < 0) return false;
  const pick = PICKS[i];
  const card = view.cards[i];
  if (view.phase === "sorteo") {
    if (view.my_pick === "" && pick && !table.controls.busy) table.controls.do(pick);
  } else if (card) table.controls.tapCard(card);
  return true;
}

/** «s» unfolds the gestures, where it says nothing: only pairs have señas, and they say no «son buenas». */
function gestures(key: string, table: Table): boolean {
  if (key !== "s") return false;
  table.controls.gesturing = !table.controls.gesturing;
  return true;
}

function letter(key: string, table: Table): boolean {
  if (key === "c" && table.controls.modes.length > 1) {
    table.controls.chosen = table.controls.modes[(table.controls.modes.indexOf(table.controls.mode) + 1) % table.controls.modes.length] ?? "";
    return true;
  }
  const button = table.view && buttons(table.view, table.controls.mode).find((one) => key !== "" && one.key === key && one.grey === "");
  if (!button) return false;
  table.controls.press(button.act, button.final);
  return true;
}

/** Everything on the table in a few words, for who cannot see it. */
export function whereWeAre(table: Table): string {
  const { frame, view } = table;
  if (!frame || !view) return "";
  const { us, them } = scores(frame);
  const { vuelta, worth } = plaque(view);
  const lying = view.table.map((card) => `${table.called(card.seat)}, ${card.card ? cardName(card.card) : core("card.back")}`);
  const mine = `${t("table.hand")}: ${view.cards.map(cardName).join(", ")}`;
  return [due(frame).words, t("receipt.score", { us, them, target: view.target }), vuelta, worth, ...lying, mine].join(". ");
}
