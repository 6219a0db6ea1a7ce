/** The first hand in the patio: `n` what is told at each decision, `n.act` what another choice would do, `*…*` what is said at the table. */
const silent = "Callada, esa flor se quema: pierdes sus 3 piedras, aunque la digas con otra carta.";
const quietRaise = "Así subes, pero callaste la flor y se quema. Se dice *Con mi flor…* antes.";

export const es = {
  "1": "Repartió Yuleisi, así que eres *mano*. La vira es el 5 de oros: tu 11 de oros es el *perico*, la carta más fuerte. Y como las piezas van con cualquier palo, con tus dos bastos es *flor*: 3 piedras. Aquí va por derecho: se dice con cada carta, o se quema. Juega el 3 de bastos diciendo *Flor*.",
  "1.card": silent,
  "1.flor": "Esa también la declara. Pero el perico déjalo para el final, y el 6 para después: el 3 gana casi todo.",
  "1.a-ley": "*A ley* cumple con esta carta, pero es para cuando tu compañero también tiene flor. Aquí son dos: di *Flor*.",
  "1.truco": "Cantar truco así, callando la flor, la quema. Y es temprano: todavía no sabes nada de ella.",
  "1.con-flor truco": "Nombrándola no se quema. Pero es temprano para el truco: deja que ella se anime primero.",
  "1.envido": "Cantar envido cancela tu propia flor: cambiarías 3 piedras seguras por 2 apostadas.",
  "1.la-falta": "Como todo envido que se canta, cancela tu flor; y además va lo que le falta a quien va ganando.",
  "1.a-ley envido": "Este no te cuesta la flor. Pero si ella elige *sin ley*, cuenta tu envido y no tu flor. Hoy vamos por lo derecho.",

  "2": "¡Qué cara dura: envido! Saca la cuenta: el perico vale 10 y va con cualquiera, 20 + 10 + 6 = 36. Sin piezas nadie pasa de 33. Quiérelo, pero nombra la flor para que no se queme: *Con mi flor, quiero*.",
  "2.quiero": "Lo quieres, pero callaste la flor y se quema: pierdes sus 3. Escoge antes *Con mi flor*.",
  "2.no-quiero": "¿Con 36? Le das 1 piedra, y por callar la flor, la quemas.",
  "2.envido": quietRaise,
  "2.envido+": quietRaise,
  "2.la-falta": quietRaise,
  "2.con-flor no-quiero": "La flor se salva, pero con 36 le regalas 1 piedra.",
  "2.con-flor envido": "Subirlo a 4 con 36 está muy bien. Para la primera vez, quedémonos en 2.",
  "2.con-flor envido+": "Con 36 se puede subir. Para la primera vez, quedémonos en 2.",
  "2.con-flor la-falta": "Va lo que le falta a quien va ganando: las 24. Con 36 provoca, pero ella puede tener la perica.",
  "2.a-las-flores-no": "Tu flor puede bloquearlo: no hay envido y nadie cobra. Sirve cuando el tuyo es pobre, y este es de 36.",

  "3": "Tu 3 le ganó al 2: la primera es tuya y sales otra vez. El perico, para el final. Juega el 6 de bastos, y de nuevo: *Flor*.",
  "3.card": silent,
  "3.flor": "Con el perico ganas la mano ya mismo, por 1 piedra. Guárdalo y deja que se anime.",
  "3.pegado": "Pegado van las dos juntas, y la de abajo tiene que ganar la segunda ella sola, o la de arriba se quema. Con el 6 es mucho arriesgar.",
  "3.truco": "Callando la flor, la quemas. Y con la primera ganada, mejor que cante ella.",
  "3.con-flor truco": "Bien dicho. Pero si te callas, quizá cante ella, y entonces subes tú.",

  "4": "Se llevó la segunda con el 7 de oros, y canta *truco*. Algo tiene, quizá la espadilla. Pero al perico no le gana nadie. Súbele de 3 a 6: *Con mi flor, retruco*.",
  "4.quiero": "La quieres por 3, pero callaste la flor y se quema.",
  "4.no-quiero": "¿Con el perico en la mano? Le das 1 piedra y quemas la flor.",
  "4.retruco": quietRaise,
  "4.vale-nueve": quietRaise,
  "4.vale-partida": quietRaise,
  "4.con-flor quiero": "Seguro y bien dicho: 3 piedras. Pero con el perico se puede pedir más.",
  "4.con-flor no-quiero": "Salvas la flor, pero le regalas la mano con la mejor carta.",
  "4.con-flor vale-nueve": "Se puede saltar: 9 de una vez. Si no la quiere, cobras 3. Con 6 es más fácil que se anime.",
  "4.con-flor vale-partida": "Va la partida entera. Si no la quiere, cobras 3: nadie lo quiere con una sola carta.",

  "5": "¡La espadilla! Le ganaba a casi todo. Te queda el perico, y con la última se dice *Presento flor*.",
  "5.card": "Callada se quema, y eso que ya la dijiste cuatro veces: pierdes sus 3 piedras.",

  end: "El perico en la mesa, y la mano es tuya. Se paga en orden: *flor* 3; *envido* 2, que ella tenía 7 y te estaba mintiendo; y *truco* 6. Once piedras en una mano: eso es tener el perico y saber esperar.",
} as const;

export type Text = Record<keyof typeof es, string>;
