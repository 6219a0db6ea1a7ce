"""How often one person may do something."""

from __future__ import annotations

from collections.abc import Callable


class Bucket:
    """A token bucket: `rate` a second, and `burst` at once after a silence. `clock` tells seconds, from any beginning.

    `limits` keeps a lock and a timer for each key; here two numbers do, that die with whoever they belong to.
    """

    __slots__ = ("_burst", "_clock", "_left", "_rate", "_seen")

    def __init__(self, rate: float, clock: Callable[[], float], burst: int) -> None:
        self._rate = rate
        self._burst = float(burst)
        self._left = float(burst)
        self._clock = clock
        self._seen = clock()

    def take(self) -> bool:
        """Take one token; False when there is none."""
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._seen) * self._rate)
        self._seen = now
        if self._left < 1:
            return False
        self._left -= 1
        return True
