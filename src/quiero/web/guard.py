"""Who asks, how often, and from whose page: what every route under /api stands behind."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from quiero.accounts import guests
from quiero.web.config import Config
from quiero.web.rates import Addresses
from quiero.web.replies import fault
from quiero.web.security import same_site

Endpoint = Callable[[Request], Awaitable[Response]]

READS: Final = ("GET", "HEAD")


class Guard:
    """The limits of each address, and the check of the Origin."""

    def __init__(self, config: Config, addresses: Addresses) -> None:
        self.config = config
        self.addresses = addresses

    def bounded(self, what: str, rate: str, endpoint: Endpoint) -> Endpoint:
        """`endpoint` behind the limit of its address and, where it changes something, behind the check of the Origin."""

        async def guarded(request: Request) -> Response:
            foreign = "origin" in request.headers and not same_site(request.headers, self.config.origins)
            if foreign and request.method not in READS:
                return fault(request, "otro-origen")
            if not await self.addresses.allow(what, rate, address_of(request)):
                return fault(request, "muy-rapido")
            return await endpoint(request)

        return guarded


def address_of(request: Request) -> str:
    return request.client.host if request.client else ""


def guest_of(request: Request) -> str | None:
    """The hash under which this browser's seats are kept, or None when it has no token."""
    return guests.guest_of(request.cookies.get(guests.COOKIE))


def token_of(request: Request) -> str:
    """The token of this browser, or a new one for it."""
    return request.cookies[guests.COOKIE] if guest_of(request) else guests.new_token()
