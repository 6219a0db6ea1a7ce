"""The beginner at venezolano: the words due to its flor, a ley, the block, the pegados; and at venezolano-simple, by turns."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from quiero.bots import choose
from quiero.engine import State, reglamento, shuffle, start, view
from quiero.engine.view import Option
from tests.bots.matches import chance_alone, match
from tests.playing import Table

TRIES = 120
DERECHO = {"flor-por-derecho": True}


def at(*hands: str, said: tuple[str, ...] = (), vira: str = "4c", mano: int = 1, scores: tuple[int, int] = (0, 0)) -> State:
    """A hand of venezolano with flor por derecho to 24."""
    table = Table(*hands, name="venezolano", mano=mano, target=24, scores=scores, vira=vira, options=DERECHO)
    return table.do(*said).state


def choices(state: State, seat: int, only: str = "") -> Counter[str]:
    """What the beginner does there, over many seeds; `only`: of the acts that hold this word."""
    seen = view(state, seat)
    options = [option for option in seen.options if only in option.act]
    return Counter(choose(seen, options, random.Random(seed)) for seed in range(TRIES))


def test_it_cuts_anywhere() -> None:
    cutting, _ = shuffle(start(reglamento("venezolano"), 24, 2, 1), tuple(range(40)))
    cuts = choices(cutting, 1)
    assert len(cuts) > 25
    assert all(word.startswith("corta ") for word in cuts)


def said_with_cards(state: State, seat: int) -> set[str]:
    """What it says behind the cards that it plays there."""
    return {word.partition(" ")[2] for word in choices(state, seat) if word[0].isdigit()}


# ---- the flor ------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 4])
def test_por_derecho_no_flor_burns_or_is_cancelled_by_its_owner(seats: int) -> None:
    """Whatever a rival without manners does. A flor may still be void, or burn for the partner's (V-107, V-123)."""
    rng = random.Random(seats)
    held = 0
    for number in range(60):
        players = [choose if (seat + number) % 2 else chance_alone for seat in range(1, seats + 1)]
        hands, end = match(reglamento("venezolano", DERECHO), 24, seats, players, rng)
        for hand in hands:
            states = [moment.state for moment in hand.moments[1:]] + [end]
            for moment, after in zip(hand.moments, states, strict=False):
                beginner = players[moment.seat - 1] is choose and after.hand == moment.state.hand and not after.over
                if beginner and view(moment.state, moment.seat).flor == "valida":
                    held += 1
                    assert view(after, moment.seat).flor not in ("quemada", "cancelada"), moment.done
    assert held > 40


FLOR = "12e 10e 2e"
"""With 22 of envido, so that the card comes first."""


def test_flor_goes_with_each_card_and_presento_flor_with_the_last() -> None:
    state = at(FLOR, "1e 6c 7o")
    assert said_with_cards(state, 1) == {"flor"}
    last = at(FLOR, "4o 6c 3o", said=("1 12e flor", "2 4o", "1 2e flor", "2 3o", "2 6c"))
    assert set(choices(last, 1, "10e")) == {"10e presento-flor"}


def test_what_is_sung_and_answered_is_said_with_flor() -> None:
    state = at("7e 1e 2e", "1b 6c 7o", said=("1 2e flor", "2 truco"), mano=1)
    assert all(word.startswith("con-flor ") for word in choices(state, 1))


def test_before_a_partner_who_has_not_played_it_says_a_ley() -> None:
    hands = (FLOR, "1c 6c 7o", "4o 5b 6b", "3e 3o 12b")
    assert said_with_cards(at(*hands), 1) == {"a-ley"}
    assert said_with_cards(at(*hands, said=("3 4o", "4 12b"), mano=3), 1) == {"flor"}


def test_a_flor_is_never_cancelled_by_its_own_envido() -> None:
    sung = {word for word in choices(at("7e 6e 5e", "1b 6c 7o"), 1) if "envido" in word or "falta" in word}
    assert sung == {"a-ley envido"}


