/** The keys of a match that is looked at again. */
import { ALL, TABLE } from "./link";
import type { Playback } from "./playback.svelte";

export interface Desk {
  close(): void;
  toggle(name: "told" | "receipts" | "check"): void;
}

export function onKey(event: KeyboardEvent, playback: Playback, desk: Desk): void {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  const target = event.target instanceof HTMLElement ? event.target : null;
  if (target?.closest("textarea, input:not([type=range])")) return;
  // The line of the match has keys of its own, and a button is pressed by its own.
  const range = target?.closest("input[type=range]") !== null && target !== null;
  const pressed = target?.closest("button, a") !== null && target !== null;
  if (act(event, playback, desk, range, pressed)) event.preventDefault();
}

function act(event: KeyboardEvent, playback: Playback, desk: Desk, range: boolean, pressed: boolean): boolean {
  const key = event.key.toLowerCase();
  const seat = Number(key);
  if (key.length === 1 && seat >= 1 && seat <= playback.replay.seats) {
    void playback.look(seat);
    return true;
  }
  if (key === " " && pressed) return false;
  const keys: Record<string, () => void> = {
    arrowright: () => (event.shiftKey ? playback.hand(1) : playback.next()),
    arrowleft: () => (event.shiftKey ? playback.hand(-1) : playback.previous()),
    pagedown: () => playback.hand(1),
    pageup: () => playback.hand(-1),
    home: () => playback.go(0),
    end: () => playback.go(playback.last),
    " ": () => playback.toggle(),
    "0": () => void playback.look(TABLE),
    t: () => void playback.look(ALL),
    l: () => desk.toggle("told"),
    k: () => desk.toggle("receipts"),
    c: () => desk.toggle("check"),
    escape: () => desk.close(),
  };
  if (range && key.startsWith("arrow") && !event.shiftKey) return false;
  const done = keys[key];
  done?.();
  return done !== undefined;
}
