"""A database that is open: whoever keeps something of his own in it (tables, accounts, the lobby) asks for a connection here."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection
from sqlalchemy import event as hooks
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from quiero.store.base import StoreTrouble

MIGRATIONS: Final = Path(__file__).with_name("migrations")
PRAGMAS: Final = ("journal_mode = WAL", "synchronous = FULL", "busy_timeout = 5000")


class Database(ABC):
    """Connections on which every statement is committed, and synced, by itself. `now` is its clock (milliseconds since 1970)."""

    BEGIN = "BEGIN"

    def __init__(self, engine: AsyncEngine, now: Callable[[], int]) -> None:
        self.engine = engine
        self.now = now

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[AsyncConnection]:
        """One connection, given back at the end. Raises StoreTrouble when the database does not answer."""
        try:
            async with self.engine.connect() as connection:
                yield connection
        except SQLAlchemyError as error:
            raise StoreTrouble(str(error)) from error

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        """One connection on which all statements are committed together at the end, or none of them when something raises."""
        async with self.connection() as connection:
            await connection.exec_driver_sql(self.BEGIN)
            try:
                yield connection
            except BaseException:
                await connection.exec_driver_sql("ROLLBACK")
                raise
            await connection.exec_driver_sql("COMMIT")

    @abstractmethod
    def upgrade(self, connection: Connection) -> None:
        """Bring the schema to the newest version, alone: a second node that starts at the same time waits."""

    async def open(self) -> None:
        async with self.connection() as connection:
            await connection.run_sync(self.upgrade)

    async def close(self) -> None:
        await self.engine.dispose()


class SqliteDatabase(Database):
    """One SQLite file, made if it is not there: WAL, every commit synced to disk before it is acknowledged."""

    BEGIN = "BEGIN IMMEDIATE"

    def __init__(self, path: Path | str, now: Callable[[], int]) -> None:
        super().__init__(create_async_engine(f"sqlite+aiosqlite:///{path}", isolation_level="AUTOCOMMIT"), now)
        hooks.listen(self.engine.sync_engine, "connect", self._on_connect)

    def _on_connect(self, connection: Any, _record: object) -> None:
        """SQLAlchemy hands over the raw connection, which has no type of its own."""
        connection.create_function("now_ms", 0, self.now)
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    def upgrade(self, connection: Connection) -> None:
        connection.exec_driver_sql(self.BEGIN)
        try:
            upgrade(connection)
        except BaseException:
            connection.exec_driver_sql("ROLLBACK")
            raise
        connection.exec_driver_sql("COMMIT")


def upgrade(connection: Connection) -> None:
    """Run the migrations that this database has not had."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
