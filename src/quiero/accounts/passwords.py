"""Passwords: hashed by Argon2id, off the event loop, a few at a time."""

from __future__ import annotations

import asyncio
import unicodedata
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from quiero.accounts.refusals import AccountRefusal

SHORTEST: Final = 8
AT_ONCE: Final = 2
"""Hashes that are worked out at the same time: each takes 19 MB and a core."""


class Passwords:
    """`hasher` is what new passwords are hashed with; old ones say themselves how they were."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)
        self._nobodys = self._hasher.hash("nadie")
        self._turn = asyncio.Semaphore(AT_ONCE)

    async def hash(self, typed: str) -> str:
        """What is kept of it. Raises AccountRefusal (`contrasena-corta`)."""
        password = normal(typed)
        if len(password) < SHORTEST:
            raise AccountRefusal("contrasena-corta")
        async with self._turn:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def verify(self, kept: str, typed: str) -> bool:
        """Whether that is the password. Where none is kept ("") it takes as long to say no."""
        async with self._turn:
            same = await asyncio.to_thread(self._same, kept or self._nobodys, normal(typed))
        return same and bool(kept)

    def outdated(self, kept: str) -> bool:
        """Whether it was hashed more weakly than is done now."""
        return self._hasher.check_needs_rehash(kept)

    def _same(self, kept: str, password: str) -> bool:
        try:
            return self._hasher.verify(kept, password)
        except (VerificationError, InvalidHashError):
            return False


def normal(typed: str) -> str:
    """The same text whatever keyboard it was typed on."""
    return unicodedata.normalize("NFKC", typed)
