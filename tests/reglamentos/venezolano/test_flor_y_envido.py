"""V-110 to V-118: what an envido does to a flor, and a flor to an envido."""

from __future__ import annotations

import pytest

from tests.reglamentos.venezolano.mesa import flor, mesa, sees

FLORES = ("7e 5e 3e", "6c 4c 2c")
"""Flor in both seats."""

BOTH = pytest.mark.parametrize("derecho", [False, True])


@BOTH
@pytest.mark.parametrize("opening", ["envido", "la-falta"])
@pytest.mark.parametrize("answer", ["quiero", "no-quiero", "con-flor quiero", "con-flor no-quiero", "a-las-flores-no"])
def test_v_110_an_ordinary_envido_cancels_the_singers_flor(derecho: bool, opening: str, answer: str) -> None:
    table = mesa(*FLORES, derecho=derecho).do(f"1 {opening}")
    assert flor(table, 1) == "cancelada"
    table.do(f"2 {answer}")
    assert flor(table, 1) == "cancelada"


def test_v_110_also_where_it_interrupts_a_truco() -> None:
    table = mesa(*FLORES, mano=2).do("2 con-flor truco", "1 envido")
    assert flor(table, 1) == "cancelada"


def test_v_110_not_the_partners_and_no_receta() -> None:
    table = mesa("7e 5e 3e", "6c 4b 2o", "7b 5b 3b", "1c 1b 12e").do("1 envido", "2 quiero", "1 truco", "2 no-quiero")
    assert (flor(table, 1), flor(table, 3)) == ("cancelada", "valida")
    assert ("flor", 1, 3) in table.paid
    receta = mesa("11o 10o 3e", "6c 4b 2o").do("1 envido", "2 no-quiero", "1 truco", "2 no-quiero")
    assert receta.paid[0] == ("flor", 1, 3)


@pytest.mark.parametrize("kind", ["a-ley envido", "flor-envida"])
def test_v_110_other_envidos_cancel_nothing(kind: str) -> None:
    table = mesa(*FLORES, mano=2).do("2 con-flor truco", f"1 {kind}")
    assert flor(table, 1) == "valida"


@BOTH
@pytest.mark.parametrize("opening", ["envido", "la-falta"])
def test_v_111_v_115_a_valid_flor_blocks_it_for_the_whole_hand(derecho: bool, opening: str) -> None:
    table = mesa("6c 4b 2o", "7e 5e 3e", "7b 6o 12o", "1c 1b 12e", derecho=derecho).do(f"1 {opening}", "2 a-las-flores-no")
    assert sees(table, 0).agreed == []
    assert table.turn == 1
    table.do("1 6c")
    for word in ("envido", "la-falta"):
        assert table.refused(f"2 {word}") == "V-75 envido-cerrado"
    table.do("2 3e", "3 truco", "4 no-quiero")
    assert [paid[0] for paid in table.paid] == (["truco"] if derecho else ["flor", "truco"])


def test_v_112_it_is_a_choice_of_the_flors_owner() -> None:
    table = mesa("6c 4b 2o", "7e 5e 3e", "7b 6o 12o", "1c 1b 12e").do("1 envido")
    assert "a-las-flores-no" in table.options(2)
    assert table.refused("4 a-las-flores-no") == "V-102 sin-flor"
    assert {"quiero", "no-quiero", "envido", "la-falta", "con-flor quiero", "con-flor no-quiero"} <= table.options(2)
    table.do("4 quiero")
    assert table.refused("2 a-las-flores-no") == "V-6 no-hay-canto"


def test_v_112_not_to_a_raise_and_to_no_other_bet() -> None:
    table = mesa(*FLORES).do("1 envido", "2 envido", "1 envido")
    assert table.refused("2 a-las-flores-no") == "V-112 no-se-bloquea"
    assert mesa(*FLORES).do("1 a-ley envido").refused("2 a-las-flores-no") == "V-112 no-se-bloquea"
    table = mesa(*FLORES).do("1 con-flor truco", "2 flor-envida")
    assert table.refused("1 a-las-flores-no") == "V-112 no-se-bloquea"


def test_v_113_a_burned_flor_blocks_nothing() -> None:
    """Seat 1 burned its own with the first card, and answers an envido."""
    table = mesa("7e 5e 3e", "6c 4b 2o", derecho=True).do("1 3e", "2 envido")
    assert flor(table, 1) == "quemada"
    assert table.refused("1 a-las-flores-no") == "V-102 sin-flor"
    assert table.options(1) == {"quiero", "no-quiero", "envido", "la-falta", *[f"envido+{n}" for n in range(1, 23)]}


def test_v_113_nor_does_one_that_is_void() -> None:
    """Withdrawn from a contest before the envido, which a refused contest closes: so nothing is left to block."""
    table = mesa(*FLORES).do("1 con-flor truco", "2 flor-envida", "1 con-flor me-achico")
    assert flor(table, 1) == "nula"
    assert "envido" not in table.options(2)


def test_v_114_a_receta_blocks_nothing() -> None:
    table = mesa("6c 4b 2o", "11o 10o 3e").do("1 envido")
    assert table.refused("2 a-las-flores-no") == "V-102 sin-flor"


def test_v_115_it_stays_closed_though_the_flor_burns() -> None:
    table = mesa("6c 4b 2o", "7e 5e 3e", "7b 6o 12o", "1c 1b 12e", derecho=True).do(
        "1 envido", "2 a-las-flores-no", "1 6c", "2 3e"
    )
    assert flor(table, 2) == "quemada"
    assert table.refused("3 envido") == "V-75 envido-cerrado"


def test_v_116_a_ley_envido_may_still_come() -> None:
    table = mesa("6c 4b 2o", "7e 5e 3e").do("1 envido", "2 a-las-flores-no")
    assert table.options(1) == {"truco", "a-ley envido"}
    table.do("1 a-ley envido", "2 sin-ley quiero", "1 truco", "2 no-quiero")
    assert table.paid == [("envido", 2, 2), ("flor", 2, 3), ("truco", 1, 1)]


def test_v_117_so_may_a_flor_envidada() -> None:
    """The block has declared seat 2's flor; seat 3, with one too, bets on it."""
    table = mesa("6c 4b 2o", "7e 5e 3e", "7b 6b 12b", "1c 1b 12e").do("1 envido", "2 a-las-flores-no", "1 6c", "2 3e flor")
    assert table.may("3 flor-envida")


@pytest.mark.parametrize("opening", ["envido", "a-ley envido"])
def test_v_118_after_an_accepted_envido_there_is_no_bet_on_flor(opening: str) -> None:
    answer = "quiero" if opening == "envido" else "sin-ley quiero"
    table = mesa("6c 4b 2o", "7e 5e 3e", "7b 6b 12b", "1c 1b 12e").do(f"1 {opening}", f"4 {answer}", "1 6c", "2 3e flor")
    assert table.refused("3 flor-envida") == "V-119 concurso-no"


def test_v_74_after_a_refused_one_there_is() -> None:
    table = mesa("6c 4b 2o", "7e 5e 3e", "7b 6b 12b", "1c 1b 12e").do("1 envido", "4 no-quiero", "1 6c", "2 3e flor")
    table.do("3 flor-envida", "2 con-flor quiero", "3 truco", "4 no-quiero")
    assert table.paid == [("flor", 2, 3), ("envido", 1, 1), ("envido", 2, 2), ("truco", 1, 1)]
