"""Whether a team has gone away (the platform's rule above all reglamentos).

A team is absent once, in three hands in a row, its persons have answered nothing and at least one of their clocks has run out
in each. Computers are nobody's presence: what one of them plays does not make its partner present, and a team without persons
is never absent. A person who plays anything is back at once. A seña is no answer. A sorteo belongs to no hand, a cut to the hand
that it deals. A hand in which the server was down proves nothing, and is passed over.

Long before that the team's computers cease to wait for them: see `silences`.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from quiero.engine import State, team_of, view
from quiero.tables.rows import Acted, Move
from quiero.tables.tempo import asked_of

HANDS: Final = 3
SILENCES: Final = 2


class Absence:
    """What the moves of a match tell of it; `hands[team]` is for how many hands in a row that team has been away.

    `silences[team]`: how many questions in a row its persons have left to the clock, or to a computer of theirs.
    """

    def __init__(self, persons: Collection[int]) -> None:
        self._persons = persons
        self._teams = sorted({team_of(seat) for seat in persons})
        self.hands = dict.fromkeys(self._teams, 0)
        self.silences = dict.fromkeys(self._teams, 0)
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

    @property
    def stands(self) -> tuple[list[int], list[int], bool]:
        """All that it knows between two hands: `hands` and `silences` by team, and whether the server was down."""
        return list(self.hands.values()), list(self.silences.values()), self._disturbed

    def stood(self, hands: Sequence[int], silences: Sequence[int], disturbed: bool) -> None:
        """Go on from there."""
        self.hands = dict(zip(self._teams, hands, strict=True))
        self.silences = dict(zip(self._teams, silences, strict=True))
        self._disturbed = disturbed

    def note(self, before: State, after: State, move: Move) -> None:
        """Take in a move that led from one state to the other."""
        if isinstance(move, Acted):
            self.silences = self.silences_after(before, move)
            if before.phase != "sorteo":
                self._note_act(before, move)
        if after.phase == "reparto" and before.phase != "reparto":
            self._end_hand(whole=before.phase == "mano")

    def disturbed(self) -> None:
        """The server was down."""
        self._disturbed = True

    def silences_after(self, before: State, move: Acted) -> dict[int, int]:
        """The silences once that act is done."""
        if move.act.startswith("seña "):
            return self.silences
        team = team_of(move.seat)
        if self._is_a_persons(move):
            return {**self.silences, team: 0}
        if self._asked(before, team):
            return {**self.silences, team: self.silences[team] + 1}
        return self.silences

    def _note_act(self, before: State, move: Acted) -> None:
        team = team_of(move.seat)
        if move.act.startswith("tiempo"):
            if self._asked(before, team):
                self._ran_out.add(team)
        elif self._is_a_persons(move) and not move.act.startswith("seña "):
            self._answered.add(team)
            self.hands[team] = 0

    def _is_a_persons(self, move: Acted) -> bool:
        return move.seat in self._persons and not move.act.startswith("tiempo")

    def _asked(self, state: State, team: int) -> bool:
        """Whether everybody sees that a person of that team is to act."""
        return any(team_of(seat) == team for seat in asked_of(view(state, 0)) if seat in self._persons)

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
