"""A database and a bus that fail as real ones do, for one node each. All chance comes from the random numbers handed in."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from dataclasses import dataclass

from quiero.bus import Bus
from quiero.bus.base import Listener
from quiero.store import NewRow, StoreTrouble
from tests.sim.loop import now
from tests.sim.memory import MemoryStore


@dataclass(frozen=True)
class Faults:
    """Chances, and longest delays in seconds."""

    delay: float = 0.02
    trouble_before: float = 0.01
    trouble_after: float = 0.01
    crash_after: float = 0.01
    read_trouble: float = 0.005
    lost: float = 0.2
    doubled: float = 0.1
    late: float = 0.5


class NodeStore(MemoryStore):
    """One node's line to the shared database. Once `dead`, nothing that the node does has any effect, and it hears no answer."""

    def __init__(self, shared: MemoryStore, rng: random.Random, faults: Faults) -> None:
        super().__init__(now)
        self.__dict__.update({name: getattr(shared, name) for name in ("journals", "due", "mesas", "people", "codes", "beats")})
        self.dead = False
        self._never = asyncio.Event()
        self._rng = rng
        self._faults = faults

    async def reach(self) -> None:
        await asyncio.sleep(self._rng.uniform(0, self._faults.delay))
        await self._unless_dead()
        if self._rng.random() < self._faults.read_trouble:
            raise StoreTrouble("the line is cut")

    async def _unless_dead(self) -> None:
        if self.dead:
            await self._never.wait()

    async def append(self, row: NewRow) -> int | None:
        await self.reach()
        if self._rng.random() < self._faults.trouble_before:
            raise StoreTrouble("the row never arrived")
        at = self.insert(row)
        if self._rng.random() < self._faults.crash_after:
            self.dead = True
        await asyncio.sleep(self._rng.uniform(0, self._faults.delay))
        await self._unless_dead()
        if self._rng.random() < self._faults.trouble_after:
            raise StoreTrouble("the row arrived, its answer did not")
        return at


class FaultyBus(Bus):
    """Loses, repeats and delays messages, so that they also overtake each other."""

    def __init__(self, rng: random.Random, faults: Faults) -> None:
        self._rng = rng
        self._faults = faults
        self._listeners: list[Listener] = []

    def publish(self, table_id: str, seq: int) -> None:
        for listener in tuple(self._listeners):
            copies = 0 if self._rng.random() < self._faults.lost else 1 + (self._rng.random() < self._faults.doubled)
            for _ in range(copies):
                asyncio.get_running_loop().call_later(self._rng.uniform(0, self._faults.late), listener, table_id, seq)

    def listen(self, listener: Listener) -> Callable[[], None]:
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)
