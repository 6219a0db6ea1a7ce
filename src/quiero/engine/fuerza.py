"""Orders of strength, each written as rows from the strongest; cards of one row tie."""

from __future__ import annotations

from typing import Final

from quiero.engine.cards import NAMES, card, cards

COMMON: Final = ("1e", "1b", "7e", "7o", "3e 3b 3o 3c", "2e 2b 2o 2c", "1c 1o")
LOW: Final = ("6e 6b 6o 6c", "5e 5b 5o 5c", "4e 4b 4o 4c")
FIGURES: Final = ("12e 12b 12o 12c", "11e 11b 11o 11c", "10e 10b 10o 10c")


def strength_of(rows: tuple[str, ...]) -> tuple[int, ...]:
    """strength[card]: higher wins, equal ties. Raises ValueError unless the rows hold the whole deck once."""
    if sorted(found for row in rows for found in cards(row)) != list(range(40)):
        raise ValueError("an order of strength ranks each card of the deck once")
    power = {name: len(rows) - place for place, row in enumerate(rows) for name in row.split(" ")}
    return tuple([power[name] for name in NAMES])


ARGENTINA: Final = strength_of((*COMMON, *FIGURES, "7c 7b", *LOW))
"""D-11, E-6: 14 for the 1e down to 1 for the fours."""

PIEZAS: Final = {"11": ("12", "10"), "10": ("11", "12")}
"""Numbers of perico and perica when the vira is one of them; otherwise 11 and 10 (V-34 to V-37, S-8, S-9)."""


def _pieces(vira: str) -> tuple[int, int]:
    perico, perica = PIEZAS.get(vira[:-1], ("11", "10"))
    return card(perico + vira[-1]), card(perica + vira[-1])


PIECES: Final = tuple([_pieces(vira) for vira in NAMES])
"""PIECES[vira]: perico and perica of the hand."""


def _venezolana(perico: int, perica: int) -> tuple[int, ...]:
    strength = list(strength_of((*COMMON, *FIGURES, "7b 7c", *LOW)))
    strength[perico] = max(strength) + 2
    strength[perica] = strength[perico] - 1
    return tuple(strength)


VENEZOLANA: Final = tuple([_venezolana(perico, perica) for perico, perica in PIECES])
"""VENEZOLANA[vira][card]: perico, perica, and then the order of V-40 and S-10."""
