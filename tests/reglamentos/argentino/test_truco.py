"""E-20 to E-27: the truco, between two and between teams."""

from __future__ import annotations

from functools import partial

import pytest

from tests.playing import Table

Mesa = partial(Table, name="argentino")

TWO = ("1e 7o 4c", "3c 2b 12o")
FOUR = ("7e 6e 4c", "5b 4b 12o", "3o 2c 10b", "7o 6o 1b")
FIRST = ("1 4c", "2 4b", "3 10b", "4 1b")
"""A first vuelta of FOUR, won by seat 4."""

# Written out again from E-23 and E-24: the canto, what it makes the hand worth, what a refusal pays.
LADDER = (("truco", 2, 1), ("retruco", 3, 2), ("vale-cuatro", 4, 3))


def climb(table: Table, level: int) -> int:
    """Sing and raise up to that rung, seat 1 and seat 2 in turn; the seat that has to answer."""
    for place in range(level):
        table.do(f"{place % 2 + 1} {LADDER[place][0]}")
    return level % 2 + 1


def test_e_20_a_hand_without_canto_is_worth_one() -> None:
    table = Mesa(*TWO)
    assert table.state.worth == 1
    table.do("1 1e", "2 12o", "1 7o", "2 3c")
    assert (table.paid, table.why) == ([("truco", 1, 1)], [("vueltas", "E-20")])


def test_e_21_on_ones_card_turn_in_any_vuelta() -> None:
    table = Mesa(*FOUR)
    for line in (*FIRST, "4 6o", "1 6e", "2 5b", "3 2c", "3 3o", "4 7o", "1 7e", "2 12o"):
        seat = int(line[0])
        assert table.turn == seat
        assert table.may(f"{seat} truco")
        for other in {1, 2, 3, 4} - {seat}:
            assert table.refused(f"{other} truco") == "E-21 truco-fuera-de-turno"
        table.do(line)
    assert table.state.vueltas == (4, 3, 1)


def test_e_22_quiero_no_quiero_or_the_next_level() -> None:
    table = Mesa(*FOUR).do(*FIRST, "4 truco")
    for seat in (1, 3):
        assert table.options(seat) == {"quiero", "no-quiero", "retruco"}
    first = Mesa(*FOUR).do("1 truco")
    assert first.options(4) == {"quiero", "no-quiero", "retruco", "envido", "real-envido", "falta-envido"}
    table.do("3 quiero")
    assert (table.state.worth, table.turn) == (2, 4)


@pytest.mark.parametrize("level", [1, 2, 3])
def test_e_23_two_three_four_and_nothing_over_it(level: int) -> None:
    canto, worth, _ = LADDER[level - 1]
    table = Mesa(*TWO)
    answers = climb(table, level)
    assert table.stakes(answers)["quiero"] == worth
    if level == 3:
        assert table.options(answers) == {"quiero", "no-quiero"}
    table.do(f"{answers} quiero")
    assert table.state.worth == worth
    table.do("1 1e", "2 12o")
    if level == 3:
        assert table.options(1) == {"mazo"}
        assert table.refused(f"1 {canto}") == "E-25 nivel-salteado"
    table.do("1 7o", "2 3c")
    assert (table.paid, table.why) == ([("truco", 1, worth)], [("vueltas", "E-20")])


@pytest.mark.parametrize("level", [1, 2, 3])
def test_e_24_no_quiero_pays_what_it_was_worth_before(level: int) -> None:
    table = Mesa(*TWO)
    answers = climb(table, level)
    refused = LADDER[level - 1][2]
    assert table.stakes(answers)["no-quiero"] == refused
    table.do(f"{answers} no-quiero")
    assert (table.paid, table.why) == ([("truco", 3 - answers, refused)], [("truco-no-querido", "E-24")])
    assert table.state.phase == "reparto"


@pytest.mark.parametrize("level", [2, 3])
def test_e_24_also_when_the_raise_came_later(level: int) -> None:
    table = Mesa(*TWO).do("1 truco", "2 quiero", "1 4c", "2 retruco")
    if level == 2:
        assert table.do("1 no-quiero").paid == [("truco", 2, 2)]
    else:
        assert table.do("1 quiero", "2 12o", "2 3c", "1 vale-cuatro", "2 no-quiero").paid == [("truco", 1, 3)]


def test_e_25_a_raise_accepts_and_no_level_is_skipped() -> None:
    table = Mesa(*FOUR)
    assert table.refused("1 retruco") == "E-25 nivel-salteado"
    assert table.refused("1 vale-cuatro") == "E-25 nivel-salteado"
    table.do("1 truco")
    assert table.refused("2 vale-cuatro") == "E-25 nivel-salteado"
    assert table.refused("2 truco") == "E-25 nivel-salteado"
    table.do("4 retruco")
    assert (table.state.worth, table.asked) == (2, (1, 3))
    assert table.options(3) == {"quiero", "no-quiero", "vale-cuatro"}
    table.do("3 vale-cuatro")
    assert (table.state.worth, table.asked) == (3, (2, 4))
    table.do("2 quiero")
    assert (table.state.worth, table.turn) == (4, 1)


def test_e_26_only_the_team_that_accepted_any_member_on_its_own_turn() -> None:
    table = Mesa(*FOUR).do("1 truco", "2 quiero")
    assert table.refused("1 retruco") == "E-26 sube-el-otro"
    table.do("1 4c")
    assert table.may("2 retruco")
    assert table.refused("4 retruco") == "E-21 truco-fuera-de-turno"
    table.do("2 4b")
    assert table.refused("3 retruco") == "E-26 sube-el-otro"
    table.do("3 10b")
    assert table.may("4 retruco"), "it was seat 2 that said quiero"
    table.do("4 retruco", "1 quiero")
    assert table.refused("4 vale-cuatro") == "E-26 sube-el-otro"
    table.do("4 1b", "4 7o")
    assert table.do("1 6e").turn == 2
    assert table.refused("2 vale-cuatro") == "E-26 sube-el-otro"
    table.do("2 5b")
    assert table.may("3 vale-cuatro"), "it was seat 1 that said quiero"


def test_e_26_without_truco_either_team_may_begin() -> None:
    table = Mesa(*FOUR)
    for line in ("1 4c", "2 4b", "3 10b"):
        assert table.may(f"{table.turn} truco")
        table.do(line)
    assert table.may("4 truco")


@pytest.mark.parametrize("answer", ["quiero", "retruco", "vale-cuatro"])
def test_e_27_a_canto_stops_the_cards_and_the_turn_comes_back(answer: str) -> None:
    table = Mesa(*FOUR).do("1 4c", "2 truco")
    for line in ("2 4b", "3 10b", "1 7e"):
        assert table.refused(line) == "E-27 carta-con-canto"
    assert table.turn == 0
    table.do("3 quiero" if answer == "quiero" else "3 retruco")
    if answer != "quiero":
        table.do("4 quiero" if answer == "retruco" else "4 vale-cuatro")
    if answer == "vale-cuatro":
        table.do("1 quiero")
    assert table.turn == 2
    assert table.do("2 4b").turn == 3
