"""What one knows of a reglamento before any card is dealt: the order of the cards and what three of them count."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Literal

from quiero.engine.cards import SUIT
from quiero.engine.envido import VALUE, tanto
from quiero.engine.fuerza import ARGENTINA, PIECES, VENEZOLANA
from quiero.engine.reglamentos.venezolano import tantos as venezolano
from quiero.engine.reglamentos.venezolano_simple import tantos as simple

Count = Literal["tanto", "flor", "ley"]
"""What a bet compares: the envido, the flor, or «con ley» the flor of who has one and the envido of the others."""
Counting = Callable[[tuple[int, ...]], int]

NO_FLOR = -1


@dataclass(frozen=True, slots=True, eq=False)
class Known:
    """The tables of a hand: `strength[card]` compares cards, `vira` lies face up (-1: none).

    `tanto` and `flor` count three dealt cards, `flor` NO_FLOR where there is none. `glues`: after a parda in the first vuelta
    everybody plays both cards, the upper one counting first, and a tie of team-mates is a parda too (V-151, V-157).
    """

    strength: tuple[int, ...]
    vira: int
    tanto: Counting
    flor: Counting
    glues: bool = False

    def count(self, what: Count, hand: tuple[int, ...]) -> int:
        """What these three cards are worth in a bet on that; NO_FLOR in one of flores for a hand without."""
        if what == "tanto":
            return self.tanto(hand)
        flor = self.flor(hand)
        return self.tanto(hand) if what == "ley" and flor == NO_FLOR else flor


def _one_suit(hand: tuple[int, ...]) -> bool:
    return SUIT[hand[0]] == SUIT[hand[1]] == SUIT[hand[2]]


def _argentino_duelo(vira: int) -> Known:
    """The flor counts like an envido (D-53)."""
    return Known(ARGENTINA, vira, tanto, lambda hand: tanto(hand) if _one_suit(hand) else NO_FLOR)


def _argentino(vira: int) -> Known:
    return Known(ARGENTINA, vira, tanto, lambda hand: 20 + sum(VALUE[card] for card in hand) if _one_suit(hand) else NO_FLOR)


def _venezolano(vira: int) -> Known:
    pieces = PIECES[vira]

    def flor(hand: tuple[int, ...]) -> int:
        return venezolano.flor_count(hand, pieces) if venezolano.flor_kind(hand, pieces) else NO_FLOR

    return Known(VENEZOLANA[vira], vira, lambda hand: venezolano.envido_count(hand, pieces), flor, glues=True)


def _venezolano_simple(vira: int) -> Known:
    pieces = PIECES[vira]
    return Known(
        VENEZOLANA[vira],
        vira,
        lambda hand: simple.envido_count(hand, *pieces),
        lambda hand: simple.flor_count(hand, *pieces) or NO_FLOR,
    )


_BY_NAME: dict[str, Callable[[int], Known]] = {
    "argentino-duelo": _argentino_duelo,
    "argentino": _argentino,
    "venezolano": _venezolano,
    "venezolano-simple": _venezolano_simple,
}


@cache
def known(reglamento: str, vira: int) -> Known:
    """The tables of that reglamento with that vira (-1: none). Raises KeyError for a name that the house does not play."""
    return _BY_NAME[reglamento](vira)
