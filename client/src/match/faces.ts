/** Whose face is shown: that of a character, mine, one that makes a seña. */
import { PEOPLE, POSES, type Pose, type Who } from "../art/faces";
import type { HouseName } from "../browser/house.svelte";
import { prefs } from "../browser/prefs.svelte";

/** The face that a seat's character stands for; a character that this page does not know yet gets the first one. */
export function faceOf(character: string): Who {
  return (PEOPLE.find((person) => person.id === character) ?? PEOPLE[0])?.id ?? "elvira";
}

/** With which face I come to that house: the one that I chose there, or the last one where it is of the house. */
export function myFace(house: HouseName): string {
  const own = PEOPLE.filter((person) => person.house === house);
  const kept = PEOPLE.find((person) => person.id === prefs[house]) ?? own.find((person) => person.id === prefs.character);
  // Who never chose gets any of the house: two who come for the first time need not look alike.
  return (kept ?? own[Math.floor(Math.random() * own.length)])?.id ?? "";
}

/** The pose of a seña. A wink that says no side is the right one. */
export function poseOf(sena: string): Pose {
  return POSES.find((pose) => pose === sena || pose === `${sena}-derecho`) ?? "neutral";
}
