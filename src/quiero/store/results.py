"""What accounts have played: one row for each chair of a finished match, written once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass

from sqlalchemy import ColumnElement, Select, case, exists, func, literal, select
from sqlalchemy import Row as Found
from sqlalchemy.ext.asyncio import AsyncConnection

from quiero.store.base import ACCOUNT, Chair
from quiero.store.database import Database
from quiero.store.portable import insert
from quiero.store.schema import account, due, event, result, seat


@dataclass(frozen=True, slots=True)
class Result:
    """See `schema.result`."""

    table_id: str
    seat: int
    account_id: str
    reglamento: str
    place: int
    ended_at: int
    outcome: str
    rated: bool
    computers: bool
    points_for: int
    points_against: int
    hands: int
    hands_won: int
    trucos: int
    trucos_won: int
    envidos: int
    envidos_won: int
    mu: float
    sigma: float


@dataclass(frozen=True, slots=True)
class Standing:
    """The last that is known of an account at a reglamento; `place` counts its matches."""

    place: int
    mu: float
    sigma: float


@dataclass(frozen=True, slots=True)
class Sums:
    """The matches among people of an account at one reglamento, added up. `house`: how many more with computers at the table."""

    reglamento: str
    matches: int
    won: int
    rated: int
    points_for: int
    points_against: int
    hands: int
    hands_won: int
    trucos: int
    trucos_won: int
    envidos: int
    envidos_won: int
    house: int


Decide = Callable[[dict[int, Chair], dict[str, int], dict[str, Standing]], Sequence[Result]]
"""(chairs of accounts without a result, when each account was made, their standings) → what to write."""


class ResultStore:
    """The results in that database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def unwritten(self) -> list[str]:
        """Tables at which an account sat, whose match was begun and waits for nothing any more, and that have no result yet."""
        written = exists(select(literal(1)).where(result.c.table_id == seat.c.table_id, result.c.seat == seat.c.seat))
        waits = exists(select(literal(1)).where(due.c.table_id == seat.c.table_id))
        begun = exists(select(literal(1)).where(event.c.table_id == seat.c.table_id, event.c.cmd_id == "srv:begin"))
        query = select(seat.c.table_id).where(seat.c.key.startswith(ACCOUNT), ~written, ~waits, begun).distinct()
        async with self.database.connection() as connection:
            return list(await connection.scalars(query))

    async def missing(self, table_id: str) -> bool:
        """Whether an account sits there without a result."""
        written = exists(select(literal(1)).where(result.c.table_id == seat.c.table_id, result.c.seat == seat.c.seat))
        query = select(seat.c.seat).where(seat.c.table_id == table_id, seat.c.key.startswith(ACCOUNT), ~written).limit(1)
        async with self.database.connection() as connection:
            return await connection.scalar(query) is not None

    async def write(self, table_id: str, reglamento: str, decide: Decide) -> None:
        """Add what `decide` makes of the chairs that have no result yet: all of it, or nothing when it raises."""
        async with self.database.transaction() as connection:
            chairs = await self._chairs(connection, table_id)
            ids = [chair.key for chair in chairs.values()]
            made = select(account.c.id, account.c.created_at).where(account.c.id.in_(ids))
            created = {row.id: row.created_at for row in await connection.execute(made)}
            standings = {each: await self._standing(connection, each, reglamento) for each in ids}
            for each in decide(chairs, created, standings):
                await connection.execute(insert(connection, result).values(**asdict(each)))

    async def _chairs(self, connection: AsyncConnection, table_id: str) -> dict[int, Chair]:
        written = select(result.c.seat).where(result.c.table_id == table_id)
        query = select(seat).where(seat.c.table_id == table_id, seat.c.key.startswith(ACCOUNT), seat.c.seat.not_in(written))
        rows = await connection.execute(query)
        return {row.seat: Chair(row.table_id, row.seat, row.name, row.character, row.key) for row in rows}

    async def _standing(self, connection: AsyncConnection, account_id: str, reglamento: str) -> Standing:
        query = self._standings(account_id).where(result.c.reglamento == reglamento).limit(1)
        row = (await connection.execute(query)).one_or_none()
        return Standing(0, 0, 0) if row is None else Standing(row.place, row.mu, row.sigma)

    def _standings(self, account_id: str) -> Select[tuple[str, int, float, float]]:
        columns = result.c.reglamento, result.c.place, result.c.mu, result.c.sigma
        return select(*columns).where(result.c.account_id == account_id).order_by(result.c.place.desc())

    async def standings(self, account_id: str) -> dict[str, Standing]:
        """By reglamento."""
        found: dict[str, Standing] = {}
        async with self.database.connection() as connection:
            for row in await connection.execute(self._standings(account_id)):
                found.setdefault(row.reglamento, Standing(row.place, row.mu, row.sigma))
        return found

    async def sums(self, account_id: str) -> list[Sums]:
        """By reglamento. A match that nobody won counts for nothing."""
        people = ~result.c.computers

        def added(value: ColumnElement[int] | int) -> ColumnElement[int]:
            return func.coalesce(func.sum(case((people, value), else_=0)), 0)

        names = ("points_for", "points_against", "hands", "hands_won", "trucos", "trucos_won", "envidos", "envidos_won")
        query = (
            select(
                result.c.reglamento,
                added(1).label("matches"),
                added(case((result.c.outcome == "won", 1), else_=0)).label("won"),
                added(case((result.c.rated, 1), else_=0)).label("rated"),
                *(added(result.c[name]).label(name) for name in names),
                func.sum(case((result.c.computers, 1), else_=0)).label("house"),
            )
            .where(result.c.account_id == account_id, result.c.outcome != "closed")
            .group_by(result.c.reglamento)
            .order_by(result.c.reglamento)
        )
        async with self.database.connection() as connection:
            return [Sums(**row._mapping) for row in await connection.execute(query)]

    async def latest(self, account_id: str, before: int, limit: int) -> list[tuple[Result, list[Chair]]]:
        """Matches that ended before that time, the last one first, with the chairs of each."""
        mine = result.c.account_id == account_id
        query = select(result).where(mine, result.c.ended_at < before).order_by(result.c.ended_at.desc()).limit(limit)
        async with self.database.connection() as connection:
            results = [Result(**row._mapping) for row in await connection.execute(query)]
            sat = select(seat).where(seat.c.table_id.in_([each.table_id for each in results])).order_by(seat.c.seat)
            chairs = [_chair(row) for row in await connection.execute(sat)]
        return [(each, [chair for chair in chairs if chair.table_id == each.table_id]) for each in results]


def _chair(row: Found[tuple[object, ...]]) -> Chair:
    return Chair(row.table_id, row.seat, row.name, row.character, row.key)
