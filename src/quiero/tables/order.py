"""What a table may be made like."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import cast

from quiero.engine import reglamento as rules_named
from quiero.protocol.messages import Spectating
from quiero.tables.people import TableRefusal
from quiero.tables.rows import Made


def made(
    *,
    reglamento: str,
    target: int,
    seats: int = 2,
    options: Mapping[str, bool] | None = None,
    spectators: Spectating | None = None,
    computers: Collection[int] = (),
    public: bool = False,
    clock: bool = True,
    free_chat: bool = False,
    pair: bool = False,
) -> Made:
    """The first row of such a table, without its commitment. At least one seat is left for whoever makes it.

    Raises KeyError for an unknown reglamento and TableRefusal (`objetivo`, `asientos`, `opciones`, `computadoras`, `reloj`: two
    people never play without a clock; `pareja`: two pairs sit at a table of four, and
    not against the house).
    """
    try:
        rules = rules_named(reglamento, options)
    except ValueError:
        raise TableRefusal("opciones") from None
    if target not in rules.targets:
        raise TableRefusal("objetivo")
    if seats not in rules.seats:
        raise TableRefusal("asientos")
    house = sorted(set(computers))
    if len(house) == seats or not set(house) <= set(range(1, seats + 1)):
        raise TableRefusal("computadoras")
    if not clock and len(house) < seats - 1:
        raise TableRefusal("reloj")
    if pair and (seats != 4 or house):
        raise TableRefusal("pareja")
    return Made(
        rules=rules.version,
        reglamento=reglamento,
        target=target,
        seats=seats,
        options=dict(rules.options),
        spectators=spectators or cast(Spectating, rules.spectators),
        computers=house,
        commitment="",
        public=public,
        clock=clock,
        free_chat=free_chat,
        pair=pair,
        roll_call=public and seats > 2 and not pair,
    )
