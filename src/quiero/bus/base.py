"""A bus of hints: it may lose a message, the last one too, repeat it, or bring it late. The journal is the truth."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable

Listener = Callable[[str, int], None]
"""Called with a table and the highest `seq` of its journal that the sender knows."""


class Bus(ABC):
    @abstractmethod
    def publish(self, table_id: str, seq: int) -> None:
        """Tell every listener, some time soon. Never raises, never waits."""

    @abstractmethod
    def listen(self, listener: Listener) -> Callable[[], None]:
        """Call `listener` for each message from now on; call what is returned to stop."""
