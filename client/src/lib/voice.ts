/** Cantos spoken by the browser's own voices. The balloon is always there; a device without a Spanish voice has it alone. */
import { prefs } from "./prefs.svelte";

const WANTED = ["es-ar", "es-uy", "es-419", "es-mx", "es-us", "es-"];

export function pickVoice<V extends { lang: string }>(voices: readonly V[]): V | null {
  const spoken = (voice: V) => voice.lang.toLowerCase().replace("_", "-");
  for (const wanted of WANTED) {
    const found = voices.find((voice) => spoken(voice).startsWith(wanted));
    if (found) return found;
  }
  return null;
}

const synthesis = (): SpeechSynthesis | null => ("speechSynthesis" in window ? window.speechSynthesis : null);

export function hasVoice(): boolean {
  return pickVoice(synthesis()?.getVoices() ?? []) !== null;
}

/** Each seat has a pitch of its own, so that two people at one table are told apart. */
export function speak(words: string, seat = 1): void {
  const speaker = synthesis();
  const voice = pickVoice(speaker?.getVoices() ?? []);
  if (!speaker || !voice || prefs.voice === 0) return;
  const saying = new SpeechSynthesisUtterance(words.replace(/[¡!]/g, ""));
  saying.voice = voice;
  saying.lang = voice.lang;
  saying.volume = prefs.voice;
  saying.rate = 1.1;
  saying.pitch = seat % 2 === 0 ? 0.85 : 1.1;
  speaker.speak(saying);
}
