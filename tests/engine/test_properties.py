"""What always holds, whatever is played: for every reglamento, over matches played at random."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quiero.engine import (
    REGLAMENTOS,
    IllegalAct,
    Reglamento,
    UnknownAct,
    act,
    actors,
    apply,
    free_acts,
    is_legal,
    legal_acts,
    reglamento,
    start,
)
from quiero.engine.cards import NAMES
from tests.engine.tables import TABLES
from tests.playing import clock_ran_out, deal_at_random, random_match, snapshot

FEW = settings(max_examples=max(1, settings().max_examples // 8))
"""There are many tables: each gets a share of the examples."""

OTHERS = {
    "tiempo",
    "tiempo 1",
    "me-achico",
    "corta 3",
    "corta 100",
    "corta -1",
    "envido+25",
    "con-flor envido+99",
    "con-ley envido+300",
}
"""Words that no reglamento lists."""
WORDS = sorted({word for rules in REGLAMENTOS.values() for word in rules.words} | OTHERS)


@pytest.mark.parametrize(("rules", "target", "seats"), TABLES)
@FEW
@given(seed=st.integers(0, 2**32))
def test_a_match_ends_and_its_scores_are_the_sum_of_what_was_paid(rules: Reglamento, target: int, seats: int, seed: int) -> None:
    story = random_match(rules, random.Random(seed), target, seats)
    paid = [0, 0, 0]
    last = (0, 0)
    for state, events in story:
        for event in events:
            if event.kind == "pay":
                paid[event.team] += event.n
        assert state.scores == (paid[1], paid[2])
        assert state.scores >= last
        assert all(now >= before for now, before in zip(state.scores, last, strict=True))
        last = state.scores
    end = story[-1][0]
    assert end.scores[end.winner - 1] >= target
    assert end.scores[2 - end.winner] < target


@pytest.mark.parametrize(("rules", "target", "seats"), TABLES)
@FEW
@given(seed=st.integers(0, 2**32))
def test_cards_are_conserved(rules: Reglamento, target: int, seats: int, seed: int) -> None:
    for state, _ in random_match(rules, random.Random(seed), target, seats):
        if state.deal is None or state.phase == "corte":
            continue
        for seat in range(1, seats + 1):
            played = [lying.card for lying in rules.on_table(state) if lying.seat == seat]
            assert sorted([*state.held_by(seat), *played]) == sorted(state.deal.hands[seat - 1])


@pytest.mark.parametrize(("rules", "target", "seats"), TABLES)
@FEW
@given(seed=st.integers(0, 2**32))
def test_what_is_legal_is_accepted_and_all_else_refused_without_a_trace(
    rules: Reglamento, target: int, seats: int, seed: int
) -> None:
    rng = random.Random(seed)
    story = random_match(rules, rng, target, seats)
    for state, _ in rng.sample(story, min(6, len(story))):
        before = snapshot(state)
        for seat in range(1, seats + 1):
            allowed = {legal.word for legal in (*legal_acts(state, seat), *free_acts(state, seat))}
            assert bool(legal_acts(state, seat)) == (seat in actors(state))
            for word in {*rng.sample(WORDS, 60), *allowed}:
                doing = act(seat, word)
                if is_legal(state, doing):
                    assert word in allowed or word.startswith("tiempo") or word == "abandono"
                    continue
                assert word not in allowed
                with pytest.raises(IllegalAct) as refusal:
                    apply(state, doing)
                assert refusal.value.article == state.rules.law[refusal.value.code]
        assert snapshot(state) == before


@pytest.mark.parametrize(("rules", "target", "seats"), TABLES)
@FEW
@given(seed=st.integers(0, 2**32))
def test_somebody_is_always_asked(rules: Reglamento, target: int, seats: int, seed: int) -> None:
    for state, _ in random_match(rules, random.Random(seed), target, seats):
        asked = actors(state)
        assert bool(asked) == (state.phase in ("sorteo", "corte", "mano"))
        assert all(legal_acts(state, seat) for seat in asked)


@pytest.mark.parametrize(("rules", "target", "seats"), TABLES)
@FEW
@given(seed=st.integers(0, 2**32))
def test_clocks_alone_end_the_match(rules: Reglamento, target: int, seats: int, seed: int) -> None:
    rng = random.Random(seed)
    state = start(rules, target, seats, mano=1)
    for _ in range(20_000):
        if state.over:
            return
        state, _ = deal_at_random(state, rng) if state.phase == "reparto" else apply(state, clock_ran_out(state, rng))
    raise AssertionError("a table of absent players never ended")


@given(seat=st.integers(1, 6), word=st.text(max_size=30))
def test_any_text_is_an_act_or_an_unknown_act(seat: int, word: str) -> None:
    try:
        assert act(seat, word).word == word
    except UnknownAct:
        assert word not in NAMES


def test_legal_acts_of_a_seat_that_is_not_asked() -> None:
    state = start(reglamento("argentino-duelo"), 15, 2, mano=1)
    assert legal_acts(state, 1) == ()
    assert not is_legal(state, act(1, "7e"))
