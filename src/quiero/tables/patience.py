"""Waiting for a database that does not answer."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

import structlog

from quiero.store import StoreTrouble

T = TypeVar("T")
FIRST: Final = 0.05
LONGEST: Final = 2.0

log = structlog.get_logger()


async def patiently(ask: Callable[[], Awaitable[T]]) -> T:
    """What `ask` returns, asked again and again, ever more slowly, as long as it raises StoreTrouble."""
    pause = FIRST
    while True:
        try:
            return await ask()
        except StoreTrouble as trouble:
            log.warning("the store does not answer", error=str(trouble))
        await asyncio.sleep(pause)
        pause = min(2 * pause, LONGEST)
