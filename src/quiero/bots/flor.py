"""Judging the flor: who holds one sings it; two of them are compared or raised."""

from __future__ import annotations

import random

from quiero.bots.known import NO_FLOR
from quiero.bots.reading import Reading
from quiero.bots.tantos import (
    FAROL,
    beaten,
    floor_of,
    from_floor,
    our_line,
    refusing,
    rivals_line,
    sung,
    wanted,
)
from quiero.engine.view import Pending

RAISES = {"contraflor": 0.76, "contraflor-al-resto": 0.33}
"""The share of the flores with which people raise, or want the raise."""
CONTEST = 0.6
"""The chance with which one's own flor envida."""


def judge(reading: Reading, rng: random.Random) -> str | None:
    """What to say of the flor now, or None: nothing."""
    pending = reading.pending
    if pending and pending.kind == "flor":
        return answer(reading, pending, rng)
    if "flor-envida" in reading.legal:
        chance = beaten(rivals_line(reading, "flor"), our_line(reading, "flor"), reading.wins_ties)
        return "flor-envida" if reading.count("flor") != NO_FLOR and chance > CONTEST else None
    return "flor" if "flor" in reading.legal else None


def answer(reading: Reading, pending: Pending, rng: random.Random) -> str | None:
    """Compare, refuse or raise, by the odds against another flor; a flor that is only the partner's is not raised."""
    theirs = rivals_line(reading, "flor")
    if pending.chain[-1] in RAISES:
        theirs = from_floor(theirs, _floor(reading, pending.chain[-1]), FAROL)
    ours = our_line(reading, "flor")
    compared = wanted(reading, pending.wanted, beaten(theirs, ours, reading.wins_ties))
    refused = refusing(reading, pending.refused)
    worths = {"flor": compared, "quiero": compared, "no-quiero": refused, "me-achico": refused}
    if reading.count("flor") != NO_FLOR:
        unwanted = pending.refused if pending.wanted is None else pending.wanted
        for canto in RAISES:
            worth = sung(reading, theirs, ours, reading.legal.get(canto), unwanted, _floor(reading, canto))
            worths[canto] = worth - rng.uniform(0, 2)
    return max((word for word in worths if word in reading.legal), key=worths.__getitem__, default=None)


def _floor(reading: Reading, canto: str) -> int:
    return floor_of(reading.known, "flor", 1, RAISES[canto])
