"""What the server draws at each moment, held against the text written again."""

from __future__ import annotations

import random

import pytest

from quiero.engine import Draw, Reglamento, State, actors, apply, clock_draw, legal_acts, reglamento, shuffle, start
from quiero.engine.cards import NAMES, card
from quiero.fair import Draws, chance
from tests.engine.tables import TABLES
from tests.fair.text import Text, deal_out
from tests.playing import begin, deal_at_random

MESA = "mesa-7"


def both(rng: random.Random, seats: int) -> tuple[Draws, Text]:
    seed, aportes = rng.randbytes(32), [rng.randbytes(16) for _ in range(seats)]
    return Draws(seed, MESA, aportes), Text(seed, MESA, [aporte.hex() for aporte in aportes])


@pytest.mark.parametrize(("rules", "target", "seats"), TABLES)
def test_who_leads_the_first_hand(rules: Reglamento, target: int, seats: int) -> None:
    rng = random.Random(seats)
    for _ in range(20):
        draws, text = both(rng, seats)
        expected = 0 if rules.opening() else text.first_mano(rules.name)
        assert chance.first_mano(rules, draws) == expected


@pytest.mark.parametrize(("rules", "target", "seats"), TABLES)
def test_decks_and_cards(rules: Reglamento, target: int, seats: int) -> None:
    rng = random.Random(seats)
    draws, text = both(rng, seats)
    for mano in range(1, seats + 1):
        state = start(rules, target, seats, mano)
        assert chance.next_deck(state, draws).split(" ") == text.deck(1)
        hands, vira = text.dealt(1, mano)
        assert chance.next_hands(state, draws) == (hands, vira if rules.has_vira else "")


@pytest.mark.parametrize(("rules", "target", "seats"), TABLES)
def test_what_a_clock_draws(rules: Reglamento, target: int, seats: int) -> None:
    rng = random.Random(f"{rules.name} {target} {seats}")
    draws, text = both(rng, seats)
    state = begin(rules, rng, target, seats)
    drawn = 0
    for _ in range(200):
        if state.over:
            break
        if state.phase == "reparto":
            drawn = 0
            state, _ = deal_at_random(state, rng)
            continue
        seat = actors(state)[0]
        word = chance.clock(state, seat, drawn, draws)
        assert word == by_the_text(state, seat, drawn, text)
        drawn += chance.draws_one(word)
        state, _ = apply(state, rng.choice(legal_acts(state, seat)))


def by_the_text(state: State, seat: int, drawn: int, text: Text) -> str:
    held = [NAMES[card] for card in state.held_by(seat)]
    match clock_draw(state):
        case Draw.MANO:
            return f"tiempo {1 + text.number('mano', state.seats)}"
        case Draw.CUT:
            return f"tiempo {text.cut(state.hand + 1, drawn + 1)}"
        case Draw.CARD:
            return f"tiempo {text.card(state.hand, drawn + 1, held)}"
        case Draw.BOTH:
            return " ".join(["tiempo", *held])
        case _:
            return "tiempo"


def test_v_30_the_deck_goes_out_after_the_cut() -> None:
    """The mano is at the dealer's right; the cutter at the dealer's left names k, and the top k cards go under."""
    rng = random.Random(4)
    rules = reglamento("venezolano")
    for seats in rules.seats:
        draws, text = both(rng, seats)
        state = start(rules, 24, seats, chance.first_mano(rules, draws))
        shuffled, _ = shuffle(state, tuple(card(name) for name in text.deck(1)))
        cut, _ = apply(shuffled, legal_acts(shuffled, actors(shuffled)[0])[6])
        deck = text.deck(1)
        assert cut.deal is not None
        hands, vira = deal_out(deck[7:] + deck[:7], state.mano, state.seats)
        assert [" ".join(NAMES[dealt] for dealt in hand) for hand in cut.deal.hands] == hands
        assert NAMES[cut.deal.vira] == vira
