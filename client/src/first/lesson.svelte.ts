/**
 * A guided hand: a recorded match of the engine, which the learner plays himself. What he is shown and what he may do are the
 * engine's own views (`scripts/gen_learn.py` makes them from the acta beside this file); they reach the table over a line as the
 * server's would, so that it is drawn and played as any other.
 */
import { sung, wayOf } from "../match/acts";
import { prefs } from "../browser/prefs.svelte";
import type { ClientMessage, Frame, Happening, ServerMessage, View } from "../server/protocol";
import { BROWSER, type World } from "../server/socket";
import { calm } from "../pieces/motion";
import type { Name } from "../reglamentos";

export interface Moment {
  view: View;
  events: Happening[];
  next: { seat: number; act: string } | null;
}

export interface Script {
  reglamento: Name;
  target: number;
  options: Record<string, boolean>;
  /** The learner, then the rival. */
  names: string[];
  moments: Moment[];
}

export const LEARNER = 1;
/** How long the rival thinks. */
const RIVAL_MS = 1500;

/** Under which keys the book may tell what that act does at that decision, the closest first. */
export function whatIf(decision: number, act: string): string[] {
  const way = wayOf(act);
  if (way) return [act, way.below ? "pegado" : way.says || "card"].map((key) => `${decision}.${key}`);
  const { base, mode } = sung({ act, stake: null });
  return [`${decision}.${mode ? `${mode} ` : ""}${base}`];
}

/** The socket of that line: what the table holds in its hands instead of a WebSocket. */
class ScriptedSocket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly hear: (message: ClientMessage) => void) {}

  send = (text: string): void => this.hear(JSON.parse(text) as ClientMessage);
  close = (): void => undefined;
  tell = (message: ServerMessage): void => this.onmessage?.({ data: JSON.stringify(message) });
}

export class Lesson {
  at = $state(0);
  /** Another act than the suggested one that the learner tried at this moment. */
  tried = $state("");

  readonly moment = $derived.by(() => this.script.moments[this.at] as Moment);
  readonly mine = $derived(this.moment.next?.seat === LEARNER);
  /** Which of the learner's decisions this is, from 1. */
  readonly decision = $derived(this.#decisions(this.at + 1));

  #socket = new ScriptedSocket((message) => this.#hear(message));
  #version = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly script: Script,
    readonly title: string,
    readonly rival: string,
    /** What is said to who asks for something that no hand of a lesson has. */
    readonly refusal: () => string,
  ) {}

  /** In a world of its own the table's line opens to the script. */
  readonly world: World = {
    ...BROWSER,
    open: () => {
      setTimeout(() => {
        this.#socket.onopen?.();
        this.#show(true);
      });
      return this.#socket as unknown as WebSocket;
    },
  };

  get decisions(): number {
    return this.#decisions(this.script.moments.length);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #decisions(until: number): number {
    return this.script.moments.slice(0, until).filter(({ next }) => next?.seat === LEARNER).length;
  }

  #hear(message: ClientMessage): void {
    if (message.t === "ping") this.#socket.tell({ t: "pong", n: message.n });
    else if (message.t === "do") this.#do(message.id, message.act);
    else if ("id" in message) this.#socket.tell({ t: "refused", id: message.id, code: "", article: "", words: this.refusal() });
  }

  #do(id: string, act: string): void {
    const next = this.moment.next;
    if (!this.mine || !this.moment.view.options.some((option) => option.act === act)) {
      this.#socket.tell({ t: "refused", id, code: "", article: "", words: this.refusal() });
      return;
    }
    this.#socket.tell({ t: "ack", id });
    if (act === next?.act) this.#go();
    else {
      this.tried = act;
      this.#show(false);
    }
  }

  /** The next moment; the rival's acts follow by themselves. */
  #go(): void {
    this.at += 1;
    this.tried = "";
    this.#show(true);
    if (this.moment.next && !this.mine) this.#timer = setTimeout(() => this.#go(), calm() ? RIVAL_MS / 3 : RIVAL_MS);
  }

  #show(happened: boolean): void {
    this.#socket.tell(this.#frame(happened ? this.moment.events : []));
  }

  #frame(events: Happening[]): Frame {
    const { reglamento, target, options, names } = this.script;
    const seat = (n: number, character: string) => ({
      seat: n, team: n, name: names[n - 1] ?? "", character, person: n === LEARNER, kept: false, empty: false, connected: true, wants_rematch: false, ready: true,
    });
    return {
      t: "frame", version: ++this.#version, you: LEARNER, perspective: 0, absent: 0, watchers: 0, clock: null, view: this.moment.view, events,
      table: {
        id: "", name: this.title, reglamento, target, seats: 2, options, spectators: "none", commitment: "", status: "playing", created_ms: 0,
        public: false, clock: false, free_chat: false, code: "", pair: false, host: 0, roll_call: false,
      },
      seats: [seat(1, prefs.character), seat(2, this.rival)],
    };
  }
}
