"""V-119 to V-129: the bet on flores."""

from __future__ import annotations

import pytest

from tests.playing import Table
from tests.reglamentos.venezolano.mesa import flor, mesa, sees

TWO = ("7e 5e 3e", "6c 4c 2c")
"""Flor of 35 in seat 1, of 32 in seat 2."""

FOUR = ("7e 5e 3e", "6c 4c 2c", "6b 5b 2b", "7c 4b 1o")
"""And of 33 in seat 3; none in seat 4."""

BOTH = pytest.mark.parametrize("derecho", [False, True])


def contest(*hands: str, derecho: bool = True, target: int = 24, scores: tuple[int, int] = (0, 0)) -> Table:
    """Seat 1, the mano, has sung truco with its flor, and seat 2 bets on flores."""
    return mesa(*hands, derecho=derecho, target=target, scores=scores).do("1 con-flor truco", "2 flor-envida")


@pytest.mark.parametrize(
    ("hands", "lines", "seat", "may"),
    [
        (TWO, (), 1, False),  # nothing is declared
        (TWO, ("1 7e flor",), 2, True),
        (TWO, ("1 7e a-ley",), 2, False),  # «a ley» declares nothing
        (TWO, ("1 7e",), 2, False),
        (TWO, ("1 con-flor truco",), 2, True),  # interrupting
        (TWO, ("1 con-flor truco", "2 con-flor quiero"), 1, True),
        (TWO, ("1 con-flor truco", "2 con-flor retruco"), 1, True),
        (TWO, ("1 con-flor truco", "2 con-flor quiero", "1 7e flor"), 2, True),
        (("7e 5e 3e", "6c 4c 2b"), ("1 con-flor truco",), 2, False),  # no flor of its own
        (("7e 5e 3e", "6c 4c 2b"), ("1 con-flor truco", "2 quiero"), 1, False),  # no rival has one
        (("7e 5e 3e", "11o 10o 2b"), ("1 con-flor truco",), 2, True),  # a receta may sing it
        (("7e 5e 3e", "11o 10o 2b"), ("1 con-flor truco", "2 quiero"), 1, True),  # and be challenged
        (("7e 5e 3b", "11o 10o 2b"), ("1 truco",), 2, False),  # but is never declared
        (FOUR, ("1 7e flor", "2 6c flor"), 3, True),
        (FOUR, ("1 7e", "2 6c flor"), 3, True),
        (FOUR, ("1 7e flor", "2 truco"), 1, False),  # it has played
        (FOUR, ("1 7e flor", "2 con-flor truco"), 3, True),
        (FOUR, ("1 con-flor truco", "4 envido", "1 con-flor no-quiero"), 2, True),
        (FOUR, ("1 con-flor truco", "4 envido", "1 con-flor quiero"), 2, False),
    ],
)
def test_v_119_v_124_who_may_bet_on_its_flor(hands: tuple[str, ...], lines: tuple[str, ...], seat: int, may: bool) -> None:
    """Without flor por derecho, so that nothing burns."""
    table = mesa(*hands).do(*lines)
    assert table.may(f"{seat} flor-envida") == may
    assert ("flor-envida" in table.options(seat)) == may


def test_v_119_a_declared_flor_that_is_lost_does_not_serve() -> None:
    """Seat 1 declared and then burned its own; seats 2 and 3 have theirs, undeclared."""
    table = mesa(*FOUR, derecho=True).do("1 con-flor truco", "4 retruco", "1 quiero", "1 7e")
    assert flor(table, 1) == "quemada"
    assert table.refused("2 flor-envida") == "V-119 concurso-no"


def test_v_119_once_closed_it_stays_so() -> None:
    table = contest(*FOUR).do("3 con-flor quiero", "2 con-flor quiero", "1 7e flor", "2 6c flor")
    assert table.refused("3 flor-envida") == "V-119 concurso-no"


