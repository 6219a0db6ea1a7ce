"""What a finished match was, in numbers: told by its journal alone."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Literal

from quiero.engine import State
from quiero.store import Row
from quiero.tables.fold import Fold

Counts = dict[int, int]


def _none() -> Counts:
    return {1: 0, 2: 0}


@dataclass(slots=True)
class Tale:
    """By team: hands won, and trucos and envidos that were sung and paid to it. `winner` is 0 for a match that nobody won."""

    reglamento: str
    seats: int
    computers: frozenset[int] = frozenset()
    ended_at: int = 0
    winner: int = 0
    scores: tuple[int, int] = (0, 0)
    hands: Counts = field(default_factory=_none)
    trucos: Counts = field(default_factory=_none)
    envidos: Counts = field(default_factory=_none)

    def outcome(self, team: int) -> Literal["won", "lost", "closed"]:
        if not self.winner:
            return "closed"
        return "won" if team == self.winner else "lost"


def tale_of(table_id: str, rows: Iterable[Row]) -> Tale | None:
    """The tale of that journal; None while the match goes on, or has not begun. What comes after its end changes nothing."""
    fold = Fold(table_id)
    tale: Tale | None = None
    for row in rows:
        before = fold.state
        fold.take(row)
        if tale is None:
            tale = Tale(fold.made.reglamento, fold.made.seats)
        if before is not None and fold.state is not None:
            _note(tale, before, fold.state)
        if fold.ended and fold.state is not None:
            tale.ended_at, tale.computers = row.at, frozenset(fold.chairs.computers)
            tale.winner, tale.scores = fold.state.winner, fold.state.scores
            return tale
    return None


def _note(tale: Tale, before: State, after: State) -> None:
    """Count what the step from one state to the other has paid."""
    known = len(before.paid) if before.hand == after.hand else 0
    for paid in after.paid[known:]:
        if paid.concept == "truco" and paid.chain:
            tale.trucos[paid.team] += 1
        elif paid.concept == "envido":
            tale.envidos[paid.team] += 1
    if after.hand_winner and (not before.hand_winner or before.hand != after.hand):
        tale.hands[after.hand_winner] += 1
