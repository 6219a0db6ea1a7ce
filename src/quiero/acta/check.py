"""Checks an acta: plays it again and compares every line and every result that it claims."""

from __future__ import annotations

from dataclasses import dataclass, replace

from quiero.acta.model import UNKNOWN, Acta, Hand, Line, Pago
from quiero.acta.replay import Mismatch, before_first, before_hand, deal_names, played, rules_of
from quiero.acta.run import Moment, Run, Watch, Work
from quiero.acta.unknown import Deals, Names
from quiero.engine import Reglamento, State, shuffle, view
from quiero.engine.cards import NAMES, card


@dataclass(frozen=True, slots=True)
class Failure:
    """Where an acta does not hold: `where` is `hand N`, `sorteo` or empty (the top of the file)."""

    where: str
    line: int
    expected: str
    happened: str

    def __str__(self) -> str:
        places = [self.where, f"line {self.line}" if self.line else ""]
        return f"{', '.join(filter(None, places))}: expected {self.expected}; {self.happened}"


@dataclass(frozen=True, slots=True)
class Report:
    """`failure` is the first thing that does not hold, None when all does; `unchecked` says what could not be told.

    `wrong` is what `failure` was made of.
    """

    failure: Failure | None
    unchecked: tuple[str, ...]
    wrong: Mismatch | None = None


def check(acta: Acta, watch: Watch | None = None, work: Work | None = None) -> Report:
    """Replay a whole acta, and show `watch` each moment of it as far as it holds; `work` bounds what may be done for it.

    Raises replay.NotPlayed when the engine does not have its rules, and TooMuch.
    """
    checking = _Checking(acta, watch, work)
    try:
        checking.run()
    except Mismatch as wrong:
        failure = Failure(checking.where, wrong.line, wrong.expected, wrong.happened)
        return Report(failure, tuple(checking.unchecked), wrong)
    return Report(None, tuple(checking.unchecked))


