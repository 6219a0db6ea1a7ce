"""D-45 to D-59: the flor."""

from __future__ import annotations

import pytest

from quiero.engine import view
from quiero.engine.cards import cards
from quiero.engine.flor import has_flor
from tests.playing import Table

FLOR, OTHER, NONE = "7c 6c 4c", "7e 4e 1e", "7o 6b 3b"  # 33, 31 and no flor


def test_d_45_three_of_a_suit() -> None:
    assert has_flor(cards("7c 6c 4c"))
    assert not has_flor(cards("7c 6c 4e"))


def test_d_46_only_a_holder_and_never_by_duty() -> None:
    assert Table(NONE, FLOR).refused("1 flor") == "D-46 sin-flor"
    silent = Table(FLOR, NONE).do("1 7c", "2 3b")
    assert silent.paid == []
    assert silent.refused(f"{silent.turn} flor").endswith(("primera-cerrada", "sin-flor"))


def test_d_47_on_ones_turn_before_ones_first_card() -> None:
    table = Table(FLOR, OTHER)
    assert table.may("1 flor")
    assert table.refused("2 flor") == "D-47 flor-fuera-de-turno"
    table.do("1 7c")
    assert table.may("2 flor")
    table.do("2 1e")
    assert table.refused(f"{table.turn} flor") == "D-29 primera-cerrada"


@pytest.mark.parametrize("canto", ["envido", "real-envido", "falta-envido"])
def test_d_48_a_flor_annuls_the_first_envido(canto: str) -> None:
    table = Table(NONE, FLOR).do(f"1 {canto}", "2 flor")
    assert table.paid == [("flor", 2, 3)]
    assert table.turn == 1
    played = Table(FLOR, NONE).do("1 4c", f"2 {canto}")
    assert played.may("1 flor"), "no own-card condition applies to this answer"


@pytest.mark.parametrize(
    "advance",
    [["2 no-quiero"], ["2 quiero", "2 son-buenas"], ["2 envido", "1 no-quiero"], ["2 falta-envido", "1 no-quiero"]],
)
def test_d_49_once_the_envido_advances_flor_is_out(advance: list[str]) -> None:
    table = Table(FLOR, OTHER).do("1 envido", *advance)
    assert table.refused("1 flor") == "D-49 flor-tarde"
    table.do("1 4c")
    assert table.refused("2 flor") == "D-49 flor-tarde"


def test_d_49_a_raised_envido_cannot_be_answered_with_flor() -> None:
    assert Table(FLOR, OTHER).do("1 envido", "2 envido").refused("1 flor") == "D-49 flor-tarde"


def test_d_50_flor_over_a_truco_before_ones_card() -> None:
    table = Table(NONE, FLOR).do("1 truco", "2 flor")
    assert table.paid == [("flor", 2, 3)]
    assert table.asked == (2,), "the truco is still to be answered"
    played = Table(FLOR, NONE).do("1 4c", "2 truco")
    assert played.refused("1 flor") == "D-41 ya-tiraste"


def test_d_51_a_lone_flor_pays_three_at_once_and_asks_nobody() -> None:
    table = Table(FLOR, NONE).do("1 flor")
    assert table.paid == [("flor", 1, 3)]
    assert table.why == [("flor-sola", "D-51")]
    assert table.state.said == (), "no number is shown"
    assert table.turn == 1


@pytest.mark.parametrize("way", [["1 flor"], ["1 4c", "2 flor"], ["1 envido", "2 flor"]])
def test_d_52_a_rival_with_flor_must_answer(way: list[str]) -> None:
    table = Table(FLOR, OTHER).do(*way)
    rival = table.asked[0]
    assert table.options(rival) == {"flor", "contraflor", "contraflor-al-resto"}
    for word in ("quiero", "no-quiero"):
        assert table.refused(f"{rival} {word}") == "D-56 no-se-contesta-asi-la-flor"
    assert table.refused(f"{rival} mazo") == "D-61 mazo-con-canto"
    assert table.refused(f"{rival} truco") == "D-52 primero-la-flor"


@pytest.mark.parametrize(("one", "two", "winner"), [(FLOR, OTHER, 1), (OTHER, FLOR, 2), ("7c 6c 4c", "7o 6o 1o", 1)])
def test_d_53_flor_compares_for_three_in_all(one: str, two: str, winner: int) -> None:
    table = Table(one, two).do("1 flor", "2 flor", "2 tengo")
    assert table.paid == [("flor", winner, 3)]


def test_d_54_contraflor() -> None:
    assert Table(FLOR, OTHER).do("1 flor", "2 contraflor", "1 quiero", "2 tengo").paid == [("flor", 1, 6)]
    assert Table(FLOR, OTHER).do("1 flor", "2 contraflor", "1 no-quiero").paid == [("flor", 2, 3)]


