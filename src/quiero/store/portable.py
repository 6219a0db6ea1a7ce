"""What SQLite and PostgreSQL both know and SQLAlchemy has in two places."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sqlalchemy import Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

Insert = sqlite.Insert | postgresql.Insert
_INSERT: Final[dict[str, Callable[[Table], Insert]]] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}


def insert(connection: AsyncConnection, table: Table) -> Insert:
    """An INSERT that may say what becomes of a conflict, in the words of that connection's database."""
    return _INSERT[connection.dialect.name](table)
