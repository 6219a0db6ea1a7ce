"""Whole matches between players who see their own view and nothing else."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from quiero.bots import choose
from quiero.engine import Act, Reglamento, State, act, actors, apply, is_legal, view
from quiero.engine.view import Option, View
from tests.playing import begin, deal_at_random

Player = Callable[[View, Sequence[Option], random.Random], str]

LONGEST = 3000
"""Acts; no match between these players comes near it."""


@dataclass(frozen=True)
class Moment:
    """Before a decision of `seat`: the state, and what it did."""

    state: State
    seat: int
    done: Act


@dataclass(frozen=True)
class Hand:
    """`before` it was dealt, `dealt` right after, and its decisions (the cut among them)."""

    before: State
    dealt: State
    moments: list[Moment]


def chance_alone(seen: View, legal: Sequence[Option], rng: random.Random) -> str:
    return rng.choice(legal).act


def always_wants(seen: View, legal: Sequence[Option], rng: random.Random) -> str:
    """Folds nothing, sings nothing: a card at random, and «quiero» to everything."""
    wants = [option.act for option in legal if option.act.split(" ")[-1] == "quiero"]
    plays = [option.act for option in legal if option.act[0].isdigit() or option.act.startswith("pegado")]
    return rng.choice(wants or plays or [option.act for option in legal])


def match(rules: Reglamento, target: int, seats: int, players: Sequence[Player], rng: random.Random) -> tuple[list[Hand], State]:
    """The hands of a match in which each act is legal and drawn from the view of its seat, and how it ended."""
    state = begin(rules, rng, target, seats)
    story = [Hand(state, state, [])]
    for _ in range(LONGEST):
        if state.over:
            return story, state
        if state.phase == "reparto":
            before = state
            state, _ = deal_at_random(state, rng)
            story.append(Hand(before, state, []))
            continue
        seat = rng.choice(actors(state))
        seen = view(state, seat)
        doing = act(seat, players[seat - 1](seen, seen.options, rng))
        assert is_legal(state, doing), doing
        story[-1].moments.append(Moment(state, seat, doing))
        state, _ = apply(state, doing)
    raise AssertionError("the match does not end")


def share_won(rules: Reglamento, target: int, seats: int, rival: Player, matches: int, rng: random.Random) -> float:
    """The share of the matches that a team of beginners wins, in the odd seats in half of them."""
    won = 0
    for number in range(matches):
        team = 1 + number % 2
        players = [choose if (seat ^ team) & 1 == 0 else rival for seat in range(1, seats + 1)]
        won += match(rules, target, seats, players, rng)[1].winner == team
    return won / matches
