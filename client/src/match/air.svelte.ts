/** What is in the air over a table: words just said, gestures, what the screen reader is told, and the log that keeps it. */
import { t } from "../words/table";
import { asking } from "./derive";
import type { Frame, View } from "../server/protocol";
import { soFar } from "./sofar";
import { play } from "../sound/sound";
import { inSentences, noisesOf, sayWords, shoutOf, tell, type LogLine, type Shout } from "./tell";
import { hush, speak } from "../sound/voice";

const SHOUT_MS = 2200;
const SHOUT_GAP_MS = 800;
/** However much happened at once, all of it has been said by then. */
const CATCH_UP_MS = 1000;
/** How long a face keeps a gesture. */
const GESTURE_MS = 3600;
const LOG_LENGTH = 120;

type Timer = ReturnType<typeof setTimeout>;

export class Air {
  log: LogLine[] = $state.raw([]);
  /** What was said aloud a moment ago, by seat. */
  shouts: Record<number, Shout> = $state.raw({});
  /** The gesture that a face makes now, by seat. */
  gestures: Record<number, string> = $state.raw({});
  /** For the screen reader: cantos and turns. */
  announced = $state("");

  #timers: Timer[] = [];
  #lines = 0;
  /** Said in a moment: more than one thing happened at once. */
  #waiting: Shout[] = [];

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
    hush();
  }

  /** The page was opened in the middle of a hand: the log begins with what the table shows of it. */
  recall(frame: Frame): void {
    if (this.log.length === 0) this.log = soFar(frame).map((line) => ({ ...line, n: ++this.#lines }));
  }

  /** Voices, sounds, log: only what has just happened, never what a reload shows again. */
  happened(frame: Frame): void {
    const told = this.noted(frame);
    for (const event of frame.events) if (event.kind === "sena") this.#gesture(event.seat, event.word);
    for (const { noise, after } of noisesOf(frame)) play(noise, after);
    this.#sayAll(frame.events.map(shoutOf).filter((shout) => shout !== null));
    const others = told.filter((line) => line.who !== t("table.you"));
    if (others.length > 0) this.say(inSentences(others.map((line) => `${line.who} ${line.words}`.trim())));
  }

  /** The log alone tells what has just happened. */
  noted(frame: Frame): Omit<LogLine, "n">[] {
    const told = frame.events.map((event) => tell(event, frame)).filter((line) => line !== null);
    this.log = [...this.log, ...told.map((line) => ({ ...line, n: ++this.#lines }))].slice(-LOG_LENGTH);
    return told;
  }

  /** Over a seat: its last words, or its canto that waits for an answer. */
  said(seat: number, view: View | null): Shout | null {
    const shout = this.shouts[seat];
    if (shout) return shout;
    const asked = view && asking(view);
    if (!asked || asked.kind === "tanto" || asked.by !== seat) return null;
    return { seat, words: sayWords(asked.chain.at(-1) ?? ""), loud: true };
  }

  /** Talk beside the game: seen over the seat, never over a canto. */
  murmur(seat: number, words: string): void {
    if (this.shouts[seat]?.loud) return;
    this.#inTheAir({ seat, words, loud: false });
  }

  /** Let the screen reader say something. */
  say(words: string): void {
    // The same words twice in a row are news too: a mark that is not read tells them apart.
    this.announced = words === this.announced ? `${words}\u200b` : words;
  }

  /** One after the other, all within a second; what still waits from before is shown at once, without its voice. */
  #sayAll(shouts: Shout[]): void {
    if (shouts.length === 0) return;
    for (const shout of this.#waiting.splice(0)) this.#inTheAir(shout);
    const gap = Math.min(SHOUT_GAP_MS, CATCH_UP_MS / shouts.length);
    shouts.forEach((shout, i) => {
      if (i === 0) return this.#shout(shout);
      this.#waiting.push(shout);
      return this.#later(i * gap, () => {
        const at = this.#waiting.indexOf(shout);
        if (at < 0) return;
        this.#waiting.splice(at, 1);
        this.#shout(shout);
      });
    });
  }

  #shout(shout: Shout): void {
    this.#inTheAir(shout);
    play(shout.loud ? "canto" : "answer");
    if (shout.loud) play("murmur", 0.3);
    speak(shout.words, shout.seat);
  }

  #inTheAir(shout: Shout): void {
    this.shouts = { ...this.shouts, [shout.seat]: shout };
    this.#later(SHOUT_MS, () => {
      if (this.shouts[shout.seat] === shout) this.shouts = without(this.shouts, shout.seat);
    });
  }

  #gesture(seat: number, name: string): void {
    this.gestures = { ...this.gestures, [seat]: name };
    this.#later(GESTURE_MS, () => {
      if (this.gestures[seat] === name) this.gestures = without(this.gestures, seat);
    });
  }

  #later(ms: number, what: () => void): void {
    const timer = setTimeout(() => {
      this.#timers = this.#timers.filter((other) => other !== timer);
      what();
    }, ms);
    this.#timers.push(timer);
  }
}

function without<T>(all: Record<number, T>, seat: number): Record<number, T> {
  return Object.fromEntries(Object.entries(all).filter(([other]) => Number(other) !== seat));
}
