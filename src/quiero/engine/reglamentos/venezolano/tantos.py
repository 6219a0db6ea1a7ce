"""What three dealt cards count, with perico and perica (V-41 to V-47, V-90, V-140)."""

from __future__ import annotations

from typing import Final

from quiero.engine.cards import SUIT
from quiero.engine.envido import PAIR, VALUE

PERICO: Final = 10
PERICA: Final = 9

NONE: Final = 0
ORDINARY: Final = 1
RECETA: Final = 2


def is_piece(card: int, pieces: tuple[int, int]) -> bool:
    """Whether the card is perico or perica."""
    return card == pieces[0] or card == pieces[1]


def value(card: int, pieces: tuple[int, int]) -> int:
    """Perico 10, perica 9, other figures nothing, the rest their number."""
    return PERICO if card == pieces[0] else PERICA if card == pieces[1] else VALUE[card]


def pair_count(one: int, two: int, pieces: tuple[int, int]) -> int:
    """20 and both cards of a compatible pair, else the better one. A piece goes with any card (V-44)."""
    if is_piece(one, pieces) or is_piece(two, pieces):
        return 20 + value(one, pieces) + value(two, pieces)
    return PAIR[one][two]


def envido_count(hand: tuple[int, ...], pieces: tuple[int, int]) -> int:
    """The best pair of three cards (V-44, V-45)."""
    a, b, c = hand
    return max(pair_count(a, b, pieces), max(pair_count(a, c, pieces), pair_count(b, c, pieces)))


def flor_count(hand: tuple[int, ...], pieces: tuple[int, int]) -> int:
    """20 and all three cards (V-47)."""
    return 20 + sum([value(card, pieces) for card in hand])


def flor_kind(hand: tuple[int, ...], pieces: tuple[int, int]) -> int:
    """NONE, ORDINARY (a palo, or a palo and a piece) or RECETA (both pieces)."""
    plain = [SUIT[card] for card in hand if not is_piece(card, pieces)]
    if len(plain) == 1:
        return RECETA
    return ORDINARY if plain.count(plain[0]) == len(plain) else NONE
