"""Judging the envido: open it, answer it, and tell the tanto."""

from __future__ import annotations

import random

from quiero.bots.reading import Reading
from quiero.bots.tantos import FAROL, beaten, from_floor, odds, refusing, sung, wanted
from quiero.engine.envido import tanto
from quiero.engine.view import Pending

CANTOS = ("envido", "real-envido", "falta-envido")
BLUFF = 0.05


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
    return "tengo" if tanto(reading.dealt) > told else "son-buenas"


def sings_from(stake: int | None) -> int:
    """The tanto from which people play for that many points."""
    if stake is None or stake > 5:
        return 31
    return 25 if stake <= 2 else 26 if stake == 3 else 28


def open_it(reading: Reading, rng: random.Random) -> str | None:
    """Sing first if the worth of it beats a patience that differs from hand to hand; now and then with nothing."""
    cantos = [canto for canto in CANTOS if canto in reading.legal]
    if not cantos:
        return None
    if rng.random() < BLUFF:
        return cantos[0]
    patience = rng.uniform(0.25, 0.7)
    worths = sung_worths(reading, 1, odds(reading.shown))
    best = max(worths, key=worths.__getitem__, default=None)
    return best if best and worths[best] > patience else None


def answer(reading: Reading, pending: Pending, rng: random.Random) -> str:
    """Want, refuse or raise, by the odds against a rival who sang what he sang."""
    line = from_floor(odds(reading.shown), sings_from(pending.wanted), FAROL)
    chance = beaten(line, tanto(reading.dealt), reading.wins_ties)
    worths = {
        "no-quiero": refusing(reading, pending.refused),
        "quiero": wanted(reading, pending.wanted, chance) - rng.uniform(0, 0.5),
    }
    for canto, worth in sung_worths(reading, pending.wanted, line).items():
        worths[canto] = worth - rng.uniform(0, 1)
    return max(worths, key=worths.__getitem__)


def sung_worths(reading: Reading, refused: int | None, line: tuple[float, ...]) -> dict[str, float]:
    """The worth of each canto that is legal and that one's own tanto is good for; `refused`: what it brings unwanted."""
    number = tanto(reading.dealt)
    stakes = {canto: reading.legal[canto] for canto in CANTOS if canto in reading.legal}
    return {
        canto: sung(reading, line, number, stake, refused, sings_from(stake))
        for canto, stake in stakes.items()
        if number >= sings_from(stake)
    }
