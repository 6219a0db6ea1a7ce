"""When somebody comes, goes or is forgotten, his sockets and his tables are looked at again: here at once, elsewhere soon."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from functools import partial
from typing import Final

from quiero.store.accounts import AccountStore
from quiero.tables.patience import patiently
from quiero.tables.service import Tables
from quiero.tables.work import Work, every

LOOK_S: Final = 2.0
"""How soon another node knows."""
LATE_MS: Final = 10_000
"""What a clock of ours, or a slow commit, may hold a change back."""


class Changes:
    """`look_again` closes the sockets of those keys: their pages come back, and are judged anew."""

    def __init__(self, store: AccountStore, tables: Tables, look_again: Callable[[Iterable[str]], None]) -> None:
        self._store = store
        self._tables = tables
        self._look_again = look_again
        self._since = 0
        self._seen: dict[str, int] = {}
        self._work = Work("changes")

    async def start(self) -> None:
        """Listen from now on."""
        self._since = self._store.now()
        self._seen = await self._store.revoked_since(self._since - LATE_MS)
        self._work.start(every(LOOK_S, self.look))

    async def stop(self) -> None:
        await self._work.give_up()

    async def tell(self, keys: Collection[str]) -> None:
        """Something has changed for those keys, and is done: it is told, though the database should not answer at once."""
        at = await patiently(partial(self._store.revoke, keys))
        await self._act(keys)
        self._seen.update(dict.fromkeys(keys, at))

    async def look(self) -> None:
        """Act on what other nodes told."""
        now, since = self._store.now(), self._since - LATE_MS
        told = await self._store.revoked_since(since)
        new = [key for key, at in told.items() if self._seen.get(key, 0) < at]
        if new:
            await self._act(new)
        self._seen = {key: at for key, at in (self._seen | told).items() if at >= since}
        self._since = now

    async def _act(self, keys: Collection[str]) -> None:
        self._look_again(keys)
        await self._tables.people_changed(keys)
