"""Playing an acta again on the engine, line by line."""

from __future__ import annotations

from quiero.acta.facts import can, now
from quiero.acta.model import Acta, Do, Fact, Hand, Line, Refuse, Timeout
from quiero.engine import (
    REGLAMENTOS,
    Event,
    IllegalAct,
    Reglamento,
    State,
    UnknownAct,
    act,
    apply,
    deal,
    legal_acts,
    reglamento,
    start,
    view,
)
from quiero.engine.cards import card


class Mismatch(Exception):
    """The acta says one thing (`expected`) and the engine another (`happened`); `line` is of the file, 0 when there is none."""

    def __init__(self, line: int, expected: str, happened: str) -> None:
        super().__init__(f"line {line}: expected {expected}; {happened}")
        self.line = line
        self.expected = expected
        self.happened = happened


class NotLegal(Mismatch):
    """An act of the acta that the engine refuses: `done`, and `why` (absent for a word that no reglamento has)."""

    def __init__(self, line: Do | Timeout, words: str, why: IllegalAct | None) -> None:
        super().__init__(line.line, f"{line} to be legal", f"it was refused: {words}")
        self.done = line
        self.why = why


class NotPlayed(Exception):
    """A reglamento of the format, or a version of it, that this engine does not have."""

    def __init__(self, line: int, cause: str) -> None:
        super().__init__(cause)
        self.line = line
        self.cause = cause


def rules_of(acta: Acta) -> Reglamento:
    """The rules of this acta. Raises NotPlayed, and Mismatch when they have no such target or number of seats."""
    try:
        rules = reglamento(acta.reglamento, options_of(acta))
    except LookupError:
        raise NotPlayed(acta.place("reglamento"), f"this quiero does not play {acta.reglamento}") from None
    if acta.version != rules.version:
        raise NotPlayed(acta.place("version"), f"this quiero plays version {rules.version} of {rules.name}, not {acta.version}")
    for key, value, allowed in (("objetivo", acta.objetivo, rules.targets), ("asientos", acta.asientos, rules.seats)):
        if value not in allowed:
            raise Mismatch(acta.place(key), f"{key} {value}", f"{rules.name} has {' or '.join(map(str, allowed))}")
    return rules


def options_of(acta: Acta) -> dict[str, bool]:
    """The options that the reglamento of this acta declares. Raises Mismatch for another one, or another kind of value."""
    declared = REGLAMENTOS[acta.reglamento].options
    for name, value in acta.opciones.items():
        if name not in declared:
            raise Mismatch(acta.place("opciones"), f"the option {name}", f"{acta.reglamento} declares no such option")
        if not isinstance(value, bool):
            raise Mismatch(acta.place("opciones"), f"the option {name} to be true or false", f"it is {value!r}")
    return {name: value is True for name, value in acta.opciones.items()}


def before_first(acta: Acta) -> State:
    """The match before its rock-paper-scissors. Raises as `rules_of`."""
    return start(rules_of(acta), acta.objetivo, acta.asientos)


def before_hand(acta: Acta, hand: Hand) -> State:
    """The match before a hand that follows from nothing: its mano and score are as it says. Raises Mismatch."""
    if hand.es_mano is None or hand.es_mano > acta.asientos:
        raise Mismatch(hand.place("es-mano"), f"es-mano from 1 to {acta.asientos}", f"it is {hand.es_mano or 'absent'}")
    scores = hand.tantos or (0, 0)
    if max(scores) >= acta.objetivo:
        raise Mismatch(hand.place("tantos"), f"tantos {list(scores)}", f"the match is over at {acta.objetivo}")
    return start(rules_of(acta), acta.objetivo, acta.asientos, mano=hand.es_mano, scores=scores)


def deal_names(state: State, names: tuple[tuple[str, ...], ...], vira: str | None = None) -> tuple[State, tuple[Event, ...]]:
    """Deal these cards, seat 1 first, and the vira where there is one."""
    return deal(state, tuple(tuple(card(name) for name in hand) for hand in names), -1 if vira is None else card(vira))


def played(hand: Hand) -> tuple[Line, ...]:
    """The lines of a hand whose cards are given: a cut at their head is only a record (there is no deck to cut)."""
    first = hand.jugadas[0] if hand.jugadas else None
    cut = (isinstance(first, Do) and first.act.startswith("corta ")) or (
        isinstance(first, Timeout) and len(first.drawn) == 1 and first.drawn[0].isdigit()
    )
    return hand.jugadas[1:] if cut else hand.jugadas


def step(state: State, line: Line) -> tuple[State, tuple[Event, ...]]:
    """Carry out one line. Raises Mismatch when it does not hold."""
    match line:
        case Do() | Timeout():
            return _do(state, line)
        case Refuse():
            _expect_refusal(state, line)
        case Fact():
            truth = now(line.words, state)
            if truth != " ".join(line.words):
                raise Mismatch(line.line, " ".join(line.words), truth)
    return state, ()


def refusal(state: State, line: Do | Timeout | Refuse) -> IllegalAct | None:
    """Why the engine refuses that; None where it does not, and for a word that it does not know."""
    try:
        apply(state, act(line.seat, line.act))
    except IllegalAct as refused:
        return refused
    except UnknownAct:
        pass
    return None


def _do(state: State, line: Do | Timeout) -> tuple[State, tuple[Event, ...]]:
    try:
        return apply(state, act(line.seat, line.act))
    except UnknownAct:
        raise NotLegal(line, f"{state.rules.name} does not know {line.act}", None) from None
    except IllegalAct as refused:
        raise NotLegal(line, str(refused), refused) from None


def _expect_refusal(state: State, line: Refuse) -> None:
    before = _picture(state)
    try:
        apply(state, act(line.seat, line.act))
        refused = False
    except (UnknownAct, IllegalAct):
        refused = True
    if not refused or can(state, line.seat, line.act):
        raise Mismatch(line.line, f"{line.seat} {line.act} to be refused", "it is legal")
    if _picture(state) != before:
        raise Mismatch(line.line, f"{line.seat} {line.act} to change nothing", "the match changed")


def _picture(state: State) -> list[object]:
    """All that can be seen of a match, by anyone, and all that can be done in it."""
    seats = range(1, state.seats + 1)
    return [*(view(state, seat) for seat in (0, *seats)), *(legal_acts(state, seat) for seat in seats)]
