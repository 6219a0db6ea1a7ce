"""Piedra, papel o tijera for the first mano (D-5 to D-8)."""

from __future__ import annotations

from typing import ClassVar, Final

from quiero.engine.acts import Act, Kind, of_all_seats
from quiero.engine.errors import IllegalAct
from quiero.engine.events import Event
from quiero.engine.pago import REPARTO
from quiero.engine.state import State
from quiero.engine.step import Draw, Step, refusal

BEATS: Final = {"piedra": "tijera", "tijera": "papel", "papel": "piedra"}
PICKS: Final = tuple([of_all_seats(word) for word in BEATS])


class Sorteo(Step):
    """One throw: both seats pick in secret. `picks` are those made so far, seat 1 first, "" for none."""

    __slots__ = ("picks",)
    phase: ClassVar[str] = "sorteo"

    def __init__(self, picks: tuple[str, str] = ("", "")) -> None:
        self.picks = picks

    def seats(self, st: State) -> tuple[int, ...]:
        return tuple([seat for seat in (1, 2) if not self.picks[seat - 1]])

    def asked(self, st: State) -> tuple[int, ...]:
        """Both, until both have picked: that one has is a secret (D-78)."""
        return (1, 2)

    def pick_of(self, seat: int) -> str:
        return self.picks[seat - 1]

    def acts(self, st: State, seat: int) -> list[Act]:
        return [pick[seat] for pick in PICKS]

    def settles(self, st: State) -> bool:
        return self.picks != ("", "")

    def take(self, st: State, act: Act, out: list[Event]) -> None:
        mine, other = act.word, self.picks[2 - act.seat]
        picks = (mine, other) if act.seat == 1 else (other, mine)
        if not other:
            st.steps = (Sorteo(picks),)
        elif mine == other:
            _show(st, picks, out)
            st.steps = (Sorteo(),)
        else:
            _show(st, picks, out)
            _decide(st, act.seat if BEATS[mine] == other else 3 - act.seat)

    def clock(self, st: State, act: Act, out: list[Event]) -> None:
        """`S tiempo`: only the other picked, and wins (D-8). `S tiempo N`: nobody did, and the server drew N."""
        words = act.word.split(" ")
        waiting = self.seats(st)
        drawn = int(words[1]) if len(words) == 2 and words[1].isdigit() else 0
        if act.seat not in waiting or len(words) > 2 or (len(waiting) == 2) != (drawn in (1, 2)):
            raise refusal(st, "no-corre-reloj", act)
        out += [Event("timeout", seat) for seat in waiting]
        _show(st, self.picks, out)
        _decide(st, drawn or 3 - act.seat)

    def draw(self, st: State) -> Draw:
        return Draw.MANO if self.picks == ("", "") else Draw.NOTHING

    def why_not(self, st: State, act: Act) -> IllegalAct:
        return refusal(st, "ya-elegiste" if act.kind is Kind.PICK else "primero-el-sorteo", act)


def _show(st: State, picks: tuple[str, str], out: list[Event]) -> None:
    st.throws += (picks,)
    out.append(Event("throw", word=f"{picks[0] or '-'} {picks[1] or '-'}"))


def _decide(st: State, mano: int) -> None:
    st.mano = mano
    st.steps = (REPARTO,)
