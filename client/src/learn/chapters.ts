/** What each page of rules says, and what it draws between its words: a number is a text of the chapter, a name a drawing. */
import type { Name } from "../reglamentos";

export type Drawing =
  | "pad" | "piedras" | "ladder" | "pieces" | "pardas" | "truco" | "envido" | "flor" | "counter" | "examples" | "senas"
  | "deal" | "derecho" | "receta" | "obligado" | "pegado";

export interface Chapter {
  id: string;
  parts: readonly (number | Drawing)[];
}

const chapter = (id: string, ...parts: Chapter["parts"]): Chapter => ({ id, parts });

export const CHAPTERS: Readonly<Record<Name, readonly Chapter[]>> = {
  "argentino-duelo": [
    chapter("mesa", 1, "pad"),
    chapter("mano", 1),
    chapter("cartas", 1, "ladder"),
    chapter("vueltas", 1, "pardas", 2),
    chapter("truco", 1, "truco", 2),
    chapter("envido", 1, "envido", 2, "examples", "counter", 3),
    chapter("flor", 1, "flor", 2),
    chapter("mazo", 1),
    chapter("reloj", 1),
    chapter("pantalla", 1),
  ],
  argentino: [
    chapter("mesa", 1),
    chapter("cartas", 1, "ladder"),
    chapter("vueltas", 1, "pardas", 2),
    chapter("truco", 1, "truco", 2),
    chapter("envido", 1, "envido", 2, "examples", "counter", 3),
    chapter("flor", 1, "flor", 2),
    chapter("mazo", 1),
    chapter("anotador", 1, "pad"),
    chapter("equipos", 1),
    chapter("senas", 1, "senas", 2),
    chapter("reloj", 1),
    chapter("consejos", 1),
  ],
  venezolano: [
    chapter("mesa", 1, "piedras"),
    chapter("reparto", 1, "deal", 2),
    chapter("piezas", 1, "pieces", 2, "ladder"),
    chapter("tantos", 1, "examples", "counter", 2),
    chapter("voz", 1),
    chapter("envido", 1),
    chapter("truco", 1, "truco", 2),
    chapter("flor", 1),
    chapter("derecho", 1, "derecho", 2),
    chapter("contra", 1),
    chapter("envidada", 1),
    chapter("ley", 1),
    chapter("receta", 1, "receta", 2),
    chapter("empardes", 1, "pardas"),
    chapter("obligado", 1, "obligado", 2),
    chapter("pegado", 1, "pegado"),
    chapter("senas", 1, "senas", 2),
    chapter("pago", 1),
    chapter("tiempo", 1),
  ],
  "venezolano-simple": [
    chapter("simple", 1),
    chapter("mesa", 1, "piedras"),
    chapter("piezas", 1, "pieces", 2, "ladder"),
    chapter("vueltas", 1, "pardas", 2),
    chapter("truco", 1, "truco", 2),
    chapter("envido", 1, "examples", "counter", 2),
    chapter("flor", 1, 2),
    chapter("pago", 1),
    chapter("reloj", 1),
    chapter("casa", 1),
  ],
};
