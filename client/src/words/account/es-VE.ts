/** What the patio says in another way. */
import { es, type Dictionary } from "./es-AR";

export const ve: Dictionary = {
  ...es,
  "keep.lead": "Para jugar no hace falta nada. Si guardas tu nombre, es tuyo: nadie más lo usa, y tus mesas te siguen a cualquier aparato.",
  "password.note": "Ocho signos o más. Una frase que solo tú digas sirve mejor que una palabra rara.",
  "enter.lead": "Entra, y tus mesas están aquí también.",
  "recover.lead": "Con uno de tus códigos de recuperación pones una contraseña nueva. Los otros navegadores salen.",
  "passkey.insecure": "Las llaves de acceso piden una dirección segura (https): aquí se entra con contraseña.",
  "codes.lead": "Cópialos en papel, ahora: no se muestran otra vez. Cada uno abre una sola vez, si pierdes la contraseña o la llave.",
  "hello": "Eres {name}",
  "leave": "Salir de aquí",
  "open": "Con qué entras",
  "confirm": "¿Eres tú?",
  "confirm.lead": "Hace rato que entraste. Antes de cambiar esto, muéstralo otra vez.",
  "forget.lead.guest": "De quien no guardó su nombre queda una marca en este navegador y el nombre en sus sillas. Se borran las dos cosas: dirá «Alguien que se fue».",
  "forget.name": "Para seguir, escribe tu nombre",
  "forget.done": "No queda nada tuyo aquí.",
  "forget.playing": "Si tienes una partida por la mitad, tu silla queda sola.",
  "player.rating.note": "Se mueve solo en partidas entre gente que guardó su nombre. Contra computadoras no cuenta.",
  "player.unit.pulperia": "Tantos",
};