def test_a_poor_tanto_with_flor_blocks_the_envido() -> None:
    assert set(choices(at("1c 6c 7o", "12e 10e 1e", said=("1 envido",)), 2)) == {"a-las-flores-no"}


def test_a_good_tanto_with_flor_wants_it() -> None:
    answers = choices(at("1c 6c 7o", "7e 6e 11c", said=("1 envido",)), 2)
    assert all(word.startswith("con-flor ") for word in answers)


def test_the_ley_is_chosen_by_what_it_holds() -> None:
    with_flor = choices(at("1c 6c 7o", "7e 6e 5e", said=("1 a-ley envido",)), 2)
    assert all(word.startswith("con-ley ") for word in with_flor)
    without = choices(at("1c 6c 7o", "7e 6e 5b", said=("1 a-ley envido",)), 2)
    assert all(word.startswith("sin-ley ") for word in without)


def test_a_contest_is_never_answered_by_a_word_that_burns() -> None:
    state = at("7b 6b 5b", "12e 10e 1e", said=("1 7b flor", "2 flor-envida"), vira="4c")
    assert all(word.startswith("con-flor ") for word in choices(state, 1))


# ---- the cards -----------------------------------------------------------------------------------


def test_what_everybody_plays_pegado_has_the_better_card_above() -> None:
    state = at("2e 3b 6c", "2b 5o 1b", said=("1 2e", "2 2b"))
    assert set(choices(state, 1, "pegado")) == {"pegado 6c 3b"}


def test_a_pegado_by_choice_is_rare_and_wins_below() -> None:
    # the rival won the first vuelta and has led a four: the 6c wins alone, the 1e is the best card to keep
    state = at("4e 4b 5o", "4o 6c 1e", said=("1 5o", "2 4o", "1 4b"))
    glued = {word: times for word, times in choices(state, 2).items() if word.startswith("pegado")}
    assert set(glued) == {"pegado 6c 1e"}
    assert 0 < glued["pegado 6c 1e"] < TRIES / 3
    uncertain = at("4e 4b 5o", "4o 4c 1e", said=("1 5o", "2 4o", "1 4b"), vira="5c")
    assert not [word for word in choices(uncertain, 2) if word.startswith("pegado")]


def test_raises_are_modest() -> None:
    sung = choices(at("7e 6e 1b", "1c 6c 7o", said=("1 7e", "2 envido")), 1)
    assert set(sung) <= {"quiero", "envido", "envido+1", "envido+2", "envido+3", "la-falta"}


def test_the_perico_is_the_best_card_and_counts_ten() -> None:
    state = at("11c 7e 4b", "1c 6c 7o", said=("1 4b", "2 6c"), vira="3c", mano=1)
    assert set(choices(state, 2, "1c")) == {"1c"}
    wanted = choices(at("1c 6c 7o", "11c 7e 4b", said=("1 envido",), vira="3c"), 2)
    assert "no-quiero" not in wanted


# ---- venezolano-simple ----------------------------------------------------------------------------


def test_at_the_simple_table_it_answers_quiero_or_no_quiero() -> None:
    state = Table("1e 1b 4c", "5e 6b 4o", name="venezolano-simple", target=24, vira="2c").do("1 truco").state
    assert set(choices(state, 2)) == {"no-quiero"}
    strong = Table("5e 6b 4o", "1e 1b 4c", name="venezolano-simple", target=24, vira="2c").do("1 truco").state
    assert set(choices(strong, 2)) == {"quiero"}


# ---- whatever comes -------------------------------------------------------------------------------


@pytest.mark.parametrize("phase_said", [(), ("1 truco",)])
def test_words_that_it_does_not_know_lead_to_a_plain_act(phase_said: tuple[str, ...]) -> None:
    state = at("2e 3b 6c", "2b 5o 1b", said=phase_said)
    seen = view(state, 2 if phase_said else 1)
    odd = [Option("rendirse", None), Option("seña ambos-ojos", None), Option("algo nuevo", 3), Option("mazo", 1)]
    assert choose(seen, odd, random.Random(1)) == "algo nuevo"
    assert choose(seen, [*odd, *seen.options], random.Random(1)) in {option.act for option in seen.options}
