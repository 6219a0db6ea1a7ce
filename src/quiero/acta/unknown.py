"""Hands with cards that the acta does not show (`??`): the deals that they may have been."""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Iterator, Sequence
from typing import Final

from quiero.acta.model import UNKNOWN, Do, Line
from quiero.engine.cards import NAMES

LIMIT: Final = 8000
"""How many deals are tried before one gives up. Three unknown cards, the most at a table of two, are 7770."""

Names = tuple[tuple[str, ...], ...]


class Deals:
    """The deals that agree with what is shown: a card that a seat plays was in its hand.

    Iterating gives them all when they are at most LIMIT (`all_tried`), else LIMIT of them drawn at random, the same each time.
    """

    def __init__(self, shown: Names, lines: Sequence[Line], vira: str | None = None) -> None:
        self._known = [[card for card in cards if card != UNKNOWN] for cards in shown]
        used = {*itertools.chain.from_iterable(self._known), *([vira] if vira else [])}
        for seat, cards in enumerate(shown, 1):
            played = [card for card in _played(seat, lines) if card not in used][: cards.count(UNKNOWN)]
            self._known[seat - 1] += played
            used.update(played)
        self._missing = [len(cards) - len(known) for cards, known in zip(shown, self._known, strict=True)]
        self._deck = [card for card in NAMES if card not in used]
        self.all_tried = self._count() <= LIMIT

    def __iter__(self) -> Iterator[Names]:
        if self.all_tried:
            yield from self._every(0, self._deck)
            return
        draw = random.Random(0)
        for _ in range(LIMIT):
            cards = iter(draw.sample(self._deck, sum(self._missing)))
            yield tuple(
                (*known, *itertools.islice(cards, missing)) for known, missing in zip(self._known, self._missing, strict=True)
            )

    def _count(self) -> int:
        left, count = len(self._deck), 1
        for missing in self._missing:
            count *= math.comb(left, missing)
            left -= missing
        return count

    def _every(self, seat: int, deck: list[str]) -> Iterator[Names]:
        if seat == len(self._known):
            yield ()
            return
        for drawn in itertools.combinations(deck, self._missing[seat]):
            rest = [card for card in deck if card not in drawn]
            for others in self._every(seat + 1, rest):
                yield ((*self._known[seat], *drawn), *others)


def _played(seat: int, lines: Sequence[Line]) -> list[str]:
    """The cards that the seat plays in these lines, each once."""
    acts = (line.act for line in lines if isinstance(line, Do) and line.seat == seat)
    return list(dict.fromkeys(word for act in acts for word in act.split() if word in NAMES))
