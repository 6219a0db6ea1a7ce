"""V-140 to V-149: perico and perica in one hand."""

from __future__ import annotations

import pytest

from tests.reglamentos.venezolano.mesa import flor, mesa, sees

HANDS = ("11o 10o 3e", "7c 6o 1b")
"""Receta in seat 1, envido of 7 in seat 2."""

FIVE = ("1 11o", "2 1b", "1 10o", "2 6o")


@pytest.mark.parametrize("third", ["1e", "12o", "5o", "7c", "4b"])
def test_v_140_with_any_third_card(third: str) -> None:
    assert flor(mesa(f"11o {third} 10o", "6c 6o 1b"), 1) == "receta"


@pytest.mark.parametrize("derecho", [False, True])
def test_v_141_it_owes_no_phrase_and_never_burns(derecho: bool) -> None:
    """Plain words, plain cards, and a card on a timeout."""
    table = mesa("11o 10o 3e", "7c 6o 1b", derecho=derecho).do(
        "1 truco", "2 retruco", "1 quiero", "1 3e", "2 1b", "2 7c", "1 10o"
    )
    table.do("1 tiempo 11o", "2 6o")
    assert flor(table, 1) == "receta"
    assert sees(table, 0).flores == []
    assert table.paid == [("flor", 1, 3), ("envido", 1, 1), ("truco", 2, 6)]


def test_v_141_nor_does_a_contest_declare_it() -> None:
    """Whether it sings it or answers it."""
    hands = ("11o 10o 3e", "7c 6c 1c")
    sung = mesa(*hands).do("1 truco", "2 con-flor quiero", "1 flor-envida")
    answered = mesa(*hands).do("1 truco", "2 con-flor quiero", "1 3e", "2 flor-envida", "1 con-flor quiero")
    assert sees(sung, 0).flores == sees(answered, 0).flores == [2]


def test_v_141_it_asks_no_a_ley_of_a_partner() -> None:
    """Seat 1 says «flor» with its first card, and keeps it."""
    table = mesa("7e 5e 3e", "6c 4b 2c", "11o 10o 2b", "7c 4c 1b", derecho=True).do("1 7e flor")
    assert (flor(table, 1), flor(table, 3)) == ("valida", "receta")


@pytest.mark.parametrize(
    "lines",
    [
        ("1 truco", "2 no-quiero"),
        ("1 envido", "2 no-quiero", "1 truco", "2 no-quiero"),
        ("1 3e", "2 truco", "1 no-quiero"),
        ("1 a-ley envido", "2 sin-ley quiero", "1 truco", "2 no-quiero"),
    ],
)
def test_v_142_it_always_pays_three_of_flor(lines: tuple[str, ...]) -> None:
    table = mesa(*HANDS, derecho=True).do(*lines)
    assert ("flor", 1, 3) in table.paid


@pytest.mark.parametrize(
    ("lines", "envido"),
    [
        (("1 3e",), [(1, 1)]),  # V-143: no bet of envido
        (("1 envido", "2 quiero", "1 3e"), [(1, 2)]),  # V-144, V-145: instead of it, and not added
        (("1 envido", "2 no-quiero", "1 3e"), [(1, 1)]),  # for the refusal, not for the receta
        (("1 3e", "2 envido", "1 no-quiero"), [(2, 1)]),
        (("1 3e", "2 a-ley envido", "1 no-quiero"), [(2, 1)]),
        (("1 3e", "2 envido", "1 envido", "2 no-quiero"), [(1, 2)]),
    ],
)
def test_v_143_v_144_v_145_the_piedra_of_envido(lines: tuple[str, ...], envido: list[tuple[int, int]]) -> None:
    table = mesa(*HANDS).do(*lines, "2 truco", "1 no-quiero")
    assert [(team, points) for concept, team, points in table.paid if concept == "envido"] == envido


def test_v_143_the_receipt_says_so() -> None:
    table = mesa(*HANDS).do("1 truco", "2 no-quiero")
    assert table.paid == [("flor", 1, 3), ("envido", 1, 1), ("truco", 1, 1)]
    assert table.why[1] == ("receta", "V-143")


def test_v_144_a_contest_takes_its_place_too() -> None:
    table = mesa("11o 10o 3e", "7c 6c 1c").do("1 truco", "2 con-flor quiero", "1 flor-envida", "2 con-flor me-achico", "1 3e")
    table.do("2 retruco", "1 no-quiero")
    assert table.paid == [("flor", 1, 3), ("envido", 1, 1), ("truco", 2, 3)]
    assert table.why[1][0] == "concurso-no-querido"


def test_v_146_a_blocked_envido_leaves_it() -> None:
    table = mesa("11o 10o 3e", "7c 6c 1c").do("1 envido", "2 a-las-flores-no", "1 truco", "2 no-quiero")
    assert table.paid == [("flor", 1, 3), ("flor", 2, 3), ("envido", 1, 1), ("truco", 1, 1)]


@pytest.mark.parametrize(("third", "flor_number"), [("1e", 40), ("7c", 46), ("12b", 39), ("5o", 44)])
def test_v_147_what_it_counts(third: str, flor_number: int) -> None:
    """39 of envido; with its three cards in a contest and con ley."""
    hands = (f"11o 10o {third}", "4c 3c 2c")
    envido = mesa(*hands).do("1 envido", "2 quiero", "1 truco", "2 no-quiero")
    assert sees(envido, 0).declared[0].number == 39
    ley = mesa(*hands).do("1 a-ley envido", "2 con-ley quiero", "1 truco", "2 no-quiero")
    assert sees(ley, 0).declared[0].number == flor_number
    contest = mesa(*hands).do("1 truco", "2 con-flor quiero", "1 flor-envida", "2 con-flor quiero", f"1 {third}")
    contest.do("2 retruco", "1 no-quiero")
    assert sees(contest, 0).declared[0].number == flor_number


def test_v_148_it_wins_no_truco() -> None:
    """Seat 1 leads its 5, loses it, and then the last with the perico burned."""
    table = mesa("11o 10o 5e", "7c 6o 1b").do("1 5e", "2 6o", "2 1b", "1 tiempo 11o")
    assert table.paid == [("flor", 1, 3), ("envido", 1, 1), ("truco", 2, 1)]


def test_v_149_the_five_piedras() -> None:
    table = mesa(*HANDS, derecho=True).do(*FIVE)
    assert table.paid == [("flor", 1, 3), ("envido", 1, 1), ("truco", 1, 1)]
    assert table.scores == (5, 0)
