"""The journal of one table, as this node knows it and writes it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import structlog
from msgspec.structs import replace

from quiero.bus import Bus
from quiero.engine import Event
from quiero.store import NewRow, Row, Store, StoreTrouble
from quiero.tables.chairs import Seating
from quiero.tables.fold import Fold
from quiero.tables.patience import patiently
from quiero.tables.rows import Accepted, Closed, Payload, Resumed, Wait, encode
from quiero.tables.tempo import Tempo, waits_after, waits_gathering

Taken = Callable[[tuple[Event, ...]], Awaitable[None]]
"""Told what happened, after rows were committed and folded, and before the command that brought them is answered."""

log = structlog.get_logger()


class Journal:
    """No node owns a table: whoever commits seq + 1 first is right, and the others read on and decide again.

    `lock` is held around `commit` and `read_on`: a table has one uncommitted row on a node at most.
    """

    def __init__(self, fold: Fold, store: Store, bus: Bus, tempo: Tempo, taken: Taken) -> None:
        self.fold: Final = fold
        self.lock: Final = asyncio.Lock()
        self._store = store
        self._bus = bus
        self._tempo = tempo
        self._taken = taken

    async def commit(self, command: str, decide: Callable[[], Payload | None]) -> None:
        """Return once the row of that command is in the journal, because we wrote it or because it was there.

        `decide` looks at the fold and gives the row, or None when there is nothing to do any more; what it raises is raised.
        It is asked again each time that somebody else was first.
        """
        while command not in self.fold.commands:
            payload = decide()
            if payload is None:
                return
            if not await self._try(command, payload):
                await self.read_on()

    async def read_on(self) -> None:
        """Fold the rows that others wrote."""
        rows = await patiently(lambda: self._store.tail(self.fold.table_id, self.fold.seq))
        if rows:
            await self._take(rows)

    async def _try(self, command: str, payload: Payload) -> bool:
        """Write it as the next row. False when it was not taken, or when nobody knows: then the journal will tell."""
        row = NewRow(self.fold.table_id, self.fold.seq + 1, command, encode(self._complete(payload)))
        try:
            at = await self._store.append(row)
        except StoreTrouble as trouble:
            log.warning("outcome of a row unknown", table=row.table_id, seq=row.seq, error=str(trouble))
            return False
        if at is None:
            return False
        await self._take([Row(row.table_id, row.seq, row.cmd_id, at, row.payload)])
        self._bus.publish(row.table_id, row.seq)
        return True

    def _complete(self, payload: Payload) -> Payload:
        version = self.fold.rules.version
        if isinstance(payload, Resumed):
            return replace(payload, rules=version)
        return replace(payload, rules=version, due=self._waits_after(payload))

    def _waits_after(self, payload: Payload) -> list[Wait]:
        fold, tempo = self.fold, self._tempo
        after, _ = fold.after(payload)
        if isinstance(payload, Closed | Accepted):
            return []
        if after is None:
            return (
                waits_gathering(fold.chairs, fold.chairs.after(payload), fold.waits, tempo)
                if isinstance(payload, Seating)
                else []
            )
        return waits_after(
            fold.state,
            after,
            fold.waits,
            table_id=fold.table_id,
            computers=fold.chairs.computers,
            silent=fold.silent_after(payload),
            tempo=tempo,
            clock=fold.made.clock,
        )

    async def _take(self, rows: list[Row]) -> None:
        events: tuple[Event, ...] = ()
        for row in rows:
            events += self.fold.take(row)
        await self._taken(events)
