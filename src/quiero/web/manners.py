"""The HTTP routes of manners: muting, reporting, and the operator's pages."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from quiero.accounts import guests
from quiero.manners.desk import Desk
from quiero.protocol.manners import Cases, Muted, Mutes, OperatorKey, Report, Reported, Settle, Whom
from quiero.tables.chat import Speaker
from quiero.tables.people import TableRefusal
from quiero.tables.service import Tables
from quiero.web.asked import table_of
from quiero.web.guard import Endpoint, Guard, keys_of
from quiero.web.replies import Refusal, answer, read

PASS: Final = "quiero_operator"
PASS_SECONDS: Final = 24 * 3600


class MannersApi:
    """The routes, over the desk that does it."""

    def __init__(self, tables: Tables, desk: Desk, guard: Guard) -> None:
        self.tables = tables
        self.desk = desk
        self.guard = guard

    def routes(self) -> list[BaseRoute]:
        rates, bounded, table = self.guard.config.rates, self.guard.bounded, "/api/tables/{id}"
        return [
            Route("/api/mutes", bounded("read", rates.read, self.mutes), methods=["GET"]),
            Route("/api/mutes/{mute}", bounded("mute", rates.sit, self.unmute), methods=["DELETE"]),
            Route(f"{table}/mute", bounded("mute", rates.sit, self.mute), methods=["POST"]),
            Route(f"{table}/report", bounded("report", rates.handover, self.report), methods=["POST"]),
            Route("/api/operator", bounded("operator", rates.handover, self.enter), methods=["POST"]),
            Route("/api/operator/reports", bounded("read", rates.read, self._inside(self.cases)), methods=["GET"]),
            Route("/api/operator/reports/{case}", bounded("settle", rates.sit, self._inside(self.settle)), methods=["POST"]),
        ]

    # ---- for a player

    async def mutes(self, request: Request) -> Response:
        keys = keys_of(request)
        rows = await self.desk.store.mutes(keys[0]) if keys else []
        return answer(Mutes([Muted(row.id, row.name, row.at) for row in rows]))

    async def mute(self, request: Request) -> Response:
        me = known(request)
        whom = await read(request, Whom)
        table = await table_of(request, self.tables)
        speaker = table.person(whom.seat, whom.who)
        if speaker.key in keys_of(request):
            raise TableRefusal("a-si-mismo")
        await self.desk.book.mute(me, speaker.key, speaker.name)
        row = next(row for row in await self.desk.store.mutes(me) if row.speaker == speaker.key)
        return answer(Muted(row.id, row.name, row.at))

    async def unmute(self, request: Request) -> Response:
        await self.desk.book.unmute(known(request), request.path_params["mute"])
        return await self.mutes(request)

    async def report(self, request: Request) -> Response:
        me = known(request)
        report = await read(request, Report)
        report.words = guests.plain(report.words)
        table = await table_of(request, self.tables)
        whom = table.person(report.seat, report.who)
        listener = Speaker(me, await self.tables.seat_of(table.fold.table_id, *keys_of(request)), "")
        await self.desk.reports.file(table.fold.table_id, me, whom, report, table.heard_from(listener, whom))
        return answer(Reported(whom.name))

    # ---- for the operator

    async def enter(self, request: Request) -> Response:
        shown = self.desk.operator.admit((await read(request, OperatorKey)).key)
        if shown is None:
            raise Refusal("no-es-operador")
        response = await self.cases(request)
        secure = request.url.scheme == "https"
        response.set_cookie(
            PASS, shown, max_age=PASS_SECONDS, path="/api/operator", httponly=True, samesite="strict", secure=secure
        )
        return response

    def _inside(self, endpoint: Endpoint) -> Endpoint:
        """`endpoint` for the operator alone."""

        async def guarded(request: Request) -> Response:
            if not self.desk.operator.admits(request.cookies.get(PASS, "")):
                raise Refusal("no-es-operador")
            return await endpoint(request)

        return guarded

    async def cases(self, request: Request) -> Response:
        return answer(Cases(await self.desk.reports.cases(settled=request.query_params.get("settled") == "1")))

    async def settle(self, request: Request) -> Response:
        verdict = (await read(request, Settle)).verdict
        return answer(await self.desk.reports.settle(request.path_params["case"], verdict, self._take_name))

    async def _take_name(self, key: str) -> None:
        """From the account, if it is one's, from the chairs, and from the tables that are open."""
        name = await self.guard.accounts.take_name(key)
        await self.desk.store.rename(key, name)
        self.tables.renamed(key, name)


def known(request: Request) -> str:
    """The key of who asks. Raises Refusal for a browser that was never here."""
    keys = keys_of(request)
    if not keys:
        raise Refusal("sin-asiento")
    return keys[0]
