"""Counts for venezolano, two seats, with and without flor por derecho."""

from __future__ import annotations

import pytest

from tests.perft.count import perft
from tests.playing import Table
from tests.reglamentos.venezolano.mesa import mesa

PLAIN = ("1e 7e 4c", "3c 2b 12e")
FLOR = ("7e 5e 3e", "6c 4b 1b")
FLORES = ("7e 5e 3e", "6c 4c 2c")


def counts(table: Table, depth: int) -> list[int]:
    return [perft(table.state, each) for each in range(1, depth + 1)]


@pytest.mark.parametrize("derecho", [False, True])
def test_by_hand_without_flor(derecho: bool) -> None:
    """Mano: 3 cards, plain or a ley, truco, envido, la falta, a ley envido = 10.

    Over a plain card the same 10; over one a ley, con ley and sin ley envido too: 12. Over truco: 2 answers, 3 raises, 3
    envidos = 8. To 12 piedras, over envido: 2 answers, envido, 1 to 10 more, la falta = 14. Over la falta 2. Over a ley
    envido: no quiero, and the 13 that want or raise it, con ley or sin ley = 27. 3 × 10 + 3 × 12 + 8 + 14 + 2 + 27 = 117.
    """
    assert counts(mesa(*PLAIN, derecho=derecho, target=12), 2) == [10, 3 * 10 + 3 * 12 + 8 + 14 + 2 + 27]


@pytest.mark.parametrize("derecho", [False, True])
def test_by_hand_with_one_flor(derecho: bool) -> None:
    """Mano: 3 cards, plain, flor or a ley, truco, con mi flor truco, 3 envidos = 14.

    The other has no flor, and no contest: as before, with 3 cards more of 10 and one truco more of 8:
    3 × 10 + 3 × 10 + 3 × 12 + 2 × 8 + 14 + 2 + 27 = 155.
    """
    assert counts(mesa(*FLOR, derecho=derecho, target=12), 2) == [14, 3 * 10 + 3 * 10 + 3 * 12 + 2 * 8 + 14 + 2 + 27]


def test_by_hand_what_an_omission_takes() -> None:
    """Truco, plain, and quiero: the mano has 3 cards plain, flor or a ley, and 3 envidos = 12; por derecho only 3 + 3 + 3 = 9."""
    lines = ("1 truco", "2 quiero")
    assert counts(mesa(*FLOR).do(*lines), 1) == [12]
    assert counts(mesa(*FLOR, derecho=True).do(*lines), 1) == [9]


@pytest.mark.parametrize("derecho", [False, True])
def test_by_hand_with_two_flores(derecho: bool) -> None:
    """Mano: 14, for nothing is declared yet.

    Over a plain card 9 cards, 2 trucos, 3 envidos = 14; over flor the contest too: 15; over a ley two envidos more: 16. Over
    truco: 5 words, each with and without flor, 3 envidos = 13; over con mi flor truco the contest too: 14. Over envido the 14
    with and without flor, and a las flores no = 29; over la falta 2 × 2 + 1 = 5; over a ley envido 27 and con mi flor no
    quiero = 28. 3 × (14 + 15 + 16) + 13 + 14 + 29 + 5 + 28 = 224.
    """
    table = mesa(*FLORES, derecho=derecho, target=12)
    assert counts(table, 2) == [14, 3 * (14 + 15 + 16) + 13 + 14 + 29 + 5 + 28]


def test_by_hand_over_a_contest() -> None:
    """To 12: me achico, and 13 that want or raise it, with and without flor = 27.

    Wanted, 2 ways: the truco has 5 words for the other, plain or with flor = 10. Withdrawn: the same 10. Raised to N by 2 × 11
    ways, 1 to 10 more and «y envido», N of 3 to 12 and once more 4: me achico, and twice quiero, la falta, envido if N is at
    most 10, and 12 - N more: 1 + 2 × (2 + 1 + 12 - N), or 1 + 2 × (2 + 12 - N) above 10. For 3 to 12: 25 23 21 19 17 15 13 11
    7 5 = 156, and 23 again: 179. La falta, 2 ways: 3. 2 × 10 + 10 + 2 × 179 + 2 × 3 = 394.
    """
    table = mesa(*FLORES, target=12).do("1 con-flor truco", "2 flor-envida")
    assert counts(table, 2) == [27, 2 * 10 + 10 + 2 * 179 + 2 * 3]


def test_by_hand_a_pegado_that_everybody_owes() -> None:
    """Two ways to lay them, and truco = 3; over a pegado the same 3; over truco 5: 2 × 3 + 5 = 11.

    Then two pegados end it, 4 ways; over truco behind a pegado 5 answers, 2 ways; after truco: quiero leaves 2 (no voz), no
    quiero ends it, retruco has 4 answers, vale 9 3, vale partida 2. 4 + 10 + 2 + 1 + 4 + 3 + 2 = 26.
    """
    table = mesa("3e 1b 4c", "3c 2b 12e").do("1 3e", "2 3c")
    assert counts(table, 3) == [3, 11, 4 + 2 * 5 + 2 + 1 + 4 + 3 + 2]


def test_by_hand_a_pegado_by_choice() -> None:
    """Who leads the second: 2 cards, 2 pegados, truco = 5. The other has 5 over any of the four, and 5 answers: 25.

    With truco at its top, and nobody to raise it: 4 and 4 × 4. Then over two cards that leave one each 1, two times two of
    them; one pegado leaves 1 card to the other, in either order; two end it: 16.
    """
    open_ = mesa("1e 2c 4c", "2o 3b 12e").do("1 1e", "2 12e")
    assert counts(open_, 2) == [5, 25]
    closed = mesa("1e 2c 4c", "2o 3b 12e").do("1 truco", "2 vale-partida", "1 quiero", "1 1e", "2 12e")
    assert counts(closed, 3) == [4, 16, 16]


@pytest.mark.parametrize(
    ("hands", "derecho", "numbers"),
    [
        (PLAIN, False, [10, 117, 963, 6550]),
        (PLAIN, True, [10, 117, 963, 6550]),
        (FLOR, False, [14, 155, 1986, 14512]),
        (FLOR, True, [14, 155, 1833, 13087]),
        (FLORES, False, [14, 224, 2819, 32152]),
        (FLORES, True, [14, 224, 2546, 26934]),
    ],
)
def test_counts(hands: tuple[str, str], derecho: bool, numbers: list[int]) -> None:
    assert counts(mesa(*hands, derecho=derecho, target=12), len(numbers)) == numbers
