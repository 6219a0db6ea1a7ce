"""What the book of manners keeps: mutes, silences, reports. Plain SQLAlchemy, the same on every database."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Row, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from quiero.store.database import Database
from quiero.store.schema import mute, report, seat, silence

PAGE: Final = 100
"""Rows of a list at most."""


@dataclass(frozen=True, slots=True)
class Filed:
    """A report as it was filed. `lines` is JSON; keys are those of `tables.Person`; `seat` 0 is a spectator."""

    id: str
    at: int
    table_id: str
    reporter: str
    speaker: str
    seat: int
    name: str
    reason: str
    words: str
    lines: str


class MannersStore:
    """Times are milliseconds since 1970. Every method raises StoreTrouble when the database does not answer."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # ---- who does not want to hear whom

    async def add_mute(self, listener: str, speaker: str, mute_id: str, name: str) -> None:
        """Nothing happens when it is there already."""
        values = {"listener": listener, "speaker": speaker, "id": mute_id, "name": name, "at": self._database.now()}
        async with self._database.connection() as connection:
            there = select(mute.c.id).where(mute.c.listener == listener, mute.c.speaker == speaker)
            if await connection.scalar(there) is None:
                try:
                    await connection.execute(insert(mute).values(values))
                except IntegrityError:
                    return  # somebody was faster with the same

    async def drop_mute(self, listener: str, mute_id: str) -> None:
        async with self._database.connection() as connection:
            await connection.execute(delete(mute).where(mute.c.listener == listener, mute.c.id == mute_id))

    async def mutes(self, listener: str) -> list[Row[Any]]:
        """`speaker`, `id`, `name`, `at` of each, the last one first."""
        async with self._database.connection() as connection:
            query = select(mute).where(mute.c.listener == listener).order_by(mute.c.at.desc(), mute.c.id)
            return list(await connection.execute(query))

    # ---- who may not talk

    async def silenced_until(self, speaker: str) -> int:
        """0 for who may talk."""
        async with self._database.connection() as connection:
            return await connection.scalar(select(silence.c.until).where(silence.c.speaker == speaker)) or 0

    async def silence(self, speaker: str, until: int) -> None:
        async with self._database.connection() as connection:
            changed = await connection.execute(update(silence).where(silence.c.speaker == speaker).values(until=until))
            if not changed.rowcount:
                await connection.execute(insert(silence).values(speaker=speaker, until=until))

    async def rename(self, speaker: str, name: str) -> None:
        """Everywhere he sits he is called `name`."""
        async with self._database.connection() as connection:
            await connection.execute(update(seat).where(seat.c.key == speaker).values(name=name))

    # ---- reports

    async def file(self, filed: Filed) -> None:
        values = {name: getattr(filed, name) for name in Filed.__slots__}
        async with self._database.connection() as connection:
            await connection.execute(insert(report).values(values))

    async def filed_since(self, reporter: str, since: int) -> int:
        """How many reports that person has filed since then."""
        query = select(func.count()).select_from(report).where(report.c.reporter == reporter, report.c.at >= since)
        async with self._database.connection() as connection:
            return await connection.scalar(query) or 0

    async def reports(self, *, settled: bool) -> list[Row[Any]]:
        """The open ones, the oldest first; or the settled ones, the last one first. With `before`: others of the same person."""
        others = report.alias()
        before = (
            select(func.count()).select_from(others).where(others.c.speaker == report.c.speaker, others.c.id != report.c.id)
        ).scalar_subquery()
        query = select(report, before.label("before"))
        if settled:
            query = query.where(report.c.verdict != "").order_by(report.c.settled_at.desc())
        else:
            query = query.where(report.c.verdict == "").order_by(report.c.at)
        async with self._database.connection() as connection:
            return list(await connection.execute(query.limit(PAGE)))

    async def report(self, report_id: str) -> Row[Any] | None:
        async with self._database.connection() as connection:
            return (await connection.execute(select(report).where(report.c.id == report_id))).one_or_none()

    async def settle(self, report_id: str, verdict: str) -> bool:
        """False when it was settled already, or is not there."""
        done = (
            update(report)
            .where(report.c.id == report_id, report.c.verdict == "")
            .values(verdict=verdict, settled_at=self._database.now())
        )
        async with self._database.connection() as connection:
            return bool((await connection.execute(done)).rowcount)
