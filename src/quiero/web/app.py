"""The ASGI app."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import WebSocketRoute

from quiero.accounts.accounts import Accounts
from quiero.accounts.passkeys import Passkeys
from quiero.accounts.passwords import Passwords
from quiero.accounts.recorder import Recorder
from quiero.accounts.refusals import AccountRefusal
from quiero.lobby.codes import Codes
from quiero.lobby.hall import Hall
from quiero.manners.desk import Desk
from quiero.store import SqliteStore
from quiero.store.accounts import AccountStore
from quiero.store.passkeys import PasskeyStore
from quiero.store.results import ResultStore
from quiero.tables.people import TableRefusal
from quiero.tables.service import Tables
from quiero.web import replies, statics
from quiero.web.accounts import AccountRoutes
from quiero.web.api import Api
from quiero.web.aside import Aside
from quiero.web.changes import Changes
from quiero.web.config import Config
from quiero.web.guard import Guard
from quiero.web.lobby import LobbyRoutes
from quiero.web.manners import MannersApi
from quiero.web.players import PlayerRoutes
from quiero.web.rates import Addresses
from quiero.web.replay import Replays
from quiero.web.security import SecurityHeaders
from quiero.web.socket import Sockets


def build(tables: Tables, store: SqliteStore, config: Config, desk: Desk, passwords: Passwords | None = None) -> Starlette:
    """The app over `tables` and the `store` that they are kept in; it starts and stops all of it with itself."""
    database = store.database
    accounts = Accounts(AccountStore(database), passwords or Passwords())
    passkeys = Passkeys(PasskeyStore(database), accounts)
    results = ResultStore(database)
    hall = Hall(tables, Codes(database))
    recorder = Recorder(results, store)
    guard = Guard(config, Addresses(), accounts)
    sockets = Sockets(tables, guard, desk.book)
    changes = Changes(accounts.store, tables, sockets.look_again)
    aside = Aside()
    tables.ended(recorder.ended)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await tables.start()
        await changes.start()
        recorder.start()
        try:
            yield
        finally:
            await recorder.stop()
            await changes.stop()
            await tables.stop()

    return Starlette(
        routes=[
            *Api(tables, hall, config, guard, aside).routes(),
            *LobbyRoutes(tables, hall, guard).routes(),
            *Replays(tables, config, guard, aside).routes(),
            *MannersApi(tables, desk, guard).routes(),
            *AccountRoutes(passkeys, results, guard, changes).routes(),
            *PlayerRoutes(accounts, results, guard).routes(),
            WebSocketRoute("/api/tables/{id}/socket", sockets.serve),
            *statics.routes(config.static),
        ],
        middleware=[Middleware(SecurityHeaders), Middleware(GZipMiddleware, minimum_size=1024)],
        exception_handlers={
            replies.Refusal: replies.refused,
            AccountRefusal: replies.refused,
            TableRefusal: replies.refused,
            HTTPException: replies.http_error,
            Exception: replies.broken,
        },
        lifespan=lifespan,
    )
