"""The honest beginner: rules of thumb, a little bluff, and never a look at what it may not see."""

from __future__ import annotations

import random
from collections.abc import Sequence

from quiero.bots import envido, flor, play, truco
from quiero.bots.reading import read
from quiero.engine.view import Option, View

JUDGES = (flor.judge, envido.judge, truco.judge, play.judge)
"""In the order in which one speaks at the table: flor, envido, truco, and then the card."""


def choose(view: View, legal: Sequence[Option], rng: random.Random) -> str:
    """The act, in the acta's word, that the beginner chooses among `legal` for the seat whose view this is.

    Raises ValueError when there is nothing to decide.
    """
    if view.phase == "sorteo" and legal:
        return rng.choice(legal).act
    reading = read(view, legal)
    for judge in JUDGES:
        word = judge(reading, rng)
        if word is not None:
            return word
    raise ValueError(f"seat {view.seat} has nothing to decide")
