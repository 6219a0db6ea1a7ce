"""Sitting down, coming back, going on elsewhere, playing again."""

from __future__ import annotations

import asyncio

import pytest

from quiero.protocol.messages import Ack, Refused
from quiero.store import Chair
from quiero.tables.people import Person, Seating, TableRefusal
from quiero.tables.rows import Sat
from tests.sim.loop import virtual
from tests.sim.rig import Rig, Seat, wait

ANA, BETO, CARO = (Person(name, "mora", f"key-{name}") for name in ("Ana", "Beto", "Caro"))


@virtual
async def test_two_sit_and_a_third_does_not() -> None:
    rig = Rig()
    node = await rig.node()
    seating = await node.create(reglamento="argentino-duelo", target=30, person=ANA)
    assert seating.seat == 1
    table = await node.open(seating.table)
    assert table is not None
    info, seats = table.door()
    assert (info.status, info.target, [seat.empty for seat in seats]) == ("waiting", 30, [False, True])
    outcomes = await asyncio.gather(node.sit(seating.table, BETO), node.sit(seating.table, CARO), return_exceptions=True)
    assert outcomes[0] == Seating(seating.table, 2)
    assert isinstance(outcomes[1], TableRefusal)
    assert outcomes[1].code == "mesa-llena"
    info, seats = table.door()
    assert (info.status, [seat.name for seat in seats]) == ("playing", ["Ana", "Beto"])
    assert await node.seat_of(seating.table, CARO.key) == 0


@virtual
async def test_who_sits_again_gets_the_own_seat() -> None:
    rig = Rig()
    node = await rig.node()
    seating = await node.create(reglamento="argentino-duelo", target=15, person=ANA)
    assert await node.sit(seating.table, ANA) == seating, "the link opened in the browser that made it"
    twice = await asyncio.gather(node.sit(seating.table, BETO), node.sit(seating.table, BETO))
    assert list(twice) == [Seating(seating.table, 2)] * 2
    assert await node.tables_of(BETO.key) == [Seating(seating.table, 2)]


@virtual
async def test_the_commitment_stands_on_the_door_before_the_second_sits() -> None:
    rig = Rig()
    node = await rig.node()
    seating = await node.create(reglamento="argentino-duelo", target=15, person=ANA)
    table = await node.open(seating.table)
    assert table is not None
    before = table.door()[0].commitment
    assert len(before) == 64
    await node.sit(seating.table, BETO)
    assert table.door()[0].commitment == before


@virtual
async def test_what_cannot_be() -> None:
    node = await Rig().node()
    for wrong, code in (
        (node.sit("nowhere", ANA), "no-hay-mesa"),
        (node.create(reglamento="argentino-duelo", target=16, person=ANA), "objetivo"),
        (node.take_handover("no such code", "k9"), "codigo-vencido"),
    ):
        with pytest.raises(TableRefusal) as refusal:
            await wrong
        assert refusal.value.code == code
    assert await node.open("nowhere") is None


@virtual
async def test_a_node_that_died_between_chair_and_row_left_nobody_standing() -> None:
    rig = Rig()
    node = await rig.node()
    seating = await node.create(reglamento="argentino-duelo", target=15, person=ANA)
    await rig.store.take_chair(Chair(seating.table, 2, "Beto", "mora", BETO.key))
    table = await node.open(seating.table)
    assert table is not None
    assert table.door()[0].status == "waiting"
    assert await node.sit(seating.table, BETO) == Seating(seating.table, 2)
    assert table.door()[0].status == "playing"
    other = await node.create(reglamento="argentino-duelo", target=15, person=ANA)
    await rig.store.take_chair(Chair(other.table, 2, "Beto", "mora", BETO.key))
    again = await (await rig.node("b")).open(other.table)
    assert again is not None
    assert again.door()[0].status == "playing", "whoever opens the table finishes it"


@virtual
async def test_going_on_elsewhere_with_a_code() -> None:
    rig = Rig()
    ana, beto = await rig.table()
    node, table_id = rig.nodes["a"], ana.table.fold.table_id
    await ana.must("rendirse")
    await node.offer_handover(table_id, 1, "hash", 120)
    assert await node.take_handover("hash", "key-phone") == Seating(table_id, 1)
    assert await node.seat_of(table_id, "key-phone") == 1
    with pytest.raises(TableRefusal):
        await node.take_handover("hash", "key-other")
    await node.offer_handover(table_id, 1, "late", 120)
    await wait(120_001)
    with pytest.raises(TableRefusal):
        await node.take_handover("late", "key-other")
    for seat in (ana, beto):
        assert isinstance(await seat.rematch(), Ack)
    await ana.read()
    assert await node.seat_of(ana.moved[0], "key-phone") == 1, "the other device comes along"


@virtual
async def test_a_rematch_when_all_asked_has_the_same_people_on_the_same_chairs() -> None:
    rig = Rig()
    ana, beto = await rig.table(target=30)
    reply = await ana.rematch()
    assert isinstance(reply, Refused)
    assert reply.code == "partida-en-juego"
    await beto.must("rendirse")
    assert isinstance(await ana.rematch(), Ack)
    await beto.read()
    assert [seat.wants_rematch for seat in beto.frames[-1].seats] == [True, False]
    assert beto.moved == []
    assert isinstance(await ana.rematch(), Ack), "asking twice is asking once"
    assert isinstance(await beto.rematch(), Ack)
    await ana.read()
    assert ana.moved == beto.moved
    (next_id,) = ana.moved
    node = rig.nodes["a"]
    table = await node.open(next_id)
    assert table is not None
    info, seats = table.door()
    assert (info.status, info.target, [seat.name for seat in seats]) == ("playing", 30, ["Ana", "Beto"])
    assert info.commitment != ana.table.door()[0].commitment, "a seed of its own"
    assert [await node.seat_of(next_id, key) for key in ("key-ana", "key-beto")] == [1, 2]
    late = Seat(beto.table, 2)
    await late.read()
    assert late.moved == [next_id], "who comes later is sent along too"


@virtual
async def test_a_computer_always_agrees_to_a_rematch() -> None:
    rig = Rig()
    (ana,) = await rig.table(computers=(2,))
    await ana.must("rendirse")
    assert [seat.wants_rematch for seat in ana.frames[-1].seats] == [False, True]
    assert isinstance(await ana.rematch(), Ack)
    table = await rig.nodes["a"].open(ana.moved[0])
    assert table is not None
    assert [seat.person for seat in table.door()[1]] == [True, False]
    assert table.door()[0].status == "playing"


@virtual
async def test_a_node_that_died_before_the_next_table_was_made_left_nobody_behind() -> None:
    rig = Rig()
    ana, beto = await rig.table()
    await ana.must("rendirse")
    for seat in (ana, beto):
        await seat.rematch()
    await ana.read()
    next_id, memory = ana.moved[0], rig.store
    await rig.stop()
    for lost in ("journals", "mesas"):
        getattr(memory, lost).pop(next_id)
    table = await (await rig.node("b")).open(ana.table.fold.table_id)
    assert table is not None
    back = Seat(table, 2)
    await back.read()
    assert back.moved == [next_id]
    assert [row.seat for row in await rig.payloads(next_id) if isinstance(row, Sat)] == []
    assert await rig.nodes["b"].open(next_id) is not None
    assert [row.seat for row in await rig.payloads(next_id) if isinstance(row, Sat)] == [1, 2]
