"""Secrecy: whatever a viewer cannot know may be otherwise, and all that he was shown stays the same.

Hands are played at random, clocks running out now and then. Then each is played again with the cards that the viewer never saw
changed about among themselves: his view, his legal acts and what he is told must be identical at every step.

What the rules themselves give away is held fixed, and only that (`given_away`):
- numbers told or shown when they are compared (D-38, E-38, S-34, V-78), and what was paid; of an automatic flor the kind (S-44);
- who holds a flor once one was sung, by 3 at once or by a wait (D-51, D-52, E-45, E-70); flores that are announced (S-36);
- that a rival has flor, to whom «flor envida» is offered (V-119);
- that an idle turn played the weakest card (D-69, E-68, S-48);
- whether the hidden cards of a pegado had to be shown (V-171), and who won the vueltas.
"""

from __future__ import annotations

import itertools
import os
import random
from collections.abc import Iterator

import pytest

from quiero.engine import (
    Act,
    Event,
    Reglamento,
    State,
    act,
    actors,
    apply,
    happenings,
    information_state_key,
    legal_acts,
    view,
)
from quiero.engine.cards import NAMES
from quiero.engine.reglamentos.venezolano_simple.tantos import KINDS
from tests.engine.tables import TABLES
from tests.playing import begin, clock_ran_out, deal_at_random, redeal

HANDS = 400 if os.environ.get("QUIERO_SOAK") else 8
TWINS = 6
"""How many other deals are tried for each hand and viewer."""


class Played:
    """One hand: the match before it, and every state of it with the act that led there."""

    def __init__(self, before: State) -> None:
        self.before = before
        self.states: list[State] = []
        self.acts: list[Act] = []
        self.events: list[tuple[Event, ...]] = []


def hands(rules: Reglamento, rng: random.Random, target: int, seats: int) -> Iterator[Played]:
    """The hands of one match."""
    state = begin(rules, rng, target, seats)
    played = Played(state)
    while not state.over:
        if state.phase == "reparto":
            if played.states:
                yield played
            played = Played(state)
            state, events = deal_at_random(state, rng)
            played.states.append(state)
            played.events.append(events)
            continue
        done = clock_ran_out(state, rng) if state.phase == "mano" and rng.random() < 0.04 else _chosen(state, rng)
        state, events = apply(state, done)
        if played.states:
            played.states.append(state)
            played.acts.append(done)
            played.events.append(events)
    yield played


def _chosen(state: State, rng: random.Random) -> Act:
    seat = rng.choice(actors(state))
    return rng.choice(legal_acts(state, seat))


def shown_to(played: Played, viewer: int) -> set[int]:
    """The cards that the viewer was shown in the hand."""
    seen: set[int] = set()
    for state in played.states:
        sight = view(state, viewer)
        names = [*sight.cards, *[card.card for card in sight.table], sight.vira, sight.peeked]
        seen |= {NAMES.index(name) for name in names if name}
    return seen


def another(played: Played, viewer: int, rng: random.Random) -> dict[int, int]:
    """A renaming that keeps the cards the viewer saw, and moves others about: few of them or all."""
    hidden = [card for card in range(40) if card not in shown_to(played, viewer)]
    moved = rng.sample(hidden, min(len(hidden), rng.choice((2, 3, 4, len(hidden)))))
    turned = moved[1:] + moved[:1]
    return {card: card for card in range(40)} | dict(zip(moved, turned, strict=True))


def renamed(done: Act, names: dict[int, int]) -> Act:
    """The same act with the other cards."""
    words = [NAMES[names[NAMES.index(word)]] if word in NAMES else word for word in done.word.split(" ")]
    return act(done.seat, " ".join(words))


def given_away(state: State, viewer: int) -> object:
    """What the rules tell the viewer of the hidden cards (see above)."""
    sung = any(done.word in ("flor", "flor-envida") for done in state.sung)
    return (
        [(said.concept, said.seat, said.number) for said in state.said],
        [(paid.concept, paid.team, paid.points, paid.why if paid.why in KINDS else "") for paid in state.paid],
        state.deal.flor if state.deal is not None and sung else None,
        state.deal is not None and state.rules.announced(state),
        viewer > 0 and any(option.word == "flor-envida" for option in legal_acts(state, viewer)),
        state.vueltas,
        [(lying.seat, lying.card) for lying in state.rules.on_table(state) if not lying.down],
        state.phase,
    )


def story_of(played: Played, viewer: int, names: dict[int, int]) -> bool:
    """Play the hand again with the other cards. Whether that deal agrees with what was given away; all must then be the same."""
    twin, events = redeal(played.before, played.states[0], names)
    steps: list[tuple[State, tuple[Event, ...]]] = [(twin, events)]
    for done in played.acts:
        other = renamed(done, names)
        if other.kind.name != "CLOCK" and other not in legal_acts(twin, other.seat):
            return False  # another seat could not have done it with those cards
        twin, events = apply(twin, other)
        steps.append((twin, events))
    if any(
        given_away(first, viewer) != given_away(again, viewer) for first, (again, _) in zip(played.states, steps, strict=True)
    ):
        return False
    for first, told, (again, retold) in zip(played.states, played.events, steps, strict=True):
        assert view(again, viewer) == view(first, viewer)
        assert happenings(retold, viewer) == happenings(told, viewer)
        assert information_state_key(again, viewer) == information_state_key(first, viewer)
        if viewer:
            assert legal_acts(again, viewer) == legal_acts(first, viewer)
    return True


@pytest.mark.parametrize(("rules", "target", "seats"), TABLES)
def test_secrecy_nothing_that_a_viewer_is_shown_depends_on_what_he_may_not_know(
    rules: Reglamento, target: int, seats: int
) -> None:
    rng = random.Random(f"{rules.name} {target} {seats}")
    compared = 0
    for played in itertools.islice(itertools.chain.from_iterable(hands(rules, rng, target, seats) for _ in range(20)), HANDS):
        for viewer in rng.sample(range(seats + 1), 2):
            compared += sum(story_of(played, viewer, another(played, viewer, rng)) for _ in range(TWINS))
    assert compared > HANDS, "too few other deals agreed with what was given away"
