"""A table for tests of the rules: lines of an acta in, facts out."""

from __future__ import annotations

import random

from quiero.engine import (
    Act,
    Draw,
    Event,
    IllegalAct,
    Reglamento,
    State,
    act,
    actors,
    apply,
    clock_draw,
    deal,
    is_legal,
    legal_acts,
    reglamento,
    shuffle,
    start,
    view,
)
from quiero.engine.cards import NAMES, card, cards


class Table:
    """A hand of a reglamento with given cards, played by lines such as `"1 truco"`."""

    def __init__(
        self,
        *hands: str,
        name: str = "argentino-duelo",
        mano: int = 1,
        target: int = 30,
        scores: tuple[int, int] = (0, 0),
        vira: str = "",
        options: dict[str, bool] | None = None,
    ) -> None:
        self.events: list[Event] = []
        rules = reglamento(name, options)
        self.state = start(rules, target, max(len(hands), 2), mano, scores)
        if hands:
            self.deal(*hands, vira=vira)

    def deal(self, *hands: str, vira: str = "") -> Table:
        self.state, events = deal(self.state, tuple(cards(hand) for hand in hands), card(vira) if vira else -1)
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


def deal_at_random(state: State, rng: random.Random) -> tuple[State, tuple[Event, ...]]:
    """The next hand with shuffled cards; where there is a cut, the deck waits for it."""
    deck = rng.sample(range(40), 40)
    if state.rules.cut_step() is not None:
        return shuffle(state, tuple(deck))
    hands = tuple(tuple(deck[i : i + 3]) for i in range(0, 3 * state.seats, 3))
    return deal(state, hands, deck[-1] if state.rules.has_vira else -1)


def redeal(before: State, first: State, names: dict[int, int]) -> tuple[State, tuple[Event, ...]]:
    """Deal the hand of `first` again after `before`, each card taken for another one."""
    if first.phase == "corte":
        return shuffle(before, tuple(names[card] for card in first.mazo))
    dealt = first.cards
    hands = tuple(tuple(names[card] for card in hand) for hand in dealt.hands)
    return deal(before, hands, names[dealt.vira] if dealt.vira >= 0 else -1)


def begin(rules: Reglamento, rng: random.Random, target: int, seats: int) -> State:
    """A match before anything has happened, its mano drawn where the server draws it."""
    return start(rules, target, seats, mano=0 if rules.opening() else rng.randint(1, seats))


def random_match(rules: Reglamento, rng: random.Random, target: int, seats: int) -> list[tuple[State, tuple[Event, ...]]]:
    """Every state of a match played at random, with what each act made happen."""
    state = begin(rules, rng, target, seats)
    story: list[tuple[State, tuple[Event, ...]]] = [(state, ())]
    while not state.over:
        if state.phase == "reparto":
            state, events = deal_at_random(state, rng)
        else:
            seat = rng.choice(actors(state))
            state, events = apply(state, rng.choice(legal_acts(state, seat)))
        story.append((state, events))
    return story


def clock_ran_out(state: State, rng: random.Random) -> Act:
    """The act of the server when the time of whoever is asked has run out, with what it draws where the rule draws."""
    seat = actors(state)[0]
    draw = clock_draw(state)
    if draw is Draw.CUT:
        return act(seat, f"tiempo {rng.randint(1, 39)}")
    if draw is Draw.MANO:
        return act(seat, f"tiempo {rng.randint(1, state.seats)}")
    if draw is Draw.NOTHING:
        return act(seat, "tiempo")
    held = [NAMES[card] for card in state.held_by(seat)]
    return act(seat, f"tiempo {' '.join(rng.sample(held, 2 if draw is Draw.BOTH else 1))}")
