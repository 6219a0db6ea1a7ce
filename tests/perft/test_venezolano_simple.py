"""Counts of all act sequences of venezolano-simple, some derived by hand."""

from __future__ import annotations

from functools import partial

import pytest

from tests.perft.count import perft
from tests.playing import Table

Mesa = partial(Table, name="venezolano-simple", target=24, vira="5o")

TWO = ("1e 7o 4c", "3c 2b 12e")
FLOR = ("1e 7o 4c", "7e 6e 5e")
FOUR = ("7e 6e 4c", "5b 4b 12o", "3o 2c 10b", "7o 6o 1b")
FOUR_FLOR = ("7e 6e 4e", "5b 4b 12o", "3o 2c 10b", "7o 6o 1b")


def test_by_hand_two_seats() -> None:
    """Mano: 3 cards, truco, envido, la falta, mazo = 7.

    Over a card 7; over each canto quiero and no quiero; the mazo ends it: 3 × 7 + 3 × 2 + 1 = 28.
    Third act. Behind a card: 3 cards × (2 cards, truco, mazo) = 12, cantos 3 × 2, mazo 1: 3 × 19 = 57. Behind truco: quiero
    leaves 3 cards, 2 envidos (S-35), mazo = 6, no quiero 1. Behind each envido: 3 cards, truco, mazo = 5 for either answer.
    The mazo 1.
    """
    state = Mesa(*TWO).state
    assert perft(state, 1) == 7
    assert perft(state, 2) == 28
    assert perft(state, 3) == 57 + 7 + 10 + 10 + 1


def test_by_hand_four_seats() -> None:
    """Two seats answer: 3 × 7 + 3 × 2 × 2 + 1 = 34. Third act: 3 × (3 × 7 + 12 + 1) + 2 × (6 + 1) + 2 × 2 × (5 + 5) + 1."""
    state = Mesa(*FOUR).state
    assert perft(state, 1) == 7
    assert perft(state, 2) == 34
    assert perft(state, 3) == 3 * 34 + 14 + 40 + 1


def test_by_hand_a_flor_at_the_table() -> None:
    """No envido for anybody (S-38). 3 cards, truco, mazo = 5; 3 × 5 + 2 + 1 = 18.

    Third act: behind a card 3 × (3 × 4 + 2 + 1) = 45, behind truco 3 cards and mazo after quiero, 1 after no quiero, the mazo 1.
    """
    state = Mesa(*FLOR).state
    assert perft(state, 1) == 5
    assert perft(state, 2) == 18
    assert perft(state, 3) == 45 + 5 + 1


def test_by_hand_the_last_cards() -> None:
    """With vale el juego accepted nothing is left but to play or fold: the leader of the third 1 card or mazo, then the other."""
    table = Mesa(*TWO).do(
        "1 truco", "2 quiero", "1 4c", "2 retruco", "1 quiero", "2 12e", "2 2b", "1 vale-nueve", "2 quiero", "1 7o"
    )
    table.do("1 1e", "2 vale-partida", "1 quiero")
    assert perft(table.state, 1) == 2
    table = Mesa(*TWO).do("1 4c", "2 12e", "2 2b", "1 7o")
    assert perft(table.state, 1) == 3, "1 card, truco, mazo"
    assert perft(table.state, 2) == 3 + 2 + 1


@pytest.mark.parametrize(
    ("hands", "counts"),
    [
        (TWO, [7, 28, 85, 283, 691, 1723, 3247]),
        (FLOR, [5, 18, 51, 135, 267, 537, 806]),
        (FOUR, [7, 34, 157, 694, 2662]),
        (FOUR_FLOR, [5, 20, 71, 248, 770, 2345]),
    ],
    ids=["two", "flor", "four", "four-flor"],
)
def test_counts(hands: tuple[str, ...], counts: list[int]) -> None:
    state = Mesa(*hands).state
    assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts
