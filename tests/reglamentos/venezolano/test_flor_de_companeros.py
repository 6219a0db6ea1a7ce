"""V-105 to V-109: two partners with flor, «a ley» with a card, and who is told that a flor burned."""

from __future__ import annotations

import pytest

from tests.playing import Table
from tests.reglamentos.venezolano.mesa import flor, mesa, sees, told

HANDS = ("7e 5e 3e", "6c 4b 2o")
"""Flor in seat 1."""

PAIR = ("7e 5e 3e", "6c 4b 12o", "6b 5b 2b", "7c 4c 1o")
"""Flor in seats 1 and 3, the mano's team."""


def burnt(table: Table) -> list[int]:
    return [seat for seat in (1, 2, 3, 4) if flor(table, seat) == "quemada"]


@pytest.mark.parametrize(
    ("lines", "lost"),
    [
        (("1 7e a-ley", "2 4b", "3 2b flor"), []),  # V-105, V-106: as it should be
        (("1 7e flor", "2 4b"), [3]),  # V-107: the flor declared first is kept
        (("1 7e flor", "2 4b", "3 2b"), [3]),
        (("1 7e",), [1]),  # its own, by omission
        (("1 7e", "2 4b", "3 2b flor"), [1]),
        (("1 7e a-ley", "2 4b", "3 2b"), [3]),
        (("1 7e a-ley", "2 truco", "3 quiero"), [3]),
        (("1 con-flor truco", "2 retruco", "3 con-flor quiero", "1 7e flor"), [3]),  # declared first by seat 1
        (("1 con-flor truco", "2 retruco", "3 con-flor quiero", "1 7e a-ley", "2 4b", "3 2b flor"), []),
        (("1 a-ley envido", "2 sin-ley envido", "3 con-flor quiero", "1 7e flor"), [1]),  # seat 3 had declared by voice
        (("1 a-ley envido", "2 sin-ley envido", "3 con-flor quiero", "1 7e"), [1]),
        (("1 tiempo 7e", "2 4b", "3 2b flor"), [1]),
        # declared first by seat 3, and burned: there is nothing to choose between
        (
            ("1 a-ley envido", "2 sin-ley envido", "3 con-flor quiero", "1 con-flor truco", "2 retruco", "3 quiero", "1 7e flor"),
            [3],
        ),
    ],
)
def test_v_105_v_106_v_107_both_partners_have_flor(lines: tuple[str, ...], lost: list[int]) -> None:
    assert burnt(mesa(*PAIR, derecho=True).do(*lines)) == lost
    assert burnt(mesa(*PAIR).do(*lines)) == []


def test_v_107_the_pair_is_the_team_and_not_the_table() -> None:
    table = mesa("7e 5e 3e", "6c 4c 2c", "6b 5b 2o", "7c 4b 1o", derecho=True).do("1 7e flor", "2 2c flor")
    assert burnt(table) == []


def test_v_107_the_rule_speaks_of_the_first_card() -> None:
    """Seat 1 said «a ley» first and «flor» with its second: nothing burns."""
    table = mesa("7e 5e 3e", "6c 4b 12o", "6b 5b 2b", "7c 4c 1o", derecho=True)
    table.do("1 7e a-ley", "2 4b", "3 2b flor", "4 4c", "1 5e flor", "2 6c", "3 5b flor")
    assert burnt(table) == []


def test_v_107_who_plays_first_is_who_plays_first() -> None:
    """From the mano 3 on: seat 3 says «flor», the one of seat 1 burns."""
    assert burnt(mesa(*PAIR, derecho=True, mano=3).do("3 2b flor")) == [1]


@pytest.mark.parametrize("derecho", [False, True])
def test_v_108_anybody_may_say_a_ley_with_the_first_card(derecho: bool) -> None:
    table = mesa(*PAIR, derecho=derecho, mano=2).do("2 12o a-ley")
    table.do("3 2b a-ley")
    assert table.refused("4 4c a-ley") == "V-108 a-ley-ya-dicha"
    table.do("4 4c")
    assert table.refused("1 3e a-ley") == "V-108 a-ley-ya-dicha"


def test_v_108_only_with_the_first_card_and_it_stands_for_flor() -> None:
    table = mesa(*HANDS, derecho=True).do("1 7e a-ley", "2 4b a-ley")
    assert flor(table, 1) == "valida"
    assert table.refused("1 5e a-ley") == "V-108 a-ley-primera-carta"
    table.do("1 5e flor", "2 2o")
    assert table.paid == []


def test_v_109_that_a_flor_burned_only_its_owner_is_told() -> None:
    """Seat 3's burns by what seat 1 says: nobody else sees or hears another thing than if it had none."""
    other = ("7e 5e 3e", "6c 4b 12o", "6b 5b 2o", "7c 4c 1o")
    with_flor, without = (mesa(*hands, derecho=True).do("1 7e flor") for hands in (PAIR, other))
    assert flor(with_flor, 3) == "quemada"
    for seat in (0, 1, 2, 4):
        assert sees(with_flor, seat) == sees(without, seat)
        assert told(with_flor, seat) == told(without, seat)
