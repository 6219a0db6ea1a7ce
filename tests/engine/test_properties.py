"""What always holds, whatever is played: for every reglamento, over matches played at random."""

from __future__ import annotations

import itertools
import random
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quiero.engine import (
    REGLAMENTOS,
    Act,
    IllegalAct,
    Reglamento,
    State,
    UnknownAct,
    act,
    actors,
    apply,
    deal,
    free_acts,
    happenings,
    is_legal,
    legal_acts,
    reglamento,
    start,
    view,
)
from quiero.engine.cards import NAMES
from tests.playing import clock_ran_out, deal_at_random, random_match, snapshot

RULES = [reglamento(name, dict.fromkeys(plain.options, on)) for name, plain in REGLAMENTOS.items() for on in (False, True)]
TABLES = [
    pytest.param(
        rules, target, seats, id="-".join([rules.name, *[o for o, on in rules.options.items() if on], str(target), str(seats)])
    )
    for place, rules in enumerate(RULES)
    if rules not in RULES[:place]
    for target in rules.targets
    for seats in rules.seats
]
WORDS = sorted({word for rules in REGLAMENTOS.values() for word in rules.words} | {"tiempo", "tiempo 1", "me-achico", "corta 3"})


@pytest.mark.parametrize(("rules", "target", "seats"), TABLES)
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
@given(seed=st.integers(0, 2**32))
def test_cards_are_conserved(rules: Reglamento, target: int, seats: int, seed: int) -> None:
    for state, _ in random_match(rules, random.Random(seed), target, seats):
        if state.deal is None or state.phase == "corte":
            continue
        for seat in range(1, seats + 1):
            played = [lying.card for lying in rules.on_table(state) if lying.seat == seat]
            assert sorted([*state.held_by(seat), *played]) == sorted(state.deal.hands[seat - 1])


@pytest.mark.parametrize(("rules", "target", "seats"), TABLES)
@given(seed=st.integers(0, 2**32))
def test_what_is_legal_is_accepted_and_all_else_refused_without_a_trace(
    rules: Reglamento, target: int, seats: int, seed: int
) -> None:
    rng = random.Random(seed)
    story = random_match(rules, rng, target, seats)
    for state, _ in rng.sample(story, min(12, len(story))):
        before = snapshot(state)
        for seat in range(1, seats + 1):
            allowed = {legal.word for legal in (*legal_acts(state, seat), *free_acts(state, seat))}
            if allowed - {"rendirse"} and state.phase != "sorteo":
                assert seat in actors(state)
            for word in WORDS:
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
@given(seed=st.integers(0, 2**32))
def test_somebody_is_always_asked(rules: Reglamento, target: int, seats: int, seed: int) -> None:
    for state, _ in random_match(rules, random.Random(seed), target, seats):
        asked = actors(state)
        assert bool(asked) == (state.phase in ("sorteo", "corte", "mano"))
        assert all(legal_acts(state, seat) for seat in asked)


@pytest.mark.parametrize(("rules", "target", "seats"), TABLES)
@given(seed=st.integers(0, 2**32))
def test_clocks_alone_end_the_match(rules: Reglamento, target: int, seats: int, seed: int) -> None:
    rng = random.Random(seed)
    state = start(rules, target, seats, mano=1)
    for _ in range(20_000):
        if state.over:
            return
        state, _ = deal_at_random(state, rng) if state.phase == "reparto" else apply(state, clock_ran_out(state, rng))
    raise AssertionError("a table of absent players never ended")


def resampled(state: State, seat: int, rng: random.Random) -> dict[int, int]:
    """A renaming of cards that keeps all that `seat` has seen and moves the rest about."""
    assert state.deal is not None
    seen = set(state.deal.hands[seat - 1]) if seat else set()
    seen |= {play.card for play in state.plays}
    hidden = [card for card in range(40) if card not in seen]
    moved = hidden[:]
    rng.shuffle(moved)
    return {**{card: card for card in seen}, **dict(zip(hidden, moved, strict=True))}


@pytest.mark.parametrize(("rules", "target", "seats"), TABLES)
@given(seed=st.integers(0, 2**32))
def test_secrecy_a_viewer_is_shown_nothing_that_depends_on_hidden_cards(
    rules: Reglamento, target: int, seats: int, seed: int
) -> None:
    """Replay each hand with other cards where the viewer saw none; every view and happening of his stays the same.

    What the rules themselves give away is held fixed: a number told aloud, and who has a flor once one was sung (D-51, D-52).
    """
    rng = random.Random(seed)
    story = random_match(rules, rng, target, seats)
    hands: list[list[int]] = []
    for place, (state, events) in enumerate(story):
        if any(event.kind == "reparto" for event in events):
            hands.append([])
        if hands and state.deal is not None:
            hands[-1].append(place)
    for viewer in range(seats + 1):
        for places in rng.sample(hands, min(3, len(hands))):
            check_hand(story, places, viewer, rng)


def check_hand(story: Sequence[tuple[State, object]], places: list[int], viewer: int, rng: random.Random) -> None:
    last = story[places[-1]][0]
    assert last.deal is not None
    for _ in range(20):
        other = resampled(last, viewer, rng)
        hands = tuple(tuple(other[card] for card in hand) for hand in last.deal.hands)
        twin, _ = deal(story[places[0] - 1][0], hands)
        if not same_public_facts(last, twin):
            continue
        assert view(twin, viewer) == view(story[places[0]][0], viewer)
        for here, there in itertools.pairwise(places):
            done = taken(story[here][0], story[there][0])
            twin, events = apply(twin, done)
            again, first = apply(story[here][0], done)
            assert view(twin, viewer) == view(again, viewer)
            assert happenings(events, viewer) == happenings(first, viewer)
        return


def taken(before: State, after: State) -> Act:
    """The act that led from one state to the next."""
    if len(after.plays) > len(before.plays):
        return after.plays[-1]
    return after.sung[-1]


def same_public_facts(state: State, twin: State) -> bool:
    """Whether the other deal agrees with what the rules made public in the hand."""
    assert state.deal is not None
    assert twin.deal is not None
    told = {said.seat for said in state.said if said.number >= 0}
    if any(state.deal.tanto[seat - 1] != twin.deal.tanto[seat - 1] for seat in told):
        return False
    sang = any(sung.word == "flor" for sung in state.sung)
    return not sang or state.deal.flor == twin.deal.flor


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
