"""V-191 to V-195: señas, and what each seat sees."""

from __future__ import annotations

import random

import pytest

from quiero.acta.facts import shown
from quiero.engine import act, actors, apply, free_acts, happenings, legal_acts, shuffle, view
from quiero.engine.cards import NAMES
from quiero.fair import Draws
from tests.reglamentos.venezolano.mesa import mesa, sees

FOUR = ("1e 7e 4c", "12e 3b 6b", "5e 2b 11b", "4e 7c 10b")
SENAS = ("guiño-derecho", "guiño-izquierdo", "lengua-derecha", "lengua-izquierda", "ambos-ojos")


def test_v_191_v_192_five_senas_and_any_may_be_a_lie() -> None:
    """Seat 2 has neither a piece nor a 7; none of them needs a card."""
    table = mesa(*FOUR)
    assert {legal.word for legal in free_acts(table.state, 2)} == {"rendirse", *[f"seña {name}" for name in SENAS]}
    table.do(*[f"2 seña {name}" for name in SENAS])
    assert [seen.name for seen in sees(table, 4).senas] == list(SENAS)
    assert table.refused("2 seña morderse") == "V-191 sena-desconocida"


@pytest.mark.parametrize(("ve", "seen"), [("", {1, 3}), (" ve 3", {1, 3}), (" ve 2 3", {1, 2, 3}), (" ve 2 3 4", {1, 2, 3, 4})])
def test_v_193_the_partner_and_the_rivals_that_caught_it(ve: str, seen: set[int]) -> None:
    """Who caught it comes with the act, as the server drew it, and stays so."""
    table = mesa(*FOUR).do(f"1 seña ambos-ojos{ve}")
    for line in ("1 7e", "2 6b"):
        assert {seat for seat in range(5) if sees(table, seat).senas} == seen
        assert {seat for seat in range(5) if any(h.kind == "sena" for h in happenings(table.events, seat))} == seen
        table.do(line)


def test_v_193_v_7_one_rival_in_ten_each_drawn_apart() -> None:
    draws = Draws(bytes(range(32)), "mesa", [bytes(16)] * 4)
    caught = [(draws.catches(1, k, 2), draws.catches(1, k, 4)) for k in range(1, 2001)]
    assert [draws.catches(1, k, 2) for k in range(1, 2001)] == [two for two, _ in caught]
    assert all(150 <= sum(seen) <= 250 for seen in zip(*caught, strict=True))
    assert 8 <= caught.count((True, True)) <= 35


def test_v_193_a_seat_that_is_not_there_catches_nothing() -> None:
    assert mesa(*FOUR).refused("1 seña ambos-ojos ve 3 5") == "V-1 otro-reglamento"


def test_v_194_at_any_moment_of_the_hand_without_touching_it() -> None:
    table = mesa(*FOUR).do("1 truco")
    before = (table.asked, table.state.decision, sees(table, 2).options)
    table.do("3 seña lengua-derecha", "4 seña ambos-ojos", "2 seña ambos-ojos")
    assert (table.asked, table.state.decision, sees(table, 2).options) == before
    table.do("2 quiero", "1 7e")
    table.do("1 seña guiño-derecho")
    assert table.turn == 2


def test_v_194_only_with_four_and_only_in_a_hand() -> None:
    two = mesa("1e 7e 4c", "12e 3b 6b")
    assert two.refused("1 seña ambos-ojos") == "V-194 sena-sin-companero"
    assert [legal.word for legal in free_acts(two.state, 1)] == ["rendirse"]
    table = mesa(*FOUR).do("1 seña ambos-ojos", "1 truco", "2 no-quiero")
    assert table.refused("1 seña ambos-ojos") == "V-19 entre-manos"
    assert [seen.name for seen in sees(table, 3).senas] == ["ambos-ojos"]
    table.state, _ = shuffle(table.state, tuple(range(40)))
    assert sees(table, 3).senas == []
    table.do("4 corta 3")
    assert sees(table, 3).senas == []


def test_v_195_all_that_a_player_sees() -> None:
    table = mesa(*FOUR, derecho=True).do("1 1e", "2 12e", "3 5e", "4 4e", "1 pegado 4c 7e", "2 tiempo 3b", "3 truco", "2 quiero")
    seen = sees(table, 1)
    assert (seen.cards, seen.held) == ([], [0, 1, 2, 2])
    assert [card.card for card in seen.table] == ["1e", "12e", "5e", "4e", "4c", "7e", ""]
    assert [card.down for card in seen.table] == [False] * 4 + [True, False, True]
    assert (seen.vira, seen.peeked, seen.scores, seen.worth, seen.raise_team, seen.turn) == ("4o", "", [0, 0], 3, 2, 3)
    assert sees(table, 3).peeked == "1e"
    assert sees(table, 2).table[6].card == "3b"
    public = sees(table, 0)
    assert (public.cards, public.peeked, public.options, public.flor) == ([], "", [], "")


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("seed", range(25))
def test_v_195_v_28_v_163_v_183_never_a_card_of_another(seats: int, seed: int) -> None:
    """Random hands with cards burned on timeouts: in what a seat sees, and is told, stand only cards that it may know."""
    dice = random.Random(f"{seed} {seats}")
    deck = dice.sample(NAMES, 3 * seats + 1)
    hands = [deck[i : i + 3] for i in range(0, 3 * seats, 3)]
    table = mesa(*[" ".join(hand) for hand in hands], vira=deck[-1], derecho=bool(seed % 2))
    peeked = {3: hands[0][0], 4: hands[1][0]} if seats == 4 else {}
    up = {deck[-1]}
    state = table.state
    while state.phase == "mano":
        seat = dice.choice(actors(state))
        choice = dice.choice(legal_acts(state, seat))
        if choice.card >= 0 and dice.random() < 0.2:
            glued = all(legal.word.startswith("pegado") for legal in legal_acts(state, seat) if legal.card >= 0)
            held = view(state, seat).cards
            choice = act(seat, f"tiempo {' '.join(held if glued else held[:1])}")
        state, events = apply(state, choice)
        if choice.card >= 0:
            up.add(NAMES[choice.card])
        up |= {event.word for event in events if event.kind in ("reveal", "play")}
        for viewer in range(seats + 1):
            words = shown(view(state, viewer)) | {happening.word for happening in happenings(events, viewer)}
            own = hands[viewer - 1] if viewer else []
            assert words.intersection(NAMES) <= {*own, *up, peeked.get(viewer, "")}, (viewer, choice)
