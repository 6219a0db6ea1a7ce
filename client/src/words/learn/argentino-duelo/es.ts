/** «Cómo se juega», argentino mano a mano. `[D-1]` is the article that a sentence tells, `*…*` what is said at the table. */
export const es = {
  lead: "Dos personas, tres cartas cada una y dos peleas a la vez: el truco, que es de cartas, y el envido, que es de puntos. Y en las dos se puede mentir.",

  mesa: "La partida",
  "mesa.1": `Cada partida es entre dos jugadores. [D-1] Se juega a 15 puntos solos, *a malas*, o a 30: 15 *malas* y 15 *buenas*. Lo elige quien arma la mesa, y no cambia más. [D-2]
Quien llega primero gana en ese instante: lo que faltaba jugar, contestar o pagar ya no cuenta. El envido y la flor se pagan apenas se resuelven; el truco, cuando termina la mano. [D-3] Los puntos se suman enteros, aunque pasen de la meta. [D-4]`,

  mano: "¿Quién es mano?",
  "mano.1": `Antes de repartir se juega un *piedra, papel o tijera*. Cada uno elige en secreto, una sola vez. [D-5] El que gana es *mano* de la primera ronda: juega primero. [D-6] Si eligen lo mismo, se tira de nuevo. [D-7]
Hay 15 segundos para elegir. Si uno solo eligió, gana ese; si no eligió nadie, sortea el servidor. [D-8]
Desde ahí la mano se va alternando, gane quien gane. [D-9] El que no es mano es el *pie*.`,

  cartas: "Las cartas",
  "cartas.1": `Se usa el mazo español de 40 cartas: del 1 al 7, y 10, 11 y 12. No hay 8 ni 9. [D-10] Cada mano se baraja y te tocan tres, de a una y desde el mano; las tuyas no las ve nadie. [D-13]
Para ganar las vueltas las cartas no valen por su número sino por este orden. [D-11] Los palos no hacen nada más: no hay triunfo ni hay que seguir el palo. [D-12]`,

  vueltas: "Las vueltas y la parda",
  "vueltas.1": `Se juegan hasta tres *vueltas*, o *bazas*: cada uno tira una carta y gana la más alta. El que gana dos se lleva la mano. [D-14]
El mano sale en la primera; después sale el que ganó la anterior, y tras una parda, el mano. Las cartas quedan en la mesa, con la ganadora marcada en dorado. [D-15] Se tira por turno, una de las que te quedan, y no hay vuelta atrás. [D-16]
*Parda* es el empate: las dos cartas están en el mismo renglón del orden. [D-17] Si alguna vuelta queda parda, decide la primera que no lo fue. [D-18] Si las tres son pardas, gana el mano. [D-19]`,
  "vueltas.2": "La mano termina apenas se sabe quién la gana, y las cartas que quedaron en la mano no se muestran. [D-20]",

  truco: "El truco",
  "truco.1": `Una mano vale 1 punto. [D-21] En tu turno de tirar carta, en cualquier vuelta, podés cantar para que valga más: *truco*, y después *retruco* y *vale cuatro*. [D-22]`,
  "truco.2": `Quien recibe el canto contesta una de tres cosas: [D-23]
- *Quiero*: se sigue jugando y la mano vale lo cantado.
- *No quiero*: la mano termina, y el que cantó se lleva lo que valía antes. [D-24]
- Subir: cantar el nivel que sigue. Eso acepta el anterior y da vuelta la pregunta. [D-25]
El que pidió la subida no puede volver a subir hasta que suba el otro: sube quien dijo *quiero*, ahí mismo o más tarde en su turno. [D-26] No se saltea ni se repite un nivel. [D-28]
Mientras hay un canto sin contestar no se tiran cartas; después, el turno queda donde estaba. [D-27]`,

  envido: "El envido",
  "envido.1": `Es una apuesta aparte, sobre los puntos de tus tres cartas. Solo se canta en la primera vuelta, antes de que se cierre; [D-29] en tu turno, antes de tirar tu primera carta. [D-30] Hay uno por mano. [D-31]
*Envido* vale 2 querido y 1 no querido. [D-32] *Real envido* vale 3; si la mano de cantos empieza por ahí, solo se le contesta quiero, no quiero o falta envido. [D-33] *Falta envido* vale lo que le falta al que va ganando la partida para terminarla, en lugar de todo lo cantado, aunque sea menos. Cierra la cadena: no se sube más. [D-34]
Los cantos se suman: a lo sumo dos envidos, un real y una falta, en ese orden. [D-35] Sin querer, se paga lo que había antes del último canto; 1 si era el primero. [D-36]`,
  "envido.2": `¿Cómo se cuenta? Siempre con las tres cartas que te tocaron: dos del mismo palo suman 20 más sus números, con las dos más altas; las figuras, 10, 11 y 12, valen 0. Si no tenés dos del mismo palo, vale tu carta más alta sola. [D-37]`,
  "envido.3": `Después del *quiero*, el número del mano se dice solo: *tengo tanto*. El pie elige: dice el suyo o *son buenas*, que deja ganar sin mostrar. [D-38] Gana el más alto; si empatan, el mano. [D-39] Se paga en el momento y se sigue jugando. [D-40]
*El envido está primero*: si te cantan truco en la primera y todavía no tiraste, podés contestar con un envido. Si ya tiraste, no. [D-41] Resuelto el envido, ese truco te sigue esperando. [D-42] Pero un truco que se quiso ya no deja lugar a envido ni a flor. [D-43]
Para contestar un envido, o subirlo, no importa si ya jugaste tu carta. [D-44]`,

  flor: "La flor",
  "flor.1": `Tres cartas del mismo palo son *flor*. [D-45] Cantarla es opcional: si no la cantás, no cuenta. No se puede mentir: la canta solo quien la tiene. [D-46] Hay dos maneras:
- En tu turno, antes de tirar tu primera carta, si nadie cantó envido ni se quiso un truco: el botón *Flor* aparece junto a los demás. [D-47]
- Contestando el primer canto de envido, sea cual sea. La flor lo anula, sin puntos para nadie, y no importa si ya tiraste. [D-48]
También se puede contestar con flor a un truco, donde se podría cantar envido: el truco espera. [D-50] Apenas el primer envido avanza de otra manera, con quiero, no quiero u otro canto, la flor queda afuera de la mano. [D-49] Y una flor cantada cierra el envido. [D-59]
Si el otro no tiene flor, el que canta se lleva 3 en el acto, sin preguntar ni mostrar. [D-51] Si tiene, debe contestar: *flor*, *contraflor* o *contraflor al resto*. [D-52]`,
  "flor.2": `Con *flor* se comparan los puntos y la mayor se lleva 3 en total; si empatan, el mano. [D-53] *Contraflor* vale 6; si no se quiere, 3 para quien la cantó. [D-54] *Contraflor al resto* se juega la partida entera; sin querer, paga lo anterior: 3 sobre una flor, 6 sobre una contraflor. [D-55] A la contraflor se contesta quiero, no quiero o al resto; al resto, quiero o no quiero. [D-56]
La flor cuenta como el envido: 20 más las *dos* cartas más altas, no las tres. [D-57] Los números se dicen igual: primero el mano, y el pie muestra o dice *son buenas*. [D-58]`,

  mazo: "El mazo y rendirse",
  "mazo.1": `Con *mazo* abandonás la mano: el rival la gana por lo que vale en ese momento, 1 si no hubo truco querido, 2 si lo hubo, y así. Lo que ya se pagó queda. [D-60] No podés irte con un canto sin contestar: primero contestás. [D-61] Y solo en tu turno de tirar carta; nunca cuesta un punto de más. [D-63]
Si sos mano y todavía no hiciste nada, el botón está apagado hasta que juegues o cantes algo: así el pie tiene su oportunidad de cantar envido o flor. [D-62 D-75]
Con *rendirse* abandonás la partida entera. Sirve si te tenés que ir y no querés dejarla colgada. [D-64] Se puede en cualquier momento, y se confirma dos veces; cancelar, o hacer cualquier otra cosa, vuelve a empezar. Mientras tanto el reloj corre y el tanteador queda como está. [D-65]`,

  reloj: "El reloj y la conexión",
  "reloj.1": `Tenés 15 segundos, enteros, cada vez que te toca: tirar, cantar o contestar. [D-66] Si te quedás quieto se resuelve en tu contra:
- A un truco o un envido, es *no quiero*. [D-67]
- A una flor, el rival se queda con la apuesta anterior: 3, 3, o 6 sobre una contraflor. [D-68]
- En tu turno de tirar, te vas al mazo; si sos un mano que todavía no puede, se juega tu carta más pobre. [D-69]
- Cuando hay que decir el tanto, son buenas. [D-70]
El reloj es del servidor: lo que llega sobre la hora, o después, no vale. [D-71]
Si te desconectás, volvés a entrar desde el inicio, en *Seguir jugando*: encontrás la partida donde está, con el reloj corriendo. [D-72] Cortarse no detiene nada, no reinicia nada y por sí solo no pierde nada. [D-73]`,

  pantalla: "En esta mesa",
  "pantalla.1": `Los botones son lo que en cada momento se puede, y rendirse siempre; la cuenta regresiva la ven los dos. [D-74] El de la flor lo ve solo quien la tiene, mientras se puede. [D-76] Lo que vale cada cosa y el orden de las cartas están siempre a mano, sin dejar la mesa. [D-77 D-81]
Nadie recibe tus cartas, un número que no dijiste, una elección secreta ni si tenés flor. Lo que las reglas mismas cuentan, se sabe: 3 en el acto quiere decir que el otro no tenía flor. [D-78] Al terminar cada mano se muestra cómo se pagó, y a los pocos segundos se reparte la siguiente. [D-79] Lo que no se puede se rechaza diciendo por qué, y no cambia nada. [D-80]`,
} as const;

export type Text = Record<keyof typeof es, string>;
