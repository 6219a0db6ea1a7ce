"""All the live tables of this node: make one, sit, find it again.

A server does this:

    store = SqliteStore("quiero.db", now=wall_ms)      # quiero.store
    tables = Tables(store, LocalBus(), entropy=os.urandom, say=say, node="a")
    await tables.start()
    seating = await tables.create(reglamento="argentino-duelo", target=15, person=person)
    table = await tables.open(seating.table)
    async with table.watch(seating.seat) as frames:
        async for message in frames:
            ...
    await tables.stop()
"""

from __future__ import annotations

import asyncio
from base64 import b32encode
from collections.abc import AsyncIterator, Callable, Collection, Mapping
from contextlib import suppress
from functools import partial
from typing import Final

import structlog
from msgspec.structs import replace

from quiero.bus import Bus
from quiero.fair import commitment
from quiero.fair.draws import SEED_BYTES
from quiero.protocol.messages import Spectating
from quiero.store import Mesa, NewRow, Store, StoreTrouble
from quiero.tables import order
from quiero.tables.fold import Fold, OtherRules
from quiero.tables.heart import Heart
from quiero.tables.house import House
from quiero.tables.live import LiveTable
from quiero.tables.manners import Manners
from quiero.tables.node import Node, Say
from quiero.tables.patience import patiently
from quiero.tables.people import Person, Seating, TableRefusal
from quiero.tables.rows import Kind, Made, encode
from quiero.tables.tempo import Tempo
from quiero.tables.work import Work, every

KINDS: Final[tuple[Kind, ...]] = ("clock", "bot", "deal", "open", "ready")
MINE: Final = 50
"""Seats of one key that are looked for at most."""
EVER: Final = 2**62

log = structlog.get_logger()


