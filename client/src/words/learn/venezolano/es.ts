/** «Cómo se juega», venezolano. `[V-1]` is the article that a sentence tells, `*…*` what is said at the table. */
export const es = {
  lead: "Dos personas o dos parejas, tres cartas cada una y una vira que cambia quién manda. Perico, perica, flor por derecho y cartas pegadas: así se juega en esta mesa. [V-207]",

  mesa: "La mesa y las piedras",
  "mesa.1": `Son las reglas de una casa, y lo que aquí no está no se juega: no hay mazo, ni real envido, ni contraflor. [V-1] Lo que el servidor no acepta no cambia nada, tampoco el reloj; [V-6] y lo que toca al azar lo saca él, cada vez por separado, y queda en el acta. [V-7] Estas reglas se leen siempre, también desde la mesa.
Se juega con una baraja española de 40 cartas, sin ochos ni nueves. [V-8] Pueden jugar dos personas o cuatro en parejas: [V-9] los asientos 1 y 3 contra 2 y 4, [V-5] y los compañeros se sientan enfrentados. [V-10] Un *palo* es un palo de la baraja, una *piedra* un punto, una *vuelta* una ronda de cartas y un *canto* lo que se apuesta de palabra. [V-2]
Gana el primer equipo que alcanza o supera las 12 o 24 piedras elegidas para la mesa. [V-11] Se empieza de cero, y cada pago se suma entero, aunque pase. [V-12] Lo único que se elige además es la *flor por derecho*. [V-13]
Cada mano tiene hasta tres vueltas, una carta por persona en cada una; dos a la vez, si se juega pegado. [V-14] Se juega en sentido contrario a las agujas del reloj: [V-15] los asientos se cuentan así, y tu derecha es el siguiente. En una mesa de dos, el rival está a los dos lados. [V-3] El *orden desde mano* es la mano, su derecha y así hasta dar la vuelta; no cambia aunque otro abra. [V-4]
Normalmente gana la mano el equipo que gana dos vueltas, y la tercera ya no se juega. Los empardes tienen reglas propias. [V-16]`,

  reparto: "Repartir, partir y mirar la vira",
  "reparto.1": `El primer repartidor se elige al azar. [V-17] Después de cada mano reparte la persona a su derecha, haya ganado quien haya ganado. [V-18] Antes de cada mano se baraja, y después se parte. [V-19] Parte quien está a su izquierda, con un número entre 1 y 39; [V-20] si no lo elige a tiempo, lo saca el servidor. [V-21] Cortado en tantas, esas cartas pasan de arriba abajo del mazo. [V-22]`,
  "reparto.2": `Las cartas salen del fondo del mazo, también la vira. [V-23] En parejas, quien parte mira la primera carta y se la pasa a su compañero; [V-24] el repartidor mira la siguiente y se la pasa al suyo. [V-25] Cada carta vista ya cuenta entre las tres del compañero. [V-26] En una mesa de dos se omite este paso. [V-27] No se elige nada: quien la miró sigue sabiéndola toda la mano, quien la recibe la ve enseguida, y nadie más. [V-28]
Se completa el reparto dando una carta por persona en cada pasada, desde la izquierda del repartidor, y se salta a quienes ya tienen tres. [V-29] Visto de lejos es sencillo: desde la mano, tres pasadas, y la siguiente es la vira. [V-30] La *vira* se muestra junto al mazo, a la derecha del repartidor; no es de nadie y no se juega. [V-31]
La persona a la derecha del repartidor es *mano* y abre la primera vuelta; el repartidor es *pie*. [V-32] Después de una vuelta ganada abre la siguiente quien jugó la carta ganadora. [V-33]`,

  piezas: "Perico, perica y el orden",
  "piezas.1": `El *perico* es el 11 del palo de la vira; [V-34] no siempre es el mismo, y la *perica*, el 10, tampoco. Si la vira es un 10, el 12 de ese palo se convierte en perica; [V-35] si es un 11, el 12 se convierte en perico. [V-36] Solo una de las dos se reemplaza, y puede que nadie las tenga. [V-37] Son las dos cartas más fuertes de la mano, [V-38] y el perico le gana a la perica. [V-39] Elige una vira y mira quién manda:`,
  "piezas.2": "Debajo de ellas van las demás. Un 12 que hace de pieza no es otra cosa. [V-40]",

  tantos: "Lo que cuentan tres cartas",
  "tantos.1": `Para envido y flor el perico vale 10 y la perica 9, incluso cuando los representa un 12. [V-41] Además completan cualquier palo. [V-42] Los otros 10, 11 y 12 valen cero; las demás cartas, su número. [V-43]
En el envido, dos cartas que van juntas suman 20 más la mejor pareja. Una flor de 7, 6 y 5 tiene 33 de envido, no 38. [V-44] Sin pareja cuenta la carta de mayor valor. [V-45] Así, perico y 7 son 37, perica y 7 son 36, las dos piezas 39; sin piezas, 33 es lo más. [V-46] La flor cuenta 20 más sus tres cartas. [V-47]`,
  "tantos.2": `Cuentan siempre las tres que te dieron, pase lo que pase con ellas. [V-48] De un equipo vale el mejor; [V-49] si rivales empatan, gana quien aparece antes en el orden desde mano. [V-50]`,

  voz: "La voz y las respuestas",
  "voz.1": `La *voz*, el derecho a cantar, pertenece al equipo y no es lo mismo que el turno de jugar. [V-51] Ambos equipos empiezan con voz. [V-52] Para iniciar un canto o subirlo más tarde debe ser tu turno y tu equipo debe tener la voz. [V-53] En un turno caben varios cantos, uno tras otro, hasta la carta. [V-54]
Un canto pendiente detiene las cartas y todo lo que no sea contestarlo. [V-55] Responde cualquiera de los dos del equipo rival, tenga o no el turno, y la primera respuesta vale para los dos. [V-56] Una subida también responde, y entrega la respuesta al otro equipo; para subir así no hace falta turno ni voz. [V-57]
La voz del envido es de los dos equipos hasta que el envido se cierra, y no le quita a nadie el truco. [V-58] Contestado todo, el turno sigue donde estaba. [V-59]`,

  envido: "Envido: apuesta y comparación",
  "envido.1": `Se canta solo en la primera vuelta y antes de jugar tu primera carta. [V-60] No necesitas dos cartas del mismo palo: también puedes mentir. [V-61] Que ya se haya querido un truco no importa. [V-62] Y mientras respondes a un truco pendiente, de cualquier nivel, puedes interrumpir con envido si aún no jugaste; [V-63] después se vuelve al mismo truco y al mismo equipo. [V-64]
El envido vale 2 piedras si se acepta y 1 si se rechaza. [V-65] *Quiero y envido* agrega 2. [V-66] *Quiero y N piedras más* agrega N: de 2 a 4, y 5 más, son 9. [V-67] Si se rechaza una subida, quien la propuso gana la apuesta que había antes: en ese ejemplo, 4. [V-68] La apuesta no puede pasar del objetivo de la mesa; una subida que pasa no vale, y no se recorta. [V-69] Subir no es cantar: puede hacerlo quien ya jugó, y no cancela ninguna flor. [V-70]
*Envido la falta* vale lo que le falta al equipo que va adelante, contado al cantarla y sin las flores de esa mano. [V-71] Debe ser igual o mayor que la apuesta. También abre: rechazada, paga 1. [V-72] Sobre la falta no se sube. [V-73]
Aceptar o rechazar cierra el envido por el resto de la mano. [V-74] Esto es lo que cierra cada cosa: [V-75]
- Aceptado uno cualquiera, común, de ley o de flor: se cierran los tres.
- Rechazado el común o el de ley: se cierran esos dos, y el de flor no.
- Bloqueado el común con *A las flores no*: se cierra solo el común.
- Rechazado el de flor: se cierran los tres.
No se muestran ni se pagan los tantos al aceptar. [V-76] Se compara y se paga al terminar la mano, incluso si termina con un *no quiero*. [V-77] Entonces se dice el mejor número de cada equipo y de quién es, sin mostrar cartas. [V-78]`,

  truco: "Truco, retruco y vale partida",
  "truco.1": `Una mano sin apuesta vale 1 piedra. Truco vale 3, retruco 6, vale nueve 9, y vale partida puede decidir la partida. [V-79] Se canta en cualquier vuelta, también en el turno de un pegado que deben todos. [V-80] Se empieza por *truco*; [V-81] las subidas pueden saltar niveles: a truco se puede responder *Quiero y vale nueve*. Más allá de vale partida no hay nada. [V-82]`,
  "truco.2": `Rechazar el truco entrega 1. [V-83] Rechazar una subida entrega lo que estaba aceptado, no un nivel intermedio que nadie aceptó. [V-84] Un rechazo termina la mano, y no se muestra ninguna carta. [V-85]
El equipo que acepta se queda con la voz para la próxima subida, en esa vuelta o en otra; con cada subida aceptada pasa al otro. [V-86] La apuesta no gana nada: ganan las cartas. [V-87] Vale partida no evita los pagos anteriores: lo que decidieron flor y envido, decidido está. [V-88] Paga lo que le falta al ganador. [V-89]`,

  flor: "La flor",
  "flor.1": `Hay flor con tres cartas del mismo palo, o dos del mismo palo y perico o perica. Las dos piezas juntas son receta. [V-90] Cada flor válida paga 3 piedras al final de la mano; [V-91] dos del mismo equipo, 6. [V-92] Vale desde el reparto hasta que se *quema*, se *cancela* o queda *nula*; desde ahí, en toda la mano, no paga, no bloquea, no obliga a decir nada, y sus palabras desaparecen. [V-93] Las palabras de la flor se le ofrecen solo a quien la tiene y le vale: no sirven para mentir, y *a ley* sí. [V-102]
Sin flor por derecho no hay que declararla; las palabras están para quien las quiera. [V-94] Con ella o sin ella, se puede perder un concurso de flor, y cantar envido la cancela. [V-95]`,

  derecho: "Flor por derecho",
  "derecho.1": `Con flor por derecho la tienes que decir tú, cada vez: *Flor* al mostrar una carta, *Con mi flor…* al cantar o responder, *Presento flor* con la última, y *Flor, flor* con las dos pegadas. [V-96] *Flor* se debe con cada carta menos la última. [V-97] Lo que ya habla de flor o de ley no necesita más: *A las flores no*, *Flor tengo y la mía envida*, *Con flor…*, *me achico*, *A ley*, *Con ley*, *Sin ley*; ni el envido con que abres, que igual la cancela. [V-98]`,
  "derecho.2": `Lo que callas quema esa flor, y solo esa, aunque antes la hayas declarado bien. [V-99] La mesa permite callar: la jugada sola siempre está. [V-100] Una mano que termina antes no pide nada más. [V-101] Una carta que juega el reloj sale callada, y la quema. [V-103] Queda *declarada* la primera vez que la nombras; *A ley* no declara nada. [V-104]
Si los dos compañeros tienen flor, el que juega primero dice *A ley* con su carta en lugar de *Flor*; [V-105] el segundo dice *Flor*. [V-106] Si el primero dice *Flor*, vale la que se declaró antes y la otra se quema; si no dice nada, se quema la suya. [V-107] *A ley* puede decirlo cualquiera con su primera carta, si el compañero no lo dijo. [V-108] De una flor quemada se entera solo su dueño. [V-109]`,

  contra: "Flor frente a envido",
  "contra.1": `Cantar envido común cancela tu propia flor, pase lo que pase; no la de tu compañero, ni una receta. [V-110] Una flor rival que siga válida lo bloquea con *A las flores no*, [V-111] como primera respuesta a un envido o a la falta recién cantados, nunca a una subida. [V-112] Una flor quemada ya no bloquea; [V-113] una receta tampoco. [V-114] El bloqueo cierra el envido común por toda la mano, aunque después esa flor se queme, y no paga nada. [V-115] Todavía puede venir un envido de ley, [V-116] y también una flor envidada. [V-117] En cambio, con un envido aceptado ya no se apuesta a la flor. [V-118]`,

  envidada: "Flor envidada",
  "envidada.1": `*Flor tengo y la mía envida*: donde se podría cantar envido, si tienes flor o receta, un rival también, alguna ya está declarada y no se aceptó envido. Es la única frase que, al ofrecerse, deja saber algo de las cartas ajenas. [V-119] Se apuesta como un envido: 2, rechazada 1, con las mismas subidas y el mismo límite. [V-120] Con *Con flor, quiero* conservas la tuya; la palabra sola también responde y, por derecho, la quema. [V-121] Responde cualquiera de los dos, también sin flor. [V-122] Aquí no hay *no quiero*: *Con mi flor me achico* anula todas las flores de ese equipo, y el otro cobra 1, o lo que había antes de la subida. [V-123] *Con mi flor, truco* y *Con mi flor, quiero* también declaran. [V-124]
Al terminar la mano se comparan las mejores flores válidas, recetas también: el que gana cobra la apuesta, y las flores comunes del otro quedan nulas. [V-125] Si una se quemó en el camino, vale la mejor que quede; si un equipo no tiene, gana el otro; si no hay ninguna, no se paga. [V-126] Si se rechaza, paga 1 además de las flores del equipo que cantó. [V-127] Una receta conserva siempre sus 3. [V-128] Primero se resuelve el concurso, después se pagan las flores, y su apuesta con el envido. [V-129]`,

  ley: "A ley, con ley y sin ley",
  "ley.1": `*A ley* no confirma que tengas flor. [V-130] *A ley, envido*, donde se podría cantar envido, vale 2, rechazado 1; no cancela ninguna flor y ninguna lo bloquea. [V-131] La primera respuesta que acepta o sube elige *con ley* o *sin ley*, para los dos equipos y para siempre. *No quiero* no elige nada. [V-132]
- *Con ley*: quien tiene flor válida o receta al terminar la mano cuenta esa flor, y los demás su envido. [V-133]
- *Sin ley*: todos cuentan su envido. [V-134]
Si un rival jugó su carta *A ley*, también se puede abrir con *Con ley, envido* o *Sin ley, envido*: ya va elegido. [V-135] Subidas, límite, falta y rechazos son los del envido. [V-136] No le cuesta la flor a nadie. [V-137] Una apuesta de ley se paga antes que las flores; [V-138] si termina la partida, las flores no se suman. [V-139]`,

  receta: "La receta",
  "receta.1": `Perico y perica juntos, con cualquier tercera carta, son receta. [V-140]`,
  "receta.2": `No se declara y nunca se quema; no debe ninguna palabra ni le pide *A ley* a tu compañero. [V-141] Siempre paga 3 de flor. [V-142] Si no se aceptó ni se rechazó ningún envido, paga además 1 de envido. [V-143] Una apuesta reemplaza esa piedra, ganada, perdida o rechazada; [V-144] nunca se le suma. [V-145] Un envido bloqueado la deja. [V-146] Para un envido cuenta 39; para un concurso o con ley, 39 y la tercera carta. [V-147] No gana el truco por sí sola. [V-148] Las famosas 5 piedras son 3 de flor, 1 de envido y 1 de truco, cuando además ganas la mano sin apuestas. [V-149]`,

  empardes: "Vueltas y empardes",
  "empardes.1": `Gana la vuelta la carta válida más fuerte, si es una sola; se puede jugar cualquiera. [V-150] Hay *emparde* cuando varias comparten el valor más alto, incluso si son del mismo equipo. [V-151] Los empates por debajo no cuentan. [V-152] Una vuelta en que todas se quemaron también es emparde. [V-153]
- Ganada la primera y emparde en la segunda: la mano es de quien ganó la primera. [V-154]
- Una por lado y emparde en la tercera: también de quien ganó la primera. [V-155]
- Una por lado: de quien gana la tercera. [V-156]`,

  obligado: "Pegado para todos",
  "obligado.1": `Solo un emparde en la primera obliga a todos a jugar las dos que quedan *pegadas*, una sobre otra, y abre la mano. [V-157] La de arriba es la tercera vuelta y la de abajo la segunda, como cada quien quiera. [V-158] Primero se comparan las de arriba: si hay una sola más alta, gana la mano. [V-159] Solo si empardan se muestran y se comparan las de abajo; [V-160] si también empardan, gana el equipo de mano. [V-161] Aquí no hay castigo que queme la de arriba. [V-162]`,
  "obligado.2": "La de arriba va boca arriba y la de abajo boca abajo, y esa la conoce solo su dueño. [V-163]",

  pegado: "Pegado por gusto",
  "pegado.1": `En la segunda vuelta, si la primera se ganó, puedes jugar pegado sin obligar a los demás. [V-164] La de abajo queda oculta hasta que los otros jueguen su tercera, y más si no hace falta. [V-165] Hasta entonces la segunda está sin decidir y la tercera se juega, aunque el final se vea venir; si todos van pegados, se resuelve en el momento. [V-166] Si pegó uno solo, abre la tercera su derecha; [V-167] si varios, el primero que tenga carta en el orden desde mano; [V-168] quien ya jugó las dos no tiene turno. [V-169]
Si quien ganó la primera gana también la tercera con una carta única y sin pegar, no se muestra nada. [V-170] En general las de abajo se muestran, todas juntas, solo si de ellas depende quién gana la mano; y la mesa no cuenta nada más que dependa de una tapada. [V-171]
El castigo: tu carta de abajo tiene que ganar la segunda ella sola, o la de arriba se quema, aunque haya ganado tu compañero, y se muestre o no. [V-172] La excepción es que emparde con la de tu compañero por encima de las dos rivales. [V-173] Se juzga la segunda con todas sus cartas, después los castigos, y la tercera con lo que queda. Si la segunda fue emparde o de quien ganó la primera, la mano es de ese equipo; si no, de quien gana la tercera, o del de la primera si emparda. [V-174] Por eso la excepción nunca cambia quién gana. [V-175] Quien está pegado no tiene más turnos y no puede cantar, pero sí responder. [V-176]`,

  tiempo: "Tiempos, desconexiones y salida",
  "tiempo.1": `Hay 30 segundos para partir el mazo, jugar una carta o responder. [V-177] Responder es un único plazo para el equipo, y un intento que no vale no lo alarga. [V-178] Un canto detiene el reloj de la carta, que después empieza de nuevo. [V-179] Cada vez que le toca responder al otro equipo empiezan sus 30; [V-180] y al volver a un truco interrumpido, también. [V-181]
- Si se acaba en la primera vuelta, se juega una carta al azar, boca arriba y válida. [V-182]
- Después se quema una al azar: queda boca abajo y no gana nada. [V-183]
- En el pegado de todos se queman las dos. [V-184]
- Sin respuesta es *no quiero*; en una flor envidada, *me achico*. [V-185] Ese silencio no quema ninguna flor; [V-186] en el concurso anula las de los dos compañeros, y la receta no. [V-187]
Desconectarse no detiene nada; [V-188] al volver encuentras la mesa como está. [V-189] Salir de la partida hace perder a todo tu equipo en el momento, y no se paga nada más. [V-190]`,

  senas: "Señas y espectadores",
  "senas.1": "En pareja se habla con la cara. Esto quiere decir cada gesto: [V-191]",
  "senas.2": `Puedes mentir con cualquiera. [V-192] Tu compañero siempre la ve; cada rival, una vez de cada diez, sorteado aparte para cada seña y cada rival. [V-193] Se hacen solo de a cuatro, en cualquier momento de la mano y sin turno; no cambian nada y se olvidan con la mano. [V-194]
Ves tus cartas, también las que tapaste, la que miraste al repartir, la vira, lo que está boca arriba, lo que se dice, el marcador, las apuestas, la voz y el turno, y las señas que viste; nunca otras cartas. [V-195] Quien mira lo hace por encima del hombro de un jugador, y cambia cuando quiere. [V-196] Ve esa mano, la mesa y las señas que ese jugador vio; [V-197] ni otras manos, ni otra oportunidad de ver una seña, ni la carta que se miró al repartir. [V-198]`,

  pago: "El orden de pago",
  "pago.1": `Al terminar una mano se paga flor, envido y truco, en ese orden. [V-199] Al alcanzar el objetivo se detienen los pagos que siguen. [V-200] Si hay flores de los dos equipos, primero las de mano. [V-201] Después de un concurso, primero las del que lo ganó, y luego una receta del otro. [V-202] Los envidos, en el orden en que se resolvieron; sin ninguno, la piedra de la receta. [V-203] Quien ganó la mano cobra lo que vale. [V-204] Con una apuesta de ley el orden es envido, flor y truco. [V-205] Vale partida decide solo lo que estos pagos dejaron abierto. [V-206]`,
} as const;

export type Text = Record<keyof typeof es, string>;
