"""The information-state key: the same for what a seat cannot tell apart, another for all that it can.

That hidden cards never change it is held in `test_secrecy`. Here a few deals, that share some hands, are played over and over, so
that the same and almost the same stories come up; what a seat was shown is written down in full, and key and story must match
one to one.
"""

from __future__ import annotations

import random
from dataclasses import replace
from typing import NamedTuple

import pytest

from quiero.engine import (
    Reglamento,
    State,
    act,
    actors,
    apply,
    deal,
    free_acts,
    happenings,
    information_state_key,
    legal_acts,
    reglamento,
    shuffle,
    start,
    view,
)
from tests.engine.tables import TABLES
from tests.playing import Table, clock_ran_out

ROUNDS = 60
FACTORS = {"venezolano": 3}
"""How many times as many rounds, where a turn has many acts."""

Story = tuple[object, ...]


class Step(NamedTuple):
    state: State
    stories: tuple[Story, ...]
    """What each viewer was shown until now, by seat, the spectator first."""


def shown(state: State, viewer: int) -> object:
    """All that a viewer sees of a state but the match's own counters."""
    return replace(view(state, viewer), decision=0, hand=0), legal_acts(state, viewer)


def told(state: State, viewer: int) -> list[object]:
    return [event for event in happenings(state.told, viewer) if event.kind != "reparto"]


def begun(state: State) -> Step:
    return Step(state, tuple((repr(shown(state, viewer)),) for viewer in range(state.seats + 1)))


def follow(step: Step, state: State) -> Step:
    """The stories go on where something was told or has changed."""
    stories = []
    for viewer, story in enumerate(step.stories):
        news, now = told(state, viewer), shown(state, viewer)
        new = news or now != shown(step.state, viewer)
        stories.append((*story, repr(news), repr(now)) if new else story)
    return Step(state, tuple(stories))


def decks(rng: random.Random, seats: int) -> list[list[int]]:
    """A few deals: the first one, two that differ from it in two cards, and two quite different ones, a flor among them."""
    first = rng.sample(range(40), 40)
    near = []
    for _ in range(2):
        i, j = rng.randrange(3 * seats), rng.randrange(3 * seats, 40)
        other = list(first)
        other[i], other[j] = other[j], other[i]
        near.append(other)
    return [first, *near, rng.sample(range(40), 40), list(range(40))]


def hand(rules: Reglamento, target: int, seats: int, deck: list[int], rng: random.Random) -> list[Step]:
    """One hand at random: mostly cards and few words, a clock now and then, señas where there are partners."""
    state = start(rules, target, seats, mano=rng.choice((1, 2)), scores=rng.choice(((0, 0), (0, 3))))
    if rules.cut_step() is not None:
        state, _ = shuffle(state, tuple(deck))
    else:
        hands = tuple(tuple(deck[i : i + 3]) for i in range(0, 3 * seats, 3))
        state, _ = deal(state, hands, deck[-1] if rules.has_vira else -1)
    steps = [begun(state)]
    while state.phase in ("corte", "mano"):
        seat = rng.choice(actors(state))
        legal = legal_acts(state, seat)
        if state.phase == "mano" and rng.random() < 0.05:
            done = clock_ran_out(state, rng)
        elif state.rules.senas and seats > 2 and state.phase == "mano" and rng.random() < 0.1:
            done = free_acts(state, rng.randint(1, seats))[1]
        else:
            done = rng.choice(legal[:4] if rng.random() < 0.6 else legal)
        state, _ = apply(state, done)
        steps.append(follow(steps[-1], state))
    return steps


