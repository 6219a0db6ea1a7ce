"""What one device of one seat is sent."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from types import TracebackType
from typing import Final

from quiero.engine.view import Happening
from quiero.protocol.messages import Moved, ServerMessage
from quiero.tables.picture import Picture

EVENTS: Final = 64
"""Events that may wait for a slow device; beyond them it gets the view alone."""


class Subscription:
    """What one device of one seat is sent, in order: an async iterator and an async context manager.

    The first message is a whole Frame. Frames that nobody took yet are merged into one (the view is always the newest, the
    events are all of them), so a slow device holds no memory. `version` is contiguous in each subscription.
    Leaving the context closes it; the seat shows as disconnected when it was its last one.
    """

    def __init__(
        self, picture: Picture, *, total_ms: int, now: Callable[[], int], on_close: Callable[[Subscription], None]
    ) -> None:
        self.seat: Final = picture.you
        self._picture = picture
        self._total_ms = total_ms
        self._now = now
        self._on_close = on_close
        self._events: list[Happening] = []
        self._version = 0
        self._new = True
        self._moved = ""
        self._closed = False
        self._some = asyncio.Event()

    def show(self, picture: Picture, events: list[Happening]) -> None:
        """The table's side: what this viewer may see now. Sends nothing when that is what he saw before."""
        if not events and picture == self._picture:
            return
        self._picture = picture
        self._events += events
        if len(self._events) > EVENTS:
            self._events = []
        self._new = True
        self._some.set()

    def move(self, table_id: str) -> None:
        """The table's side: these people go on at that table."""
        self._moved = table_id
        self._some.set()

    def resync(self) -> None:
        """Send the whole view again as the next message."""
        self._events = []
        self._new = True
        self._some.set()

    async def __aenter__(self) -> Subscription:
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()

    def __aiter__(self) -> Subscription:
        return self

    async def __anext__(self) -> ServerMessage:
        """The next Frame or Moved. Raises StopAsyncIteration when it is closed, by its owner or because the node stops."""
        while not self._closed:
            if self._new:
                self._new = False
                self._version += 1
                events, self._events = self._events, []
                return self._picture.frame(self._version, events, self._now(), self._total_ms)
            if self._moved:
                moved, self._moved = self._moved, ""
                return Moved(moved)
            self._some.clear()
            await self._some.wait()
        raise StopAsyncIteration

    def close(self) -> None:
        """The same as leaving the context; closing twice is harmless."""
        if not self._closed:
            self._closed = True
            self._some.set()
            self._on_close(self)
