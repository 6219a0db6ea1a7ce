"""V-51 to V-59: the voz, the turn, and who answers."""

from __future__ import annotations

import pytest

from quiero.engine import actors
from tests.reglamentos.venezolano.mesa import mesa, sees

HANDS = ("1e 7c 4c", "3c 2b 12e")
FOUR = ("1e 7c 4c", "3c 2b 12e", "2o 6o 5b", "1o 6b 4e")


def test_v_51_the_voz_is_the_teams_and_not_the_turn() -> None:
    """Seat 4 accepted: the voz is of 2 and 4, and 2 may raise on its own turn."""
    table = mesa(*FOUR).do("1 truco", "4 quiero")
    assert sees(table, 0).raise_team == 2
    assert table.refused("2 retruco") == "V-53 truco-fuera-de-turno"
    table.do("1 4c")
    assert table.may("2 retruco")
    table.do("2 12e")
    assert table.refused("3 retruco") == "V-86 sin-voz"


def test_v_52_both_teams_begin_with_voz() -> None:
    table = mesa(*HANDS)
    assert {"truco", "envido"} <= table.options(1)
    table.do("1 4c")
    assert {"truco", "envido"} <= table.options(2)
    assert sees(table, 0).raise_team == 0


def test_v_53_a_canto_takes_the_turn() -> None:
    table = mesa(*FOUR)
    for seat in (2, 3, 4):
        assert table.refused(f"{seat} truco") == "V-53 truco-fuera-de-turno"
        assert table.refused(f"{seat} envido") == "V-53 envido-fuera-de-turno"
        assert table.refused(f"{seat} a-ley envido") == "V-53 envido-fuera-de-turno"
        assert table.refused(f"{seat} flor-envida") == "V-53 envido-fuera-de-turno"
        assert table.refused(f"{seat} 4c") == "V-33 no-es-tu-turno"


def test_v_54_several_cantos_in_one_turn() -> None:
    table = mesa(*HANDS).do("1 envido", "2 no-quiero", "1 truco", "2 quiero")
    assert (table.turn, table.state.worth) == (1, 3)
    table.do("1 4c", "2 retruco", "1 quiero", "2 12e")
    assert table.turn == 2
    assert table.refused("2 vale-nueve") == "V-86 sin-voz"


@pytest.mark.parametrize("canto", ["truco", "envido", "la-falta", "a-ley envido"])
def test_v_55_a_canto_stops_the_cards(canto: str) -> None:
    table = mesa(*FOUR, derecho=True).do(f"1 {canto}")
    for line in ("1 4c", "2 3c", "2 3c a-ley"):
        assert table.refused(line) == "V-55 carta-con-canto"
    for line in ("1 truco", "1 envido", "3 truco", "3 quiero"):
        assert table.refused(line) == "V-56 no-te-toca-contestar"
    assert table.turn == 0


@pytest.mark.parametrize(
    ("canto", "answer", "refusal"),
    [
        ("truco", "con-ley quiero", "V-55 no-se-contesta-asi"),
        ("truco", "envido+2", "V-55 no-se-contesta-asi"),
        ("truco", "a-las-flores-no", "V-55 no-se-contesta-asi"),
        ("truco", "con-flor me-achico", "V-55 no-se-contesta-asi"),
        ("truco", "con-flor quiero", "V-102 sin-flor"),
        ("truco", "con-flor envido", "V-55 no-se-contesta-asi"),
        ("truco", "con-flor retruco", "V-102 sin-flor"),
        ("truco", "truco", "V-82 nivel-no-sube"),
        ("envido", "truco", "V-55 no-se-contesta-asi"),
        ("envido", "a-ley envido", "V-55 no-se-contesta-asi"),
        ("envido", "con-ley quiero", "V-55 no-se-contesta-asi"),
        ("envido", "flor-envida", "V-55 no-se-contesta-asi"),
        ("envido", "con-flor me-achico", "V-55 no-se-contesta-asi"),
        ("envido", "con-flor truco", "V-55 no-se-contesta-asi"),
        ("envido", "con-flor quiero", "V-102 sin-flor"),
        ("a-ley envido", "a-ley envido", "V-55 no-se-contesta-asi"),
        ("a-ley envido", "retruco", "V-55 no-se-contesta-asi"),
    ],
)
def test_v_55_what_does_not_answer_a_canto(canto: str, answer: str, refusal: str) -> None:
    assert mesa(*HANDS).do(f"1 {canto}").refused(f"2 {answer}") == refusal


@pytest.mark.parametrize(
    "answer", ["quiero", "no-quiero", "a-las-flores-no", "con-flor me-achico", "con-ley quiero", "envido+3", "con-flor envido"]
)
def test_v_55_with_nothing_sung_nothing_is_answered(answer: str) -> None:
    assert mesa(*HANDS).refused(f"1 {answer}") == "V-6 no-hay-canto"


@pytest.mark.parametrize("canto", ["truco", "envido"])
def test_v_56_either_of_the_team_answers_and_the_first_binds(canto: str) -> None:
    for first, second in ((2, 4), (4, 2)):
        table = mesa(*FOUR).do(f"1 {canto}")
        assert actors(table.state) == (2, 4)
        table.do(f"{first} quiero")
        assert table.refused(f"{second} no-quiero") == "V-6 no-hay-canto"


def test_v_56_one_may_answer_without_cards() -> None:
    """Seat 2 is pegado: its cards lie on the table."""
    table = mesa("1e 7c 4c", "3c 2b 12e", "2o 6o 5b", "1o 6b 4e").do("1 1e", "2 12e", "3 5b", "4 4e")
    table.do("1 4c", "2 pegado 2b 3c", "3 truco")
    assert sees(table, 2).cards == []
    assert table.options(2) == table.options(4) == {"quiero", "no-quiero", "retruco", "vale-nueve", "vale-partida"}
    table.do("2 retruco", "1 quiero")
    assert table.state.worth == 6


def test_v_57_a_raise_passes_the_answer_on_without_turn_or_voz() -> None:
    table = mesa(*FOUR).do("1 4c", "2 truco", "1 retruco")
    assert table.asked == (2, 4)
    table.do("4 vale-nueve")
    assert table.asked == (1, 3)
    table.do("3 quiero")
    assert (table.turn, table.state.worth, sees(table, 0).raise_team) == (2, 9, 1)


def test_v_57_so_in_an_envido() -> None:
    table = mesa(*FOUR).do("1 envido", "4 envido", "3 envido+3")
    assert table.asked == (2, 4)
    assert sees(table, 0).pending[-1].wanted == 7


def test_v_58_the_envido_takes_nobodys_voz_of_truco() -> None:
    table = mesa(*HANDS).do("1 envido", "2 quiero")
    assert sees(table, 0).raise_team == 0
    table.do("1 4c", "2 truco", "1 quiero")
    assert table.state.worth == 3


def test_v_58_the_envido_stays_open_for_both_until_it_closes() -> None:
    table = mesa(*HANDS).do("1 4c")
    assert "envido" in table.options(2)
    table.do("2 envido", "1 no-quiero")
    assert "envido" not in table.options(2)


@pytest.mark.parametrize("lines", [("4 quiero",), ("2 retruco", "3 quiero"), ("4 envido", "1 quiero", "2 quiero")])
def test_v_59_the_turn_is_where_it_was(lines: tuple[str, ...]) -> None:
    table = mesa(*FOUR, mano=3).do("3 truco", *lines)
    assert table.turn == 3
