"""What a rating may and may not do."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from quiero.accounts.ratings import Rating, after

MU = st.floats(0, 50)
SIGMA = st.floats(1, 8.4)
RATINGS = st.builds(Rating, MU, SIGMA)


def test_who_never_played_has_1500() -> None:
    assert Rating().shown == 1500


@given(RATINGS, RATINGS, st.sampled_from([1, 2]))
def test_the_winner_never_falls_and_the_loser_never_rises(one: Rating, two: Rating, winner: int) -> None:
    rated = after({1: one, 2: two}, winner)
    gained = {1: rated[1].mu - one.mu, 2: rated[2].mu - two.mu}
    assert gained[winner] >= 0 >= gained[3 - winner]


@given(st.lists(RATINGS, min_size=6, max_size=6), st.sampled_from([4, 6]), st.sampled_from([1, 2]))
def test_partners_rise_and_fall_together(ratings: list[Rating], seats: int, winner: int) -> None:
    before = {seat: ratings[seat - 1] for seat in range(1, seats + 1)}
    rated = after(before, winner)
    assert rated.keys() == before.keys()
    for seat in before:
        gained = rated[seat].mu - before[seat].mu
        assert gained >= 0 if (seat % 2 == 1) == (winner == 1) else gained <= 0


@given(RATINGS, RATINGS)
def test_it_does_not_matter_on_which_chair_one_sits(one: Rating, two: Rating) -> None:
    here, there = after({1: one, 2: two}, 1), after({1: two, 2: one}, 2)
    assert (here[1], here[2]) == (there[2], there[1])


def test_beating_a_stronger_one_is_worth_more() -> None:
    weak, strong = Rating(20, 3), Rating(30, 3)
    upset, expected = after({1: weak, 2: strong}, 1), after({1: weak, 2: strong}, 2)
    assert upset[1].mu - weak.mu > expected[2].mu - strong.mu


def test_with_every_match_less_is_guessed() -> None:
    ratings = {1: Rating(), 2: Rating()}
    for match in range(10):
        rated = after(ratings, 1 + match % 2)
        assert all(rated[seat].sigma < ratings[seat].sigma for seat in ratings)
        ratings = rated
