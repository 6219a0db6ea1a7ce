import type { Character, Sitter } from "../character";
import { HOUSE, tone, type House } from "../inks";
import { patio } from "./patio";
import { morePatio } from "./patio-more";
import { pulperia } from "./pulperia";
import { morePulperia } from "./pulperia-more";

const sitters = { ...pulperia, ...morePulperia, ...patio, ...morePatio };

export type Who = keyof typeof sitters;

function seated(id: Who, sitter: Sitter): Character {
  return {
    ...sitter, id, ...HOUSE[sitter.house], white: "#f7efdc",
    lidDark: tone(sitter.skin.shade, 0.8), lipLow: tone(sitter.skin.lip, 1.22),
  };
}

export const CHARACTERS = Object.fromEntries(
  (Object.entries(sitters) as [Who, Sitter][]).map(([id, sitter]) => [id, seated(id, sitter)]),
) as Record<Who, Character>;

/** Everyone who may sit, for a list to choose from. */
export const PEOPLE: readonly { id: Who; name: string; house: House }[] =
  (Object.entries(CHARACTERS) as [Who, Character][]).map(([id, { name, house }]) => ({ id, name, house }));
