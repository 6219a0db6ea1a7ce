"""The vector of `docs/acta.md`, *A fair deal*, and what must hold of any seed."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quiero.engine.cards import DECK, NAMES
from quiero.fair import NO_APORTE, Draws, commitment
from quiero.fair.chance import dealt

SEED = bytes(range(32))
APORTES = (bytes(range(0xA0, 0xB0)), bytes(range(0xB0, 0xC0)))
DECK_OF_HAND_1 = (
    "11e 7c 2c 10c 1o 4e 2b 5e 1c 5b 10e 7b 6c 4c 11c 10o 12c 1e 5c 5o "
    "1b 2o 6o 11b 4b 7o 6b 12e 12b 12o 6e 3o 2e 10b 3e 11o 3b 4o 7e 3c"
)


def test_the_vector_of_the_acta() -> None:
    draws = Draws(SEED, "mesa-1", APORTES)
    assert commitment(SEED).startswith("630dcd29")
    assert commitment(SEED).endswith("d710dd")
    assert draws.key.hex() == "d08337ce3326be7b9ec54c0a35aad9195d904738374057061c21e927fb13f43e"
    assert draws.first_seat() == 2
    assert " ".join(NAMES[card] for card in draws.deck(1)) == DECK_OF_HAND_1


def test_cards_go_out_from_the_bottom_one_at_a_time_from_the_mano() -> None:
    deck = Draws(SEED, "mesa-1", APORTES).deck(1)
    assert [[NAMES[card] for card in hand] for hand in dealt(deck, 1, 2)] == [["3c", "4o", "11o"], ["7e", "3b", "3e"]]
    assert dealt(deck, 2, 2) == dealt(deck, 1, 2)[::-1]


@given(st.binary(min_size=32, max_size=32), st.integers(1, 200))
def test_a_deck_is_the_forty_cards_and_the_same_again(seed: bytes, hand: int) -> None:
    draws = Draws(seed, "m", (NO_APORTE, NO_APORTE))
    assert sorted(draws.deck(hand)) == list(DECK)
    assert draws.deck(hand) == Draws(seed, "m", (NO_APORTE, NO_APORTE)).deck(hand)
    assert draws.deck(hand) != draws.deck(hand + 1)


def test_an_aporte_changes_every_deck_and_not_the_commitment() -> None:
    assert Draws(SEED, "mesa-1", APORTES).deck(1) != Draws(SEED, "mesa-1", (APORTES[0], NO_APORTE)).deck(1)
    assert Draws(SEED, "mesa-1", APORTES).deck(1) != Draws(SEED, "mesa-2", APORTES).deck(1)


def test_a_word_of_the_incomplete_cycle_is_thrown_away() -> None:
    """With n = 3 × 2³⁰ a word above n would make its rest likelier; about a quarter of the words must be refused."""
    stream = Draws(SEED, "mesa-1", APORTES).stream("x")
    raw = Draws(SEED, "mesa-1", APORTES).stream("x")
    n = 3 * 2**30
    words = [raw.below(2**32) for _ in range(64)]
    kept = [word for word in words if word < n]
    assert 8 <= len(words) - len(kept) <= 24
    assert [stream.below(n) for _ in kept] == kept


def test_a_seed_has_32_bytes() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        commitment(b"short")
