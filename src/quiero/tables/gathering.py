"""What people do at a table before its match begins: sit down, change chairs, stand up, call the house in, say they are there.

The store's chairs say who sits, and the journal follows them: so whatever was cut short is finished by `settle`. Once the match
has begun nothing here changes anything any more: nobody is moved, replaced or sent away.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from functools import partial

from quiero.engine import team_of
from quiero.store import Chair, Store
from quiero.tables.fold import Fold
from quiero.tables.journal import Journal
from quiero.tables.names import face_for
from quiero.tables.patience import patiently
from quiero.tables.people import Person, TableRefusal
from quiero.tables.rows import Accepted, Housed, Left, Payload, Ready, Sat, Shifted, Wait


class Gathering:
    """The chairs of one table, as commands. Each is done under the journal's lock, and then `go_on` writes what follows."""

    def __init__(
        self, fold: Fold, journal: Journal, store: Store, new_id: Callable[[], str], go_on: Callable[[], Awaitable[None]]
    ) -> None:
        self._fold = fold
        self._journal = journal
        self._store = store
        self._new_id = new_id
        self._go_on = go_on

    async def sit(self, person: Person, seat: int, nonce_hash: str) -> int:
        """The seat that this person got (any for 0), or has already. Raises TableRefusal.

        Codes: `mesa-llena`, `silla-ocupada`, `silla-de-pareja` (of those who accept the challenge of a pair).
        """
        async with self._journal.lock:
            await self.settle()
            while not (mine := await self._seat_of(person.key)) and self.open:
                await self._take(person, self._wanted(seat), nonce_hash)
            await self.settle()
            await self._go_on()
        if not mine:
            raise TableRefusal("mesa-llena")
        return mine

    async def sit_pair(self, chairs: Collection[Chair]) -> list[int]:
        """The pair that sits on those chairs of another table accepts the challenge of this one. Their seats here.

        Raises TableRefusal (`reto-tomado`: somebody was faster, or they do not wait any more).
        """
        async with self._journal.lock:
            await self.settle()
            fold = self._fold
            free = [seat for seat in fold.chairs.free if team_of(seat) == 2]
            waits = fold.made.pair and fold.status == "waiting" and fold.chairs.free == free
            if not waits or len(free) != len(chairs):
                raise TableRefusal("reto-tomado")
            for chair, seat in zip(chairs, free, strict=True):
                await self._take(Person(chair.name, chair.character, chair.key), seat, chair.nonce_hash)
            await self._go_on()
        return free

    async def accepted(self, table_id: str) -> None:
        """The pair of this table plays at that one."""
        async with self._journal.lock:
            await self._journal.commit("srv:accept", lambda: self._if_waiting(Accepted(table=table_id)))

    async def move(self, seat: int, to: int) -> None:
        """The person of that seat takes a free chair instead. Raises TableRefusal (`mesa-empezada`, `silla-ocupada`)."""
        async with self._journal.lock:
            self._must_wait(seat)
            if to not in self.open or not await patiently(partial(self._store.move_chair, self._fold.table_id, seat, to)):
                raise TableRefusal("silla-ocupada")
            await self.settle()

    async def leave(self, seat: int) -> None:
        """The person of that seat stands up. Raises TableRefusal (`mesa-empezada`)."""
        async with self._journal.lock:
            self._must_wait(seat)
            await patiently(partial(self._store.free_chair, self._fold.table_id, seat))
            await self.settle()

    async def house(self, seat: int, computers: Collection[int], present: Collection[int]) -> None:
        """The house plays those chairs and no others.

        Raises TableRefusal (`mesa-empezada`, `solo-quien-arma`, `silla-ocupada`).
        """
        async with self._journal.lock:
            self._must_wait(seat)
            if self._fold.chairs.host(present) != seat:
                raise TableRefusal("solo-quien-arma")
            row = Housed(computers=sorted(set(computers)), by=seat)
            if not self._fold.chairs.has_place(row):
                raise TableRefusal("silla-ocupada")
            await self._write(row)
            await self._go_on()

    async def ready(self, seat: int) -> None:
        """That seat answers the roll call; it is nothing where none is held."""
        async with self._journal.lock:
            await self._write(Ready(seat=seat))
            await self._go_on()

    async def end_roll_call(self, wait: Wait) -> None:
        """Whoever has not answered in time loses the chair, so that the others are not kept waiting."""
        async with self._journal.lock:
            if wait in self._fold.waits:
                for seat in sorted(self._fold.chairs.awaited):
                    await patiently(partial(self._store.free_chair, self._fold.table_id, seat))
                await self.settle()

    async def settle(self) -> None:
        """Write what the chairs of the store say and the journal does not. The lock is held."""
        fold = self._fold
        if fold.state is not None or fold.closed:
            return
        chairs = {_sitting(chair): chair for chair in await patiently(partial(self._store.chairs, fold.table_id))}
        for sitting, seat in list(fold.chairs.sittings.items()):
            if sitting not in chairs:
                await self._write(Left(seat=seat))
            elif chairs[sitting].seat != seat:
                await self._write(Shifted(seat=seat, to=chairs[sitting].seat))
        for sitting, chair in chairs.items():
            if sitting not in fold.chairs.sittings:
                await self._write(Sat(seat=chair.seat, nonce_hash=chair.nonce_hash, sitting=chair.sitting))

    @property
    def open(self) -> list[int]:
        """The chairs that anybody may take: of a challenge, only those of the pair that makes it."""
        return [seat for seat in self._fold.chairs.free if not self._fold.made.pair or team_of(seat) == 1]

    def _wanted(self, seat: int) -> int:
        if seat and seat not in self.open:
            raise TableRefusal("silla-de-pareja" if seat in self._fold.chairs.free else "silla-ocupada")
        return seat or self.open[0]

    async def _take(self, person: Person, seat: int, nonce_hash: str) -> None:
        face = face_for(person.character, self._fold.rules.locale, person.key)
        chair = Chair(self._fold.table_id, seat, person.name, face, person.key, nonce_hash, self._new_id())
        await patiently(partial(self._store.take_chair, chair))
        await self.settle()  # ours, or that of whoever was faster

    async def _seat_of(self, key: str) -> int:
        return await patiently(partial(self._store.seat_of, self._fold.table_id, key))

    def _must_wait(self, seat: int) -> None:
        if self._fold.status != "waiting":
            raise TableRefusal("mesa-empezada")
        if seat not in self._fold.chairs.promised:
            raise TableRefusal("sin-asiento")

    async def _write(self, row: Sat | Shifted | Left | Housed | Ready) -> None:
        """One row, if it still has a place; its number makes its command another one than any before."""
        command = f"srv:chairs:{self._fold.seq + 1}"
        await self._journal.commit(command, lambda: self._if_waiting(row) if self._fold.chairs.has_place(row) else None)

    def _if_waiting(self, row: Payload) -> Payload | None:
        return row if self._fold.state is None and not self._fold.closed else None


def _sitting(chair: Chair) -> str:
    """What `Chairs.sittings` calls it; a chair taken before chairs could be changed is known by its number."""
    return chair.sitting or str(chair.seat)
