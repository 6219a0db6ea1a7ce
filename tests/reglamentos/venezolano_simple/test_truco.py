"""S-21 to S-27: the truco."""

from __future__ import annotations

from functools import partial

import pytest

from quiero.engine import legal_acts, view
from tests.playing import Table

Mesa = partial(Table, name="venezolano-simple", target=24, vira="5o")

TWO = ("1e 7o 4c", "3c 2b 12e")
FOUR = ("7e 6e 4c", "5b 4b 12o", "3o 2c 10b", "7o 6o 1b")

# Written out again from S-21 and S-22: the canto, what it makes the hand worth, what a refusal pays.
LADDER = {"truco": (3, 1), "retruco": (6, 3), "vale-nueve": (9, 6), "vale-partida": (24, 9)}
PATH = (
    *("1 truco", "2 quiero", "1 4c", "2 retruco", "1 quiero", "2 12e", "2 2b", "1 vale-nueve", "2 quiero", "1 7o"),
    *("1 1e", "2 vale-partida", "1 quiero", "2 3c"),
)
"""A hand of TWO in which everything is sung and wanted; seat 1 wins it."""


def up_to(canto: str) -> tuple[Table, int, int]:
    """The hand of PATH until that canto waits; who sang it and who answers."""
    place = next(place for place, line in enumerate(PATH) if line.endswith(f" {canto}"))
    caller = int(PATH[place][0])
    return Mesa(*TWO).do(*PATH[: place + 1]), caller, 3 - caller


def test_s_21_a_hand_without_canto_is_worth_one() -> None:
    table = Mesa(*TWO)
    assert table.state.worth == 1
    assert table.do("1 1e", "2 3c", "1 7o", "2 2b").paid == [("truco", 1, 1)]


@pytest.mark.parametrize("canto", LADDER)
def test_s_21_three_six_nine_twenty_four(canto: str) -> None:
    table, caller, answers = up_to(canto)
    worth, _ = LADDER[canto]
    assert table.stakes(answers)["quiero"] == worth
    assert view(table.state, 0).pending[0].wanted == worth
    table.do(f"{answers} quiero")
    assert table.state.worth == worth
    rest = PATH[PATH.index(f"{caller} {canto}") + 2 :]
    cards = [line for line in rest if line.split()[1] not in (*LADDER, "quiero")]
    assert table.do(*cards).paid == [("truco", 1, worth)]


@pytest.mark.parametrize("canto", LADDER)
def test_s_22_a_refusal_pays_what_it_was_worth_before(canto: str) -> None:
    table, caller, answers = up_to(canto)
    refused = LADDER[canto][1]
    assert table.stakes(answers)["no-quiero"] == refused
    table.do(f"{answers} no-quiero")
    assert (table.paid, table.why) == ([("truco", caller, refused)], [("truco-no-querido", "S-22")])
    assert table.state.phase == "reparto"


def test_s_23_only_on_ones_card_turn_in_any_vuelta() -> None:
    table = Mesa(*FOUR)
    for line in ("1 4c", "2 4b", "3 10b", "4 1b", "4 6o", "1 6e", "2 5b", "3 2c", "3 3o", "4 7o", "1 7e", "2 12o"):
        seat = int(line[0])
        assert table.may(f"{seat} truco")
        for other in {1, 2, 3, 4} - {seat}:
            assert table.refused(f"{other} truco") == "S-23 truco-fuera-de-turno"
        table.do(line)
    assert table.state.vueltas == (4, 3, 1)


@pytest.mark.parametrize("canto", LADDER)
def test_s_24_quiero_or_no_quiero_and_nothing_else(canto: str) -> None:
    table, caller, answers = up_to(canto)
    assert [legal.word for legal in legal_acts(table.state, answers)] == ["quiero", "no-quiero"]
    for word in LADDER:
        assert table.refused(f"{answers} {word}") == "S-24 no-se-contesta-asi"
    assert table.refused(f"{caller} quiero") == "S-24 no-te-toca-contestar"
    assert table.refused(f"{caller} 1e") == "S-24 carta-con-canto"


@pytest.mark.parametrize("answers", [2, 4])
@pytest.mark.parametrize(("word", "late"), [("quiero", "S-59 no-hay-canto"), ("no-quiero", "S-7 entre-manos")])
def test_s_24_any_rival_answers_and_the_first_counts(answers: int, word: str, late: str) -> None:
    table = Mesa(*FOUR).do("1 truco")
    assert table.asked == (2, 4)
    assert table.refused("3 quiero") == "S-24 no-te-toca-contestar"
    table.do(f"{answers} {word}")
    assert table.refused(f"{6 - answers} no-quiero") == late


def test_s_25_the_next_level_is_the_accepting_teams_any_member_on_turn() -> None:
    table = Mesa(*FOUR).do("1 truco", "2 quiero")
    assert view(table.state, 0).raise_team == 2
    assert table.refused("1 retruco") == "S-25 sube-el-otro"
    table.do("1 4c")
    assert table.may("2 retruco")
    table.do("2 4b")
    assert table.refused("3 retruco") == "S-25 sube-el-otro"
    table.do("3 10b")
    assert table.may("4 retruco"), "it was seat 2 that said quiero"
    table.do("4 retruco", "1 quiero")
    assert table.refused("4 vale-nueve") == "S-25 sube-el-otro"
    table.do("4 1b", "4 6o", "1 6e")
    assert table.refused("2 vale-nueve") == "S-25 sube-el-otro"
    assert table.do("2 5b").may("3 vale-nueve"), "it was seat 1 that said quiero"


def test_s_25_without_truco_either_team_may_begin() -> None:
    assert Mesa(*FOUR).may("1 truco")
    assert Mesa(*FOUR).do("1 4c").may("2 truco")


def test_s_26_no_level_is_skipped_or_repeated() -> None:
    table = Mesa(*TWO)
    for word in ("retruco", "vale-nueve", "vale-partida"):
        assert table.refused(f"1 {word}") == "S-26 nivel-salteado"
    table.do("1 truco", "2 quiero", "1 4c")
    for word in ("truco", "vale-nueve", "vale-partida"):
        assert table.refused(f"2 {word}") == "S-26 nivel-salteado"
    over, _, answers = up_to("vale-partida")
    over.do(f"{answers} quiero")
    assert over.options(2) == {"mazo"}


def test_s_27_vale_el_juego_gives_24_and_the_match() -> None:
    table = Mesa(*TWO, scores=(5, 20)).do(*PATH)
    assert (table.paid, table.scores, table.state.winner) == ([("truco", 1, 24)], (29, 20), 1)


def test_s_27_unless_flor_or_envido_ended_it_before() -> None:
    pair = ("1e 7o 4c", "3c 2c 12e")  # seat 2 has 25
    table = Mesa(*pair, scores=(5, 22)).do("1 envido", "2 quiero", *[line.replace("2b", "2c") for line in PATH])
    assert (table.paid, table.state.winner) == ([("envido", 2, 2)], 2)
    flor = ("1e 7o 4c", "3c 2c 12c")
    table = Mesa(*flor, scores=(5, 21)).do(*[line.replace("2b", "2c").replace("12e", "12c") for line in PATH])
    assert (table.paid, table.state.winner) == ([("flor", 2, 3)], 2)
