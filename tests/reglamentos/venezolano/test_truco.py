"""V-79 to V-89: the truco."""

from __future__ import annotations

import pytest

from tests.reglamentos.venezolano.mesa import mesa, sees, vueltas

HANDS = ("1e 1b 4c", "3c 2b 12e")
FOUR = ("1e 1b 4c", "3c 2b 12e", "2o 6o 5b", "1o 6b 4e")
PLAYED = ("1 1e", "2 12e", "1 1b", "2 2b")


@pytest.mark.parametrize(
    ("lines", "worth"),
    [
        ((), 1),
        (("1 truco", "2 quiero"), 3),
        (("1 truco", "2 retruco", "1 quiero"), 6),
        (("1 truco", "2 retruco", "1 vale-nueve", "2 quiero"), 9),
        (("1 truco", "2 vale-partida", "1 quiero"), 24),
    ],
)
def test_v_79_v_204_the_worth_of_a_hand(lines: tuple[str, ...], worth: int) -> None:
    table = mesa(*HANDS).do(*lines, *PLAYED)
    assert table.paid == [("truco", 1, worth)]
    assert table.why == [("vale-partida", "V-89") if worth == 24 else ("vueltas", "V-204")]


def test_v_80_in_any_vuelta() -> None:
    table = mesa("1e 2o 4c", "3c 1b 12e").do(
        "1 1e", "2 12e", "1 truco", "2 quiero", "1 2o", "2 1b", "2 retruco", "1 quiero", "2 3c"
    )
    assert table.may("1 vale-nueve")
    table.do("1 4c")
    assert table.paid == [("truco", 2, 6)]


def test_v_80_also_when_everybody_owes_a_pegado() -> None:
    table = mesa("3e 1b 4c", "3c 2b 12e").do("1 3e", "2 3c")
    assert "truco" in table.options(1)
    table.do("1 truco", "2 quiero", "1 pegado 4c 1b")
    assert {"retruco", "vale-nueve", "vale-partida"} == table.options(2)


@pytest.mark.parametrize("word", ["retruco", "vale-nueve", "vale-partida"])
def test_v_81_it_begins_with_truco(word: str) -> None:
    assert mesa(*HANDS).refused(f"1 {word}") == "V-81 primero-truco"


def test_v_82_a_raise_may_skip_levels() -> None:
    table = mesa(*HANDS).do("1 truco")
    assert table.options(2) >= {"quiero", "no-quiero", "retruco", "vale-nueve", "vale-partida"}
    assert table.stakes(2)["vale-nueve"] == 9
    table.do("2 vale-nueve")
    assert table.options(1) >= {"quiero", "no-quiero", "vale-partida"}
    assert table.refused("1 retruco") == "V-82 nivel-no-sube"
    assert table.refused("1 vale-nueve") == "V-82 nivel-no-sube"
    table.do("1 vale-partida")
    assert {word for word in table.options(2) if "quiero" not in word} == {"envido", "la-falta", "a-ley envido"}


def test_v_82_so_later_with_turn_and_voz() -> None:
    table = mesa(*HANDS).do("1 truco", "2 quiero", "1 4c")
    assert {"retruco", "vale-nueve", "vale-partida"} <= table.options(2)
    assert table.refused("2 truco") == "V-82 nivel-no-sube"
    table.do("2 vale-nueve", "1 quiero")
    assert table.state.worth == 9


def test_v_83_truco_refused_pays_one() -> None:
    table = mesa(*HANDS).do("1 1e", "2 truco", "1 no-quiero")
    assert table.paid == [("truco", 2, 1)]
    assert table.why == [("truco-no-querido", "V-84")]


