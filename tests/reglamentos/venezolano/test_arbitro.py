"""V-199 to V-206 over hands full of flores, pegados and clocks: engine and referee pay the same.

Hands drawn evenly hold few flores, and their bets are mostly «N piedras más». Here most seats are dealt a flor or a receta, each
kind of act is as likely as any other, and now and then a clock runs out.
"""

from __future__ import annotations

import os
import random
import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

import pytest

from quiero.acta.model import Acta
from quiero.acta.random import header_for
from quiero.acta.record import Dealing, Move, record
from quiero.acta.replay import rules_of
from quiero.acta.write import text_of
from quiero.engine import Act, State, actors, apply, deal, legal_acts, start
from quiero.engine.cards import NAMES, SUIT, card
from tests.playing import clock_ran_out
from tests.referee.common import pieces_of
from tests.referee.judge import judge

HANDS = int(os.environ.get("QUIERO_SOAK") or 240) // 4


def dealt(dice: random.Random, seats: int) -> Dealing:
    """A vira, and three cards each: a receta for one seat in ten, a flor for six of ten."""
    vira = dice.randrange(40)
    left = [other for other in range(40) if other != vira]
    both = [card(name) for name in pieces_of(NAMES[vira])]
    hands = []
    for _ in range(seats):
        hand = tuple(chosen(dice, left, both))
        left = [other for other in left if other not in hand]
        hands.append(hand)
    dice.shuffle(hands)
    return Dealing(tuple(hands), vira)


def chosen(dice: random.Random, left: list[int], both: list[int]) -> list[int]:
    kind = dice.random()
    held = [piece for piece in both if piece in left]
    if kind < 0.1 and len(held) == 2:
        return [*held, dice.choice([other for other in left if other not in held])]
    pairs = [pair for pair in combinations([other for other in left if other not in both], 2) if SUIT[pair[0]] == SUIT[pair[1]]]
    one, two = dice.choice(pairs)
    third = [other for other in left if other not in (one, two) and (SUIT[other] == SUIT[one] or other in both)]
    if kind < 0.7 and third:
        return [one, two, dice.choice(third)]
    return dice.sample(left, 3)


def next_act(dice: random.Random, state: State) -> Act:
    """An act of some seat that is asked: its kind first, and then one of that kind. Or the clock."""
    if dice.random() < 0.04:
        return clock_ran_out(state, dice)
    kinds: dict[str, list[Act]] = {}
    for seat in actors(state):
        for legal in legal_acts(state, seat):
            kinds.setdefault(kind_of(legal), []).append(legal)
    kind = dice.choice([kind for kind in kinds if kind != "no-quiero" or dice.random() < 0.4] or list(kinds))
    return dice.choice(kinds[kind])


def kind_of(act: Act) -> str:
    return re.sub(r"\d+[eboc]?", "#", act.word)


def moves(state: State, dice: random.Random) -> Iterator[Move]:
    dealing = dealt(dice, state.seats)
    yield dealing
    state, _ = deal(state, dealing.hands, dealing.vira)
    while state.phase == "mano":
        act = next_act(dice, state)
        yield act
        state, _ = apply(state, act)


def hand(seed: int, seats: int, derecho: bool) -> Acta:
    dice = random.Random(f"{seed} {seats} {derecho}")
    header = replace(
        header_for("venezolano", seats, dice.choice((12, 24)), {"flor-por-derecho": derecho}), titulo=f"semilla {seed}"
    )
    scores = (dice.randrange(header.objetivo), dice.randrange(header.objetivo)) if dice.random() < 0.7 else (0, 0)
    begin = start(rules_of(header), header.objetivo, seats, mano=dice.randint(1, seats), scores=scores)
    return record(header, moves(begin, dice), begin=begin)


@pytest.mark.parametrize("derecho", [False, True])
@pytest.mark.parametrize("seats", [2, 4])
def test_v_199_v_200_v_203_the_referee_pays_the_same(seats: int, derecho: bool) -> None:
    kinds: Counter[str] = Counter()
    for seed in range(HANDS):
        acta = tomllib.loads(text_of(hand(seed, seats, derecho)))
        verdict = judge(acta)
        assert verdict.objections == (), seed
        assert verdict.manos[0].ended, seed
        kinds.update({kind for kind in ("pegado", "flor-envida", "a-ley envido", "tiempo") if kind in acta["mano"][0]["jugadas"]})
    assert min(kinds[kind] for kind in ("pegado", "flor-envida", "a-ley envido", "tiempo")) > 0


def test_the_deals_are_full_of_flores() -> None:
    dice = random.Random(1)
    words = [" ".join(NAMES[one] for one in cards) for _ in range(50) for cards in dealt(dice, 4).hands]
    assert sum(len({name[-1] for name in word.split()}) == 1 for word in words) > len(words) / 4
