"""Before the match: chairs are changed and left, the house is called in, strangers are asked whether they are still there."""

from __future__ import annotations

import asyncio

import pytest

from quiero.engine import reglamento
from quiero.protocol.messages import Frame
from quiero.tables.live import LiveTable
from quiero.tables.people import TableRefusal
from quiero.tables.rows import Begun, Left, Resumed
from quiero.tables.service import Tables
from tests.sim.loop import virtual
from tests.sim.rig import Rig, Seat, person, wait

VENEZOLANO = reglamento("venezolano")


async def four(rig: Rig, *, public: bool = False, pair: bool = False) -> tuple[Tables, LiveTable]:
    """A table of four at which Ana sits alone."""
    node = await rig.node()
    seating = await node.create(reglamento="venezolano", target=12, seats=4, person=person(1), public=public, pair=pair)
    table = await node.open(seating.table)
    assert table is not None
    return node, table


def names(table: LiveTable) -> list[str]:
    return [chair.name for chair in table.door()[1]]


@virtual
async def test_a_person_takes_another_free_chair_and_its_first_one_is_free_again() -> None:
    rig = Rig()
    node, table = await four(rig)
    device = Seat(table, 1)
    assert device.seat in table.present
    await table.move(1, 4)
    assert names(table) == ["", "", "", "Ana"]
    assert await node.seat_of(table.fold.table_id, person(1).key) == 4
    assert await node.sit(table.fold.table_id, person(2), seat=1)
    with pytest.raises(TableRefusal, match="silla-ocupada"):
        await table.move(4, 1)
    assert 1 not in table.present, "her page comes back and is told its new seat"


@virtual
async def test_who_stands_up_is_nobody_there_and_another_may_sit_on_the_same_chair() -> None:
    rig = Rig()
    node, table = await four(rig)
    await node.sit(table.fold.table_id, person(2), seat=2)
    await table.leave(2)
    assert await node.seat_of(table.fold.table_id, person(2).key) == 0
    await node.sit(table.fold.table_id, person(3), seat=2)
    assert names(table) == ["Ana", "Caro", "", ""]
    await rig.stop()
    again = await (await rig.node()).open(table.fold.table_id)
    assert again is not None
    assert names(again) == ["Ana", "Caro", "", ""], "the journal says the same after a restart"


@virtual
async def test_what_a_node_left_half_done_is_finished_by_the_next_one() -> None:
    rig = Rig()
    node, table = await four(rig)
    await node.sit(table.fold.table_id, person(2), seat=2)
    await node.sit(table.fold.table_id, person(3), seat=3)
    await rig.stop()
    await rig.store.free_chair(table.fold.table_id, 2)
    await rig.store.move_chair(table.fold.table_id, 3, 4)
    again = await (await rig.node()).open(table.fold.table_id)
    assert again is not None
    assert names(again) == ["Ana", "", "", "Caro"]


@virtual
async def test_the_house_fills_what_is_empty_and_is_sent_away_again_by_who_sat_first_alone() -> None:
    rig = Rig()
    node, table = await four(rig)
    await node.sit(table.fold.table_id, person(2), seat=2)
    ana, beto = Seat(table, 1), Seat(table, 2)
    with pytest.raises(TableRefusal, match="solo-quien-arma"):
        await table.house(2, [3])
    with pytest.raises(TableRefusal, match="silla-ocupada"):
        await table.house(1, [2, 3])
    with pytest.raises(TableRefusal, match="silla-ocupada"):
        await table.house(1, [9])
    await table.house(1, [3])
    assert [(chair.person, chair.empty) for chair in table.door()[1]] == [
        (True, False),
        (True, False),
        (False, False),
        (True, True),
    ]
    await table.house(1, [])
    assert table.fold.chairs.free == [3, 4]
    ana.leave()
    await wait(10)
    await table.house(2, [3, 4])  # she has gone: he need not wait for her
    assert table.fold.status == "playing"
    assert beto.seat in table.present


