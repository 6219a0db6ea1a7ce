import type { Text } from "./es";

export const en: Text = {
  lead: "Two people or two pairs, three cards each, and a vira that changes who rules. Perico, perica, flor por derecho and cards played glued: so it is played at this table. [V-207]",

  mesa: "The table and the piedras",
  "mesa.1": `These are the rules of one house, and what is not here is not played: there is no folding, no real envido, no contraflor. [V-1] What the server refuses changes nothing, the clock included; [V-6] and what chance decides it draws itself, each draw apart, and it stands in the acta. [V-7] These rules can always be read, at the table too.
It is played with the Spanish deck of 40, without 8s and 9s. [V-8] Two may play, or four in pairs: [V-9] seats 1 and 3 against 2 and 4, [V-5] and partners sit opposite each other. [V-10] A *palo* is a suit, a *piedra* (pebble) a point, a *vuelta* a trick, and a *canto* a call that bets something. [V-2]
The first team to reach or pass the 12 or 24 piedras chosen for the table wins. [V-11] It begins at nothing, and each payment is added whole, even past the target. [V-12] The one other thing to choose is *flor por derecho*. [V-13]
Each hand has up to three vueltas, a card each in every one; two at once when they are played glued. [V-14] Play goes anticlockwise: [V-15] seats are counted so, and your right is the next one. At a table of two the rival is on both sides. [V-3] The *order from the mano* is the mano, its right, and so once around; it does not change when another leads. [V-4]
As a rule the team that wins two vueltas has the hand, and the third is not played. Ties, *empardes*, have rules of their own. [V-16]`,

  reparto: "Deal, cut and vira",
  "reparto.1": `The first dealer is drawn. [V-17] After each hand the deal passes to the right, whoever won. [V-18] Before each hand the deck is shuffled, and then cut. [V-19] The dealer's left cuts, at a number from 1 to 39; [V-20] out of time, the server draws it. [V-21] Cut at so many, those cards go from the top to the bottom. [V-22]`,
  "reparto.2": `Cards come from the bottom of the deck, the vira too. [V-23] In pairs the cutter looks at the first card and passes it to the partner; [V-24] the dealer looks at the next and passes it to theirs. [V-25] Each of these is already one of that partner's three. [V-26] At a table of two this is left out. [V-27] There is nothing to choose: who looked knows it for the whole hand, who receives it sees it at once, and nobody else does. [V-28]
The rest goes out one a seat, from the dealer's left on, past those that have three. [V-29] Seen from afar it is simple: from the mano, three times around, and the next one is the vira. [V-30] The *vira* lies face up beside the deck, at the dealer's right; it is nobody's and is not played. [V-31]
The person at the dealer's right is the *mano* and leads the first vuelta; the dealer is the *pie*. [V-32] Whoever won a vuelta leads the next. [V-33]`,

  piezas: "Perico, perica and the order",
  "piezas.1": `The *perico* is the 11 of the vira's suit; [V-34] it is not always the same card, and neither is the *perica*, the 10. If the vira is a 10, the 12 of its suit becomes the perica; [V-35] if it is an 11, the 12 becomes the perico. [V-36] Only one of the two is replaced, and it may be that nobody holds them. [V-37] They are the two strongest cards of the hand, [V-38] and the perico beats the perica. [V-39] Choose a vira and see who rules:`,
  "piezas.2": "Below them come the others. A 12 that stands for a piece is nothing else. [V-40]",

  tantos: "What three cards count",
  "tantos.1": `For envido and flor the perico counts 10 and the perica 9, also when a 12 stands for it. [V-41] And they go with any suit. [V-42] The other 10s, 11s and 12s count nothing; the rest, their number. [V-43]
For the envido, two cards that go together make 20 plus the best pair. A flor of 7, 6 and 5 has 33 of envido, not 38. [V-44] Without a pair your best card counts. [V-45] So perico and 7 are 37, perica and 7 are 36, both pieces 39; without pieces 33 is the most. [V-46] A flor counts 20 plus its three cards. [V-47]`,
  "tantos.2": `It is always the three you were dealt that count, whatever becomes of them. [V-48] A team counts its best; [V-49] if rivals tie, whoever comes first in order from the mano. [V-50]`,

  voz: "The voz and the answers",
  "voz.1": `The *voz*, the right to sing, belongs to the team and is not the turn to play. [V-51] Both teams begin with voz. [V-52] To begin a canto, or to raise it later, it must be your turn and your team must have the voz. [V-53] Several cantos fit in one turn, one after the other, until the card. [V-54]
A canto that waits stops the cards and everything but its answer. [V-55] Either of the rival team answers, on turn or not, and the first answer binds both. [V-56] A raise is an answer too and hands the question to the other team; it takes neither turn nor voz. [V-57]
The voz of the envido belongs to both teams until the envido closes, and takes the truco from nobody. [V-58] When all is answered the turn is where it was. [V-59]`,

  envido: "Envido: bet and comparison",
  "envido.1": `It is sung only in the first vuelta and before your first card. [V-60] You need no two cards of a suit: you may lie. [V-61] That a truco was wanted already does not matter. [V-62] And while you answer a truco, of any level, you may interrupt with an envido if you have not played; [V-63] afterwards the same truco waits for the same team. [V-64]
Envido is worth 2 piedras if accepted and 1 if refused. [V-65] *Quiero y envido* adds 2. [V-66] *Quiero y N piedras más* adds N: from 2 to 4, and 5 more, make 9. [V-67] If a raise is refused, who made it wins the bet as it stood before: 4 in that example. [V-68] The bet cannot pass the target of the table; a raise that does is refused, not trimmed. [V-69] Raising is not singing: who has played may do it, and it cancels no flor. [V-70]
*Envido la falta* is worth what the leading team lacks, as the score stands when it is sung and without the flores of that hand. [V-71] It must not be less than the bet. It also opens: refused, it pays 1. [V-72] Nothing goes over la falta. [V-73]
Accepted or refused, the envido is closed for the rest of the hand. [V-74] This is what closes what: [V-75]
- Any of the three accepted, plain, of ley or of flor: all three are closed.
- The plain one or that of ley refused: those two are closed, that of flor is not.
- The plain one blocked by *A las flores no*: it alone is closed.
- That of flor refused: all three are closed.
Nothing is shown or paid when it is accepted. [V-76] It is compared and paid when the hand ends, also when a *no quiero* ends it. [V-77] Then the best number of each team is said, and whose it is; no card is shown. [V-78]`,

  truco: "Truco, retruco and vale partida",
  "truco.1": `A hand without a bet is worth 1 piedra. Truco is 3, retruco 6, vale nueve 9, and vale partida may decide the match. [V-79] It is sung in any vuelta, also on the turn of a pegado that everybody owes. [V-80] It begins with *truco*; [V-81] raises may skip levels: truco may be answered *Quiero y vale nueve*. There is nothing above vale partida. [V-82]`,
  "truco.2": `Refusing the truco gives 1. [V-83] Refusing a raise gives what was accepted, not a level in between that nobody accepted. [V-84] A refusal ends the hand, and no card is shown. [V-85]
The team that accepts keeps the voz for the next raise, in this vuelta or another; with each accepted raise it passes to the other. [V-86] The bet wins nothing: the cards do. [V-87] Vale partida does not go before the other payments: what flor and envido have decided stands. [V-88] It pays what the winner lacks. [V-89]`,

  flor: "The flor",
  "flor.1": `A flor is three cards of one suit, or two of one suit and perico or perica. Both pieces together are a receta. [V-90] Each valid flor pays 3 piedras when the hand ends; [V-91] two of one team, 6. [V-92] It is valid from the deal until it is *burned*, *cancelled* or *void*; from then on, for the whole hand, it pays nothing, blocks nothing, owes no word, and its phrases are gone. [V-93] The phrases of flor are offered only to who has one, still valid: they are no bluff, unlike *a ley*. [V-102]
Without flor por derecho it need not be declared; the phrases are there for who wants them. [V-94] With and without, a contest of flor can be lost, and singing envido cancels it. [V-95]`,

  derecho: "Flor por derecho",
  "derecho.1": `With flor por derecho you must say it yourself, each time: *Flor* as you show a card, *Con mi flor…* as you sing or answer, *Presento flor* with the last one, and *Flor, flor* with the two glued ones. [V-96] *Flor* is due with every card but the last. [V-97] What speaks of flor or ley already needs no more: *A las flores no*, *Flor tengo y la mía envida*, *Con flor…*, *me achico*, *A ley*, *Con ley*, *Sin ley*; nor does an envido that you open, which cancels it anyway. [V-98]`,
  "derecho.2": `What you leave out burns that flor, and only that one, even if you declared it well before. [V-99] The table lets you keep silent: the plain act is always there. [V-100] A hand that ends earlier asks for nothing more. [V-101] A card that the clock plays comes in silence, and burns it. [V-103] It is *declared* from the first time that you name it; *A ley* declares nothing. [V-104]
If both partners have flor, the one who plays first says *A ley* with that card instead of *Flor*; [V-105] the second says *Flor*. [V-106] If the first says *Flor*, the flor declared earlier is kept and the other burns; saying nothing burns one's own. [V-107] Anybody may say *A ley* with the first card, if the partner has not. [V-108] That a flor burned only its owner is told. [V-109]`,

  contra: "Flor against envido",
  "contra.1": `Singing a plain envido cancels your own flor, whatever comes of it; not your partner's, and no receta. [V-110] A rival flor that is still valid blocks it with *A las flores no*, [V-111] as the first answer to an envido or a falta just sung, never to a raise. [V-112] A burned flor blocks nothing; [V-113] nor does a receta. [V-114] The block closes the plain envido for the hand, even if that flor burns later, and pays nothing. [V-115] An envido of ley may still come, [V-116] and so may a flor envidada. [V-117] But after an accepted envido there is no bet on flor. [V-118]`,

  envidada: "Flor envidada",
  "envidada.1": `*Flor tengo y la mía envida* (I have flor, and mine bets): where an envido could be sung, if you have flor or receta, a rival has one too, some flor is declared and no envido was accepted. It is the one phrase that, by being offered, tells something of other people's cards. [V-119] It bets like an envido: 2, refused 1, the same raises and the same limit. [V-120] *Con flor, quiero* keeps yours; the plain word answers too and, por derecho, burns it. [V-121] Either of the two answers, also without flor. [V-122] There is no *no quiero* here: *Con mi flor me achico* voids all flores of that team, and the other takes 1, or what stood before the raise. [V-123] *Con mi flor, truco* and *Con mi flor, quiero* declare as well. [V-124]
When the hand ends the best valid flores are compared, recetas too: the winner takes the bet, and the other's ordinary flores are void. [V-125] If one burned meanwhile the best that is left counts; if one team has none the other wins; if nobody has, nothing is paid. [V-126] Refused, it pays 1 besides the flores of the team that sang. [V-127] A receta always keeps its 3. [V-128] The contest is settled first, then the flores are paid, and its bet with the envido. [V-129]`,

  ley: "A ley, con ley, sin ley",
  "ley.1": `*A ley* promises no flor. [V-130] *A ley, envido*, where an envido could be sung, is worth 2, refused 1; it cancels no flor and none blocks it. [V-131] The first answer that accepts or raises chooses *con ley* or *sin ley*, for both teams and for good. *No quiero* chooses nothing. [V-132]
- *Con ley*: who has a valid flor or a receta when the hand ends counts it, everybody else their envido. [V-133]
- *Sin ley*: everybody counts their envido. [V-134]
If a rival played a card *A ley*, one may also open with *Con ley, envido* or *Sin ley, envido*: the choice is made. [V-135] Raises, limit, falta and refusals are those of the envido. [V-136] It costs nobody a flor. [V-137] A bet of ley is paid before the flores; [V-138] if it ends the match, they are not added. [V-139]`,

  receta: "The receta",
  "receta.1": `Perico and perica together, with any third card, are a receta. [V-140]`,
  "receta.2": `It is not declared and never burns; it owes no word and asks no *A ley* of your partner. [V-141] It always pays 3 of flor. [V-142] If no envido was accepted or refused, it pays 1 of envido too. [V-143] A bet takes the place of that piedra, won, lost or refused; [V-144] it is never added to one. [V-145] A blocked envido leaves it. [V-146] It counts 39 for an envido; for a contest or con ley, 39 and the third card. [V-147] It wins no truco by itself. [V-148] The famous 5 piedras are 3 of flor, 1 of envido and 1 of truco, when you also win the hand without bets. [V-149]`,

  empardes: "Vueltas and empardes",
  "empardes.1": `The strongest valid card wins the vuelta, if it is alone; any card may be played. [V-150] It is an *emparde* when several share the highest place, even those of one team. [V-151] Ties below do not count. [V-152] A vuelta in which every card burned is an emparde too. [V-153]
- The first won, the second an emparde: the hand goes to who won the first. [V-154]
- One each, the third an emparde: also to who won the first. [V-155]
- One each: to who wins the third. [V-156]`,

  obligado: "Pegado for everybody",
  "obligado.1": `Only an emparde in the first makes everybody play the two cards left *pegadas*, glued, one above the other; the mano leads. [V-157] The upper one is the third vuelta and the lower one the second, as each player likes. [V-158] The upper ones are compared first: a single highest wins the hand. [V-159] Only if they tie are the lower ones shown and compared; [V-160] if those tie too, the mano's team wins. [V-161] No penalty burns the upper card here. [V-162]`,
  "obligado.2": "The upper card lies face up and the lower face down, known to its owner alone. [V-163]",

  pegado: "Pegado by choice",
  "pegado.1": `In the second vuelta, when the first was won, you may play both cards glued; the others need not. [V-164] The lower one stays hidden until the others have played their third, and beyond if it is not needed. [V-165] Until then the second is undecided and the third is played, even if the end is plain to see; if everybody is glued, it is settled at once. [V-166] If only one is, their right leads the third; [V-167] if several, the first in order from the mano that has a card; [V-168] who has played both is passed over. [V-169]
If who won the first also has the single highest third card, and not a glued one, nothing is shown. [V-170] In general the lower cards are shown, all together, only if the winner of the hand depends on them; and the table tells nothing else that depends on a hidden card. [V-171]
The penalty: your lower card must win the second alone, or the upper one burns, even if your partner won it, shown or not. [V-172] Unless it ties with your partner's above both rivals'. [V-173] The second is judged with all its cards, then the penalties, then the third with what is left. If the second was an emparde or of who won the first, the hand is that team's; otherwise of who wins the third, or of the first's winner if it is an emparde. [V-174] So the exception never changes the winner. [V-175] Who is glued has no more turns and cannot sing, but can answer. [V-176]`,

  tiempo: "Clocks, absence and leaving",
  "tiempo.1": `There are 30 seconds to cut, to play or to answer. [V-177] Answering is one time for the team, and a refused attempt gives no more. [V-178] A canto stops the clock of the card, which begins again afterwards. [V-179] Each time that the other team must answer its 30 begin; [V-180] and back at a truco that was interrupted, too. [V-181]
- Out of time in the first vuelta: a card at random, face up and valid. [V-182]
- Later a card at random burns: it lies face down and wins nothing. [V-183]
- When everybody plays pegado both burn. [V-184]
- No answer is *no quiero*; in a flor envidada, *me achico*. [V-185] Such a silence burns no flor; [V-186] in the contest it voids those of both partners, not a receta. [V-187]
Being away stops nothing; [V-188] who comes back finds the table as it is. [V-189] Leaving the match loses it for your whole team at once, and nothing more is paid. [V-190]`,

  senas: "Señas and spectators",
  "senas.1": "Pairs talk with their faces. This is what each gesture means: [V-191]",
  "senas.2": `Any of them may be a lie. [V-192] Your partner always sees it; each rival one time in ten, drawn apart for each seña and rival. [V-193] They are made only with four, at any moment of the hand and out of turn; they change nothing and are forgotten with the hand. [V-194]
You see your cards, those you laid face down too, the one you looked at in the deal, the vira, what lies face up, what is said, the score, the bets, the voz and the turn, and the señas that you saw; never other cards. [V-195] Who watches does so over a player's shoulder, and changes at will. [V-196] They see that hand, the table and the señas that this player saw; [V-197] no other hand, no second chance at a seña, and not the card that was looked at in the deal. [V-198]`,

  pago: "The order of payment",
  "pago.1": `When a hand ends flor, envido and truco are paid, in this order. [V-199] At the target the payments that follow are not made. [V-200] If both teams have flores, the mano's first. [V-201] After a contest, its winner's first, then a receta of the other. [V-202] Envidos in the order in which they were settled; without any, the piedra of the receta. [V-203] Who won the hand gets what it is worth. [V-204] With a bet of ley the order is envido, flor, truco. [V-205] Vale partida decides only what these have left open. [V-206]`,
};
