/** Asking the server for a chair: one request at a time, its failure in words. */
import { Failure } from "./api";
import { prefs } from "./prefs.svelte";
import type { Seated } from "./protocol";
import { route, tablePath } from "./route.svelte";

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
