"""Orders of strength, each written as rows from the strongest; cards of one row tie."""

from __future__ import annotations

from typing import Final

from quiero.engine.cards import NAMES, cards

COMMON: Final = ("1e", "1b", "7e", "7o", "3e 3b 3o 3c", "2e 2b 2o 2c", "1c 1o")
LOW: Final = ("6e 6b 6o 6c", "5e 5b 5o 5c", "4e 4b 4o 4c")
FIGURES: Final = ("12e 12b 12o 12c", "11e 11b 11o 11c", "10e 10b 10o 10c")


def strength_of(rows: tuple[str, ...]) -> tuple[int, ...]:
    """strength[card]: higher wins, equal ties. Raises ValueError unless the rows hold the whole deck once."""
    if sorted(card for row in rows for card in cards(row)) != list(range(40)):
        raise ValueError("an order of strength ranks each card of the deck once")
    power = {name: len(rows) - place for place, row in enumerate(rows) for name in row.split(" ")}
    return tuple([power[name] for name in NAMES])


ARGENTINA: Final = strength_of((*COMMON, *FIGURES, "7c 7b", *LOW))
"""D-11, E-6: 14 for the 1e down to 1 for the fours."""
