/** What this browser remembers of its person: kept in localStorage, read as state. */

const KEY = "quiero:prefs";

export interface Prefs {
  name: string;
  /** The face with which I sit down now, and the one that was chosen in each house; "" is none yet. */
  character: string;
  pulperia: string;
  patio: string;
  /** es-AR stands for Spanish: which one, the house says. */
  locale: "es-AR" | "en";
  /** What was played last. */
  reglamento: string;
  /** 0 is silence. */
  sound: number;
  voice: number;
  /** The talk of the house, that swells when something is sung. */
  murmur: number;
  /** All of it off, whatever the volumes. */
  mute: boolean;
  oneTap: boolean;
  orejear: boolean;
  keys: boolean;
  vibrate: boolean;
  notify: boolean;
}

const FRESH: Prefs = {
  name: "",
  character: "",
  pulperia: "",
  patio: "",
  locale: "es-AR",
  reglamento: "argentino-duelo",
  sound: 0.6,
  voice: 0.7,
  murmur: 0.4,
  mute: false,
  oneTap: false,
  orejear: false,
  keys: true,
  vibrate: true,
  notify: false,
};

/** Stored text as preferences; what is missing or of another type is as at first. */
export function readPrefs(text: string | null): Prefs {
  try {
    const stored = JSON.parse(text ?? "{}") as Partial<Record<keyof Prefs, unknown>>;
    const known = Object.entries(FRESH).map(([key, first]) => {
      const value = stored[key as keyof Prefs];
      return [key, typeof value === typeof first ? value : first];
    });
    return Object.fromEntries(known) as Prefs;
  } catch {
    return { ...FRESH };
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // A browser that keeps nothing still plays.
  }
}

export const prefs: Prefs = $state(readPrefs(stored()));

export function keepPrefs(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(prefs));
  } catch {
    // As above.
  }
}
