"""The beginner in a team: it spares its cards for a partner who wins, and knows when the hand is decided."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

import pytest

from quiero.bots import choose
from quiero.bots.reading import read
from quiero.engine import State, view
from tests.playing import Table

TRIES = 100


def at(*hands: str, said: tuple[str, ...] = (), flor: bool = False, mano: int = 1, scores: tuple[int, int] = (0, 0)) -> State:
    """A hand of argentino to 15."""
    options = {"flor": flor}
    return Table(*hands, name="argentino", mano=mano, target=15, scores=scores, options=options).do(*said).state


def cards_played(state: State, seat: int) -> set[str]:
    seen = view(state, seat)
    only = [option for option in seen.options if option.act in seen.cards]
    return {choose(seen, only, random.Random(seed)) for seed in range(20)}


def choices(state: State, seat: int) -> Counter[str]:
    seen = view(state, seat)
    return Counter(choose(seen, seen.options, random.Random(seed)) for seed in range(TRIES))


def test_the_last_of_a_team_that_wins_throws_its_weakest() -> None:
    state = at("4o 5o 6c", "3e 4c 5b", "12e 1c 6b", "1e 7o 4b", said=("1 6c", "2 3e", "3 6b"))
    assert cards_played(state, 4) == {"4b"}


def test_an_ancho_of_the_partner_is_left_alone_with_a_rival_to_come() -> None:
    state = at("1b 5o 6c", "3e 4c 5b", "1e 2c 4b", "7o 6e 4e", said=("1 1b", "2 5b"))
    assert cards_played(state, 3) == {"4b"}


def test_a_weak_card_of_the_partner_is_not_enough_with_a_rival_to_come() -> None:
    state = at("4o 5o 6c", "5e 4c 5b", "1e 2c 4b", "7o 6e 4e", said=("1 4o", "2 5b"))
    assert cards_played(state, 3) == {"2c"} or cards_played(state, 3) == {"1e"}


def test_the_last_one_wins_with_the_cheapest_card() -> None:
    state = at("3e 5o 6c", "5e 4c 5b", "12c 2c 4b", "1e 7o 4e", said=("1 3e", "2 5b", "3 12c"))
    assert cards_played(state, 4) == {"7o"}


def test_a_truco_over_a_lost_hand_is_not_wanted_for_the_pair() -> None:
    # team 1 won the first vuelta and leads the third; the fours of team 2 cannot even tie
    hands = ("1e 5o 3b", "5e 1b 4e", "6c 5c 3o", "6o 7e 4b")
    said = ("1 1e", "2 5e", "3 6c", "4 6o", "1 5o", "2 1b", "3 5c", "4 7e", "2 4e", "3 3o", "4 4b", "1 truco")
    assert set(choices(at(*hands, said=said), 2)) == {"no-quiero"}
    assert set(choices(at(*hands, said=said), 4)) == {"no-quiero"}


def test_the_best_cards_of_the_partner_are_hoped_for_and_no_more() -> None:
    hands = ("4o 5b 6c", "3e 3b 2e", "4c 5c 6b", "2o 12c 3o")
    weak = choices(at(*hands, said=("1 6c", "2 truco")), 1)
    assert weak["no-quiero"] > 0.8 * TRIES


@pytest.mark.parametrize("seat", [2, 4, 6])
def test_every_member_of_a_team_can_answer(seat: int) -> None:
    hands = ("1e 5o 3b", "5e 1b 4e", "6c 5c 3o", "6o 7e 4b", "2e 2o 11c", "10o 10c 4c")
    assert set(choices(at(*hands, said=("1 envido",)), seat)) <= {"quiero", "no-quiero", "envido", "real-envido", "falta-envido"}


def test_a_flor_is_sung_and_its_partner_without_one_does_not_raise() -> None:
    hands = ("7o 6o 5o", "7c 1c 2c", "6c 5b 3o", "6b 7e 4b")
    assert set(choices(at(*hands, flor=True), 1)) == {"flor"}
    asked = at(*hands, flor=True, said=("1 flor",))
    assert set(choices(asked, 4)) == {"me-achico"}
    strong = at("7o 1o 2o", "7c 6c 5c", "6e 5b 3o", "6b 7e 4b", flor=True, said=("1 flor",))
    assert choices(strong, 2)["contraflor"] + choices(strong, 2)["contraflor-al-resto"] > TRIES / 2


def test_it_knows_its_partners_and_its_rivals() -> None:
    alone = read(view(at("6c 1c 12b", "7e 12o 4b"), 1), [])
    assert alone.rivals == [2]
    assert alone.partners == []
    four = read(view(at("6c 1c 12b", "7e 12o 4b", "2e 3b 4o", "5e 6o 1b"), 1), [])
    assert (four.partners, four.rivals) == ([3], [2, 4])


def test_a_card_that_was_peeked_is_counted_with_the_partner() -> None:
    hands = ("11c 7e 4b", "1c 6c 7o", "2e 2b 5o", "12e 6b 4o")
    state = Table(*hands, name="venezolano", mano=1, target=24, vira="3c").state
    cutter = view(state, 3)
    assert cutter.peeked == "11c"
    knows, ignores = read(cutter, []), read(replace(cutter, peeked=""), [])
    assert knows.chance(random.Random(0)) > ignores.chance(random.Random(0))
