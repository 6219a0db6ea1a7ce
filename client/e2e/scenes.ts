/**
 * A page that plays an acta: it is fed with what the engine shows a seat (`scripts/scenes.py`), over a socket that stands in the
 * server's place, and whatever the acta says is done by its own buttons. For the moments that chance hides from a live match.
 */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { expect, type Locator, type Page, type WebSocketRoute } from "@playwright/test";
import { sung, wayOf } from "../src/lib/acts";
import type { Door, Frame, Happening, View } from "../src/lib/protocol";
import { es } from "../src/words/es-AR";
import { ve } from "../src/words/es-VE";
import { frame, seat } from "../tests/frames";
import { hand } from "./player";
import { BIN } from "./server";

const ROOT = resolve(import.meta.dirname, "../..");
/** That of the command under test. */
const PYTHON = [resolve(BIN, "../python"), "python"].find((python) => existsSync(python)) ?? "python";
const NAMES = ["Ana", "Beto", "Caro", "Dani", "Eva", "Fito"];
/** The controls rest as long after every new question (lib/controls.svelte.ts). */
const LOCK_MS = 300;
/** So long is looked for a button that should be there. */
const PATIENCE_MS = 20_000;

export interface Moment {
  hand: number;
  seat: number;
  act: string;
  sights: { view: View; events: Happening[] }[];
}

export interface Scene {
  file: string;
  reglamento: View["reglamento"];
  target: number;
  seats: number;
  options: Record<string, boolean>;
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
    await this.page.route("**/api/tables/escena/arrival", (route) => route.fulfill({ json: { door: this.#door(you), frame: null } }));
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
    await press(this.page, sight.view, next.act);
    await expect.poll(() => this.asked.map(({ act }) => act), { message: `${this.scene.file}: ${next.seat} ${next.act}`, intervals: [20] }).toEqual([next.act]);
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

type Words = Readonly<Record<string, string>>;

async function press(page: Page, view: View, act: string): Promise<void> {
  const words: Words = view.reglamento.startsWith("venezolano") ? ve : es;
  const bar = page.locator("section.bar");
  const way = wayOf(act);
  if (way) return play(page, bar, words, act);
  if (act.startsWith("corta ")) {
    await bar.getByRole("slider").fill(act.split(" ")[1] ?? "");
    return bar.locator(".go button").click();
  }
  const { base, mode, add } = sung(view.options.find((option) => option.act === act) ?? { act, stake: null });
  const radio = bar.getByRole("radio", { name: words[mode === "" ? "mode.none" : `mode.${mode}`] ?? "", exact: true });
  if ((await radio.count()) > 0) await radio.click();
  if (add > 0) return raise(bar, words, add);
  const button = named(bar, labels(view, words, base, mode, act));
  if (!(await button.isVisible())) await named(bar, [words["table.more"] ?? ""]).click();
  await button.click();
  if ((await bar.locator("button.armed").count()) > 0) await button.click();
  return undefined;
}

/** Lifts the card, and plays it: by its way where there is a choice, else by a second tap. */
async function play(page: Page, bar: Locator, words: Words, act: string): Promise<void> {
  const way = wayOf(act);
  const card = hand(page).locator(`[data-spot="hand:${way?.card ?? ""}"] button`);
  await card.click();
  const ways = bar.locator(".ways");
  if (!(await ways.isVisible())) return card.click();
  return named(ways, [words[`way.${way?.says || (way?.below ? "pegado" : "plain")}`] ?? ""]).click();
}

/** «N piedras más», under «Más». */
async function raise(bar: Locator, words: Words, add: number): Promise<void> {
  await named(bar, [words["table.more"] ?? ""]).click();
  const wanted = (words["act.envido+"] ?? "").replace("{n}", String(add));
  const stepper = bar.locator(".step");
  for (let steps = 0; steps < 40 && (await stepper.locator("span b").innerText()) !== wanted; steps++) await stepper.getByRole("button").nth(1).click();
  await named(stepper, [wanted]).click();
}

/** How that button may be called: in full, or where there is little room. */
function labels(view: View, words: Words, base: string, mode: string, act: string): string[] {
  const kind = view.pending.at(-1)?.kind;
  const stake = view.options.find((option) => option.act === act)?.stake;
  const plain = (kind === "envido" || kind === "flor" ? words[`raise.${base}`] : undefined) ?? (words[`act.${base}`] ?? base).replace("{n}", String(stake));
  const whole = mode === "" ? plain : (words[`mode.${mode}.act`] ?? "").replace("{act}", plain.charAt(0).toLowerCase() + plain.slice(1));
  return [whole, words[`short.${base}`] ?? whole];
}

const named = (within: Locator, names: string[]): Locator =>
  within.locator("button", { has: within.page().locator("b", { hasText: new RegExp(`^(${names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|")})$`) }) }).first();
