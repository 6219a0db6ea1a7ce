"""V-60 to V-78: the ordinary envido."""

from __future__ import annotations

import pytest

from quiero.engine import envido_closed
from tests.reglamentos.venezolano.mesa import mesa, sees, told

HANDS = ("1e 7c 4c", "3c 2b 12e")  # envido 31 and 3
FOUR = ("1e 7c 4c", "3c 2b 12e", "2o 6o 5b", "1o 6b 4e")
FLOR = ("1e 7e 4e", "3c 2b 12e")


def test_v_60_before_ones_first_card_in_the_first_vuelta() -> None:
    table = mesa(*HANDS)
    assert "envido" in table.options(1)
    table.do("1 4c")
    assert "envido" in table.options(2)
    table.do("2 3c")
    assert table.refused("2 envido") == "V-60 primera-cerrada"
    assert envido_closed(table.state)


def test_v_60_who_has_played_does_not_sing_any_more() -> None:
    table = mesa(*FOUR).do("1 4c", "2 truco")
    assert table.refused("1 envido") == "V-60 ya-tiraste"
    assert table.refused("1 a-ley envido") == "V-60 ya-tiraste"
    assert table.may("3 envido")


def test_v_61_with_any_cards() -> None:
    table = mesa("12e 11b 10c", "3c 2b 12c").do("1 envido", "2 no-quiero")
    assert [bet.points for bet in sees(table, 2).agreed] == [1]


def test_v_62_an_accepted_truco_does_not_matter() -> None:
    table = mesa(*HANDS).do("1 truco", "2 retruco", "1 quiero")
    assert table.may("1 envido")
    table.do("1 4c", "2 envido", "1 quiero")
    assert sees(table, 0).agreed[0].points == 2


@pytest.mark.parametrize(
    ("lines", "team"),
    [
        (("1 truco",), (2, 4)),
        (("1 truco", "2 retruco"), (1, 3)),
        (("1 truco", "4 vale-nueve"), (1, 3)),
        (("1 truco", "2 vale-partida"), (1, 3)),
        (("1 truco", "2 quiero", "1 4c", "2 retruco"), (3,)),
    ],
)
@pytest.mark.parametrize("canto", ["envido", "la-falta", "a-ley envido"])
def test_v_63_it_interrupts_a_truco_of_any_level_out_of_turn(lines: tuple[str, ...], team: tuple[int, ...], canto: str) -> None:
    for seat in (1, 2, 3, 4):
        assert mesa(*FOUR).do(*lines).may(f"{seat} {canto}") == (seat in team)


def test_v_63_not_after_the_first_vuelta() -> None:
    table = mesa(*HANDS).do("1 4c", "2 3c", "2 truco")
    assert table.refused("1 envido") == "V-60 primera-cerrada"
    assert table.refused("1 a-ley envido") == "V-60 primera-cerrada"


@pytest.mark.parametrize("answers", [("1 quiero",), ("3 no-quiero",), ("1 envido", "2 quiero"), ("3 la-falta", "4 no-quiero")])
def test_v_64_the_same_truco_waits_for_the_same_team_again(answers: tuple[str, ...]) -> None:
    table = mesa(*FOUR).do("1 truco", "4 envido")
    assert [pending.kind for pending in sees(table, 0).pending] == ["truco", "envido"]
    table.do(*answers)
    assert table.asked == (2, 4)
    assert [(pending.kind, pending.by, pending.wanted) for pending in sees(table, 0).pending] == [("truco", 1, 3)]
    assert table.refused("2 envido") == "V-75 envido-cerrado"


def test_v_64_so_after_a_block() -> None:
    table = mesa(*FLOR).do("1 truco", "2 envido", "1 a-las-flores-no")
    assert table.asked == (2,)
    table.do("2 quiero")
    assert table.turn == 1


