import { PEOPLE, POSES, type Pose, type Who } from "../pieces";

/** The face that a seat's character stands for; a character that this page does not know yet gets the first one. */
export function faceOf(character: string): Who {
  return (PEOPLE.find((person) => person.id === character) ?? PEOPLE[0])?.id ?? "elvira";
}

/** The pose of a seña. A wink that says no side is the right one. */
export function poseOf(sena: string): Pose {
  return POSES.find((pose) => pose === sena || pose === `${sena}-derecho`) ?? "neutral";
}
