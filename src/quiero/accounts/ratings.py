"""How strong somebody is at one reglamento, as OpenSkill guesses it from matches against people."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from openskill.models import PlackettLuce

from quiero.engine import team_of

_MODEL: Final = PlackettLuce()
_SCALE: Final = 60
SETTLED: Final = 10
"""Matches after which a rating is more than a first guess."""


@dataclass(frozen=True, slots=True)
class Rating:
    """The guess (`mu`) and how unsure it is (`sigma`)."""

    mu: float = _MODEL.mu
    sigma: float = _MODEL.sigma

    @property
    def shown(self) -> int:
        """On the page: who has not played has 1500."""
        return round(self.mu * _SCALE)


def after(before: Mapping[int, Rating], winner: int) -> dict[int, Rating]:
    """The ratings by seat after a match that team `winner` (1: odd seats, 2: even ones) has won."""
    sides = {team: sorted(seat for seat in before if team_of(seat) == team) for team in (winner, 3 - winner)}
    teams = [[_MODEL.rating(before[seat].mu, before[seat].sigma) for seat in seats] for seats in sides.values()]
    rated = _MODEL.rate(teams, ranks=[1, 2])
    seats = [seat for side in sides.values() for seat in side]
    ratings = [each for side in rated for each in side]
    return {seat: Rating(each.mu, each.sigma) for seat, each in zip(seats, ratings, strict=True)}
