"""Several nodes on one store: no owner, no leader, and races in which one row wins."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from quiero.bus import Bus
from quiero.bus.base import Listener
from quiero.protocol.messages import Ack, Do, Refused
from quiero.store import Mesa, NewRow, StoreTrouble
from tests.sim.loop import now, virtual
from tests.sim.memory import MemoryStore
from tests.sim.rig import Rig, Seat, dealt, wait


class DeafBus(Bus):
    """Loses everything."""

    def publish(self, table_id: str, seq: int) -> None:
        """Nobody hears it."""

    def listen(self, listener: Listener) -> Callable[[], None]:
        return lambda: None


async def two_nodes(rig: Rig) -> tuple[Seat, Seat]:
    """Ana at node a, Beto at node b."""
    ana, beto = await rig.table()
    beto.leave()
    table = await (await rig.node("b")).open(ana.table.fold.table_id)
    assert table is not None
    assert table is not ana.table
    return ana, Seat(table, 2)


@virtual
async def test_what_one_node_writes_the_other_shows_at_once() -> None:
    ana, beto = await two_nodes(Rig())
    await dealt(ana, beto)
    at = now()
    await ana.must("truco")
    await beto.read()
    assert (beto.view.pending[0].chain, now()) == (["truco"], at)
    await beto.must("quiero")
    await ana.read()
    assert ana.view.worth == 2


@virtual
async def test_a_bus_that_loses_everything_costs_a_second_at_most() -> None:
    ana, beto = await two_nodes(Rig(bus=DeafBus()))
    await dealt(ana, beto)
    await ana.must("truco")
    await beto.read()
    assert beto.view.pending == []
    await wait(1_000)
    await beto.read()
    assert beto.view.pending[0].chain == ["truco"]


@virtual
async def test_a_node_that_has_not_heard_reads_before_it_refuses_or_accepts() -> None:
    """Its fold is old: what it decides holds only if nobody was first."""
    ana, beto = await two_nodes(Rig(bus=DeafBus()))
    await dealt(ana, beto)
    await wait(1_000)
    await ana.must("envido")
    await wait(1_000)
    await beto.must("envido")
    old = beto.view.decision
    elsewhere = Seat(ana.table, 2)
    await wait(1_000)
    await ana.must("falta-envido")
    assert isinstance(await elsewhere.do("no-quiero"), Ack)
    reply = await beto.table.do(2, Do("late-quiero", "quiero", old))
    assert isinstance(reply, Refused)


@virtual
async def test_the_same_tap_at_two_nodes_is_done_once() -> None:
    rig = Rig(bus=DeafBus())
    ana, beto = await two_nodes(rig)
    await dealt(ana, beto)
    await wait(1_000)
    again = Seat(beto.table, 1)
    await again.read()
    tap = Do("same-tap-01", "truco", again.view.decision)
    replies = await asyncio.gather(ana.table.do(1, tap), beto.table.do(1, tap))
    assert list(replies) == [Ack(tap.id), Ack(tap.id)]
    assert (await rig.commands(ana.table.fold.table_id)).count(f"seat:1:{tap.id}") == 1
    assert ana.table.fold.seq == beto.table.fold.seq


@virtual
async def test_two_nodes_that_fire_the_same_clock_write_one_row() -> None:
    rig = Rig(bus=DeafBus())
    ana, beto = await two_nodes(rig)
    await dealt(ana, beto)
    await ana.must("truco")
    await wait(20_000)
    commands = await rig.commands(ana.table.fold.table_id)
    assert len([command for command in commands if command.startswith("srv:clock:")]) == 1
    assert ana.table.fold.seq == beto.table.fold.seq == len(commands)


@virtual
async def test_both_picks_at_once_at_two_nodes() -> None:
    rig = Rig(bus=DeafBus())
    ana, beto = await two_nodes(rig)
    for seat in (ana, beto):
        await seat.read()
    taps = [Do(f"pick-at-once{seat.seat}", "piedra", seat.view.decision) for seat in (ana, beto)]
    replies = await asyncio.gather(ana.table.do(1, taps[0]), beto.table.do(2, taps[1]))
    assert all(isinstance(reply, Ack) for reply in replies)
    await wait(1_000)
    for seat in (ana, beto):
        await seat.read()
        assert seat.view.throws[0].picks == ["piedra", "piedra"]


class Doubtful(MemoryStore):
    """Says of a row that nobody knows whether it arrived. `arrives` decides."""

    arrives = True
    doubts = 0

    async def append(self, row: NewRow) -> int | None:
        if not self.doubts:
            return await super().append(row)
        self.doubts -= 1
        if self.arrives:
            self.insert(row)
        raise StoreTrouble("who knows")


@virtual
async def test_an_unknown_outcome_is_looked_up_before_it_is_answered() -> None:
    for arrives in (True, False):
        store = Doubtful(now)
        rig = Rig(store=store)
        ana, beto = await rig.table()
        await dealt(ana, beto)
        store.arrives, store.doubts = arrives, 2
        assert isinstance(await ana.do("truco", id="doubtful-01"), Ack)
        await beto.read()
        assert beto.view.pending[0].chain == ["truco"]
        assert (await rig.commands(ana.table.fold.table_id)).count("seat:1:doubtful-01") == 1
        await rig.stop()


@virtual
async def test_a_journal_that_cannot_be_read_stops_no_other_table() -> None:
    store = MemoryStore(now)
    rig = Rig(store=store)
    ana, beto = await rig.table()
    await dealt(ana, beto)
    await ana.must("truco")
    sick = "sick"
    store.mesas[sick] = Mesa(sick, 0, bytes(32))
    store.insert(NewRow(sick, 1, "srv:make", '{"t":"from the future","due":[{"kind":"clock","decision":1,"seat":1,"after":0}]}'))
    await rig.stop()
    await wait(60_000)
    table = await (await rig.node("b")).open(ana.table.fold.table_id)
    assert table is not None
    assert table.fold.resumes == 1
    await wait(20_000)
    assert table.fold.state is not None
    assert table.fold.state.scores == (1, 0)
