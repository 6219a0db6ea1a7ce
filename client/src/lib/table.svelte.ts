/** A table as the page holds it: the last frame, the line, and what the player is about to do. */
import { t } from "../words";
import { firstMode, modes, ways, type Mode, type Way } from "./acts";
import { callMe, lastSecond, setTitle, stopBlinking } from "./attention";
import { socketUrl } from "./api";
import { playable, question } from "./buttons";
import { hashOf, keepNonce, keptNonce, newNonce } from "./chance";
import { Countdown } from "./clock.svelte";
import { asking, called, due, myTeam } from "./derive";
import { prefs } from "./prefs.svelte";
import type { Frame, Refused, Said, ServerMessage } from "./protocol";
import { keepReceipt, readReceipts, type HandReceipt } from "./receipts";
import { Line, type FinalReason, type LineState } from "./socket";
import { play } from "./sound";
import { sayWords, shoutOf, tell, type LogLine, type Shout } from "./tell";
import { speak } from "./voice";

/** Controls rest so long whenever the question changes: a tap meant for the old button must not hit the new one. */
const LOCK_MS = 300;
const ARMED_MS = 4000;
const SHOUT_MS = 2200;
const SHOUT_GAP_MS = 800;
const REFUSAL_MS = 6000;
/** After an acknowledgement the frame is on its way; should it not come, the buttons come back. */
const FRAME_MS = 1500;
const LOG_LENGTH = 120;
const CHAT_LENGTH = 80;
/** How long a face keeps a gesture. */
const GESTURE_MS = 3600;

/** An act on its way. */
interface Flight {
  id: string;
  act: string;
  version: number;
  acked: boolean;
}

type Timer = ReturnType<typeof setTimeout>;

export class Table {
  frame: Frame | null = $state.raw(null);
  lineState: LineState = $state("idle");
  reason: FinalReason = $state("");
  restarting = $state(false);
  stale = $state(false);

  flight: Flight | null = $state.raw(null);
  asked = $state(false);
  armed = $state("");
  lifted = $state("");
  locked = $state(false);
  refusal: Refused | null = $state.raw(null);

  log: LogLine[] = $state.raw([]);
  receipts: HandReceipt[] = $state.raw([]);
  /** What was said aloud a moment ago, by seat. */
  shouts: Record<number, Shout> = $state.raw({});
  /** The gesture that a face makes now, by seat. */
  gestures: Record<number, string> = $state.raw({});
  /** What my team, or those who watch with me, said. */
  chat: (Said & { n: number })[] = $state.raw([]);
  unread = $state(0);
  /** The card lies plain, or the words go with a declaration; null until the player says how. */
  chosen: Mode | null = $state(null);
  /** «Más»: the higher bets are laid out. */
  more = $state(false);
  /** For the screen reader: cantos and turns. */
  announced = $state("");
  /** The table where its people go on (rematch). */
  movedTo = $state("");

  readonly clock = new Countdown();
  readonly view = $derived(this.frame?.view ?? null);
  readonly due = $derived(this.frame ? due(this.frame) : { mine: false, words: "" });
  readonly playable = $derived(this.view ? playable(this.view) : []);
  readonly busy = $derived(this.flight !== null || this.locked);
  readonly modes = $derived(this.view ? modes(this.view) : []);
  readonly mode = $derived.by((): Mode => {
    if (!this.view) return "";
    return this.chosen !== null && this.modes.includes(this.chosen) ? this.chosen : firstMode(this.view);
  });
  /** The ways to play the lifted card, when there is something to choose. */
  readonly ways: Way[] = $derived.by(() => {
    const all = this.view && this.lifted ? ways(this.view, this.lifted) : [];
    return all.length > 1 || all.some((way) => way.act !== way.card) ? all : [];
  });

  #line: Line;
  #timers: Timer[] = [];
  #lockTimer: Timer | undefined;
  #armTimer: Timer | undefined;
  #refusalTimer: Timer | undefined;
  #lines = 0;
  /** The seat from which this spectator wants to look; null: whatever the server shows. */
  #wanted: number | null = null;
  #nonce = "";

