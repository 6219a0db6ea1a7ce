"""D-21 to D-28: the ladder of the truco."""

from __future__ import annotations

import pytest

from tests.playing import Table

HANDS = ("1e 7o 4c", "3c 2b 12o")


def test_d_21_a_hand_is_worth_one() -> None:
    assert Table(*HANDS).state.worth == 1


def test_d_22_on_a_card_turn_in_any_baza() -> None:
    table = Table(*HANDS)
    assert table.refused("2 truco") == "D-22 truco-fuera-de-turno"
    table.do("1 1e")
    assert table.may("2 truco")
    table.do("2 12o")
    assert table.may("1 truco")
    table.do("1 4c", "2 2b")
    assert table.may("2 truco")
    table.do("2 truco", "1 quiero", "2 3c", "1 7o")
    assert table.paid == [("truco", 1, 2)]


def test_d_22_the_values_of_the_levels() -> None:
    worth = []
    table = Table(*HANDS).do("1 truco", "2 retruco", "1 vale-cuatro")
    worth.append(table.state.worth)
    worth.append(table.do("2 quiero").state.worth)
    assert worth == [3, 4]


def test_d_23_the_answers() -> None:
    table = Table(*HANDS).do("1 1e", "2 truco")
    assert table.options(1) == {"quiero", "no-quiero", "retruco"}
    table.do("1 retruco")
    assert table.options(2) == {"quiero", "no-quiero", "vale-cuatro"}
    table.do("2 vale-cuatro")
    assert table.options(1) == {"quiero", "no-quiero"}


@pytest.mark.parametrize(
    ("cantos", "caller", "points"),
    [
        (["1 truco"], 1, 1),
        (["1 truco", "2 retruco"], 2, 2),
        (["1 truco", "2 retruco", "1 vale-cuatro"], 1, 3),
    ],
)
def test_d_24_no_quiero_gives_the_value_before(cantos: list[str], caller: int, points: int) -> None:
    table = Table(*HANDS).do(*cantos)
    answer = f"{3 - caller} no-quiero"
    assert table.stakes(3 - caller)["no-quiero"] == points
    table.do(answer)
    assert table.paid == [("truco", caller, points)]
    assert table.why == [("truco-no-querido", "D-24")]


def test_d_25_answering_with_the_next_level_accepts_the_pending_one() -> None:
    table = Table(*HANDS).do("1 truco", "2 retruco")
    assert table.state.worth == 2
    assert table.asked == (1,)


def test_d_26_only_who_accepted_may_raise() -> None:
    table = Table(*HANDS).do("1 truco", "2 quiero")
    assert table.refused("1 retruco") == "D-26 sube-el-otro"
    table.do("1 1e")
    assert table.may("2 retruco")
    table.do("2 retruco", "1 quiero")
    assert table.refused("2 vale-cuatro") == "D-26 sube-el-otro"
    table.do("2 12o")
    assert table.may("1 vale-cuatro")


def test_d_27_a_canto_stops_the_cards_and_the_turn_comes_back() -> None:
    table = Table(*HANDS).do("1 1e", "2 truco")
    assert table.refused("2 3c") == "D-27 carta-con-canto"
    assert table.refused("1 4c") == "D-27 carta-con-canto"
    assert table.refused("2 quiero") == "D-27 no-te-toca-contestar"
    assert table.turn == 0
    table.do("1 quiero")
    assert table.turn == 2


def test_d_28_no_level_is_skipped_or_repeated() -> None:
    table = Table(*HANDS)
    assert table.refused("1 retruco") == "D-28 nivel-salteado"
    assert table.refused("1 vale-cuatro") == "D-28 nivel-salteado"
    table.do("1 truco")
    assert table.refused("2 truco") == "D-28 nivel-salteado"
    assert table.refused("2 vale-cuatro") == "D-28 nivel-salteado"
    table.do("2 quiero")
    assert table.refused("1 truco") == "D-28 nivel-salteado"


def test_a_canto_cannot_be_sung_twice() -> None:
    """A fault met elsewhere: repeated taps raised twice."""
    table = Table(*HANDS).do("1 truco")
    assert table.refused("1 truco") == "D-27 no-te-toca-contestar"


def test_the_stakes_on_the_buttons() -> None:
    table = Table(*HANDS).do("1 1e", "2 truco")
    assert table.stakes(1) == {"quiero": 2, "no-quiero": 1, "retruco": 3}


def test_d_80_what_answers_something_else() -> None:
    table = Table("1e 7o 4c", "3c 2b 12o").do("1 truco")
    assert table.refused("2 tengo") == "D-80 no-se-contesta-asi"
    assert Table("1e 7o 4c", "3c 2b 12o").refused("1 quiero") == "D-80 no-hay-canto"
