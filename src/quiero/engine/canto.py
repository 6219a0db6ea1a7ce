"""A canto that waits: it stops the cards until the other team has answered."""

from __future__ import annotations

from quiero.engine.acts import NO_QUIERO, Act, Kind
from quiero.engine.errors import IllegalAct
from quiero.engine.events import Event
from quiero.engine.state import State
from quiero.engine.step import Step, refusal


class Canto(Step):
    """Sung by `by`, for the other team to answer; silence is a no quiero."""

    __slots__ = ("by",)

    def __init__(self, by: int) -> None:
        self.by = by

    def seats(self, st: State) -> tuple[int, ...]:
        return st.rivals(self.by)

    def caller(self) -> int:
        return self.by

    def silence(self, st: State, seat: int, out: list[Event]) -> None:
        self.take(st, NO_QUIERO[seat], out)


def why_not_over_canto(st: State, act: Act, responders: tuple[int, ...]) -> IllegalAct | None:
    """The reasons that hold for every canto that waits: it stops the cards, and only the asked team speaks (D-27, D-61)."""
    if act.kind is Kind.CARD:
        return refusal(st, "carta-con-canto", act)
    if act.seat not in responders:
        return refusal(st, "mazo-fuera-de-turno" if act.kind is Kind.MAZO else "no-te-toca-contestar", act)
    if act.kind is Kind.MAZO:
        return refusal(st, "mazo-con-canto", act)
    if act.kind is Kind.PICK:
        return refusal(st, "sorteo-terminado", act)
    if act.kind is Kind.CUT:
        return refusal(st, "ya-se-corto", act)
    return None
