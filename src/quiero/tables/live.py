"""One table in memory."""

from __future__ import annotations

from types import TracebackType

from quiero.protocol.messages import Ack, Do, Rematch, Refused, SeatInfo, ServerMessage, TableInfo


class Subscription:
    """What one device of one seat is sent, in order: an async iterator and an async context manager.

    The first message is a whole Frame. Frames that nobody took yet are merged into one (the view is always the newest, the
    events are all of them), so a slow device holds no memory. `version` is contiguous in each subscription.
    Leaving the context closes it; the seat shows as disconnected when it was its last one.
    """

    def resync(self) -> None:
        """Send the whole view again as the next message."""
        raise NotImplementedError

    async def __aenter__(self) -> Subscription:
        raise NotImplementedError

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        raise NotImplementedError

    def __aiter__(self) -> Subscription:
        raise NotImplementedError

    async def __anext__(self) -> ServerMessage:
        """The next Frame or Moved. Raises StopAsyncIteration when the node stops."""
        raise NotImplementedError

    def close(self) -> None:
        """The same as leaving the context; closing twice is harmless."""
        raise NotImplementedError


class LiveTable:
    def door(self) -> tuple[TableInfo, list[SeatInfo]]:
        """What stands on the door: no secret in it."""
        raise NotImplementedError

    def watch(self, seat: int) -> Subscription:
        """Begin to send that seat what it may see."""
        raise NotImplementedError

    async def do(self, seat: int, do: Do) -> Ack | Refused:
        """An act of that seat. Returns once it is in the journal, synced to disk, or refused; never raises for what a player sent."""
        raise NotImplementedError

    async def rematch(self, seat: int, ask: Rematch) -> Ack | Refused:
        """That seat wants another match. When every person asked, a new table is made and all subscriptions get Moved."""
        raise NotImplementedError

    def acta(self, seat: int) -> str:
        """The acta of this match as that seat may have it (0: the public, only once the match is over). Raises TableRefusal (`acta-cerrada`)."""
        raise NotImplementedError
