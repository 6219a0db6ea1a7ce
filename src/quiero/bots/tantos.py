"""The odds of a rival's tanto, and what a bet on it is worth.

An odds line has the chance of each tanto, 0 to 33. It counts all the deals in which the rival holds the cards that he has
shown; that one's own cards are out of the deck is left out of the count, as people do.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from itertools import combinations

from quiero.bots.reading import ME, RIVAL, Reading
from quiero.engine.cards import DECK, SUIT
from quiero.engine.envido import tanto

HIGHEST = 33
FAROL = 0.2
"""How often, beside a good hand, a weak one sings the same…"""
CURIOUS = 0.1
"""…and how often it wants what another has sung."""
FEAR = 1.1
"""A point lost weighs more than a point won."""


@cache
def odds(shown: tuple[int, ...]) -> tuple[float, ...]:
    """The odds of the tanto of a rival who has shown these cards, in any order."""
    rest = [card for card in DECK if card not in shown]
    return _line([tanto((*shown, *hidden)) for hidden in combinations(rest, 3 - len(shown))])


@cache
def flor_odds(shown: tuple[int, ...]) -> tuple[float, ...]:
    """The same for a rival who is known to hold flor."""
    hands = combinations(DECK, 3)
    return _line([tanto(hand) for hand in hands if len({SUIT[card] for card in hand}) == 1 and set(shown) <= set(hand)])


def _line(tantos: Sequence[int]) -> tuple[float, ...]:
    return tuple([tantos.count(number) / len(tantos) for number in range(HIGHEST + 1)])


def from_floor(line: Sequence[float], floor: int, below: float) -> tuple[float, ...]:
    """The part of an odds line that does what one does from `floor` up; of the tantos below, that share does it too."""
    return tuple([chance if number >= floor else chance * below for number, chance in enumerate(line)])


def beaten(line: Sequence[float], number: int, wins_ties: bool) -> float:
    """The chance that `number` is the better tanto, against an odds line or a part of one."""
    return sum(line[: number + wins_ties]) / sum(line)


def gain(reading: Reading, points: int | None) -> int:
    """What winning these points brings: no more than what is missing. None is the whole match."""
    missing = reading.missing(ME)
    return missing if points is None else min(points, missing)


def loss(reading: Reading, points: int | None) -> int:
    """What losing them costs."""
    missing = reading.missing(RIVAL)
    return missing if points is None else min(points, missing)


def refusing(reading: Reading, points: int | None) -> float:
    """The worth of letting them go: nothing is worse when that loses the match."""
    lost = loss(reading, points)
    return -math.inf if lost == reading.missing(RIVAL) else -lost


def wanted(reading: Reading, points: int | None, chance: float) -> float:
    """The worth, in points, of playing for them with that chance of winning."""
    return chance * gain(reading, points) - FEAR * (1 - chance) * loss(reading, points)


def sung(reading: Reading, line: Sequence[float], number: int, points: int | None, refused: int | None, floor: int) -> float:
    """The worth of singing for `points`, when the rival wants it from `floor` up and otherwise gives `refused`."""
    if gain(reading, refused) == reading.missing(ME):
        floor = 0  # to refuse would lose him the match
    wanting = from_floor(line, floor, CURIOUS)
    wants = sum(wanting) / sum(line)
    chance = beaten(wanting, number, reading.wins_ties)
    return (1 - wants) * gain(reading, refused) + wants * wanted(reading, points, chance)
