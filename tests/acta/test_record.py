"""Recording: a match becomes an acta that checks, open or as one seat has seen it."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quiero.acta.check import Report, check
from quiero.acta.model import UNKNOWN, Acta, Do, Timeout
from quiero.acta.read import parse
from quiero.acta.record import Dealing, Move, record
from quiero.acta.write import text_of
from quiero.engine import IllegalAct, act, actors, apply, deal, legal_acts, reglamento, start
from quiero.engine.cards import DECK, cards

HEADER = Acta(reglamento="argentino-duelo", objetivo=15, asientos=2, jugadores=("Ana", "Beto"), mesa="mesa-1")
HANDS = (cards("1e 7o 4c"), cards("3c 2b 12o"))
OPENING: tuple[Move, ...] = (act(2, "tijera"), act(1, "piedra"), Dealing(HANDS))


def played(seed: int, stop: int) -> list[Move]:
    """The first `stop` moves of a match drawn at random, with clocks that run out now and then."""
    dice = random.Random(seed)
    state = start(reglamento("argentino-duelo"), 15, 2)
    moves: list[Move] = []
    while not state.over and len(moves) < stop:
        move: Move
        if state.phase == "reparto":
            drawn = dice.sample(DECK, 6)
            move = Dealing((tuple(drawn[:3]), tuple(drawn[3:])))
            state, _ = deal(state, move.hands)
        else:
            seat = dice.choice(actors(state))
            lone = len(actors(state)) == 1
            move = act(seat, "tiempo") if lone and dice.random() < 0.1 else dice.choice(legal_acts(state, seat))
            state, _ = apply(state, move)
        moves.append(move)
    return moves


@given(st.integers(0, 10**6), st.integers(1, 400))
def test_the_open_acta_of_a_match_checks_and_survives_the_file(seed: int, stop: int) -> None:
    acta = record(HEADER, played(seed, stop))
    assert check(acta) == Report(None, ())
    assert parse(text_of(acta)) == acta


@given(st.integers(0, 10**6), st.integers(1, 60), st.sampled_from((1, 2)))
def test_the_acta_of_a_seat_checks_and_holds_only_what_it_saw(seed: int, stop: int, seat: int) -> None:
    moves = played(seed, stop)
    shut, whole = record(HEADER, moves, seat=seat), record(HEADER, moves)
    assert check(shut).failure is None
    for hand, full in zip(shut.manos, whole.manos, strict=True):
        assert hand.cartas is not None
        assert full.cartas is not None
        assert hand.cartas[seat - 1] == full.cartas[seat - 1]
        assert replace(hand, cartas=full.cartas) == full
        for shown, held in zip(hand.cartas[2 - seat], full.cartas[2 - seat], strict=True):
            assert shown in (held, UNKNOWN)


def test_a_card_is_shown_once_it_lies_on_the_table() -> None:
    moves = (*OPENING, act(1, "4c"), act(2, "12o"))
    shown = record(HEADER, moves, seat=1).manos[0].cartas
    assert shown == (("1e", "7o", "4c"), ("??", "??", "12o"))


def test_a_card_that_the_clock_played_is_shown_too() -> None:
    hand = record(HEADER, (*OPENING, act(1, "tiempo")), seat=2).manos[0]
    assert hand.jugadas == (Timeout(1),)
    assert hand.cartas == (("??", "??", "4c"), ("3c", "2b", "12o"))


def test_a_pick_that_waits_is_told_to_its_seat_only() -> None:
    moves = (act(1, "papel"), act(2, "papel"), act(2, "tijera"))
    both = (Do(1, "papel"), Do(2, "papel"))
    assert record(HEADER, moves, seat=1).sorteo == both
    assert record(HEADER, moves, seat=2).sorteo == (*both, Do(2, "tijera"))


def test_a_match_that_ends_in_its_sorteo_says_so_at_the_top() -> None:
    acta = record(HEADER, (act(1, "papel"), act(2, "rendirse")))
    assert (acta.gana, acta.manos) == (1, ())
    assert check(acta) == Report(None, ())


@pytest.mark.parametrize("word", ["rendirse", "abandono"])
def test_leaving_between_two_hands_stands_in_the_first_of_them(word: str) -> None:
    acta = record(HEADER, (*OPENING, act(1, "truco"), act(2, "no-quiero"), act(1, word)))
    assert acta.manos[-1].jugadas[-1] == Do(1, word)
    assert (acta.manos[-1].quedan, acta.manos[-1].gana) == ((1, 0), 2)
    assert check(acta) == Report(None, ())


def test_an_unfinished_hand_claims_no_results() -> None:
    hand = record(HEADER, (*OPENING, act(1, "truco"))).manos[0]
    assert (hand.pagos, hand.quedan, hand.gana) == (None, None, None)


def test_a_move_that_was_not_legal_is_refused() -> None:
    with pytest.raises(IllegalAct):
        record(HEADER, (*OPENING, act(2, "truco")))
