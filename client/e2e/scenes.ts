/**
 * A page that plays an acta: it is fed with what the engine shows a seat (`scripts/scenes.py`), over a socket that stands in the
 * server's place, and whatever the acta says is done by its own buttons. For the moments that chance hides from a live match.
 */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { expect, type Page, type WebSocketRoute } from "@playwright/test";
import type { Door, Frame, Happening, View } from "../src/server/protocol";
import { frame, seat } from "../tests/frames";
import { answer } from "./answer";
import { press } from "./press";
import { BIN } from "./server";

const ROOT = resolve(import.meta.dirname, "../..");
/** That of the command under test. */
const PYTHON = [resolve(BIN, "../python"), "python"].find((python) => existsSync(python)) ?? "python";
export const NAMES = ["Ana", "Beto", "Caro", "Dani", "Eva", "Fito"];
/** The controls rest as long after every new question (match/controls.svelte.ts). */
const LOCK_MS = 300;
/** So long is looked for a button that should be there. */
const PATIENCE_MS = 20_000;

export interface Moment {
  hand: number;
  seat: number;
  act: string;
  sights: { view: View; events: Happening[] }[];
}

/** What the acta claims of a hand; null where it says nothing. */
export interface Claim {
  paid: [concept: string, team: number, points: number][] | null;
  left: [number, number] | null;
  winner: number | null;
}

export interface Scene {
  file: string;
  reglamento: View["reglamento"];
  target: number;
  seats: number;
  options: Record<string, boolean>;
  hands: Claim[];
  moments: Moment[];
}

/** These actas of tests/actas, as the engine under test plays them. */
export function scenes(...files: string[]): Scene[] {
  const paths = files.map((file) => `${ROOT}/tests/actas/${file}.acta.toml`);
  return JSON.parse(execFileSync(PYTHON, [`${ROOT}/scripts/scenes.py`, ...paths], { encoding: "utf8", maxBuffer: 2 ** 28 })) as Scene[];
}

export class Stage {
  /** What the page has asked for. */
  readonly asked: { t: string; id?: string; act?: string }[] = [];
  #socket: WebSocketRoute | null = null;
  #shown: Frame | null = null;
  #version = 0;

  constructor(
    readonly page: Page,
    /** Another one may follow at the same table. */
    public scene: Scene,
  ) {}

  async open(url: string, you: number, at: number): Promise<void> {
    this.page.setDefaultTimeout(PATIENCE_MS);
    await this.page.clock.install();
    await answer(this.page, "escena", { door: this.#door(you), frame: null });
    await this.page.routeWebSocket(/\/api\/tables\/escena\/socket/, (socket) => {
      this.#socket = socket;
      socket.onMessage((text) => this.#hear(JSON.parse(String(text)) as { t: string; id?: string; n?: number }));
      this.#version = 0;
      if (this.#shown) this.#send({ ...this.#shown, events: [] });
    });
    this.show(you, at);
    await this.page.goto(`${url}/mesa/escena`);
    await expect(this.page.getByRole("region", { name: "Mesa", exact: true })).toBeVisible();
  }

  /** That moment, as that seat is shown it. */
  show(you: number, at: number): void {
    const sight = this.scene.moments[at]?.sights[you];
    if (!sight) throw new Error(`no such moment: ${at}`);
    this.#send({ ...frame(sight.view, { you, events: sight.events }), ...this.#door(you) });
  }

  /** Whoever did what comes next does it now, by the page's own buttons. */
  async act(at: number): Promise<void> {
    const next = this.scene.moments[at + 1];
    const sight = next && this.scene.moments[at]?.sights[next.seat];
    if (!next || !sight) throw new Error("nobody did anything");
    this.asked.length = 0;
    this.show(next.seat, at);
    await this.page.clock.runFor(LOCK_MS + 10);
    // Which rivals catch a seña is drawn by the server, and written down with it.
    const wanted = next.act.replace(/ ve [\d ]+$/, "");
    await press(this.page, sight.view, wanted);
    await expect.poll(() => this.asked.map(({ act }) => act), { message: `${this.scene.file}: ${next.seat} ${next.act}`, intervals: [20] }).toEqual([wanted]);
    this.#socket?.send(JSON.stringify({ t: "ack", id: this.asked[0]?.id }));
  }

  #door(you: number): Door {
    const { seats, reglamento, target, options } = this.scene;
    const table: Frame["table"] = { ...frame().table, id: "escena", seats, reglamento: reglamento as Frame["table"]["reglamento"], target, options };
    return { table, you, room: false, your_turn: true, seats: NAMES.slice(0, seats).map((name, i) => seat(i + 1, name)) };
  }

  #hear(message: { t: string; id?: string; n?: number }): void {
    if (message.t === "ping") this.#socket?.send(JSON.stringify({ t: "pong", n: message.n }));
    if (message.t === "do") this.asked.push(message);
  }

  #send(shown: Frame): void {
    this.#shown = { ...shown, version: ++this.#version };
    this.#socket?.send(JSON.stringify(this.#shown));
  }
}
