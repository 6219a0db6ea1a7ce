import type { Text } from "./es";

export const en: Text = {
  "1": "Anselmo dealt and you are *mano*: you speak first. You hold the 7 and the 4 of oros, two of one suit: 20 + 7 + 4 = 31. That is a lot. Before you play a card sing *Envido*: 2 points for who has more.",
  "1.card": "If you play now you lose your turn to sing envido: it is opened before your first card. And 31 is not to be given away.",
  "1.truco": "You may, but if Anselmo wants the truco there is no envido any more, and your 31 stays unsung.",
  "1.real-envido": "It is worth 3 instead of 2, and with 31 you can afford it. But it frightens: if he does not want it, it is 1 and no more. Begin small, and he will come in.",
  "1.falta-envido": "For what the leader lacks. At nothing to nothing that is the whole match, in the first hand! Another day.",

  "2": "You said *31*, for the mano speaks first, and Anselmo swallowed his number: *son buenas*, yours are good. Two points for you. Now the cards: the 7 of oros is fierce, keep it. Play the 2 of bastos, enough to feel him out.",
  "2.7o": "The 7 of oros wins the first, but shows your best at once. As mano, keep it.",
  "2.4o": "The 4 beats nobody: that would give the first away.",
  "2.truco": "Not yet. It may be sung in any vuelta; better see what he plays.",
  "2.mazo": "Folding gives him the hand: 1 point. And yours is a fine one.",

  "3": "He had a 2 as well: *parda*. When the first is parda, whoever wins the second has the hand. The mano leads, that is you, and only three cards beat the 7 of oros. Sing *Truco*, to make it worth 2.",
  "3.7o": "You may well win the hand… for 1. Sing before you play: with this card it should be worth more.",
  "3.4o": "With the 4 you give him the second, and with the second the hand.",
  "3.mazo": "With the 7 of oros in your hand? Folding is for when nothing is left.",

  "4": "*¡Retruco!* Anselmo raised it to 3. Has he got something, or is he chasing you away? Only the macho, the hembra and the 7 of espadas beat your 7 of oros. Dare: *Quiero*, I want it.",
  "4.no-quiero": "The hand ends and Anselmo takes 2, what it was worth before. Just what he is after.",
  "4.vale-cuatro": "A raise accepts the 3 and asks for 4. If he does not want it you take 3; if he holds the macho it costs you 4. For a start, wanting it is enough.",

  "5": "You said quiero, and now only you may raise. There is no need: put the 7 of oros on the table.",
  "5.4o": "With 3 points at stake, the 4? Any card beats it.",
  "5.vale-cuatro": "The raise is yours, since you accepted. You may; but with 3 at stake, better see that card.",
  "5.mazo": "It would cost you 3 now. Play the 7.",

  end: "A seven of bastos! He had nothing: he wanted to chase you away. Two of envido and three of retruco, 5 to 0 in one hand. That is truco: cards, sums, and a bit of lying.",
};
