/** The Spanish of a Venezuelan table, tú and piedras: what it says in another way than the Argentine one. */
import { es, type Dictionary } from "./es-AR";

export const ve: Dictionary = {
  ...es,
  "me.name": "Eres",
  "home.name.missing": "Dinos cómo te llamas.",
  "home.target": "¿A cuántas piedras?",
  "home.to.12": "un chico",
  "home.to.24": "los dos chicos",
  "new.chair.me": "Tú",
  "door.choose": "Escoge tu silla",
  "nowhere": "Aquí no hay nada. ¿Estará bien el enlace?",
  "line.alone": "Estás sin conexión. Puedes leer cómo se juega y repasar un acta; las mesas esperan.",
  "line.offline": "No pudimos hablar con el servidor. Prueba de nuevo.",
  "suit.e": "espadas",
  "suit.b": "bastos",
  "suit.o": "oros",
  "suit.c": "copas",
};
