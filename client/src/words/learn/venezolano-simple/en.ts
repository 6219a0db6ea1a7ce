import type { Text } from "./es";

export const en: Text = {
  lead: "The table is set. Find a partner, challenge your friends and sing out. [S-1] Or practise with the computer. [S-2]",

  simple: "What is simpler here",
  "simple.1": `This is a simplified variant, and says so at once: [S-57]
- The flor declares itself, and nothing is bet on it.
- The envido is plain, or la falta, without raises.
- To raise the truco it must be your turn.
- Any rival may answer a canto for the team; the first answer decides.
- *Equipo al mazo* gives up the hand for your whole pair.
- The computer is a basic rival, for practice.
- Voices are the browser's own speech synthesis; whether there are any, and with which accent, depends on your device.`,

  mesa: "The table",
  "mesa.1": `Two players, or four in pairs: seats 1 and 3 against 2 and 4. Partners sit face to face and share one score. [S-3] The team that reaches 24 piedras wins, and there is no other target. [S-4] Each hand deals three cards to each player and a vira that all see. [S-5] It is the Spanish deck of 40, shuffled for each hand. [S-6] The first mano is drawn; then it is the next seat's. [S-7]`,

  piezas: "Perico, perica and the order",
  "piezas.1": `The caballo (11) of the vira's suit is the *perico*; the sota (10) is the *perica*. These are the pieces. [S-8] If the vira is one of them, the rey (12) of its suit takes its place. [S-9] Choose a vira and see who rules:`,
  "piezas.2": `Then come the others; cards of one row tie. [S-10] A figure that is a piece is nothing else; the others keep their place. There is no trump and no suit to follow. [S-11]`,

  vueltas: "Tricks and parda",
  "vueltas.1": `One card each, the highest wins, and two tricks win the hand. [S-12] The *mano* leads; then whoever won the last one, and after a parda the mano. [S-18] It is *parda* when both teams played the best card; if only partners tie, the trick is theirs. [S-19]
- One parda favours whoever won the other trick. [S-13]
- One each: the third decides; [S-14] and if that is parda, who won the first. [S-15]
- The first two parda: who wins the third. [S-17]
- Everything tied: who led first, the mano. [S-16]`,
  "vueltas.2": "The hand ends as soon as it is decided. [S-20]",

  truco: "The truco",
  "truco.1": "The hand is worth 1; truco 3, retruco 6, vale nueve 9 and vale el juego 24. [S-21]",
  "truco.2": `*No quiero* ends the hand and gives what it was worth before: 1, 3, 6 or 9. [S-22] It is sung and raised only on your turn to play, in any trick. [S-23] It is answered *quiero* or *no quiero* and nothing else; any rival answers and the first answer counts. [S-24] The next level belongs to the team that accepted, on the turn of either. [S-25] None is skipped. [S-26] With *vale el juego* who wins the hand is given 24 and so the match, unless flor or envido ended it before. [S-27]`,

  envido: "The envido",
  "envido.1": `On your turn, before your first card, you may sing *envido* or *la falta*, with any cards. [S-28] Envido is worth 2; la falta, 24 less the higher score. Refusing either gives 1. [S-29] It is wanted or not: nothing is raised, and there is one a hand. [S-30] A wanted truco does not close it, but a truco that waits is not answered with an envido. [S-35]
Two cards of one suit make 20 plus their values; otherwise the best one counts. Figures count 0. [S-31] The perico counts 30 and the perica 29, plus the best other card, of whatever suit. [S-32]`,
  "envido.2": `The best count wins, for the team; of equal ones, whoever is nearest to the mano. [S-33] It is collected when the hand ends, before the truco, a refusal's 1 too; only then is it shown who won and with how many. [S-34]`,

  flor: "The flor",
  "flor.1": `A flor declares itself at the deal and is worth 3. The table says which seats have one, and no more. [S-36] A flor is: three of one suit, a piece and two of one suit, or both pieces, the *reservada*. [S-37] It annuls the envido of the hand, for everybody. [S-38] It is 3 in all, for the team of the greatest; [S-39] the reservada beats any other, [S-40] and of equal ones the nearest to the mano counts. [S-41] The count: with a piece, 30 or 29 plus the other two; without, 20 plus all three. [S-42]`,
  "flor.2": `Nothing is bet on a flor, and nothing answered. [S-43] It is collected when the hand ends, before everything else, and then it is shown whose and what it was. [S-44]`,

  pago: "The order of payment",
  "pago.1": "Flor, envido, truco. Who reaches 24 wins at that payment, and the rest is not paid. Piedras are added whole, even past it. [S-45]",

  reloj: "Clock, folding and connection",
  "reloj.1": `Each turn and each answer to a canto has 10 seconds, kept by the server, full each time; the team that answers shares one. [S-46] Out of time on a canto, your team answers *no quiero*. [S-47] Out of time on a card turn, your lowest card is played; of equal ones, the one dealt first. [S-48] Reloading does not restart the clock. [S-49] Played cards stay on the table until the next deal. [S-50]
*Equipo al mazo* gives up the hand for what it is worth; flor and envido are paid first, as always. [S-51] It is done on your turn. [S-52]
A lost connection stops nothing, and when you return the table is as it is. Giving up gives the match to the other team at once, and the hand is not paid. [S-60] Nobody is sent other people's cards, the partner's neither, or counts before they are paid. [S-58] The server judges every act: what may not be done changes nothing, the clock included. [S-59]`,

  casa: "The computer and the voices",
  "casa.1": `The computer is a simple rival, for practice: it knows what its seat sees and obeys the rules and the clock. [S-53] That level is offered first; stronger ones say so. It sits wherever you like, also as your partner. [S-54]
Cantos and answers are spoken by the browser, in a voice of Venezuela if it has one, otherwise in another Spanish one; they can be muted. [S-55] Which voices there are depends on your device. Without any the game is the same, with the words on the screen. [S-56]`,
};