@pytest.mark.parametrize(
    ("lines", "winner", "points"),
    [
        (("1 truco", "2 retruco"), 2, 3),
        (("1 truco", "2 vale-nueve"), 2, 3),
        (("1 truco", "2 vale-partida"), 2, 3),
        (("1 truco", "2 retruco", "1 vale-nueve"), 1, 6),
        (("1 truco", "2 retruco", "1 vale-partida"), 1, 6),
        (("1 truco", "2 vale-nueve", "1 vale-partida"), 1, 9),
        (("1 truco", "2 quiero", "1 4c", "2 vale-nueve"), 2, 3),
        (("1 truco", "2 retruco", "1 quiero", "1 vale-partida"), 1, 6),
    ],
)
def test_v_84_a_raise_refused_pays_what_was_accepted_last(lines: tuple[str, ...], winner: int, points: int) -> None:
    table = mesa(*HANDS).do(*lines)
    assert table.stakes(3 - winner)["no-quiero"] == points
    table.do(f"{3 - winner} no-quiero")
    assert table.paid == [("truco", winner, points)]


def test_v_85_a_refusal_ends_the_hand_and_shows_nothing() -> None:
    table = mesa(*FOUR).do("1 4c", "2 truco", "3 no-quiero")
    assert table.state.phase == "reparto"
    assert table.state.hand_winner == 2
    assert vueltas(table) == []
    assert [card.card for card in sees(table, 0).table] == ["4c"]
    assert sees(table, 0).turn == 0


def test_v_86_who_accepted_raises_next_in_this_vuelta_or_another() -> None:
    table = mesa("1e 2o 4c", "3c 1b 12e").do("1 truco", "2 quiero")
    assert table.refused("1 retruco") == "V-86 sin-voz"
    table.do("1 1e", "2 12e")
    assert table.refused("1 vale-partida") == "V-86 sin-voz"
    table.do("1 2o", "2 retruco", "1 quiero")
    assert table.refused("2 vale-nueve") == "V-86 sin-voz"
    table.do("2 1b", "2 3c", "1 vale-nueve", "2 quiero")
    assert table.refused("1 vale-partida") == "V-86 sin-voz"
    table.do("1 4c")
    assert table.paid == [("truco", 2, 9)]


def test_v_86_a_raise_as_an_answer_passes_the_voz_to_who_accepts_it() -> None:
    table = mesa(*HANDS).do("1 truco", "2 retruco", "1 quiero")
    assert sees(table, 0).raise_team == 1
    assert table.may("1 vale-nueve")


def test_v_87_the_cards_win_it_not_the_bet() -> None:
    table = mesa(*HANDS).do("1 4c", "2 truco", "1 quiero", "2 12e", "2 2b", "1 1b", "1 1e", "2 3c")
    assert table.paid == [("truco", 1, 3)]


def test_v_88_v_206_vale_partida_does_not_go_before_flor_and_envido() -> None:
    """The envido gives the match to seat 2, though seat 1 wins the hand."""
    table = mesa("1e 1b 4c", "7c 6c 12e", scores=(20, 22)).do("1 truco", "2 vale-partida", "1 envido", "2 quiero", "1 quiero")
    table.do("1 1e", "2 12e", "1 1b", "2 6c")
    assert table.paid == [("envido", 2, 2)]
    assert table.state.winner == 2
    flor = mesa("1e 1b 4c", "7c 6c 2c", scores=(20, 22)).do(
        "1 truco", "2 vale-partida", "1 quiero", "1 1e", "2 2c", "1 1b", "2 6c"
    )
    assert (flor.paid, flor.state.winner) == ([("flor", 2, 3)], 2)


@pytest.mark.parametrize(
    ("target", "scores", "points"), [(24, (20, 22), 2), (24, (3, 22), 19), (12, (0, 0), 10), (12, (7, 11), 3)]
)
def test_v_88_v_89_it_decides_what_they_leave_open(target: int, scores: tuple[int, int], points: int) -> None:
    """The envido of 2 is of seat 1; it then lacks so much."""
    table = mesa("7e 6e 1b", "3c 2b 12e", target=target, scores=scores).do(
        "1 truco", "2 vale-partida", "1 envido", "2 quiero", "1 quiero"
    )
    table.do("1 1b", "2 12e", "1 7e", "2 2b")
    assert table.paid == [("envido", 1, 2), ("truco", 1, points)]
    assert table.scores == (target, scores[1])
    assert table.state.winner == 1


def test_v_89_the_button_names_the_target() -> None:
    assert mesa(*HANDS, target=12).do("1 truco").stakes(2)["vale-partida"] == 12
