"""The flor: singing it, and the chain when a rival has one too."""

from __future__ import annotations

from typing import ClassVar, Final

from quiero.engine.acts import Act, Kind, of_all_seats
from quiero.engine.canto import Canto, why_not_over_canto
from quiero.engine.cards import SUIT
from quiero.engine.deal import team_of
from quiero.engine.errors import IllegalAct
from quiero.engine.events import Event
from quiero.engine.pago import pay
from quiero.engine.state import State
from quiero.engine.step import refusal, say

FLOR: Final = of_all_seats("flor")


def has_flor(hand: tuple[int, ...]) -> bool:
    """Three cards of one suit (D-45, E-42)."""
    return SUIT[hand[0]] == SUIT[hand[1]] == SUIT[hand[2]]


class Grammar:
    """One row of a reglamento's table of flor: what may answer a chain, and what it pays.

    `accepts` and `declines` are the words that accept and decline (empty: there is none), `raises` those that go on;
    `wanted` None stands for al resto, which `Reglamento.all_in` knows; `refused` is also what silence costs.
    """

    __slots__ = ("accepts", "acts", "raises", "refused", "wanted", "why_not_wanted", "why_wanted")

    def __init__(
        self, accepts: str, declines: str, raises: tuple[str, ...], wanted: int | None, refused: int, why: tuple[str, str]
    ) -> None:
        self.accepts = accepts
        self.raises = raises
        self.wanted = wanted
        self.refused = refused
        self.why_wanted, self.why_not_wanted = why
        self.acts = tuple([of_all_seats(word) for word in (accepts, declines, *raises) if word])


class FlorAsked(Canto):
    """A flor waits for the answer of a team that has one too. `table` maps each chain to its grammar."""

    __slots__ = ("row", "sung", "table")
    kind: ClassVar[str] = "flor"

    def __init__(self, table: dict[tuple[str, ...], Grammar], sung: tuple[str, ...], by: int) -> None:
        self.table = table
        self.sung = sung
        super().__init__(by)
        self.row = table[sung]

    def acts(self, st: State, seat: int) -> list[Act]:
        return [act[seat] for act in self.row.acts]

    def take(self, st: State, act: Act, out: list[Event]) -> None:
        say(st, act, out)
        if act.word in self.row.raises:
            st.steps = (*st.steps[:-1], FlorAsked(self.table, (*self.sung, act.word), act.seat))
        elif act.word == self.row.accepts:
            st.steps = st.steps[:-1]
            st.rules.contest(st, "flor", self.row.wanted, self.sung, out)
        else:
            self._decline(st, out)

    def _decline(self, st: State, out: list[Event]) -> None:
        st.steps = st.steps[:-1]
        pay(st, out, "flor", team_of(self.by), self.row.refused, self.row.why_not_wanted, self.sung)

    def silence(self, st: State, seat: int, out: list[Event]) -> None:
        self._decline(st, out)

    def why_not(self, st: State, act: Act) -> IllegalAct:
        common = why_not_over_canto(st, act, self.seats(st))
        if common is not None:
            return common
        return refusal(st, "primero-la-flor" if act.kind in (Kind.TRUCO, Kind.ENVIDO) else "no-se-contesta-asi-la-flor", act)

    def chain(self, st: State) -> tuple[str, ...]:
        return self.sung

    def wanted(self, st: State) -> int | None:
        return self._brings(st, self.row)

    def refused(self, st: State) -> int | None:
        return self.row.refused

    def stake(self, st: State, act: Act) -> int | None:
        if act.word in self.row.raises:
            return self._brings(st, self.table[(*self.sung, act.word)])
        return self.wanted(st) if act.word == self.row.accepts else self.row.refused

    def _brings(self, st: State, row: Grammar) -> int | None:
        return st.rules.al_resto(st) if row.wanted is None and row.accepts else row.wanted


def sing_flor(st: State, table: dict[tuple[str, ...], Grammar], act: Act, points: int, out: list[Event]) -> None:
    """A holder sings: without a rival flor it pays at once, otherwise the rivals must answer (D-51, D-52)."""
    st.envido_open = False
    flor = st.cards.flor
    if any(flor[seat - 1] for seat in st.rivals(act.seat)):
        st.flor_open = False
        st.steps += (FlorAsked(table, ("flor",), act.seat),)
    else:
        pay(st, out, "flor", team_of(act.seat), points, "flor-sola", ("flor",))
