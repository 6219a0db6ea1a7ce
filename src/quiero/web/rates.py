"""Bounds on how often: per address over HTTP, per socket once it is open."""

from __future__ import annotations

from collections.abc import Callable

from limits import parse
from limits.aio.storage import MemoryStorage
from limits.aio.strategies import FixedWindowRateLimiter


class Addresses:
    """What one address may do in a while. In memory: another node counts for itself."""

    def __init__(self) -> None:
        self._limiter = FixedWindowRateLimiter(MemoryStorage())

    async def allow(self, what: str, rate: str, address: str) -> bool:
        """Count one `what` of this address; False when it is one too many for `rate` (`"10 per minute"`)."""
        return await self._limiter.hit(parse(rate), what, address)


class Bucket:
    """A token bucket of one socket: `rate` messages a second, and as many at once after a silence.

    `limits` keeps a lock and a timer for each key; a socket gets by with two numbers that die with it.
    """

    __slots__ = ("_clock", "_left", "_rate", "_seen")

    def __init__(self, rate: int, clock: Callable[[], float]) -> None:
        self._rate = rate
        self._left = float(rate)
        self._clock = clock
        self._seen = clock()

    def take(self) -> bool:
        """Take one token; False when there is none."""
        now = self._clock()
        self._left = min(float(self._rate), self._left + (now - self._seen) * self._rate)
        self._seen = now
        if self._left < 1:
            return False
        self._left -= 1
        return True
