/** A table as the page holds it: the last frame, the line, and the people's talk. */
import { tick } from "svelte";
import { t } from "../words";
import { Air } from "./air.svelte";
import { socketUrl } from "../server/api";
import { callMe, lastSecond, setTitle, stopBlinking } from "../browser/attention";
import { hashOf, keepNonce, keptNonce, newNonce } from "../fair/chance";
import { Countdown } from "./clock.svelte";
import { Controls } from "./controls.svelte";
import { called, due } from "./derive";
import type { ClientMessage, Frame, Refused, ServerMessage } from "../server/protocol";
import { keepReceipt, readReceipts, type HandReceipt } from "./receipts";
import { BROWSER, Line, type FinalReason, type LineState, type World } from "../server/socket";
import { stage } from "./stage";
import { Talk } from "./talk.svelte";
import { inSentences, type Shout } from "./tell";
import { Telling, type How } from "./telling.svelte";

export class Table {
  frame: Frame | null = $state.raw(null);
  lineState: LineState = $state("idle");
  reason: FinalReason = $state("");
  restarting = $state(false);
  stale = $state(false);

  receipts: HandReceipt[] = $state.raw([]);
  /** I asked for the rematch. */
  asked = $state(false);
  /** The table where its people go on (rematch). */
  movedTo = $state("");

  readonly clock = new Countdown();
  readonly air = new Air();
  readonly talk = new Talk((message) => this.send(message), (seat, words) => this.air.murmur(seat, words));
  readonly controls = new Controls(this);
  readonly telling = new Telling((frame, how) => this.#take(frame, how));
  readonly view = $derived(this.frame?.view ?? null);
  readonly due = $derived(this.frame ? due(this.frame) : { mine: false, words: "" });

  #line: Line;
  /** The seat from which this spectator wants to look; null: whatever the server shows. */
  #wanted: number | null = null;
  #nonce = "";

  /** `world`: whence its line comes; a guided hand has one of its own. `first`: what is known of it before that is there. */
  constructor(readonly id: string, world: World = BROWSER, first: Frame | null = null) {
    this.receipts = readReceipts(id);
    this.#line = new Line(socketUrl(id), {
      frame: (frame, fresh) => this.telling.take(frame, fresh),
      message: (message) => this.#hear(message),
      changed: (line) => {
        this.lineState = line.state;
        this.reason = line.reason;
        this.restarting = line.restarting;
        this.stale = line.stale;
      },
    }, world);
    if (first) this.telling.take(first, true);
  }

  start(): void {
    this.#line.start();
    addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
  }

  stop(): void {
    this.#line.stop();
    this.clock.stop();
    this.air.stop();
    this.controls.stop();
    this.telling.stop();
    stopBlinking();
    removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
  }

  // ---- what the player asks for --------------------------------------------------------------

  send(message: ClientMessage): void {
    this.#line.send(message);
  }

  /** A gesture answers nothing: it needs no decision and waits for nothing. */
  gesture(name: string): void {
    this.send({ t: "do", id: newNonce(), act: `seña ${name}`, decision: null });
  }

  /** A spectator chooses whose eyes he looks with, 0 for the table alone. */
  lookFrom(seat: number): void {
    if (seat === (this.#wanted ?? this.frame?.perspective)) return;
    this.#wanted = seat;
    this.telling.turn(seat);
    this.send({ t: "perspective", seat });
  }

  /** End the match, won, against the team that is absent. */
  endAbsent(): void {
    this.send({ t: "end-absent", id: newNonce() });
  }

  rematch(): void {
    if (this.asked) return;
    this.asked = true;
    this.#nonce = newNonce();
    this.send({ t: "rematch", id: newNonce(), nonce_hash: hashOf(this.#nonce) });
  }

  // ---- what the server sends -----------------------------------------------------------------

  #take(frame: Frame, how: How): void {
    const before = this.frame;
    const fresh = how !== "played";
    const move = fresh ? null : stage(before, frame);
    this.frame = frame;
    if (move) void tick().then(move);
    if (fresh) this.#sayAgain(frame);
    if (frame.table.status === "opening" && (fresh || before?.table.status !== "opening")) this.#giveNonce(frame);
    this.clock.set(frame.clock, performance.now());
    this.controls.shown(before, frame);
    this.receipts = keepReceipt(this.id, this.receipts, frame);
    if (how === "drawn") this.air.recall(frame);
    else if (how === "passed") this.air.noted(frame);
    else this.air.happened(frame);
    this.#turn(before, frame, fresh);
    setTitle(t("door.title", { table: frame.table.name }));
  }

  #hear(message: Exclude<ServerMessage, Frame>): void {
    if (message.t === "moved") this.#moved(message.id);
    else if (message.t === "said") this.talk.heard(message);
    else if (message.t === "refused") this.#refused(message);
    else if (message.t === "problem") this.#refused({ t: "refused", id: "", code: message.code, article: "", words: message.words });
    else if (message.t === "ack") this.controls.acked(message.id);
  }

  /** On a new line the server has forgotten from where a spectator looks. */
  #sayAgain(frame: Frame): void {
    if (frame.you === 0 && this.#wanted !== null && frame.perspective !== this.#wanted) this.send({ t: "perspective", seat: this.#wanted });
  }

  #giveNonce(frame: Frame): void {
    const value = keptNonce(this.id);
    if (frame.you > 0 && value) this.send({ t: "nonce", value });
  }

  #moved(id: string): void {
    // A pair that accepts a challenge takes what it promised along.
    const nonce = this.#nonce || keptNonce(this.id);
    if (nonce) keepNonce(id, nonce);
    this.movedTo = id;
  }

  #refused(refused: Refused): void {
    if (refused.code === "sin-perspectiva") {
      this.#wanted = null;
      this.telling.refused();
    }
    this.controls.refused(refused);
    this.asked = this.asked && refused.id === "";
  }

  #turn(before: Frame | null, frame: Frame, fresh: boolean): void {
    const was = before ? due(before).mine && before.view?.decision === frame.view?.decision : false;
    const now = due(frame);
    if (now.mine === was && before) return;
    callMe(now.mine, frame.table.name);
    if (now.mine) this.air.say(fresh ? now.words : inSentences([this.air.announced, now.words]));
  }

  /** Called each second of my own clock, for the last ones. */
  second(left: number): void {
    if (this.due.mine && left > 0 && left <= 5) lastSecond();
  }

  // ---- small things --------------------------------------------------------------------------

  called(seat: number): string {
    return this.frame ? called(this.frame, seat) : "";
  }

  /** Over that seat: its last words, or its canto that waits for an answer. */
  said(seat: number): Shout | null {
    return this.air.said(seat, this.view);
  }

  #wake = (): void => {
    if (document.visibilityState !== "visible") return;
    stopBlinking();
    this.#line.wake();
  };
}
