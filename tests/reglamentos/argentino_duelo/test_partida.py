"""D-1 to D-9: the match, the target, piedra, papel o tijera, whose mano."""

from __future__ import annotations

import pytest

from quiero.engine import act, apply, reglamento, start
from quiero.engine.cards import cards
from tests.playing import Table


def test_d_1_two_players() -> None:
    rules = reglamento("argentino-duelo")
    assert rules.seats == (2,)
    with pytest.raises(ValueError, match="not played by 4"):
        start(rules, 30, 4)
    assert Table("1e 7o 4c", "3c 2b 12o").refused("3 truco") == "D-1 asiento-inexistente"


def test_d_2_the_target_is_15_or_30() -> None:
    rules = reglamento("argentino-duelo")
    assert rules.targets == (15, 30)
    with pytest.raises(ValueError, match="to 12"):
        start(rules, 12, 2)


def test_d_3_who_reaches_the_target_wins_at_that_instant() -> None:
    table = Table("7e 6e 4c", "5b 4b 12o", target=15, scores=(13, 13)).do("1 truco", "2 envido", "1 quiero", "2 tengo")
    assert table.state.winner == 1
    assert table.state.phase == "fin"
    assert table.paid == [("envido", 1, 2)], "the pending truco is not answered nor paid"
    assert table.refused("2 quiero") == "D-3 partida-terminada"


def test_d_4_points_are_added_in_full() -> None:
    table = Table("1e 7o 4c", "3c 2b 12o", target=15, scores=(14, 14))
    table.do("1 truco", "2 retruco", "1 quiero", "1 1e", "2 12o", "1 7o", "2 3c")
    assert table.scores == (17, 14)
    assert table.state.winner == 1


def test_d_5_both_pick_in_secret_and_a_pick_cannot_be_changed() -> None:
    table = Table(mano=0).do("1 piedra")
    assert table.refused("1 papel") == "D-5 ya-elegiste"
    assert table.refused("2 truco") == "D-5 primero-el-sorteo"
    assert table.events == [], "the first pick tells nothing to anybody"
    table.do("2 papel")
    assert table.state.throws == (("piedra", "papel"),)


@pytest.mark.parametrize(
    ("one", "two", "mano"),
    [
        ("piedra", "tijera", 1),
        ("tijera", "papel", 1),
        ("papel", "piedra", 1),
        ("tijera", "piedra", 2),
        ("papel", "tijera", 2),
        ("piedra", "papel", 2),
    ],
)
def test_d_6_the_winner_of_the_throw_is_mano(one: str, two: str, mano: int) -> None:
    table = Table(mano=0).do(f"1 {one}", f"2 {two}").deal("1e 7o 4c", "3c 2b 12o")
    assert table.turn == mano
    assert table.refused("1 piedra") == "D-5 sorteo-terminado"


@pytest.mark.parametrize(
    ("lines", "throws"),
    [
        (("1 papel", "2 piedra"), ["papel piedra"]),
        (("2 papel", "1 papel", "2 tijera", "1 piedra"), ["papel papel", "piedra tijera"]),
        (("2 papel", "1 tiempo"), ["- papel"]),
        (("1 tiempo 2",), ["- -"]),
    ],
)
def test_d_6_d_7_d_8_both_are_told_each_throw_once_it_is_complete(lines: tuple[str, ...], throws: list[str]) -> None:
    table = Table(mano=0).do(*lines)
    assert [event.word for event in table.events if event.kind == "throw"] == throws
    assert [" ".join(pick or "-" for pick in picks) for picks in table.state.throws] == throws


def test_d_7_equal_picks_are_thrown_again() -> None:
    table = Table(mano=0).do("2 papel", "1 papel")
    assert table.state.phase == "sorteo"
    assert table.asked == (1, 2)
    table.do("1 piedra", "2 piedra", "2 tijera", "1 piedra")
    assert table.state.mano == 1


def test_d_8_who_did_not_pick_loses_and_nobody_picking_is_drawn() -> None:
    assert Table(mano=0).do("1 papel", "2 tiempo").state.mano == 1
    assert Table(mano=0).do("2 papel", "1 tiempo").state.mano == 2
    assert Table(mano=0).do("1 tiempo 2").state.mano == 2
    table = Table(mano=0)
    assert table.refused("1 tiempo") == "D-66 no-corre-reloj", "the server must say whom it drew"
    assert table.refused("1 tiempo 3") == "D-66 no-corre-reloj"
    table.do("1 papel")
    assert table.refused("1 tiempo") == "D-66 no-corre-reloj", "who has picked has no clock"
    assert table.refused("2 tiempo 1") == "D-66 no-corre-reloj", "nothing is drawn when one has picked"


def test_d_9_the_mano_alternates_whoever_won() -> None:
    table = Table("1e 7o 4c", "3c 2b 12o", mano=1).do("1 1e", "2 mazo")
    assert table.state.mano == 2
    table.deal("1e 7o 4c", "3c 2b 12o").do("2 3c", "1 mazo")
    assert table.state.mano == 1
    assert table.scores == (1, 1)


def test_d_13_three_different_cards_each() -> None:
    table = Table(mano=1)
    with pytest.raises(ValueError, match="three cards"):
        table.deal("1e 7o", "3c 2b 12o")
    with pytest.raises(ValueError, match="different cards"):
        table.deal("1e 7o 4c", "1e 2b 12o")
    table.deal("1e 7o 4c", "3c 2b 12o")
    assert table.state.held_by(2) == cards("3c 2b 12o")


def test_d_79_no_hand_is_dealt_before_its_time() -> None:
    table = Table("1e 7o 4c", "3c 2b 12o")
    with pytest.raises(Exception, match="no-es-reparto"):
        table.deal("1e 7o 4c", "3c 2b 12o")
    table.do("1 1e", "2 mazo")
    assert table.state.phase == "reparto"
    assert table.asked == ()
    assert table.refused("1 truco") == "D-79 entre-manos"


def test_an_act_is_one_object() -> None:
    assert act(1, "truco") is act(1, "truco")
    state = start(reglamento("argentino-duelo"), 15, 2)
    after, _ = apply(state, act(1, "piedra"))
    assert state.steps != after.steps, "the state that was given stays as it was"
