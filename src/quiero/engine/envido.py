"""The envido: the count of three cards, and the chain of cantos."""

from __future__ import annotations

from typing import ClassVar, Final

from quiero.engine.acts import NO_QUIERO, QUIERO, Act, Kind, of_all_seats
from quiero.engine.canto import Canto, why_not_over_canto
from quiero.engine.cards import DECK, NUMBER, SUIT
from quiero.engine.deal import team_of
from quiero.engine.errors import IllegalAct
from quiero.engine.events import Event
from quiero.engine.pago import pay
from quiero.engine.state import State
from quiero.engine.step import refusal, say

VALUE: Final = tuple(0 if number >= 10 else number for number in NUMBER)
"""What each card counts for the envido: 10, 11 and 12 nothing, the others their number (D-37)."""


PAIR: Final = tuple(
    tuple(20 + VALUE[a] + VALUE[b] if SUIT[a] == SUIT[b] else max(VALUE[a], VALUE[b]) for b in DECK) for a in DECK
)
"""PAIR[a][b]: the count of two cards, 20 + both of a suit, else the better one."""


def tanto(hand: tuple[int, ...]) -> int:
    """The envido count of three dealt cards: 20 + the two best of a suit, else the best single card (D-37, E-36)."""
    a, b, c = hand
    return max(PAIR[a][b], max(PAIR[a][c], PAIR[b][c]))


class Chain:
    """What has been sung of an envido, and what it pays; `wanted` 0 stands for the falta."""

    __slots__ = ("raises", "refused", "wanted", "words")

    def __init__(self, words: tuple[str, ...], wanted: int, refused: int, raises: tuple[str, ...]) -> None:
        self.words = words
        self.wanted = wanted
        self.refused = refused
        self.raises = raises


WORDS: Final = {"E": "envido", "R": "real-envido", "F": "falta-envido"}
CANTOS: Final = {word: of_all_seats(word) for word in WORDS.values()}
OPENINGS: Final = tuple(zip(*CANTOS.values(), strict=True))
"""OPENINGS[seat]: the cantos with which that seat may open."""
ENVIDO: Final = Kind.ENVIDO

# D-36, E-34: the chain, what it pays accepted and refused, and what may be sung over it.
_TABLE: Final = (
    ("E", 2, 1, "ERF"),
    ("EE", 4, 2, "RF"),
    ("ER", 5, 2, "F"),
    ("EER", 7, 4, "F"),
    ("R", 3, 1, "F"),
    ("F", 0, 1, ""),
    ("EF", 0, 2, ""),
    ("RF", 0, 3, ""),
    ("EEF", 0, 4, ""),
    ("ERF", 0, 5, ""),
    ("EERF", 0, 7, ""),
)
CHAINS: Final = {
    tuple(WORDS[c] for c in row[0]): Chain(tuple(WORDS[c] for c in row[0]), row[1], row[2], tuple(WORDS[c] for c in row[3]))
    for row in _TABLE
}


class EnvidoAsked(Canto):
    """An envido waits for an answer of the team that did not sing last."""

    __slots__ = ("sung",)
    kind: ClassVar[str] = "envido"

    def __init__(self, sung: Chain, by: int) -> None:
        self.sung = sung
        super().__init__(by)

    def acts(self, st: State, seat: int) -> list[Act]:
        acts = [QUIERO[seat], NO_QUIERO[seat]]
        acts += [CANTOS[word][seat] for word in self.sung.raises]
        st.rules.over_envido(st, seat, len(self.sung.words), acts)
        return acts

    def take(self, st: State, act: Act, out: list[Event]) -> None:
        say(st, act, out)
        st.steps = st.steps[:-1]
        if act.kind is ENVIDO:
            st.steps += (EnvidoAsked(CHAINS[(*self.sung.words, act.word)], act.seat),)
        elif act.kind is Kind.FLOR:
            st.rules.sing(st, act, out)
        elif act.word == "quiero":
            st.flor_open = False
            st.rules.contest(st, "envido", self.sung.wanted or None, self.sung.words, out)
        else:
            st.flor_open = False
            pay(st, out, "envido", team_of(self.by), self.sung.refused, "envido-no-querido", self.sung.words)

    def why_not(self, st: State, act: Act) -> IllegalAct:
        common = why_not_over_canto(st, act, self.seats(st))
        if common is not None:
            return common
        if act.kind is Kind.ENVIDO:
            return refusal(st, _why_not_raise(self.sung), act)
        if act.kind is Kind.TRUCO:
            return refusal(st, "primero-el-envido", act)
        if act.kind is Kind.FLOR and act.word == "flor":
            return st.rules.why_not_canto(st, act)
        return refusal(st, "no-se-contesta-asi", act)

    def chain(self, st: State) -> tuple[str, ...]:
        return self.sung.words

    def wanted(self, st: State) -> int | None:
        return self.sung.wanted or falta(st)

    def refused(self, st: State) -> int | None:
        return self.sung.refused

    def stake(self, st: State, act: Act) -> int | None:
        if act.kind is Kind.ENVIDO:
            return CHAINS[(*self.sung.words, act.word)].wanted or falta(st)
        if act.kind is Kind.ANSWER:
            return self.wanted(st) if act.word == "quiero" else self.refused(st)
        return st.rules.canto_stake(st, act)


def _why_not_raise(sung: Chain) -> str:
    if sung.words[-1] == "falta-envido":
        return "falta-cierra"
    return "real-de-entrada" if sung.words == ("real-envido",) else "cadena-agotada"


def falta(st: State) -> int | None:
    """What a falta envido pays; None where that depends on who wins it (E-35)."""
    one, two = st.rules.all_in(st, "envido", 1), st.rules.all_in(st, "envido", 2)
    return one if one == two else None


def open_envido(st: State, act: Act) -> None:
    """The first canto of the only envido of the hand (D-30, D-31)."""
    st.envido_open = False
    st.steps += (EnvidoAsked(CHAINS[act.word,], act.seat),)
