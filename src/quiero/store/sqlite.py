"""What the live tables ask of a database, answered by SQLite."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final

from sqlalchemy import case, delete, exists, func, literal, select, union_all, update
from sqlalchemy.dialects.sqlite import insert

from quiero.store.base import Chair, Mesa, NewRow, Row, Store
from quiero.store.batch import Batcher
from quiero.store.database import SqliteDatabase
from quiero.store.schema import beat, due, event, handover, mesa, seat

DAY: Final = 24 * 3600 * 1000
IN_MAX: Final = 900
"""Ids of one IN list at most."""


class SqliteStore(Store):
    """The database in the file at `path`, made if it is not there. `now` is the clock (milliseconds since 1970)."""

    def __init__(self, path: Path | str, now: Callable[[], int]) -> None:
        self.database = SqliteDatabase(path, now)
        self._now = now
        self._connection = self.database.connection
        self._batcher = Batcher(self._insert)

    def now(self) -> int:
        return self._now()

    async def open(self) -> None:
        await self.database.open()
        async with self._connection() as connection:
            newest = select(func.max(beat.c.at)).scalar_subquery()
            await connection.execute(delete(beat).where(beat.c.at < newest - DAY))

    async def close(self) -> None:
        await self._batcher.drain()
        await self.database.close()

    # ---- journals

    async def append(self, row: NewRow) -> int | None:
        return await self._batcher.append(row)

    async def _insert(self, rows: list[NewRow]) -> dict[tuple[str, int], int]:
        """One statement; the trigger `event_due` (see the migrations) changes `due` within it."""
        values = ", ".join(["(?, ?, ?, now_ms(), ?)"] * len(rows))
        statement = (
            f"INSERT INTO event (table_id, seq, cmd_id, at, payload) VALUES {values} "
            "ON CONFLICT DO NOTHING RETURNING table_id, seq, at"
        )
        parameters = tuple(value for row in rows for value in (row.table_id, row.seq, row.cmd_id, row.payload))
        async with self._connection() as connection:
            result = await connection.exec_driver_sql(statement, parameters)
            return {(row.table_id, row.seq): row.at for row in result}

    async def tail(self, table_id: str, after: int) -> list[Row]:
        columns = [event.c[field] for field in Row._fields]
        query = select(*columns).where(event.c.table_id == table_id, event.c.seq > after).order_by(event.c.seq)
        async with self._connection() as connection:
            return [Row._make(row) for row in await connection.execute(query)]

    async def heads(self, table_ids: Sequence[str]) -> dict[str, int]:
        found: dict[str, int] = {}
        async with self._connection() as connection:
            for start in range(0, len(table_ids), IN_MAX):
                some = event.c.table_id.in_(table_ids[start : start + IN_MAX])
                query = select(event.c.table_id, func.max(event.c.seq)).where(some).group_by(event.c.table_id)
                found.update((table_id, seq) for table_id, seq in await connection.execute(query))
        return found

    async def due_tables(self, kinds: Sequence[str], until: int) -> list[str]:
        first = func.min(due.c.at)
        query = select(due.c.table_id).where(due.c.kind.in_(kinds), due.c.at <= until).group_by(due.c.table_id).order_by(first)
        async with self._connection() as connection:
            return list(await connection.scalars(query))

    # ---- tables and people

    async def add_mesa(self, mesa_: Mesa) -> None:
        row = insert(mesa).values(table_id=mesa_.table_id, created_at=mesa_.created_at, seed=mesa_.seed)
        async with self._connection() as connection:
            await connection.execute(row.on_conflict_do_nothing())

    async def mesa(self, table_id: str) -> Mesa | None:
        async with self._connection() as connection:
            row = (await connection.execute(select(mesa).where(mesa.c.table_id == table_id))).one_or_none()
        return None if row is None else Mesa(row.table_id, row.created_at, row.seed)

    async def take_chair(self, chair: Chair) -> bool:
        row = insert(seat).values(
            table_id=chair.table_id,
            seat=chair.seat,
            name=chair.name,
            character=chair.character,
            key=chair.key,
            nonce_hash=chair.nonce_hash,
            sitting=chair.sitting,
        )
        async with self._connection() as connection:
            return (await connection.execute(row.on_conflict_do_nothing())).rowcount == 1

    async def move_chair(self, table_id: str, number: int, to: int) -> bool:
        taken = select(seat.c.seat).where(seat.c.table_id == table_id).scalar_subquery()
        move = update(seat).where(seat.c.table_id == table_id, seat.c.seat == number, literal(to).not_in(taken)).values(seat=to)
        devices = update(handover).where(handover.c.table_id == table_id, handover.c.seat == number).values(seat=to)
        async with self._connection() as connection:
            moved = (await connection.execute(move)).rowcount == 1
            if moved:
                await connection.execute(devices)
        return moved

    async def free_chair(self, table_id: str, number: int) -> None:
        async with self._connection() as connection:
            await connection.execute(delete(handover).where(handover.c.table_id == table_id, handover.c.seat == number))
            await connection.execute(delete(seat).where(seat.c.table_id == table_id, seat.c.seat == number))

    async def chairs(self, table_id: str) -> list[Chair]:
        query = select(seat).where(seat.c.table_id == table_id).order_by(seat.c.seat)
        async with self._connection() as connection:
            rows = await connection.execute(query)
            return [Chair(row.table_id, row.seat, row.name, row.character, row.key, row.nonce_hash, row.sitting) for row in rows]

    async def seat_of(self, table_id: str, key: str) -> int:
        sat = select(seat.c.seat).where(seat.c.table_id == table_id, seat.c.key == key)
        took = select(handover.c.seat).where(handover.c.table_id == table_id, handover.c.key == key)
        async with self._connection() as connection:
            return await connection.scalar(union_all(sat, took).limit(1)) or 0

    async def seats_of(self, key: str, limit: int) -> list[tuple[str, int]]:
        sat = select(seat.c.table_id, seat.c.seat).where(seat.c.key == key)
        took = select(handover.c.table_id, handover.c.seat).where(handover.c.key == key)
        mine = sat.union(took).subquery()
        query = select(mine).join(mesa, mesa.c.table_id == mine.c.table_id).order_by(mesa.c.created_at.desc()).limit(limit)
        async with self._connection() as connection:
            return [(table_id, number) for table_id, number in await connection.execute(query)]

    async def follow(self, table_id: str, next_id: str, nonce_hashes: Mapping[int, str]) -> None:
        promised = case(dict(nonce_hashes), value=seat.c.seat, else_="") if nonce_hashes else literal("")
        sat = select(literal(next_id), seat.c.seat, seat.c.name, seat.c.character, seat.c.key, promised, seat.c.sitting).where(
            seat.c.table_id == table_id
        )
        code = literal(f"{next_id}:") + handover.c.code_hash
        took = select(code, literal(next_id), handover.c.seat, literal(0), handover.c.key).where(
            handover.c.table_id == table_id, handover.c.key.is_not(None)
        )
        async with self._connection() as connection:
            for table, names, rows in ((seat, seat.c.keys(), sat), (handover, handover.c.keys(), took)):
                await connection.execute(insert(table).from_select(names, rows).on_conflict_do_nothing())

    async def offer_handover(self, code_hash: str, table_id: str, number: int, seconds: int) -> None:
        now = self._now()
        old = delete(handover).where(handover.c.key.is_(None), handover.c.expires_at <= now)
        row = insert(handover).values(
            code_hash=code_hash, table_id=table_id, seat=number, expires_at=now + 1000 * seconds, key=None
        )
        async with self._connection() as connection:
            await connection.execute(old)
            await connection.execute(row.on_conflict_do_nothing())

    async def take_handover(self, code_hash: str, key: str) -> tuple[str, int] | None:
        elsewhere = exists(
            select(literal(1)).where(seat.c.table_id == handover.c.table_id, seat.c.key == key, seat.c.seat != handover.c.seat)
        )
        spend = (
            update(handover)
            .where(handover.c.code_hash == code_hash, handover.c.key.is_(None), handover.c.expires_at > self._now(), ~elsewhere)
            .values(key=key)
            .returning(handover.c.table_id, handover.c.seat)
        )
        async with self._connection() as connection:
            row = (await connection.execute(spend)).one_or_none()
        return None if row is None else (row.table_id, row.seat)

    # ---- nodes

    async def beat(self, node: str) -> None:
        row = insert(beat).values(node=node, at=self._now())
        async with self._connection() as connection:
            await connection.execute(row.on_conflict_do_update(index_elements=[beat.c.node], set_={"at": row.excluded.at}))

    async def last_beat(self) -> int:
        async with self._connection() as connection:
            return await connection.scalar(select(func.max(beat.c.at))) or 0
