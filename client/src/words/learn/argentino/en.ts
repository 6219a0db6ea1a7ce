import type { Text } from "./es";

export const en: Text = {
  lead: "Two, two pairs or three against three. Points come from two different fights within each hand: the truco, who wins with the cards, and the envido, who has the better points of a suit. And the best of it: you may lie.",
  variants: "Every table has its variants; these are the most widespread. [E-66]",

  mesa: "The table",
  "mesa.1": `It is played with the Spanish deck of 40, without 8s and 9s. You get three cards a hand, and nobody else sees them, your partners neither. [E-1] The first side to reach 15 or 30 points wins, as the table was set. [E-2]
Each hand holds two fights, the truco and the envido, and the flor where there is one. You may sing with any cards; only the flor cannot be bluffed. [E-3] A table has 2, 4 or 6 chairs, with flor or without. [E-4]
Envido and flor are paid as soon as they are settled; the truco, when the hand ends. The match ends at the instant a side gets there, and points are added whole, even past it. [E-5]`,

  cartas: "The order of the cards",
  "cartas.1": `In a trick the cards do not go by their number but by this order, strongest first. [E-6] Those of one row tie: a three of oros against a three of copas is parda. There is no trump and no suit to follow. [E-7]`,

  vueltas: "Tricks and parda",
  "vueltas.1": `A hand has up to three tricks, *bazas* or *vueltas*. In each everybody plays a card, the highest wins, and two of them win the hand. [E-8]
The *mano* begins: the first is drawn, and here it goes round by itself. [E-9] Then whoever won the last one leads. [E-10] Cards are played in order from the leader; [E-17] after a parda the mano leads. [E-18]
It is *parda* when both sides played the highest card. If only partners tie there is no parda: the trick is theirs, and the first of them to play it counts as its winner. [E-11]
- First parda: who wins the second has the hand. [E-12]
- First won, second or third parda: the first decides. [E-13]
- First and second parda: the third decides. [E-14]
- All of them parda: the side of the mano. [E-15]`,
  "vueltas.2": `The hand stops as soon as it is decided. [E-16] On the table cards lie before who played them, and the one that won is in gold; after a parda, none is. [E-19]`,

  truco: "The truco",
  "truco.1": `With nothing sung, winning the hand is worth 1 point. [E-20] On your turn, in any trick, you may sing *¡Truco!* to make it worth more. [E-21] The other side answers *quiero*, *no quiero*, or sings the next level. [E-22] Truco is worth 2, retruco 3 and vale cuatro 4; there is nothing higher. [E-23]`,
  "truco.2": `With *no quiero* the hand ends and the singer takes what it was worth before: 1, 2 or 3. [E-24] Answering with the next level accepts the one before, and none is skipped. [E-25] After a *quiero* only the side that accepted may raise, any of them on their turn. [E-26] There is the fun: you may sing truco with bad cards so that the other takes fright and says no.
A canto stops the cards; once answered, the turn is where it was. [E-27]`,

  envido: "The envido",
  "envido.1": `A bet of its own, on the points of your cards. It is sung only in the first trick, before the truco or as the answer to one: *envido goes first*. [E-28] It is opened by who has the turn, or by any of those who must answer a truco; any rival answers it. [E-29] That truco waits, and the same side answers it afterwards. [E-30] Over a truco it does not matter whether you have played, while the first trick is open. [E-32] A truco that was wanted or raised leaves no room for envido or flor. [E-31] There is one envido a hand. [E-40]
Envido is worth 2 and real envido 3, and they add up: at most two envidos, one real and one falta, in this order. The falta stands in place of the sum. [E-33] Not wanted, it pays what was there before the last canto; 1 if that was the first. [E-34]`,
  "envido.2": `*Falta envido*: at 30, while the leader is still in the malas, it wins the whole match. Otherwise, and always at 15, it is worth what the leader lacks. [E-35]
How to count your points? Over the three cards you were dealt: two of one suit make 20 plus both their values. Without two of a suit your highest card counts, alone. The figures, 10, 11 and 12, count 0; the rest, their number. [E-36] Take it easy: during the first trick the table shows you how many you have, you alone. [E-39]`,
  "envido.3": `Everybody is compared and the best of the table wins, for the team. If they tie, the mano or whoever is nearest to the mano. [E-37] When it is wanted the table shows who won and with how many, and no other number; not wanted, nothing is shown. [E-38]`,

  flor: "The flor",
  "flor.1": `Only if the table was set with flor. Without it, three of a suit are an envido like any other. [E-41] A flor is all three cards of one suit. Sung, it brings 3 and annuls the envido, without points; silence costs nothing, and only a holder can sing it. [E-42] It is sung in the first trick: on your turn, or over an envido of any length, or over a truco, whether or not you have played. No longer once an envido was answered quiero or no quiero, or a truco was wanted. [E-43]
If no rival has one, it is 3 at once; and a partner with flor may sing it for 3 more. Nobody sings twice. [E-44] If a rival has one, that side answers: *me achico*, *contraflor* or *contraflor al resto*. [E-45]
- *Me achico* (I shrink): 4 points for the side that sang. [E-46]
- *Contraflor*: 6 points for the best flor; not wanted, 4 for who sang it. [E-47]
- *Contraflor al resto*: for the falta; not wanted, 4 over a flor and 6 over a contraflor. [E-48]`,
  "flor.2": `A flor counts 20 plus all three cards, and the best of the table wins; of equal ones, the nearest to the mano. [E-49] After such a fight no other flor is sung in the hand. [E-50] Any of the side that owes an answer speaks, with flor or without; only those that there are get compared. [E-51]`,

  mazo: "Folding",
  "mazo.1": `If you see that the hand is lost you may go *al mazo*: you give it up for your whole team and the rivals take what it was worth. [E-52] If you go in the first trick and no envido was sung, they take one point more. [E-53] It is done on your turn, and the mano may do it before anything else. [E-54] Sometimes it is better to lose a little than a lot.`,

  anotador: "The pad",
  "anotador.1": `Points are noted as sticks in fives: four sides of a square and its diagonal. [E-55] They stand on the paper pad beside the table, a column for each side. [E-56] A match to 30 has two halves: up to 14 are the *malas*, from 15 on the *buenas*. It matters for the falta envido. [E-57]`,

  equipos: "In a team",
  "equipos.1": `In 2 against 2 and 3 against 3 team-mates sit alternately. [E-58] You play as a team: if your partner wins the trick your team does, and any of you may answer a canto. [E-59] The first answer counts. [E-60] Six play all against all, never one against one. [E-61] You have a team chat that the rivals do not see. [E-62]`,

  senas: "The señas",
  "senas.1": `At a real table partners tell each other what they hold by gestures, unseen by the rivals. Here your character makes the gesture and only your team sees it; nothing reaches the rivals. [E-63] The usual ones: [E-64]`,
  "senas.2": `A seña needs no turn, changes nothing in the game and may lie; it holds from the deal to the end of the hand. [E-65]`,

  reloj: "Clock and connection",
  "reloj.1": `There are 30 seconds for each decision, and one deadline for the team that answers. Out of time on your turn, your weakest card goes; to a canto it is *no quiero*, also to a contraflor and to al resto; to a flor it is *me achico*. [E-68]
A lost connection stops nothing, and when you return your place is as it is. Giving up loses the match for the whole team. [E-69] Nobody is sent other people's cards, counts, who holds flor, or the rivals' chat and señas; what the rules themselves tell is told. [E-70] The server judges every act: what may not be done changes nothing, the clock included. [E-71]`,

  consejos: "Five tips",
  "consejos.1": `None of them binds you. [E-67]
- With the ace of espadas or of bastos the truco is on your side: sing it.
- With 27 or more of envido, sing envido. With 30 or more, dare the real envido.
- In the first trick, if you are mano, do not lead your best card.
- If the rival sings truco and your cards are weak, *no quiero* costs a single point.
- And now and then, lie. It is truco.`,
};
