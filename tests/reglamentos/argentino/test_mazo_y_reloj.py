"""E-52 to E-54, E-57, E-68: al mazo, malas and buenas, and what a clock does that ran out."""

from __future__ import annotations

from functools import partial

import pytest

from quiero.engine import reglamento, view
from tests.playing import Table

Mesa = partial(Table, name="argentino")

TWO = ("1e 7o 4c", "3c 2b 12o")
FOUR = ("7e 6e 4c", "5b 4b 12o", "3o 2c 10b", "7o 6o 1b")
SIX = (*FOUR, "3e 2o 11c", "4o 5c 12e")
FLORES = ("7c 6c 4c", "3e 2b 12o", "2e 5b 11o", "7e 4e 1e")

TRUCOS = {
    1: [],
    2: ["1 truco", "2 quiero"],
    3: ["1 truco", "2 retruco", "1 quiero"],
    4: ["1 truco", "2 retruco", "1 vale-cuatro", "2 quiero"],
}


@pytest.mark.parametrize("hands", [TWO, FOUR, SIX])
@pytest.mark.parametrize("worth", [1, 2, 3, 4])
def test_e_52_the_rivals_take_what_the_hand_is_worth(worth: int, hands: tuple[str, ...]) -> None:
    first = [f"{seat} {hand.split()[2]}" for seat, hand in enumerate(hands, 1)]
    table = Mesa(*hands).do(*TRUCOS[worth], *first)
    seat = table.turn
    assert table.stakes(seat)["mazo"] == worth
    table.do(f"{seat} mazo")
    assert table.paid == [("truco", 2 if seat in (1, 3, 5) else 1, worth)]
    assert table.why == [("mazo", "E-52")]
    assert table.state.phase == "reparto", "the whole team is out"


def test_e_52_what_was_paid_stays() -> None:
    table = Mesa(*TWO).do("1 envido", "2 no-quiero", "1 4c", "2 mazo")
    assert table.paid == [("envido", 1, 1), ("truco", 1, 1)]


@pytest.mark.parametrize(
    ("before", "extra"),
    [
        ([], True),
        (["1 4c", "2 12o", "3 10b"], True),
        (["1 truco", "2 quiero"], True),
        (["1 4c", "2 truco", "1 retruco", "4 quiero"], True),
        (["1 flor", "2 me-achico"], True),
        (["1 truco", "4 flor", "1 contraflor", "2 no-quiero", "2 quiero"], True),
        (["1 envido", "2 quiero"], False),
        (["1 envido", "2 no-quiero"], False),
        (["1 envido", "4 flor", "1 me-achico"], False),
        (["1 truco", "2 falta-envido", "1 no-quiero", "2 quiero"], False),
        (["1 4c", "2 12o", "3 11o", "4 1e"], False),
    ],
)
def test_e_53_one_more_in_the_first_vuelta_without_envido(before: list[str], extra: bool) -> None:
    hands = ("7c 6c 4c", "3e 2b 12o", "2e 10b 11o", "7e 4e 1e")
    table = Mesa(*hands, options={"flor": True}).do(*before)
    seat, worth, paid = table.turn, table.state.worth, len(table.paid)
    assert table.stakes(seat)["mazo"] == worth + extra, "the button names all that it gives away"
    table.do(f"{seat} mazo")
    rivals = 2 if seat in (1, 3) else 1
    assert table.paid[paid:] == [("truco", rivals, worth), *([("mazo", rivals, 1)] if extra else [])]
    assert table.why[paid:] == [("mazo", "E-52"), *([("mazo-en-primera", "E-53")] if extra else [])]


def test_e_53_a_first_vuelta_that_the_hand_did_not_survive_gives_no_more() -> None:
    table = Mesa(*TWO, target=15, scores=(14, 14)).do("1 mazo")
    assert table.paid == [("truco", 2, 1)], "the match was over"
    assert Mesa(*TWO).do("1 truco", "2 no-quiero").paid == [("truco", 1, 1)], "a refusal is no mazo"


