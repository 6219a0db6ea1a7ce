import { es, type Key } from "./es-AR";

export const ve: Record<Key, string> = {
  ...es,
  "note.listen": "Lo que se dice en la mesa. Tú miras.",
  "say": "Di algo",
  "you": "Tú",
  "phrase.hola": "¡Épale!",
  "phrase.que-mano": "¡Qué mano, vale!",
  "phrase.mentira": "Eso era puro embuste",
  "phrase.apurate": "Apúrate, que se enfría el café",
  "phrase.pensando": "Déjame pensar",
  "phrase.otra": "¿La revancha?",
  "phrase.chau": "¡Chao, un placer!",
  "muted": "No vas a oír más a {name}, ni aquí ni en otra mesa.",
  "mutes": "A quienes no oyes",
  "report.words": "Cuéntalo, si quieres",
  "operator.again": "Toca otra vez para hacerlo",
};
