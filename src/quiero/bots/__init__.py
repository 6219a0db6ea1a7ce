"""The computer: it chooses among its legal acts from what its seat may see, and from nothing else.

A level is a function `choose(view, legal, rng) -> word of the acta`. There is one so far, the honest beginner.
"""

from quiero.bots.pace import pace
from quiero.bots.principiante import choose

__all__ = ["choose", "pace"]
