"""Flor and envido counts with pieces (S-31, S-32, S-37, S-42)."""

from __future__ import annotations

from typing import Final

from quiero.engine.cards import SUIT
from quiero.engine.envido import VALUE, tanto

PERICO: Final = 30
PERICA: Final = 29
RESERVADA: Final = 1000
"""More than any count: both pieces in one hand beat every other flor (S-40)."""


def values(hand: tuple[int, ...], perico: int, perica: int) -> list[int]:
    """What each card counts: the pieces 30 and 29, other figures nothing, the rest their number."""
    return [PERICO if card == perico else PERICA if card == perica else VALUE[card] for card in hand]


def envido_count(hand: tuple[int, ...], perico: int, perica: int) -> int:
    """A piece and the best other card; without pieces as everywhere (S-31, S-32)."""
    counts = sorted(values(hand, perico, perica))
    return counts[2] + counts[1] if counts[2] >= PERICA else tanto(hand)


def flor_count(hand: tuple[int, ...], perico: int, perica: int) -> int:
    """The count of a flor (S-42), RESERVADA for both pieces, 0 for a hand without flor (S-37)."""
    plain = [card for card in hand if card not in (perico, perica)]
    if len(plain) == 1:
        return RESERVADA
    if len({SUIT[card] for card in plain}) > 1:
        return 0
    return sum(values(hand, perico, perica)) + (20 if len(plain) == 3 else 0)
