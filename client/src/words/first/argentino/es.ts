/** The first hand in the pulpería: `n` what is told at each decision, `n.act` what another choice would do, `*…*` what is said at the table. */
export const es = {
  "1": "Repartió Anselmo y sos *mano*: hablás primero. Tenés el 7 y el 4 de oro, dos del mismo palo: 20 + 7 + 4 = 31. Es muchísimo. Antes de tirar carta cantá *Envido*: 2 puntos a quién tiene más.",
  "1.card": "Si tirás ya, perdés tu turno de cantar envido: se abre antes de tu primera carta. Y un 31 no se regala.",
  "1.truco": "Se puede, pero si Anselmo quiere el truco ya no hay envido, y tu 31 se queda sin cantar.",
  "1.real-envido": "Vale 3 en vez de 2, y con 31 te lo podés permitir. Pero asusta: si no quiere, es 1 y nada más. Empezá por lo chico, que entra.",
  "1.falta-envido": "Va lo que le falta al que va ganando. Cero a cero es la partida entera, ¡en la primera mano! Otro día.",

  "2": "Dijiste *31*, porque el mano habla primero, y Anselmo se tragó su número: *son buenas*. Dos puntos para vos. Ahora las cartas: el 7 de oro es bravo, guardalo. Tirá el 2 de basto, que alcanza para tantear.",
  "2.7o": "Con el 7 de oro ganás la primera, pero mostrás lo mejor que tenés de entrada. Si sos mano, guardalo.",
  "2.4o": "El 4 no le gana a nadie: sería regalar la primera.",
  "2.truco": "Todavía no. Se puede cantar en cualquier vuelta; mejor mirá antes qué tira.",
  "2.mazo": "Irte al mazo le regala la mano: 1 punto para él. Y la tenés linda.",

  "3": "Él también tenía un 2: *parda*. Si la primera es parda, el que gana la segunda se lleva la mano. Sale el mano, que sos vos, y al 7 de oro le ganan tres cartas nada más. Cantá *Truco*, así vale 2.",
  "3.7o": "Puede ser que ganes la mano… por 1. Cantá antes de tirar, que con esta carta conviene que valga más.",
  "3.4o": "Con el 4 le das la segunda, y con la segunda, la mano.",
  "3.mazo": "¿Con el 7 de oro en la mano? El mazo es para cuando no queda nada.",

  "4": "*¡Retruco!* Anselmo lo subió a 3. ¿Tiene con qué, o te está corriendo? Al 7 de oro le ganan solo el macho, la hembra y el 7 de espada. Animate: *Quiero*.",
  "4.no-quiero": "La mano termina y Anselmo se lleva 2, lo que valía antes. Justo lo que está buscando.",
  "4.vale-cuatro": "Subir acepta los 3 y pide 4. Si no quiere, te llevás 3; si tiene el macho, te cuesta 4. Para empezar, con querer alcanza.",

  "5": "Dijiste quiero, y ahora solo vos podés subir. No hace falta: poné el 7 de oro en la mesa.",
  "5.4o": "Con 3 puntos en juego, ¿el 4? Cualquier carta le gana.",
  "5.vale-cuatro": "Te toca a vos subir, porque aceptaste. Se puede; pero con 3 en juego, mejor ver esa carta.",
  "5.mazo": "Ahora te costaría 3. Tirá el 7.",

  end: "¡Un siete de basto! No tenía nada: te quiso correr. Dos del envido y tres del retruco, 5 a 0 en una mano. Eso es el truco: cartas, cuentas y un poco de mentira.",
} as const;

export type Text = Record<keyof typeof es, string>;
