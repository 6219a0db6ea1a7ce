"""Nodes on one store in virtual time, and people who sit at their tables."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import Final

from quiero.bus import Bus, LocalBus
from quiero.engine import Reglamento, reglamento, view
from quiero.engine.view import Option, View
from quiero.protocol.messages import Ack, Do, Frame, Moved, Refused, Rematch, Spectating
from quiero.store import Row, Store
from quiero.tables.fold import Fold
from quiero.tables.live import LiveTable
from quiero.tables.people import Person
from quiero.tables.rows import Payload, decode
from quiero.tables.service import Tables
from quiero.tables.tempo import Tempo
from quiero.words import say
from tests.sim.loop import now
from tests.sim.memory import MemoryStore

BRIEFLY: Final = 1e-7
"""Seconds in which everything that is about to happen happens, and no clock moves."""
NAMES: Final = ("Ana", "Beto", "Caro", "Dani", "Eva", "Fito")
ALL_IN: Final = ("falta", "al-resto", "partida", "rendirse")
DUELO: Final = reglamento("argentino-duelo")
_ids = itertools.count()


class Rig:
    """A store, a bus, and nodes by name. Everything drawn comes from `seed`."""

    def __init__(self, seed: int = 0, *, tempo: Tempo | None = None, store: Store | None = None, bus: Bus | None = None) -> None:
        self.store = store or MemoryStore(now)
        self.bus = bus or LocalBus()
        self.tempo = tempo or Tempo()
        self.entropy: Callable[[int], bytes] = random.Random(seed).randbytes
        self.nodes: dict[str, Tables] = {}

    async def node(self, name: str = "a") -> Tables:
        """A node that has started."""
        node = Tables(self.store, self.bus, entropy=self.entropy, say=say, node=name, tempo=self.tempo)
        self.nodes[name] = node
        await node.start()
        return node

    async def stop(self, name: str = "a") -> None:
        await self.nodes.pop(name).stop()

    async def table(
        self,
        rules: Reglamento = DUELO,
        *,
        target: int = 15,
        seats: int = 2,
        computers: Sequence[int] = (),
        spectators: Spectating | None = None,
        nonces: Sequence[bytes] = (),
        clock: bool = True,
        public: bool = False,
        free_chat: bool = False,
        node: str = "a",
    ) -> tuple[Seat, ...]:
        """A new table with all its people, `nonces` their parts in the deal, promised but not shown."""
        if node not in self.nodes:
            await self.node(node)
        tables = self.nodes[node]
        people = [seat for seat in range(1, seats + 1) if seat not in computers]
        promises = [sha256(nonce).hexdigest() if nonce else None for nonce in nonces] or [None] * len(people)
        seating = await tables.create(
            reglamento=rules.name,
            target=target,
            seats=seats,
            options=rules.options,
            computers=computers,
            spectators=spectators,
            clock=clock,
            public=public,
            free_chat=free_chat,
            person=person(people[0]),
            nonce_hash=promises[0],
        )
        for seat, promise in zip(people[1:], promises[1:], strict=True):
            await tables.sit(seating.table, person(seat), nonce_hash=promise)
        live = await tables.open(seating.table)
        assert live is not None
        return tuple(Seat(live, seat) for seat in people)

    async def rows(self, table_id: str) -> list[Row]:
        return await self.store.tail(table_id, 0)

    async def payloads(self, table_id: str) -> list[Payload]:
        return [decode(row) for row in await self.rows(table_id)]

    async def commands(self, table_id: str) -> list[str]:
        return [row.cmd_id for row in await self.rows(table_id)]


def person(seat: int) -> Person:
    """Who sits there: Ana, Beto, Caro…"""
    return Person(NAMES[seat - 1], "mora", f"key-{NAMES[seat - 1].lower()}")


class Seat:
    """A person at a table, with one device that reads everything at once."""

    def __init__(self, table: LiveTable, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.frames: list[Frame] = []
        self.moved: list[str] = []
        self.watching = table.watch(seat)

    async def read(self) -> list[Frame]:
        """What came since the last time."""
        before = len(self.frames)
        while True:
            try:
                message = await asyncio.wait_for(anext(self.watching), BRIEFLY)
            except (TimeoutError, StopAsyncIteration):
                return self.frames[before:]
            if isinstance(message, Frame):
                self.frames.append(message)
            elif isinstance(message, Moved):
                self.moved.append(message.id)

    @property
    def view(self) -> View:
        seen = self.frames[-1].view
        assert seen is not None
        return seen

    @property
    def left(self) -> int | None:
        """Milliseconds on the clock of the newest frame."""
        clock = self.frames[-1].clock
        return clock.left_ms if clock else None

    async def do(self, act: str, decision: int | None = -1, id: str = "") -> Ack | Refused:
        """Read, then act, by default on the decision of what was read."""
        await self.read()
        asked = self.view.decision if decision == -1 else decision
        reply = await self.table.do(self.seat, Do(id or f"id-{next(_ids):06}", act, asked))
        await self.read()
        return reply

    async def must(self, act: str) -> None:
        reply = await self.do(act)
        assert isinstance(reply, Ack), reply

    async def refused(self, act: str, decision: int | None = -1) -> str:
        """The article and the code with which it was refused, as `"D-71 tarde"`."""
        reply = await self.do(act, decision)
        assert isinstance(reply, Refused), reply
        assert reply.words
        return f"{reply.article} {reply.code}"

    async def rematch(self, nonce_hash: str | None = None) -> Ack | Refused:
        reply = await self.table.rematch(self.seat, Rematch(f"id-{next(_ids):06}", nonce_hash))
        await self.read()
        return reply

    def leave(self) -> None:
        self.watching.close()


async def wait(ms: float) -> None:
    """Let that much time pass."""
    await asyncio.sleep(ms / 1000)
    await asyncio.sleep(BRIEFLY)


async def dealt(*seats: Seat, mano: int = 1) -> None:
    """Through the sorteo to the first hand: `mano` wins the throw."""
    for seat in seats:
        await seat.must("piedra" if seat.seat == mano else "tijera")
    await wait(3_100)
    for seat in seats:
        await seat.read()
        assert seat.view.phase == "mano"
        assert seat.view.mano == mano


def pick(options: Sequence[Option], rng: random.Random) -> str:
    """One of these acts at random: a card more often than words, and seldom one that ends the match at once."""
    words = [option.act for option in options]
    modest = [word for word in words if not any(big in word for big in ALL_IN)]
    cards = [word for word in modest if word[0].isdigit()]
    whim = rng.random()
    return rng.choice((whim < 0.5 and cards) or (whim < 0.97 and modest) or words)


async def play_on(seats: tuple[Seat, ...], rng: random.Random, *, until: Callable[[Fold], bool]) -> None:
    """Random legal acts by these seats until that holds; pauses and computers take their time."""
    fold = seats[0].table.fold
    while not until(fold):
        for seat in seats:
            await seat.read()
        able = [seat for seat in seats if seat.view.options]
        if not able:
            await wait(100)
            continue
        seat = rng.choice(able)
        await seat.must(pick(seat.view.options, rng))


def fingerprint(fold: Fold) -> tuple[object, ...]:
    """All that a fold knows."""
    views = [] if fold.state is None else [view(fold.state, seat) for seat in range(fold.made.seats + 1)]
    by_seat = (fold.chairs.promised, fold.chairs.opened, fold.sena_at, fold.asked, fold.absence.hands)
    return (
        fold.seq, fold.last_at, fold.made, *[tuple(sorted(noted.items())) for noted in by_seat], tuple(fold.aportes),
        fold.first_mano, fold.waits, frozenset(fold.commands), tuple(fold.moves), fold.next_table, fold.closed, fold.resumes,
        fold.resumed_at, repr(fold.absence.stands), *views,
    )  # fmt: skip
