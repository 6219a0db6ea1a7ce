/** «Cómo se juega», venezolano simple. `[S-1]` is the article that a sentence tells, `*…*` what is said at the table. */
export const es = {
  lead: "La mesa está servida. Arma tu pareja, reta a tus panas y canta con ganas. [S-1] O practica con la computadora. [S-2]",

  simple: "Lo que aquí es más simple",
  "simple.1": `Esta es una variante simplificada, y lo dice de entrada: [S-57]
- La flor es automática y sin contraapuestas.
- El envido es simple, o la falta, sin reenvidos.
- Para subir el truco debes estar en tu turno.
- Cualquier rival puede responder un canto por su equipo; la primera respuesta decide.
- *Equipo al mazo* abandona la mano para toda tu pareja.
- La computadora es un rival básico de práctica.
- Las voces usan la síntesis del navegador; su disponibilidad y acento dependen del dispositivo.`,

  mesa: "La mesa",
  "mesa.1": `Dos jugadores o cuatro por parejas: asientos 1 y 3 contra 2 y 4. La pareja se sienta enfrente y comparte marcador. [S-3] Gana el equipo que llega a 24 piedras, y no hay otra meta. [S-4] Cada mano reparte tres cartas a cada uno y una vira que todos ven. [S-5] Se juega con la baraja española de 40, barajada en cada mano. [S-6] La primera mano se sortea; después le toca al siguiente asiento. [S-7]`,

  piezas: "Perico, perica y el orden",
  "piezas.1": `El caballo del palo de la vira es el *perico*; la sota es la *perica*. Son las piezas. [S-8] Si la vira es una de ellas, la sustituye el rey de su palo. [S-9] Elige una vira y mira quién manda:`,
  "piezas.2": `Luego siguen los demás, y las cartas de un mismo renglón empatan. [S-10] Una figura que es pieza no es otra cosa; las otras se quedan en su lugar. No hay triunfo ni palo que seguir. [S-11]`,

  vueltas: "Las bazas y la parda",
  "vueltas.1": `Una carta por persona, gana la más alta, y dos bazas ganan la mano. [S-12] Sale quien es *mano*; después, quien ganó la anterior, y tras una parda la mano. [S-18] Hay *parda* cuando los dos equipos jugaron la mejor carta; si el empate es entre compañeros, la baza es de ellos. [S-19]
- Una parda favorece a quien ganó la otra. [S-13]
- Con una victoria por lado decide la tercera; [S-14] y si esa es parda, quien ganó la primera. [S-15]
- Pardas las dos primeras, quien gana la tercera. [S-17]
- Si todo empata, gana quien salió primero: la mano. [S-16]`,
  "vueltas.2": "La mano termina apenas está decidida. [S-20]",

  truco: "El truco",
  "truco.1": "La mano vale 1; truco 3, retruco 6, vale nueve 9 y vale el juego 24. [S-21]",
  "truco.2": `*No quiero* termina la mano y entrega el valor anterior: 1, 3, 6 o 9. [S-22] Se canta y se sube solo en tu turno de jugar, en cualquier baza. [S-23] Se contesta *quiero* o *no quiero*, y nada más; contesta cualquier rival y vale la primera respuesta. [S-24] El siguiente nivel es del equipo que aceptó, en el turno de cualquiera de los dos. [S-25] No se salta ninguno. [S-26] Con *vale el juego*, quien gana la mano recibe 24 y con eso el juego, si flor o envido no lo terminaron antes. [S-27]`,

  envido: "El envido",
  "envido.1": `En tu turno, antes de jugar tu primera carta, puedes cantar *envido* o *la falta*, con las cartas que sea. [S-28] Envido vale 2; la falta, 24 menos el marcador mayor. Rechazar cualquiera de los dos da 1. [S-29] Se quiere o no se quiere: no se sube, y hay uno por mano. [S-30] Un truco aceptado no lo cierra, pero a un truco que espera no se le contesta con envido. [S-35]
Dos cartas del mismo palo suman sus valores más 20; si no, vale la mejor. Las figuras valen 0. [S-31] Perico vale 30 y perica 29, más la mejor otra carta, sea del palo que sea. [S-32]`,
  "envido.2": `Gana la mejor cuenta, para su equipo; empatan, y es de quien está más cerca de la mano. [S-33] Se cobra al terminar la mano, antes del truco, también el 1 de un rechazo; solo entonces se muestra quién ganó y con cuánto. [S-34]`,

  flor: "La flor",
  "flor.1": `La flor se declara automáticamente al repartir y vale 3. La mesa dice qué asientos tienen, y nada más. [S-36] Es flor: tres del mismo palo, una pieza y dos del mismo palo, o ambas piezas, que es la *reservada*. [S-37] Anula el envido de la mano, para todos. [S-38] Son 3 en total, para el equipo de la mayor; [S-39] la reservada supera a cualquier otra, [S-40] y de dos iguales vale la más cercana a la mano. [S-41] Cuenta así: con pieza, 30 o 29 más las otras dos; sin pieza, 20 más las tres. [S-42]`,
  "flor.2": `A la flor no se apuesta ni se contesta nada. [S-43] Se cobra al terminar la mano, antes que todo lo demás, y entonces se muestra de quién y cuál era. [S-44]`,

  pago: "El orden de pago",
  "pago.1": "Flor, envido, truco. Quien llega a 24 gana con ese pago, y lo demás no se paga. Las piedras se suman enteras, aunque pasen. [S-45]",

  reloj: "Reloj, mazo y conexión",
  "reloj.1": `Cada turno y cada respuesta a un canto tiene 10 segundos, controlados por el servidor, enteros cada vez; el equipo que contesta comparte uno. [S-46] Si se agota el de un canto, tu equipo responde *no quiero*. [S-47] Si se agota un turno de cartas, se juega automáticamente la más baja; de dos iguales, la que te dieron primero. [S-48] El reloj no se reinicia al recargar. [S-49] Las cartas jugadas quedan sobre la mesa hasta el siguiente reparto. [S-50]
*Equipo al mazo* entrega la mano por lo que vale, y antes se pagan flor y envido como siempre. [S-51] Se hace en tu turno. [S-52]
Desconectarse no detiene nada, y al volver encuentras la mesa como está. Rendirse le da la partida al otro equipo en el momento, y la mano no se paga. [S-60] A nadie le llegan cartas ajenas, tampoco las de su pareja, ni cuentas antes de pagarlas. [S-58] El servidor juzga cada acto: lo que no se puede no cambia nada, tampoco el reloj. [S-59]`,

  casa: "La computadora y las voces",
  "casa.1": `La computadora es un rival sencillo, para practicar: sabe lo que ve su silla y obedece las reglas y el reloj. [S-53] Ese nivel es el que se ofrece primero; los más fuertes lo dicen. Se sienta donde quieras, también de compañera. [S-54]
Los cantos y las respuestas los dice el navegador, con una voz de Venezuela si la tiene, y si no con otra en español; se pueden callar. [S-55] Qué voces hay depende de tu aparato. Sin ninguna el juego es el mismo, con las palabras en pantalla. [S-56]`,
} as const;

export type Text = Record<keyof typeof es, string>;
