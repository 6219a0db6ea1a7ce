"""Bounds on how often, per address."""

from __future__ import annotations

from ipaddress import IPv6Address, ip_address, ip_network

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


def counted(host: str) -> str:
    """The address under which a host is counted: of IPv6 the first half, since whoever has it has all of the second half."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    return str(address.ipv4_mapped or ip_network((int(address), 64), strict=False))
