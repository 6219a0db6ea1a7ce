"""E-1 to E-5, E-58 to E-61, E-69, E-71: the match, the table, the teams."""

from __future__ import annotations

from functools import partial

import pytest

from quiero.engine import IllegalAct, act, actors, free_acts, legal_acts, reglamento, start, view
from tests.playing import Table

Mesa = partial(Table, name="argentino")

TWO = ("1e 7o 4c", "3c 2b 12o")
FOUR = ("7e 6e 4c", "5b 4b 12o", "3o 2c 10b", "7o 6o 1b")
SIX = (*FOUR, "3e 2o 11c", "4o 5c 12e")
TABLES = (TWO, FOUR, SIX)


@pytest.mark.parametrize("hands", TABLES)
def test_e_1_three_cards_each_from_one_deck(hands: tuple[str, ...]) -> None:
    table = Mesa(*hands)
    assert [table.state.held_by(seat) for seat in range(1, len(hands) + 1)] == list(table.state.cards.hands)
    assert view(table.state, 0).held == [3] * len(hands)
    empty = start(reglamento("argentino"), 30, 2, mano=1)
    for wrong in (("1e 7o 4c", "3c 2b"), ("1e 7o 4c", "1e 2b 12o"), ("1e 7o 4c",)):
        fresh = Mesa()
        fresh.state = empty
        with pytest.raises(ValueError, match=r"three cards|different cards"):
            fresh.deal(*wrong)
    with pytest.raises(ValueError, match="no vira"):
        Mesa().deal(*TWO, vira="5o")


@pytest.mark.parametrize("hands", TABLES)
@pytest.mark.parametrize("target", [15, 30])
def test_e_2_the_first_side_at_the_target_wins(target: int, hands: tuple[str, ...]) -> None:
    table = Mesa(*hands, target=target, scores=(target - 1, target - 1)).do("1 truco", "2 no-quiero")
    assert (table.scores, table.state.winner, table.state.phase) == ((target, target - 1), 1, "fin")
    assert table.refused("2 truco") == "E-2 partida-terminada"


def test_e_2_no_other_target() -> None:
    for target in (12, 18, 24, 40):
        with pytest.raises(ValueError, match=f"to {target}"):
            start(reglamento("argentino"), target, 2, mano=1)


@pytest.mark.parametrize("canto", ["truco", "envido", "real-envido", "falta-envido"])
def test_e_3_any_canto_may_be_sung_with_any_cards(canto: str) -> None:
    assert Mesa("4e 5c 6o", "1e 1b 7e").may(f"1 {canto}")
    assert Mesa("4e 5c 6o", "1e 1b 7e", options={"flor": True}).refused("1 flor") == "E-42 sin-flor"


@pytest.mark.parametrize("flor", [True, False])
def test_e_4_seats_target_and_flor_are_what_a_table_chooses(flor: bool) -> None:
    rules = reglamento("argentino", {"flor": flor})
    assert (rules.seats, rules.targets, dict(rules.options)) == ((2, 4, 6), (15, 30), {"flor": flor})
    assert reglamento("argentino").options == {"flor": False}
    assert (rules.name, rules.version, rules.locale, rules.has_vira) == ("argentino", 1, "es-AR", False)
    for seats in (1, 3, 5, 8):
        with pytest.raises(ValueError, match=f"by {seats}"):
            start(rules, 30, seats, mano=1)
    assert Mesa(*TWO).refused("3 truco") == "E-4 asiento-inexistente"
    assert Mesa(*FOUR).refused("5 truco") == "E-4 asiento-inexistente"
    with pytest.raises(ValueError, match="picapica"):
        reglamento("argentino", {"picapica": True})


def test_e_5_the_envido_is_paid_at_once_and_the_truco_at_the_end() -> None:
    table = Mesa(*FOUR).do("1 truco", "2 envido", "3 quiero")
    assert table.scores == (2, 0)
    table.do("4 quiero", "1 7e", "2 5b", "3 3o", "4 7o", "1 6e", "2 4b", "3 2c", "4 6o")
    assert table.paid == [("envido", 1, 2), ("truco", 1, 2)]


def test_e_5_the_match_ends_at_that_instant() -> None:
    table = Mesa(*FOUR, target=15, scores=(13, 13)).do("1 truco", "2 envido", "3 quiero")
    assert (table.state.winner, table.paid) == (1, [("envido", 1, 2)])
    assert table.refused("2 quiero") == "E-2 partida-terminada", "the truco that waits is not answered nor paid"
    assert actors(table.state) == ()


def test_e_5_points_are_added_whole() -> None:
    table = Mesa(*TWO, target=15, scores=(14, 14)).do("1 truco", "2 retruco", "1 vale-cuatro", "2 no-quiero")
    assert table.scores == (17, 14)


@pytest.mark.parametrize("hands", TABLES)
def test_e_58_team_mates_sit_alternately(hands: tuple[str, ...]) -> None:
    seats = len(hands)
    for seat in range(1, seats + 1):
        rivals = Mesa(*hands, mano=seat).do(f"{seat} truco").asked
        assert rivals == tuple(other for other in range(1, seats + 1) if (other - seat) % 2)


