"""The socket of a table: frames go out, acts come in. One per device; a seat may have several, and so may a spectator.

handshake ─ Origin is another's ─→ HTTP 403
    └─ accepted ─ no table, or no seat where nobody may watch ─→ closed with a code of `CLOSE`
           └─ open: whatever comes in is answered; nothing that comes in closes it
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections import Counter, defaultdict
from collections.abc import Iterable
from typing import Final

import msgspec
import structlog
from msgspec.structs import replace
from starlette.websockets import WebSocket, WebSocketDisconnect

from quiero.accounts import guests
from quiero.accounts.who import Who
from quiero.manners.book import Book
from quiero.protocol.messages import (
    CLOSE,
    MAX_MESSAGE,
    Ack,
    Chat,
    ClientMessage,
    Do,
    EndAbsent,
    Frame,
    Nonce,
    Perspective,
    Ping,
    Pong,
    Problem,
    Refused,
    Rematch,
    Resync,
    ServerMessage,
    decoder,
)
from quiero.tables.audience import Spectator
from quiero.tables.bucket import Bucket
from quiero.tables.live import LiveTable
from quiero.tables.people import TableRefusal
from quiero.tables.service import Tables
from quiero.tables.watch import Subscription
from quiero.web import cookie
from quiero.web.guard import Guard, address_of
from quiero.web.security import same_site
from quiero.words import say

DEVICES: Final = 16
"""Sockets that one browser may hold at once."""
STRANGERS: Final = 64
"""Sockets that all browsers without a token may hold at once from one address."""
NOT_OURS: Final = 1008
BROKEN: Final = 1011
TRY_LATER: Final = 1013

log = structlog.get_logger(__name__)
_decoder: Final = decoder()


class Sockets:
    """The sockets of this node."""

    def __init__(self, tables: Tables, guard: Guard, book: Book) -> None:
        self.tables = tables
        self.book = book
        self.config = guard.config
        self.guard = guard
        self.open: Counter[str] = Counter()
        self.lines: defaultdict[str, set[Line]] = defaultdict(set)

    def look_again(self, keys: Iterable[str]) -> None:
        """Something has changed for those keys: their pages come back, and are shown what they may see now."""
        for line in {line for key in keys for line in self.lines.get(key, ())}:
            line.device.close()

    async def serve(self, socket: WebSocket) -> None:
        """The whole life of one socket."""
        address = address_of(socket)
        if not same_site(socket.headers, self.config.origins):
            return await socket.close(NOT_OURS)
        if not await self.guard.addresses.allow("connect", self.config.rates.connect, address):
            return await socket.close(TRY_LATER)
        known = await self.guard.who(socket.cookies)
        who = await self._welcome(socket, known)
        await self.book.open(who.key)
        try:
            table = await self.tables.open(socket.path_params["id"])
        except TableRefusal:
            return await socket.close(CLOSE["other-rules"], "other-rules")
        if table is None:
            return await socket.close(CLOSE["no-table"], "no-table")
        holder, most = (known.key, DEVICES) if known.keys else (address, STRANGERS)
        if self.open[holder] >= most:
            return await socket.close(TRY_LATER, "too-many")
        self.open[holder] += 1
        try:
            await self._run(await self._line(socket, table, who), who)
        except TableRefusal:
            await socket.close(CLOSE["no-seat"], "no-seat")
        except Exception as error:  # ours, not the page's: it comes back by itself and is shown the whole view
            log.error("socket failed", table=table.fold.table_id, exc_info=error)
            await socket.close(BROKEN)
        finally:
            self.open[holder] -= 1
            if not self.open[holder]:
                del self.open[holder]

    async def _welcome(self, socket: WebSocket, known: Who) -> Who:
        """Accept it. A browser that comes for the first time gets a token, so that it is known when it sits."""
        who = known.welcome()
        new = [] if known.keys else [cookie.header(who.token, secure=socket.url.scheme == "wss")]
        await socket.accept(headers=new)
        return who

    async def _line(self, socket: WebSocket, table: LiveTable, who: Who) -> Line:
        """The line of a seat, if `who` has one, else of a spectator. Raises TableRefusal where nobody may watch."""
        seat = await self.tables.seat_of(table.fold.table_id, *who.keys)
        rate = self.config.rates.messages
        if seat:
            return SeatLine(socket, table, table.watch(seat), rate)
        return SpectatorLine(socket, table, table.look_on(who.key), rate, self.tables, who)

    async def _run(self, line: Line, who: Who) -> None:
        """Serve it, to be found by all that it is known by. What changed before it could be found is seen here."""
        for key in who.lines:
            self.lines[key].add(line)
        try:
            now = await self.guard.who(line.socket.cookies)
            if await self.tables.seat_of(line.table.fold.table_id, *now.keys) != line.device.seat:
                line.device.close()
            await line.run()
        finally:
            for key in who.lines:
                self.lines[key].discard(line)
                if not self.lines[key]:
                    del self.lines[key]


class Line(ABC):
    """An open socket: what everybody may send, and what is read and written."""

    def __init__(self, socket: WebSocket, table: LiveTable, device: Subscription, rate: int) -> None:
        self.socket = socket
        self.table = table
        self.device = device
        self.rate = rate
        self.bucket = Bucket(rate, asyncio.get_running_loop().time, burst=rate)
        self.locale = socket.query_params.get("lang") or table.fold.rules.locale

    @abstractmethod
    async def obey(self, message: Do | Nonce | Perspective | EndAbsent | Rematch) -> ServerMessage | None:
        """What to say to one message; None when a frame will say it. Never raises for what a page sent."""

    async def shown(self, message: ServerMessage) -> bool:
        """Whether this viewer may still be sent that; if not, the socket is closed, and the page comes back."""
        return True

    async def run(self) -> None:
        """Until the device goes, or the node stops."""
        async with self.device:
            reading = asyncio.create_task(self._read())
            writing = asyncio.create_task(self._write())
            try:
                await asyncio.wait((reading, writing), return_when=asyncio.FIRST_COMPLETED)
            finally:
                for task in (reading, writing):
                    task.cancel()
                ends = await asyncio.gather(reading, writing, return_exceptions=True)
        for end in ends:
            if isinstance(end, Exception) and not isinstance(end, WebSocketDisconnect):
                raise end

    async def _write(self) -> None:
        async for message in self.device:
            if not await self.shown(message):
                break
            await self._send(message)
        await self.socket.close(CLOSE["going-away"], "going-away")

    async def _read(self) -> None:
        while True:
            data = await self.socket.receive()
            if data["type"] == "websocket.disconnect":
                return
            reply = await self._answer(data.get("text") or data.get("bytes") or b"")
            if reply is not None:
                await self._send(reply)

    async def _answer(self, data: str | bytes) -> ServerMessage | None:
        if not self.bucket.take():
            # Not reading on for a moment makes whoever floods us wait, and bounds what we answer.
            await asyncio.sleep(1 / self.rate)
            return self._problem("muy-rapido")
        if len(data if isinstance(data, bytes) else data.encode()) > MAX_MESSAGE:
            return self._problem("mensaje-largo")
        try:
            message: ClientMessage = _decoder.decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            return self._problem("mensaje-ilegible")
        match message:
            case Ping(n):
                return Pong(n)
            case Resync():
                self.device.resync()
                return None
            case Chat():
                return self._chat(message)
            case _:
                return await self.obey(message)

    def _chat(self, chat: Chat) -> Ack | Refused:
        return self.table.chat(self.device, replace(chat, text=guests.plain(chat.text)), self.locale)

    def _problem(self, code: str) -> Problem:
        return Problem(code, say(self.locale, code))

    def _refused(self, act: str, code: str) -> Refused:
        return Refused(act, code, "", say(self.locale, code))

    async def _send(self, message: ServerMessage) -> None:
        await self.socket.send_text(msgspec.json.encode(message).decode())


class SeatLine(Line):
    """The socket of somebody who plays."""

    async def obey(self, message: Do | Nonce | Perspective | EndAbsent | Rematch) -> ServerMessage | None:
        match message:
            case Do():
                return await self.table.do(self.device.seat, message, self.locale)
            case Rematch():
                return await self.table.rematch(self.device.seat, message, self.locale)
            case EndAbsent():
                return await self.table.end_absent(self.device.seat, message, self.locale)
            case Nonce():
                await self.table.nonce(self.device.seat, message)
                return None
            case Perspective():
                return self._problem("sin-perspectiva")


class SpectatorLine(Line):
    """The socket of somebody who watches."""

    def __init__(self, socket: WebSocket, table: LiveTable, device: Spectator, rate: int, tables: Tables, who: Who) -> None:
        super().__init__(socket, table, device, rate)
        self.spectator = device
        self.tables = tables
        self.keys = who.keys
        self.hand = -1

    async def obey(self, message: Do | Nonce | Perspective | EndAbsent | Rematch) -> ServerMessage | None:
        match message:
            case Do(id=act) | Rematch(id=act) | EndAbsent(id=act):
                return self._refused(act, "sin-asiento")
            case Nonce():
                return self._problem("sin-asiento")
            case Perspective(seat):
                return self._turn(seat)

    async def shown(self, message: ServerMessage) -> bool:
        """Nobody watches the table at which he sits. Another node may have given him a seat: so ask, once a hand."""
        if not isinstance(message, Frame) or message.view is None or message.view.hand == self.hand:
            return True
        self.hand = message.view.hand
        return not await self.tables.seat_of(message.table.id, *self.keys)

    def _turn(self, seat: int) -> Problem | None:
        try:
            self.table.turn(self.spectator, seat)
        except TableRefusal as no:
            return self._problem(no.code)
        return None
