/** Asking the server for a chair: one request at a time, its failure in words. */
import { createTable, Failure, playNow, sitDown } from "./api";
import { hashOf, keepNonce, newNonce } from "../fair/chance";
import { prefs } from "../browser/prefs.svelte";
import type { NewTable, PlayNow, Seated, Sit } from "./protocol";
import { route, tablePath } from "../browser/route.svelte";

export class Sitting {
  /** Which button waits, "" for none. */
  waiting = $state("");
  fault = $state("");
  nameless = $state(false);

  /** The name and face to send, or null (and the page says why) when there is no name yet. */
  who(): { name: string; character: string } | null {
    const name = prefs.name.trim();
    this.nameless = name === "";
    if (this.nameless) document.querySelector<HTMLInputElement>("input[name=name]")?.focus();
    return this.nameless ? null : { name, character: prefs.character };
  }

  /** Make a table, with my part in its deals. */
  make(what: string, order: Omit<NewTable, "nonce_hash">): Promise<void> {
    return this.go(what, () => withNonce((nonce_hash) => createTable({ ...order, nonce_hash })));
  }

  /** Sit with whoever waits, with my part in the deals. */
  play(order: Omit<PlayNow, "nonce_hash">): Promise<void> {
    return this.go("play", () => withNonce((nonce_hash) => playNow({ ...order, nonce_hash })));
  }

  /** Take a chair of that table, with my part in its deals. */
  sit(id: string, who: Omit<Sit, "nonce_hash">, seated: () => void): Promise<void> {
    return this.go("sit", async () => {
      const answer = await withNonce((nonce_hash) => sitDown(id, { ...who, nonce_hash }));
      seated();
      return answer;
    });
  }

  /** Run a request that ends at a table, and go there. */
  async go(what: string, request: () => Promise<Seated>): Promise<void> {
    if (this.waiting) return;
    this.waiting = what;
    this.fault = "";
    try {
      const seated = await request();
      route.go(tablePath(seated.table));
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.fault = error.message;
    } finally {
      this.waiting = "";
    }
  }
}

/** The hash of a fresh nonce goes with the request; the nonce itself waits here until all sit. */
async function withNonce(ask: (hash: string) => Promise<Seated>): Promise<Seated> {
  const nonce = newNonce();
  const seated = await ask(hashOf(nonce));
  keepNonce(seated.table, nonce);
  return seated;
}
