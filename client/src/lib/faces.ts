import { PEOPLE, type Who } from "../pieces";

/** The face that a seat's character stands for; a character that this page does not know yet gets the first one. */
export function faceOf(character: string): Who {
  return (PEOPLE.find((person) => person.id === character) ?? PEOPLE[0])?.id ?? "elvira";
}
