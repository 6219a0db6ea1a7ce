"""The socket of a table: frames go out, acts come in. One per device; a seat may have several.

handshake ─ Origin is another's ─→ HTTP 403
    └─ accepted ─ no table, no seat ─→ closed with a code of `CLOSE`
           └─ open: whatever comes in is answered; nothing that comes in closes it
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Final

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from quiero.accounts import guests
from quiero.lobby import doors
from quiero.protocol.messages import (
    CLOSE,
    MAX_MESSAGE,
    Ack,
    ClientMessage,
    Do,
    Ping,
    Pong,
    Problem,
    Refused,
    Rematch,
    Resync,
    ServerMessage,
    decoder,
)
from quiero.tables.live import LiveTable
from quiero.tables.service import Tables
from quiero.tables.watch import Subscription
from quiero.web.config import Config
from quiero.web.rates import Addresses, Bucket
from quiero.web.security import same_site
from quiero.words import LOCALE, say

DEVICES: Final = 16
"""Sockets that one browser may hold at once."""
NOT_OURS: Final = 1008
BROKEN: Final = 1011
TRY_LATER: Final = 1013

log = structlog.get_logger(__name__)
_decoder: Final = decoder()


class Sockets:
    """The sockets of this node."""

    def __init__(self, tables: Tables, config: Config, addresses: Addresses) -> None:
        self.tables = tables
        self.config = config
        self.addresses = addresses
        self.open: Counter[str] = Counter()

    async def serve(self, socket: WebSocket) -> None:
        """The whole life of one socket."""
        address = socket.client.host if socket.client else ""
        if not same_site(socket.headers, self.config.origins):
            return await socket.close(NOT_OURS)
        if not await self.addresses.allow("connect", self.config.rates.connect, address):
            return await socket.close(TRY_LATER)
        await socket.accept()
        table_id = socket.path_params["id"]
        guest = guests.guest_of(socket.cookies.get(guests.COOKIE))
        table = await self.tables.open(table_id)
        if table is None:
            return await socket.close(CLOSE["no-table"], "no-table")
        seat = await doors.seat_at(self.tables, table_id, guest)
        if not seat or guest is None:
            return await socket.close(CLOSE["no-seat"], "no-seat")
        if self.open[guest] >= DEVICES:
            return await socket.close(TRY_LATER, "too-many")
        self.open[guest] += 1
        try:
            await Line(socket, table, seat, self.config.rates.messages).run()
        except Exception as error:  # ours, not the page's: it comes back by itself and is shown the whole view
            log.error("socket failed", table=table_id, seat=seat, exc_info=error)
            await socket.close(BROKEN)
        finally:
            self.open[guest] -= 1
            if not self.open[guest]:
                del self.open[guest]


class Line:
    """An open socket of one seat."""

    def __init__(self, socket: WebSocket, table: LiveTable, seat: int, rate: int) -> None:
        self.socket = socket
        self.table = table
        self.seat = seat
        self.rate = rate
        self.bucket = Bucket(rate, asyncio.get_running_loop().time)
        self.locale = socket.query_params.get("lang", LOCALE)

    async def run(self) -> None:
        """Until the device goes, or the node stops."""
        async with self.table.watch(self.seat) as frames:
            reading = asyncio.create_task(self._read(frames))
            writing = asyncio.create_task(self._write(frames))
            try:
                await asyncio.wait((reading, writing), return_when=asyncio.FIRST_COMPLETED)
            finally:
                for task in (reading, writing):
                    task.cancel()
                ends = await asyncio.gather(reading, writing, return_exceptions=True)
        for end in ends:
            if isinstance(end, Exception) and not isinstance(end, WebSocketDisconnect):
                raise end

    async def _write(self, frames: Subscription) -> None:
        async for message in frames:
            await self._send(message)
        await self.socket.close(CLOSE["going-away"], "going-away")

    async def _read(self, frames: Subscription) -> None:
        while True:
            data = await self.socket.receive()
            if data["type"] == "websocket.disconnect":
                return
            reply = await self._answer(data.get("text") or data.get("bytes") or b"", frames)
            if reply is not None:
                await self._send(reply)

    async def _answer(self, data: str | bytes, frames: Subscription) -> ServerMessage | None:
        """What to say to one message; None when a frame will say it. Never raises for what a page sent."""
        if not self.bucket.take():
            # Not reading on for a moment makes whoever floods us wait, and bounds what we answer.
            await asyncio.sleep(1 / self.rate)
            return self._problem("muy-rapido")
        if len(data if isinstance(data, bytes) else data.encode()) > MAX_MESSAGE:
            return self._problem("mensaje-largo")
        try:
            message = _decoder.decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            return self._problem("mensaje-ilegible")
        return await self._obey(message, frames)

    async def _obey(self, message: ClientMessage, frames: Subscription) -> Ack | Refused | Pong | None:
        match message:
            case Do():
                return await self.table.do(self.seat, message)
            case Rematch():
                return await self.table.rematch(self.seat, message)
            case Ping(n):
                return Pong(n)
            case Resync():
                frames.resync()
                return None

    def _problem(self, code: str) -> Problem:
        return Problem(code, say(self.locale, code))

    async def _send(self, message: ServerMessage) -> None:
        await self.socket.send_text(msgspec.json.encode(message).decode())
