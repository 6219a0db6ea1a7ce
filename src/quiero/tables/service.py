"""All the live tables of this node: make one, sit, find it again.

    store = SqliteStore("sqlite+aiosqlite:///quiero.db", now=wall_ms)      # quiero.store
    tables = Tables(store, LocalBus(), entropy=os.urandom, say=say, node="a")
    await tables.start()
    seating = await tables.create(reglamento="argentino-duelo", target=15, computer=False, person=person)
    table = await tables.open(seating.table)
    async with table.watch(seating.seat) as frames:
        async for message in frames:
            ...
    await tables.stop()
"""

from __future__ import annotations

from quiero.tables.live import LiveTable
from quiero.tables.people import Person, Seating


class Tables:
    async def start(self) -> None:
        """Open the store (making or upgrading its schema), give clocks back what a downtime took, begin to beat and to sweep."""
        raise NotImplementedError

    async def stop(self) -> None:
        """Finish what is being written, close every subscription, and the store."""
        raise NotImplementedError

    async def create(self, *, reglamento: str, target: int, computer: bool, person: Person) -> Seating:
        """Make a table and sit `person` at seat 1 of it; with `computer` the other seats are the house's and it begins at once.

        Raises TableRefusal (`objetivo`) and UnknownReglamento as the engine does.
        """
        raise NotImplementedError

    async def sit(self, table_id: str, person: Person) -> Seating:
        """Take a free chair; a key that already sits there gets its own seat back. Raises TableRefusal."""
        raise NotImplementedError

    async def open(self, table_id: str) -> LiveTable | None:
        """The live table, read from its journal if it is not in memory; None if there is none."""
        raise NotImplementedError

    async def seat_of(self, table_id: str, key: str) -> int:
        """The seat that this key (see Person) may play at that table; 0 for a stranger."""
        raise NotImplementedError

    async def tables_of(self, key: str) -> list[Seating]:
        """Every seat of this key, newest table first."""
        raise NotImplementedError

    async def offer_handover(self, table_id: str, seat: int, code_hash: str, seconds: int) -> None:
        """Keep a single-use code (its SHA-256 in hex) that opens that seat on another device, for so many seconds."""
        raise NotImplementedError

    async def take_handover(self, code_hash: str, key: str) -> Seating:
        """Spend the code: `key` may play that seat from now on (other keys of the seat go on). Raises TableRefusal (`codigo-vencido`)."""
        raise NotImplementedError
