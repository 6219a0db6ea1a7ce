/** A match that is looked at again: which step is in view, whose eyes it is seen with, and what moves it on. */
import { Air } from "../match/air.svelte";
import { replayOf, replayText } from "../server/api";
import { paceOf } from "../match/pace";
import type { Replay, ReplayStep } from "../server/protocol";
import { play } from "../sound/sound";
import { inSentences, noisesOf, shoutOf, type Shout } from "../match/tell";
import { speak } from "../sound/voice";
import { frameAt, handsOf, receiptAt, toldAt } from "./frames";
import { ALL, indexOf, momentAt, read, TABLE, write, type Eyes } from "./link";

/** Where it comes from: a match of this server, or the text of an acta. */
export type Source = { id: string } | { text: string };

/** A step in which nothing is seen to happen, and the time before the first one. */
const FIRST_MS = 700;
const ADDRESS_MS = 250;

export class Playback {
  replay: Replay = $state.raw({} as Replay);
  at = $state(0);
  playing = $state(false);
  /** The side of the table from which it is drawn where no seat is looked from. */
  near = $state(1);
  /** A perspective is being fetched, and what kept it from coming. */
  fault = $state("");

  readonly air = new Air();
  readonly hands = $derived(handsOf(this.replay.steps));
  readonly span = $derived(this.hands.find(({ first, last }) => first <= this.at && this.at <= last) ?? this.hands[0]);
  readonly step: ReplayStep | undefined = $derived(this.replay.steps[this.at]);
  readonly last = $derived(Math.max(0, this.replay.steps.length - 1));
  readonly frame = $derived(frameAt(this.replay, this.at, this.near));
  readonly view = $derived(this.frame.view);
  readonly told = $derived(this.span ? Array.from({ length: this.at - this.span.first + 1 }, (_, i) => toldAt(this.replay, (this.span?.first ?? 0) + i)).flat() : []);
  readonly receipt = $derived(this.span ? receiptAt(this.replay, this.span, this.at) : null);
  /** All has been seen, and the acta does not hold any further. */
  readonly stopped = $derived(this.replay.finding !== null && this.at === this.last);

  #seen: Partial<Record<Eyes, Replay>> = {};
  #timer: ReturnType<typeof setTimeout> | undefined;
  #addressTimer: ReturnType<typeof setTimeout> | undefined;

  private constructor(readonly source: Source, replay: Replay) {
    this.#show(replay);
  }

  /** Fetches the match as the address wants it. Throws Failure. */
  static async open(source: Source, hash: string): Promise<Playback> {
    const wanted = read(hash);
    const eyes = wanted?.eyes ?? ALL;
    const replay = await fetchReplay(source, eyes).catch((error: unknown) => (eyes > TABLE ? fetchReplay(source, ALL) : Promise.reject(error)));
    const playback = new Playback(source, replay);
    playback.at = wanted ? indexOf(replay.steps, wanted) : 0;
    playback.#settle();
    return playback;
  }

  get eyes(): Eyes {
    return this.replay.eyes;
  }

  /** The address of what is in view. */
  get hash(): string {
    return write({ ...momentAt(this.replay.steps, this.at), eyes: this.eyes });
  }

  // ---- going about in it ---------------------------------------------------------------------

  /** To that step; by the way the match rests. */
  go(at: number): void {
    this.pause();
    this.#to(at);
  }

  next(): void {
    this.pause();
    this.#forward();
  }

  previous(): void {
    this.pause();
    this.#to(this.#visible(this.at, -1));
  }

  hand(by: 1 | -1): void {
    const here = this.hands.findIndex((span) => span === this.span);
    const back = by < 0 && this.span && this.at > this.span.first ? this.span.first : undefined;
    this.go(back ?? this.hands[here + by]?.first ?? (by > 0 ? this.last : 0));
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.#start();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  /** Look with other eyes at the same step. */
  async look(eyes: Eyes): Promise<void> {
    if (eyes === this.eyes) return;
    this.fault = "";
    try {
      const replay = this.#seen[eyes] ?? (await fetchReplay(this.source, eyes));
      this.#show(replay);
      this.#settle();
      this.#address();
    } catch (error) {
      this.fault = error instanceof Error ? error.message : "";
    }
  }

  /** The address was changed by hand: go where it says. */
  async follow(hash: string): Promise<void> {
    const wanted = read(hash);
    if (!wanted) return;
    await this.look(wanted.eyes);
    this.go(indexOf(this.replay.steps, wanted));
  }

  stop(): void {
    this.pause();
    clearTimeout(this.#addressTimer);
    this.air.stop();
  }

  /** What is said over a seat at this step, or the canto that waits there. */
  said(seat: number): Shout | null {
    return this.air.said(seat, this.view);
  }

  // ---- how it moves --------------------------------------------------------------------------

  #show(replay: Replay): void {
    this.#seen[replay.eyes] = replay;
    this.replay = replay;
    if (replay.eyes > TABLE) this.near = replay.eyes;
  }

  #start(): void {
    if (this.at === this.last) this.#to(0);
    this.playing = true;
    this.#later(FIRST_MS);
  }

  #later(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (document.visibilityState === "hidden") return this.pause();
      this.#forward();
      if (this.at >= this.last) this.pause();
      else this.#later(paceOf(this.step?.events ?? []) || FIRST_MS);
    }, ms);
  }

  #forward(): void {
    this.#to(this.#visible(this.at, 1));
    for (const { noise, after } of noisesOf(this.frame)) play(noise, after);
    for (const shout of this.step?.events.map(shoutOf) ?? []) if (shout) speak(shout.words, shout.seat);
  }

  /** The next step that way in which these eyes see something: a seña that they did not see is passed over. */
  #visible(from: number, by: 1 | -1): number {
    const { steps } = this.replay;
    for (let i = from + by; i > 0 && i < this.last; i += by) {
      const step = steps[i];
      if (!step || step.events.length > 0 || step.refused || !step.view || !step.act.startsWith("seña ")) return i;
    }
    return by > 0 ? this.last : 0;
  }

  #to(at: number): void {
    this.at = Math.min(this.last, Math.max(0, at));
    this.#settle();
    this.#address();
  }

  /** What is in the air at this step: it stays as long as the step does. */
  #settle(): void {
    const events = this.step?.events ?? [];
    this.air.shouts = Object.fromEntries(events.map(shoutOf).filter((shout) => shout !== null).map((shout) => [shout.seat, shout]));
    this.air.gestures = Object.fromEntries(events.filter(({ kind }) => kind === "sena").map(({ seat, word }) => [seat, word]));
    const lines = toldAt(this.replay, this.at).map(({ who, words }) => `${who} ${words}`.trim());
    if (lines.length > 0) this.air.say(inSentences(lines));
  }

  /** Browsers allow few changes of the address in a while: it follows once the match rests. */
  #address(): void {
    clearTimeout(this.#addressTimer);
    this.#addressTimer = setTimeout(() => history.replaceState(null, "", this.hash), ADDRESS_MS);
  }
}

const fetchReplay = (source: Source, eyes: Eyes): Promise<Replay> => {
  const from = eyes === ALL ? "all" : String(eyes);
  return "id" in source ? replayOf(source.id, from) : replayText(source.text, from);
};
