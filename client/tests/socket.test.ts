import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Frame, ServerMessage } from "../src/server/protocol";
import { Line, type LineEvents, type World } from "../src/server/socket";
import { frame } from "./frames";

/** A socket whose other end is the test. */
class Wire {
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  closed = false;
  send = (text: string) => void this.sent.push(text);
  close = () => void (this.closed = true);
  hear = (message: ServerMessage) => this.onmessage?.({ data: JSON.stringify(message) });
  messages = () => this.sent.map((text) => JSON.parse(text) as { t: string; id?: string });
  acts = () => this.messages().filter(({ t }) => t === "do");
}

let wires: Wire[];
let line: Line;
let seen: { frames: [number, boolean][]; messages: string[] };
let visible: boolean;

const last = () => wires.at(-1) as Wire;
const numbered = (version: number): Frame => ({ ...frame(), version });
const act = (id: string) => ({ t: "do", id, act: "truco", decision: 7 }) as const;

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  seen = { frames: [], messages: [] };
  visible = true;
  const world: World = {
    open: () => {
      wires.push(new Wire());
      return last() as unknown as WebSocket;
    },
    now: () => performance.now(),
    random: () => 0.5,
    visible: () => visible,
  };
  const events: LineEvents = {
    frame: ({ version }, fresh) => void seen.frames.push([version, fresh]),
    message: (message) => void seen.messages.push(message.t),
    changed: () => undefined,
  };
  line = new Line("ws://table", events, world);
  line.start();
});
afterEach(() => {
  line.stop();
  vi.useRealTimers();
});

const open = () => last().onopen?.();

describe("frames", () => {
  test("the first of a connection is drawn without its events, the next ones with", () => {
    open();
    last().hear(numbered(4));
    last().hear(numbered(5));
    expect(seen.frames).toEqual([[4, true], [5, false]]);
    expect(last().messages().map(({ t }) => t)).toEqual([]);
  });

  test("a gap asks for the whole view, and what comes late is dropped", () => {
    open();
    last().hear(numbered(1));
    last().hear(numbered(4));
    last().hear(numbered(3));
    expect(seen.frames).toEqual([[1, true], [4, true]]);
    expect(last().messages().map(({ t }) => t)).toEqual(["resync"]);
  });
});

describe("acts", () => {
  test("go once when the line is open", () => {
    open();
    line.send(act("first-act"));
    last().hear({ t: "ack", id: "first-act" });
    expect(last().acts()).toHaveLength(1);
    expect(seen.messages).toEqual(["ack"]);
  });

  test("that were not answered go again after a reconnect, with the same id; answered ones do not", () => {
    open();
    line.send(act("answered"));
    last().hear({ t: "ack", id: "answered" });
    line.send(act("unknown-fate"));
    last().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(300);
    expect(wires).toHaveLength(2);
    open();
    expect(last().acts().map(({ id }) => id)).toEqual(["unknown-fate"]);
    last().hear({ t: "refused", id: "unknown-fate", code: "tarde", article: "D-71", words: "Tarde." });
    last().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(300);
    open();
    expect(last().acts()).toEqual([]);
  });

  test("pressed while the line is down wait for it", () => {
    open();
    last().onclose?.({ code: 1006 });
    line.send(act("meanwhile"));
    vi.advanceTimersByTime(300);
    open();
    expect(last().acts().map(({ id }) => id)).toEqual(["meanwhile"]);
  });
});

describe("the line", () => {
  test("however long there was none, a new one is given its time to begin to speak", () => {
    open();
    last().hear(numbered(1));
    for (let tries = 0; tries < 6; tries++) {
      last().onclose?.({ code: 1006 });
      vi.advanceTimersByTime(6500);
    }
    const mended = last();
    open();
    vi.advanceTimersByTime(7000);
    expect(mended.closed, "it is not yet given up").toBe(false);
    mended.hear(numbered(2));
    expect(line.state).toBe("open");
    expect(line.stale).toBe(false);
    line.stop();
  });

  test("tries again by itself, each time later, and at once when it is woken", () => {
    last().onclose?.({ code: 1006 });
    expect(line.state).toBe("waiting");
    vi.advanceTimersByTime(249);
    expect(wires).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(wires).toHaveLength(2);
    last().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(499);
    expect(wires).toHaveLength(2);
    line.wake();
    expect(wires).toHaveLength(3);
    expect(line.state).toBe("connecting");
  });

  test("is stale within three seconds of silence, and fresh with the next word", () => {
    open();
    last().hear(numbered(1));
    vi.advanceTimersByTime(3000);
    expect(line.stale).toBe(true);
    expect(last().messages().at(0)).toEqual({ t: "ping", n: 1 });
    last().hear({ t: "pong", n: 1 });
    expect(line.stale).toBe(false);
  });

  test("is given up after a long silence, and mended", () => {
    open();
    last().hear(numbered(1));
    vi.advanceTimersByTime(11_000);
    expect(wires.length).toBeGreaterThan(1);
    expect(wires[0]?.closed).toBe(true);
  });

  test("pings nobody from a hidden tab", () => {
    open();
    last().hear(numbered(1));
    visible = false;
    vi.advanceTimersByTime(30_000);
    expect(last().sent).toEqual([]);
    expect(line.stale).toBe(false);
  });

  test("a table that is not, or has no seat for us, is final", () => {
    open();
    last().onclose?.({ code: 4403 });
    vi.advanceTimersByTime(60_000);
    expect([line.state, line.reason, wires.length]).toEqual(["closed", "no-seat", 1]);
  });

  test("a restarting server is told apart, and waited for", () => {
    open();
    last().onclose?.({ code: 1012 });
    expect([line.state, line.restarting]).toEqual(["waiting", true]);
    vi.advanceTimersByTime(300);
    open();
    expect(line.restarting).toBe(false);
  });
});
