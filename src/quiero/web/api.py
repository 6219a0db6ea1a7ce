"""The HTTP routes under /api: making a table, sitting down, taking the seat elsewhere, the acta."""

from __future__ import annotations

from functools import partial
from typing import Final
from urllib.parse import quote

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from quiero import __version__
from quiero.accounts import guests, handover
from quiero.accounts.codes import CODE_SECONDS
from quiero.accounts.who import Who
from quiero.engine import REGLAMENTOS
from quiero.lobby import doors
from quiero.lobby.hall import Hall
from quiero.protocol.doors import HandoverCode, MyTables, NewTable, Seated, Sit, UseHandover
from quiero.protocol.lobby import PlayNow
from quiero.tables.people import Person, Seating
from quiero.tables.service import Tables
from quiero.web.aside import Aside
from quiero.web.asked import seat_of, table_of
from quiero.web.config import Config
from quiero.web.cookie import remember
from quiero.web.guard import Guard, keys_of, who_of
from quiero.web.replies import Refusal, answer, read, speak


class Api:
    """The routes, over the tables of this node."""

    def __init__(self, tables: Tables, hall: Hall, config: Config, guard: Guard, aside: Aside) -> None:
        self.tables = tables
        self.hall = hall
        self.config = config
        self.guard = guard
        self.aside = aside

    def routes(self) -> list[BaseRoute]:
        rates, bounded = self.config.rates, self.guard.bounded
        table = "/api/tables/{id}"
        return [
            Route("/api/health", self.health, methods=["GET"]),
            Route("/api/me", bounded("read", rates.read, self.me), methods=["GET"]),
            Route("/api/tables", bounded("create", rates.create, self.create), methods=["POST"]),
            Route("/api/handover", bounded("handover", rates.handover, self.take), methods=["POST"]),
            Route(table, bounded("read", rates.read, self.door), methods=["GET"]),
            Route(f"{table}/arrival", bounded("read", rates.read, self.arrival), methods=["GET"]),
            Route(f"{table}/sit", bounded("sit", rates.sit, self.sit), methods=["POST"]),
            Route(f"{table}/handover", bounded("offer", rates.handover, self.offer), methods=["POST"]),
            Route(f"{table}/acta", bounded("acta", rates.acta, self.acta), methods=["GET"]),
        ]

    async def health(self, request: Request) -> Response:
        return answer({"ok": True, "version": __version__})

    async def me(self, request: Request) -> Response:
        return answer(MyTables(await doors.doors_of(self.tables, keys_of(request))))

    async def door(self, request: Request) -> Response:
        return answer(await doors.door(self.tables, await table_of(request, self.tables), keys_of(request)))

    async def arrival(self, request: Request) -> Response:
        return answer(await doors.arrival(self.tables, await table_of(request, self.tables), keys_of(request)))

    async def create(self, request: Request) -> Response:
        order = await read(request, NewTable)
        speak(request, REGLAMENTOS[order.reglamento].locale)
        who = who_of(request).welcome()
        person = person_of(order, who)
        make = partial(
            self.tables.create,
            reglamento=order.reglamento,
            target=order.target,
            seats=order.seats,
            options=order.options,
            spectators=order.spectators,
            computers=order.computers,
            public=order.public,
            clock=order.clock,
            free_chat=order.free_chat,
            pair=order.pair,
            nonce_hash=order.nonce_hash,
            person=person,
        )
        seating = await self.hall.create(person.key, lambda code: make(code=code))
        return seated(request, seating, who)

    async def sit(self, request: Request) -> Response:
        table = await table_of(request, self.tables)
        order = await read(request, Sit)
        if not 0 <= order.seat <= table.fold.made.seats:
            raise Refusal("asiento-inexistente", seat=order.seat)
        who, table_id = who_of(request).welcome(), table.fold.table_id
        if mine := await self.tables.seat_of(table_id, *who.keys):
            return seated(request, Seating(table_id, mine), who)
        seating = await self.hall.sit(table_id, person_of(order, who), seat=order.seat, nonce_hash=order.nonce_hash)
        return seated(request, seating, who)

    async def offer(self, request: Request) -> Response:
        table_id = (await table_of(request, self.tables)).fold.table_id
        seat = await seat_of(request, self.tables, table_id)
        code = await handover.offer(self.tables, table_id, seat)
        return answer(HandoverCode(code, f"{request.base_url}seguir/{code}", CODE_SECONDS))

    async def take(self, request: Request) -> Response:
        typed = (await read(request, UseHandover)).code
        who = who_of(request).welcome()
        return seated(request, await handover.take(self.tables, typed, who.key), who)

    async def acta(self, request: Request) -> Response:
        table = await table_of(request, self.tables)
        text = await self.aside.do(table.acta(await self.tables.seat_of(table.fold.table_id, *keys_of(request))))
        info, _ = table.door()
        return Response(
            text,
            media_type="application/toml; charset=utf-8",
            headers={"cache-control": "no-store", "content-disposition": attachment(f"{info.name}.acta.toml")},
        )


def person_of(order: NewTable | Sit | PlayNow, who: Who) -> Person:
    """Somebody with an account sits under its name, a guest under the one he sent. Raises Refusal when it cannot be shown."""
    if who.account:
        return Person(who.account.name, order.character, who.key)
    try:
        return Person(guests.clean_name(order.name), order.character, who.key)
    except guests.BadName as error:
        raise Refusal("nombre-invalido") from error


def seated(request: Request, seating: Seating, who: Who) -> Response:
    """«You sit there», with the cookie that proves it from now on."""
    response = answer(Seated(seating.table, seating.seat))
    if who.token:
        remember(response, who.token, secure=request.url.scheme == "https")
    return response


_SAFE: Final = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_. ")


def attachment(name: str) -> str:
    """A content-disposition that keeps the accents of a file's name."""
    plain = "".join(sign if sign in _SAFE else "_" for sign in name)
    return f"attachment; filename=\"{plain}\"; filename*=UTF-8''{quote(name, safe='')}"
