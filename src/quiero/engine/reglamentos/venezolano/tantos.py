"""What three dealt cards count, with perico and perica (V-41 to V-47, V-90, V-140)."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from quiero.engine.cards import SUIT
from quiero.engine.envido import VALUE

PERICO: Final = 10
PERICA: Final = 9

NONE: Final = 0
ORDINARY: Final = 1
RECETA: Final = 2


def value(card: int, pieces: tuple[int, int]) -> int:
    """Perico 10, perica 9, other figures nothing, the rest their number."""
    return PERICO if card == pieces[0] else PERICA if card == pieces[1] else VALUE[card]


def envido_count(hand: tuple[int, ...], pieces: tuple[int, int]) -> int:
    """20 and the best compatible pair, else the best card (V-44, V-45). A piece goes with any card."""
    best = max([value(card, pieces) for card in hand])
    for one, two in combinations(hand, 2):
        if SUIT[one] == SUIT[two] or one in pieces or two in pieces:
            best = max(best, 20 + value(one, pieces) + value(two, pieces))
    return best


def flor_count(hand: tuple[int, ...], pieces: tuple[int, int]) -> int:
    """20 and all three cards (V-47)."""
    return 20 + sum([value(card, pieces) for card in hand])


def flor_kind(hand: tuple[int, ...], pieces: tuple[int, int]) -> int:
    """NONE, ORDINARY (a palo, or a palo and a piece) or RECETA (both pieces)."""
    plain = [card for card in hand if card not in pieces]
    if len(plain) == 1:
        return RECETA
    return ORDINARY if len({SUIT[card] for card in plain}) == 1 else NONE
