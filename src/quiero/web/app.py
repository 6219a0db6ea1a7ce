"""The ASGI app."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import WebSocketRoute

from quiero.lobby.codes import Codes
from quiero.lobby.hall import Hall
from quiero.manners.desk import Desk
from quiero.store.database import Database
from quiero.tables.people import TableRefusal
from quiero.tables.service import Tables
from quiero.web import replies, statics
from quiero.web.api import Api
from quiero.web.config import Config
from quiero.web.guard import Guard
from quiero.web.lobby import LobbyRoutes
from quiero.web.manners import MannersApi
from quiero.web.rates import Addresses
from quiero.web.replay import Replays
from quiero.web.security import SecurityHeaders
from quiero.web.socket import Sockets


def build(tables: Tables, config: Config, database: Database, desk: Desk) -> Starlette:
    """The app over `tables`, which it starts and stops with itself, and over what else is in their `database`."""
    addresses = Addresses()
    guard = Guard(config, addresses)
    hall = Hall(tables, Codes(database))
    sockets = Sockets(tables, config, addresses, desk.book)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await tables.start()
        try:
            yield
        finally:
            await tables.stop()

    return Starlette(
        routes=[
            *Api(tables, hall, config, guard).routes(),
            *LobbyRoutes(tables, hall, guard).routes(),
            *Replays(tables, config, guard).routes(),
            *MannersApi(tables, desk, guard).routes(),
            WebSocketRoute("/api/tables/{id}/socket", sockets.serve),
            *statics.routes(config.static),
        ],
        middleware=[Middleware(SecurityHeaders), Middleware(GZipMiddleware, minimum_size=1024)],
        exception_handlers={
            replies.Refusal: replies.refused,
            TableRefusal: replies.refused,
            HTTPException: replies.http_error,
            Exception: replies.broken,
        },
        lifespan=lifespan,
    )
