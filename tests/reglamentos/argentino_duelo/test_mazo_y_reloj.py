"""D-60 to D-70: al mazo, rendirse, and what a clock does that ran out."""

from __future__ import annotations

import pytest

from quiero.engine import act, free_acts, reglamento
from tests.playing import Table

HANDS = ("1e 7o 4c", "3c 2b 12o")


@pytest.mark.parametrize(
    ("cantos", "points"),
    [
        ([], 1),
        (["1 truco", "2 quiero"], 2),
        (["1 truco", "2 retruco", "1 quiero"], 3),
        (["1 truco", "2 retruco", "1 vale-cuatro", "2 quiero"], 4),
    ],
)
def test_d_60_mazo_gives_the_hand_at_its_value(cantos: list[str], points: int) -> None:
    """A fault met elsewhere: folding always paid 2."""
    table = Table(*HANDS).do(*cantos, "1 4c")
    assert table.stakes(2)["mazo"] == points
    assert table.do("2 mazo").paid == [("truco", 1, points)]
    assert table.why == [("mazo", "D-60")]


def test_d_60_what_was_paid_stays() -> None:
    table = Table(*HANDS).do("1 envido", "2 no-quiero", "1 mazo")
    assert table.paid == [("envido", 1, 1), ("truco", 2, 1)]


def test_d_61_no_mazo_with_a_canto_to_answer() -> None:
    assert Table(*HANDS).do("1 truco").refused("2 mazo") == "D-61 mazo-con-canto"
    assert Table(*HANDS).do("1 envido").refused("2 mazo") == "D-61 mazo-con-canto"


def test_d_62_a_mano_that_has_done_nothing_cannot_fold() -> None:
    table = Table(*HANDS)
    assert table.refused("1 mazo") == "D-62 mazo-sin-actuar"
    assert Table(*HANDS).do("1 4c").may("2 mazo"), "the pie has no such limit"
    assert Table(*HANDS).do("1 envido", "2 no-quiero").may("1 mazo")
    assert Table(*HANDS).do("1 truco", "2 quiero").may("1 mazo")
    assert Table("7c 6c 4c", HANDS[1]).do("1 flor").may("1 mazo")


def test_d_63_only_on_ones_card_turn_and_never_an_extra_point() -> None:
    table = Table(*HANDS).do("1 4c")
    assert table.refused("1 mazo") == "D-63 mazo-fuera-de-turno"
    table.do("2 truco")
    assert table.refused("2 mazo") == "D-63 mazo-fuera-de-turno"


@pytest.mark.parametrize("moment", [[], ["1 4c"], ["1 truco"], ["1 envido", "2 quiero"]])
@pytest.mark.parametrize("seat", [1, 2])
def test_d_64_rendirse_gives_the_match_at_any_moment(moment: list[str], seat: int) -> None:
    table = Table(*HANDS, scores=(3, 28)).do(*moment)
    assert act(seat, "rendirse") in free_acts(table.state, seat)
    table.do(f"{seat} rendirse")
    assert table.state.winner == 3 - seat
    assert table.state.ended_by == "rendirse"
    assert [(event.kind, event.seat, event.word) for event in table.events[-2:]] == [
        ("say", seat, "rendirse"),
        ("match", 0, "rendirse"),
    ]
    assert table.scores == (3, 28)
    assert free_acts(table.state, seat) == ()
    assert table.refused(f"{seat} rendirse") == "D-3 partida-terminada"


def test_d_65_also_during_the_sorteo_and_between_hands() -> None:
    assert Table(mano=0).do("1 piedra", "1 rendirse").state.winner == 2
    assert Table(*HANDS).do("1 4c", "2 mazo", "2 rendirse").state.winner == 1


def test_the_absent_lose_as_if_they_had_left() -> None:
    table = Table(*HANDS).do("2 abandono")
    assert (table.state.winner, table.state.ended_by) == (1, "abandono")


def test_d_66_each_decision_is_a_new_one_with_fifteen_seconds() -> None:
    assert reglamento("argentino-duelo").seconds == 15
    table = Table(*HANDS)
    decisions = [table.state.decision]
    for line in ("1 truco", "2 envido", "1 no-quiero", "2 quiero", "1 4c", "2 12o", "2 3c"):
        decisions.append(table.do(line).state.decision)
        if line == "2 12o":
            break
    assert decisions == list(range(decisions[0], decisions[0] + len(decisions)))


def test_a_throw_is_one_decision_for_both_seats() -> None:
    table = Table(mano=0)
    before = table.state.decision
    assert table.do("2 papel").state.decision == before
    assert table.do("1 papel").state.decision == before + 1


@pytest.mark.parametrize(
    ("cantos", "paid"),
    [
        (["1 truco", "2 tiempo"], [("truco", 1, 1)]),
        (["1 truco", "2 retruco", "1 tiempo"], [("truco", 2, 2)]),
        (["1 envido", "2 tiempo"], [("envido", 1, 1)]),
        (["1 envido", "2 real-envido", "1 tiempo"], [("envido", 2, 2)]),
    ],
)
def test_d_67_an_idle_canto_is_no_quiero(cantos: list[str], paid: list[tuple[str, int, int]]) -> None:
    assert Table(*HANDS).do(*cantos).paid == paid


@pytest.mark.parametrize(
    ("cantos", "paid"),
    [
        (["1 flor", "2 tiempo"], [("flor", 1, 3)]),
        (["1 flor", "2 contraflor", "1 tiempo"], [("flor", 2, 3)]),
        (["1 flor", "2 contraflor-al-resto", "1 tiempo"], [("flor", 2, 3)]),
        (["1 flor", "2 contraflor", "1 contraflor-al-resto", "2 tiempo"], [("flor", 1, 6)]),
    ],
)
def test_d_68_an_idle_flor_keeps_the_previous_stake(cantos: list[str], paid: list[tuple[str, int, int]]) -> None:
    assert Table("7c 6c 4c", "7e 4e 1e").do(*cantos).paid == paid


def test_d_69_an_idle_card_turn_is_mazo_where_it_is_legal() -> None:
    assert Table(*HANDS).do("1 1e", "2 tiempo").paid == [("truco", 1, 1)]
    assert Table(*HANDS).do("1 truco", "2 quiero", "1 tiempo").paid == [("truco", 2, 2)]


def test_d_69_a_mano_that_has_not_acted_plays_its_weakest_card() -> None:
    table = Table("1e 4c 4b", "3c 2b 12o").do("1 tiempo")
    assert [play.word for play in table.state.plays] == ["4c"], "of equal ones, that dealt first"
    assert table.turn == 2


def test_d_70_an_idle_declaration_is_son_buenas() -> None:
    table = Table("5b 4b 12o", "7e 6e 4c").do("1 envido", "2 quiero", "2 tiempo")
    assert table.paid == [("envido", 1, 2)]
    assert table.state.said[-1].number == -1


def test_a_clock_that_is_not_running_cannot_run_out() -> None:
    table = Table(*HANDS)
    assert table.refused("2 tiempo") == "D-66 no-corre-reloj"
    assert table.refused("1 tiempo 4c") == "D-66 no-corre-reloj", "the rules choose the card"
    table.do("1 truco")
    assert table.refused("1 tiempo") == "D-66 no-corre-reloj"
    table.do("2 no-quiero")
    assert table.refused("1 tiempo") == "D-66 no-corre-reloj"