class _Checking:
    """One acta under check. `state` is None where the match cannot be followed because of cards that are not shown."""

    def __init__(self, acta: Acta, watch: Watch | None, work: Work | None) -> None:
        self.acta = acta
        self.where = ""
        self.number = 0
        self.unchecked: list[str] = []
        self.state: State | None = None
        self._watch = watch
        self._work = work

    def _open(self, hidden: frozenset[str] = frozenset()) -> Run:
        """The hand is played for who watches."""
        return Run(self.number, self._work, self._watch, hidden)

    def run(self) -> None:
        rules = rules_of(self.acta)
        self._header()
        if self.acta.sorteo is not None:
            self._sorteo(self.acta.sorteo)
        for number, hand in enumerate(self.acta.manos, 1):
            self.where, self.number = f"hand {number}", number
            if number > 1 and not self.acta.sueltas:
                _scores_follow(self.acta.manos[number - 2], hand)
            before = self._follow(hand) if self.state is not None and not self.acta.sueltas else before_hand(self.acta, hand)
            self.state = self._hand(before, hand, _dealt(rules, self.acta.asientos, hand))

    def _header(self) -> None:
        """One name and one contribution for each seat."""
        for key, given in (("jugadores", self.acta.jugadores), ("aportes", self.acta.aportes)):
            if given is not None and len(given) != self.acta.asientos:
                raise Mismatch(self.acta.place(key), f"{self.acta.asientos} {key}", f"there are {len(given)}")
        if self.acta.gana is not None and self.acta.manos:
            raise Mismatch(self.acta.place("gana"), "gana of a match that ended before its first hand", "it did not end there")

    def _sorteo(self, lines: tuple[Line, ...]) -> None:
        self.where = "sorteo"
        sorteo = self._open()
        self.state = sorteo.play(sorteo.begin(before_first(self.acta)), lines)
        self.where = ""
        _winner(self.state, self.acta.gana, self.acta.place("gana"))

    def _follow(self, hand: Hand) -> State:
        """The match before this hand, as the hand before (or the sorteo) left it."""
        state = self.state
        assert state is not None
        if state.over:
            raise Mismatch(hand.place(), "no hand once the match is over", "another one follows")
        if state.phase != "reparto":
            raise Mismatch(hand.place(), "what comes before a hand to be finished", "it is not")
        if hand.es_mano not in (None, state.mano):
            raise Mismatch(hand.place("es-mano"), f"es-mano {hand.es_mano}", f"the mano is seat {state.mano}")
        if hand.tantos not in (None, state.scores):
            raise Mismatch(hand.place("tantos"), f"tantos {_pair(hand.tantos)}", f"the score is {_pair(state.scores)}")
        return state

    def _hand(self, before: State, hand: Hand, cards: Names) -> State | None:
        """Play one hand and compare its results. None when it cannot be followed to its end."""
        if hand.mazo is not None and UNKNOWN in hand.mazo:
            return self._before_the_cut(before, hand)
        if not any(UNKNOWN in held for held in cards) and not any(UNKNOWN in str(line) for line in hand.jugadas):
            return _whole(self._open(), before, hand, cards)
        _sum(hand)
        return self._hidden(before, hand, cards)

    def _before_the_cut(self, before: State, hand: Hand) -> State | None:
        """A hand whose deck is not shown: any deck will do until it is cut."""
        self.unchecked.append(f"{self.where}: what depends on the deck, which is not shown")
        if played(hand) != hand.jugadas:
            self._unfollowed(hand.jugadas)
            return None
        return _whole(self._open(), before, replace(hand, mazo=NAMES), ())

    def _hidden(self, before: State, hand: Hand, cards: Names) -> State | None:
        """A hand with unknown cards holds when some deal makes it hold: the rest cannot be told."""
        cut = next((index for index, line in enumerate(hand.jugadas) if UNKNOWN in str(line)), None)
        shown = hand if cut is None else replace(hand, jugadas=hand.jugadas[:cut], pagos=None, quedan=None, gana=None)
        deals = Deals(cards, hand.jugadas, hand.vira)
        furthest: Mismatch | None = None
        best: Names = ()
        for names in deals:
            try:
                _whole(Run(self.number, self._work, None), before, shown, names)
            except Mismatch as wrong:
                if furthest is None or wrong.line > furthest.line:
                    furthest, best = wrong, names
                continue
            what = "what depends on the cards that are not shown"
            if cut is not None:
                what = f"from line {hand.jugadas[cut].line} on, where a card is not shown"
            self.unchecked.append(f"{self.where}: {what}")
            after = _whole(self._open(_made_up(names, hand)), before, shown, names)
            if cut is None:
                return after
            self._unfollowed(hand.jugadas[cut:])
            return None
        assert furthest is not None, "there is always a deal to try"
        if deals.all_tried:
            _whole(self._open(_made_up(best, hand)), before, shown, best)
        self.unchecked.append(f"{self.where}: from line {furthest.line} on, it depends on cards that are not shown")
        self._unfollowed(hand.jugadas)
        return None

    def _unfollowed(self, lines: tuple[Line, ...]) -> None:
        """What these lines led to cannot be told."""
        for line in lines:
            if self._watch is not None:
                self._watch(Moment(self.number, line, None))


def _made_up(names: Names, hand: Hand) -> frozenset[str]:
    """The cards of that deal which the acta does not name."""
    shown = {card for held in hand.cartas or () for card in held}
    words = {word for line in hand.jugadas for word in str(line).split(" ")}
    return frozenset(card for held in names for card in held) - shown - words


def _dealt(rules: Reglamento, seats: int, hand: Hand) -> Names:
    """The cards of a hand. Raises Mismatch when they cannot have been dealt."""
    if hand.mazo is None and (hand.vira is not None) != rules.has_vira:
        raise Mismatch(hand.place("vira"), "no vira" if hand.vira else "a vira", f"{rules.name} is played otherwise")
    if hand.mazo is not None and rules.cut_step() is None:
        raise Mismatch(hand.place("mazo"), "no mazo", f"{rules.name} has no cut")
    if hand.vira == UNKNOWN:
        raise Mismatch(hand.place("vira"), "a vira that is shown", "it lies face up for everybody")
    if hand.mazo is not None and UNKNOWN not in hand.mazo and sorted(hand.mazo) != sorted(NAMES):
        raise Mismatch(hand.place("mazo"), "the forty cards", "some are missing or there twice")
    cards = hand.cartas
    if cards is None:
        return ()
    known = [name for held in cards for name in held if name != UNKNOWN] + ([hand.vira] if hand.vira else [])
    if len(cards) != seats:
        raise Mismatch(hand.place("cartas"), f"cards for {seats} seats", f"there are cards for {len(cards)}")
    twice = next((name for name in known if known.count(name) > 1), None)
    if twice is not None:
        raise Mismatch(hand.place("cartas"), "forty different cards", f"{twice} is dealt twice")
    return cards


