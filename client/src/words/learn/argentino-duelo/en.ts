import type { Text } from "./es";

export const en: Text = {
  lead: "Two people, three cards each and two fights at once: the truco, fought with cards, and the envido, fought with points. And you may lie in both.",

  mesa: "The match",
  "mesa.1": `A match is between two players. [D-1] It goes to 15 points, *a malas*, or to 30: 15 *malas* and 15 *buenas*. Who sets the table chooses, and it does not change. [D-2]
The first to get there wins at that instant: what was still to be played, answered or paid no longer counts. Envido and flor are paid as soon as they are settled; the truco, when the hand ends. [D-3] Points are added whole, even past the target. [D-4]`,

  mano: "Who is mano?",
  "mano.1": `Before the deal you throw *rock, paper, scissors*. Each picks in secret, once. [D-5] The winner is *mano* of the first hand and plays first. [D-6] Equal picks are thrown again. [D-7]
There are 15 seconds to pick. If only one picked, that one wins; if nobody did, the server draws. [D-8]
From then on the mano alternates, whoever wins. [D-9] The one who is not mano is the *pie*.`,

  cartas: "The cards",
  "cartas.1": `The Spanish deck of 40: 1 to 7, and 10, 11 and 12. There is no 8 and no 9. [D-10] For each hand it is shuffled and you get three, one at a time from the mano; nobody sees yours. [D-13]
In a trick the cards do not go by their number but by this order. [D-11] Suits do nothing else: there is no trump and no suit to follow. [D-12]`,

  vueltas: "Tricks and parda",
  "vueltas.1": `There are up to three *vueltas* (tricks): each plays a card and the higher wins. Two of them win the hand. [D-14]
The mano leads the first; then whoever won the last one leads, and after a parda the mano. The cards stay on the table, with the winner's in gold. [D-15] You play in turn, one of the cards you hold, and there is no way back. [D-16]
*Parda* is a tie: both cards are on one step of the order. [D-17] If a vuelta is parda, the first one that was not decides. [D-18] If all three are, the mano wins. [D-19]`,
  "vueltas.2": "The hand ends as soon as its winner is known, and cards still held are not shown. [D-20]",

  truco: "The truco",
  "truco.1": `A hand is worth 1 point. [D-21] When it is your turn to play a card, in any vuelta, you may sing to make it worth more: *truco*, then *retruco* and *vale cuatro*. [D-22]`,
  "truco.2": `Whoever hears it answers one of three things: [D-23]
- *Quiero* (I want it): play goes on and the hand is worth what was sung.
- *No quiero*: the hand ends, and the singer takes what it was worth before. [D-24]
- A raise: the next level. That accepts the one before and turns the question round. [D-25]
Who asked for a raise may not raise again before the other does: the right belongs to who said *quiero*, at once or later on a turn of theirs. [D-26] No level is skipped or repeated. [D-28]
While a canto waits for its answer no card is played; afterwards the turn is where it was. [D-27]`,

  envido: "The envido",
  "envido.1": `A bet of its own, on the points of your three cards. It is sung only in the first vuelta, before it closes; [D-29] on your turn, before your first card. [D-30] There is one in a hand. [D-31]
*Envido* is worth 2 if wanted, 1 if not. [D-32] *Real envido* is worth 3; opened with it, the only answers are quiero, no quiero or falta envido. [D-33] *Falta envido* is worth what the leader of the match still lacks, in place of all that was sung, even if that is less. It closes the chain: nothing goes over it. [D-34]
Cantos add up: at most two envidos, one real and one falta, in this order. [D-35] Not wanted, it pays what was there before the last canto; 1 if that was the first. [D-36]`,
  "envido.2": `How is it counted? Always over the three cards you were dealt: two of one suit make 20 plus their numbers, the two highest; the figures, 10, 11 and 12, count 0. Without two of a suit your highest card counts alone. [D-37]`,
  "envido.3": `After *quiero* the mano's number is said by itself: *tengo*, I have. The pie chooses: to say theirs, or *son buenas*, which lets the other win without showing. [D-38] The higher wins; a tie is the mano's. [D-39] It is paid at once and play goes on. [D-40]
*Envido goes first*: if truco is sung at you in the first vuelta and you have not played yet, you may answer with an envido. Once you have played, no longer. [D-41] When the envido is settled that truco still waits for you. [D-42] But a truco that was wanted leaves no room for envido or flor. [D-43]
To answer an envido, or raise it, it does not matter whether your card is down. [D-44]`,

  flor: "The flor",
  "flor.1": `Three cards of one suit are a *flor*. [D-45] Singing it is optional: unsung, it does not count. It cannot be bluffed: only a holder can sing it. [D-46] There are two ways:
- On your turn, before your first card, if no envido was sung and no truco wanted: the button *Flor* stands beside the others. [D-47]
- As the answer to the first canto of an envido, whichever it is. The flor annuls it, without points for anyone, and your own card does not matter. [D-48]
A truco may be answered with flor too, where an envido could be sung: the truco waits. [D-50] As soon as the first envido goes on in another way, with quiero, no quiero or another canto, flor is out of the hand. [D-49] And a sung flor closes the envido. [D-59]
If the other has none, the singer takes 3 at once, nothing asked and nothing shown. [D-51] If the other has one, the answer must be *flor*, *contraflor* or *contraflor al resto*. [D-52]`,
  "flor.2": `With *flor* the numbers are compared and the higher takes 3 in all; a tie is the mano's. [D-53] *Contraflor* is worth 6; not wanted, 3 for who sang it. [D-54] *Contraflor al resto* is for the whole match; not wanted, it pays what came before: 3 over a flor, 6 over a contraflor. [D-55] Contraflor is answered quiero, no quiero or al resto; al resto, quiero or no quiero. [D-56]
A flor counts like an envido: 20 plus its *two* best cards, not all three. [D-57] Numbers are said in the same way: the mano first, and the pie shows or says *son buenas*. [D-58]`,

  mazo: "Folding and giving up",
  "mazo.1": `With *mazo* you give up the hand: the rival wins it for what it is worth then, 1 without a wanted truco, 2 with one, and so on. What was paid stays. [D-60] Not with a canto to answer: answer first. [D-61] And only on your turn to play a card; it never costs a point more. [D-63]
If you are mano and have done nothing yet, the button is off until you play or sing something: so the pie gets a chance of envido or flor. [D-62 D-75]
With *rendirse* you give up the whole match. It is for when you must leave and do not want to leave it hanging. [D-64] It is there at any moment and is confirmed twice; cancelling, or doing anything else, starts over. Meanwhile the clock runs and the score stays. [D-65]`,

  reloj: "Clock and connection",
  "reloj.1": `You have 15 full seconds each time: to play, to sing or to answer. [D-66] If you sit still it is settled against you:
- To a truco or an envido it is *no quiero*. [D-67]
- To a flor, the rival keeps the stake before it: 3, 3, or 6 over a contraflor. [D-68]
- On your turn to play, you fold; a mano who may not fold yet plays the weakest card. [D-69]
- When your number is due, it is son buenas. [D-70]
The clock is the server's: what comes at the deadline, or later, does not count. [D-71]
If you are cut off you come back from the home page, under *Back to your game*: the match is where it is, with the clock running. [D-72] A lost connection stops nothing, resets nothing and by itself loses nothing. [D-73]`,

  pantalla: "At this table",
  "pantalla.1": `The buttons are what may be done at each moment, and giving up always; both see the countdown. [D-74] The one for flor is seen by its holder alone, while it may be sung. [D-76] What everything is worth and the order of the cards are always at hand, without leaving the table. [D-77 D-81]
Nobody is sent your cards, a number you did not say, a secret pick, or whether you hold flor. What the rules themselves tell is told: 3 at once means that the other had none. [D-78] After each hand it is shown how it was paid, and a few seconds later the next is dealt. [D-79] What may not be done is refused with its reason, and changes nothing. [D-80]`,
};
