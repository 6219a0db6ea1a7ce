/** The words of the lobby at a Venezuelan table. */
import { es, type Key } from "./es-AR";

export const ve: Record<Key, string> = {
  ...es,
  "entry.call": "La mesa está servida. Arma tu pareja, reta a tus panas y canta con ganas. O practica con la computadora.",
  "entry.arrange.note": "Sillas, piedras, reloj.",
  "card.target.n": "{n} piedras",
  "door.pair.partner": "Te sientas enfrente, de compañero.",
  "wait.stranger": "Falta alguien, pana. Ya viene.",
  "wait.none": "Siéntate tú primero.",
  "wait.roll": "Están todos. ¿Sigues ahí?",
  "wait.ready": "Aquí estoy",
  "wait.pair": "Falta tu pareja, pana. Pásale el enlace.",
  "list.none": "No hay nadie esperando. Juega ya, y el próximo se sienta contigo.",
};
