"""When somebody comes, goes or is forgotten, his sockets and his tables are looked at again: here at once, elsewhere soon."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterable
from typing import Final

import structlog

from quiero.store import StoreTrouble
from quiero.store.accounts import AccountStore
from quiero.tables.service import Tables

LOOK_S: Final = 2.0
"""How soon another node knows."""
LATE_MS: Final = 10_000
"""What a clock of ours, or a slow commit, may hold a change back."""

log = structlog.get_logger(__name__)


class Changes:
    """`look_again` closes the sockets of those keys: their pages come back, and are judged anew."""

    def __init__(self, store: AccountStore, tables: Tables, look_again: Callable[[Iterable[str]], None]) -> None:
        self._store = store
        self._tables = tables
        self._look_again = look_again
        self._seen: dict[str, int] = {}
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._listen(self._store.now()))

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def tell(self, keys: Collection[str]) -> None:
        """Something has changed for those keys."""
        at = await self._store.revoke(keys)
        self._seen.update(dict.fromkeys(keys, at))
        await self._act(keys)

    async def look(self, since: int) -> None:
        """Act on what other nodes told."""
        told = await self._store.revoked_since(since - LATE_MS)
        new = [key for key, at in told.items() if self._seen.get(key, 0) < at]
        self._seen = {key: at for key, at in (self._seen | told).items() if at >= since - LATE_MS}
        if new:
            await self._act(new)

    async def _act(self, keys: Collection[str]) -> None:
        self._look_again(keys)
        await self._tables.people_changed(keys)

    async def _listen(self, started: int) -> None:
        since = started
        self._seen = await self._store.revoked_since(since - LATE_MS)
        while True:
            await asyncio.sleep(LOOK_S)
            now = self._store.now()
            try:
                await self.look(since)
            except StoreTrouble as trouble:
                log.warning("the store does not answer", error=str(trouble))
            else:
                since = now
