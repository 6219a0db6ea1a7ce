"""Whole matches: the beginner ends them all, acts legally, beats chance, and plays by what it sees alone."""

from __future__ import annotations

import ast
import random
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import quiero.bots
from quiero.bots import choose, pace
from quiero.engine import State, act, actors, apply, deal, is_legal, reglamento, start, view
from quiero.engine.cards import DECK
from quiero.engine.view import Option, View

Player = Callable[[View, Sequence[Option], random.Random], str]

LONGEST = 3000
"""Acts; no match between these players comes near it."""


def chance_alone(seen: View, legal: Sequence[Option], rng: random.Random) -> str:
    return rng.choice(legal).act


def never_folds(seen: View, legal: Sequence[Option], rng: random.Random) -> str:
    return rng.choice([option for option in legal if option.act != "mazo"]).act


def match(players: tuple[Player, Player], rng: random.Random, target: int = 15) -> list[State]:
    """Every state of a match in which each act is legal and drawn from the view of its seat."""
    state = start(reglamento("argentino-duelo"), target, 2)
    story = [state]
    while not state.over:
        assert len(story) < LONGEST
        if state.phase == "reparto":
            dealt = rng.sample(DECK, 6)
            state, _ = deal(state, (tuple(dealt[:3]), tuple(dealt[3:])))
        else:
            seat = actors(state)[0]
            seen = view(state, seat)
            doing = act(seat, players[seat - 1](seen, seen.options, rng))
            assert is_legal(state, doing)
            state, _ = apply(state, doing)
        story.append(state)
    return story


def share_won(rival: Player, matches: int, rng: random.Random) -> float:
    """The share of the matches that the beginner wins, sitting at each seat in half of them."""
    won = 0
    for number in range(matches):
        seat = 1 + number % 2
        players = (choose, rival) if seat == 1 else (rival, choose)
        won += match(players, rng)[-1].winner == seat
    return won / matches


@pytest.mark.parametrize("rival", [chance_alone, never_folds])
def test_the_beginner_beats_uniform_chance(rival: Player) -> None:
    assert share_won(rival, 120, random.Random(7)) > 0.8


@pytest.mark.parametrize("target", [15, 30])
def test_between_two_beginners_neither_seat_is_better(target: int) -> None:
    rng = random.Random(target)
    winners = [match((choose, choose), rng, target)[-1].winner for _ in range(80)]
    assert 25 < winners.count(1) < 55


@given(seed=st.integers(0, 2**32))
def test_what_it_cannot_see_changes_nothing(seed: int) -> None:
    """Give the rival other cards that fit all that was seen: the beginner does the same with the same luck."""
    rng = random.Random(seed)
    story = match((choose, choose), rng)
    playing = [state for state in story if state.phase == "mano"]
    for state in rng.sample(playing, min(6, len(playing))):
        seat = actors(state)[0]
        seen = view(state, seat)
        twin = other_deal(story, state, seat, rng)
        if twin is None:
            continue
        luck = rng.randrange(2**32)
        assert view(twin, seat) == seen
        assert choose(view(twin, seat), view(twin, seat).options, random.Random(luck)) == choose(
            seen, seen.options, random.Random(luck)
        )


def other_deal(story: Sequence[State], state: State, seat: int, rng: random.Random) -> State | None:
    """The same hand, act for act, with other cards where `seat` saw none; None if some such card was told of."""
    assert state.deal is not None
    mine = state.deal.hands[seat - 1]
    played = [play.card for play in state.plays if play.seat != seat]
    hidden = rng.sample([card for card in DECK if card not in (*mine, *played)], 3 - len(played))
    shown = [card if card in played else hidden.pop() for card in state.deal.hands[2 - seat]]
    hands = (mine, tuple(shown)) if seat == 1 else (tuple(shown), mine)
    began = next(place for place, each in enumerate(story) if each.hand == state.hand)
    twin, _ = deal(story[began - 1], hands)
    for before, after in zip(story[began:], story[began + 1 : story.index(state) + 1], strict=False):
        doing = after.plays[-1] if len(after.plays) > len(before.plays) else after.sung[-1]
        if not is_legal(twin, doing):
            return None
        twin, _ = apply(twin, doing)
    return twin if view(twin, seat) == view(state, seat) else None


def test_enough_deals_fit_for_that_to_mean_something() -> None:
    rng = random.Random(5)
    story = match((choose, choose), rng)
    playing = [state for state in story if state.phase == "mano"]
    twins = [other_deal(story, state, actors(state)[0], rng) for state in playing]
    differ = [twin for twin, state in zip(twins, playing, strict=True) if twin and twin.deal and twin.deal is not state.deal]
    assert len(differ) > len(playing) / 2


def test_the_bots_import_no_state_and_no_verb_of_the_engine() -> None:
    modules = ("cards", "envido", "fuerza", "reglamentos.venezolano", "reglamentos.venezolano_simple", "view", "vueltas")
    tables = [f"quiero.engine.{module}" for module in modules]
    names = {"State", "apply", "view", "Venezolano", "VenezolanoSimple", "Estado"}
    for file in Path(quiero.bots.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("quiero"):
                assert node.module.startswith("quiero.bots") or node.module in tables, f"{file.name} imports {node.module}"
                assert not names & {name.name for name in node.names}


@given(seed=st.integers(0, 2**32))
def test_the_pause_is_human_and_the_same_for_whoever_looks(seed: int) -> None:
    story = match((choose, chance_alone), random.Random(seed))
    for state in story:
        pauses = {pace(view(state, seat), random.Random(seed)) for seat in (0, 1, 2)}
        assert len(pauses) == 1
        assert 0.8 <= pauses.pop() <= 2.5
