/** The table at which this browser has a match running or a chair that waits: the way back from anywhere (D-72). */
import { Failure, knock, myTables } from "./api";
import { poll } from "./poll";
import type { Door } from "./protocol";

const RANK = { playing: 0, opening: 0, waiting: 1, over: 9, closed: 9 } as const;
/** A chair that waited for so long is nobody's hope any more. */
const OLD_MS = 24 * 3600 * 1000;

/** What calls most: where it is my turn, then what is played, then what waits. Null where nothing does. */
export function mostUrgent(doors: readonly Door[], now: number): Door | null {
  const open = doors.filter(({ table, you }) => you > 0 && RANK[table.status] < 9 && (table.status !== "waiting" || now - table.created_ms < OLD_MS));
  const rank = (door: Door) => (door.your_turn ? -1 : RANK[door.table.status]);
  return [...open].sort((a, b) => rank(a) - rank(b))[0] ?? null;
}

class Mine {
  door: Door | null = $state.raw(null);

  /** Find it, then look after it alone. Returns what ends it. */
  watch(): () => void {
    return poll(async () => {
      const before = this.door;
      try {
        this.door = before ? await knock(before.table.id) : mostUrgent((await myTables()).tables, Date.now());
      } catch (error) {
        // A browser that never sat has no tables, and a line that is down will be up again.
        if (error instanceof Failure && error.status === 404) this.door = null;
        return false;
      }
      if (this.door && mostUrgent([this.door], Date.now()) === null) this.door = null;
      return before?.your_turn !== this.door?.your_turn;
    }, 6000, 30_000);
  }
}

export const mine = new Mine();
