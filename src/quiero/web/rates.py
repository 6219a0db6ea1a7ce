"""Bounds on how often, per address."""

from __future__ import annotations

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
