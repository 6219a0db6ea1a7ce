"""D-10 to D-20: strength, bazas, pardas."""

from __future__ import annotations

import itertools

import pytest

from quiero.engine.acts import PLAYS
from quiero.engine.cards import DECK, NAMES, NUMBER
from quiero.engine.fuerza import ARGENTINA as STRENGTH
from quiero.engine.vueltas import hand_winner, vuelta_winner
from tests.playing import Table

ORDER = [
    ["1e"],
    ["1b"],
    ["7e"],
    ["7o"],
    ["3e", "3b", "3o", "3c"],
    ["2e", "2b", "2o", "2c"],
    ["1c", "1o"],
    ["12e", "12b", "12o", "12c"],
    ["11e", "11b", "11o", "11c"],
    ["10e", "10b", "10o", "10c"],
    ["7c", "7b"],
    ["6e", "6b", "6o", "6c"],
    ["5e", "5b", "5o", "5c"],
    ["4e", "4b", "4o", "4c"],
]


def test_d_10_forty_cards_without_eights_and_nines() -> None:
    assert len(DECK) == len(set(NAMES)) == 40
    assert not {8, 9} & set(NUMBER)


def test_d_11_the_order_of_strength_and_d_12_no_suit_is_trump() -> None:
    row_of = {name: row for row, names in enumerate(ORDER) for name in names}
    for one, two in itertools.permutations(DECK, 2):
        winner = vuelta_winner(STRENGTH, (PLAYS[one][1], PLAYS[two][2]))
        rows = row_of[NAMES[one]], row_of[NAMES[two]]
        assert winner == (0 if rows[0] == rows[1] else 1 if rows[0] < rows[1] else 2)


def test_d_14_two_bazas_win_the_hand() -> None:
    table = Table("1e 7o 4c", "3c 2b 12o").do("1 1e", "2 12o", "1 7o", "2 3c")
    assert table.paid == [("truco", 1, 1)]
    assert table.why == [("vueltas", "D-21")]


def test_d_15_the_mano_leads_then_who_won_and_after_a_parda_the_mano() -> None:
    table = Table("3o 1e 4b", "3c 2b 12o", mano=2)
    assert table.turn == 2
    table.do("2 3c", "1 3o")
    assert table.turn == 2, "after a parda the mano leads"
    won = Table("3o 1e 4b", "3c 2b 12o", mano=2).do("2 12o", "1 3o")
    assert won.turn == 1


def test_d_16_one_of_the_cards_still_held_in_turn() -> None:
    table = Table("1e 7o 4c", "3c 2b 12o")
    assert table.refused("2 3c") == "D-16 no-es-tu-turno"
    assert table.refused("1 3c") == "D-16 no-tenes-esa-carta"
    table.do("1 1e", "2 3c")
    assert table.refused("1 1e") == "D-16 no-tenes-esa-carta"


def test_d_17_parda_is_two_cards_of_one_row() -> None:
    table = Table("1o 3e 4e", "1c 12e 4b").do("1 1o", "2 1c")
    assert table.state.vueltas == (0,)


@pytest.mark.parametrize(
    ("vueltas", "mano", "winner"),
    [
        ((1,), 1, 0),
        ((0,), 1, 0),
        ((1, 1), 2, 1),
        ((1, 0), 2, 1),
        ((1, 2), 1, 0),
        ((1, 2, 1), 2, 1),
        ((1, 2, 2), 1, 2),
        ((1, 2, 0), 2, 1),
        ((2, 1, 0), 1, 2),
        ((0, 1), 2, 1),
        ((0, 0), 1, 0),
        ((0, 0, 2), 1, 2),
    ],
)
def test_d_18_the_first_baza_that_was_not_parda_decides(vueltas: tuple[int, ...], mano: int, winner: int) -> None:
    assert hand_winner(vueltas, mano) == winner


@pytest.mark.parametrize("mano", [1, 2])
def test_d_19_three_pardas_are_the_manos(mano: int) -> None:
    assert hand_winner((0, 0, 0), mano) == mano


def test_d_20_the_hand_ends_when_its_winner_is_certain() -> None:
    table = Table("3o 1e 4b", "3c 2b 12o").do("1 3o", "2 3c", "1 1e", "2 2b")
    assert table.state.phase == "reparto"
    assert len(table.state.plays) == 4, "the third cards are not shown"


def test_after_two_pardas_cards_and_cantos_are_still_legal() -> None:
    """A fault met elsewhere: after two ties only mazo was offered."""
    table = Table("3o 2c 12e", "3b 2e 12o").do("1 3o", "2 3b", "1 2c", "2 2e")
    assert {"1 12e", "1 truco", "1 mazo"} <= {f"1 {word}" for word in table.stakes(1)}


def test_each_vuelta_counts_once() -> None:
    """A fault met elsewhere: one won vuelta ended the hand."""
    table = Table("1e 7o 4c", "3c 2b 12o").do("1 1e", "2 12o")
    assert table.state.phase == "mano"
