"""Wakes a table at the exact time for which it waits."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable

from quiero.tables.rows import Wait
from quiero.tables.tempo import Tempo


class Alarm:
    """Calls `fire` once for each wait whose time has come; a clock's comes `grace` late."""

    def __init__(self, now: Callable[[], int], tempo: Tempo, fire: Callable[[Wait], object]) -> None:
        self._now = now
        self._tempo = tempo
        self._fire = fire
        self._waits: frozenset[Wait] = frozenset()
        self._fired: frozenset[Wait] = frozenset()
        self._timer: asyncio.TimerHandle | None = None

    def set(self, waits: Iterable[Wait]) -> None:
        """From now on wait for these and no others; those that have been fired already are not fired again."""
        self._waits = frozenset(waits)
        self._fired &= self._waits
        self._ring()

    def again(self) -> None:
        """Fire what is overdue once more: the first time may have come to nothing."""
        self._fired = frozenset()
        self._ring()

    def stop(self) -> None:
        self.set(())

    def _ring(self) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None
        now = self._now()
        waiting = sorted(self._waits - self._fired, key=lambda wait: (self._time(wait), wait.kind, wait.seat))
        due = [wait for wait in waiting if self._time(wait) <= now]
        self._fired |= set(due)
        if len(due) < len(waiting):
            delay = (self._time(waiting[len(due)]) - now) / 1000
            self._timer = asyncio.get_running_loop().call_later(delay, self._ring)
        for wait in due:
            self._fire(wait)

    def _time(self, wait: Wait) -> int:
        return wait.time + (self._tempo.grace if wait.kind == "clock" else 0)
