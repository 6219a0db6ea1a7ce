/** Who looks from a chair of his choice does so by touching who sits there: given by the table's frame, taken by each chair. */
import { getContext, setContext } from "svelte";
import type { Frame } from "../server/protocol";

export interface Looking {
  /** The seat that is looked from now, 0 for none. */
  readonly from: number;
  look(seat: number): void;
  label(name: string): string;
}

const KEY = Symbol("looking");

/** Whether who watches there may choose from whose chair. */
export const freeToLook = ({ you, table }: Frame): boolean => you === 0 && (table.spectators === "player" || table.spectators === "late");

/** `now` is asked each time: null where nobody may choose. */
export const giveLooking = (now: () => Looking | null): void => {
  setContext(KEY, now);
};

export const takeLooking = (): (() => Looking | null) => getContext<(() => Looking | null) | undefined>(KEY) ?? (() => null);
