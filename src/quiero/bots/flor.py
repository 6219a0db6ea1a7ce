"""Judging the flor: who holds one sings it; two of them are compared or raised."""

from __future__ import annotations

import random

from quiero.bots.reading import Reading
from quiero.bots.tantos import FAROL, beaten, flor_odds, from_floor, refusing, sung, wanted
from quiero.engine.envido import tanto
from quiero.engine.view import Pending

RAISES = {"contraflor": 26, "contraflor-al-resto": 30}
"""The flor from which people raise, or want the raise."""


def judge(reading: Reading, rng: random.Random) -> str | None:
    """What to say of the flor now, or None: nothing."""
    pending = reading.pending
    if pending and pending.kind == "flor":
        return answer(reading, pending, rng)
    return "flor" if "flor" in reading.legal else None


def answer(reading: Reading, pending: Pending, rng: random.Random) -> str:
    """Compare, refuse or raise, by the odds against another flor."""
    number = tanto(reading.dealt)
    line = flor_odds(reading.shown)
    if pending.chain[-1] in RAISES:
        line = from_floor(line, RAISES[pending.chain[-1]], FAROL)
    compared = wanted(reading, pending.wanted, beaten(line, number, reading.wins_ties))
    worths = {"flor": compared, "quiero": compared, "no-quiero": refusing(reading, pending.refused)}
    for canto, floor in RAISES.items():
        stake = reading.legal.get(canto)
        worths[canto] = sung(reading, line, number, stake, pending.wanted, floor) - rng.uniform(0, 2)
    return max((word for word in worths if word in reading.legal), key=worths.__getitem__)
