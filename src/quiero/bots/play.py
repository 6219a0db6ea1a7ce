"""Choosing the card to play, or going al mazo."""

from __future__ import annotations

import random

from quiero.bots.reading import ME, NO_CARD, RIVAL, Reading, winner_of_two
from quiero.engine.cards import DECK, NAMES
from quiero.engine.vueltas import hand_winner

MAZO = 0.12
"""How often a lost hand is thrown in instead of played to its end."""

GOOD = 0.6
"""A card is good when it beats that share of the deck: a tres or better, about."""


def judge(reading: Reading, rng: random.Random) -> str | None:
    """The card to play, or `mazo`; None when no card is due."""
    cards = sorted((card for card in reading.held if NAMES[card] in reading.legal), key=reading.strength.__getitem__)
    if not cards:
        return None
    if "mazo" in reading.legal and reading.lost() and rng.random() < MAZO:
        return "mazo"
    return NAMES[lead(reading, cards) if reading.facing == NO_CARD else follow(reading, cards)]


def lead(reading: Reading, cards: list[int]) -> int:
    """The card to lead, of some sorted from the weakest: the best, or the next one when that is good enough to open with."""
    if not reading.vueltas and share_beaten(reading, cards[-2]) >= GOOD:
        return cards[-2]
    return cards[-1]


def follow(reading: Reading, cards: list[int]) -> int:
    """The cheapest card that wins the hand, or else the vuelta, or else ties it; or else the weakest."""
    lead_strength = reading.strength[reading.facing]

    def merit(card: int) -> tuple[int, int]:
        vuelta = winner_of_two(lead_strength, reading.strength[card], RIVAL)
        return good(hand_winner((*reading.vueltas, vuelta), reading.mano)), good(vuelta)

    return max(cards, key=merit)


def good(winner: int) -> int:
    """1 when it is me, -1 when it is the rival, 0 for a parda or a hand that goes on."""
    return (winner == ME) - (winner == RIVAL)


def share_beaten(reading: Reading, card: int) -> float:
    """The share of the deck that a card beats."""
    strength = reading.strength
    return sum(strength[card] > strength[other] for other in DECK) / len(DECK)
