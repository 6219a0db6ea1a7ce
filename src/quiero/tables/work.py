"""Tasks that nobody waits for: each is held until it ends, and when one fails the log says so."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final, Never, TypeVar

import structlog

from quiero.store import StoreTrouble
from quiero.tables.people import TableRefusal

T = TypeVar("T")
PATIENCE_S: Final = 5.0
"""How long what is being done may take to its end."""

log = structlog.get_logger()


class Work:
    """The tasks of one owner. A TableRefusal is an answer, not a failure."""

    def __init__(self, owner: str) -> None:
        self._owner = owner
        self._tasks: set[asyncio.Task[Any]] = set()

    def __len__(self) -> int:
        return len(self._tasks)

    def start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    async def to_the_end(self, work: Coroutine[Any, Any, T]) -> T:
        """Do it to the end, even if whoever asked does not wait for it."""
        return await asyncio.shield(self.start(work))

    async def finish(self) -> None:
        """Wait for all of it; what takes too long is given up."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=PATIENCE_S)
        await self.give_up()

    async def give_up(self) -> None:
        """Break all of it off."""
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, TableRefusal):
            log.error("work failed", of=self._owner, exc_info=error)


async def every(seconds: float, do: Callable[[], Awaitable[object]]) -> Never:
    """Do it again and again, so long after each time; whatever becomes of one time, the next one is needed."""
    while True:
        await asyncio.sleep(seconds)
        try:
            await do()
        except StoreTrouble as trouble:
            log.warning("the store does not answer", error=str(trouble))
        except Exception as error:
            log.error("work failed, and is done again", exc_info=error)