def _whole(run: Run, before: State, hand: Hand, names: Names) -> State:
    """Deal, play every line and compare what the hand claims of its end."""
    if hand.mazo is not None:
        after = _cut(run, before, hand, names)
    else:
        after = run.play(run.begin(*deal_names(before, names, hand.vira)), played(hand))
    table = view(after, 0)
    claims = [key for key in ("pagos", "quedan", "gana") if getattr(hand, key) is not None]
    if claims and table.phase not in ("reparto", "fin"):
        raise Mismatch(hand.place(claims[0]), f"the hand to be over, since it has {claims[0]}", "it is not")
    pagos = tuple(Pago(paid.concept, paid.team, paid.points) for paid in table.receipt)
    if hand.pagos not in (None, pagos):
        raise Mismatch(hand.place("pagos"), f"pagos {_listed(hand.pagos)}", f"what was paid is {_listed(pagos)}")
    if hand.quedan not in (None, after.scores):
        raise Mismatch(hand.place("quedan"), f"quedan {_pair(hand.quedan)}", f"the score is {_pair(after.scores)}")
    _winner(after, hand.gana, hand.place("gana"))
    return after


def _cut(run: Run, before: State, hand: Hand, names: Names) -> State:
    """A hand with its shuffled deck: cards and vira follow from the cut, and are compared where they are given."""
    assert hand.mazo is not None
    after = run.play(run.begin(*shuffle(before, tuple(card(name) for name in hand.mazo))), hand.jugadas)
    if after.deal is None:
        return after
    cards = tuple(tuple(NAMES[dealt] for dealt in held) for held in after.deal.hands)
    if names and names != cards:
        raise Mismatch(
            hand.place("cartas"), f"cartas {[' '.join(held) for held in names]}", f"dealt {[' '.join(held) for held in cards]}"
        )
    if hand.vira not in (None, NAMES[after.deal.vira]):
        raise Mismatch(hand.place("vira"), f"vira {hand.vira}", f"the vira is {NAMES[after.deal.vira]}")
    return after


def _winner(state: State, claimed: int | None, line: int) -> None:
    if claimed is not None and claimed != state.winner:
        raise Mismatch(line, f"gana {claimed}", f"team {state.winner} won" if state.winner else "nobody has won yet")


def _scores_follow(before: Hand, hand: Hand) -> None:
    """What one hand leaves is what the next begins with, also where neither can be replayed."""
    if before.quedan is not None and hand.tantos is not None and before.quedan != hand.tantos:
        raise Mismatch(hand.place("tantos"), f"tantos {_pair(hand.tantos)}", f"the hand before left {_pair(before.quedan)}")


def _sum(hand: Hand) -> None:
    """`quedan` is `tantos` and `pagos` added up."""
    if hand.tantos is None or hand.pagos is None or hand.quedan is None:
        return
    one, two = (hand.tantos[team - 1] + sum(pago.points for pago in hand.pagos if pago.team == team) for team in (1, 2))
    if (one, two) != hand.quedan:
        raise Mismatch(hand.place("quedan"), f"quedan {_pair(hand.quedan)}", f"tantos and pagos add up to [{one}, {two}]")


def _pair(scores: tuple[int, int] | None) -> str:
    return str(list(scores or ()))


def _listed(pagos: tuple[Pago, ...] | None) -> str:
    return str([[pago.concept, pago.team, pago.points] for pago in pagos or ()])
