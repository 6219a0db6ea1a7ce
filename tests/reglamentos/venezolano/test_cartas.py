"""V-34 to V-50: perico and perica, the order of the cards, what three of them count."""

from __future__ import annotations

import itertools

import pytest

from quiero.engine.cards import NAMES
from tests.reglamentos.venezolano.mesa import mesa, sees, vueltas

ORDERS = {
    "5o": "11o/10o/1e/1b/7e/7o/3e 3b 3o 3c/2e 2b 2o 2c/1o 1c/12e 12b 12o 12c/11e 11b 11c/10e 10b 10c"
    "/7b 7c/6e 6b 6o 6c/5e 5b 5c/4e 4b 4o 4c",
    "12c": "11c/10c/1e/1b/7e/7o/3e 3b 3o 3c/2e 2b 2o 2c/1o 1c/12e 12b 12o/11e 11b 11o/10e 10b 10o"
    "/7b 7c/6e 6b 6o 6c/5e 5b 5o 5c/4e 4b 4o 4c",
    "10c": "11c/12c/1e/1b/7e/7o/3e 3b 3o 3c/2e 2b 2o 2c/1o 1c/12e 12b 12o/11e 11b 11o/10e 10b 10o"
    "/7b 7c/6e 6b 6o 6c/5e 5b 5o 5c/4e 4b 4o 4c",
    "11b": "12b/10b/1e/1b/7e/7o/3e 3b 3o 3c/2e 2b 2o 2c/1o 1c/12e 12o 12c/11e 11o 11c/10e 10o 10c"
    "/7b 7c/6e 6b 6o 6c/5e 5b 5o 5c/4e 4b 4o 4c",
}
"""By vira, strongest first; cards of one step tie."""


def first_vuelta(vira: str, one: str, two: str) -> int:
    """Who wins a first vuelta of these two cards; 0 is an emparde."""
    rest = [name for name in NAMES if name not in (vira, one, two)]
    table = mesa(f"{one} {rest[0]} {rest[1]}", f"{two} {rest[2]} {rest[3]}", vira=vira).do(f"1 {one}", f"2 {two}")
    return vueltas(table)[0][1]


@pytest.mark.parametrize("vira", ORDERS)
def test_v_40_the_whole_order(vira: str) -> None:
    steps = [step.split() for step in ORDERS[vira].split("/")]
    place = {name: number for number, step in enumerate(steps) for name in step}
    assert len(place) == 39
    for one, two in itertools.combinations(place, 2):
        expected = 0 if place[one] == place[two] else 1 if place[one] < place[two] else 2
        assert first_vuelta(vira, one, two) == expected, f"{one} {two}"


@pytest.mark.parametrize(
    ("vira", "perico", "perica"),
    [
        *[(f"{number}{palo}", f"11{palo}", f"10{palo}") for number in (1, 2, 3, 4, 5, 6, 7, 12) for palo in "eboc"],
        *[(f"10{palo}", f"11{palo}", f"12{palo}") for palo in "eboc"],
        *[(f"11{palo}", f"12{palo}", f"10{palo}") for palo in "eboc"],
    ],
)
def test_v_34_v_35_v_36_v_37_v_38_v_39_the_pieces(vira: str, perico: str, perica: str) -> None:
    """A piece beats the 1e, a figure that is none does not, and the perico beats the perica."""
    assert first_vuelta(vira, perico, perica) == 1
    palo = vira[-1]
    strong = "1e" if vira != "1e" else "1b"
    for name in {f"{number}{palo}" for number in (10, 11, 12)} - {vira}:
        assert first_vuelta(vira, name, strong) == (1 if name in (perico, perica) else 2)


def test_v_37_nobody_need_hold_a_piece() -> None:
    table = mesa("1e 1b 4c", "3c 2b 12e").do("1 truco", "2 quiero", "1 1e", "2 12e", "1 1b", "2 2b")
    assert table.paid == [("truco", 1, 3)]


def count(hand: str, vira: str = "4o") -> int:
    """The envido of a hand, as the table tells it at the end."""
    rest = [name for name in ("4e", "4b", "5c", "5b", "6e", "12e") if name not in hand.split() and name != vira]
    table = mesa(hand, " ".join(rest[:3]), vira=vira).do("1 envido", "2 quiero", "1 truco", "2 no-quiero")
    return next(said.number for said in sees(table, 0).declared if said.seat == 1) or 0


