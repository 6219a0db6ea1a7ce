"""The last hand that is over, moment by moment: what a spectator is shown one hand late."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quiero.engine import Event, State

LONGEST: Final = 512
"""Moments of a hand that are kept at most. Only señas could make it longer; then it begins later."""


@dataclass(frozen=True, slots=True)
class Moment:
    """What an act led to, and what happened in it."""

    state: State
    events: tuple[Event, ...]


class Story:
    """`told` is the last hand that is over, from its deal to its end, and `chapter` grows each time that it changes.

    What comes before the first hand belongs to it; what ends the match between two hands belongs to the one before.
    After `hands` hands that nobody noted, the next one is told like any other.
    """

    def __init__(self, hands: int = 0) -> None:
        self.chapter = hands
        self.told: tuple[Moment, ...] = ()
        self._running: list[Moment] = []

    def note(self, state: State, events: tuple[Event, ...], *, ended: bool) -> None:
        """The match has moved on; `ended`: nothing more is played."""
        self._running.append(Moment(state, events))
        del self._running[:-LONGEST]
        if ended or (state.phase == "reparto" and state.hand):
            began = len(self._running) > 1
            self.told = tuple(self._running) if began else (*self.told, *self._running)
            self._running = []
            self.chapter += 1
