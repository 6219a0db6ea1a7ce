"""What a spectator sees from a player's seat: that hand, the public table and the señas that the player saw (V-196 to V-198)."""

from __future__ import annotations

import itertools
import random
from collections.abc import Sequence
from dataclasses import fields

import pytest

from quiero.engine import (
    Reglamento,
    State,
    act,
    actors,
    apply,
    free_acts,
    happenings,
    legal_acts,
    shuffle,
    spectator_view,
    start,
    view,
)
from quiero.engine.cards import DECK, NAMES
from quiero.engine.reglamentos import REGLAMENTOS
from quiero.engine.view import View
from tests.engine.tables import TABLES
from tests.engine.test_secrecy import HANDS, TWINS, Played, given_away, hands, renamed
from tests.playing import Table, random_match, redeal

FROM_THE_SEAT = {"cards", "table", "senas"}


def differences(one: View, two: View) -> set[str]:
    return {field.name for field in fields(View) if getattr(one, field.name) != getattr(two, field.name)}


@pytest.mark.parametrize(("rules", "target", "seats"), TABLES)
def test_to_the_public_table_come_the_hand_its_hidden_cards_and_the_senas_and_nothing_else(
    rules: Reglamento, target: int, seats: int
) -> None:
    rng = random.Random(f"{rules.name} {seats}")
    kept: set[str] = set()
    for state, _ in with_senas(random_match(rules, rng, target, seats)[:200], rng):
        public = view(state, 0)
        assert spectator_view(state, 0) == public
        for seat in range(1, seats + 1):
            seen, own = spectator_view(state, seat), view(state, seat)
            assert seen.seat == seat
            assert differences(seen, public) <= {"seat", *FROM_THE_SEAT}
            assert (seen.cards, seen.table, seen.senas) == (own.cards, own.table, own.senas)
            kept |= differences(seen, own)
    assert {"options"} <= kept <= {"options", "disabled", "tanto", "my_pick", "peeked", "flor"}


def with_senas(story: Sequence[tuple[State, object]], rng: random.Random) -> Sequence[tuple[State, object]]:
    """The same states, and what some of them become by a seña."""
    more = []
    for state, _ in story:
        signs = [sign for seat in range(1, state.seats + 1) for sign in free_acts(state, seat) if sign.word.startswith("seña")]
        if signs:
            more.append(apply(state, rng.choice(signs)))
    return [*story, *more]


def shown(played: Played, seat: int) -> set[int]:
    """The cards that a spectator behind that seat was shown in the hand."""
    views = [spectator_view(state, seat) for state in played.states]
    names = {card for seen in views for card in (*seen.cards, *[lying.card for lying in seen.table], seen.vira)}
    return {NAMES.index(name) for name in names if name}


def agrees(played: Played, seat: int, names: dict[int, int]) -> bool:
    """Play the hand again with the other cards: whether they agree with what the rules give away. Then he saw the same."""
    twin, events = redeal(played.before, played.states[0], names)
    steps = [(twin, events)]
    for done in played.acts:
        other = renamed(done, names)
        if other.kind.name != "CLOCK" and other not in legal_acts(twin, other.seat):
            return False
        twin, events = apply(twin, other)
        steps.append((twin, events))
    pairs = list(zip(played.states, played.events, steps, strict=True))
    if any(given_away(first, 0) != given_away(again, 0) for first, _, (again, _) in pairs):
        return False
    for first, told, (again, retold) in pairs:
        assert spectator_view(again, seat) == spectator_view(first, seat)
        assert happenings(retold, seat) == happenings(told, seat)
    return True


@pytest.mark.parametrize(("rules", "target", "seats"), TABLES)
def test_nothing_that_he_is_shown_depends_on_what_he_may_not_know(rules: Reglamento, target: int, seats: int) -> None:
    """The peeked card among it: it is changed with the other cards that he was not shown."""
    rng = random.Random(f"spectator {rules.name} {target} {seats}")
    compared = 0
    for played in itertools.islice(itertools.chain.from_iterable(hands(rules, rng, target, seats) for _ in range(20)), HANDS):
        for seat in rng.sample(range(1, seats + 1), 2):
            hidden = [card for card in DECK if card not in shown(played, seat)]
            for _ in range(TWINS):
                moved = rng.sample(hidden, min(len(hidden), rng.choice((2, 3, 4, len(hidden)))))
                names = {card: card for card in DECK} | dict(zip(moved, moved[1:] + moved[:1], strict=True))
                compared += agrees(played, seat, names)
    assert compared > HANDS / 2, "too few other deals agreed with what was given away"


def test_v_198_the_peeked_card_is_not_shown_to_who_looks_from_the_peekers_seat() -> None:
    state, _ = shuffle(start(REGLAMENTOS["venezolano"], 24, 4, mano=1), tuple(DECK))
    state, _ = apply(state, act(actors(state)[0], "corta 20"))
    peekers = [seat for seat in range(1, 5) if view(state, seat).peeked]
    assert len(peekers) == 2
    for seat in peekers:
        card = view(state, seat).peeked
        seen = spectator_view(state, seat)
        assert seen.peeked == ""
        assert card not in (*seen.cards, seen.vira)


def test_v_197_the_senas_are_those_that_the_player_saw_his_own_among_them() -> None:
    table = Table("1e 4c 4b", "6c 6b 2o", "10c 12e 7c", "3e 3b 5c", name="venezolano", target=24, vira="4o")
    table.do("1 seña guiño-derecho", "2 seña ambos-ojos ve 3")
    seen = [[(sena.seat, sena.name) for sena in spectator_view(table.state, seat).senas] for seat in range(5)]
    right, both = (1, "guiño-derecho"), (2, "ambos-ojos")
    assert seen == [[], [right], [both], [right, both], [both]]
    made = [event for event in table.events if event.kind == "sena"]
    assert [len(happenings(made, seat)) for seat in range(5)] == [0, 1, 1, 2, 1]


def test_a_card_that_lies_hidden_is_shown_from_its_owners_seat_alone() -> None:
    table = Table("1e 4c 4b", "6c 6b 2o", name="venezolano", target=24, vira="4o")
    table.do("1 1e", "2 2o", "1 pegado 4c 4b")
    hidden = [[lying.card for lying in spectator_view(table.state, seat).table if lying.down] for seat in range(3)]
    assert hidden == [[""], ["4c"], [""]]


def test_e_39_the_tanto_that_the_table_shows_a_player_is_his_alone() -> None:
    table = Table("7e 6e 4b", "1e 4c 5b", name="argentino")
    assert view(table.state, 1).tanto == 33
    assert spectator_view(table.state, 1).tanto is None
    assert spectator_view(table.state, 1).cards == ["7e", "6e", "4b"]
