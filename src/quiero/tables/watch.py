"""What one device is sent."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from types import TracebackType
from typing import Final, NamedTuple

from quiero.engine.view import Happening
from quiero.protocol.messages import Moved, Said, ServerMessage
from quiero.tables.picture import Picture

EVENTS: Final = 64
"""Events that may wait for a slow device; beyond them it gets the view alone."""
LINES: Final = 60
"""Lines of a chat that may wait for it; beyond them the oldest are lost."""


class Shot(NamedTuple):
    """A frame to be: what it shows, and what has just happened."""

    picture: Picture
    events: list[Happening]


class Subscription:
    """What one device is sent, in order: an async iterator and an async context manager.

    The first message is a whole Frame. Frames that nobody took yet are merged into one (the view is always the newest, the
    events are all of them), so a slow device holds no memory. `version` is contiguous in each subscription.
    Leaving the context closes it; a seat shows as disconnected when it was its last one.
    """

    def __init__(self, picture: Picture, *, total_ms: int, now: Callable[[], int]) -> None:
        self.seat: Final = picture.you
        self.sitting = ""
        self._picture = picture
        self._total_ms = total_ms
        self._now = now
        self._on_close: Callable[[], object] = lambda: None
        self._shots = deque([Shot(picture, [])])
        self._lines: deque[Said] = deque(maxlen=LINES)
        self._version = 0
        self._moved = ""
        self._closed = False
        self._some = asyncio.Event()

    def on_close(self, left: Callable[[], object]) -> None:
        """The table's side: call that once it is closed."""
        self._on_close = left

    def show(self, picture: Picture, events: list[Happening]) -> None:
        """The table's side: what this viewer may see now. Sends nothing when that is what he saw before."""
        if not events and not picture.shows_more(self._picture):
            return
        if self._shots:
            events = self._shots.pop().events + events
        self._shots.append(Shot(picture, events if len(events) <= EVENTS else []))
        self._picture = picture
        self._some.set()

    def tell(self, shots: Iterable[Shot]) -> None:
        """The table's side: a story of one frame or more, each sent by itself, in place of what nobody took yet."""
        self._shots = deque(shots)
        self._picture = self._shots[-1].picture
        self._some.set()

    def hear(self, lines: Iterable[Said]) -> None:
        """The table's side: somebody said that to this viewer."""
        self._lines.extend(lines)
        self._some.set()

    def move(self, table_id: str) -> None:
        """The table's side: these people go on at that table."""
        self._moved = table_id
        self._some.set()

    def resync(self) -> None:
        """Send the whole view again as the next message."""
        self.tell([Shot(self._picture, [])])

    async def __aenter__(self) -> Subscription:
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()

    def __aiter__(self) -> Subscription:
        return self

    async def __anext__(self) -> ServerMessage:
        """The next Frame, Said or Moved. Raises StopAsyncIteration when it is closed, by its owner or because the node stops."""
        while not self._closed:
            if self._shots:
                shot = self._shots.popleft()
                self._version += 1
                return shot.picture.frame(self._version, shot.events, self._now(), self._total_ms)
            if self._lines:
                return self._lines.popleft()
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
            self._on_close()