def test_v_120_the_bets_and_limits_of_the_envido() -> None:
    table = contest(*TWO, target=12)
    assert (table.stakes(1)["quiero"], table.stakes(1)["con-flor me-achico"]) == (2, 1)
    table.do("1 con-flor envido")
    assert (table.stakes(2)["quiero"], table.stakes(2)["con-flor me-achico"]) == (4, 2)
    table.do("2 con-flor envido+5")
    assert (table.stakes(1)["con-flor quiero"], table.stakes(1)["con-flor me-achico"]) == (9, 4)
    assert table.refused("1 con-flor envido+4") == "V-69 pasa-el-objetivo"
    table.do("1 con-flor la-falta")
    assert table.options(2) == {"quiero", "con-flor quiero", "con-flor me-achico"}
    assert table.refused("2 con-flor envido") == "V-73 falta-cierra"


@BOTH
@pytest.mark.parametrize("answer", ["quiero", "envido", "envido+3", "la-falta"])
def test_v_121_the_plain_word_burns_and_the_other_keeps(derecho: bool, answer: str) -> None:
    table = contest(*TWO, derecho=derecho).do(f"1 con-flor {answer}")
    assert flor(table, 1) == "valida"
    table = contest(*TWO, derecho=derecho).do(f"1 {answer}")
    assert flor(table, 1) == ("quemada" if derecho else "valida")


def test_v_121_v_126_after_a_plain_quiero_the_rest_decides() -> None:
    table = contest(*TWO).do("1 quiero", "2 con-flor no-quiero")
    assert table.paid == [("flor", 2, 3), ("envido", 2, 2), ("truco", 1, 1)]
    four = contest(*FOUR).do("1 quiero", "2 con-flor no-quiero")  # seat 3 has 33 against 32
    assert four.paid == [("flor", 1, 3), ("envido", 1, 2), ("truco", 1, 1)]


def test_v_122_either_answers_with_or_without_flor() -> None:
    table = mesa(*FOUR, derecho=True).do("1 7e a-ley", "2 6c flor", "3 flor-envida")
    assert table.asked == (2, 4)
    assert table.options(4) >= {"quiero", "envido", "con-flor me-achico"}
    assert table.refused("4 con-flor quiero") == "V-102 sin-flor"
    assert "con-flor quiero" in table.options(2)
    table.do("4 quiero")
    assert flor(table, 2) == "valida"


def test_v_122_a_receta_says_con_flor() -> None:
    table = mesa("11o 10o 2b", "6c 4c 2c", derecho=True, mano=2).do("2 con-flor truco", "1 flor-envida", "2 con-flor envido")
    assert "con-flor quiero" in table.options(1)


@BOTH
def test_v_123_me_achico_voids_the_whole_team(derecho: bool) -> None:
    """Seat 3 says it; seats 1 and 3 lose theirs."""
    table = contest(*FOUR, derecho=derecho)
    assert table.refused("3 no-quiero") == "V-123 no-quiero-es-me-achico"
    assert table.refused("3 con-flor no-quiero") == "V-123 no-quiero-es-me-achico"
    table.do("3 con-flor me-achico")
    assert [flor(table, seat) for seat in (1, 2, 3)] == ["nula", "valida", "nula"]
    table.do("2 con-flor no-quiero")
    assert table.paid == [("flor", 2, 3), ("envido", 2, 1), ("truco", 1, 1)]
    assert ("concurso-no-querido", "V-127") in table.why


def test_v_123_after_a_raise_the_bet_before_it() -> None:
    table = contest(*TWO).do("1 con-flor envido+6", "2 con-flor me-achico")
    assert (flor(table, 1), flor(table, 2)) == ("valida", "nula")
    assert [(bet.kind, bet.points, bet.team) for bet in sees(table, 0).agreed] == [("concurso", 2, 1)]


def test_v_124_over_the_very_truco_that_declared_it() -> None:
    assert [pending.kind for pending in sees(contest(*TWO), 0).pending] == ["truco", "envido"]
    later = mesa(*TWO, derecho=True).do("1 con-flor truco", "2 con-flor retruco", "1 con-flor quiero", "1 7e flor")
    assert later.may("2 flor-envida")


