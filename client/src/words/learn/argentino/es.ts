/** «Cómo se juega», argentino de 2, 4 o 6. `[E-1]` is the article that a sentence tells, `*…*` what is said at the table. */
export const es = {
  lead: "De a dos, en parejas o tres contra tres. Los puntos salen de dos peleas distintas dentro de cada mano: el truco, quién gana las cartas, y el envido, quién tiene mejores puntos de palo. Y lo más lindo: se puede mentir.",
  variants: "Cada mesa tiene sus variantes; éstas son las más difundidas. [E-66]",

  mesa: "La mesa",
  "mesa.1": `Se juega con la baraja española de 40 cartas, sin 8 ni 9. Te tocan tres por mano, y no las ve nadie más, tampoco tus compañeros. [E-1] Gana el primer lado que llega a 15 o a 30 puntos, según cómo se arme la mesa. [E-2]
En cada mano hay dos peleas, el truco y el envido, y la flor donde la hay. Se puede cantar con cualquier carta; solo la flor no se miente. [E-3] La mesa se arma de 2, 4 o 6 sillas, con flor o sin ella. [E-4]
El envido y la flor se pagan apenas se resuelven; el truco, cuando termina la mano. La partida termina en el instante en que un lado llega, y los puntos se suman enteros aunque pasen. [E-5]`,

  cartas: "El orden de las cartas",
  "cartas.1": `Para ganar las bazas las cartas no valen por su número sino por este orden, de la más fuerte a la más débil. [E-6] Las de un mismo renglón empatan entre sí: un tres de oro contra un tres de copa es parda. No hay triunfo ni palo que seguir. [E-7]`,

  vueltas: "Las bazas y la parda",
  "vueltas.1": `Cada mano se juega a tres bazas, o *vueltas*. En cada una todos tiran una carta, gana la más alta, y el que gana dos se lleva la mano. [E-8]
Empieza el que es *mano*: el primero se sortea, y acá la mano va rotando sola. [E-9] Después sale el que ganó la anterior. [E-10] Se tira en ronda, desde el que sale; [E-17] y tras una parda sale el mano. [E-18]
*Parda* es cuando la carta más alta la tiraron los dos lados. Si el empate es entre compañeros no hay parda: la baza es de ellos, y cuenta como ganador el que la tiró primero. [E-11]
- Si se emparda la primera, gana la mano quien gane la segunda. [E-12]
- Si se gana la primera y se emparda la segunda o la tercera, gana el de la primera. [E-13]
- Si se empardan la primera y la segunda, decide la tercera. [E-14]
- Si se empardan todas, gana el lado del que es mano. [E-15]`,
  "vueltas.2": `La mano se corta apenas está decidida. [E-16] En la mesa ves las cartas delante de quien las tiró, y la que ganó cada baza marcada en dorado; de una parda, ninguna. [E-19]`,

  truco: "El truco",
  "truco.1": `Sin cantar nada, ganar la mano vale 1 punto. [E-20] En tu turno, en cualquier baza, podés cantar *¡Truco!* para que valga más. [E-21] El otro lado contesta *quiero*, *no quiero*, o canta el nivel que sigue. [E-22] Truco vale 2, retruco 3 y vale cuatro 4; más arriba no hay. [E-23]`,
  "truco.2": `Con *no quiero* la mano termina y el que cantó se lleva lo que valía antes: 1, 2 o 3. [E-24] Contestar con el nivel que sigue acepta el anterior, y no se saltea ninguno. [E-25] Después de un *quiero* solo puede subir el lado que aceptó, cualquiera de ellos en su turno. [E-26] Ahí está la gracia: podés cantar truco con malas cartas para que el otro se asuste y no quiera.
Un canto frena las cartas; contestado, el turno queda donde estaba. [E-27]`,

  envido: "El envido",
  "envido.1": `Es una apuesta aparte sobre los puntos de tus cartas. Se canta solo en la primera baza, antes del truco o como respuesta a un truco: *el envido está primero*. [E-28] Lo abre quien tiene el turno, o cualquiera de los que tienen que contestar un truco; lo contesta cualquiera del otro lado. [E-29] Ese truco espera, y después lo contestan los mismos. [E-30] Sobre un truco no importa si ya tiraste, mientras la primera esté abierta. [E-32] Un truco que se quiso o se subió no deja lugar a envido ni a flor. [E-31] Hay un envido por mano. [E-40]
Envido vale 2 y real envido 3, y se suman: a lo sumo dos envidos, un real y una falta, en ese orden. La falta va en lugar de la suma. [E-33] Sin querer se paga lo que había antes del último canto; 1 si era el primero. [E-34]`,
  "envido.2": `*Falta envido*: a 30, si el que va ganando todavía está en las malas, gana el partido entero. Si no, y siempre a 15, vale lo que le falta al que va ganando. [E-35]
¿Cómo contar tus puntos? Con las tres cartas que te tocaron: dos del mismo palo suman 20 más el valor de las dos. Si no tenés dos del mismo palo, vale tu carta más alta, sola. Las figuras, 10, 11 y 12, valen 0; el resto, su número. [E-36] Tranqui: durante la primera baza la mesa te muestra cuánto tenés, a vos solo. [E-39]`,
  "envido.3": `Se compara entre todos y gana el mejor de la mesa, para su equipo. Si empatan, gana el que es mano o el más cercano a la mano. [E-37] Cuando se quiere, la mesa muestra quién ganó y con cuántos, y ningún otro número; sin querer no se muestra nada. [E-38]`,

  flor: "La flor",
  "flor.1": `Solo si la mesa se armó con flor. Sin ella, tres cartas del mismo palo son un envido más. [E-41] Tener flor es tener las tres del mismo palo. Si la cantás sumás 3 y anulás el envido, sin puntos; callarla no cuesta nada, y solo la canta quien la tiene. [E-42] Se canta en la primera baza: en tu turno, o sobre un envido de cualquier largo, o sobre un truco, sin importar si ya tiraste. Ya no, si al envido se le contestó quiero o no quiero, o se quiso un truco. [E-43]
Si los rivales no tienen, son 3 en el acto; y un compañero con flor puede cantar la suya por 3 más. Nadie la canta dos veces. [E-44] Si un rival tiene, su lado contesta: *me achico*, *contraflor* o *contraflor al resto*. [E-45]
- *Me achico*: 4 puntos al lado que cantó. [E-46]
- *Contraflor*: 6 puntos para la mejor flor; sin querer, 4 para quien la cantó. [E-47]
- *Contraflor al resto*: se juega la falta; sin querer, 4 sobre una flor y 6 sobre una contraflor. [E-48]`,
  "flor.2": `La flor cuenta 20 más las tres cartas, y gana la mejor de la mesa; si empatan, la más cercana a la mano. [E-49] Después de esa pelea no se canta otra flor en la mano. [E-50] Contesta cualquiera del lado que debe, tenga flor o no; se comparan solo las que hay. [E-51]`,

  mazo: "Irse al mazo",
  "mazo.1": `Si ves que la mano está perdida podés irte al mazo: la abandonás por todo tu equipo y los rivales se llevan lo que valía. [E-52] Si te vas en la primera baza sin que se haya cantado envido, suman un punto más. [E-53] Se hace en tu turno, y el mano puede hacerlo antes que nada. [E-54] A veces conviene perder poco antes que mucho.`,

  anotador: "El anotador",
  "anotador.1": `Los puntos se anotan con palitos de a cinco: cuatro lados de un cuadrado y la diagonal. [E-55] Están en el anotador de papel, al costado de la mesa, con una columna para cada lado. [E-56] A 30 se juega en dos mitades: hasta 14 son las *malas*, y de 15 en adelante las *buenas*. Importa para la falta envido. [E-57]`,

  equipos: "En equipo",
  "equipos.1": `En 2 contra 2 y 3 contra 3 los compañeros se sientan alternados. [E-58] Se juega por equipo: si tu compañero gana la baza, la gana tu equipo, y cualquiera puede contestar un canto. [E-59] Vale la primera respuesta. [E-60] De a seis se juega todos contra todos, nunca pico a pico. [E-61] Tenés un chat de equipo que los rivales no ven. [E-62]`,

  senas: "Las señas",
  "senas.1": `En la mesa de verdad los compañeros se avisan qué tienen con gestos, sin que los vea el rival. Acá tu personaje hace el gesto y solo lo ve tu equipo; a los rivales no les llega nada. [E-63] Las más usadas: [E-64]`,
  "senas.2": `Una seña no necesita turno, no cambia nada en el juego y puede mentir; vale desde el reparto hasta el fin de la mano. [E-65]`,

  reloj: "El reloj y la conexión",
  "reloj.1": `Hay 30 segundos para cada decisión, y un solo plazo para el equipo que contesta. Si se acaba en tu turno, va tu carta más pobre; a un canto es *no quiero*, también a una contraflor y al resto; a una flor es *me achico*. [E-68]
Cortarse no detiene nada, y al volver encontrás tu lugar como está. Rendirse pierde el partido para todo el equipo. [E-69] A nadie le llegan cartas ajenas, tantos, quién tiene flor, ni el chat y las señas de los rivales; lo que las reglas cuentan solas, se sabe. [E-70] El servidor juzga cada acto: lo que no se puede no cambia nada, tampoco el reloj. [E-71]`,

  consejos: "Cinco consejos",
  "consejos.1": `Ninguno te obliga a nada. [E-67]
- Con un ancho de espada o de basto, el truco está de tu lado: cantalo.
- Con 27 o más de envido, cantá envido. Con 30 o más, animate al real envido.
- En primera, si sos mano, no tires tu mejor carta de entrada.
- Si el rival canta truco y tus cartas son flojas, *no quiero* cuesta un solo punto.
- Y de vez en cuando, mentí. Es truco.`,
} as const;

export type Text = Record<keyof typeof es, string>;
