import { es, type Dictionary } from "./es-AR";

export const ve: Dictionary = {
  ...es,
  "handover.how": "En el otro aparato, mira este código con la cámara, o escribe estas palabras en «Entrar con enlace o código».",
  "menu.leave.note": "La partida sigue con su reloj. Vuelves desde cualquier página.",
  "menu.surrender.note": "Para cuando te tienes que ir y no quieres dejar la partida colgada.",
  "menu.surrender.1": "Confirmar: pierdes el partido (1 de 2)",
  "rules.order.note": "De la más brava a la más pobre. Las de un renglón son iguales: emparde.",
  "rules.order.note@venezolano-simple": es["rules.order.note"],
  "rules.rest": "lo que le falta a quien va ganando",
  "rules.match": "el juego",
  "rules.surrender": "Rendirse: pierdes el partido. Se confirma dos veces.",
  "rules.clock.10": "Tienes 10 segundos cada vez. Si no contestas es no quiero; si no juegas, va tu carta más baja.",
  "rules.ve.pegado":
    "Pegado: en la segunda puedes jugar las dos cartas juntas. La de abajo tiene que ganar sola, o la de arriba se quema. "
    + "Tras un emparde en la primera, todos juegan pegado.",
  "rules.ve.derecho":
    "Con flor por derecho dila cada vez: «flor» con la carta, «con mi flor» antes de cantar o contestar, «presento flor» con la última. "
    + "Lo que callas la quema.",
  "rules.ve.clock": "Tienes 30 segundos. Si no contestas es no quiero; si no juegas, va o se quema una carta al azar.",
  "rules.macho": "la espadilla",
  "rules.hembra": "el basto",
};
