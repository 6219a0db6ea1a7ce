"""Recording a venezolano: decks, cuts, clocks and señas, open or as one seat has seen it."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quiero.acta.check import Report, check
from quiero.acta.facts import shown
from quiero.acta.model import UNKNOWN, Acta
from quiero.acta.read import parse
from quiero.acta.record import Move, Shuffled, record
from quiero.acta.write import text_of
from quiero.engine import act, actors, apply, legal_acts, reglamento, shuffle, start, view
from quiero.engine.cards import DECK, NAMES
from tests.playing import clock_ran_out

SENAS = sorted(reglamento("venezolano").senas)


def played(seed: int, seats: int, derecho: bool, stop: int) -> tuple[Acta, list[Move], list[set[str]]]:
    """The first `stop` moves of a match to 12, drawn at random, and by seat (0: nobody's) what it saw of the last hand."""
    dice = random.Random(f"{seed} {seats} {derecho}")
    options = {"flor-por-derecho": derecho}
    mano = dice.randint(1, seats)
    state = start(reglamento("venezolano", options), 12, seats, mano)
    moves: list[Move] = []
    seen: list[set[str]] = [set() for _ in range(seats + 1)]
    while not state.over and len(moves) < stop:
        move: Move
        if state.phase == "reparto":
            move = Shuffled(tuple(dice.sample(DECK, 40)))
            state, _ = shuffle(state, move.mazo)
            seen = [set() for _ in seen]
        else:
            move = dice.choice(legal_acts(state, dice.choice(actors(state))))
            if dice.random() < 0.1:
                move = clock_ran_out(state, dice)
            if seats == 4 and state.phase == "mano" and dice.random() < 0.1:
                seat = dice.randint(1, 4)
                see = sorted({(seat + 1) % 4 + 1, *dice.sample([s for s in range(1, 5) if (s - seat) % 2], dice.randint(0, 2))})
                move = act(seat, f"seña {dice.choice(SENAS)} ve {' '.join(map(str, see))}")
            if dice.random() < 0.003:
                move = act(dice.randint(1, seats), "rendirse")
            state, _ = apply(state, move)
        moves.append(move)
        for seat, known in enumerate(seen):
            known |= shown(view(state, seat)) & set(NAMES)
    return Acta(reglamento="venezolano", objetivo=12, asientos=seats, opciones=options), moves, seen


def begin(header: Acta, moves: list[Move], seed: int, derecho: bool, seat: int = 0) -> Acta:
    mano = random.Random(f"{seed} {header.asientos} {derecho}").randint(1, header.asientos)
    rules = reglamento("venezolano", {"flor-por-derecho": derecho})
    return record(header, moves, seat=seat, begin=start(rules, 12, header.asientos, mano))


@settings(max_examples=25)
@pytest.mark.parametrize(("seats", "derecho"), [(2, False), (2, True), (4, False), (4, True)])
@given(seed=st.integers(0, 10**6), stop=st.integers(1, 200))
def test_the_open_acta_checks_and_survives_the_file(seats: int, derecho: bool, seed: int, stop: int) -> None:
    header, moves, _ = played(seed, seats, derecho, stop)
    acta = begin(header, moves, seed, derecho)
    assert check(acta) == Report(None, ())
    assert parse(text_of(acta)) == acta


@settings(max_examples=25)
@pytest.mark.parametrize(("seats", "derecho"), [(2, False), (2, True), (4, False), (4, True)])
@given(seed=st.integers(0, 10**6), stop=st.integers(1, 60), seat=st.integers(1, 4))
def test_the_acta_of_a_seat_checks_and_holds_only_what_it_saw(seats: int, derecho: bool, seed: int, stop: int, seat: int) -> None:
    """Cards below a pegado, burned ones, and the señas of the rivals too."""
    seat = (seat - 1) % seats + 1
    header, moves, seen = played(seed, seats, derecho, stop)
    acta = begin(header, moves, seed, derecho, seat)
    assert check(acta).failure is None
    last = acta.manos[-1]
    written = {name for held in last.cartas or () for name in held} | {
        word for line in last.jugadas for word in str(line).split() if word in NAMES
    }
    assert written & set(NAMES) <= seen[seat]
    assert last.mazo is None or set(last.mazo) == {UNKNOWN}
    assert parse(text_of(acta)) == acta
