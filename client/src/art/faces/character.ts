import type { House, Skin } from "./inks";
import type { Vector } from "./poses";

/** One person, as data and a few drawings. Coordinates: x = 0 is the axis of the face, the eyes stand at y = EY, the block is 240 × 240. */
export interface Sitter {
  name: string;
  house: House;
  age: number;
  skin: Skin;
  cuff: string;
  /** The field behind the bust and the cuts in it. */
  ground: readonly [field: string, mark: string];
  face: { top?: number; temple: number; cheek: number; jaw: number; chin: number; jawY: number; chinY: number };
  /** Half the distance and half the width of the eyes; `rise`: outer corner above the inner; `lash`: how far it is drawn out; `iris`: its radius. */
  eye: { x: number; w: number; open?: number; rise?: number; lash?: number; iris?: number };
  brow: { h: number; arch: number; ink?: string; lift?: number };
  /** `hook`: how far its back stands out, in units; a `button` has no back to speak of. */
  nose: { w: number; y: number; bridge?: number; hook?: number; button?: boolean };
  /** Size of the ears; 1 is the usual one. */
  ear?: number;
  /** Shoulders: how broad and how high; 1 is as drawn. */
  build?: { broad?: number; high?: number };
  mouth: { y: number; up: number; low: number };
  /** How the head sits: its size, how deep in the shoulders, how far it leans (degrees, to his left). */
  carriage?: { size?: number; sink?: number; lean?: number };
  /** How far the face looks aside, in units, to his left. */
  turn?: number;
  /** A full beard moves with the mouth. */
  beard?: boolean;
  /** Nothing on the head that could be lifted. */
  fixed?: boolean;
  /** What is his own when he does nothing. */
  rest: Partial<Vector>;
  back: (c: Character, s: Vector) => string;
  body: (c: Character) => string;
  under?: (c: Character, s: Vector) => string;
  over?: (c: Character, s: Vector) => string;
  hair: (c: Character) => string;
  hat?: (c: Character) => string;
}

export interface Character extends Sitter {
  id: string;
  ink: string;
  paper: string;
  lamp: string;
  white: string;
  lidDark: string;
  lipLow: string;
}

/** Height of the eyes. */
export const EY = 112;
