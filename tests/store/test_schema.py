"""The migrations build what `schema` says, from nothing and once; and commits reach the disk."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, text
from sqlalchemy.exc import OperationalError

from quiero.store import NewRow, SqliteStore, StoreTrouble
from quiero.store.database import SqliteDatabase
from quiero.store.schema import metadata


async def test_migrations_and_schema_agree(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "q.db", lambda: 0)
    await store.open()
    await store.close()
    engine = create_engine(f"sqlite:///{tmp_path / 'q.db'}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


async def test_two_nodes_may_open_a_new_file_at_once_and_again(tmp_path: Path) -> None:
    stores = [SqliteStore(tmp_path / "q.db", lambda: 7) for _ in range(2)]
    await asyncio.gather(*(store.open() for store in stores))
    assert await stores[0].append(NewRow("a", 1, "x", "{}")) == 7
    assert await stores[1].append(NewRow("a", 1, "y", "{}")) is None
    await stores[0].open()
    assert await stores[1].heads(["a"]) == {"a": 1}
    await asyncio.gather(*(store.close() for store in stores))


async def test_nodes_that_died_long_ago_are_forgotten_but_not_when_the_last_one_lived(tmp_path: Path) -> None:
    at = [1_000]
    store = SqliteStore(tmp_path / "q.db", lambda: at[0])
    await store.open()
    await store.beat("old")
    at[0] += 100 * 24 * 3600 * 1000
    await store.open()
    assert await store.last_beat() == 1_000, "all were down for a hundred days"
    await store.beat("new")
    await store.open()
    async with store.database.connection() as connection:
        assert list(await connection.scalars(text("SELECT node FROM beat"))) == ["new"]
    await store.close()


async def test_a_database_that_fails_tells_everybody_and_takes_the_next_rows(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "q.db", lambda: 7)
    await store.open()
    async with store.database.connection() as connection:
        await connection.execute(text("ALTER TABLE event RENAME TO hidden"))
    outcomes = await asyncio.gather(*(store.append(NewRow(table, 1, "x", "{}")) for table in "abc"), return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [StoreTrouble] * 3
    async with store.database.connection() as connection:
        await connection.execute(text("ALTER TABLE hidden RENAME TO event"))
    assert await store.append(NewRow("a", 1, "x", "{}")) == 7
    await store.close()


async def test_a_commit_is_synced(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "q.db", lambda: 7)
    await store.open()
    async with store.database.connection() as connection:
        assert (await connection.execute(text("PRAGMA journal_mode"))).scalar() == "wal"
        assert (await connection.execute(text("PRAGMA synchronous"))).scalar() == 2, "FULL"
    await store.close()


async def test_a_failed_migration_leaves_nothing_behind(tmp_path: Path) -> None:
    database = SqliteDatabase(tmp_path / "q.db", lambda: 7)
    async with database.connection() as connection:
        await connection.execute(text("CREATE TABLE seat (x)"))
        with pytest.raises(OperationalError, match="table seat already exists"):
            await connection.run_sync(database.upgrade)
        names = await connection.scalars(text("SELECT name FROM sqlite_master WHERE type = 'table'"))
        assert list(names) == ["seat"]
    await database.close()