def test_e_59_a_vuelta_of_the_partner_is_the_teams() -> None:
    table = Mesa("1e 4e 5e", "6o 6c 5c", "4o 7e 5o", "6b 6e 5b").do(
        "1 1e", "2 6o", "3 4o", "4 6b", "1 4e", "2 6c", "3 7e", "4 6e"
    )
    assert table.state.vueltas == (1, 3)
    assert table.paid == [("truco", 1, 1)]


@pytest.mark.parametrize(("hands", "rivals"), [(TWO, (2,)), (FOUR, (2, 4)), (SIX, (2, 4, 6))])
@pytest.mark.parametrize("canto", ["truco", "envido", "real-envido", "falta-envido"])
def test_e_59_any_member_answers(canto: str, hands: tuple[str, ...], rivals: tuple[int, ...]) -> None:
    table = Mesa(*hands).do(f"1 {canto}")
    assert table.asked == rivals
    assert len({frozenset(table.options(seat)) for seat in rivals}) == 1
    for seat in range(1, len(hands) + 1):
        assert bool(legal_acts(table.state, seat)) == (seat in rivals)
        if seat not in rivals:
            assert table.refused(f"{seat} quiero") == "E-59 no-te-toca-contestar"
    for seat in rivals:
        assert Mesa(*hands).do(f"1 {canto}", f"{seat} no-quiero").scores == (1, 0)


@pytest.mark.parametrize("answer", ["quiero", "no-quiero", "retruco", "envido"])
def test_e_60_the_first_answer_of_a_team_counts(answer: str) -> None:
    table = Mesa(*FOUR).do("1 truco", f"4 {answer}")
    for late in ("quiero", "no-quiero"):
        code = {"quiero": "E-71 no-hay-canto", "no-quiero": "E-9 entre-manos"}.get(answer, "E-59 no-te-toca-contestar")
        assert table.refused(f"2 {late}") == code


def test_e_61_six_play_all_against_all() -> None:
    """Never three hands of two, whatever the score: six cards a vuelta, and the best of six wins."""
    for scores in ((0, 0), (5, 5), (12, 20), (24, 24)):
        table = Mesa(*SIX, scores=scores).do("1 4c", "2 4b", "3 10b", "4 6o", "5 11c", "6 4o")
        assert table.state.vueltas == (5,)
        assert table.turn == 5


@pytest.mark.parametrize("hands", TABLES)
@pytest.mark.parametrize("moment", [[], ["1 4c"], ["1 truco"], ["1 envido", "2 quiero"], ["1 mazo"]])
@pytest.mark.parametrize("word", ["rendirse", "abandono"])
def test_e_69_who_leaves_loses_the_match_for_the_team(word: str, moment: list[str], hands: tuple[str, ...]) -> None:
    for seat in range(1, len(hands) + 1):
        table = Mesa(*hands, scores=(3, 20)).do(*moment)
        before = table.scores
        assert act(seat, "rendirse") in free_acts(table.state, seat)
        table.do(f"{seat} {word}")
        assert (table.state.winner, table.state.ended_by) == (1 if seat in (2, 4, 6) else 2, word)
        assert table.scores == before
        assert table.refused(f"{seat} rendirse") == "E-2 partida-terminada"
        assert free_acts(table.state, seat) == ()


@pytest.mark.parametrize(
    ("moment", "line", "refusal"),
    [
        ([], "1 tengo", "E-71 otro-reglamento"),
        ([], "1 son-buenas", "E-71 otro-reglamento"),
        ([], "1 piedra", "E-71 otro-reglamento"),
        ([], "1 la-falta", "E-71 otro-reglamento"),
        ([], "1 vale-nueve", "E-71 otro-reglamento"),
        ([], "1 envido+2", "E-71 otro-reglamento"),
        ([], "1 corta 3", "E-71 otro-reglamento"),
        ([], "1 con-flor truco", "E-71 otro-reglamento"),
        ([], "1 4c flor", "E-71 otro-reglamento"),
        ([], "1 pegado 4c 7o", "E-71 otro-reglamento"),
        ([], "1 quiero", "E-71 no-hay-canto"),
        ([], "1 3c", "E-71 no-tenes-esa-carta"),
        (["1 4c", "2 12o"], "2 4c", "E-71 no-tenes-esa-carta"),
        ([], "2 3c", "E-17 no-es-tu-turno"),
        (["1 truco"], "2 me-achico", "E-41 mesa-sin-flor"),
        (["1 envido"], "2 me-achico", "E-71 no-se-contesta-asi"),
        (["1 envido"], "2 truco", "E-30 primero-el-envido"),
        (["1 mazo"], "2 truco", "E-9 entre-manos"),
    ],
)
def test_e_71_what_is_refused_says_why_and_changes_nothing(moment: list[str], line: str, refusal: str) -> None:
    table = Mesa(*TWO).do(*moment)
    decision = table.state.decision
    assert table.refused(line) == refusal
    assert table.state.decision == decision, "the clock goes on"


def test_e_9_no_hand_is_dealt_over_another() -> None:
    with pytest.raises(IllegalAct, match=r"no-es-reparto \(E-9\)"):
        Mesa(*TWO).deal(*TWO)
