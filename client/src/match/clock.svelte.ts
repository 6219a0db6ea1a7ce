/** The running clock, counted here from what the server said was left. It only shows: the server decides. */
import type { Clock } from "../server/protocol";

export class Countdown {
  /** Milliseconds left at the last tick, 0 when no clock runs. */
  left = $state(0);
  total = $state(0);
  running = $state(false);

  #until = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `arrived`: performance.now() at which the frame came in; a monotonic time, so a change of the day's hour does nothing. */
  set(clock: Clock | null, arrived: number): void {
    clearTimeout(this.#timer);
    this.running = clock !== null;
    this.total = clock?.total_ms ?? 0;
    this.#until = arrived + (clock?.left_ms ?? 0);
    this.#tick();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  get seconds(): number {
    return Math.ceil(this.left / 1000);
  }

  /** Once a second, when the digits change: nothing moves while nothing happens. */
  #tick(): void {
    this.left = this.running ? Math.max(0, this.#until - performance.now()) : 0;
    if (this.left > 0) this.#timer = setTimeout(() => this.#tick(), this.left % 1000 || 1000);
  }
}