  constructor(readonly id: string) {
    this.receipts = readReceipts(id);
    this.#line = new Line(socketUrl(id), {
      frame: (frame, fresh) => this.#take(frame, fresh),
      message: (message) => this.#hear(message),
      changed: (line) => {
        this.lineState = line.state;
        this.reason = line.reason;
        this.restarting = line.restarting;
        this.stale = line.stale;
      },
    });
  }

  start(): void {
    this.#line.start();
    addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
  }

  stop(): void {
    this.#line.stop();
    this.clock.stop();
    stopBlinking();
    removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    for (const timer of [...this.#timers, this.#lockTimer, this.#armTimer, this.#refusalTimer]) clearTimeout(timer);
  }

  // ---- what the player does ------------------------------------------------------------------

  /** Press the button of an act; one that has no way back wants a second press. */
  press(act: string, final: boolean): void {
    if (this.busy) return;
    if (final && this.armed !== act) {
      this.#arm(act);
      return;
    }
    this.do(act);
  }

  /** Tap a card: lift it, or play it when it is up already. */
  tapCard(card: string): void {
    if (this.busy) return;
    this.disarm();
    if (this.lifted !== card && !(prefs.oneTap && this.playable.includes(card))) this.lifted = card;
    else if (this.ways.length > 0) this.lifted = "";
    else this.playCard(card);
  }

  /** Play it, if there is only the plain way; else lift it, and the ways are shown. */
  playCard(card: string): void {
    if (this.busy || !this.playable.includes(card)) this.lifted = "";
    else if (this.view?.options.some((option) => option.act === card) && ways(this.view, card).length === 1) this.do(card);
    else this.lifted = card;
  }

  do(act: string): void {
    if (this.flight || !this.frame) return;
    this.disarm();
    this.lifted = "";
    this.more = false;
    this.refusal = null;
    const id = newNonce();
    this.flight = { id, act, version: this.frame.version, acked: false };
    this.#line.send({ t: "do", id, act, decision: act === "rendirse" ? null : (this.view?.decision ?? null) });
  }

  /** A gesture answers nothing: it needs no decision and waits for nothing. */
  gesture(name: string): void {
    this.#line.send({ t: "do", id: newNonce(), act: `seña ${name}`, decision: null });
  }

  /** To my team, or to the others who watch. */
  tell(text: string): void {
    const words = text.trim();
    if (words && this.frame) this.#line.send({ t: "chat", id: newNonce(), to: this.frame.you > 0 ? "team" : "watchers", text: words });
  }

  lookFrom(seat: number): void {
    this.#wanted = seat;
    this.#line.send({ t: "perspective", seat });
  }

  /** End the match, won, against the team that is absent. */
  endAbsent(): void {
    this.#line.send({ t: "end-absent", id: newNonce() });
  }

  rematch(): void {
    if (this.asked) return;
    this.asked = true;
    this.#nonce = newNonce();
    this.#line.send({ t: "rematch", id: newNonce(), nonce_hash: hashOf(this.#nonce) });
  }

  disarm(): void {
    clearTimeout(this.#armTimer);
    this.armed = "";
  }

  #arm(act: string): void {
    clearTimeout(this.#armTimer);
    this.armed = act;
    this.#armTimer = setTimeout(() => (this.armed = ""), ARMED_MS);
  }

  // ---- what the server sends -----------------------------------------------------------------

  #take(frame: Frame, fresh: boolean): void {
    const before = this.frame;
    this.frame = frame;
    if (fresh) this.#sayAgain(frame);
    if (frame.table.status === "opening" && (fresh || before?.table.status !== "opening")) this.#giveNonce(frame);
    if (before?.view?.hand !== frame.view?.hand) this.chosen = null;
    if (this.flight?.acked && frame.version !== this.flight.version) this.flight = null;
    this.clock.set(frame.clock, performance.now());
    if (question(before?.view ?? null) !== question(frame.view)) this.#newQuestion(frame);
    this.receipts = keepReceipt(this.id, this.receipts, frame);
    if (!fresh) this.#happened(frame);
    this.#turn(before, frame, fresh);
    setTitle(t("table.title", { table: frame.table.name }));
  }

  #hear(message: Exclude<ServerMessage, Frame>): void {
    if (message.t === "moved") this.#moved(message.id);
    else if (message.t === "said") this.#said(message);
    else if (message.t === "refused") this.#refused(message);
    else if (message.t === "problem") this.#refused({ t: "refused", id: "", code: message.code, article: "", words: message.words });
    else if (message.t === "ack") this.#acked(message.id);
  }

  /** On a new line the server has forgotten from where a spectator looks. */
  #sayAgain(frame: Frame): void {
    if (frame.you === 0 && this.#wanted !== null && frame.perspective !== this.#wanted) this.lookFrom(this.#wanted);
  }

  #giveNonce(frame: Frame): void {
    const value = keptNonce(this.id);
    if (frame.you > 0 && value) this.#line.send({ t: "nonce", value });
  }

  #moved(id: string): void {
    if (this.#nonce) keepNonce(id, this.#nonce);
    this.movedTo = id;
  }

  #said(said: Said): void {
    this.chat = [...this.chat, { ...said, n: ++this.#lines }].slice(-CHAT_LENGTH);
    this.unread += 1;
  }

  #acked(id: string): void {
    const flight = this.flight;
    if (flight?.id !== id) return;
    if (this.frame && this.frame.version !== flight.version) {
      this.flight = null;
      return;
    }
    this.flight = { ...flight, acked: true };
    this.#later(FRAME_MS, () => {
      if (this.flight?.id === id) this.flight = null;
    });
  }

  #refused(refused: Refused): void {
    if (this.flight?.id === refused.id || refused.id === "") this.flight = null;
    this.refusal = refused;
    this.asked = this.asked && refused.id === "";
    clearTimeout(this.#refusalTimer);
    this.#refusalTimer = setTimeout(() => (this.refusal = null), REFUSAL_MS);
  }

  #newQuestion(frame: Frame): void {
    this.disarm();
    this.more = false;
    if (!frame.view?.cards.includes(this.lifted)) this.lifted = "";
    this.locked = true;
    clearTimeout(this.#lockTimer);
    this.#lockTimer = setTimeout(() => (this.locked = false), LOCK_MS);
  }

  /** Movement, voices, log: only what has just happened, never what a reload shows again. */
  #happened(frame: Frame): void {
    const told = frame.events.map((event) => tell(event, frame)).filter((line) => line !== null);
    this.log = [...this.log, ...told.map((line) => ({ ...line, n: ++this.#lines }))].slice(-LOG_LENGTH);
    frame.events
      .map(shoutOf)
      .filter((shout) => shout !== null)
      .forEach((shout, i) => this.#later(i * SHOUT_GAP_MS, () => this.#shout(shout)));
    for (const event of frame.events) {
      if (event.kind === "sena") this.#gesture(event.seat, event.word);
      if (event.kind === "play" || event.kind === "pegado" || event.kind === "reveal") play("card");
      else if (event.kind === "pay") play("chalk");
      else if (event.kind === "match") play(event.team === myTeam(frame) ? "won" : "lost");
    }
    const others = told.filter((line) => line.who !== t("table.you"));
    if (others.length > 0) this.say(others.map((line) => `${line.who} ${line.words}`.trim()).join(". "));
  }

  #shout(shout: Shout): void {
    this.shouts = { ...this.shouts, [shout.seat]: shout };
    play(shout.loud ? "canto" : "answer");
    speak(shout.words, shout.seat);
    this.#later(SHOUT_MS, () => {
      if (this.shouts[shout.seat] !== shout) return;
      this.shouts = Object.fromEntries(Object.entries(this.shouts).filter(([, other]) => other !== shout));
    });
  }

  #gesture(seat: number, name: string): void {
    this.gestures = { ...this.gestures, [seat]: name };
    this.#later(GESTURE_MS, () => {
      if (this.gestures[seat] !== name) return;
      this.gestures = Object.fromEntries(Object.entries(this.gestures).filter(([other]) => Number(other) !== seat));
    });
  }

  /** What is in the air over a seat: its last words, or its canto that waits for an answer. */
  said(seat: number): Shout | null {
    const shout = this.shouts[seat];
    if (shout) return shout;
    const asked = this.view && asking(this.view);
    if (!asked || asked.kind === "tanto" || asked.by !== seat) return null;
    return { seat, words: sayWords(asked.chain.at(-1) ?? ""), loud: true };
  }

  #turn(before: Frame | null, frame: Frame, fresh: boolean): void {
    const was = before ? due(before).mine && before.view?.decision === frame.view?.decision : false;
    const now = due(frame);
    if (now.mine === was && before) return;
    callMe(now.mine, frame.table.name);
    if (now.mine) this.say(fresh ? now.words : `${this.announced}. ${now.words}`);
  }

  /** Let the screen reader say something. */
  say(words: string): void {
    // The same words twice in a row are news too: a mark that is not read tells them apart.
    this.announced = words === this.announced ? `${words}\u200b` : words;
  }

  /** Called each second of my own clock, for the last ones. */
  second(left: number): void {
    if (this.due.mine && left > 0 && left <= 5) lastSecond();
  }

  // ---- small things --------------------------------------------------------------------------

  called(seat: number): string {
    return this.frame ? called(this.frame, seat) : "";
  }

  #wake = (): void => {
    if (document.visibilityState !== "visible") return;
    stopBlinking();
    this.#line.wake();
  };

  #later(ms: number, what: () => void): void {
    const timer = setTimeout(() => {
      this.#timers = this.#timers.filter((other) => other !== timer);
      what();
    }, ms);
    this.#timers.push(timer);
  }
}