def test_d_55_contraflor_al_resto_is_the_match() -> None:
    table = Table(OTHER, FLOR, scores=(20, 7)).do("1 flor", "2 contraflor-al-resto", "1 quiero", "2 tengo")
    assert table.paid == [("flor", 2, 23)]
    assert table.state.winner == 2
    mano = Table(FLOR, OTHER, scores=(20, 7)).do("1 flor", "2 contraflor", "1 contraflor-al-resto", "2 quiero", "2 son-buenas")
    assert mano.paid == [("flor", 1, 10)]


@pytest.mark.parametrize(
    ("cantos", "caller", "points"),
    [
        (["1 flor", "2 contraflor-al-resto", "1 no-quiero"], 2, 3),
        (["1 flor", "2 contraflor", "1 contraflor-al-resto", "2 no-quiero"], 1, 6),
    ],
)
def test_d_55_al_resto_rejected_pays_the_previous_stake(cantos: list[str], caller: int, points: int) -> None:
    assert Table(FLOR, OTHER).do(*cantos).paid == [("flor", caller, points)]


@pytest.mark.parametrize(
    ("lines", "why"),
    [
        (["1 flor", "2 flor", "2 tengo"], ("flor-comparada", "D-53")),
        (["1 flor", "2 tiempo"], ("flor-sin-contestar", "D-68")),
        (["1 flor", "2 contraflor", "1 quiero", "2 tengo"], ("contraflor-querida", "D-54")),
        (["1 flor", "2 contraflor", "1 tiempo"], ("contraflor-no-querida", "D-54")),
        (["1 flor", "2 contraflor-al-resto", "1 quiero", "2 tengo"], ("al-resto-querido", "D-55")),
        (["1 flor", "2 contraflor", "1 contraflor-al-resto", "2 no-quiero"], ("al-resto-no-querido", "D-55")),
    ],
)
def test_d_53_d_54_d_55_d_68_what_the_receipt_says(lines: list[str], why: tuple[str, str]) -> None:
    assert Table(FLOR, OTHER).do(*lines).why == [why]


def test_d_56_the_grammar() -> None:
    table = Table(FLOR, OTHER).do("1 flor", "2 contraflor")
    assert table.options(1) == {"quiero", "no-quiero", "contraflor-al-resto"}
    table.do("1 contraflor-al-resto")
    assert table.options(2) == {"quiero", "no-quiero"}
    assert table.refused("2 contraflor") == "D-56 no-se-contesta-asi-la-flor"
    assert Table(FLOR, OTHER).refused("1 contraflor") == "D-56 contraflor-sin-flor"


def test_d_57_the_number_counts_the_two_highest() -> None:
    table = Table("7e 4e 1e", "6b 5b 4b").do("1 flor", "2 flor")
    assert view(table.state, 0).declared[0].number == 31
    assert table.do("2 tengo").paid == [("flor", 1, 3)]


def test_d_58_the_reveal_is_that_of_the_envido() -> None:
    table = Table(FLOR, OTHER, mano=2).do("2 flor", "1 flor")
    assert [(said.seat, said.number) for said in table.state.said] == [(2, 31)]
    assert table.options(1) == {"tengo", "son-buenas"}
    assert table.do("1 son-buenas").paid == [("flor", 2, 3)]


def test_d_58_while_the_number_is_due_the_table_says_what_it_is_about() -> None:
    flor = Table(FLOR, OTHER).do("1 flor", "2 flor")
    assert view(flor.state, 0).pending[-1].wanted == 3
    al_resto = Table(FLOR, OTHER, scores=(20, 7)).do("1 flor", "2 contraflor-al-resto", "1 quiero")
    assert view(al_resto.state, 0).pending[-1].wanted is None


def test_d_59_a_sung_flor_closes_the_envido() -> None:
    table = Table(FLOR, NONE).do("1 flor")
    assert table.refused("1 envido") == "D-59 flor-cierra-envido"
    assert table.refused("1 flor") == "D-59 flor-ya-cantada"
    table.do("1 4c")
    assert table.refused("2 envido") == "D-59 flor-cierra-envido"


def test_an_accepted_flor_pays() -> None:
    """A fault met elsewhere: an accepted flor paid nothing."""
    assert Table(FLOR, OTHER).do("1 flor", "2 flor", "2 son-buenas").scores == (3, 0)


def test_the_stakes_on_the_buttons() -> None:
    table = Table(FLOR, OTHER)
    assert table.stakes(1)["flor"] == 3
    table.do("1 flor")
    assert table.stakes(2) == {"flor": 3, "contraflor": 6, "contraflor-al-resto": None}
    table.do("2 contraflor")
    assert table.stakes(1) == {"quiero": 6, "no-quiero": 3, "contraflor-al-resto": None}
