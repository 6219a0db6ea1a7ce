"""A table for tests of the rules: lines of an acta in, facts out."""

from __future__ import annotations

import random

from quiero.engine import (
    Event,
    IllegalAct,
    Reglamento,
    State,
    act,
    actors,
    apply,
    deal,
    is_legal,
    legal_acts,
    reglamento,
    start,
    view,
)
from quiero.engine.cards import cards


class Table:
    """A hand of a reglamento with given cards, played by lines such as `"1 truco"`."""

    def __init__(
        self, *hands: str, name: str = "argentino-duelo", mano: int = 1, target: int = 30, scores: tuple[int, int] = (0, 0)
    ) -> None:
        self.events: list[Event] = []
        rules = reglamento(name)
        self.state = start(rules, target, max(len(hands), 2), mano, scores)
        if hands:
            self.deal(*hands)

    def deal(self, *hands: str) -> Table:
        self.state, events = deal(self.state, tuple(cards(hand) for hand in hands))
        self.events += events
        return self

    def do(self, *lines: str) -> Table:
        for line in lines:
            seat, word = line.split(" ", 1)
            self.state, events = apply(self.state, act(int(seat), word))
            self.events += events
        return self

    def refused(self, line: str) -> str:
        """The article and the code of a refusal, as `"D-27 carta-con-canto"`; nothing may have changed."""
        before = snapshot(self.state)
        seat, word = line.split(" ", 1)
        assert not is_legal(self.state, act(int(seat), word))
        try:
            apply(self.state, act(int(seat), word))
        except IllegalAct as reason:
            assert snapshot(self.state) == before
            return f"{reason.article} {reason.code}"
        raise AssertionError(f"{line!r} was not refused")

    def may(self, line: str) -> bool:
        seat, word = line.split(" ", 1)
        return is_legal(self.state, act(int(seat), word))

    def options(self, seat: int) -> set[str]:
        """What the seat may say now, cards apart."""
        return {legal.word for legal in legal_acts(self.state, seat) if legal.card < 0}

    def stakes(self, seat: int) -> dict[str, int | None]:
        """What each button names."""
        return {option.act: option.stake for option in view(self.state, seat).options}

    @property
    def turn(self) -> int:
        return view(self.state, 0).turn

    @property
    def asked(self) -> tuple[int, ...]:
        return actors(self.state)

    @property
    def scores(self) -> tuple[int, int]:
        return self.state.scores

    @property
    def paid(self) -> list[tuple[str, int, int]]:
        return [(paid.concept, paid.team, paid.points) for paid in self.state.paid]

    @property
    def why(self) -> list[tuple[str, str]]:
        return [(paid.why, paid.article) for paid in self.state.paid]


def snapshot(state: State) -> tuple[object, ...]:
    """Everything that a state says to anybody."""
    seats = range(state.seats + 1)
    return (*(view(state, seat) for seat in seats), actors(state), state.steps, state.decision)


def random_match(rules: Reglamento, rng: random.Random, target: int, seats: int) -> list[tuple[State, tuple[Event, ...]]]:
    """Every state of a match played at random, with what each act made happen."""
    state = start(rules, target, seats)
    story: list[tuple[State, tuple[Event, ...]]] = [(state, ())]
    while not state.over:
        if state.phase == "reparto":
            deck = rng.sample(range(40), 3 * seats)
            state, events = deal(state, tuple(tuple(deck[i : i + 3]) for i in range(0, 3 * seats, 3)))
        else:
            seat = rng.choice(actors(state))
            state, events = apply(state, rng.choice(legal_acts(state, seat)))
        story.append((state, events))
    return story
