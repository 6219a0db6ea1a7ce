"""Flor and envido counts with pieces (S-31, S-32, S-37, S-42)."""

from __future__ import annotations

from typing import Final

from quiero.engine.cards import SUIT
from quiero.engine.envido import VALUE, tanto

PERICO: Final = 30
PERICA: Final = 29
KINDS: Final = ("flor-de-palo", "flor-con-pieza", "flor-reservada")
"""The kinds of flor by how many pieces it has (S-37)."""


def values(hand: tuple[int, ...], perico: int, perica: int) -> list[int]:
    """What each card counts: the pieces 30 and 29, other figures nothing, the rest their number."""
    return [PERICO if card == perico else PERICA if card == perica else VALUE[card] for card in hand]


def envido_count(hand: tuple[int, ...], perico: int, perica: int) -> int:
    """A piece and the best other card; without pieces as everywhere (S-31, S-32)."""
    counts = sorted(values(hand, perico, perica))
    return counts[2] + counts[1] if counts[2] >= PERICA else tanto(hand)


def flor_count(hand: tuple[int, ...], perico: int, perica: int) -> int:
    """The count of a flor (S-42), 0 for a hand without one (S-37).

    A reservada has 59 and more, which no other flor reaches (S-40).
    """
    plain = [card for card in hand if card not in (perico, perica)]
    if len({SUIT[card] for card in plain}) > 1:
        return 0
    return sum(values(hand, perico, perica)) + (20 if len(plain) == 3 else 0)


def flor_kind(hand: tuple[int, ...], perico: int, perica: int) -> str:
    """Which kind of flor a hand with flor is."""
    return KINDS[(perico in hand) + (perica in hand)]
