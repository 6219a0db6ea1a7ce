"""The odds of a tanto, and what a bet on it is worth.

An odds line has the chance of each number, from 0 on. It counts all the deals in which a player holds the cards that he has
shown; that one's own cards are out of the deck is left out of the count, as people do.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from itertools import accumulate, combinations

from quiero.bots.known import NO_FLOR, Count, Known
from quiero.bots.reading import ME, RIVAL, Reading
from quiero.engine.cards import DECK

Line = tuple[float, ...]

HIGHEST = 69
"""No reglamento counts more."""
FAROL = 0.2
"""How often, beside a good hand, a weak one sings the same…"""
CURIOUS = 0.1
"""…and how often it wants what another has sung."""
FEAR = 1.1
"""A point lost weighs more than a point won."""


@lru_cache(maxsize=4096)
def odds(known: Known, what: Count, shown: tuple[int, ...] = ()) -> Line:
    """The odds of the number of a player who has shown these cards, sorted. Of a flor: of one who is known to hold it.

    If these cards allow no flor, he is not the one who holds it, and the odds are those of anybody.
    """
    rest = [card for card in DECK if card not in shown and card != known.vira]
    counts = [known.count(what, (*shown, *hidden)) for hidden in combinations(rest, 3 - len(shown))]
    deals = Counter(number for number in counts if number != NO_FLOR)
    if not deals:
        return odds(known, what)
    return tuple([deals[number] / deals.total() for number in range(HIGHEST + 1)])


def best_of(lines: Iterable[Line]) -> Line:
    """The odds of the best number of several players."""
    product = [1.0] * (HIGHEST + 1)
    for line in lines:
        product = [one * other for one, other in zip(product, accumulate(line), strict=True)]
    return tuple([high - low for high, low in zip(product, [0.0, *product], strict=False)])


def rivals_line(reading: Reading, what: Count) -> Line:
    """The odds of the best number of the other team; of a flor, of the one that was sung or that anybody may have."""
    if what == "flor":
        by = reading.pending.by if reading.pending else 0
        return odds(reading.known, what, reading.shown[by] if reading.side(by) == RIVAL else ())
    return best_of([odds(reading.known, what, reading.shown[seat]) for seat in reading.rivals])


def our_line(reading: Reading, what: Count) -> Line:
    """The odds of the best number of my team: mine is known. Of a flor that is not mine: the partner's."""
    number = reading.count(what)
    if number == NO_FLOR:
        return odds(reading.known, what)
    mine = tuple([float(number == each) for each in range(HIGHEST + 1)])
    if what == "flor":
        return mine
    return best_of([mine, *[odds(reading.known, what, reading.shown[seat]) for seat in reading.partners]])


@cache
def floor_of(known: Known, what: Count, players: int, share: float) -> int:
    """The number that the best of so many players reaches in no more than that share of the deals."""
    line = best_of([odds(known, what)] * players)
    return next(number for number in range(HIGHEST + 2) if sum(line[number:]) <= share)


def from_floor(line: Sequence[float], floor: int, below: float) -> Line:
    """The part of an odds line that does what one does from `floor` up; of the tantos below, that share does it too."""
    return tuple([chance if number >= floor else chance * below for number, chance in enumerate(line)])


def beaten(theirs: Sequence[float], ours: Sequence[float], wins_ties: bool) -> float:
    """The chance that ours is the better number, each drawn from an odds line or a part of one."""
    whole = sum(theirs)
    if whole <= 0:
        return 0.5
    below = [0.0, *accumulate(theirs)]
    return sum(chance * below[number + wins_ties] for number, chance in enumerate(ours)) / whole


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


def sung(reading: Reading, theirs: Line, ours: Line, points: int | None, refused: int | None, floor: int) -> float:
    """The worth of singing for `points`, when the rivals want it from `floor` up and otherwise give `refused`."""
    if gain(reading, refused) == reading.missing(ME):
        floor = 0  # to refuse would lose them the match
    wanting = from_floor(theirs, floor, CURIOUS)
    wants = sum(wanting) / sum(theirs)
    chance = beaten(wanting, ours, reading.wins_ties)
    return (1 - wants) * gain(reading, refused) + wants * wanted(reading, points, chance)
