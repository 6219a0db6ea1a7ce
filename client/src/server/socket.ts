/**
 * The line to the server: one socket that mends itself.
 *
 *   idle → connecting → open → waiting → connecting …      closed is final (no table, no seat, other rules)
 *
 * A message that wants an answer stays in the outbox until it is acknowledged or refused, and is sent again, with the
 * same id, on every new connection. Frames keep contiguous versions; a gap asks for the whole view again.
 */
import { CLOSE, type ClientMessage, type Frame, type ServerMessage } from "./protocol";

export type LineState = "idle" | "connecting" | "open" | "waiting" | "closed";
export type FinalReason = "no-table" | "no-seat" | "other-rules" | "";

/** What a line needs of its world; a test hands in another. */
export interface World {
  open(url: string): WebSocket;
  now(): number;
  random(): number;
  visible(): boolean;
}

export interface LineEvents {
  /** `fresh`: the first frame of a connection, or one after a gap: draw it, but play no events. */
  frame(frame: Frame, fresh: boolean): void;
  message(message: Exclude<ServerMessage, Frame>): void;
  /** The state or the freshness of the line changed. */
  changed(line: Line): void;
}

type Answered = Extract<ClientMessage, { id: string }>;

const PING_EVERY = 1500;
/** Silence after a ping that makes the view suspect: the page says so within 3 s. */
const STALE_AFTER = 1000;
const DEAD_AFTER = 8000;
const WAITS = [250, 500, 1000, 2000, 4000, 5000];

export class Line {
  state: LineState = "idle";
  reason: FinalReason = "";
  /** The server said that it is restarting. */
  restarting = false;
  stale = false;

  #socket: WebSocket | null = null;
  #outbox = new Map<string, Answered>();
  #version: number | null = null;
  #heard = 0;
  #silentSince: number | null = null;
  #pinged = 0;
  #pings = 0;
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly url: string,
    private readonly events: LineEvents,
    private readonly world: World = BROWSER,
  ) {}

  start(): void {
    if (this.state !== "idle") return;
    this.#connect();
  }

  stop(): void {
    clearTimeout(this.#beat);
    clearTimeout(this.#retry);
    this.#become("closed");
    this.#drop();
  }

  /** Send now if the line is open; a message with an id also again after every reconnect until it is answered. */
  send(message: ClientMessage): void {
    if ("id" in message) this.#outbox.set(message.id, message);
    this.#write(message);
  }

  /** The tab was shown or the network came back: do not wait for the next try. */
  wake(): void {
    if (this.state === "waiting") this.#connect();
    else if (this.state === "open") this.#ping();
    this.#plan();
  }

  #connect(): void {
    clearTimeout(this.#retry);
    this.#drop();
    this.#become("connecting");
    this.#version = null;
    this.#heard = this.world.now();
    this.#silentSince ??= this.#heard;
    const socket = this.world.open(this.url);
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = (event: MessageEvent<string>) => this.#received(JSON.parse(event.data) as ServerMessage);
    socket.onclose = (event) => this.#lost(event.code);
  }

  #opened(): void {
    this.restarting = false;
    this.#heard = this.world.now();
    this.#become("open");
    for (const message of this.#outbox.values()) this.#write(message);
  }

  #received(message: ServerMessage): void {
    this.#heard = this.world.now();
    this.#silentSince = null;
    this.#tries = 0;
    if (message.t === "frame") this.#frame(message);
    else {
      if (message.t === "ack" || message.t === "refused") this.#outbox.delete(message.id);
      if (message.t !== "pong") this.events.message(message);
    }
    this.#setStale(false);
  }

  #frame(frame: Frame): void {
    const last = this.#version;
    if (last !== null && frame.version < last) return;
    this.#version = frame.version;
    const gap = last !== null && frame.version > last + 1;
    this.events.frame(frame, last === null || frame.version === last || gap);
    if (gap) this.#write({ t: "resync" });
  }

  #lost(code: number): void {
    this.#drop();
    this.restarting = code === CLOSE["going-away"];
    if (code === CLOSE["no-table"]) this.#end("no-table");
    else if (code === CLOSE["no-seat"]) this.#end("no-seat");
    else if (code === CLOSE["other-rules"]) this.#end("other-rules");
    else {
      this.#silentSince ??= this.world.now();
      this.#become("waiting");
      const wait = WAITS[Math.min(this.#tries++, WAITS.length - 1)] ?? 5000;
      // A little of chance, so that all the pages do not knock at once when a server is back.
      this.#retry = setTimeout(() => this.#connect(), wait * (0.75 + this.world.random() / 2));
    }
  }

  #end(reason: FinalReason): void {
    this.reason = reason;
    this.stop();
  }

  #check(): void {
    const now = this.world.now();
    if (this.state === "open" && this.world.visible() && now - this.#pinged >= PING_EVERY) this.#ping();
    if (this.state === "open" && this.#silentSince !== null && now - this.#silentOpen(this.#silentSince) > DEAD_AFTER) this.#lost(1006);
    if (this.state === "connecting" && now - this.#heard > DEAD_AFTER) this.#lost(1006);
    this.#setStale(this.#silentSince !== null && now - this.#silentSince > STALE_AFTER);
    this.#plan();
  }

  /** Look again when there will be something to see. In a hidden tab an answered line is left alone, until it is woken. */
  #plan(): void {
    clearTimeout(this.#beat);
    const silent = this.#silentSince;
    const moments = [
      this.state === "open" && this.world.visible() ? this.#pinged + PING_EVERY : Infinity,
      this.state === "open" && silent !== null ? this.#silentOpen(silent) + DEAD_AFTER + 1 : Infinity,
      this.state === "connecting" ? this.#heard + DEAD_AFTER + 1 : Infinity,
      this.state !== "closed" && silent !== null && !this.stale ? silent + STALE_AFTER + 1 : Infinity,
    ];
    const next = Math.min(...moments);
    if (next < Infinity) this.#beat = setTimeout(() => this.#check(), Math.max(0, next - this.world.now()));
  }

  /** Since when this very socket says nothing: however long none could be had, a new one has its time to begin to speak. */
  #silentOpen(since: number): number {
    return Math.max(since, this.#heard);
  }

  #ping(): void {
    this.#pinged = this.world.now();
    this.#silentSince ??= this.#pinged;
    this.#write({ t: "ping", n: ++this.#pings });
  }

  #write(message: ClientMessage): void {
    if (this.state === "open" && this.#socket) this.#socket.send(JSON.stringify(message));
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #setStale(stale: boolean): void {
    if (stale === this.stale) return;
    this.stale = stale;
    this.events.changed(this);
  }

  #become(state: LineState): void {
    this.state = state;
    this.events.changed(this);
    this.#plan();
  }
}

export const BROWSER: World = {
  open: (url) => new WebSocket(url),
  now: () => performance.now(),
  random: () => Math.random(),
  visible: () => document.visibilityState === "visible",
};
