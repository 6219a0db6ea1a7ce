"""Judging the envido, of whatever kind: open it, answer it, and tell the tanto."""

from __future__ import annotations

import random

from quiero.bots.known import NO_FLOR, Count
from quiero.bots.reading import Reading
from quiero.bots.tantos import (
    FAROL,
    Line,
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

CANTOS = ("envido", "real-envido", "falta-envido", "la-falta", "envido+1", "envido+2", "envido+3")
"""What a beginner sings: bigger raises are not for him."""
BLUFF = 0.05

SHARES = ((2, 0.4), (3, 0.33), (5, 0.18), (None, 0.07))
"""The share of the deals with which people play for up to so many points."""


def judge(reading: Reading, rng: random.Random) -> str | None:
    """What to say of the envido now, or None: nothing."""
    pending = reading.pending
    if pending and pending.kind == "tanto":
        return tell(reading)
    if pending and pending.kind == "envido":
        return answer(reading, pending, rng)
    return open_it(reading, rng)


def tell(reading: Reading) -> str:
    """«Tengo» when that wins; otherwise the rival's are good, and mine stay unknown."""
    told = max(said.number for said in reading.view.declared if said.number is not None)
    return "tengo" if reading.count("tanto") > told else "son-buenas"


def compared(reading: Reading, said: str) -> Count:
    """What is compared after `said` is added to the bet that waits: flores in a contest, «con ley» what each has, else tantos."""
    chain = [*(reading.pending.chain if reading.pending and reading.pending.kind == "envido" else []), said]
    if chain[0] == "flor-envida":
        return "flor"
    return "ley" if any(word.startswith("con-ley") for word in chain) else "tanto"


def sings_from(reading: Reading, what: Count, stake: int | None) -> int:
    """The number from which people play for that many points, higher where more of them compare."""
    share = next(share for most, share in SHARES if most is None or (stake is not None and stake <= most))
    return floor_of(reading.known, what, 1 if what == "flor" else len(reading.rivals), share)


def open_it(reading: Reading, rng: random.Random) -> str | None:
    """Sing first if the worth of it beats a patience that differs from hand to hand; now and then with nothing."""
    cantos = [canto for canto in CANTOS if canto in reading.legal]
    if not cantos:
        return None
    if rng.random() < BLUFF:
        return cantos[0]
    patience = rng.uniform(0.25, 0.7)
    what = compared(reading, reading.words[cantos[0]])
    worths = sung_worths(reading, what, 1, rivals_line(reading, what))
    best = max(worths, key=worths.__getitem__, default=None)
    return best if best and worths[best] > patience else None


def answer(reading: Reading, pending: Pending, rng: random.Random) -> str:
    """Want, refuse, block or raise, by the odds against rivals who sang what they sang."""
    what = compared(reading, reading.words.get("quiero", "quiero"))
    theirs = from_floor(rivals_line(reading, what), sings_from(reading, what, pending.wanted), FAROL)
    chance = beaten(theirs, our_line(reading, what), reading.wins_ties)
    refused = refusing(reading, pending.refused)
    worths = {
        "no-quiero": refused,
        "me-achico": refused,
        "a-las-flores-no": 0.0,
        "quiero": wanted(reading, pending.wanted, chance) - rng.uniform(0, 0.5),
    }
    for canto, worth in sung_worths(reading, what, pending.wanted, theirs).items():
        worths[canto] = worth - rng.uniform(0, 1)
    return max((word for word in worths if word in reading.legal), key=worths.__getitem__)


def sung_worths(reading: Reading, what: Count, refused: int | None, theirs: Line) -> dict[str, float]:
    """The worth of each canto that is legal and that one's own number is good for; `refused`: what it brings unwanted."""
    number = reading.count(what)
    if number == NO_FLOR:
        return {}
    ours = our_line(reading, what)
    stakes = {canto: reading.legal[canto] for canto in CANTOS if canto in reading.legal}
    return {
        canto: sung(reading, theirs, ours, stake, refused, sings_from(reading, what, stake))
        for canto, stake in stakes.items()
        if number >= sings_from(reading, what, stake)
    }
