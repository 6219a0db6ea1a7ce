"""Counts of all act sequences of argentino, some derived by hand."""

from __future__ import annotations

from functools import partial

import pytest

from tests.perft.count import perft
from tests.playing import Table

Mesa = partial(Table, name="argentino")
WITH = {"flor": True}

TWO = ("1e 7o 4c", "3c 2b 12o")
FLORES = ("7c 6c 4c", "7e 4e 1e")
FOUR = ("7e 6e 4c", "5b 4b 12o", "3o 2c 10b", "7o 6o 1b")
MATES = ("7c 6c 4c", "3e 2b 12o", "5o 4o 2o", "2e 5b 11o")
"""The flores of seats 1 and 3."""
RIVALS = ("7c 6c 4c", "3e 2b 12o", "3o 2c 10b", "7e 4e 1e")
"""The flores of seats 1 and 4."""
SIX = (*FOUR, "3e 2o 11c", "4o 5c 12e")


def test_by_hand_two_seats() -> None:
    """Mano: 3 cards, truco, 3 envidos, mazo = 8 (E-54).

    Over a card the same 8; over truco quiero, no quiero, retruco, 3 envidos = 6; over envido 2 answers and 3 raises = 5, over
    real 2 + 1 = 3, over falta 2; the mazo ends it, 1. 3 × 8 + 6 + 5 + 3 + 2 + 1 = 41.
    Third act. Behind a card: 3 cards × (2 cards, truco, mazo) = 12, truco 6 (E-32), envidos 5 + 3 + 2, mazo 1: 3 × 29 = 87.
    Behind truco: quiero leaves 3 cards and mazo = 4, no quiero 1, retruco 3, envidos 5 + 3 + 2 = 18. Behind envido: either answer
    leaves 3 cards, truco, mazo = 5, the raises 4, 3, 2 = 19. Behind real: 5 + 5 + 2 = 12. Behind falta: quiero ends the match, 1,
    no quiero 5 = 6. The mazo 1. In all 143.
    """
    state = Mesa(*TWO).state
    assert perft(state, 1) == 8
    assert perft(state, 2) == 3 * 8 + 6 + 5 + 3 + 2 + 1
    assert perft(state, 3) == 87 + 18 + 19 + 12 + 6 + 1


def test_by_hand_four_seats() -> None:
    """As with two, but two seats answer (E-59): 3 × 8 + 2 × (6 + 5 + 3 + 2) + 1 = 57.

    Third act. Behind a card: seat 2 plays 3 and seat 3 has 8 each, truco 2 × 6, envidos 2 × (5 + 3 + 2), mazo 1: 3 × 57 = 171.
    Behind truco, for each that answers: quiero 4, no quiero 1, retruco 2 × 3, envidos 2 × (5 + 3 + 2) = 31. Behind envido: 5 + 5,
    raises 2 × (4 + 3 + 2) = 28. Behind real: 5 + 5 + 2 × 2 = 14. Behind falta: 1 + 5 = 6. The mazo 1.
    """
    state = Mesa(*FOUR).state
    assert perft(state, 1) == 8
    assert perft(state, 2) == 57
    assert perft(state, 3) == 3 * 57 + 2 * (31 + 28 + 14 + 6) + 1


def test_by_hand_six_seats() -> None:
    """Three seats answer: 3 × 8 + 3 × (6 + 5 + 3 + 2) + 1."""
    state = Mesa(*SIX).state
    assert perft(state, 1) == 8
    assert perft(state, 2) == 73


def test_by_hand_two_flores() -> None:
    """Mano: 8 and flor = 9. Over a card 9, over truco 6 + 1, over the envidos 5 + 1, 3 + 1, 2 + 1 (E-43), over flor 3, mazo 1.

    Third act, behind a flor: me achico leaves 3 cards, truco, mazo = 5; contraflor: quiero, no quiero, al resto = 3; al resto 2.
    """
    state = Mesa(*FLORES, options=WITH).state
    assert perft(state, 1) == 9
    assert perft(state, 2) == 3 * 9 + 7 + 6 + 4 + 3 + 3 + 1
    assert perft(Mesa(*FLORES, options=WITH).do("1 flor").state, 2) == 5 + 3 + 2


def test_by_hand_flores_of_one_team() -> None:
    """Mano: 9. Over a card 8, over truco 6, over the envidos 5, 3, 2, each by two seats without flor; after the flor, which is
    paid at once (E-44), 3 cards, truco, mazo = 5; the mazo 1. 3 × 8 + 2 × 16 + 5 + 1 = 62.
    After flor and two cards the team-mate has 3 cards, truco, mazo and its own flor = 6.
    """
    assert perft(Mesa(*MATES, options=WITH).state, 1) == 9
    assert perft(Mesa(*MATES, options=WITH).state, 2) == 62
    assert perft(Mesa(*MATES, options=WITH).do("1 flor", "1 4c", "2 12o").state, 1) == 6


def test_by_hand_a_contest_is_answered_by_any_member() -> None:
    """Over flor two seats say one of 3; me achico then leaves 5, contraflor two seats with 3, al resto two seats with 2."""
    table = Mesa(*RIVALS, options=WITH).do("1 flor")
    assert perft(table.state, 1) == 2 * 3
    assert perft(table.state, 2) == 2 * (5 + 2 * 3 + 2 * 2)


@pytest.mark.parametrize(
    ("hands", "flor", "scores", "counts"),
    [
        (TWO, False, (0, 0), [8, 41, 143, 464, 1295, 3481, 8047]),
        (TWO, False, (20, 29), [8, 41, 147, 446, 1253, 3352, 7792]),
        (FLORES, False, (0, 0), [8, 41, 143, 464, 1279, 3433]),
        (FLORES, True, (0, 0), [9, 51, 193, 654, 1920, 5419]),
        (FLORES, True, (29, 20), [9, 51, 169, 506, 1150, 2815]),
        (FOUR, False, (0, 0), [8, 57, 330, 1683, 7452]),
        (MATES, True, (0, 0), [9, 62, 413, 2121, 10020]),
        (RIVALS, True, (0, 0), [9, 67, 410, 2218, 10400]),
        (SIX, False, (0, 0), [8, 73, 529, 3313, 18334]),
    ],
    ids=["two", "two-at-29", "flores-without-flor", "flores", "flores-at-29", "four", "mates", "rivals", "six"],
)
def test_counts(hands: tuple[str, ...], flor: bool, scores: tuple[int, int], counts: list[int]) -> None:
    state = Mesa(*hands, options={"flor": flor}, scores=scores).state
    assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts
