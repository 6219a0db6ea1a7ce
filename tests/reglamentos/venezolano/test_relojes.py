"""V-182 to V-190: what the rules do when a time runs out, and when somebody leaves. How long it runs is the live table's."""

from __future__ import annotations

import pytest

from quiero.engine import reglamento
from tests.reglamentos.venezolano.mesa import flor, lying, mesa, sees, told, vueltas

HANDS = ("1e 7e 4c", "12e 3b 6b")
FOUR = ("1e 7e 4c", "12e 3b 6b", "5e 2b 11b", "4e 7c 10b")
FLORES = ("7e 5e 3e", "6c 4c 2c", "6b 5b 2b", "7c 4b 1o")
"""Flor in seats 1, 2 and 3."""


def test_the_reglamento_says_thirty_seconds() -> None:
    assert reglamento("venezolano").seconds == 30


@pytest.mark.parametrize("card", ["1e", "7e", "4c"])
def test_v_182_in_the_first_vuelta_a_card_is_played_face_up(card: str) -> None:
    table = mesa(*HANDS).do(f"1 tiempo {card}")
    assert lying(table, 2) == [card]
    table.do("2 tiempo 12e")
    assert vueltas(table) == [(1, {"1e": 1, "7e": 1, "4c": 2}[card])]
    assert "burn" not in {event.kind for event in table.events}


def test_v_183_later_one_burns_face_down() -> None:
    table = mesa(*HANDS).do("1 1e", "2 12e", "1 tiempo 7e")
    assert lying(table, 1) == ["1e", "12e", "7e*"]
    assert lying(table, 2) == lying(table, 0) == ["1e", "12e", "?*"]
    assert "7e" not in told(table, 2)
    assert (table.turn, sees(table, 0).held) == (2, [1, 2])
    table.do("2 6b", "2 tiempo 3b", "1 4c")
    assert vueltas(table) == [(1, 1), (2, 2), (3, 1)]
    assert lying(table, 1).count("?*") == 1
    assert "7e" not in str(sees(table, 2)) + str(sees(table, 0))


def test_v_183_it_uses_up_the_turn_of_one_vuelta() -> None:
    table = mesa(*FOUR).do("1 1e", "2 12e", "3 5e", "4 4e", "1 4c", "2 tiempo 3b")
    assert table.turn == 3
    table.do("3 2b", "4 7c")
    assert vueltas(table) == [(1, 1), (2, 3)]


@pytest.mark.parametrize("line", ["1 tiempo", "1 tiempo 12e", "2 tiempo 12e", "1 tiempo 1e 7e", "1 tiempo 7e 7e", "1 tiempo 5"])
def test_v_182_the_clock_that_runs_is_that_of_the_turn_and_names_one_card(line: str) -> None:
    assert mesa(*HANDS).refused(line) == "V-177 no-corre-reloj"


def test_v_183_two_cards_burn_only_where_two_are_due() -> None:
    table = mesa(*HANDS).do("1 1e", "2 12e")
    assert table.refused("1 tiempo 7e 4c") == "V-177 no-corre-reloj"
    assert table.refused("1 tiempo 7e 7e") == "V-177 no-corre-reloj"


@pytest.mark.parametrize(
    ("lines", "answer", "paid"),
    [
        (("1 truco",), "no-quiero", [("truco", 1, 1)]),
        (("1 truco", "2 vale-nueve"), "no-quiero", [("truco", 2, 3)]),
    ],
)
def test_v_185_silence_to_a_truco_is_no_quiero(lines: tuple[str, ...], answer: str, paid: list[tuple[str, int, int]]) -> None:
    table = mesa(*HANDS).do(*lines)
    seat = table.asked[0]
    table.do(f"{seat} tiempo")
    assert table.paid == paid
    assert told(table, 0)[-3 - len(paid) :].count(answer) == 1


