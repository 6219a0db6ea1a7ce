"""The honest beginner: rules of thumb, a little bluff, and never a look at what it may not see."""

from __future__ import annotations

import random
from collections.abc import Sequence

from quiero.bots import envido, flor, play, truco
from quiero.bots.reading import Reading, read
from quiero.bots.words import parted
from quiero.engine.cards import NAMES
from quiero.engine.view import Option, View

JUDGES = (flor.judge, envido.judge, truco.judge, play.judge)
"""In the order in which one speaks at the table: flor, envido, truco, and then the card."""
BY_CHANCE = ("sorteo", "corte")
"""The phases in which there is nothing to judge: a throw, and where to cut."""
GIVES_UP = ("rendirse", "abandono", "mazo")


def choose(view: View, legal: Sequence[Option], rng: random.Random) -> str:
    """The act, in the acta's word, that the beginner chooses among `legal` for the seat whose view this is.

    Raises ValueError when there is nothing to decide, KeyError for a reglamento that it was not taught.
    """
    if not legal:
        raise ValueError(f"seat {view.seat} has nothing to decide")
    if view.phase in BY_CHANCE:
        return rng.choice(legal).act
    reading = read(view, legal)
    for judge in JUDGES:
        word = judge(reading, rng)
        if word is not None and word in reading.words:
            return reading.words[word]
    return humble(reading)


def humble(reading: Reading) -> str:
    """An act among others that no judge knows: a card, a refusal, an acceptance, or the first that gives nothing up."""
    plain = [*[NAMES[card] for card in reading.held], "no-quiero", "quiero", *reading.words]
    harmless = [word for word in plain if word in reading.words and parted(word)[0] not in GIVES_UP and "seña" not in word]
    return reading.words[harmless[0] if harmless else next(iter(reading.words))]
