/** One request at a time, and why it came to nothing. What needs to be sure who it is waits until that was proved. */
import { Failure } from "../server/api";
import { t } from "../words/account";
import { NoPasskey } from "./passkeys";

export class Asking {
  /** Which request is on its way, "" for none. */
  waiting = $state("");
  fault = $state("");
  /** What is to be done again once it is proved who is there. */
  unsure: (() => void) | null = $state.raw(null);

  /** What came of it; undefined when it failed, and `fault` says why. */
  async go<T>(what: string, request: () => Promise<T>, then: (done: T) => void): Promise<void> {
    if (this.waiting) return;
    this.waiting = what;
    this.fault = "";
    this.unsure = null;
    try {
      then(await request());
    } catch (error) {
      if (error instanceof NoPasskey) this.fault = t("passkey.none");
      else if (!(error instanceof Failure)) throw error;
      else if (error.code === "hay-que-confirmar") this.unsure = () => void this.go(what, request, then);
      else this.fault = error.message;
    } finally {
      this.waiting = "";
    }
  }
}
