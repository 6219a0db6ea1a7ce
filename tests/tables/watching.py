"""Devices that read everything that they are sent."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec
import pytest

from quiero.engine import reglamento
from quiero.engine.view import View
from quiero.protocol.messages import Frame, Said, ServerMessage
from quiero.tables.fold import Fold
from quiero.tables.live import LiveTable
from quiero.tables.people import TableRefusal
from quiero.tables.watch import Subscription
from tests.sim.rig import BRIEFLY, DUELO

VENEZOLANO = reglamento("venezolano")
ARGENTINO = reglamento("argentino")
KINDS = [
    pytest.param(DUELO, 15, 2, id="argentino-duelo"),
    pytest.param(reglamento("argentino", {"flor": True}), 15, 4, id="argentino-4"),
    pytest.param(reglamento("venezolano", {"flor-por-derecho": True}), 12, 4, id="venezolano-4"),
    pytest.param(reglamento("venezolano-simple"), 24, 2, id="venezolano-simple-2"),
]


def more_than(rows: int) -> Callable[[Fold], bool]:
    """Until the journal is longer than that, or the match is over."""
    return lambda fold: fold.seq > rows or fold.ended


class Device:
    """One device; `messages` are all that came, in order."""

    def __init__(self, sent: Subscription) -> None:
        self.sent = sent
        self.messages: list[ServerMessage] = []
        self.ended = False

    async def read(self) -> list[ServerMessage]:
        """What came since the last time."""
        before = len(self.messages)
        while not self.ended:
            try:
                self.messages.append(await asyncio.wait_for(anext(self.sent), BRIEFLY))
            except TimeoutError:
                break
            except StopAsyncIteration:
                self.ended = True
        return self.messages[before:]

    async def frames(self) -> list[Frame]:
        """The frames that came since the last time."""
        return [message for message in await self.read() if isinstance(message, Frame)]

    async def lines(self) -> list[str]:
        """What was said since the last time, with who said it."""
        return [f"{line.name}: {line.text}" for line in await self.read() if isinstance(line, Said)]

    @property
    def frame(self) -> Frame:
        return next(message for message in reversed(self.messages) if isinstance(message, Frame))

    @property
    def view(self) -> View:
        seen = self.frame.view
        assert seen is not None
        return seen

    @property
    def bytes(self) -> list[bytes]:
        return [msgspec.json.encode(message) for message in self.messages]


class Onlooker(Device):
    """A spectator with one device, who looks from that seat where one is given."""

    def __init__(self, table: LiveTable, seat: int = -1, key: str = "stranger") -> None:
        self.table = table
        self.spectator = table.look_on(key)
        super().__init__(self.spectator)
        if seat >= 0:
            assert self.turn(seat) == ""

    def turn(self, seat: int) -> str:
        """Look from there. The code with which it was refused, "" for none."""
        try:
            self.table.turn(self.spectator, seat)
        except TableRefusal as no:
            return no.code
        return ""
