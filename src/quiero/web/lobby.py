"""The HTTP routes of the lobby, and of the chairs of a table before its match."""

from __future__ import annotations

import time
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from quiero.engine import REGLAMENTOS
from quiero.lobby.hall import Hall
from quiero.protocol.lobby import Accept, CallHouse, Done, Found, Lobby, PlayNow, TakeChair
from quiero.tables.live import LiveTable
from quiero.tables.service import Tables
from quiero.web.api import person_of, seated
from quiero.web.asked import seat_of, table_of
from quiero.web.guard import Guard, who_of
from quiero.web.replies import answer, read, speak

FRESH: Final = 1.0
"""Seconds for which one answer to «what is there to play» serves everybody who asks."""


class LobbyRoutes:
    """The routes, over the hall of this node."""

    def __init__(self, tables: Tables, hall: Hall, guard: Guard) -> None:
        self.tables = tables
        self.hall = hall
        self.guard = guard
        self._seen: tuple[float, Lobby] | None = None

    def routes(self) -> list[BaseRoute]:
        rates, bounded = self.guard.config.rates, self.guard.bounded
        table = "/api/tables/{id}"
        return [
            Route("/api/lobby", bounded("list", rates.read, self.list), methods=["GET"]),
            Route("/api/lobby/play", bounded("sit", rates.sit, self.play), methods=["POST"]),
            Route("/api/lobby/codes/{code}", bounded("code", rates.code, self.find), methods=["GET"]),
            Route(f"{table}/chair", bounded("chair", rates.chair, self.move), methods=["POST"]),
            Route(f"{table}/house", bounded("chair", rates.chair, self.house), methods=["POST"]),
            Route(f"{table}/ready", bounded("chair", rates.chair, self.ready), methods=["POST"]),
            Route(f"{table}/leave", bounded("chair", rates.chair, self.leave), methods=["POST"]),
            Route(f"{table}/accept", bounded("sit", rates.sit, self.accept), methods=["POST"]),
        ]

    async def list(self, request: Request) -> Response:
        now = time.monotonic()
        if self._seen is None or now - self._seen[0] > FRESH:
            self._seen = (now, self.hall.lobby())
        return answer(self._seen[1])

    async def play(self, request: Request) -> Response:
        order = await read(request, PlayNow)
        speak(request, REGLAMENTOS[order.reglamento].locale)
        who = who_of(request).welcome()
        seating = await self.hall.play_now(
            person_of(order, who),
            reglamento=order.reglamento,
            seats=order.seats,
            target=order.target,
            nonce_hash=order.nonce_hash,
        )
        return seated(request, seating, who)

    async def find(self, request: Request) -> Response:
        return answer(Found(await self.hall.find(request.path_params["code"])))

    async def move(self, request: Request) -> Response:
        table, seat = await self._mine(request)
        to = (await read(request, TakeChair)).seat
        await table.move(seat, to)
        return answer(Done())

    async def house(self, request: Request) -> Response:
        table, seat = await self._mine(request)
        await table.house(seat, (await read(request, CallHouse)).computers)
        return answer(Done())

    async def ready(self, request: Request) -> Response:
        table, seat = await self._mine(request)
        await table.ready(seat)
        return answer(Done())

    async def leave(self, request: Request) -> Response:
        table, seat = await self._mine(request)
        await table.leave(seat)
        return answer(Done())

    async def accept(self, request: Request) -> Response:
        challenge = await table_of(request, self.tables)
        mine = (await read(request, Accept)).mine
        seat = await seat_of(request, self.tables, mine)
        seating = await self.hall.accept(challenge.fold.table_id, mine, seat)
        return seated(request, seating, who_of(request))

    async def _mine(self, request: Request) -> tuple[LiveTable, int]:
        """The table, and the seat there of whoever asks. Raises Refusal (`sin-asiento`)."""
        table = await table_of(request, self.tables)
        return table, await seat_of(request, self.tables, table.fold.table_id)
