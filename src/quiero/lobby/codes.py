"""Short codes of tables, to be said aloud: three syllables that no Spanish ear confuses (`TOMARE`)."""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Callable
from typing import Final

from sqlalchemy import select, update

from quiero.store.database import Database
from quiero.store.portable import insert
from quiero.store.schema import table_code

CONSONANTS: Final = "bdflmnprt"
VOWELS: Final = "aeiou"
SYLLABLES: Final = 3
FRESH_MS: Final = 14 * 24 * 3600 * 1000
"""How long a code leads to its table at least."""
UNSAID: Final = (
    "puta",
    "puto",
    "teta",
    "pedo",
    "mamo",
    "mame",
    "pipi",
    "pene",
    "pito",
    "popo",
    "tarado",
    "boludo",
    "lame",
    "nalo",
)


def new_code() -> str:
    """One of 91 125, without those that nobody would say to a friend."""
    while True:
        code = "".join(secrets.choice(CONSONANTS) + secrets.choice(VOWELS) for _ in range(SYLLABLES))
        if not any(word in code for word in UNSAID):
            return code


def typed(code: str) -> str:
    """The same as a person typed it: capitals, accents and what stands between its letters do not matter."""
    plain = unicodedata.normalize("NFD", code.casefold())
    return "".join(sign for sign in plain if "a" <= sign <= "z")


class Codes:
    """Which code leads where, in the database."""

    def __init__(self, database: Database, draw: Callable[[], str] = new_code) -> None:
        self._database = database
        self._draw = draw

    async def reserve(self) -> str:
        """A code that leads nowhere yet."""
        now = self._database.now()
        async with self._database.connection() as connection:
            while True:
                code = self._draw()
                row = insert(connection, table_code).values(code=code, table_id="", at=now)
                free = row.on_conflict_do_update(
                    index_elements=[table_code.c.code],
                    set_={"table_id": "", "at": now},
                    where=table_code.c.at < now - FRESH_MS,
                ).returning(table_code.c.code)
                if await connection.scalar(free):
                    return code

    async def lead(self, code: str, table: str) -> None:
        """From now on it leads to that table."""
        async with self._database.connection() as connection:
            await connection.execute(update(table_code).where(table_code.c.code == code).values(table_id=table))

    async def find(self, code: str) -> str | None:
        """The table to which it leads."""
        query = select(table_code.c.table_id).where(table_code.c.code == typed(code))
        async with self._database.connection() as connection:
            return await connection.scalar(query) or None
