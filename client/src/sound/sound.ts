/** Small sounds made on the spot, no files; and one context, that sleeps while nothing sounds. */
import { house } from "../browser/house.svelte";
import { NOISES, type Noise } from "./noises";
import { prefs } from "../browser/prefs.svelte";
import { hush } from "./voice";

/** The device is let go so long after the last sound. */
const REST_MS = 400;

let context: AudioContext | null = null;
/** The moment, by the context's clock, at which all is silent again. */
let silent = 0;
let murmurs = 0;
let rest: ReturnType<typeof setTimeout> | undefined;

/** Browsers give sound only after a gesture: call this from one. */
export function wakeSound(): void {
  if (context || prefs.mute || prefs.sound === 0 || !("AudioContext" in window)) return;
  context = new AudioContext();
  restLater();
}

/** When the table is left, the sound device is let go at once. */
export function restSound(): void {
  clearTimeout(rest);
  if (context?.state === "running") void context.suspend();
}

/** All sound and voices off at once, or on again: from a gesture. */
export function toggleMute(): void {
  prefs.mute = !prefs.mute;
  if (prefs.mute) {
    hush();
    restSound();
  } else wakeSound();
}

/** `after`: in so many seconds. Before the first gesture nothing sounds, and nothing is kept for later. */
export function play(noise: Noise, after = 0): void {
  const level = noise === "murmur" ? prefs.murmur : prefs.sound;
  if (!context || prefs.mute || level === 0) return;
  // While the context sleeps its clock stands still: what is put down now sounds when it wakes.
  if (context.state === "suspended") void context.resume();
  const at = context.currentTime + 0.01 + after;
  if (noise === "murmur" && at < murmurs) return;
  const out = context.createGain();
  out.gain.value = noise === "murmur" ? level * 0.4 : level;
  out.connect(context.destination);
  const end = at + NOISES[noise]({ ctx: context, out, at, wood: house.name === "patio" });
  if (noise === "murmur") murmurs = end;
  silent = Math.max(silent, end);
  restLater();
}

function restLater(): void {
  clearTimeout(rest);
  const left = context ? Math.max(0, silent - context.currentTime) * 1000 : 0;
  rest = setTimeout(() => {
    if (context && context.currentTime < silent && context.state === "running") restLater();
    else restSound();
  }, left + REST_MS);
}
