"""The Spanish deck of forty: a card is a small int, its text is the acta's (`7e`, `12b`)."""

from __future__ import annotations

from typing import Final

SUITS: Final = "eboc"
"""Espadas, bastos, oros, copas, in the order of the fresh deck."""

NUMBERS: Final = (1, 2, 3, 4, 5, 6, 7, 10, 11, 12)

DECK: Final = tuple(range(40))
"""The fresh deck, top card first: `1e … 7e 10e 11e 12e`, then b, o and c."""

NAMES: Final = tuple(f"{number}{suit}" for suit in SUITS for number in NUMBERS)
NUMBER: Final = tuple(number for _ in SUITS for number in NUMBERS)
SUIT: Final = tuple(suit for suit in range(4) for _ in NUMBERS)

_BY_NAME: Final = {name: card for card, name in enumerate(NAMES)}


def card(name: str) -> int:
    """The card written `name` (`7e`). Raises ValueError for anything else."""
    found = _BY_NAME.get(name)
    if found is None:
        raise ValueError(f"not a card: {name!r}")
    return found


def cards(names: str) -> tuple[int, ...]:
    """The cards of a line like `"11o 7e 3b"`, in order. Raises ValueError."""
    return tuple(card(name) for name in names.split())
