/** What is in the air over a table: words just said, gestures, what the screen reader is told, and the log that keeps it. */
import { t } from "../words";
import { asking, myTeam } from "./derive";
import type { Frame, Happening, View } from "./protocol";
import { soFar } from "./sofar";
import { play } from "./sound";
import { sayWords, shoutOf, tell, type LogLine, type Shout } from "./tell";
import { speak } from "./voice";

const SHOUT_MS = 2200;
const SHOUT_GAP_MS = 800;
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

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
  }

  /** The page was opened in the middle of a hand: the log begins with what the table shows of it. */
  recall(frame: Frame): void {
    if (this.log.length === 0) this.log = soFar(frame).map((line) => ({ ...line, n: ++this.#lines }));
  }

  /** Voices, sounds, log: only what has just happened, never what a reload shows again. */
  happened(frame: Frame): void {
    const told = frame.events.map((event) => tell(event, frame)).filter((line) => line !== null);
    this.log = [...this.log, ...told.map((line) => ({ ...line, n: ++this.#lines }))].slice(-LOG_LENGTH);
    frame.events
      .map(shoutOf)
      .filter((shout) => shout !== null)
      .forEach((shout, i) => this.#later(i * SHOUT_GAP_MS, () => this.#shout(shout)));
    for (const event of frame.events) this.#sound(event, frame);
    const others = told.filter((line) => line.who !== t("table.you"));
    if (others.length > 0) this.say(others.map((line) => `${line.who} ${line.words}`.trim()).join(". "));
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

  #sound(event: Happening, frame: Frame): void {
    if (event.kind === "sena") this.#gesture(event.seat, event.word);
    if (event.kind === "play" || event.kind === "pegado" || event.kind === "reveal") play("card");
    else if (event.kind === "pay") play("chalk");
    else if (event.kind === "match") play(event.team === myTeam(frame) ? "won" : "lost");
  }

  #shout(shout: Shout): void {
    play(shout.loud ? "canto" : "answer");
    speak(shout.words, shout.seat);
    this.#inTheAir(shout);
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
