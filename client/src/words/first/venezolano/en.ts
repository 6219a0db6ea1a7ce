import type { Text } from "./es";

const silent = "In silence that flor burns: you lose its 3 piedras, even if you say it with another card.";
const quietRaise = "So you raise, but you kept silent about your flor, and it burns. *Con mi flor…* goes before it.";

export const en: Text = {
  "1": "Yuleisi dealt, so you are *mano*. The vira is the 5 of oros: your 11 of oros is the *perico*, the strongest card. And since pieces go with any suit, with your two bastos it is a *flor*: 3 piedras. Here it goes por derecho: say it with every card, or it burns. Play the 3 of bastos saying *Flor*.",
  "1.card": silent,
  "1.flor": "That one declares it too. But leave the perico for the end and the 6 for later: the 3 beats nearly everything.",
  "1.a-ley": "*A ley* does for this card, but it is for when your partner has flor too. You are two here: say *Flor*.",
  "1.truco": "Singing truco like this, silent about your flor, burns it. And it is early: you know nothing of her yet.",
  "1.con-flor truco": "Named, it does not burn. But it is early for the truco: let her be bold first.",
  "1.envido": "Singing envido cancels your own flor: 3 sure piedras for 2 at stake.",
  "1.la-falta": "Like any envido that is sung it cancels your flor; and it is for what the leader lacks.",
  "1.a-ley envido": "This one does not cost you the flor. But if she chooses *sin ley* your envido counts and not your flor. Today we go the straight way.",

  "2": "What cheek: envido! Count: the perico is worth 10 and goes with any card, 20 + 10 + 6 = 36. Without pieces nobody has more than 33. Want it, but name your flor so that it does not burn: *Con mi flor, quiero*.",
  "2.quiero": "You want it, but you kept silent about your flor and it burns: its 3 are lost. Choose *Con mi flor* first.",
  "2.no-quiero": "With 36? You give her 1 piedra, and by silence you burn the flor.",
  "2.envido": quietRaise,
  "2.envido+": quietRaise,
  "2.la-falta": quietRaise,
  "2.con-flor no-quiero": "The flor is safe, but with 36 you give 1 piedra away.",
  "2.con-flor envido": "Raising to 4 with 36 is very well. For the first time let us stay at 2.",
  "2.con-flor envido+": "With 36 you may raise. For the first time let us stay at 2.",
  "2.con-flor la-falta": "For what the leader lacks: all 24. With 36 it tempts, but she may hold the perica.",
  "2.a-las-flores-no": "Your flor can block it: no envido, and nobody is paid. It is good when yours is poor, and this is 36.",

  "3": "Your 3 beat the 2: the first is yours and you lead again. The perico is for the end. Play the 6 of bastos, and once more: *Flor*.",
  "3.card": silent,
  "3.flor": "With the perico you win the hand right now, for 1 piedra. Keep it and let her be bold.",
  "3.pegado": "Pegado, both go together, and the lower one must win the second alone, or the upper one burns. With the 6 that is a lot to risk.",
  "3.truco": "Silent about your flor, you burn it. And with the first one won, better let her sing.",
  "3.con-flor truco": "Well said. But if you hold your tongue she may sing, and then you raise.",

  "4": "She took the second with the 7 of oros and sings *truco*. She has something, the ace of espadas perhaps. But nobody beats the perico. Raise it from 3 to 6: *Con mi flor, retruco*.",
  "4.quiero": "You want it for 3, but you kept silent about your flor and it burns.",
  "4.no-quiero": "With the perico in your hand? You give her 1 piedra and burn the flor.",
  "4.retruco": quietRaise,
  "4.vale-nueve": quietRaise,
  "4.vale-partida": quietRaise,
  "4.con-flor quiero": "Safe and well said: 3 piedras. But with the perico you may ask for more.",
  "4.con-flor no-quiero": "You save the flor, but give the hand away with the best card.",
  "4.con-flor vale-nueve": "Levels may be skipped: 9 at once. If she does not want it you take 3. At 6 she is more likely to come in.",
  "4.con-flor vale-partida": "For the whole match. If she does not want it you take 3: nobody wants that with one card left.",

  "5": "The ace of espadas! It beat nearly everything. You have the perico left, and with the last card you say *Presento flor*.",
  "5.card": "In silence it burns, though you named it four times: its 3 piedras are lost.",

  end: "The perico is on the table, and the hand is yours. It is paid in order: *flor* 3; *envido* 2, for she had 7 and was lying to you; and *truco* 6. Eleven piedras in a hand: that is holding the perico and knowing how to wait.",
};
