"""Whether all that chance decided in a finished match is what its seed determines, and the seed the one that was promised."""

from __future__ import annotations

from quiero.acta.check import Failure
from quiero.acta.model import Acta, Do, Hand, Line, Timeout
from quiero.acta.replay import Mismatch, before_first, deal_names, rules_of, step
from quiero.engine import State, actors, shuffle, start
from quiero.engine.cards import NAMES, card
from quiero.fair import Draws, chance, commitment

NEEDED = ("mesa", "compromiso", "aportes", "semilla")


def verify(acta: Acta) -> Failure | None:
    """The first draw that does not follow from the seed, or the first line without which the next draws cannot be told; None
    when all do. What the hands claim to have paid is `check`'s matter.

    Raises replay.NotPlayed when the engine does not have its rules.
    """
    verifying = _Verifying(acta)
    try:
        verifying.run()
    except Mismatch as wrong:
        return Failure(verifying.where, wrong.line, wrong.expected, wrong.happened)
    return None


class _Verifying:
    """One acta, played again with the draws of its seed."""

    def __init__(self, acta: Acta) -> None:
        self.acta = acta
        self.where = ""
        self.drawn = 0
        """Draws by clock in this hand."""

    def run(self) -> None:
        self.rules = rules_of(self.acta)
        self.draws = self._promised()
        state = self._before_hands()
        for number, hand in enumerate(self.acta.manos, 1):
            self.where = f"hand {number}"
            state = self._hand(state, hand)

    def _promised(self) -> Draws:
        """The draws of the seed. Raises Mismatch when it is not there, or not the one that was committed to."""
        acta = self.acta
        if acta.sueltas:
            raise Mismatch(acta.place("sueltas"), "a match dealt from one seed", "its hands do not follow from one another")
        missing = next((key for key in NEEDED if getattr(acta, key) is None), None)
        if missing is not None or acta.mesa is None or acta.aportes is None or acta.semilla is None:
            raise Mismatch(0, f"{', '.join(NEEDED)} of a match that is over", f"there is no {missing}")
        if len(acta.aportes) != acta.asientos:
            raise Mismatch(acta.place("aportes"), f"{acta.asientos} aportes", f"there are {len(acta.aportes)}")
        seed = bytes.fromhex(acta.semilla)
        _same(acta.place("compromiso"), "compromiso", commitment(seed), acta.compromiso, "another seed was promised")
        return Draws(seed, acta.mesa, [bytes.fromhex(aporte) for aporte in acta.aportes])

    def _before_hands(self) -> State:
        """The match before its first hand: after its sorteo, or with the mano that was drawn."""
        drawn = chance.first_mano(self.rules, self.draws)
        if drawn:
            return start(self.rules, self.acta.objetivo, self.acta.asientos, drawn)
        if self.acta.sorteo is not None:
            self.where = "sorteo"
            return self._play(before_first(self.acta), self.acta.sorteo)
        first = next(iter([hand.es_mano for hand in self.acta.manos]), None)
        return start(self.rules, self.acta.objetivo, self.acta.asientos, first or 1)

    def _hand(self, before: State, hand: Hand) -> State:
        if before.phase != "reparto":
            raise Mismatch(hand.place(), "what comes before a hand to be finished", "it is not")
        _same(hand.place("es-mano"), "es-mano", str(before.mano), str(hand.es_mano or "absent"))
        self.drawn = 0
        if self.rules.cut_step() is not None:
            deck = chance.next_deck(before, self.draws)
            _same(hand.place("mazo"), "mazo", deck, " ".join(hand.mazo or ()))
            state, _ = shuffle(before, tuple([card(name) for name in deck.split(" ")]))
            after = self._play(state, hand.jugadas)
            if after.deal is not None:
                cards = [" ".join([NAMES[dealt] for dealt in held]) for held in after.deal.hands]
                self._compare_cards(hand, cards, NAMES[after.deal.vira])
            return after
        cards, vira = chance.next_hands(before, self.draws)
        self._compare_cards(hand, cards, vira)
        state, _ = deal_names(before, tuple([tuple(held.split(" ")) for held in cards]), vira or None)
        return self._play(state, hand.jugadas)

    def _compare_cards(self, hand: Hand, cards: list[str], vira: str) -> None:
        _same(hand.place("cartas"), "cartas", str(cards), str([" ".join(held) for held in hand.cartas or ()]))
        _same(hand.place("vira"), "vira", vira, hand.vira or "")

    def _play(self, state: State, lines: tuple[Line, ...]) -> State:
        for line in lines:
            if isinstance(line, Do | Timeout):
                self._compare_drawn(state, line)
            state, _ = step(state, line)
        return state

    def _compare_drawn(self, state: State, line: Do | Timeout) -> None:
        """What the server supplied with this act: cards and cuts of a clock, the seats that saw a seña."""
        if isinstance(line, Timeout) and line.seat in actors(state):
            fair = chance.clock(state, line.seat, self.drawn, self.draws)
            if chance.draws_one(fair):
                self.drawn += state.phase != "sorteo"
                _same(line.line, f"{line.seat}", fair, line.act)
        elif isinstance(line, Do) and line.act.startswith("seña ") and state.phase == "mano":
            plain = " ".join(line.act.split(" ")[:2])
            _same(line.line, f"{line.seat}", chance.sena(state, line.seat, plain, self.draws), line.act)


def _same(line: int, what: str, fair: str, given: str | None, why: str = "") -> None:
    """Raises Mismatch unless the acta has what follows from the seed."""
    if given != fair:
        raise Mismatch(line, f"{what} {fair} from the seed", f"it is {given or 'absent'}{why and ': '}{why}")
