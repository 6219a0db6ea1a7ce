"""The cut, and the deal from the bottom (V-17 to V-31)."""

from __future__ import annotations

from typing import ClassVar, Final

from quiero.engine.acts import Act, Kind, of_all_seats
from quiero.engine.errors import IllegalAct
from quiero.engine.events import Event
from quiero.engine.reglamentos.venezolano.ley import LAST_CUT
from quiero.engine.state import State
from quiero.engine.step import Draw, Step, refusal

CUTS: Final = tuple(zip(*[of_all_seats(f"corta {k}") for k in range(1, LAST_CUT + 1)], strict=True))
"""CUTS[seat]: the cuts of that seat."""


def cutter(mano: int, seats: int) -> int:
    """The seat on the dealer's left; the dealer is the left of the mano (V-20, V-32)."""
    return (mano - 3) % seats + 1


def dealt(mazo: tuple[int, ...], k: int, mano: int, seats: int) -> tuple[tuple[tuple[int, ...], ...], int]:
    """The hands, seat 1 first, and the vira of a deck cut at k.

    The top k cards go under the rest (V-22); all are dealt from the bottom, one each from the mano on (V-23, V-30).
    """
    bottom_up = [mazo[(k - 1 - place) % len(mazo)] for place in range(3 * seats + 1)]
    hands = tuple([tuple(bottom_up[(seat - mano) % seats : 3 * seats : seats]) for seat in range(1, seats + 1)])
    return hands, bottom_up[3 * seats]


class Corte(Step):
    """The player on the dealer's left names how many cards to lift."""

    __slots__ = ()
    phase: ClassVar[str] = "corte"

    def seats(self, st: State) -> tuple[int, ...]:
        return (cutter(st.mano, st.seats),)

    def acts(self, st: State, seat: int) -> list[Act]:
        return list(CUTS[seat])

    def take(self, st: State, act: Act, out: list[Event]) -> None:
        out.append(Event("say", act.seat, word=act.word))
        self._cut(st, int(act.word.split(" ")[1]), out)

    def _cut(self, st: State, k: int, out: list[Event]) -> None:
        hands, vira = dealt(st.mazo, k, st.mano, st.seats)
        st.begin_hand(hands, vira)
        out.append(Event("reparto", st.mano, n=st.hand))

    def clock(self, st: State, act: Act, out: list[Event]) -> None:
        """`S tiempo N`: the server cut for it at N (V-21)."""
        words = act.word.split(" ")
        if act.seat not in self.seats(st) or len(words) != 2 or not words[1].isdigit() or not 1 <= int(words[1]) <= LAST_CUT:
            raise refusal(st, "no-corre-reloj", act)
        out.append(Event("timeout", act.seat))
        self._cut(st, int(words[1]), out)

    def draw(self, st: State) -> Draw:
        return Draw.CUT

    def why_not(self, st: State, act: Act) -> IllegalAct:
        if act.kind is not Kind.CUT:
            return refusal(st, "primero-el-corte", act)
        return refusal(st, "corte-invalido" if act.seat in self.seats(st) else "corta-otro", act)


CORTE: Final = Corte()
