"""Who asks, how often, and from whose page: what every route under /api stands behind."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from quiero.accounts import guests
from quiero.accounts.accounts import Accounts
from quiero.accounts.who import SESSION_COOKIE, Who
from quiero.web.config import Config
from quiero.web.rates import Addresses, counted
from quiero.web.replies import fault
from quiero.web.security import same_site

Endpoint = Callable[[Request], Awaitable[Response]]

READS: Final = ("GET", "HEAD")


class Guard:
    """The limits of each address, the check of the Origin, and who it is."""

    def __init__(self, config: Config, addresses: Addresses, accounts: Accounts) -> None:
        self.config = config
        self.addresses = addresses
        self.accounts = accounts

    async def who(self, cookies: Mapping[str, str]) -> Who:
        """Who is at the browser that sent these cookies."""
        return await self.accounts.who(cookies.get(guests.COOKIE), cookies.get(SESSION_COOKIE))

    def bounded(self, what: str, rate: str, endpoint: Endpoint) -> Endpoint:
        """`endpoint` behind the limit of its address and, where it changes something, behind the check of the Origin."""

        async def guarded(request: Request) -> Response:
            foreign = "origin" in request.headers and not same_site(request.headers, self.config.origins)
            if foreign and request.method not in READS:
                return fault(request, "otro-origen")
            if not await self.addresses.allow(what, rate, address_of(request)):
                return fault(request, "muy-rapido")
            request.state.who = await self.who(request.cookies)
            return await endpoint(request)

        return guarded


def address_of(asking: HTTPConnection) -> str:
    return counted(asking.client.host) if asking.client else ""


def who_of(request: Request) -> Who:
    """Who asks, behind `bounded`."""
    who: Who = request.state.who
    return who


def keys_of(request: Request) -> tuple[str, ...]:
    """Whose chairs may be played from this browser (see `Who.keys`); empty for a stranger."""
    return who_of(request).keys
