"""Choosing the card to play, or both pegadas, or going al mazo."""

from __future__ import annotations

import random

from quiero.bots.imagine import winner_of
from quiero.bots.reading import ME, RIVAL, Reading
from quiero.engine.cards import NAMES
from quiero.engine.vueltas import hand_winner

MAZO = 0.12
"""How often a lost hand is thrown in instead of played to its end."""
GLUED = 0.15
"""How often both cards are played where that risks nothing."""

GOOD = 0.6
"""A card is good when it beats that share of the deck: a tres or better, about."""
BEST = 0.9
"""A partner's card that beats that share is left alone."""


def judge(reading: Reading, rng: random.Random) -> str | None:
    """The card to play, or `mazo`; None when no card is due."""
    strength = reading.known.strength
    cards = sorted((card for card in reading.held if NAMES[card] in reading.legal), key=strength.__getitem__)
    if not cards:
        return both(reading)
    if "mazo" in reading.legal and reading.lost() and rng.random() < MAZO:
        return "mazo"
    if risks_nothing(reading) and rng.random() < GLUED:
        return both(reading)
    return NAMES[follow(reading, cards) if reading.laid else lead(reading, cards)]


def both(reading: Reading) -> str | None:
    """The two last cards as one, the better above; None where that is not legal."""
    below, above = [*sorted(reading.held, key=reading.known.strength.__getitem__), -1, -1][:2]
    word = f"pegado {NAMES[below]} {NAMES[above]}"
    return word if len(reading.held) == 2 and word in reading.legal else None


def risks_nothing(reading: Reading) -> bool:
    """Whether, after a first vuelta lost, the weaker of two cards wins the second alone, and the other is among the best."""
    if both(reading) is None or reading.yet_to_play() or reading.side(reading.won()[0]) != RIVAL:
        return False
    weak, strong = sorted(reading.known.strength[card] for card in reading.held)
    return weak > max(reading.laid.values()) and reading.beaten_share(strong) > BEST


def lead(reading: Reading, cards: list[int]) -> int:
    """The card to lead, of some sorted from the weakest: the best, or the next one when that is good enough to open with."""
    if reading.now == 1 and len(cards) > 1 and reading.beaten_share(reading.known.strength[cards[-2]]) >= GOOD:
        return cards[-2]
    return cards[-1]


def follow(reading: Reading, cards: list[int]) -> int:
    """The cheapest card that wins the hand, or else the vuelta, or else ties it; or else the weakest.

    With rivals still to come: the weakest if a partner wins with one of the best cards, or may yet do better in the first.
    """
    waiting = reading.yet_to_play()
    rivals_wait = any(reading.side(seat) == RIVAL for seat in waiting)
    winning = reading.side(winner_of(reading.known, reading.laid)) == ME
    top = max(reading.laid.values())
    if rivals_wait and winning and reading.beaten_share(top) >= BEST:
        return cards[0]
    partner_waits = any(reading.side(seat) == ME for seat in waiting)
    if partner_waits and reading.now == 1 and reading.beaten_share(reading.known.strength[cards[-1]]) < GOOD:
        return cards[0]

    def merit(card: int) -> tuple[int, int]:
        vuelta = winner_of(reading.known, {**reading.laid, reading.view.seat: reading.known.strength[card]})
        hand = hand_winner((*reading.won(), vuelta), reading.view.mano)
        return good(reading.team_side(hand)), good(reading.side(vuelta))

    if rivals_wait and winning:
        return max(cards, key=lambda card: (good_enough(reading, card, top), -reading.known.strength[card]))
    return max(cards, key=merit)


def good_enough(reading: Reading, card: int, top: int) -> bool:
    """Whether a card is worth playing over a partner's: it beats it and most of what rivals may bring."""
    strength = reading.known.strength[card]
    return strength > top and reading.beaten_share(strength) >= BEST > reading.beaten_share(top)


def good(side: int) -> int:
    """1 when it is mine, -1 when it is the rivals', 0 for a parda or a hand that goes on."""
    return (side == ME) - (side == RIVAL)
