"""V-1 to V-16: what is played, by whom, to how many piedras."""

from __future__ import annotations

import pytest

from quiero.engine import reglamento, start
from tests.playing import snapshot
from tests.reglamentos.venezolano.mesa import mesa, sees, vueltas

HANDS = ("1e 7c 4c", "3c 2b 12e")
FOUR = ("1e 7c 4c", "3c 2b 12e", "2o 6o 5b", "1o 6b 4e")


@pytest.mark.parametrize("word", ["mazo", "real-envido", "falta-envido", "flor", "contraflor", "vale-cuatro", "tengo", "piedra"])
def test_v_1_what_no_article_has_is_not_played(word: str) -> None:
    assert mesa(*HANDS).refused(f"1 {word}") == "V-1 otro-reglamento"


def test_v_1_nobody_is_shown_a_mazo_that_there_is_not() -> None:
    assert sees(mesa(*HANDS), 1).disabled == []


def test_v_2_a_card_is_a_number_and_a_palo() -> None:
    assert sees(mesa(*HANDS), 1).cards == ["1e", "7c", "4c"]


def test_v_3_v_15_play_goes_to_the_next_seat() -> None:
    table = mesa(*FOUR, mano=3)
    turns = []
    for line in ("3 6o", "4 4e", "1 1e", "2 12e"):
        turns.append(table.turn)
        table.do(line)
    assert turns == [3, 4, 1, 2]


def test_v_3_with_two_the_rival_is_on_both_sides() -> None:
    assert mesa(*HANDS, mano=2).do("2 12e", "1 1e").turn == 1


def test_v_4_the_order_from_the_mano_stays_when_another_leads() -> None:
    """Seat 3 leads the second. Seats 2 and 3 have 33 of envido, and it is still 2 that comes first."""
    table = mesa("4c 5e 6b", "7c 6c 2b", "1e 7e 6e", "1b 2e 12o", mano=2).do("2 envido", "3 quiero")
    table.do("2 2b", "3 1e", "4 12o", "1 5e")
    assert table.turn == 3
    table.do("3 truco", "2 no-quiero")
    assert table.paid == [("flor", 1, 3), ("envido", 2, 2), ("truco", 1, 1)]


@pytest.mark.parametrize(("seats", "rivals"), [(2, {1: (2,), 2: (1,)}), (4, {1: (2, 4), 2: (1, 3), 3: (2, 4), 4: (1, 3)})])
def test_v_5_v_10_the_teams_alternate(seats: int, rivals: dict[int, tuple[int, ...]]) -> None:
    table = mesa(*FOUR[:seats])
    assert {seat: table.state.rivals(seat) for seat in range(1, seats + 1)} == rivals


def test_v_6_what_is_refused_changes_nothing() -> None:
    table = mesa(*HANDS, derecho=True)
    before = snapshot(table.state)
    for line in ("2 3c", "1 3c", "1 retruco", "2 envido", "1 quiero", "1 7c flor", "1 pegado 7c 4c", "1 tiempo 3c", "1 tiempo"):
        table.refused(line)
    assert snapshot(table.state) == before


def test_v_7_the_engine_draws_nothing_itself() -> None:
    """Every chance comes in with an act: so the same acts give the same match."""
    lines = ("1 truco", "2 tiempo")
    assert snapshot(mesa(*HANDS).do(*lines).state) == snapshot(mesa(*HANDS).do(*lines).state)
    assert mesa(*HANDS).refused("1 tiempo") == "V-177 no-corre-reloj"
    assert mesa(*HANDS).may("1 tiempo 7c")


def test_v_8_the_deck_has_forty_cards() -> None:
    with pytest.raises(ValueError, match="not a card"):
        mesa("8e 1b 2o", "3c 2b 12e")
    assert mesa(*HANDS).refused("1 3e") == "V-6 no-tenes-esa-carta"


@pytest.mark.parametrize("seats", [1, 3, 6])
def test_v_9_two_or_four(seats: int) -> None:
    with pytest.raises(ValueError, match="is not played by"):
        start(reglamento("venezolano"), 24, seats, mano=1)
    assert mesa(*HANDS).refused("3 1b") == "V-9 asiento-inexistente"


@pytest.mark.parametrize("target", [15, 18, 30])
def test_v_11_twelve_or_twenty_four(target: int) -> None:
    with pytest.raises(ValueError, match="is not played by"):
        mesa(*HANDS, target=target)


@pytest.mark.parametrize("target", [12, 24])
def test_v_11_v_12_the_match_ends_at_the_target_and_a_payment_is_added_whole(target: int) -> None:
    assert mesa(*HANDS, target=target).scores == (0, 0)
    table = mesa(*HANDS, target=target, scores=(target - 2, target - 1)).do("1 truco", "2 quiero")
    table.do("1 1e", "2 12e", "1 7c", "2 2b", "2 3c", "1 4c")
    assert table.scores == (target - 2, target + 2)
    assert table.state.winner == 2
    assert table.refused("1 7c") == "V-11 partida-terminada"


def test_v_12_one_short_of_the_target_goes_on() -> None:
    table = mesa(*HANDS, target=12, scores=(10, 0)).do("1 truco", "2 no-quiero")
    assert table.scores == (11, 0)
    assert table.state.winner == 0


def test_v_13_flor_por_derecho_is_the_one_option() -> None:
    assert dict(reglamento("venezolano").options) == {"flor-por-derecho": False}
    assert dict(reglamento("venezolano", {"flor-por-derecho": True}).options) == {"flor-por-derecho": True}
    with pytest.raises(ValueError, match="does not declare the option flor"):
        reglamento("venezolano", {"flor": True})


def test_v_14_at_most_three_vueltas_of_one_card() -> None:
    table = mesa(*HANDS).do("1 1e", "2 12e", "1 7c", "2 2b", "2 3c")
    assert [card.act for card in sees(table, 1).options if card.stake is None] == ["4c"]
    table.do("1 4c")
    assert table.state.phase == "reparto"
    assert table.refused("1 4c") == "V-19 entre-manos"


def test_v_16_two_vueltas_win_and_the_third_is_not_played() -> None:
    table = mesa("1e 1b 4c", "3c 2b 12e").do("1 1e", "2 12e", "1 1b", "2 2b")
    assert vueltas(table) == [(1, 1), (2, 1)]
    assert table.paid == [("truco", 1, 1)]


def test_v_16_two_cards_of_one_team_win_for_it() -> None:
    table = mesa(*FOUR).do("1 1e", "2 12e", "3 5b", "4 4e", "1 4c", "2 2b", "3 6o", "4 1o")
    assert table.state.phase == "mano"
    assert vueltas(table) == [(1, 1), (2, 2)]
    table.do("2 3c", "3 2o", "4 6b", "1 7c")
    assert table.paid == [("truco", 2, 1)]