@pytest.mark.parametrize(
    ("lines", "wanted", "refused"),
    [
        (("1 envido",), 2, 1),
        (("1 envido", "2 envido"), 4, 2),
        (("1 envido", "2 envido", "1 envido"), 6, 4),
        (("1 envido", "2 envido+1"), 3, 2),
        (("1 envido", "2 envido", "1 envido+5"), 9, 4),
        (("1 envido", "2 envido+22"), 24, 2),
        (("1 envido", "2 la-falta"), 24, 2),
        (("1 envido", "2 envido", "1 la-falta"), 24, 4),
        (("1 la-falta",), 24, 1),
    ],
)
def test_v_65_v_66_v_67_v_68_what_a_bet_is_worth(lines: tuple[str, ...], wanted: int, refused: int) -> None:
    seat = 2 if len(lines) % 2 else 1
    stakes = mesa(*HANDS).do(*lines).stakes(seat)
    assert (stakes["quiero"], stakes["no-quiero"]) == (wanted, refused)
    table = mesa(*HANDS).do(*lines, f"{seat} no-quiero", "1 truco", "2 no-quiero")
    assert table.paid[0] == ("envido", 3 - seat, refused)
    assert table.why[0] == ("envido-no-querido", "V-68")
    table = mesa(*HANDS).do(*lines, f"{seat} quiero", "1 truco", "2 no-quiero")
    assert table.paid[0] == ("envido", 1, wanted)
    assert table.why[0] == ("envido-querido", "V-50")


def test_v_67_the_buttons_name_what_a_raise_bets() -> None:
    stakes = mesa(*HANDS, target=12).do("1 envido", "2 envido").stakes(1)
    assert stakes == {"quiero": 4, "no-quiero": 2, "envido": 6, "la-falta": 12} | {f"envido+{n}": 4 + n for n in range(1, 9)}
    assert mesa(*HANDS, scores=(5, 3)).stakes(1)["la-falta"] == 19


@pytest.mark.parametrize("target", [12, 24])
def test_v_69_a_bet_never_passes_the_target(target: int) -> None:
    table = mesa(*HANDS, target=target).do("1 envido", f"2 envido+{target - 4}")
    assert {word for word in table.options(1) if word.startswith("envido")} == {"envido+1", "envido+2", "envido"}
    for number in (3, 24, 25, 1000):
        assert table.refused(f"1 envido+{number}") == "V-69 pasa-el-objetivo"
    table.do("1 envido+1")
    assert table.refused("2 envido") == "V-69 pasa-el-objetivo"
    table.do("2 envido+1")
    assert table.options(1) == {"quiero", "no-quiero", "la-falta"}


def test_v_69_a_raise_of_any_size_is_refused_for_what_is_wrong_with_it() -> None:
    assert mesa(*HANDS).refused("1 envido+25") == "V-6 no-hay-canto"
    assert mesa(*HANDS).do("1 envido").refused("1 envido+99") == "V-56 no-te-toca-contestar"
    assert mesa(*HANDS).do("1 envido").refused("2 con-ley envido+25") == "V-55 no-se-contesta-asi"
    assert mesa(*HANDS).do("1 la-falta").refused("2 envido+25") == "V-73 falta-cierra"


def test_v_70_a_raise_is_no_singing() -> None:
    """Seat 1 has played, and raises; seat 4 raises with its flor, and keeps it."""
    table = mesa("1e 7c 4c", "3c 2b 12e", "2o 6o 5b", "1b 6b 4b").do("1 4c", "2 envido", "1 envido", "4 envido", "3 quiero")
    assert sees(table, 0).agreed[0].points == 6
    assert sees(table, 4).flor == "valida"


@pytest.mark.parametrize(("scores", "target", "falta"), [((0, 0), 24, 24), ((5, 9), 24, 15), ((9, 5), 24, 15), ((11, 3), 12, 1)])
def test_v_71_the_falta_is_what_the_leader_lacks(scores: tuple[int, int], target: int, falta: int) -> None:
    """Seat 2 has a flor, which does not count for it."""
    table = mesa("1e 7c 4c", "3b 2b 12b", scores=scores, target=target).do("1 la-falta")
    assert sees(table, 0).pending[0].wanted == falta


def test_v_72_a_falta_smaller_than_the_bet_is_refused() -> None:
    table = mesa(*HANDS, target=12, scores=(9, 0)).do("1 envido", "2 la-falta")
    assert sees(table, 0).pending[0].wanted == 3
    table = mesa(*HANDS, target=12, scores=(9, 0)).do("1 envido", "2 envido+1")
    assert table.may("1 la-falta")
    table = mesa(*HANDS, target=12, scores=(9, 0)).do("1 envido", "2 envido")
    assert table.refused("1 la-falta") == "V-72 falta-corta"
    assert table.may("1 envido+8")
    assert mesa(*HANDS, target=12, scores=(11, 0)).do("1 envido").refused("2 la-falta") == "V-72 falta-corta"


