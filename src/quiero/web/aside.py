"""Long work, done beside the tables: in a thread of its own, one piece after another."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from quiero.web.replies import Refusal

T = TypeVar("T")
WAITING: Final = 12
"""Pieces that wait for their turn at most."""


class Aside:
    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="aside")
        self._waiting = 0

    async def do(self, work: Callable[[], T]) -> T:
        """What `work` returns. Raises what it raises, and Refusal (`muy-rapido`) when too much waits."""
        if self._waiting >= WAITING:
            raise Refusal("muy-rapido")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)
        finally:
            self._waiting -= 1
