"""A store without threads or files, for the simulator's virtual clock. `tests/store` holds it to the same promises as SQLite."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from quiero.store import Chair, Mesa, NewRow, Row, Store


class MemoryStore(Store):
    """`latency` gives the seconds that the next append takes."""

    def __init__(self, now: Callable[[], int], latency: Callable[[], float] = lambda: 0.0) -> None:
        self._now = now
        self.latency = latency
        self.journals: dict[str, list[Row]] = {}
        self.due: dict[str, list[tuple[int, str, int, int]]] = {}
        self.mesas: dict[str, Mesa] = {}
        self.people: dict[tuple[str, int], Chair] = {}
        self.codes: dict[str, tuple[str, int, int, str]] = {}
        self.beats: dict[str, int] = {}

    def now(self) -> int:
        return self._now()

    async def reach(self) -> None:
        """Called before each answer: the way to the database."""

    async def open(self) -> None:
        """Nothing to connect to."""

    async def close(self) -> None:
        """Nothing to leave."""

    async def append(self, row: NewRow) -> int | None:
        await self.reach()
        await asyncio.sleep(self.latency())
        return self.insert(row)

    def insert(self, row: NewRow) -> int | None:
        journal = self.journals.setdefault(row.table_id, [])
        if any(row.seq == other.seq or row.cmd_id == other.cmd_id for other in journal):
            return None
        at = self._now()
        journal.append(Row(row.table_id, row.seq, row.cmd_id, at, row.payload))
        journal.sort(key=lambda other: other.seq)
        waits = json.loads(row.payload).get("due", [])
        self.due[row.table_id] = [
            (wait["at"] if wait.get("at") is not None else at + wait["after"], wait["kind"], wait["decision"], wait["seat"])
            for wait in waits
        ]
        return at

    async def tail(self, table_id: str, after: int) -> list[Row]:
        await self.reach()
        return [row for row in self.journals.get(table_id, []) if row.seq > after]

    async def heads(self, table_ids: Sequence[str]) -> dict[str, int]:
        await self.reach()
        return {table_id: self.journals[table_id][-1].seq for table_id in table_ids if table_id in self.journals}

    async def due_tables(self, kinds: Sequence[str], until: int) -> list[str]:
        await self.reach()
        first = {
            table_id: min(times)
            for table_id, waits in self.due.items()
            if (times := [at for at, kind, _, _ in waits if kind in kinds and at <= until])
        }
        return sorted(first, key=lambda table_id: first[table_id])

    async def add_mesa(self, mesa: Mesa) -> None:
        await self.reach()
        self.mesas.setdefault(mesa.table_id, mesa)

    async def mesa(self, table_id: str) -> Mesa | None:
        await self.reach()
        return self.mesas.get(table_id)

    async def take_chair(self, chair: Chair) -> bool:
        await self.reach()
        if any(chair.key == other.key for other in await self.chairs(chair.table_id)):
            return False
        return self.people.setdefault((chair.table_id, chair.seat), chair) is chair

    async def move_chair(self, table_id: str, seat: int, to: int) -> bool:
        await self.reach()
        if (table_id, to) in self.people or (table_id, seat) not in self.people:
            return False
        self.people[table_id, to] = replace(self.people.pop((table_id, seat)), seat=to)
        for code, (table, at, expires, taker) in list(self.codes.items()):
            if (table, at) == (table_id, seat):
                self.codes[code] = (table, to, expires, taker)
        return True

    async def free_chair(self, table_id: str, seat: int) -> None:
        await self.reach()
        self.people.pop((table_id, seat), None)
        for code in [code for code, entry in self.codes.items() if entry[:2] == (table_id, seat)]:
            del self.codes[code]

    async def chairs(self, table_id: str) -> list[Chair]:
        await self.reach()
        return sorted((chair for chair in self.people.values() if chair.table_id == table_id), key=lambda chair: chair.seat)

    async def seat_of(self, table_id: str, key: str) -> int:
        await self.reach()
        return next((seat for table, seat in self._seats(key) if table == table_id), 0)

    async def seats_of(self, key: str, limit: int) -> list[tuple[str, int]]:
        await self.reach()
        return sorted(self._seats(key), key=lambda mine: -self.mesas[mine[0]].created_at)[:limit]

    def _seats(self, key: str) -> set[tuple[str, int]]:
        sat = {(chair.table_id, chair.seat) for chair in self.people.values() if chair.key == key}
        return sat | {(table, seat) for table, seat, _, taker in self.codes.values() if taker == key}

    async def follow(self, table_id: str, next_id: str, nonce_hashes: Mapping[int, str]) -> None:
        await self.reach()
        for chair in await self.chairs(table_id):
            again = replace(chair, table_id=next_id, nonce_hash=nonce_hashes.get(chair.seat, ""))
            self.people.setdefault((next_id, chair.seat), again)
        for code, (table, seat, _, taker) in list(self.codes.items()):
            if table == table_id and taker:
                self.codes.setdefault(f"{next_id}:{code}", (next_id, seat, 0, taker))

    async def offer_handover(self, code_hash: str, table_id: str, seat: int, seconds: int) -> None:
        await self.reach()
        for code in [code for code, entry in self.codes.items() if not entry[3] and entry[2] <= self._now()]:
            del self.codes[code]
        self.codes.setdefault(code_hash, (table_id, seat, self._now() + 1000 * seconds, ""))

    async def take_handover(self, code_hash: str, key: str) -> tuple[str, int] | None:
        await self.reach()
        table_id, seat, expires_at, taker = self.codes.get(code_hash, ("", 0, 0, ""))
        if taker or expires_at <= self._now() or await self.seat_of(table_id, key) not in (0, seat):
            return None
        self.codes[code_hash] = (table_id, seat, expires_at, key)
        return table_id, seat

    async def beat(self, node: str) -> None:
        await self.reach()
        self.beats[node] = self._now()

    async def last_beat(self) -> int:
        await self.reach()
        return max(self.beats.values(), default=0)