@virtual
async def test_once_it_has_begun_nobody_is_moved_replaced_or_sent_away() -> None:
    rig = Rig()
    ana, _ = await rig.table()
    table = ana.table
    before = table.fold.seq
    for deed in (table.leave(1), table.leave(2), table.move(1, 2), table.house(1, [2]), table.house(1, [])):
        with pytest.raises(TableRefusal, match="mesa-empezada"):
            await deed
    await table.ready(1)
    assert table.fold.seq == before
    commitment = table.fold.made.commitment
    await rig.stop()
    again = await (await rig.node()).open(table.fold.table_id)
    assert again is not None
    assert (again.fold.made.commitment, names(again)) == (commitment, ["Ana", "Beto"])
    assert {type(row) for row in (await rig.payloads(table.fold.table_id))[before:]} == {Resumed}, "its clocks, nothing else"
    for deed in (again.leave(1), again.move(2, 1), again.house(2, [1])):
        with pytest.raises(TableRefusal, match="mesa-empezada"):
            await deed
    assert len([row for row in await rig.payloads(table.fold.table_id) if isinstance(row, Begun)]) == 1


@virtual
async def test_a_table_by_link_begins_when_all_sit_and_asks_nothing() -> None:
    rig = Rig()
    node, table = await four(rig)
    for seat in (2, 3, 4):
        await node.sit(table.fold.table_id, person(seat))
    assert table.fold.status == "playing"


@virtual
async def test_strangers_answer_a_roll_call_and_who_does_not_loses_the_chair() -> None:
    rig = Rig()
    node, table = await four(rig, public=True)
    for seat in (2, 3, 4):
        await node.sit(table.fold.table_id, person(seat))
    info, seats = table.door()
    assert (info.status, info.roll_call) == ("waiting", True)
    assert [chair.ready for chair in seats] == [False, False, False, True], "who has just sat down is there"
    await table.ready(1)
    await table.ready(3)
    await wait(rig.tempo.roll_call + 10)
    assert names(table) == ["Ana", "", "Caro", "Dani"]
    assert not table.door()[0].roll_call
    assert len([row for row in await rig.payloads(table.fold.table_id) if isinstance(row, Left)]) == 1
    await node.sit(table.fold.table_id, person(5))
    for seat in (1, 3, 4):
        await table.ready(seat)
    assert table.fold.status == "playing"


@virtual
async def test_two_strangers_begin_at_once() -> None:
    ana, _ = await Rig().table(public=True)
    assert ana.table.fold.status == "playing"


@virtual
async def test_the_even_chairs_of_a_challenge_are_for_a_pair_and_two_pairs_meet_once() -> None:
    rig = Rig()
    node, table = await four(rig, pair=True)
    with pytest.raises(TableRefusal, match="silla-de-pareja"):
        await node.sit(table.fold.table_id, person(2), seat=2)
    assert (await node.sit(table.fold.table_id, person(2))).seat == 3, "beside who challenges"
    with pytest.raises(TableRefusal, match="mesa-llena"):
        await node.sit(table.fold.table_id, person(6))
    pairs = []
    for first in (3, 5):
        seating = await node.create(reglamento="venezolano", target=24, seats=4, pair=True, person=person(first))
        await node.sit(seating.table, person(first + 1))
        pair = await node.open(seating.table)
        assert pair is not None
        pairs.append(pair)
    device = Seat(pairs[0], 3)
    outcomes = await asyncio.gather(*(table.take_pair(pair) for pair in pairs), return_exceptions=True)
    assert outcomes[0] is None
    assert isinstance(outcomes[1], TableRefusal)
    assert (names(table), table.fold.status) == (["Ana", "Caro", "Beto", "Dani"], "playing")
    assert (pairs[0].fold.status, pairs[1].fold.status) == ("closed", "waiting")
    await device.read()
    assert device.moved == [table.fold.table_id]
    with pytest.raises(TableRefusal, match="reto-tomado"):
        await table.take_pair(pairs[1])


@virtual
async def test_a_rematch_asks_nobody_again() -> None:
    rig = Rig()
    ana, beto = await rig.table()
    await ana.must("rendirse")
    await ana.rematch()
    await beto.rematch()
    following = await rig.nodes["a"].open(ana.table.fold.next_table)
    assert following is not None
    assert following.fold.status == "playing"
    assert isinstance(ana.frames[-1], Frame)