@pytest.mark.parametrize(("rules", "target", "seats"), TABLES)
def test_the_key_and_what_was_shown_match_one_to_one(rules: Reglamento, target: int, seats: int) -> None:
    rng = random.Random(f"key {rules.name} {target} {seats}")
    dealt = decks(rng, seats)
    story_of: dict[str, Story] = {}
    key_of: dict[Story, str] = {}
    met = 0
    for _ in range(ROUNDS * FACTORS.get(rules.name, 1)):
        for step in hand(rules, target, seats, rng.choice(dealt), rng):
            for viewer, story in enumerate(step.stories):
                key = information_state_key(step.state, viewer)
                met += key in story_of
                assert story_of.setdefault(key, story) == story
                assert key_of.setdefault(story, key) == key
    assert met > ROUNDS, "the same story hardly ever came up twice"


def keys(table: Table) -> list[str]:
    return [information_state_key(table.state, seat) for seat in range(table.state.seats + 1)]


def test_a_pick_is_known_to_who_made_it_until_both_have() -> None:
    table = Table(mano=0)
    before = keys(table)
    after = keys(table.do("1 piedra"))
    assert [before[seat] == after[seat] for seat in (0, 1, 2)] == [True, False, True]
    assert keys(Table(mano=0).do("1 papel"))[2] == after[2]
    assert keys(Table(mano=0).do("1 papel", "2 tijera"))[2] != keys(table.do("2 tijera"))[2]


def test_earlier_hands_are_forgotten() -> None:
    """The second hand of a match, and the same one begun at its score."""
    later = Table("1e 2e 4b", "1b 2b 4e", mano=2).do("2 truco", "1 no-quiero").deal("7e 6e 3b", "7b 6b 3e").do("1 envido")
    first = Table("7e 6e 3b", "7b 6b 3e", mano=1, scores=(0, 1)).do("1 envido")
    assert keys(later) == keys(first)


def test_earlier_hands_are_forgotten_where_there_is_a_cut() -> None:
    plain = start(reglamento("venezolano"), 12, 2, mano=1)
    after_one, _ = deal(start(reglamento("venezolano"), 12, 2, mano=2), ((0, 1, 2), (3, 4, 5)), 6)
    for line in ("truco", "no-quiero"):
        after_one, _ = apply(after_one, act(actors(after_one)[0], line))
    seen = []
    for state in (after_one, replace_scores(plain, after_one)):
        state, _ = shuffle(state, tuple(range(40)))
        state, _ = apply(state, act(actors(state)[0], "corta 7"))
        seen.append([information_state_key(state, seat) for seat in range(3)])
    assert seen[0] == seen[1]


def replace_scores(state: State, of: State) -> State:
    """The same table at the score of another."""
    return start(state.rules, state.target, state.seats, state.mano, of.scores)


def test_the_option_of_the_table_is_in_the_key() -> None:
    hands = ("1e 2b 4e", "1b 2o 4b")
    with_flor, without = (Table(*hands, name="argentino", options={"flor": flor}) for flor in (True, False))
    assert all(one != other for one, other in zip(keys(with_flor), keys(without), strict=True))


def test_what_an_offer_gives_away_is_in_the_key() -> None:
    """V-119: «flor envida» is offered to who has a flor and a rival with one."""
    tables = [
        Table("1e 2e 4e", "1b 2b 4o", "1o 2o 5o", fourth, name="venezolano", target=12, vira="7c").do("1 1e flor", "2 1b")
        for fourth in ("1c 2c 4c", "1c 2c 4b")
    ]
    one, other = (keys(table) for table in tables)
    assert [table.may("3 flor-envida") for table in tables] == [True, False]
    assert [one[seat] == other[seat] for seat in range(5)] == [True, True, True, False, False]


def test_whose_flores_were_paid_is_in_the_key() -> None:
    """V-91, V-203: an undeclared flor is paid to its team, and no seat is named."""
    flor, none = "1e 2e 4e", "1b 2b 4o"
    one, other = (
        keys(Table(*hands, name="venezolano", target=12, vira="7c").do("1 truco", "2 no-quiero"))
        for hands in ((flor, none), (none, flor))
    )
    assert one[0] != other[0]
