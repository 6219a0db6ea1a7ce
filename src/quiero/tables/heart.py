"""Whether any node was alive: so that nobody's clock runs while the server is down."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from quiero.store import Store
from quiero.tables.patience import patiently
from quiero.tables.tempo import Tempo

Resume = Callable[[int], Awaitable[None]]
"""Sets every running clock again, after a downtime that began at that time."""


class Heart:
    """The beat of this node. Before it beats again after a downtime, `resume` has given the clocks back what it took."""

    def __init__(self, store: Store, node: str, tempo: Tempo, resume: Resume) -> None:
        self._store = store
        self._node = node
        self._tempo = tempo
        self._resume = resume
        self._beat_at = 0
        self._lock = asyncio.Lock()

    async def start(self) -> None:
        """The first beat. Whoever beat last may still be alive: if so, there is a new beat soon; if not, there was a downtime."""
        async with self._lock:
            last = await self._store.last_beat()
            quiet = self._store.now() - last
            if quiet <= self._tempo.silence:
                await asyncio.sleep((self._tempo.silence - quiet + 1) / 1000)
            if await self._store.last_beat() == last:
                await self._resume_after(last)
            await self._beat()

    async def stop(self) -> None:
        """The last beat: a downtime, if it comes to one, begins now. Raises StoreTrouble."""
        async with self._lock:
            if self._alive():
                await self._beat()

    async def beat(self) -> None:
        """Beat, once clocks have been set again if all nodes, this one too, were silent too long. Raises StoreTrouble."""
        async with self._lock:
            last = await self._store.last_beat()
            if self._store.now() - last > self._tempo.downtime:
                await self._resume_after(last)
            await self._beat()

    async def awake(self) -> None:
        """Wait until this node may judge clocks: that is, until it beats."""
        if not self._alive():
            await patiently(self._beat_unless_alive)

    async def _beat_unless_alive(self) -> None:
        if not self._alive():
            await self.beat()

    def _alive(self) -> bool:
        return self._store.now() - self._beat_at <= self._tempo.downtime

    async def _resume_after(self, last: int) -> None:
        if last:
            await self._resume(last)

    async def _beat(self) -> None:
        await self._store.beat(self._node)
        self._beat_at = self._store.now()
