"""Telling the tantos: the mano's is automatic, the pie chooses (D-38, D-39, D-58)."""

from __future__ import annotations

from typing import ClassVar, Final

from quiero.engine.acts import Act, Kind, of_all_seats
from quiero.engine.canto import why_not_over_canto
from quiero.engine.deal import ALONE, Said, team_of
from quiero.engine.envido import falta
from quiero.engine.errors import IllegalAct
from quiero.engine.events import Event
from quiero.engine.pago import pay
from quiero.engine.state import State
from quiero.engine.step import Step, refusal

TENGO: Final = of_all_seats("tengo")
SON_BUENAS: Final = of_all_seats("son-buenas")


class TantoDue(Step):
    """The mano has said its number; the pie says its own, or that the mano's is good.

    `points` go to the winner, None for the whole match (D-55).
    """

    __slots__ = ("concept", "points", "sung", "why")
    kind: ClassVar[str] = "tanto"

    def __init__(self, concept: str, points: int | None, sung: tuple[str, ...], why: str) -> None:
        self.concept = concept
        self.points = points
        self.sung = sung
        self.why = why

    def seats(self, st: State) -> tuple[int, ...]:
        return ALONE[3 - st.mano]

    def acts(self, st: State, seat: int) -> list[Act]:
        return [TENGO[seat], SON_BUENAS[seat]]

    def take(self, st: State, act: Act, out: list[Event]) -> None:
        st.sung += (act,)
        st.steps = st.steps[:-1]
        winner = st.mano
        if act.word == "tengo":
            declare(st, self.concept, act.seat, st.cards.tanto[act.seat - 1], out)
            if st.cards.tanto[act.seat - 1] > st.cards.tanto[st.mano - 1]:
                winner = act.seat
        else:
            declare(st, self.concept, act.seat, -1, out)
        points = st.rules.all_in(st, self.concept, team_of(winner)) if self.points is None else self.points
        pay(st, out, self.concept, team_of(winner), points, self.why, self.sung)

    def silence(self, st: State, seat: int, out: list[Event]) -> None:
        self.take(st, SON_BUENAS[seat], out)

    def why_not(self, st: State, act: Act) -> IllegalAct:
        if act.kind is Kind.DECLARE:
            return refusal(st, "declara-el-pie", act)
        return why_not_over_canto(st, act, self.seats(st)) or refusal(st, "falta-declarar", act)

    def chain(self, st: State) -> tuple[str, ...]:
        return self.sung

    def wanted(self, st: State) -> int | None:
        return falta(st) if self.points is None and self.concept == "envido" else self.points

    def stake(self, st: State, act: Act) -> int | None:
        return st.cards.tanto[act.seat - 1] if act.word == "tengo" else None


def declare(st: State, concept: str, seat: int, number: int, out: list[Event]) -> None:
    """«Tengo N», or «son buenas» for -1: everybody hears it."""
    st.said += (Said(concept, seat, number),)
    out.append(Event("declare", seat, word=concept, n=number))
