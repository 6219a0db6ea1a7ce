/** The list of tables, kept fresh while somebody looks at it. */
import { lobby } from "./api";
import { poll } from "./poll";
import type { Lobby } from "./protocol";

const EMPTY: Lobby = { open: [], challenges: [], live: [] };

export class HallList {
  shown: Lobby = $state.raw(EMPTY);
  /** The list has come at least once, and has not come lately. */
  known = $state(false);
  stale = $state(false);

  /** Begin to ask. Returns what ends it. */
  watch(): () => void {
    let before = "";
    return poll(async () => {
      try {
        this.shown = await lobby();
      } catch (error) {
        this.stale = true;
        throw error;
      }
      this.stale = false;
      this.known = true;
      const now = JSON.stringify(this.shown);
      const news = now !== before;
      before = now;
      return news;
    });
  }
}