@pytest.mark.parametrize(
    ("lines", "points"),
    [
        (("1 envido",), 1),
        (("1 envido", "2 envido+3"), 2),
        (("1 la-falta",), 1),
        (("1 a-ley envido",), 1),
        (("1 a-ley envido", "2 con-ley envido"), 2),
    ],
)
def test_v_185_so_to_an_envido_and_one_of_ley(lines: tuple[str, ...], points: int) -> None:
    table = mesa(*HANDS).do(*lines)
    (seat,) = table.asked
    table.do(f"{seat} tiempo")
    assert [(bet.points, bet.wanted, bet.team) for bet in sees(table, 0).agreed] == [(points, False, 3 - seat)]
    assert table.turn == 1
    assert table.refused(f"{seat} tiempo") == "V-177 no-corre-reloj"


def test_v_185_any_member_of_the_team_stands_for_it() -> None:
    for seat in (2, 4):
        table = mesa(*FOUR).do("1 truco")
        assert table.refused("3 tiempo") == "V-177 no-corre-reloj"
        assert table.do(f"{seat} tiempo").paid == [("truco", 1, 1)]


@pytest.mark.parametrize("line", ["1 tiempo", "3 tiempo", "2 tiempo 3b", "2 tiempo 7"])
@pytest.mark.parametrize("canto", ["1 truco", "1 envido", "1 a-ley envido"])
def test_v_177_the_clock_that_runs_is_that_of_who_must_answer(canto: str, line: str) -> None:
    assert mesa(*FOUR).do(canto).refused(line) == "V-177 no-corre-reloj"


def test_v_185_over_a_truco_that_waits_only_the_envido_is_refused() -> None:
    table = mesa(*FOUR).do("1 truco", "4 envido", "3 tiempo")
    assert table.asked == (2, 4)
    table.do("2 tiempo")
    assert table.paid == [("envido", 2, 1), ("truco", 1, 1)]


@pytest.mark.parametrize("lines", [("4 truco",), ("4 envido",), ("4 a-ley envido",), ("4 truco", "3 a-ley envido", "4 tiempo")])
def test_v_186_such_a_silence_burns_no_flor(lines: tuple[str, ...]) -> None:
    table = mesa(*FLORES, derecho=True, mano=4).do(*lines, "3 tiempo")
    assert [flor(table, seat) for seat in (1, 2, 3)] == ["valida"] * 3


def test_v_187_in_a_contest_it_voids_the_flores_of_both_partners() -> None:
    table = mesa(*FLORES, derecho=True).do("1 con-flor truco", "2 flor-envida", "3 tiempo")
    assert [flor(table, seat) for seat in (1, 2, 3)] == ["nula", "valida", "nula"]
    assert [(bet.kind, bet.points, bet.team) for bet in sees(table, 0).agreed] == [("concurso", 1, 2)]
    assert "con-flor me-achico" in told(table, 4)
    table.do("4 tiempo")
    assert table.paid == [("flor", 2, 3), ("envido", 2, 1), ("truco", 1, 1)]


def test_v_187_not_a_receta() -> None:
    table = mesa("7e 5e 3e", "6c 4c 2c", "11o 10o 2b", "7c 4b 1o", derecho=True).do(
        "1 con-flor truco", "2 flor-envida", "1 tiempo"
    )
    assert [flor(table, seat) for seat in (1, 3)] == ["nula", "receta"]


@pytest.mark.parametrize(
    "lines", [(), ("1 truco",), ("1 envido", "2 quiero"), ("1 envido", "2 quiero", "1 4c", "2 truco", "1 retruco")]
)
@pytest.mark.parametrize("seat", [1, 2, 3, 4])
@pytest.mark.parametrize("how", ["rendirse", "abandono"])
def test_v_190_who_leaves_loses_for_the_team_and_nothing_more_is_paid(lines: tuple[str, ...], seat: int, how: str) -> None:
    table = mesa(*FOUR, scores=(7, 9)).do(*lines, f"{seat} {how}")
    assert table.state.winner == (2 if seat % 2 else 1)
    assert (table.paid, table.scores) == ([], (7, 9))
    assert sees(table, 0).ended_by == how
    assert table.refused(f"{seat} rendirse") == "V-11 partida-terminada"
