"""A table seen from outside, by somebody who may or may not sit at it."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from quiero.engine import actors
from quiero.protocol.messages import Door
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


async def seat_at(tables: Tables, table_id: str, guest: str | None) -> int:
    """The seat of a guest (the hash of its token, or None) at that table; 0 for a stranger."""
    return await tables.seat_of(table_id, guest) if guest else 0


async def door(tables: Tables, table_id: str, guest: str | None) -> Door:
    """What `guest` sees at the door of that table. Raises TableRefusal (`no-hay-mesa`)."""
    table = await open_table(tables, table_id)
    info, seats = table.door()
    you = await seat_at(tables, table_id, guest)
    state = table.fold.state
    return Door(info, seats, you, room=bool(table.open_chairs), your_turn=state is not None and you in actors(state))


async def doors_of(tables: Tables, guest: str | None) -> list[Door]:
    """The doors of the tables at which `guest` has a seat, newest first, `MINE` at most; those that do not open are left out."""
    seatings = await tables.tables_of(guest) if guest else []
    doors = []
    for seating in seatings[:MINE]:
        with suppress(TableRefusal):
            doors.append(await door(tables, seating.table, guest))
    return doors
