"""The beginner at single decisions: what it must always do, what it must never do, and that it bluffs a little."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

import pytest

from quiero.bots import choose
from quiero.engine import State, reglamento, start, view
from quiero.engine.view import View
from tests.playing import Table

TRIES = 200


def at(hand_1: str, hand_2: str, *said: str, mano: int = 1, scores: tuple[int, int] = (0, 0)) -> State:
    """A hand to 15, after these lines of an acta."""
    return Table(hand_1, hand_2, mano=mano, target=15, scores=scores).do(*said).state


def choices(seen: View, tries: int = TRIES) -> Counter[str]:
    """What the beginner does at this view, over many seeds."""
    return Counter(choose(seen, seen.options, random.Random(seed)) for seed in range(tries))


def test_piedra_papel_y_tijera_come_out_alike() -> None:
    thrown = choices(view(start(reglamento("argentino-duelo"), 15, 2), 1), 600)
    assert set(thrown) == {"piedra", "papel", "tijera"}
    assert min(thrown.values()) > 150


def test_nothing_to_decide_is_an_error() -> None:
    waiting = view(at("1e 4c 4b", "3e 3b 6o"), 2)
    with pytest.raises(ValueError, match="nothing to decide"):
        choose(waiting, waiting.options, random.Random(0))


# ---- the card ------------------------------------------------------------------------------------


def third(mine: str, rival: str) -> State:
    """Seat 1 won the first vuelta and lost the second; seat 2 has led `rival` to the third, and seat 1 holds `mine`."""
    return at(f"2o 4c {mine}", f"4o 7e {rival}", "1 2o", "2 4o", "1 4c", "2 7e", f"2 {rival}")


def test_a_second_vuelta_that_can_only_be_tied_is_lost() -> None:
    state = at("4c 4b 6o", "3e 4o 4e", "1 6o", "2 3e", "2 4o")
    assert set(choices(view(state, 1))) <= {"4c", "4b", "mazo"}


def test_a_truco_over_a_lost_hand_is_never_wanted() -> None:
    # One vuelta each, seat 2 the first; the last card of seat 1 is a four: a tie loses too.
    state = at("6o 1e 4c", "3e 5o 7e", "1 6o", "2 3e", "2 5o", "1 1e", "1 4c", "2 truco")
    assert choices(view(state, 1)) == {"no-quiero": TRIES}


def test_nobody_is_asked_for_more_when_he_sees_that_he_has_lost() -> None:
    # the rival's last card is a four: with the first vuelta won, whatever seat 1 holds wins or ties
    assert choices(view(third("1e", "4b"), 1)) == {"1e": TRIES}


@pytest.mark.parametrize(
    ("mine", "rival", "played"),
    [
        ("1e 12c 4b", "6o 5c 4c", "12c"),  # the cheapest card that wins
        ("1e 12c 4b", "12o 5c 4c", "1e"),
        ("6c 12c 4b", "12o 5c 4c", "12c"),  # a parda rather than a lost vuelta
        ("6c 12c 4b", "3o 5c 4c", "4b"),  # the weakest when nothing helps
    ],
)
def test_following_in_the_first_vuelta(mine: str, rival: str, played: str) -> None:
    led = rival.split(" ")[0]
    seen = view(at(rival, mine, f"1 {led}"), 2)
    only_cards = [option for option in seen.options if option.act in mine.split(" ")]
    assert choose(seen, only_cards, random.Random(0)) == played


def test_after_a_parda_the_best_card_is_led() -> None:
    seen = view(at("12e 4c 3b", "12b 6c 7e", "1 12e", "2 12b"), 1)
    only_cards = [option for option in seen.options if option.act in ("4c", "3b")]
    assert choose(seen, only_cards, random.Random(0)) == "3b"


# ---- the truco -----------------------------------------------------------------------------------


def test_a_certain_hand_is_raised_to_the_end() -> None:
    # seat 1 won the first vuelta and keeps the two best cards
    seen = view(at("7e 1b 1e", "4c 5c 6o", "1 7e", "2 4c", "1 truco", "2 retruco"), 1)
    assert choices(seen) == {"vale-cuatro": TRIES}


def test_a_weak_hand_lets_a_truco_go() -> None:
    seen = view(at("4c 5c 6o", "1e 1b 3e", "1 6o", "2 3e", "2 truco"), 1)
    assert choices(seen)["no-quiero"] > 0.9 * TRIES


def test_a_weak_hand_bluffs_now_and_then() -> None:
    asked = choices(view(at("3e 5c 6o", "10o 7c 4b", "1 3e", "2 4b", "1 5c"), 2), 600)["truco"]
    assert 0 < asked < 100


def test_who_wins_the_match_with_the_hand_as_it_is_does_not_ask_for_more() -> None:
    seen = view(at("7e 1b 1e", "4c 5c 6o", "1 7e", "2 4c", scores=(14, 0)), 1)
    assert "truco" not in choices(seen)


def test_who_loses_the_match_by_refusing_wants() -> None:
    seen = view(at("4c 5c 6o", "1e 1b 3e", "1 6o", "2 3e", "2 truco", scores=(0, 14)), 1)
    assert choices(seen)["no-quiero"] == 0


# ---- the envido and the flor -----------------------------------------------------------------------


def test_envido_with_33_from_the_mano_is_always_wanted() -> None:
    seen = view(at("7e 6e 1b", "5c 6c 12o", "1 1b", "2 envido"), 1)
    assert "no-quiero" not in choices(seen)


def test_a_falta_with_nothing_is_not_wanted() -> None:
    seen = view(at("4c 12o 11e", "7c 6c 12b", "1 4c", "2 falta-envido"), 1)
    assert set(choices(seen)) == {"no-quiero"}


def test_a_good_tanto_sings_first_over_a_truco() -> None:
    seen = view(at("5c 4c 1e", "7c 6c 12b", "1 truco"), 2)
    assert sum(choices(seen)[canto] for canto in ("envido", "real-envido", "falta-envido")) > 0.9 * TRIES


def test_a_poor_tanto_sings_now_and_then() -> None:
    sung = choices(view(at("4c 12o 11e", "7c 6c 12b"), 1), 600)
    assert 0 < sung["envido"] < 100


@pytest.mark.parametrize(
    ("mano", "pie", "told"),
    [
        ("7e 6e 1b", "7c 6c 12b", "son-buenas"),  # 33 against 33: the mano's
        ("7e 5e 1b", "7c 6c 12b", "tengo"),
        ("7e 6e 1b", "7c 5c 12b", "son-buenas"),
    ],
)
def test_the_pie_tells_only_what_wins(mano: str, pie: str, told: str) -> None:
    assert set(choices(view(at(mano, pie, "1 envido", "2 quiero"), 2))) == {told}


@pytest.mark.parametrize("said", [(), ("1 truco",), ("1 envido",), ("1 5o",)])
def test_a_flor_is_sung(said: tuple[str, ...]) -> None:
    assert set(choices(view(at("5o 6c 7e", "7b 6b 12b", *said, mano=1 if said else 2), 2))) == {"flor"}


def test_two_flores_are_compared_or_raised_by_their_number() -> None:
    low = choices(view(at("7o 6o 12o", "2b 1b 12b", "1 flor"), 2))
    high = choices(view(at("7o 6o 12o", "7b 6b 5b", "1 flor"), 2))
    assert low["flor"] > 0.9 * TRIES
    assert high["contraflor"] + high["contraflor-al-resto"] > 0.5 * TRIES


def test_the_odds_of_a_tanto_know_the_cards_that_were_shown() -> None:
    # The beginner opens with 27 when nothing is known, and less often when the rival has shown a siete.
    blind = view(at("6c 1c 12b", "7e 12o 4b"), 1)
    warned = view(at("7e 12o 4b", "6c 1c 12b", "1 7e"), 2)
    opened = [
        sum(choices(replace(seen, options=[o for o in seen.options if o.act not in ("truco", "mazo")]))[word] for word in CANTOS)
        for seen in (blind, warned)
    ]
    assert opened[0] > opened[1]


CANTOS = ("envido", "real-envido", "falta-envido")
