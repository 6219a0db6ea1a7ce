"""A whole runtime in virtual time: nodes that die and come back, lines that fail, and people who play through it."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from functools import partial
from hashlib import sha256
from typing import Final, TypeVar

from quiero.engine import Reglamento, team_of
from quiero.protocol.messages import Ack, Do, EndAbsent, Frame, Nonce, Refused
from quiero.store import StoreTrouble
from quiero.tables.live import LiveTable
from quiero.tables.people import Seating
from quiero.tables.service import Tables
from quiero.tables.tempo import Tempo
from quiero.tables.watch import Subscription
from quiero.words import say
from tests.sim.faults import Faults, FaultyBus, NodeStore
from tests.sim.loop import now
from tests.sim.memory import MemoryStore
from tests.sim.rig import DUELO, person, pick
from tests.sim.truth import Truth

T = TypeVar("T")
PATIENCE: Final = 3.0
"""Seconds after which a person's device takes a silent node for dead."""
HOURS: Final = 12
"""A match that lasts longer hangs."""


class Lost(Exception):
    """The node does not answer."""


class World:
    def __init__(
        self,
        seed: int,
        faults: Faults,
        rules: Reglamento = DUELO,
        *,
        seats: int = 2,
        computers: Collection[int] = (),
        away: Collection[int] = (),
        most_nodes: int = 2,
        calm: float = 15,
    ) -> None:
        """`away`: seats whose people leave after a while and do not come back. `calm`: seconds between two moments at which a
        node may die, on average.
        """
        self.rules = rules
        self.words = sorted(rules.words)
        self.senas = [f"seña {name}" for name in sorted(rules.senas)]
        self.seats = seats
        self.computers = computers
        self.away = away
        self.rng = random.Random(seed)
        self.faults = faults
        self.tempo = Tempo()
        self.shared = MemoryStore(now)
        self.bus = FaultyBus(self.rng, faults)
        self.nodes: dict[Tables, NodeStore] = {}
        self.most_nodes = most_nodes
        self.calm = calm
        self.graveyard: list[NodeStore] = []
        """Keeps what the dead wait for, so that no garbage collection wakes them up."""
        self.born = 0
        self.spans: list[tuple[int, int | None]] = []
        """From when to when some node was alive. A silence too short to be called a downtime parts no two of them."""
        self.over = False

    # ---- nodes

    async def birth(self) -> Tables:
        self.born += 1
        line = NodeStore(self.shared, self.rng, self.faults)
        node = Tables(line, self.bus, entropy=self.rng.randbytes, say=say, node=f"n{self.born}", tempo=self.tempo)
        if not self.living():
            self.begin_span()
        self.nodes[node] = line
        try:
            await patient(node.start())
        except Lost:
            line.dead = True
            raise
        return node

    def begin_span(self) -> None:
        since, until = self.spans[-1] if self.spans else (0, 0)
        if until and now() - until < self.tempo.silence:
            self.spans[-1] = (since, None)
        else:
            self.spans.append((now(), None))

    def living(self) -> list[Tables]:
        """The nodes that are alive; learns of those that have died since."""
        for node, line in list(self.nodes.items()):
            if line.dead:
                self.graveyard.append(self.nodes.pop(node))
        if not self.nodes and self.spans and self.spans[-1][1] is None:
            self.spans[-1] = (self.spans[-1][0], now())
        return list(self.nodes)

    def alive(self, start: int, end: int) -> int:
        self.living()
        return sum(max(0, min(end, until or end) - max(start, since)) for since, until in self.spans)

    async def chaos(self) -> None:
        """Kill and bring to life."""
        while not self.over:
            while len(self.living()) < self.rng.randint(1, self.most_nodes):
                await asyncio.sleep(self.rng.choice((0.1, 1, 4, 30)) * self.rng.random())
                with suppress(Lost):
                    await self.birth()
            await asyncio.sleep(self.rng.expovariate(1 / self.calm))
            living = self.living()
            if living and self.rng.random() < 0.5:
                self.nodes[self.rng.choice(living)].dead = True
                self.living()

    # ---- a match

    async def match(self, target: int = 0) -> Truth:
        """A whole match, from making the table to its end."""
        chaos = asyncio.create_task(self.chaos())
        people = [Player(self, seat) for seat in range(1, self.seats + 1) if seat not in self.computers]
        table_id = (await self.somehow(partial(self.create, people[0], target or self.rules.targets[0]))).table
        truth = Truth(self.shared, table_id, self.tempo, self.alive)
        for player in people[1:]:
            seating = await self.somehow(partial(self.sit, table_id, player))
            assert seating.seat == player.seat
        async with asyncio.timeout(3600 * HOURS):
            await asyncio.gather(*(player.play(truth) for player in people))
            truth.look()
            while not truth.fold.ended:  # all have left: the nodes see to it
                await asyncio.sleep(5)
                truth.look()
        self.over = True
        chaos.cancel()
        truth.check_answers()
        return truth

    async def create(self, player: Player, target: int, node: Tables) -> Seating:
        return await node.create(
            reglamento=self.rules.name,
            target=target,
            seats=self.seats,
            options=self.rules.options,
            computers=self.computers,
            person=person(player.seat),
            nonce_hash=player.promise,
        )

    async def sit(self, table_id: str, player: Player, node: Tables) -> Seating:
        return await node.sit(table_id, person(player.seat), seat=player.seat, nonce_hash=player.promise)

    async def somehow(self, ask: Callable[[Tables], Awaitable[T]]) -> T:
        """What some node answers in the end."""
        while True:
            living = self.living()
            try:
                if living:
                    return await patient(ask(self.rng.choice(living)))
            except Lost:
                pass
            await asyncio.sleep(0.5)


