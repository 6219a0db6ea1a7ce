/** The reglamentos that the page knows, by name. */
import { argentino } from "./argentino";
import { argentinoDuelo } from "./argentino-duelo";
import type { Name, Presentation } from "./presentation";
import { venezolano } from "./venezolano";
import { venezolanoSimple } from "./venezolano-simple";

export type { ActLook, Name, Presentation, QuickRow, Slot, Tone } from "./presentation";

const PRESENTATIONS: Readonly<Record<Name, Presentation>> = {
  "argentino-duelo": argentinoDuelo,
  argentino,
  venezolano,
  "venezolano-simple": venezolanoSimple,
};

export const NAMES = Object.keys(PRESENTATIONS) as Name[];

export function presentation(reglamento: string): Presentation {
  return PRESENTATIONS[reglamento as Name] ?? argentinoDuelo;
}
