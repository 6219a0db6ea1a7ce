"""Cantos that are only wanted or not: nothing is raised in an answer (S-24, S-30)."""

from __future__ import annotations

from typing import ClassVar, Final

from quiero.engine.acts import NO_QUIERO, QUIERO, Act, Kind, of_all_seats
from quiero.engine.canto import Canto, why_not_over_canto
from quiero.engine.deal import Bet, team_of
from quiero.engine.errors import IllegalAct
from quiero.engine.events import Event
from quiero.engine.state import State
from quiero.engine.step import refusal, say
from quiero.engine.truco import TrucoAsked

ENVIDOS: Final = (of_all_seats("envido"), of_all_seats("la-falta"))
ENVIDO_POINTS: Final = 2
REFUSED: Final = 1


class PlainTruco(TrucoAsked):
    """A truco of any level, that is answered quiero or no quiero."""

    __slots__ = ()

    def acts(self, st: State, seat: int) -> list[Act]:
        return [QUIERO[seat], NO_QUIERO[seat]]

    def why_not(self, st: State, act: Act) -> IllegalAct:
        common = why_not_over_canto(st, act, self.seats(st))
        return common or refusal(st, "envido-sobre-truco" if act.kind is Kind.ENVIDO else "no-se-contesta-asi", act)


class PlainEnvido(Canto):
    """An envido or la falta, that is answered quiero or no quiero, and paid when the hand ends (S-29, S-34)."""

    __slots__ = ("points", "word")
    kind: ClassVar[str] = "envido"

    def __init__(self, word: str, points: int, by: int) -> None:
        self.word = word
        self.points = points
        super().__init__(by)

    def acts(self, st: State, seat: int) -> list[Act]:
        return [QUIERO[seat], NO_QUIERO[seat]]

    def take(self, st: State, act: Act, out: list[Event]) -> None:
        say(st, act, out)
        st.steps = st.steps[:-1]
        wanted = act.word == "quiero"
        st.bets += (Bet("envido", wanted, self.points if wanted else REFUSED, team_of(self.by), (self.word,)),)

    def why_not(self, st: State, act: Act) -> IllegalAct:
        common = why_not_over_canto(st, act, self.seats(st))
        return common or refusal(st, "sin-reenvido" if act.kind is Kind.ENVIDO else "primero-el-envido", act)

    def chain(self, st: State) -> tuple[str, ...]:
        return (self.word,)

    def wanted(self, st: State) -> int | None:
        return self.points

    def refused(self, st: State) -> int | None:
        return REFUSED

    def stake(self, st: State, act: Act) -> int | None:
        return self.points if act.word == "quiero" else REFUSED
