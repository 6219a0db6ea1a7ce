"""Going through a hand in the mind: cards that the others may hold, and how it ends if all play sensibly."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from itertools import combinations

from quiero.bots.known import Known
from quiero.engine.vueltas import hand_winner

Laid = dict[int, int]
"""The strengths that lie in a vuelta, by seat, in the order played."""
Grid = tuple[Laid, Laid, Laid]
Hand = tuple[int, ...]
Deal = dict[int, Hand]
"""Cards by seat: first the one that lies face down, if any, then those held."""

BURNED = 0
"""Below every card of the deck."""
HIDDEN = -1
"""Of a card that lies face down and is yet to be imagined."""


def deals(
    unseen: Sequence[int], missing: Mapping[int, int], told: Mapping[int, Sequence[Hand]], most: int, rng: random.Random
) -> list[Deal]:
    """Ways to deal to each seat of `missing` so many unseen cards: every one if a single seat has at most `most` of them, else
    `most` drawn from all. `told[seat]` are the hands of it that fit what it told.
    """
    if len(missing) == 1:
        seat, count = next(iter(missing.items()))
        if count < 3:
            hands = told.get(seat) or list(combinations(unseen, count))
            return [{seat: hand} for hand in (hands if len(hands) <= most else rng.sample(hands, most))]
    return [_drawn(unseen, missing, told, rng) for _ in range(most)] if missing else [{}]


def _drawn(unseen: Sequence[int], missing: Mapping[int, int], told: Mapping[int, Sequence[Hand]], rng: random.Random) -> Deal:
    deal: Deal = {seat: rng.choice(hands) for seat, hands in list(told.items())[:1] if hands}
    taken = [each for hand in deal.values() for each in hand]
    waiting = [seat for seat in missing if seat not in deal]
    drawn = rng.sample([each for each in unseen if each not in taken], sum(missing[seat] for seat in waiting))
    for seat in waiting:
        deal[seat] = tuple(drawn[: missing[seat]])
        del drawn[: missing[seat]]
    return deal


def winner_of(known: Known, laid: Mapping[int, int]) -> int:
    """The seat that wins a vuelta with these strengths, or 0 for a parda."""
    top = max(laid.values())
    best = [seat for seat, power in laid.items() if power == top]
    if len(best) == 1:
        return best[0]
    return 0 if known.glues or any((seat ^ best[0]) & 1 for seat in best) else best[0]


def play_out(known: Known, mano: int, grid: Grid, hands: Mapping[int, Sequence[int]]) -> int:
    """The team that wins the hand if the seats hold these cards and all play sensibly. What lies face down is in `hands` too."""
    seats = len(hands)
    table = [dict(laid) for laid in grid]
    left = {seat: [known.strength[each] for each in hand] for seat, hand in hands.items()}
    for laid in table:
        for seat, power in laid.items():
            if power == HIDDEN:
                laid[seat] = left[seat].pop(0)
    for hand in left.values():
        hand.sort()
    won: list[int] = []
    for number, laid in enumerate(table):
        if number == 1 and known.glues and won[0] == 0:
            return hand_winner((0, *_all_glued(known, table, left)), mano)
        leader = (won[-1] if won else 0) or mano
        for step in range(seats):
            seat = (leader - 1 + step) % seats + 1
            if seat not in laid and left[seat]:
                laid[seat] = _sensible(seat, left[seat], laid)
        if number == 2:
            _penalty(grid, table)
        won.append(winner_of(known, laid))
        winner = hand_winner(tuple(won), mano)
        if winner:
            return winner
    raise ValueError("a hand ends with its third vuelta")


def _sensible(seat: int, hand: list[int], laid: Mapping[int, int]) -> int:
    """Take a card out of a hand, weakest first: the best to lead; the weakest when a partner wins; else the cheapest that beats
    what lies there, or ties it, or the weakest."""
    if not laid:
        return hand.pop()
    top = max(laid.values())
    if all((seat ^ other) & 1 == 0 for other, power in laid.items() if power == top):
        return hand.pop(0)
    for place, power in enumerate(hand):
        if power > top:
            return hand.pop(place)
    return hand.pop(hand.index(top) if top in hand else 0)


def _all_glued(known: Known, table: list[Laid], left: Mapping[int, list[int]]) -> tuple[int, int]:
    """Who wins the upper cards and who the lower ones when everybody plays both, the better one above (V-157 to V-161)."""
    upper, lower = table[2], table[1]
    for seat, hand in left.items():
        if seat not in upper and hand:
            upper[seat] = hand.pop()
        if seat not in lower and hand:
            lower[seat] = hand.pop()
    return winner_of(known, upper), winner_of(known, lower)


def _penalty(grid: Grid, table: list[Laid]) -> None:
    """The upper card of a pegado by choice burns unless its lower one won the second vuelta alone (V-172)."""
    second = table[1]
    for seat in second:
        if seat in grid[2] and any(power >= second[seat] for other, power in second.items() if other != seat):
            table[2][seat] = min(table[2][seat], BURNED)
