/**
 * A match that is told one hand late: the frames of a whole hand come together, and are shown as if it were played now.
 * What is seen as it happens is never held back.
 */
import { paceOf } from "./pace";
import type { Frame } from "../server/protocol";

/** How a frame is shown: as it happens, with movement and voices; as it stands; or left behind, so that only the log tells it. */
export type How = "played" | "drawn" | "passed";

/** When a newer hand is there, the old one has been told by then. */
const CATCH_UP_MS = 1000;

interface Queued {
  frame: Frame;
  /** When it came, by performance.now(). */
  at: number;
}

export class Telling {
  /** Frames that have come and are not shown yet. */
  waiting = $state(0);

  #queue: Queued[] = [];
  /** What is shown stands until then. */
  #until = 0;
  /** So many of the queue belong to a hand that is old, and each stands so long at most. */
  #hurried = 0;
  #gap = 0;
  /** The perspective that was asked for: frames of another one are of no use any more. */
  #eyes: number | null = null;
  /** The furthest moment that was shown. */
  #furthest: Frame | null = null;
  /** A story that begins anew is only drawn up to this moment, which was seen already. */
  #mark: Frame | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly show: (frame: Frame, how: How) => void) {}

  /** `fresh`: the first one of a line. */
  take(frame: Frame, fresh: boolean): void {
    if (frame.you > 0 || frame.table.spectators !== "late") this.show(frame, fresh ? "drawn" : "played");
    else if (fresh) this.#begin(frame);
    else if (this.#eyes === null || frame.perspective === this.#eyes) this.#add(frame);
  }

  /** From now on with those eyes: in the middle of a hand from this moment on, else the hand is told again. */
  turn(eyes: number): void {
    this.#eyes = eyes;
    this.#mark = this.#queue.length > 0 ? this.#furthest : null;
    if (!this.#mark) this.#until = 0;
    this.#clear();
  }

  /** The server lets nobody look from there. */
  refused(): void {
    this.#eyes = null;
  }

  /** To the end of what has come. */
  skip(): void {
    const left = this.#queue.map(({ frame }) => frame);
    this.#clear();
    this.#until = 0;
    for (const frame of left) {
      this.#reached(frame);
      this.show(frame, "passed");
    }
  }

  stop(): void {
    this.#clear();
  }

  #begin(frame: Frame): void {
    this.#mark = this.#furthest;
    this.#clear();
    this.#until = this.#seen(frame) ? 0 : performance.now() + paceOf(frame.events);
    this.#reached(frame);
    this.show(frame, "drawn");
  }

  #add(frame: Frame): void {
    const last = this.#queue.at(-1)?.frame;
    if (last && ahead(last, frame) > 0) this.#clear();
    else if (last && hand(frame) > hand(last) && hand(last) > 0) this.#hurry();
    this.#queue.push({ frame, at: performance.now() });
    this.#run();
  }

  #hurry(): void {
    this.#hurried = this.#queue.length;
    this.#gap = CATCH_UP_MS / (this.#hurried + 1);
    this.#until = Math.min(this.#until, performance.now() + this.#gap);
  }

  /** Shows what is due. By the clock and not by the timers, which a hidden tab is given seldom. */
  #run(): void {
    clearTimeout(this.#timer);
    const now = performance.now();
    for (let next = this.#queue[0]; next && (this.#until <= now || this.#seen(next.frame)); next = this.#queue[0]) {
      this.#queue.shift();
      this.#tell(next);
    }
    this.waiting = this.#queue.length;
    if (this.waiting > 0) this.#timer = setTimeout(() => this.#run(), this.#until - now);
  }

  #tell({ frame, at }: Queued): void {
    const longest = this.#hurried > 0 ? this.#gap : Infinity;
    this.#hurried = Math.max(0, this.#hurried - 1);
    if (this.#seen(frame)) return this.show(frame, "drawn");
    this.#mark = null;
    this.#until = Math.max(this.#until, at) + Math.min(longest, paceOf(frame.events));
    this.#reached(frame);
    this.show(frame, "played");
  }

  /** A seña is news to other eyes, even if it was made at the moment that was reached. */
  #seen(frame: Frame): boolean {
    if (!this.#mark) return false;
    const further = ahead(frame, this.#mark);
    return further < 0 || (further === 0 && (frame.perspective === this.#mark.perspective || !frame.events.some(({ kind }) => kind === "sena")));
  }

  #reached(frame: Frame): void {
    if (!this.#furthest || ahead(frame, this.#furthest) >= 0) this.#furthest = frame;
  }

  #clear(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.#hurried = 0;
    this.waiting = 0;
  }
}

const hand = (frame: Frame): number => frame.view?.hand ?? 0;
const decision = (frame: Frame): number => frame.view?.decision ?? 0;

const senas = (frame: Frame): number => frame.view?.senas.length ?? 0;

/** Above 0 where `one` is a later moment of the match. Señas move no decision: the same eyes have seen more of them. */
function ahead(one: Frame, other: Frame): number {
  const eyes = one.perspective === other.perspective ? senas(one) - senas(other) : 0;
  return hand(one) - hand(other) || decision(one) - decision(other) || eyes;
}