def flor_count(hand: str, vira: str = "4o") -> int:
    """The flor of a hand, told at the end of a contest with another."""
    table = mesa(hand, "1b 2b 3b", vira=vira).do("1 con-flor truco", "2 flor-envida", "1 quiero", "2 no-quiero")
    return next(said.number for said in sees(table, 0).declared if said.seat == 1) or 0


@pytest.mark.parametrize(
    ("hand", "vira", "envido"),
    [
        ("11o 7c 2b", "4o", 37),  # V-46: perico and 7
        ("10o 7c 2b", "4o", 36),
        ("11o 10o 7c", "4o", 39),
        ("12o 7c 2b", "11o", 37),  # a 12 that is the perico
        ("12o 7c 2b", "10o", 36),  # a 12 that is the perica
        ("11o 12c 10b", "4o", 30),
        ("10o 12c 11b", "4o", 29),
        ("7e 6e 5e", "4o", 33),  # V-44: only two cards
        ("7e 6e 5b", "4o", 33),
        ("5e 6b 6e", "4o", 31),
        ("12e 11e 7b", "4o", 20),  # V-43: a pair of nothings, and the 7 apart
        ("12e 1e 7b", "4o", 21),
        ("3e 7b 12c", "4o", 7),  # V-45
        ("12e 11b 10c", "4o", 0),
        ("11c 10c 12c", "4o", 20),  # no pieces: of another palo
        ("11o 6c 5c", "4o", 36),  # the best of three pairs
    ],
)
def test_v_41_v_42_v_43_v_44_v_45_v_46_the_envido(hand: str, vira: str, envido: int) -> None:
    assert count(hand, vira) == envido


def test_v_46_without_pieces_33_is_the_most() -> None:
    assert max(count(f"{a}e {b}e 2c") for a, b in itertools.combinations((1, 2, 3, 5, 6, 7, 12), 2)) == 33


@pytest.mark.parametrize(
    ("hand", "vira", "value"),
    [
        ("11o 7c 6c", "4o", 43),
        ("10o 7c 6c", "4o", 42),
        ("12c 11c 10c", "4o", 20),
        ("7e 6e 5e", "4o", 38),
        ("12o 7c 6c", "11o", 43),
        ("12o 7c 6c", "10o", 42),
        ("11o 7o 12o", "4o", 37),
    ],
)
def test_v_47_the_flor(hand: str, vira: str, value: int) -> None:
    assert flor_count(hand, vira) == value


def test_v_48_the_cards_dealt_count_though_they_are_played_hidden_or_burned() -> None:
    """Seat 1 plays the 7e, burns the 6e and keeps nothing: it still has 33."""
    table = mesa("7e 6e 4c", "3c 2b 12e").do("1 envido", "2 quiero", "1 7e", "2 12e", "1 tiempo 6e", "2 2b", "2 3c", "1 4c")
    assert [(said.seat, said.number) for said in sees(table, 0).declared] == [(1, 33), (2, 3)]
    assert table.paid == [("envido", 1, 2), ("truco", 2, 1)]


def test_v_49_a_team_counts_its_best() -> None:
    table = mesa("7e 6e 4c", "3c 2b 12e", "1e 2o 11b", "7c 5c 1b").do("1 envido", "4 quiero", "1 truco", "2 no-quiero")
    assert [(said.seat, said.number) for said in sees(table, 0).declared] == [(1, 33), (4, 32)]


@pytest.mark.parametrize(("mano", "team"), [(1, 1), (2, 2), (3, 2), (4, 2)])
def test_v_50_a_tie_is_of_the_first_from_the_mano(mano: int, team: int) -> None:
    """Seats 1 and 4 have 33."""
    table = mesa("7e 6e 4c", "3c 2b 12e", "1e 2o 11b", "7c 6c 1b", mano=mano)
    table.do(f"{mano} envido", f"{mano % 4 + 1} quiero", f"{mano} truco", f"{mano % 4 + 1} no-quiero")
    assert table.paid[0] == ("envido", team, 2)


def test_v_50_of_two_partners_the_first_is_named() -> None:
    table = mesa("7e 6e 4c", "3c 2b 12e", "7b 6b 11b", "5c 6c 1b", mano=3).do("3 envido", "4 quiero", "3 truco", "4 no-quiero")
    assert [said.seat for said in sees(table, 0).declared] == [3, 4]
