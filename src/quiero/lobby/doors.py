"""A table seen from outside, by somebody who may or may not sit at it."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from quiero.engine import actors
from quiero.protocol.doors import Arrival, Door
from quiero.tables.live import LiveTable
from quiero.tables.people import TableRefusal
from quiero.tables.service import Tables

MINE: Final = 20
"""Tables shown at most under «tus mesas»."""


async def open_table(tables: Tables, table_id: str) -> LiveTable:
    """The live table. Raises TableRefusal (`no-hay-mesa`, `otra-version`)."""
    table = await tables.open(table_id)
    if table is None:
        raise TableRefusal("no-hay-mesa")
    return table


async def door(tables: Tables, table: LiveTable, keys: Sequence[str]) -> Door:
    """What somebody with those keys (see `tables.Person`) sees at that table's door."""
    you = await tables.seat_of(table.fold.table_id, *keys)
    info, seats = table.door()
    state = table.fold.state
    return Door(info, seats, you, room=bool(table.open_chairs), your_turn=state is not None and you in actors(state))


async def arrival(tables: Tables, table: LiveTable, keys: Sequence[str]) -> Arrival:
    """The same, with what that person's seat is shown at that moment."""
    seen = await door(tables, table, keys)
    return Arrival(seen, table.glance(seen.you) if seen.you else None)


async def doors_of(tables: Tables, keys: Sequence[str]) -> list[Door]:
    """The doors of the tables at which those keys have a seat, newest first, `MINE` at most; if they open."""
    doors = []
    for seating in (await tables.tables_of(*keys))[:MINE]:
        with suppress(TableRefusal):
            doors.append(await door(tables, await open_table(tables, seating.table), keys))
    return doors
