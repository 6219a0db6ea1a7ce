"""What a table asks of the node that holds it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from quiero.bus import Bus
from quiero.store import Store
from quiero.tables.fold import Fold
from quiero.tables.manners import Manners
from quiero.tables.tempo import Tempo

Say = Callable[[str, str, dict[str, str | int | list[str]]], str]
"""(locale, code, params) → words for a player."""


@dataclass(frozen=True, slots=True)
class Node:
    """`awake` waits until clocks may be judged; `prepare` makes the next table of a rematch, unless it is there already; `ended`
    is told of a match that is over.
    """

    store: Store
    bus: Bus
    tempo: Tempo
    say: Say
    new_id: Callable[[], str]
    awake: Callable[[], Awaitable[None]]
    prepare: Callable[[Fold], Awaitable[None]]
    ended: Callable[[str], None]
    manners: Manners
