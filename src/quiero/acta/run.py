"""The steps of an acta that is played again: shown to whoever watches, and no more of them than may be."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from quiero.acta.model import Fact, Line, Refuse
from quiero.acta.replay import step
from quiero.engine import Event, State


@dataclass(frozen=True, slots=True)
class Moment:
    """A step of a match under check. `hand` is that of the file, 0 for the sorteo; `line` None: the cards were dealt or shuffled.

    `state` is the match after it, None where it cannot be followed; `hidden` are the cards in it that nobody knows to be there:
    they only make up a deal with which the hand holds.
    """

    hand: int
    line: Line | None
    state: State | None
    events: tuple[Event, ...] = ()
    hidden: frozenset[str] = frozenset()


class TooMuch(Exception):
    """The acta asks for more work than it is given."""


class Work:
    """How much may be done for one acta, in acts. A refusal costs many: what everybody sees is compared before and after it."""

    REFUSAL = 60
    FACT = 6

    def __init__(self, acts: int) -> None:
        self.left = acts

    def spend(self, line: Line | None) -> None:
        """Raises TooMuch when there is none left."""
        self.left -= self.REFUSAL if isinstance(line, Refuse) else self.FACT if isinstance(line, Fact) else 1
        if self.left < 0:
            raise TooMuch


Watch = Callable[[Moment], object]


class Run:
    """Carries out the lines of one hand (0: the sorteo), for somebody who watches or for nobody."""

    def __init__(self, hand: int, work: Work | None, watch: Watch | None, hidden: frozenset[str] = frozenset()) -> None:
        self.hand = hand
        self._work = work
        self._watch = watch
        self._hidden = hidden

    def begin(self, state: State, events: tuple[Event, ...] = ()) -> State:
        """The cards were dealt, or the sorteo begins."""
        self._spend(None)
        return self._take(None, state, events)

    def play(self, state: State, lines: tuple[Line, ...]) -> State:
        for line in lines:
            self._spend(line)
            state = self._take(line, *step(state, line))
        return state

    def _spend(self, line: Line | None) -> None:
        if self._work is not None:
            self._work.spend(line)

    def _take(self, line: Line | None, state: State, events: tuple[Event, ...]) -> State:
        if self._watch is not None:
            self._watch(Moment(self.hand, line, state, events, self._hidden))
        return state