@pytest.mark.parametrize(
    ("hands", "winner", "numbers"),
    [
        (TWO, 1, [(1, 35), (2, 32)]),
        (("7e 5e 3e", "7c 5c 4c"), 2, [(1, 35), (2, 36)]),
        (("7e 5e 3e", "7c 5c 3c"), 1, [(1, 35), (2, 35)]),  # a tie is the mano's
        (FOUR, 1, [(1, 35), (2, 32)]),
        (("4e 5e 3e", "6c 4c 3c", "7b 5b 2b", "1c 1b 1o"), 1, [(3, 34), (2, 33)]),
        (("7e 6e 5e", "11o 7c 6c", "1b 1c 2o", "3o 4b 12b"), 2, [(1, 38), (2, 43)]),
    ],
)
def test_v_125_the_best_flor_wins_the_bet_and_the_others_are_void(
    hands: tuple[str, ...], winner: int, numbers: list[tuple[int, int]]
) -> None:
    table = contest(*hands).do("1 con-flor quiero", "2 con-flor no-quiero")
    assert [(said.seat, said.number) for said in sees(table, 0).declared] == numbers
    flores = sum(flor(table, seat) == "valida" for seat in (winner, *([winner + 2] if len(hands) == 4 else [])))
    assert table.paid == [("flor", winner, 3 * flores), ("envido", winner, 2), ("truco", 1, 1)]
    assert flor(table, 3 - winner) == "nula"


def test_v_125_a_tie_goes_by_the_order_from_the_mano() -> None:
    table = mesa("7c 5c 3c", "7e 5e 3e", mano=2).do(
        "2 con-flor truco", "1 flor-envida", "2 con-flor quiero", "1 con-flor no-quiero"
    )
    assert table.paid == [("flor", 2, 3), ("envido", 2, 2), ("truco", 2, 1)]


def test_v_126_if_a_flor_burns_the_best_that_is_left_counts() -> None:
    """Seat 1's 35 burns with its card: seat 3's 33 stands against 32."""
    table = contest(*FOUR).do("1 con-flor quiero", "2 con-flor quiero", "1 7e", "2 con-flor retruco", "3 con-flor no-quiero")
    assert [(said.seat, said.number) for said in sees(table, 0).declared] == [(3, 33), (2, 32)]


def test_v_126_if_one_team_has_none_left_the_other_wins() -> None:
    table = contest(*TWO).do("1 con-flor quiero", "2 con-flor quiero", "1 7e", "2 con-flor retruco", "1 no-quiero")
    assert table.paid == [("flor", 2, 3), ("envido", 2, 2), ("truco", 2, 3)]
    assert [(said.seat, said.number) for said in sees(table, 0).declared] == [(2, 32)]


def test_v_126_if_nobody_has_one_left_nothing_is_paid() -> None:
    table = contest(*TWO).do("1 con-flor quiero", "2 con-flor quiero", "1 7e", "2 retruco", "1 no-quiero")
    assert table.paid == [("truco", 2, 3)]
    assert sees(table, 0).declared == []


def test_v_127_refused_it_pays_one_besides_the_flores_and_even_if_they_burn() -> None:
    kept = contest(*TWO).do("1 con-flor me-achico", "2 con-flor no-quiero")
    assert kept.paid == [("flor", 2, 3), ("envido", 2, 1), ("truco", 1, 1)]
    burned = contest(*TWO).do("1 con-flor me-achico", "2 no-quiero")
    assert burned.paid == [("envido", 2, 1), ("truco", 1, 1)]
    assert flor(burned, 2) == "quemada"


@pytest.mark.parametrize(
    "lines",
    [
        ("1 con-flor me-achico", "2 con-flor no-quiero"),
        ("1 tiempo", "2 con-flor no-quiero"),
    ],
)
def test_v_128_a_receta_keeps_its_three(lines: tuple[str, ...]) -> None:
    """Seat 3 has the receta; seat 1's flor is void."""
    table = contest("7e 5e 3e", "6c 4c 2c", "11o 10o 2b", "7c 4b 1o").do(*lines)
    assert (flor(table, 1), flor(table, 3)) == ("nula", "receta")
    assert table.paid == [("flor", 2, 3), ("flor", 1, 3), ("envido", 2, 1), ("truco", 1, 1)]


def test_v_129_the_contest_is_settled_before_flores_are_paid() -> None:
    """At 21 to 21 seat 1's flor would win it the match first; but it lost the contest."""
    table = contest("7e 5e 3e", "7c 5c 4c", scores=(21, 21)).do("1 con-flor quiero", "2 con-flor no-quiero")
    assert table.paid == [("flor", 2, 3)]
    assert table.state.winner == 2
