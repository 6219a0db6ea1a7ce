/** The running clock, counted here from what the server said was left. It only shows: the server decides. */
import type { Clock } from "./protocol";

const TICK = 200;

export class Countdown {
  /** Milliseconds left, 0 when no clock runs. */
  left = $state(0);
  total = $state(0);
  running = $state(false);

  #until = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  /** `arrived`: performance.now() at which the frame came in; a monotonic time, so a change of the day's hour does nothing. */
  set(clock: Clock | null, arrived: number): void {
    clearInterval(this.#timer);
    this.running = clock !== null;
    this.total = clock?.total_ms ?? 0;
    this.#until = arrived + (clock?.left_ms ?? 0);
    this.#tick();
    if (clock) this.#timer = setInterval(() => this.#tick(), TICK);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  get seconds(): number {
    return Math.ceil(this.left / 1000);
  }

  #tick(): void {
    this.left = this.running ? Math.max(0, this.#until - performance.now()) : 0;
    // Nothing moves while nothing happens.
    if (this.left === 0) clearInterval(this.#timer);
  }
}
