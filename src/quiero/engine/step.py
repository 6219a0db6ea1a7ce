"""A question on the table: what a match waits for."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, ClassVar

from quiero.engine.acts import Act
from quiero.engine.errors import IllegalAct
from quiero.engine.events import Event

if TYPE_CHECKING:
    from quiero.engine.state import State


class Draw(Enum):
    """What the server draws when a clock runs out, and the acta writes after `tiempo`."""

    NOTHING = ""
    MANO = "mano"
    """One of the seats (D-8: nobody picked)."""
    CUT = "corte"
    """How many cards to lift, 1 to 39 (V-21)."""
    CARD = "carta"
    """One of the cards that the seat holds (V-182, V-183)."""
    BOTH = "las dos"
    """Both cards that it holds (V-184)."""


class Step:
    """A question on the table: who may answer it, with what, and what each answer does.

    Steps lie on a stack, `State.steps`; the last one is to be answered now and blocks those below it
    («el envido está primero»). A step never changes.
    """

    __slots__ = ()

    phase: ClassVar[str] = "mano"
    kind: ClassVar[str] = ""
    """`truco` `envido` `flor` for a canto that waits, `tanto` for a declaration that is due, else empty."""

    def seats(self, st: State) -> tuple[int, ...]:
        """The seats that owe an answer now."""
        return ()

    def asked(self, st: State) -> tuple[int, ...]:
        """The seats that everybody may know to owe an answer."""
        return self.seats(st)

    def pick_of(self, seat: int) -> str:
        """What that seat has picked in secret, "" for nothing."""
        return ""

    def acts(self, st: State, seat: int) -> list[Act]:
        """The legal answers of one of those seats."""
        return []

    def take(self, st: State, act: Act, out: list[Event]) -> None:
        """Carry out a legal act on `st`, which is the caller's own copy."""
        raise AssertionError(f"{act!r} taken by a step without acts")

    def settles(self, st: State) -> bool:
        """Whether the next act answers the question for everybody, so that a new decision begins."""
        return True

    def clock(self, st: State, act: Act, out: list[Event]) -> None:
        """The time of a seat ran out (`tiempo …`). Raises IllegalAct when no such clock is running."""
        if act.word != "tiempo" or act.seat not in self.seats(st):
            raise refusal(st, "no-corre-reloj", act)
        out.append(Event("timeout", act.seat))
        self.silence(st, act.seat, out)

    def silence(self, st: State, seat: int, out: list[Event]) -> None:
        """What it comes to that this seat has not answered in time."""
        raise AssertionError(f"seat {seat} owes nothing")

    def draw(self, st: State) -> Draw:
        """What the server has to draw for `clock`."""
        return Draw.NOTHING

    def why_not(self, st: State, act: Act) -> IllegalAct:
        """The reason why `act` is illegal now."""
        raise AssertionError(f"nothing explains {act!r}")

    def chain(self, st: State) -> tuple[str, ...]:
        """The words sung so far, for a canto that waits."""
        return ()

    def caller(self) -> int:
        """The seat that sang last, or 0."""
        return 0

    def wanted(self, st: State) -> int | None:
        """Points at stake if it is wanted; None when they depend on who wins."""
        return None

    def refused(self, st: State) -> int | None:
        """Points that a refusal gives to the caller; None when it cannot be refused."""
        return None

    def stake(self, st: State, act: Act) -> int | None:
        """The points that the button of this legal act names (see `view.Option`)."""
        return None


def refusal(st: State, code: str, act: Act) -> IllegalAct:
    """The IllegalAct of that code, with its article in this reglamento."""
    return IllegalAct(code, st.rules.law[code], {"act": act.word, "seat": act.seat})


def say(st: State, act: Act, out: list[Event]) -> None:
    """Something said aloud, that everybody hears."""
    st.sung += (act,)
    out.append(Event("say", act.seat, word=act.word))
