"""How long the computer seems to think: a human pace that tells nothing about its cards."""

from __future__ import annotations

import random

from quiero.engine.view import View

SHORTEST = 0.8
LONGEST = 2.5


def pace(view: View, rng: random.Random) -> float:
    """Seconds, from 0.8 to 2.5, that the computer lets pass before it acts, where it waits for no person of its team.

    Reads only what everybody at the table sees, so a seat's view and the public one give the same pause: a stake to
    answer is weighed longer than a card, and the first card of a hand longer than the last.
    """
    if view.phase in ("sorteo", "corte"):
        typical = 1.2
    elif view.pending:
        at_stake = max((canto.wanted or view.target) for canto in view.pending)
        typical = 1.3 + 0.2 * min(at_stake, 4)
    else:
        typical = 1.6 - 0.25 * len(view.vueltas)
    return min(max(rng.gauss(typical, 0.25), SHORTEST), LONGEST)
