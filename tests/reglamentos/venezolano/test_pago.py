"""V-199 to V-206: what is paid, in which order, and where it stops."""

from __future__ import annotations

import pytest

from tests.reglamentos.venezolano.mesa import mesa, sees

FLORES = ("7e 5e 3e", "6c 4c 2c")
"""Flor of 35 in seat 1, of 32 in seat 2."""

FOUR = ("7e 5e 3e", "6c 4c 2c", "6b 5b 2b", "7c 4b 1o")
"""And of 33 in seat 3."""


def test_v_199_flor_envido_truco() -> None:
    table = mesa(*FLORES).do("1 truco", "2 con-flor quiero", "1 envido", "2 quiero", "1 3e", "2 retruco", "1 no-quiero")
    assert table.paid == [("flor", 2, 3), ("envido", 1, 2), ("truco", 2, 3)]


@pytest.mark.parametrize(
    ("scores", "paid", "winner"),
    [
        ((0, 0), [("flor", 2, 3), ("envido", 1, 2), ("truco", 2, 3)], 0),
        ((22, 18), [("flor", 2, 3), ("envido", 1, 2)], 1),
        ((22, 21), [("flor", 2, 3)], 2),
        ((21, 18), [("flor", 2, 3), ("envido", 1, 2), ("truco", 2, 3)], 2),
        ((21, 17), [("flor", 2, 3), ("envido", 1, 2), ("truco", 2, 3)], 0),
    ],
)
def test_v_200_at_the_target_it_stops(scores: tuple[int, int], paid: list[tuple[str, int, int]], winner: int) -> None:
    table = mesa(*FLORES, scores=scores)
    table.do("1 truco", "2 con-flor quiero", "1 envido", "2 quiero", "1 3e", "2 retruco", "1 no-quiero")
    assert table.paid == paid
    assert table.state.winner == winner
    assert table.state.phase == ("fin" if winner else "reparto")


def test_v_200_of_two_bets_the_second_is_not_paid() -> None:
    """Envido refused, and a contest: the first of them ends the match."""
    table = mesa("6c 4b 2o", "7e 5e 3e", "7b 6b 12b", "1c 1b 12e", scores=(23, 20)).do(
        "1 envido", "4 no-quiero", "1 6c", "2 3e flor"
    )
    table.do("3 flor-envida", "2 con-flor quiero", "3 truco", "4 no-quiero")
    assert table.paid == [("flor", 2, 3), ("envido", 1, 1)]
    assert table.state.winner == 1


@pytest.mark.parametrize("mano", [1, 2])
def test_v_201_of_flores_of_both_the_manos_first(mano: int) -> None:
    other = 3 - mano
    table = mesa(*FLORES, mano=mano, scores=(22, 22)).do(f"{mano} truco", f"{other} no-quiero")
    assert table.paid == [("flor", mano, 3)]
    assert table.state.winner == mano
    far = mesa(*FLORES, mano=mano).do(f"{mano} truco", f"{other} no-quiero")
    assert [team for concept, team, _ in far.paid if concept == "flor"] == [mano, other]


def test_v_201_one_payment_for_the_flores_of_a_team() -> None:
    table = mesa(*FOUR, scores=(20, 22)).do("1 truco", "2 no-quiero")
    assert table.paid == [("flor", 1, 6)]
    assert table.scores == (26, 22)


@pytest.mark.parametrize("answer", ["2 con-flor quiero", "2 con-flor me-achico"])
def test_v_202_after_a_contest_the_winners_first_and_then_a_receta(answer: str) -> None:
    """The mano's team has the receta of seat 3: yet it comes after the flor that won, or before, if it won itself."""
    hands = ("7e 5e 3e", "6c 4c 2c", "6b 5b 2b", "11o 10o 1o")
    table = mesa(*hands, mano=2).do("2 con-flor truco", "1 flor-envida", answer, "1 quiero", "2 2c", "3 retruco", "4 no-quiero")
    flores = [(team, points) for concept, team, points in table.paid if concept == "flor"]
    if "quiero" in answer:  # the receta counts 40 and wins for its team
        assert flores == [(2, 6)]
    else:
        assert flores == [(1, 6), (2, 3)]


def test_v_203_each_bet_in_the_order_in_which_it_was_settled() -> None:
    table = mesa("6c 4b 2o", "7e 5e 3e", "7b 6b 12b", "1c 1b 12e").do("1 envido", "4 envido", "3 no-quiero", "1 6c", "2 3e flor")
    table.do("3 flor-envida", "2 con-flor envido", "1 con-flor me-achico", "3 truco", "4 no-quiero")
    assert table.paid == [("flor", 2, 3), ("envido", 2, 2), ("envido", 2, 2), ("truco", 1, 1)]
    assert [payment.why for payment in sees(table, 0).receipt[1:3]] == ["envido-no-querido", "concurso-no-querido"]
    assert [payment.chain for payment in sees(table, 0).receipt[1:3]] == [
        ["envido", "envido"],
        ["flor-envida", "con-flor envido"],
    ]


def test_v_203_nothing_is_written_where_nothing_is_due() -> None:
    table = mesa("1e 1b 4c", "3c 2b 12e").do("1 1e", "2 12e", "1 1b", "2 2b")
    assert table.paid == [("truco", 1, 1)]


def test_v_205_a_ley_refused_and_a_contest_are_both_paid_before_the_flores() -> None:
    table = mesa("6c 4b 2o", "7e 5e 3e", "7b 6b 12b", "1c 1b 12e").do("1 a-ley envido", "4 no-quiero", "1 6c", "2 3e flor")
    table.do("3 flor-envida", "2 con-flor quiero", "3 truco", "4 no-quiero")
    assert table.paid == [("envido", 1, 1), ("envido", 2, 2), ("flor", 2, 3), ("truco", 1, 1)]


@pytest.mark.parametrize(
    ("scores", "winner", "paid"), [((21, 5), 1, ["flor"]), ((10, 22), 2, ["flor", "envido"]), ((10, 5), 2, None)]
)
def test_v_206_vale_partida_only_decides_what_is_left_open(scores: tuple[int, int], winner: int, paid: list[str] | None) -> None:
    """Seat 1 has a flor, seat 2 the better envido and the hand."""
    hand = mesa("7e 5e 3e", "11o 7c 1b", scores=scores).do("1 truco", "2 envido", "1 quiero", "2 vale-partida", "1 quiero")
    hand.do("1 7e", "2 11o", "2 1b", "1 3e")
    assert [concept for concept, _, _ in hand.paid] == (paid or ["flor", "envido", "truco"])
    assert hand.state.winner == winner
    assert hand.scores[winner - 1] == 24
