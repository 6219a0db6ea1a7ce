"""The table that a request is about, and the seat of whoever asks."""

from __future__ import annotations

from starlette.requests import Request

from quiero.lobby.doors import open_table
from quiero.tables.live import LiveTable
from quiero.tables.service import Tables
from quiero.web.guard import keys_of
from quiero.web.replies import Refusal, speak


async def table_of(request: Request, tables: Tables) -> LiveTable:
    """The table that the address names; faults are told as people speak there. Raises TableRefusal (`no-hay-mesa`)."""
    table = await open_table(tables, request.path_params["id"])
    speak(request, table.fold.rules.locale)
    return table


async def seat_of(request: Request, tables: Tables, table_id: str) -> int:
    """The seat there of whoever asks. Raises Refusal (`sin-asiento`)."""
    seat = await tables.seat_of(table_id, *keys_of(request))
    if not seat:
        raise Refusal("sin-asiento")
    return seat
