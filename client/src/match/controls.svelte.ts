/** What the player is about to do: the lifted card, the half-pressed button, the act on its way. */
import { firstMode, modes, ways, type Mode, type Way } from "./acts";
import { playable, question } from "./buttons";
import { newNonce } from "../fair/chance";
import { prefs } from "../browser/prefs.svelte";
import type { ClientMessage, Frame, Refused } from "../server/protocol";

/** Controls rest so long whenever the question changes: a tap meant for the old button must not hit the new one. */
const LOCK_MS = 300;
const ARMED_MS = 4000;
const REFUSAL_MS = 6000;
/** After an acknowledgement the frame is on its way; should it not come, the buttons come back. */
const FRAME_MS = 1500;

/** An act on its way. */
interface Flight {
  id: string;
  act: string;
  version: number;
  acked: boolean;
}

/** What the controls stand on: the frame that is shown, and the line. */
export interface Desk {
  readonly frame: Frame | null;
  send(message: ClientMessage): void;
}

type Timer = ReturnType<typeof setTimeout>;

export class Controls {
  flight: Flight | null = $state.raw(null);
  armed = $state("");
  lifted = $state("");
  locked = $state(false);
  refusal: Refused | null = $state.raw(null);
  /** The card lies plain, or the words go with a declaration; null until the player says how. */
  chosen: Mode | null = $state(null);
  /** «Más»: the higher bets are laid out. */
  more = $state(false);
  /** The gestures are unfolded over my character. */
  gesturing = $state(false);

  readonly #view = $derived.by(() => this.desk.frame?.view ?? null);
  readonly playable = $derived(this.#view ? playable(this.#view) : []);
  readonly busy = $derived(this.flight !== null || this.locked);
  readonly modes = $derived(this.#view ? modes(this.#view) : []);
  readonly mode = $derived.by((): Mode => {
    if (!this.#view) return "";
    return this.chosen !== null && this.modes.includes(this.chosen) ? this.chosen : firstMode(this.#view);
  });
  /** The ways to play the lifted card, when there is something to choose. */
  readonly ways: Way[] = $derived.by(() => {
    const all = this.#view && this.lifted ? ways(this.#view, this.lifted) : [];
    return all.length > 1 || all.some((way) => way.act !== way.card) ? all : [];
  });

  #drawing = 0;
  #lockTimer: Timer | undefined;
  #armTimer: Timer | undefined;
  #refusalTimer: Timer | undefined;
  #frameTimer: Timer | undefined;

  constructor(private readonly desk: Desk) {}

  stop(): void {
    this.#forget();
    for (const timer of [this.#armTimer, this.#refusalTimer, this.#frameTimer]) clearTimeout(timer);
  }

  // ---- the player's hands --------------------------------------------------------------------

  /** Press the button of an act; one that has no way back wants a second press. */
  press(act: string, final: boolean): void {
    if (this.busy) return;
    if (final && this.armed !== act) this.#arm(act);
    else this.do(act);
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
    const view = this.#view;
    if (this.busy || !this.playable.includes(card)) this.lifted = "";
    else if (view?.options.some((option) => option.act === card) && ways(view, card).length === 1) this.do(card);
    else this.lifted = card;
  }

  do(act: string): void {
    const frame = this.desk.frame;
    if (this.flight || !frame) return;
    this.disarm();
    this.lifted = "";
    this.more = false;
    this.refusal = null;
    const id = newNonce();
    this.flight = { id, act, version: frame.version, acked: false };
    this.desk.send({ t: "do", id, act, decision: act === "rendirse" ? null : (frame.view?.decision ?? null) });
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

  // ---- what the server says to it --------------------------------------------------------------

  /** That frame is shown now, after `before`. */
  shown(before: Frame | null, frame: Frame): void {
    if (before?.view?.hand !== frame.view?.hand) this.chosen = null;
    if (this.flight?.acked && frame.version !== this.flight.version) this.flight = null;
    if (question(before?.view ?? null) !== question(frame.view)) this.#newQuestion(frame, before !== null);
  }

  #newQuestion(frame: Frame, overOthers: boolean): void {
    this.disarm();
    this.more = false;
    if (!frame.view?.cards.includes(this.lifted)) this.lifted = "";
    this.#rest(overOthers);
  }

  /** A slow phone draws new buttons long after it knows of them, where others stood until then. */
  #rest(overOthers: boolean): void {
    const free = () => (this.#lockTimer = setTimeout(() => (this.locked = false), LOCK_MS));
    this.locked = true;
    this.#forget();
    if (overOthers) this.#drawing = requestAnimationFrame(free);
    else free();
  }

  #forget(): void {
    if (this.#drawing) cancelAnimationFrame(this.#drawing);
    clearTimeout(this.#lockTimer);
  }

  acked(id: string): void {
    const flight = this.flight;
    if (flight?.id !== id) return;
    if (this.desk.frame && this.desk.frame.version !== flight.version) {
      this.flight = null;
      return;
    }
    this.flight = { ...flight, acked: true };
    clearTimeout(this.#frameTimer);
    this.#frameTimer = setTimeout(() => {
      if (this.flight?.id === id) this.flight = null;
    }, FRAME_MS);
  }

  refused(refused: Refused): void {
    if (this.flight?.id === refused.id || refused.id === "") this.flight = null;
    this.refusal = refused;
    clearTimeout(this.#refusalTimer);
    this.#refusalTimer = setTimeout(() => (this.refusal = null), REFUSAL_MS);
  }
}
