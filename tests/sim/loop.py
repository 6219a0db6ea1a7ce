"""Virtual time: an event loop that never waits, but moves its clock to the next thing that is to happen."""

from __future__ import annotations

import asyncio
import functools
import selectors
from collections.abc import Awaitable, Callable
from typing import Final, ParamSpec

P = ParamSpec("P")
START: Final = 1_800_000_000_000
"""Milliseconds since 1970 at which virtual time begins."""


class _Selector(selectors.DefaultSelector):
    """Instead of waiting it lets the time pass."""

    passed = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        ready = super().select(0)
        if not ready:
            if timeout is None:
                raise RuntimeError("nothing will ever happen again")
            self.passed += max(timeout, 0)
        return ready


class VirtualLoop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self.selector = _Selector()
        super().__init__(self.selector)

    def time(self) -> float:
        return self.selector.passed


def now() -> int:
    """The wall clock of virtual time, in milliseconds. Ahead by a hair, so that a timer never finds itself early."""
    return START + int(asyncio.get_running_loop().time() * 1000 + 1e-6)


def virtual(test: Callable[P, Awaitable[None]]) -> Callable[P, None]:
    """Run an async test on virtual time."""

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        async def main() -> None:
            await test(*args, **kwargs)

        with asyncio.Runner(loop_factory=VirtualLoop) as runner:
            runner.run(main())

    return run
