/**
 * Cantos spoken by the browser's own voices, in the accent of the house where the device has it. What is said at a truco table
 * is said in Spanish whatever the page's language. The balloon is always there; a device without a Spanish voice has it alone.
 */
import { createSubscriber } from "svelte/reactivity";
import { house, type HouseName } from "../browser/house.svelte";
import { prefs } from "../browser/prefs.svelte";

/** The accents of a house, its own first; then any of Latin America, then any Spanish. */
const ACCENTS: Record<HouseName, readonly string[]> = {
  pulperia: ["ar", "uy", "py", "cl", "419"],
  patio: ["ve", "419", "co", "do", "pr", "pa", "cu"],
};
const FAR: readonly string[] = ["es", "gq", "ph", "ea", "ic", "esp"];

/** Words that have waited so long are no news any more. */
const STALE_MS = 1200;
/** An utterance of which no end is heard: some browsers forget to say it. */
const HUNG_MS = 4000;

/** Each seat has a pitch of its own, so that those at one table are told apart. */
const PITCHES = [1, 0.8, 1.25, 0.9, 1.4, 0.7] as const;
export const pitchOf = (seat: number): number => PITCHES[(Math.max(seat, 1) - 1) % PITCHES.length] ?? 1;

interface Voice {
  readonly lang: string;
  readonly localService?: boolean;
}

/** The Spanish voice that is nearest to the house, one of the device itself before one that the network must bring; null: none. */
export function pickVoice<V extends Voice>(voices: readonly V[], where: HouseName = house.name): V | null {
  const ranked = voices.map((voice) => ({ voice, rank: rankOf(voice, ACCENTS[where]) })).filter(({ rank }) => rank < Infinity);
  ranked.sort((a, b) => a.rank - b.rank);
  return ranked[0]?.voice ?? null;
}

function rankOf({ lang, localService }: Voice, accents: readonly string[]): number {
  const [, region = ""] = /^(?:es|spa)(?:[-_](\w+).*)?$/i.exec(lang) ?? [, null];
  if (region === null) return Infinity;
  const accent = accents.indexOf(region.toLowerCase());
  const far = region === "" || FAR.includes(region.toLowerCase());
  const near = accent >= 0 ? accent : accents.length + (far ? 1 : 0);
  return near * 2 + (localService === false ? 1 : 0);
}

const synthesis = (): SpeechSynthesis | null => (typeof window !== "undefined" && "speechSynthesis" in window ? window.speechSynthesis : null);

/** Devices bring their voices late, and say so. */
const heardOfVoices = createSubscriber((update) => {
  const speaker = synthesis();
  speaker?.addEventListener?.("voiceschanged", update);
  return () => speaker?.removeEventListener?.("voiceschanged", update);
});

/** The voice that speaks here; null where the device has none for us. */
export function voice(): SpeechSynthesisVoice | null {
  heardOfVoices();
  return pickVoice(synthesis()?.getVoices() ?? []);
}

interface Saying {
  words: string;
  seat: number;
  at: number;
}

let waiting: Saying[] = [];
/** Held until it ends: a browser may forget one that nobody holds. */
let current: SpeechSynthesisUtterance | null = null;
let hung: ReturnType<typeof setTimeout> | undefined;

/** Say it as soon as the one who speaks has ended; never so late that the game has gone on. */
export function speak(words: string, seat = 1): void {
  if (prefs.mute || prefs.voice === 0) return;
  waiting.push({ words, seat, at: performance.now() });
  if (current === null) next();
}

function next(): void {
  clearTimeout(hung);
  current = null;
  const speaker = synthesis();
  const accent = voice();
  waiting = waiting.filter(({ at }) => performance.now() - at < STALE_MS);
  const saying = waiting.shift();
  if (!speaker || !accent || !saying) return;
  const utterance = new SpeechSynthesisUtterance(saying.words.replace(/[¡!]/g, ""));
  utterance.voice = accent;
  utterance.lang = accent.lang;
  utterance.volume = prefs.voice;
  utterance.rate = 1.1;
  utterance.pitch = pitchOf(saying.seat);
  const ended = () => current === utterance && next();
  utterance.onend = utterance.onerror = ended;
  current = utterance;
  hung = setTimeout(() => {
    speaker.cancel();
    ended();
  }, HUNG_MS);
  speaker.speak(utterance);
}

/** Be silent now: the table is left, or the sound was put out. */
export function hush(): void {
  clearTimeout(hung);
  waiting = [];
  if (current) synthesis()?.cancel();
  current = null;
}