class Tables:
    """`entropy(n)` gives n random bytes; `node` names this process, differently from all others that share the store."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        *,
        entropy: Callable[[int], bytes],
        say: Say,
        node: str,
        tempo: Tempo | None = None,
        manners: Manners | None = None,
    ) -> None:
        self._store = store
        self._bus = bus
        self._entropy = entropy
        self._tempo = tempo or Tempo()
        self._heart = Heart(store, node, self._tempo, self._resume)
        self._node = Node(
            store, bus, self._tempo, say, self._new_id, self._heart.awake, self._prepare, self._ended, manners or Manners()
        )
        self._live: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._sick: set[str] = set()
        self._work = Work("tables")
        self._deaf: Callable[[], None] = lambda: None
        self._listeners: list[Callable[[str], None]] = []

    async def start(self) -> None:
        """Open the store (making or upgrading its schema), give clocks back what a downtime took, begin to beat and to sweep."""
        await self._store.open()
        await self._heart.start()
        self._deaf = self._bus.listen(self._heard)
        self._work.start(every(self._tempo.tick / 1000, self._tick))

    async def stop(self) -> None:
        """Finish what is being written, end every subscription, and close the store."""
        self._deaf()
        await self._work.give_up()
        await asyncio.gather(*self._opening.values(), return_exceptions=True)
        await asyncio.gather(*(table.stop() for table in self._live.values()))
        self._live.clear()
        with suppress(StoreTrouble):
            await self._heart.stop()
        await self._store.close()

    # ---- people

    async def create(
        self,
        *,
        reglamento: str,
        target: int,
        person: Person,
        seats: int = 2,
        options: Mapping[str, bool] | None = None,
        spectators: Spectating | None = None,
        computers: Collection[int] = (),
        public: bool = False,
        clock: bool = True,
        free_chat: bool = False,
        pair: bool = False,
        code: str = "",
        nonce_hash: str | None = None,
    ) -> Seating:
        """Make a table and sit `person` at its first free seat; those in `computers` are the house's.

        Options that are not given are off; `spectators` is the reglamento's own where it is not given; `public`, `clock`,
        `free_chat`, `pair` and `code`: see `rows.Made`. `nonce_hash`: the SHA-256 (hex) of the nonce that this seat will show
        when all sit. Raises KeyError for an unknown reglamento and TableRefusal (`objetivo`, `asientos`, `opciones`,
        `computadoras`, `reloj`, `pareja`) for what it does not have.
        """
        made = order.made(
            reglamento=reglamento,
            target=target,
            seats=seats,
            options=options,
            spectators=spectators,
            computers=computers,
            public=public,
            clock=clock,
            free_chat=free_chat,
            pair=pair,
        )
        table_id = self._new_id()
        await patiently(partial(self._make, table_id, replace(made, code=code)))
        return await self.sit(table_id, person, nonce_hash=nonce_hash)

    async def sit(self, table_id: str, person: Person, *, seat: int = 0, nonce_hash: str | None = None) -> Seating:
        """Take that free chair, or any; a key that already sits there gets its own seat back, and its first nonce stays.

        Raises TableRefusal.
        """
        table = await self.open(table_id)
        if table is None:
            raise TableRefusal("no-hay-mesa")
        return Seating(table_id, await table.sit(person, seat, nonce_hash))

    async def seat_of(self, table_id: str, *keys: str) -> int:
        """The seat that these keys (see Person) may play at that table, the first's before the next's; 0 for a stranger."""
        for key in keys:
            if seat := await self._store.seat_of(table_id, key):
                return seat
        return 0

    def renamed(self, key: str, name: str) -> None:
        """The store calls that person otherwise now: so do the tables that are in memory."""
        for table in self._live.values():
            table.renamed(key, name)

    async def tables_of(self, *keys: str) -> list[Seating]:
        """Every seat of these keys (the newest 50 of each): the first key's, newest table first, then the next one's."""
        seats: dict[str, int] = {}
        for key in keys:
            for table_id, seat in await self._store.seats_of(key, MINE):
                seats.setdefault(table_id, seat)
        return [Seating(table_id, seat) for table_id, seat in seats.items()]

    def ended(self, listener: Callable[[str], None]) -> None:
        """Call it with each table whose match is over, once it is known here to be, and again when it is read again."""
        self._listeners.append(listener)

    async def people_changed(self, keys: Collection[str]) -> None:
        """The chairs of those keys are not theirs any more, or go by other names: show it at the tables that are in memory."""
        for table in list(self._live.values()):
            if table.sitters.any(keys):
                await table.people_changed()

    async def offer_handover(self, table_id: str, seat: int, code_hash: str, seconds: int) -> None:
        """Keep a single-use code (its SHA-256 in hex) that opens that seat on another device, for so many seconds."""
        await self._store.offer_handover(code_hash, table_id, seat, seconds)

    async def take_handover(self, code_hash: str, key: str) -> Seating:
        """Spend the code: `key` may play that seat from now on, beside the keys that could already.

        Raises TableRefusal (`codigo-vencido`).
        """
        taken = await self._store.take_handover(code_hash, key)
        if taken is None:
            raise TableRefusal("codigo-vencido")
        if taken[0] in self._live:
            self._live[taken[0]].seated(key)
        return Seating(*taken)

    # ---- tables

    async def open(self, table_id: str) -> LiveTable | None:
        """The live table, read from its journal if it is not in memory; None if there is none.

        Raises TableRefusal (`otra-version`).
        """
        if table_id in self._live:
            self._live[table_id].used()
            return self._live[table_id]
        if table_id not in self._opening:
            self._opening[table_id] = asyncio.create_task(self._load(table_id))
            self._opening[table_id].add_done_callback(lambda _: self._opening.pop(table_id))
        return await asyncio.shield(self._opening[table_id])

    def live(self) -> list[LiveTable]:
        """Those in the memory of this node: somebody is connected to each, or it waits for something, or has just been used."""
        return list(self._live.values())

    async def _load(self, table_id: str) -> LiveTable | None:
        mesa = await self._store.mesa(table_id)
        try:
            fold = Fold.of(table_id, await self._store.tail(table_id, 0))
        except OtherRules as error:
            raise TableRefusal("otra-version") from error
        if mesa is None or not fold.seq:
            return None
        table = LiveTable(fold, House(fold, mesa.seed), self._node)
        await table.load()
        self._live[table_id] = table
        return table

    async def _make(self, table_id: str, made: Made) -> None:
        """Keep a new seed and write the first row with its commitment. What is there already stays as it is."""
        await self._store.add_mesa(Mesa(table_id, self._store.now(), self._entropy(SEED_BYTES)))
        mesa = await self._store.mesa(table_id)
        assert mesa is not None, "it was just kept"
        first = replace(made, commitment=commitment(mesa.seed), due=[])
        await self._store.append(NewRow(table_id, 1, "srv:make", encode(first)))

    async def _prepare(self, fold: Fold) -> None:
        """The table of a rematch: the same people on the same chairs, with the nonces that they promised for it."""
        again = replace(fold.made, computers=sorted(fold.chairs.computers), code="", pair=False, roll_call=False)
        await self._make(fold.next_table, again)
        await self._store.follow(fold.table_id, fold.next_table, fold.asked)

    def _new_id(self) -> str:
        return b32encode(self._entropy(10)).decode().lower()

    # ---- the node

    def _ended(self, table_id: str) -> None:
        for listener in self._listeners:
            listener(table_id)

    async def _resume(self, alive_until: int) -> None:
        async for table in self._each(await self._store.due_tables(["clock"], EVER)):
            await table.resume(alive_until)

    async def _each(self, table_ids: list[str]) -> AsyncIterator[LiveTable]:
        """Those tables, open. One whose journal cannot be read is told of once, and must not stop the others."""
        for table_id in table_ids:
            try:
                table = await self.open(table_id)
            except StoreTrouble:
                raise
            except Exception as error:
                if table_id not in self._sick:
                    self._sick.add(table_id)
                    log.error("a table cannot be opened", table=table_id, exc_info=error)
            else:
                if table is not None:
                    yield table

    async def _tick(self) -> None:
        """Beat; see to what is due and nobody saw to; read what a lost message would have told; forget who is idle."""
        await self._heart.beat()
        async for table in self._each(await self._store.due_tables(KINDS, self._store.now() - self._tempo.grace)):
            table.wake()
        for table_id, seq in (await self._store.heads(list(self._live))).items():
            self._heard(table_id, seq)
        for table_id, table in list(self._live.items()):
            if table.idle:
                del self._live[table_id]
                await table.stop()

    def _heard(self, table_id: str, seq: int) -> None:
        """The bus, or the heads: that journal has so many rows."""
        table = self._live.get(table_id)
        if table is not None and table.fold.seq < seq:
            self._work.start(table.catch_up())