class Player:
    """A person with a device that connects again by itself, and sends again what was not answered."""

    def __init__(self, world: World, seat: int) -> None:
        self.world = world
        self.rng = world.rng
        self.truth: Truth
        self.seat = seat
        self.unanswered: Do | EndAbsent | None = None
        self.taps = 0
        self.nonce = self.rng.randbytes(16)
        self.promise = self.rng.choice([None, sha256(self.nonce).hexdigest(), sha256(self.nonce).hexdigest()])
        self.leaves_after = self.rng.randint(0, 12) if seat in world.away else 10**9

    async def play(self, truth: Truth) -> None:
        self.truth = truth
        while self.taps < self.leaves_after:
            living = self.world.living()
            try:
                if living and await self.session(self.rng.choice(living)):
                    return
            except (Lost, StopAsyncIteration):
                pass
            await asyncio.sleep(self.rng.random())

    async def session(self, node: Tables) -> bool:
        """Play at one node; whether the match is over."""
        table = await patient(node.open(self.truth.table_id))
        assert table is not None
        with_frames = table.watch(self.seat)
        try:
            if self.unanswered:
                await self.send(table, self.unanswered)
            version, seen = 0, 0
            while True:
                frame = await self.next(with_frames, node)
                version += 1
                assert frame.version == version, "a gap"
                seen = self.truth.check_frame(frame, seen)
                self.truth.check_cache(table)
                if frame.table.status == "opening":
                    await self.open(table)
                if frame.view is None:  # this node has not heard yet that all sit
                    continue
                if frame.table.status in ("over", "closed") or self.taps >= self.leaves_after:
                    return True
                if self.rng.random() < 0.02:
                    return False
                if frame.absent in (1, 2) and frame.absent != team_of(self.seat):
                    await self.end_absent(table)
                elif frame.view.options or self.rng.random() < 0.1:
                    await asyncio.sleep(self.rng.choice((0.3, 1, 3, 14.99, 20)) * self.rng.random())
                    await self.tap(table, frame)
        finally:
            with_frames.close()

    async def next(self, frames: Subscription, node: Tables) -> Frame:
        """The next frame. Raises Lost once the node has died: a device asks after its line while nothing comes."""
        while node in self.world.living():
            with suppress(TimeoutError):
                frame = await asyncio.wait_for(anext(frames), PATIENCE)
                assert isinstance(frame, Frame)
                return frame
        raise Lost

    async def tap(self, table: LiveTable, frame: Frame) -> None:
        assert frame.view is not None
        whim = self.rng.random()
        decision = frame.view.decision
        if frame.view.options:
            act = pick(frame.view.options, self.rng)
        if self.world.senas and (whim > 0.85 or not frame.view.options):
            act = self.rng.choice(self.world.senas)
        elif whim < 0.1 or not frame.view.options:
            act = self.rng.choice(self.world.words)
        elif whim < 0.15:
            decision -= 1
        self.taps += 1
        do = Do(f"tap-{self.seat}-{self.taps:04}", act, decision)
        self.truth.sent[f"seat:{self.seat}:{do.id}"] = (self.seat, act, decision)
        if whim > 0.9:
            await asyncio.gather(*(self.send(table, do) for _ in range(3)))
        else:
            await self.send(table, do)

    async def open(self, table: LiveTable) -> None:
        """Show the nonce, or a false one, or none."""
        value = self.rng.choice([self.nonce, self.nonce, self.rng.randbytes(16)])
        if self.rng.random() < 0.8:
            await patient(table.nonce(self.seat, Nonce(value.hex())))

    async def end_absent(self, table: LiveTable) -> None:
        self.taps += 1
        ask = EndAbsent(f"end-{self.seat}-{self.taps:04}")
        self.truth.sent[f"seat:{self.seat}:{ask.id}"] = (self.seat, "", None)
        await self.send(table, ask)

    async def send(self, table: LiveTable, do: Do | EndAbsent) -> None:
        self.unanswered = do
        reply = await patient(table.do(self.seat, do) if isinstance(do, Do) else table.end_absent(self.seat, do))
        assert reply.id == do.id
        self.unanswered = None
        command = f"seat:{self.seat}:{do.id}"
        match reply:
            case Ack():
                self.truth.acked.add(command)
                assert command not in self.truth.refused
            case Refused():
                self.truth.refused.add(command)
                assert command not in self.truth.acked
        self.truth.check_answers()
        self.truth.check_cache(table)


async def patient(work: Awaitable[T], seconds: float = PATIENCE) -> T:
    """What it returns. Raises Lost when it takes too long, or when the node cannot reach the database."""
    try:
        return await asyncio.wait_for(work, seconds)
    except (TimeoutError, StopAsyncIteration, StoreTrouble):
        raise Lost from None
