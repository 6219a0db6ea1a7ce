/** Tables that are the same on every run: the engine's own views of actas of the tests, handed to the page as a server would. */
import type { Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { ClientMessage, Door, Frame, Replay, SeatInfo, TableInfo, View } from "../src/server/protocol";
import { answer } from "./answer";
import { expect } from "./fixtures";

const CASES = resolve(import.meta.dirname, "../../tests/actas");
const PULPERIA = ["mora", "lautaro", "nelida", "rulo", "elvira", "anselmo"];
const PATIO = ["goya", "cheo", "chayo", "beltran", "yuleisi", "nino"];
export const ID = "siempreigual";

export const acta = (name: string): string => readFileSync(`${CASES}/${name}.acta.toml`, "utf8");

/** What seat 1 saw of that acta. The server plays it again. */
export async function seen(page: Page, url: string, name: string): Promise<Replay> {
  const answer = await page.request.post(`${url}/api/replay?eyes=1`, { data: acta(name), headers: { "content-type": "application/toml", origin: url } });
  expect(answer.status(), name).toBe(200);
  return (await answer.json()) as Replay;
}

/** Seat 1 has to play, cards lie on the table. */
export const playing = ({ phase, turn, table, seats }: View): boolean => phase === "mano" && turn === 1 && table.length >= Math.min(seats, 3);
export const between = ({ phase, receipt }: View): boolean => phase === "reparto" && receipt.length > 0;
export const over = ({ phase }: View): boolean => phase === "fin";

function seat(n: number, reglamento: string, empty: boolean): SeatInfo {
  const who = empty ? "" : (reglamento.startsWith("venezolano") ? PATIO : PULPERIA)[n - 1] ?? "";
  return {
    seat: n, team: n % 2 === 1 ? 1 : 2, name: who && who.charAt(0).toUpperCase() + who.slice(1), character: who,
    person: true, kept: false, empty, ready: true, connected: !empty, wants_rematch: false,
  };
}

const table = ({ reglamento, target, seats, options }: Pick<TableInfo, "reglamento" | "target" | "seats" | "options">, status: TableInfo["status"]): TableInfo => ({
  reglamento, target, seats, options, id: ID, name: "El Ombú", spectators: "public", commitment: "0".repeat(64), status, created_ms: 0, public: false, clock: true, free_chat: false, code: "matero", pair: false,
  host: 1, roll_call: false,
});

const framed = (info: TableInfo, view: View | null, empty: number[]): Frame => ({
  t: "frame", version: 1, you: 1, perspective: 1, absent: 0, watchers: 0, clock: null, view, events: [], table: info,
  seats: Array.from({ length: info.seats }, (_, i) => seat(i + 1, info.reglamento, empty.includes(i + 1))),
});

/** The table of that acta at its first step that is so. What seat 1 may do is put to it: who only looks is not told. */
export function frameOf(replay: Replay, so: (view: View) => boolean): Frame {
  const view = replay.steps.map((step) => step.view).find((one) => one !== null && so(one));
  if (!view) throw new Error("no such step");
  const acts = view.phase === "mano" ? [...view.cards, "truco"] : [];
  const mine = { ...view, seat: 1, options: acts.map((act) => ({ act, stake: act === "truco" ? 2 : null })) };
  return framed(table({ ...replay, reglamento: replay.reglamento as TableInfo["reglamento"] }, over(view) ? "over" : "playing"), mine, []);
}

export const waiting = (seats: 2 | 4 | 6): Frame => framed(table({ reglamento: "argentino", target: 15, seats, options: {} }, "waiting"), null, seats === 2 ? [2] : [3, seats]);

/** Opens the page at that table, and no server is asked for it. */
export async function openTable(page: Page, url: string, frame: Frame): Promise<void> {
  const door: Door = { table: frame.table, seats: frame.seats, you: 1, room: false, your_turn: false };
  await answer(page, ID, { door, frame: null });
  await page.routeWebSocket(/\/socket/, (socket) => {
    socket.onMessage((text) => {
      const message = JSON.parse(String(text)) as ClientMessage;
      if (message.t === "ping") socket.send(JSON.stringify({ t: "pong", n: message.n }));
    });
    socket.send(JSON.stringify(frame));
  });
  await page.goto(`${url}/mesa/${ID}`);
}