def test_v_72_as_an_opening_nothing_holds_it_back() -> None:
    table = mesa(*HANDS, target=12, scores=(11, 0)).do("1 la-falta", "2 no-quiero", "1 truco", "2 no-quiero")
    assert table.paid == [("envido", 1, 1)]


@pytest.mark.parametrize("lines", [("1 la-falta",), ("1 envido", "2 envido", "1 la-falta")])
def test_v_73_nothing_goes_over_the_falta(lines: tuple[str, ...]) -> None:
    table = mesa(*HANDS).do(*lines)
    assert table.options(2) == {"quiero", "no-quiero"}
    for raise_ in ("envido", "envido+1", "la-falta"):
        assert table.refused(f"2 {raise_}") == "V-73 falta-cierra"


KINDS = {"ordinary": "envido", "ley": "a-ley envido", "flor": "flor-envida"}
THREE = ("1e 7e 4e", "3c 2c 12c", "7b 6b 2b", "1o 6c 4c")
"""Flores in seats 1, 2 and 3; all four wait to play."""


@pytest.mark.parametrize(
    ("lines", "closed"),
    [
        (("1 envido", "4 quiero"), {"ordinary", "ley", "flor"}),
        (("1 envido", "4 no-quiero"), {"ordinary", "ley"}),
        (("1 envido", "2 a-las-flores-no"), {"ordinary"}),
        (("1 a-ley envido", "4 con-ley quiero"), {"ordinary", "ley", "flor"}),
        (("1 a-ley envido", "4 no-quiero"), {"ordinary", "ley"}),
        (("1 con-flor truco", "2 flor-envida", "3 con-flor quiero", "2 quiero"), {"ordinary", "ley", "flor"}),
        (("1 con-flor truco", "2 flor-envida", "3 con-flor me-achico", "2 quiero"), {"ordinary", "ley", "flor"}),
        (("1 truco", "2 retruco", "1 quiero"), set()),
        (("1 truco", "2 quiero"), set()),
    ],
)
def test_v_74_v_75_what_closes_what(lines: tuple[str, ...], closed: set[str]) -> None:
    """Afterwards seats 1 and 2 show their cards, and seat 3, with a flor of its own, is asked what it may sing."""
    table = mesa(*THREE).do(*lines, "1 4e", "2 12c flor")
    assert {kind for kind, word in KINDS.items() if word not in table.options(3)} == closed
    assert envido_closed(table.state) == (closed == set(KINDS))
    for kind in closed:
        refusal = "V-119 concurso-no" if kind == "flor" else "V-75 envido-cerrado"
        assert table.refused(f"3 {KINDS[kind]}") == refusal


def test_v_76_nothing_is_shown_or_paid_when_it_is_accepted() -> None:
    table = mesa(*HANDS).do("1 envido", "2 quiero")
    assert table.paid == []
    assert sees(table, 2).declared == []
    assert {event.kind for event in table.events} == {"reparto", "say"}


def test_v_77_it_is_compared_and_paid_at_the_end_also_of_a_no_quiero() -> None:
    table = mesa(*HANDS).do("1 envido", "2 quiero", "1 4c", "2 truco", "1 no-quiero")
    assert table.paid == [("envido", 1, 2), ("truco", 2, 1)]


def test_v_78_the_best_of_each_team_is_said_and_no_card() -> None:
    table = mesa("1e 7c 4c", "3c 2b 12e", "2o 6o 5b", "1o 6b 4e").do("1 envido", "2 quiero", "1 truco", "4 no-quiero")
    assert [(said.seat, said.number) for said in sees(table, 0).declared] == [(1, 31), (4, 6)]
    assert [event.seat for event in table.events if event.kind == "declare"] == [1, 4]
    assert "7c" not in str(sees(table, 0)) + " ".join(told(table, 0))
    assert sees(table, 0).receipt[0].shown == sees(table, 0).declared


def test_v_78_nothing_is_said_of_a_bet_that_was_refused() -> None:
    table = mesa(*HANDS).do("1 envido", "2 no-quiero", "1 truco", "2 no-quiero")
    assert sees(table, 0).declared == []
