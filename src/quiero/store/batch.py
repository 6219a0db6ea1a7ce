"""Many appends, one statement: what is asked for while one batch is written goes into the next."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from quiero.store.base import NewRow

BATCH: Final = 500
"""Rows of one statement at most: four parameters each, well below what databases take."""

Insert = Callable[[list[NewRow]], Awaitable[dict[tuple[str, int], int]]]


class Batcher:
    """`insert` writes rows by one statement and tells (table_id, seq) → time of those that went in.

    A batch is sorted by table, so that two nodes never wait for each other crosswise.
    """

    def __init__(self, insert: Insert) -> None:
        self._insert = insert
        self._waiting: list[tuple[NewRow, asyncio.Future[int | None]]] = []
        self._writer: asyncio.Task[None] | None = None

    async def append(self, row: NewRow) -> int | None:
        """When it was committed, or None when it was not taken. Raises what `insert` raised for its batch."""
        done: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()
        self._waiting.append((row, done))
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write())
        return await done

    async def _write(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting[:BATCH], self._waiting[BATCH:]
            batch.sort(key=lambda entry: (entry[0].table_id, entry[0].seq))
            try:
                taken = await self._insert([row for row, _ in batch])
            except Exception as trouble:
                for _, done in batch:
                    if not done.done():
                        done.set_exception(trouble)
                continue
            for row, done in batch:
                if not done.done():
                    done.set_result(taken.get((row.table_id, row.seq)))

    async def drain(self) -> None:
        """Wait until nothing is being written."""
        while self._writer is not None and not self._writer.done():
            await asyncio.wait([self._writer])
