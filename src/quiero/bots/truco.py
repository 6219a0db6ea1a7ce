"""Judging the truco: raise, want or let go, by the chance of winning the hand with the cards."""

from __future__ import annotations

import random

from quiero.bots.reading import ME, RIVAL, Reading
from quiero.bots.tantos import gain, refusing, wanted
from quiero.engine.view import Pending

CANTOS = ("truco", "retruco", "vale-cuatro", "vale-nueve", "vale-partida")
"""From the lowest; a beginner skips none."""

SINGS_FROM = 0.7
RAISES_FROM = 0.8
SILENT = 0.3
"""How often a good hand says nothing yet."""

BLUFF = 0.06
RESPECT = 0.05
"""What the chance loses because a rival sang: he seldom does it with nothing."""


def judge(reading: Reading, rng: random.Random) -> str | None:
    """What to say of the truco now, or None: play on."""
    canto = next((canto for canto in CANTOS if canto in reading.legal), None)
    pending = reading.pending
    if pending and pending.kind == "truco":
        return answer(reading, pending, canto, rng)
    return canto if canto and sings(reading, rng) else None


def sings(reading: Reading, rng: random.Random) -> bool:
    """Whether to ask for more on one's own turn."""
    if not raise_matters(reading, reading.view.worth) or reading.lost() or reading.seen_won():
        return False
    chance = reading.chance(rng)
    if reading.missing(RIVAL) <= reading.view.worth:
        return chance > 0.4  # losing the hand loses the match at any price
    if chance < SINGS_FROM:
        return chance > 0.15 and rng.random() < BLUFF
    return chance == 1 or rng.random() > SILENT


def answer(reading: Reading, pending: Pending, canto: str | None, rng: random.Random) -> str:
    """Want, refuse or raise. `canto` is the raise that is legal, if any."""
    if reading.lost():
        return "no-quiero"
    certain = reading.chance(rng)
    chance = certain if certain == 1 else max(certain - RESPECT, 0)
    if canto and raise_matters(reading, pending.wanted):
        if chance > RAISES_FROM and (certain == 1 or rng.random() > SILENT):
            return canto
        if chance > 0.15 and rng.random() < BLUFF / 2:
            return canto
    caution = rng.uniform(0, 0.3)
    return "quiero" if wanted(reading, pending.wanted, chance) - caution > refusing(reading, pending.refused) else "no-quiero"


def raise_matters(reading: Reading, worth: int | None) -> bool:
    """Whether winning more than `worth` brings anything: who wins the match with it has nothing to ask for."""
    return gain(reading, worth) < reading.missing(ME)
