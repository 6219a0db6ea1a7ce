/** Calls the player back: the title blinks in a hidden tab, the phone shakes, a notice if it was asked for. */
import { t } from "../words";
import { endNotice, notice } from "./notices";
import { prefs } from "./prefs.svelte";
import { play } from "../sound/sound";

let blink: ReturnType<typeof setInterval> | undefined;
let calm = "";

/** Say how the page is called while nothing is due. */
export function setTitle(title: string): void {
  calm = title;
  if (blink === undefined) document.title = title;
}

/** My turn has come, or (false) has passed. `name` is the table's. */
export function callMe(mine: boolean, name: string): void {
  stopBlinking();
  if (!mine) return;
  if (prefs.vibrate) vibrate(60);
  play("turn");
  if (document.visibilityState === "visible") return;
  const loud = t("door.title.mine", { table: name });
  let on = false;
  const turn = () => {
    on = !on;
    document.title = on ? loud : calm;
  };
  turn();
  blink = setInterval(turn, 1000);
  notice(loud);
}

/** One of the last seconds of my clock. */
export function lastSecond(): void {
  play("tick");
  if (prefs.vibrate) vibrate(30);
}

export function stopBlinking(): void {
  clearInterval(blink);
  blink = undefined;
  endNotice();
  document.title = calm;
}

/** Browsers without it, or without a gesture yet, do nothing. */
function vibrate(ms: number): void {
  if ("vibrate" in navigator && navigator.userActivation.hasBeenActive) navigator.vibrate(ms);
}
