"""Counts of all act sequences of argentino-duelo, some derived by hand."""

from __future__ import annotations

import pytest

from tests.perft.count import perft
from tests.playing import Table

PLAIN = ("1e 7o 4c", "3c 2b 12o")
FLORES = ("7c 6c 4c", "7e 4e 1e")


def test_by_hand_without_flor() -> None:
    """Mano: 3 cards, truco, 3 envidos = 7 (no mazo, D-62).

    Then over a card: 3 cards, truco, 3 envidos, mazo = 8; over truco: quiero, no quiero, retruco, 3 envidos = 6;
    over envido: 2 answers and 3 raises = 5; over real envido: 2 and the falta = 3; over falta envido: 2.
    3 × 8 + 6 + 5 + 3 + 2 = 40.
    Third act. Over two cards the leader has 2 cards, truco and mazo = 4; over a truco sung behind a card 3 answers; over the
    envidos 5, 3, 2; the mazo 1: 3 × (3 × 4 + 3 + 5 + 3 + 2 + 1) = 78. After truco: quiero leaves 3 cards and mazo, no quiero
    ends it, retruco has 3 answers, the envidos 5, 3, 2 = 18. After envido: quiero has tengo and son buenas, no quiero
    leaves 3 cards, truco and mazo, the raises 4, 3, 2 = 16; after real 2 + 5 + 2 = 9; after falta 2 + 5 = 7. In all 128.
    """
    state = Table(*PLAIN).state
    assert perft(state, 1) == 7
    assert perft(state, 2) == 3 * 8 + 6 + 5 + 3 + 2
    assert perft(state, 3) == 78 + 18 + 16 + 9 + 7


def test_by_hand_with_two_flores() -> None:
    """Mano: 7 and flor = 8. Over a card 8 + flor = 9, over truco 6 + flor = 7, over the envidos 5 + 1, 3 + 1, 2 + 1;
    over flor 3 answers. 3 × 9 + 7 + 6 + 4 + 3 + 3 = 50.
    """
    state = Table(*FLORES).state
    assert perft(state, 1) == 8
    assert perft(state, 2) == 3 * 9 + 7 + 6 + 4 + 3 + 3


def test_by_hand_the_last_cards() -> None:
    """With one card each and truco at its top nothing is left but to play or fold.

    Seat 2 leads the third: 1 card or mazo; over the card: 1 card or mazo.
    """
    table = Table("3e 6b 12c", "2o 7o 5c").do("1 truco", "2 retruco", "1 vale-cuatro", "2 quiero", "1 3e", "2 2o", "1 6b", "2 7o")
    assert perft(table.state, 1) == 2
    assert perft(table.state, 2) == 1 + 2


def test_by_hand_the_chain_of_flor() -> None:
    """Over flor: flor (then tengo or son buenas), contraflor (quiero, no quiero, al resto), al resto (quiero, no quiero)."""
    table = Table(*FLORES).do("1 flor")
    assert perft(table.state, 1) == 3
    assert perft(table.state, 2) == 2 + 3 + 2


@pytest.mark.parametrize(
    ("hands", "counts"),
    [
        (PLAIN, [7, 40, 128, 396, 1111, 3015, 7177]),
        (FLORES, [8, 50, 168, 507, 1448, 4123, 10334]),
        (("1o 1b 4e", "1c 1e 4b"), [7, 40, 128, 396, 1099, 2979, 7002]),
    ],
)
def test_counts(hands: tuple[str, str], counts: list[int]) -> None:
    state = Table(*hands).state
    assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts
