"""V-90 to V-104: flor, and flor por derecho."""

from __future__ import annotations

import pytest

from tests.reglamentos.venezolano.mesa import flor, mesa, sees, told

HANDS = ("7e 5e 3e", "6c 4b 2o")
"""Flor in seat 1."""

PAIR = ("7e 5e 3e", "6c 4b 12o", "6b 5b 2b", "7c 4c 1o")
"""Flor in seats 1 and 3, the mano's team."""

BOTH = pytest.mark.parametrize("derecho", [False, True])


@pytest.mark.parametrize(
    ("hand", "vira", "has"),
    [
        ("7e 5e 3e", "4o", "valida"),
        ("12o 7o 1o", "4o", "valida"),  # the palo of the vira, no piece
        ("11o 5e 3e", "4o", "valida"),  # two and the perico
        ("10o 5e 3e", "4o", "valida"),
        ("10o 5o 3o", "4o", "valida"),
        ("12o 5e 3e", "11o", "valida"),  # the 12 is the perico
        ("12o 5e 3e", "10o", "valida"),
        ("12o 5e 3e", "4o", ""),
        ("11o 5e 3b", "4o", ""),
        ("7e 5e 3b", "4o", ""),
        ("11o 10o 3b", "4o", "receta"),
        ("11o 10o 3o", "4o", "receta"),
        ("12o 11o 3o", "10o", "receta"),
    ],
)
def test_v_90_what_a_flor_is(hand: str, vira: str, has: str) -> None:
    assert flor(mesa(hand, "6c 4b 2c", vira=vira), 1) == has


@BOTH
def test_v_91_v_92_three_for_each_and_the_receipt_says_how_many(derecho: bool) -> None:
    table = mesa(*HANDS, derecho=derecho).do("1 con-flor truco", "2 no-quiero")
    assert table.paid == [("flor", 1, 3), ("truco", 1, 1)]
    assert table.why[0] == ("flor", "V-91")
    table = mesa(*PAIR, derecho=derecho).do("1 7e a-ley", "2 truco", "3 con-flor no-quiero")
    assert table.paid == [("flor", 1, 6), ("truco", 2, 1)]
    assert table.why[0] == ("flores", "V-92")


LOST = {
    "quemada": ("1 truco", "2 con-flor quiero"),
    "cancelada": ("1 envido", "2 con-flor no-quiero"),
    "nula": ("1 con-flor truco", "2 flor-envida", "1 con-flor me-achico", "2 con-flor quiero"),
}


@pytest.mark.parametrize("how", LOST)
def test_v_93_a_lost_flor_is_lost_for_the_whole_hand(how: str) -> None:
    """It has no phrases, owes none, takes part in nothing and pays nothing."""
    table = mesa("7e 5e 3e", "6c 4c 2c", derecho=True).do(*LOST[how])
    assert flor(table, 1) == how
    assert not any("flor" in option.act for option in sees(table, 1).options)
    assert table.refused("1 3e flor") == "V-102 sin-flor"
    table.do("1 3e", "2 2c flor", "1 tiempo 5e", "2 6c flor", "2 4c presento-flor")
    assert flor(table, 1) == how
    table.do("1 7e")
    assert ("flor", 1, 3) not in table.paid
    assert ("flor", 2, 3) in table.paid


def test_v_93_a_lost_flor_blocks_nothing() -> None:
    table = mesa(*HANDS, derecho=True).do("1 truco", "2 envido")
    assert "a-las-flores-no" not in table.options(1)


def test_v_94_without_flor_por_derecho_silence_costs_nothing() -> None:
    table = mesa(*HANDS).do("1 truco", "2 quiero", "1 3e", "2 6c", "1 7e", "2 2o")
    assert table.paid == [("flor", 1, 3), ("truco", 1, 3)]


def test_v_94_the_phrases_are_there_for_who_wants_them() -> None:
    table = mesa(*HANDS)
    assert table.may("1 con-flor truco")
    table.do("1 3e flor", "2 2o", "1 5e flor", "2 6c")
    assert sees(table, 0).flores == [1]
    assert table.may("2 2o") is False
    pair = mesa(*PAIR).do("1 3e flor", "2 12o", "3 2b flor")
    assert (flor(pair, 1), flor(pair, 3)) == ("valida", "valida")


@BOTH
def test_v_95_a_contest_is_lost_and_an_envido_cancels(derecho: bool) -> None:
    hands = ("7e 5e 3e", "6c 4c 2c")
    assert flor(mesa(*hands, derecho=derecho).do("1 envido", "2 a-las-flores-no"), 1) == "cancelada"
    table = mesa(*hands, derecho=derecho).do("1 con-flor truco", "2 flor-envida", "1 con-flor quiero", "2 con-flor no-quiero")
    assert table.paid == [("flor", 1, 3), ("envido", 1, 2), ("truco", 1, 1)]


def test_v_96_everything_said_as_it_is_due() -> None:
    table = mesa(*HANDS, derecho=True).do("1 con-flor truco", "2 retruco", "1 con-flor quiero")
    table.do("1 3e flor", "2 6c", "1 7e flor", "2 2o")
    assert table.paid == [("flor", 1, 3), ("truco", 1, 6)]
    table = mesa("7e 5e 3e", "6c 4b 1b", derecho=True).do("1 3e flor", "2 6c", "1 5e flor", "2 1b", "2 4b", "1 7e presento-flor")
    assert table.paid == [("flor", 1, 3), ("truco", 1, 1)]


@pytest.mark.parametrize(
    ("before", "due", "burns"),
    [
        ((), "1 3e flor", "1 3e"),
        (("1 3e flor", "2 6c"), "1 5e flor", "1 5e"),
        (("1 3e flor", "2 6c", "1 5e flor", "2 1b", "2 4b"), "1 7e presento-flor", "1 7e"),
        (("1 3e flor", "2 6c"), "1 pegado 5e 7e flor-flor", "1 pegado 5e 7e"),
        ((), "1 con-flor truco", "1 truco"),
        (("1 con-flor truco", "2 retruco"), "1 con-flor quiero", "1 quiero"),
        (("1 con-flor truco", "2 retruco"), "1 con-flor vale-nueve", "1 vale-nueve"),
        (("1 con-flor truco", "2 retruco", "1 con-flor quiero"), "1 con-flor vale-partida", "1 vale-partida"),
        (("1 con-flor truco", "2 retruco"), "1 con-flor no-quiero", "1 no-quiero"),
        (("1 con-flor truco", "2 envido"), "1 con-flor quiero", "1 quiero"),
        (("1 con-flor truco", "2 envido"), "1 con-flor no-quiero", "1 no-quiero"),
        (("1 con-flor truco", "2 envido"), "1 con-flor envido", "1 envido"),
        (("1 con-flor truco", "2 envido"), "1 con-flor envido+4", "1 envido+4"),
        (("1 con-flor truco", "2 envido"), "1 con-flor la-falta", "1 la-falta"),
        (("1 con-flor truco", "2 a-ley envido"), "1 con-flor no-quiero", "1 no-quiero"),
        (("1 a-ley envido", "2 con-ley envido"), "1 con-flor quiero", "1 quiero"),
        (("1 a-ley envido", "2 sin-ley envido"), "1 con-flor envido+1", "1 envido+1"),
    ],
)
def test_v_96_v_97_v_99_v_100_each_declaration_and_its_omission(before: tuple[str, ...], due: str, burns: str) -> None:
    """Both are offered. The omission burns the flor though it was declared before; without flor por derecho it does not."""
    hands = ("7e 5e 3e", "6c 4b 1b")
    for line, status in ((due, "valida"), (burns, "quemada")):
        table = mesa(*hands, derecho=True).do(*before)
        assert line.split(" ", 1)[1] in [option.act for option in sees(table, 1).options]
        table.do(line)
        assert flor(table, 1) == status
        assert (("flor", 1, 3) in table.paid) == (table.state.phase == "reparto" and line == due)
        assert flor(mesa(*hands).do(*before, line), 1) == "valida"


def test_v_96_the_word_fits_the_card() -> None:
    table = mesa("7e 5e 3e", "6c 4b 1b", derecho=True)
    assert table.refused("1 3e presento-flor") == "V-96 no-es-la-ultima"
    table.do("1 3e flor", "2 6c", "1 5e flor", "2 1b", "2 4b")
    assert table.refused("1 7e flor") == "V-96 es-la-ultima"


def test_v_96_flor_flor_when_everybody_owes_a_pegado() -> None:
    table = mesa("7e 5e 3e", "3c 4b 1b", derecho=True).do("1 3e flor", "2 3c", "1 pegado 5e 7e flor-flor", "2 pegado 4b 1b")
    assert table.paid == [("flor", 1, 3), ("truco", 2, 1)]
    table = mesa("7e 5e 3e", "3c 4b 1b", derecho=True).do("1 3e flor", "2 3c", "1 pegado 5e 7e", "2 pegado 4b 1b")
    assert table.paid == [("truco", 2, 1)]


@pytest.mark.parametrize(
    ("before", "line"),
    [
        (("2 truco",), "1 a-ley envido"),
        (("2 envido",), "1 a-las-flores-no"),
        (("2 a-ley envido",), "1 con-ley quiero"),
        (("2 a-ley envido",), "1 sin-ley quiero"),
        (("2 a-ley envido",), "1 con-ley envido+2"),
        (("2 12c a-ley", "1 a-ley envido", "2 no-quiero"), "1 3e a-ley"),
        (("2 12c a-ley",), "1 con-ley envido"),
        (("2 12c a-ley",), "1 sin-ley envido"),
        (("2 con-flor truco",), "1 flor-envida"),
        (("2 con-flor truco", "1 flor-envida", "2 con-flor envido"), "1 con-flor quiero"),
        (("2 con-flor truco", "1 flor-envida", "2 con-flor envido"), "1 con-flor envido+1"),
    ],
)
def test_v_98_what_speaks_of_flor_or_ley_burns_nothing(before: tuple[str, ...], line: str) -> None:
    assert flor(mesa("7e 5e 3e", "7c 4c 12c", derecho=True, mano=2).do(*before, line), 1) == "valida"


@pytest.mark.parametrize("opening", ["envido", "la-falta", "a-ley envido", "flor-envida"])
def test_v_98_an_opening_takes_no_prefix(opening: str) -> None:
    table = mesa(*HANDS, derecho=True)
    assert not any(word.startswith("con-flor") and "truco" not in word for word in table.options(1))
    table.do("1 con-flor truco", "2 retruco")
    assert {word for word in table.options(1) if word.startswith("con-flor")} == {
        "con-flor quiero", "con-flor no-quiero", "con-flor vale-nueve", "con-flor vale-partida"
    }  # fmt: skip


def test_v_99_only_the_speakers_flor_burns() -> None:
    """Seat 3 answers for its team: the flor of seat 1 stays."""
    table = mesa(*PAIR, derecho=True, mano=4).do("4 truco", "3 quiero")
    assert (flor(table, 1), flor(table, 3)) == ("valida", "quemada")


def test_v_101_a_hand_that_ends_earlier_asks_for_nothing_more() -> None:
    table = mesa(*HANDS, derecho=True).do("1 3e flor", "2 truco", "1 con-flor quiero", "2 6c", "1 5e flor", "2 4b")
    assert table.paid == [("flor", 1, 3), ("truco", 1, 3)]
    silent = mesa(*HANDS, derecho=True, mano=2).do("2 truco", "1 tiempo")
    assert silent.paid == [("flor", 1, 3), ("truco", 2, 1)]


@BOTH
def test_v_102_the_phrases_are_no_bluff(derecho: bool) -> None:
    table = mesa(*HANDS, derecho=derecho, mano=2)
    for line in ("2 2o flor", "2 con-flor truco"):
        assert table.refused(line) == "V-102 sin-flor"
    assert table.refused("2 flor-envida") == "V-119 concurso-no"
    assert table.may("2 2o a-ley")
    table = mesa(*HANDS, derecho=derecho).do("1 a-ley envido")
    assert table.refused("2 con-flor no-quiero") == "V-102 sin-flor"
    assert mesa(*HANDS, derecho=derecho).do("1 envido").refused("2 a-las-flores-no") == "V-102 sin-flor"


def test_v_102_a_receta_has_only_the_phrases_of_a_contest() -> None:
    table = mesa("11o 10o 3e", "6c 4c 2c", derecho=True)
    assert table.refused("1 con-flor truco") == "V-102 sin-flor"
    assert table.refused("1 3e flor") == "V-102 sin-flor"
    assert table.do("1 envido", "2 envido").refused("1 con-flor quiero") == "V-102 sin-flor"


@pytest.mark.parametrize(
    ("before", "line"),
    [
        ((), "1 tiempo 3e"),
        (("1 3e flor", "2 6c"), "1 tiempo 5e"),
        (("1 3e flor", "2 6c", "1 5e flor", "2 1b", "2 4b"), "1 tiempo 7e"),
        (("1 con-flor truco", "2 no-quiero"), ""),
    ],
)
def test_v_103_a_card_on_a_timeout_burns_the_flor(before: tuple[str, ...], line: str) -> None:
    table = mesa("7e 5e 3e", "6c 4b 1b", derecho=True).do(*before, *[line] * bool(line))
    assert flor(table, 1) == ("quemada" if line else "valida")
    assert flor(mesa("7e 5e 3e", "6c 4b 1b").do(*before, *[line] * bool(line)), 1) == "valida"


@pytest.mark.parametrize(
    ("lines", "declared"),
    [
        (("1 7e flor",), [1]),
        (("1 7e a-ley",), []),
        (("1 7e",), []),
        (("1 truco",), []),
        (("1 con-flor truco",), [1]),
        (("1 truco", "2 retruco", "1 con-flor quiero"), [1]),
        (("1 truco", "2 retruco", "1 con-flor no-quiero"), [1]),
        (("1 truco", "2 envido", "1 con-flor envido"), [1]),
        (("1 truco", "2 envido", "1 a-las-flores-no"), [1]),
        (("1 a-ley envido",), []),
        (("1 truco", "2 a-ley envido", "1 con-ley quiero"), []),
        (("1 7e flor", "2 flor-envida"), [1, 2]),
        (("1 7e flor", "2 2c", "1 pegado 3e 5e flor-flor"), [1]),
        (("1 7e", "2 2c", "1 pegado 3e 5e flor-flor"), [1]),
    ],
)
def test_v_104_when_a_flor_is_declared(lines: tuple[str, ...], declared: list[int]) -> None:
    """Without flor por derecho, so that no omission stands in the way; everybody hears it."""
    assert sees(mesa("7e 5e 3e", "6c 4c 2c").do(*lines), 0).flores == declared


def test_v_104_presento_flor_declares_too() -> None:
    table = mesa("7e 5e 3e", "6c 4b 1b").do("1 3e", "2 6c", "1 5e", "2 1b", "2 4b", "1 7e presento-flor")
    assert sees(table, 0).flores == [1]
    assert "presento-flor" in told(table, 2)
