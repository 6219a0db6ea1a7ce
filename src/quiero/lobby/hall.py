"""The room with all the tables: who waits is found, who plays may be watched, and nobody sits at two tables of strangers.

All of it is read from the tables in memory: a table is offered only while somebody who sits at it is here, and whoever is here
is connected, so his table is in memory, after a restart too. One lock makes two people who press at once meet.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from quiero.engine import reglamento as rules_named
from quiero.engine import team_of
from quiero.lobby.codes import Codes
from quiero.lobby.doors import open_table
from quiero.protocol.lobby import Listed, Lobby
from quiero.tables.live import LiveTable
from quiero.tables.people import Person, Seating, TableRefusal
from quiero.tables.service import Tables

LISTED: Final = 60
"""Tables of each kind shown at most."""
PAIR: Final = 2

Make = Callable[[str], Awaitable[Seating]]
"""Makes a table that has that code, and seats whoever wants it."""


class Hall:
    """The tables of this node as somebody sees them who comes in."""

    def __init__(self, tables: Tables, codes: Codes) -> None:
        self._tables = tables
        self._codes = codes
        self._lock = asyncio.Lock()

    def lobby(self) -> Lobby:
        """The public tables at which somebody is, those that waited or began last first. Nothing in it is secret."""
        public = [table for table in self._tables.live() if table.fold.made.public and table.attended]
        newest = sorted(public, key=lambda table: table.fold.created_at, reverse=True)
        waiting = [table for table in newest if table.fold.status == "waiting" and table.fold.chairs.free]
        return Lobby(
            open=[_listed(table) for table in waiting if not table.fold.made.pair][:LISTED],
            challenges=[_listed(table) for table in waiting if _challenges(table)][:LISTED],
            live=[_listed(table) for table in newest if _watchable(table)][:LISTED],
        )

    async def play_now(
        self, person: Person, *, reglamento: str, seats: int = 0, target: int = 0, nonce_hash: str | None = None
    ) -> Seating:
        """Sit with whoever waits at a public table of that reglamento, or at a new one; `seats` and `target` are preferred.

        Who waits at one already stays there. Raises TableRefusal (`en-partida`), and what `Tables.create` raises.
        """
        rules = rules_named(reglamento)
        if (seats and seats not in rules.seats) or (target and target not in rules.targets):
            raise TableRefusal("asientos" if seats and seats not in rules.seats else "objetivo")
        async with self._lock:
            mine = [table for table in self._tables.live() if table.sitters.seat_of(person.key)]
            if any(table.fold.status in ("opening", "playing") and len(table.fold.chairs.persons) > 1 for table in mine):
                raise TableRefusal("en-partida")
            waits = [table for table in mine if _offered(table, reglamento)]
            if waits:
                return Seating(waits[0].fold.table_id, waits[0].sitters.seat_of(person.key))
            seating = await self._join(person, reglamento, seats, target, nonce_hash)
            if seating is None:
                seating = await self._create(
                    lambda code: self._tables.create(
                        person=person,
                        reglamento=reglamento,
                        target=target or min(rules.targets),
                        seats=seats or min(rules.seats),
                        options=dict.fromkeys(rules.options, True),
                        public=True,
                        code=code,
                        nonce_hash=nonce_hash,
                    )
                )
            await self._stand_up_elsewhere(person.key, seating.table)
            return seating

    async def create(self, key: str, make: Make) -> Seating:
        """Have a table made, with a code of its own, for the person of that key. Raises what `make` raises."""
        async with self._lock:
            seating = await self._create(make)
            await self._stand_up_elsewhere(key, seating.table)
        return seating

    async def sit(self, table_id: str, person: Person, *, seat: int, nonce_hash: str | None) -> Seating:
        """Sit down there, and wait at no other public table any more. Raises TableRefusal."""
        async with self._lock:
            seating = await self._tables.sit(table_id, person, seat=seat, nonce_hash=nonce_hash)
            await self._stand_up_elsewhere(person.key, table_id)
        return seating

    async def accept(self, table_id: str, mine: str, seat: int) -> Seating:
        """The pair at the table `mine`, of which `seat` asks, accepts the challenge of that table. Both pairs must be here.

        Raises TableRefusal (`reto-tomado`, `falta-companero`, `sin-asiento`).
        """
        async with self._lock:
            challenge, pair = await open_table(self._tables, table_id), await open_table(self._tables, mine)
            if not _complete(pair) or seat not in pair.fold.chairs.promised or pair is challenge:
                raise TableRefusal("falta-companero")
            if pair.fold.made.reglamento != challenge.fold.made.reglamento or not _challenges(challenge):
                raise TableRefusal("reto-tomado")
            await challenge.take_pair(pair)
        return Seating(table_id, 2 * seat if seat == 1 else seat + 1)

    async def find(self, code: str) -> str:
        """The table to which a short code leads. Raises TableRefusal (`codigo-vencido`)."""
        table = await self._codes.find(code)
        if table is None:
            raise TableRefusal("codigo-vencido")
        return table

    async def _join(self, person: Person, reglamento: str, seats: int, target: int, nonce_hash: str | None) -> Seating | None:
        """A chair at the best table that waits; None where nobody does."""
        waiting = [table for table in self._tables.live() if _offered(table, reglamento) and table.attended]

        def fits(table: LiveTable) -> tuple[bool, bool, int, int]:
            made = table.fold.made
            return (
                seats not in (0, made.seats),
                target not in (0, made.target),
                len(table.fold.chairs.free),
                table.fold.created_at,
            )

        for table in sorted(waiting, key=fits):
            try:
                return await self._tables.sit(table.fold.table_id, person, nonce_hash=nonce_hash)
            except TableRefusal:
                continue  # another node filled it
        return None

    async def _create(self, make: Make) -> Seating:
        code = await self._codes.reserve()
        seating = await make(code)
        await self._codes.lead(code, seating.table)
        return seating

    async def _stand_up_elsewhere(self, key: str, table_id: str) -> None:
        for table in self._tables.live():
            seat = table.sitters.seat_of(key)
            if seat and table.fold.table_id != table_id and table.fold.made.public and table.fold.status == "waiting":
                await table.leave(seat)


def _offered(table: LiveTable, reglamento: str) -> bool:
    """Whether it waits for whoever comes, or calls the roll of those who came."""
    made = table.fold.made
    return made.public and not made.pair and made.reglamento == reglamento and table.fold.status == "waiting"


def _complete(table: LiveTable) -> bool:
    """Whether a pair sits there, both here, and waits."""
    fold = table.fold
    return (
        fold.made.pair
        and fold.status == "waiting"
        and len(fold.chairs.promised) == PAIR
        and fold.chairs.promised.keys() <= table.present
    )


def _challenges(table: LiveTable) -> bool:
    """Whether a pair may accept its challenge."""
    return _complete(table) and {team_of(seat) for seat in table.fold.chairs.free} == {2} and len(table.fold.chairs.free) == PAIR


def _watchable(table: LiveTable) -> bool:
    return table.fold.status == "playing" and table.fold.made.spectators != "none"


def _listed(table: LiveTable) -> Listed:
    info, seats = table.door()
    room = table.fold.status == "waiting" and not table.fold.made.pair and bool(table.fold.chairs.free)
    return Listed(info, seats, room, table.watchers)
