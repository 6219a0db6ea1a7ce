"""Whole matches of every table: the beginner ends them all, acts legally, beats chance, and plays by what it sees alone."""

from __future__ import annotations

import ast
import random
from pathlib import Path

import pytest

import quiero.bots
from quiero.bots import choose, pace
from quiero.engine import Act, Reglamento, State, act, apply, is_legal, reglamento, view
from quiero.engine.cards import NAMES
from tests.bots.matches import Hand, Player, always_wants, chance_alone, match, share_won
from tests.engine.tables import TABLES
from tests.playing import redeal

DUELO = reglamento("argentino-duelo")


@pytest.mark.parametrize("rival", [chance_alone, always_wants])
@pytest.mark.parametrize(("rules", "target", "seats"), TABLES)
def test_the_beginner_beats_chance(rules: Reglamento, target: int, seats: int, rival: Player) -> None:
    assert share_won(rules, target, seats, rival, 12, random.Random(f"{rules.name} {target} {seats}")) > 0.6


def test_at_the_duelo_it_hardly_ever_loses_to_chance() -> None:
    assert share_won(DUELO, 15, 2, chance_alone, 60, random.Random(7)) > 0.85


def test_between_two_beginners_neither_seat_is_better() -> None:
    rng = random.Random(15)
    winners = [match(DUELO, 15, 2, [choose, choose], rng)[1].winner for _ in range(40)]
    assert 10 < winners.count(1) < 30


@pytest.mark.parametrize(("rules", "target", "seats"), TABLES)
def test_what_it_cannot_see_changes_nothing(rules: Reglamento, target: int, seats: int) -> None:
    """Give the others cards that fit all that was seen: the beginner does the same with the same luck."""
    rng = random.Random(f"{rules.name} {target} {seats}")
    hands, _ = match(rules, target, seats, [choose] * seats, rng)
    compared = 0
    for hand in hands:
        for place in rng.sample(range(len(hand.moments)), min(4, len(hand.moments))):
            twin = other_deal(hand, place, rng)
            if twin is None:
                continue
            moment = hand.moments[place]
            seen, again = view(moment.state, moment.seat), view(twin, moment.seat)
            assert again == seen
            luck = rng.random()
            assert choose(again, again.options, random.Random(luck)) == choose(seen, seen.options, random.Random(luck))
            compared += 1
    assert compared > len(hands) / 2, "too few other deals fit"


def other_deal(hand: Hand, place: int, rng: random.Random) -> State | None:
    """The same hand, act for act, up to that moment, with cards that its seat knows nothing of moved about.

    None if somebody could not have acted so with them, or if the seat was told something that depends on them.
    """
    moment = hand.moments[place]
    if moment.state.deal is None or moment.state.phase != "mano":
        return None
    seen = view(moment.state, moment.seat)
    known = {*seen.cards, *[lying.card for lying in seen.table], seen.vira, seen.peeked}
    hidden = [card for card, name in enumerate(NAMES) if name not in known]
    moved = rng.sample(hidden, rng.choice((2, 3, len(hidden))))
    names = {card: card for card in range(40)} | dict(zip(moved, moved[1:] + moved[:1], strict=True))
    twin, _ = redeal(hand.before, hand.dealt, names)
    for earlier in hand.moments[:place]:
        doing = renamed(earlier.done, names)
        if not is_legal(twin, doing):
            return None
        twin, _ = apply(twin, doing)
    return twin if twin.deal is not None and view(twin, moment.seat) == seen else None


def renamed(done: Act, names: dict[int, int]) -> Act:
    words = [NAMES[names[NAMES.index(word)]] if word in NAMES else word for word in done.word.split(" ")]
    return act(done.seat, " ".join(words))


def test_the_bots_import_no_state_and_no_verb_of_the_engine() -> None:
    modules = ("cards", "envido", "fuerza", "reglamentos.venezolano", "reglamentos.venezolano_simple", "view", "vueltas")
    tables = [f"quiero.engine.{module}" for module in modules]
    barred = {"State", "apply", "view", "Venezolano", "VenezolanoSimple", "Estado"}
    for file in Path(quiero.bots.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("quiero"):
                assert node.module.startswith("quiero.bots") or node.module in tables, f"{file.name} imports {node.module}"
                assert not barred & {name.name for name in node.names}


@pytest.mark.parametrize(("rules", "target", "seats"), TABLES)
def test_the_pause_is_human_and_the_same_for_whoever_looks(rules: Reglamento, target: int, seats: int) -> None:
    rng = random.Random(f"{rules.name} {target} {seats}")
    for hand in match(rules, target, seats, [chance_alone] * seats, rng)[0][:8]:
        for moment in hand.moments:
            luck = rng.random()
            pauses = {pace(view(moment.state, seat), random.Random(luck)) for seat in range(seats + 1)}
            assert len(pauses) == 1
            assert 0.8 <= pauses.pop() <= 2.5
