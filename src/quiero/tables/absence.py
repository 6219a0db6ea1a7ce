"""Whether a team has gone away (the platform's rule above all reglamentos).

A team is absent once, in three hands in a row, its persons have answered nothing and at least one of their clocks has run out
in each. Computers are nobody's presence: what one of them plays does not make its partner present, and a team without persons
is never absent. A person who plays anything is back at once. A seña is no answer. A sorteo belongs to no hand, a cut to the hand
that it deals. A hand in which the server was down proves nothing, and is passed over.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from quiero.engine import State, team_of, view
from quiero.tables.rows import Acted, Move
from quiero.tables.tempo import asked_of

HANDS: Final = 3


class Absence:
    """What the moves of a match tell of it; `hands[team]` is for how many hands in a row that team has been away."""

    def __init__(self, persons: Collection[int]) -> None:
        self._persons = persons
        self._teams = sorted({team_of(seat) for seat in persons})
        self.hands = dict.fromkeys(self._teams, 0)
        self._answered: set[int] = set()
        self._ran_out: set[int] = set()
        self._disturbed = False

    @property
    def offered(self) -> int:
        """The team that is absent while another person's is not; 0 for none."""
        away = self._away()
        return away[0] if len(away) == 1 < len(self._teams) else 0

    @property
    def total(self) -> bool:
        """Whether every person is away."""
        return self._away() == self._teams

    def note(self, before: State, after: State, move: Move) -> None:
        """Take in a move that led from one state to the other."""
        if isinstance(move, Acted) and before.phase != "sorteo":
            self._note_act(before, move)
        if after.phase == "reparto" and before.phase != "reparto":
            self._end_hand(whole=before.phase == "mano")

    def disturbed(self) -> None:
        """The server was down."""
        self._disturbed = True

    def _note_act(self, before: State, move: Acted) -> None:
        team = team_of(move.seat)
        if move.act.startswith("tiempo"):
            if any(team_of(seat) == team for seat in asked_of(view(before, 0)) if seat in self._persons):
                self._ran_out.add(team)
        elif move.seat in self._persons and not move.act.startswith("seña "):
            self._answered.add(team)
            self.hands[team] = 0

    def _end_hand(self, whole: bool) -> None:
        if whole and not self._disturbed:
            for team in self._teams:
                away = team in self._ran_out - self._answered
                self.hands[team] = self.hands[team] + 1 if away else 0
        self._answered.clear()
        self._ran_out.clear()
        self._disturbed = False

    def _away(self) -> list[int]:
        return [team for team in self._teams if self.hands[team] >= HANDS]