def test_e_54_only_on_ones_own_card_turn() -> None:
    table = Mesa(*FOUR)
    assert table.may("1 mazo"), "before anything else"
    for seat in (2, 3, 4):
        assert table.refused(f"{seat} mazo") == "E-54 mazo-fuera-de-turno"
    for canto in ("truco", "envido"):
        sung = Mesa(*FOUR).do(f"1 {canto}")
        assert sung.refused("2 mazo") == "E-54 mazo-con-canto"
        assert sung.refused("1 mazo") == "E-54 mazo-fuera-de-turno"
    assert view(table.state, 1).disabled == []


def test_e_57_fourteen_is_malas_and_fifteen_buenas() -> None:
    """What hangs on it is the falta: in malas the whole match, in buenas what the leader lacks."""
    high = ("7e 6e 4c", "5b 4b 12o")
    assert Mesa(*high, scores=(4, 14)).do("1 falta-envido", "2 quiero").paid == [("envido", 1, 26)]
    assert Mesa(*high, scores=(4, 15)).do("1 falta-envido", "2 quiero").paid == [("envido", 1, 15)]


def test_e_68_thirty_seconds_and_each_decision_is_a_new_one() -> None:
    assert reglamento("argentino").seconds == 30
    table = Mesa(*FOUR)
    before = table.state.decision
    lines = ("1 truco", "2 envido", "3 envido", "4 no-quiero", "2 retruco", "1 quiero", "1 4c")
    assert [table.do(line).state.decision - before for line in lines] == [1, 2, 3, 4, 5, 6, 7]


@pytest.mark.parametrize("hands", [TWO, FOUR, SIX])
def test_e_68_an_idle_card_turn_plays_the_weakest_card(hands: tuple[str, ...]) -> None:
    table = Mesa(*hands)
    for seat in range(1, len(hands) + 1):
        table.do(f"{seat} tiempo")
    weakest = ["4c", "12o" if len(hands) == 2 else "4b", "10b", "6o", "11c", "4o"][: len(hands)]
    assert [play.word for play in table.state.plays] == weakest
    equal = Mesa("1e 4c 4b", "3c 2b 12o").do("1 tiempo")
    assert [play.word for play in equal.state.plays] == ["4c"], "of equal ones, that dealt first"


@pytest.mark.parametrize("idle", [2, 4])
@pytest.mark.parametrize(
    ("cantos", "paid"),
    [
        (["1 truco"], [("truco", 1, 1)]),
        (["1 truco", "2 retruco", "1 vale-cuatro"], [("truco", 1, 3)]),
        (["1 envido"], [("envido", 1, 1)]),
        (["1 envido", "2 real-envido", "1 falta-envido"], [("envido", 1, 5)]),
        (["1 flor"], [("flor", 1, 4)]),
        (["1 flor", "4 contraflor", "3 contraflor-al-resto"], [("flor", 1, 6)]),
    ],
)
def test_e_68_an_idle_canto_is_no_quiero_and_an_idle_flor_me_achico(
    cantos: list[str], paid: list[tuple[str, int, int]], idle: int
) -> None:
    table = Mesa(*FLORES, options={"flor": True}).do(*cantos)
    assert table.refused("1 tiempo") == "E-68 no-corre-reloj"
    assert table.do(f"{idle} tiempo").paid == paid


@pytest.mark.parametrize(("word", "points"), [("contraflor", 4), ("contraflor-al-resto", 4)])
def test_e_68_also_a_contraflor_and_al_resto(word: str, points: int) -> None:
    for idle in (1, 3):
        table = Mesa(*FLORES, options={"flor": True}).do("1 flor", f"2 {word}", f"{idle} tiempo")
        assert table.paid == [("flor", 2, points)]


def test_e_68_no_other_clock_runs() -> None:
    table = Mesa(*FOUR)
    for line in ("2 tiempo", "1 tiempo 4c", "1 tiempo 1"):
        assert table.refused(line) == "E-68 no-corre-reloj"
    assert table.do("1 mazo").refused("2 tiempo") == "E-68 no-corre-reloj"
