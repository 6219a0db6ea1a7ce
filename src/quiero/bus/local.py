"""The bus of one process."""

from __future__ import annotations

from collections.abc import Callable

from quiero.bus.base import Bus, Listener


class LocalBus(Bus):
    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    def publish(self, table_id: str, seq: int) -> None:
        for listener in tuple(self._listeners):
            listener(table_id, seq)

    def listen(self, listener: Listener) -> Callable[[], None]:
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)
