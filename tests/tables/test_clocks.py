"""The server's clock (D-66 to D-73), the pause between hands, and what a downtime does to them."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from quiero.engine import REGLAMENTOS, reglamento
from quiero.protocol.messages import Ack
from quiero.tables.people import TableRefusal
from quiero.tables.rows import Acted, Resumed
from tests.sim.loop import now, virtual
from tests.sim.rig import Rig, dealt, pick, wait

FULL = 15_000


@virtual
async def test_d_66_each_new_decision_starts_a_full_clock() -> None:
    rig = Rig()
    ana, beto = await rig.table()
    await dealt(ana, beto)
    await wait(6_000)
    await ana.must("envido")
    assert (ana.left, ana.frames[-1].clock.seats) == (FULL, [2])  # type: ignore[union-attr]
    await wait(5_000)
    await beto.must("no-quiero")
    assert beto.left == FULL, "also when the card turn comes back after a canto"
    await wait(2_500)
    await ana.must("truco")
    await ana.must("rendirse")
    assert ana.left is None


@virtual
async def test_d_67_idle_on_a_canto_is_no_quiero_at_the_exact_time() -> None:
    rig = Rig()
    ana, beto = await rig.table()
    await dealt(ana, beto)
    await ana.must("truco")
    asked_at = now()
    decision = beto.table.fold.state.decision  # type: ignore[union-attr]
    await wait(FULL + 49)
    assert not await beto.read() or beto.view.phase == "mano"
    await wait(2)
    await beto.read()
    assert (beto.view.phase, beto.view.scores) == ("reparto", [1, 0])
    row = (await rig.rows(ana.table.fold.table_id))[-1]
    assert (row.cmd_id, row.at) == (f"srv:clock:{decision}:2", asked_at + FULL + rig.tempo.grace)
    assert beto.frames[-1].events[0].kind == "timeout"


@virtual
async def test_d_71_an_act_at_the_deadline_is_refused_and_the_timeout_applies() -> None:
    ana, beto = await Rig().table()
    await dealt(ana, beto)
    await ana.must("truco")
    await wait(FULL)
    assert await beto.refused("quiero") == "D-71 tarde"
    assert isinstance(await ana.do("rendirse"), Ack), "leaving is no answer and never late"


@virtual
async def test_d_71_an_act_received_in_time_counts_if_it_commits_first() -> None:
    rig = Rig()
    ana, beto = await rig.table()
    await dealt(ana, beto)
    await ana.must("truco")
    rig.store.latency = lambda: 0.03  # type: ignore[attr-defined]
    await wait(FULL - 1)
    assert isinstance(await beto.do("quiero"), Ack), "in the journal 29 ms after the deadline, before the clock fires"
    assert beto.view.worth == 2


@virtual
async def test_d_8_the_server_draws_the_mano_when_nobody_picked() -> None:
    manos = set()
    for seed in range(12):
        rig = Rig(seed)
        ana, _ = await rig.table()
        await wait(FULL + 60)
        await ana.read()
        manos.add(ana.view.mano)
        assert ana.view.throws[0].picks == ["", ""]
        played = [row for row in await rig.payloads(ana.table.fold.table_id) if isinstance(row, Acted)]
        assert [row.act for row in played] == [f"tiempo {ana.view.mano}"]
        await rig.stop()
    assert manos == {1, 2}


@virtual
async def test_d_8_who_picked_wins_over_who_did_not() -> None:
    for picked in (1, 2):
        rig = Rig()
        seats = await rig.table()
        await wait(3_000)
        await seats[picked - 1].must("papel")
        assert seats[picked - 1].left == FULL - 3_000, "a pick gives nobody more time"
        await wait(FULL - 3_000 + 60)
        await seats[0].read()
        assert seats[0].view.mano == picked
        await rig.stop()


@virtual
async def test_d_7_equal_picks_are_thrown_again_with_a_new_clock() -> None:
    ana, beto = await Rig().table()
    await wait(9_000)
    await ana.must("papel")
    await beto.must("papel")
    assert (beto.view.phase, beto.left) == ("sorteo", FULL)
    assert beto.view.my_pick == ""


@virtual
async def test_d_79_the_server_deals_after_a_pause_in_which_no_clock_runs() -> None:
    rig = Rig()
    ana, beto = await rig.table()
    await dealt(ana, beto)
    await ana.must("truco")
    await beto.must("no-quiero")
    assert (beto.view.phase, beto.left) == ("reparto", None)
    assert await beto.refused("truco") == "D-79 entre-manos"
    await wait(2_999)
    assert await beto.read() == []
    await wait(1)
    await beto.read()
    assert (beto.view.phase, beto.view.hand, beto.view.mano, beto.left) == ("mano", 2, 2, FULL)
    commands = await rig.commands(beto.table.fold.table_id)
    assert [command for command in commands if "deal" in command] == ["srv:deal:1", "srv:deal:2"]


@virtual
async def test_d_72_coming_back_finds_the_match_where_it_is_with_the_clock_running() -> None:
    ana, beto = await Rig().table()
    await dealt(ana, beto)
    await ana.must("truco")
    cards = beto.view.cards
    beto.leave()
    await wait(4_000)
    back = type(beto)(beto.table, 2)
    (frame,) = await back.read()
    assert frame.version == 1
    assert (back.view.cards, back.view.pending[0].chain, back.left) == (cards, ["truco"], FULL - 4_000)


@virtual
async def test_d_73_a_disconnection_pauses_nothing_and_loses_nothing_by_itself() -> None:
    ana, beto = await Rig().table()
    await dealt(ana, beto)
    await ana.must("truco")
    beto.leave()
    ana.leave()
    await wait(FULL + 60)
    assert ana.table.fold.state is not None
    assert ana.table.fold.state.scores == (1, 0), "the clock went on"
    assert not ana.table.fold.state.over


@virtual
async def test_while_the_server_is_down_clocks_stand_still() -> None:
    """The rival's clock once ran on after a restart elsewhere."""
    rig = Rig()
    ana, beto = await rig.table()
    await dealt(ana, beto)
    await ana.must("truco")
    await wait(2_000)
    table_id, cards = beto.table.fold.table_id, beto.view.cards
    await rig.stop()
    await wait(3_600_000)
    node = await rig.node()
    table = await node.open(table_id)
    assert table is not None
    back = type(beto)(table, 2)
    await back.read()
    assert (back.view.cards, back.view.pending[0].chain) == (cards, ["truco"])
    assert back.left == FULL - 2_000
    assert (await rig.commands(table_id))[-1] == "srv:resume:1"
    assert isinstance(await back.do("quiero"), Ack)


@virtual
async def test_who_had_less_than_ten_seconds_left_gets_ten() -> None:
    rig = Rig()
    ana, beto = await rig.table()
    await dealt(ana, beto)
    await ana.must("truco")
    await wait(14_500)
    await rig.stop()
    await wait(5_000)
    node = await rig.node()
    table = await node.open(beto.table.fold.table_id)
    assert table is not None
    back = type(beto)(table, 2)
    await back.read()
    assert back.left == rig.tempo.floor
    await wait(rig.tempo.floor + 60)
    await back.read()
    assert back.view.scores == [1, 0], "and then it runs out"


@virtual
async def test_a_quick_restart_is_a_downtime_too() -> None:
    rig = Rig()
    ana, beto = await rig.table()
    await dealt(ana, beto)
    await ana.must("truco")
    await wait(14_900)
    await rig.stop()
    await wait(400)
    node = await rig.node()
    table = await node.open(beto.table.fold.table_id)
    assert table is not None
    back = type(beto)(table, 2)
    await back.read()
    assert back.view.pending, "the clock did not run out while nobody was there"
    assert back.left == rig.tempo.floor


@virtual
async def test_each_downtime_is_resumed_once_and_a_living_node_is_none() -> None:
    rig = Rig()
    ana, beto = await rig.table()
    await dealt(ana, beto)
    await ana.must("truco")
    table_id = ana.table.fold.table_id
    await rig.node("b")
    await rig.stop("a")
    await wait(2_000)
    await rig.node("c")
    assert not any(isinstance(row, Resumed) for row in await rig.payloads(table_id)), "b was alive all the time"
    await rig.stop("b")
    await rig.stop("c")
    await wait(60_000)
    await asyncio.gather(rig.node("d"), rig.node("e"))
    assert [command for command in await rig.commands(table_id) if "resume" in command] == ["srv:resume:1"]
    await rig.stop("d")
    await rig.stop("e")
    await wait(60_000)
    await rig.node("f")
    assert [command for command in await rig.commands(table_id) if "resume" in command] == ["srv:resume:1", "srv:resume:2"]


@virtual
async def test_a_node_that_was_paused_gives_the_time_back_before_it_judges() -> None:
    """A process that stood still for a minute wakes up with overdue timers and a late act at once."""
    rig = Rig()
    ana, beto = await rig.table()
    await dealt(ana, beto)
    await ana.must("truco")
    await wait(14_000)
    loop = asyncio.get_running_loop()
    loop.selector.passed += 60  # type: ignore[attr-defined]
    reply = await beto.do("quiero")
    assert isinstance(reply, Ack), reply
    assert "srv:resume:1" in await rig.commands(beto.table.fold.table_id)


@virtual
async def test_a_table_nobody_has_in_memory_is_found_in_time() -> None:
    rig = Rig()
    ana, beto = await rig.table()
    await dealt(ana, beto)
    await ana.must("truco")
    await rig.stop()
    table_id = ana.table.fold.table_id
    node = await rig.node()
    node._live.clear()
    await wait(FULL + 1_200)
    assert (await rig.commands(table_id))[-1].startswith("srv:clock:")


@virtual
async def test_idle_tables_leave_the_memory_and_come_back() -> None:
    rig = Rig()
    ana, beto = await rig.table()
    await ana.must("rendirse")
    node, table_id = rig.nodes["a"], ana.table.fold.table_id
    await wait(120_000)
    assert await node.open(table_id) is ana.table, "it is watched"
    ana.leave()
    beto.leave()
    await wait(120_000)
    again = await node.open(table_id)
    assert again is not ana.table
    assert again is not None
    assert again.fold.status == "over"


@virtual
async def test_practice_without_a_clock_waits_for_its_person_and_for_nobody_else() -> None:
    rig = Rig()
    (ana,) = await rig.table(reglamento("argentino"), seats=4, computers=[2, 3, 4], clock=False)
    await wait(3_100)
    while not (await ana.read() or ana.view.options):
        await wait(100)
    for _ in range(40):
        assert ana.left is None
        if ana.view.options:
            asked = ana.view.decision
            await wait(600_000)
            await ana.read()
            assert ana.view.decision == asked, "nobody plays or answers for her"
            await ana.must(pick(ana.view.options, random.Random(asked)))
        await wait(4_000)
        await ana.read()
        if ana.table.fold.ended:
            break
    kinds = {entry.kind for row in await rig.payloads(ana.table.fold.table_id) for entry in row.due}
    assert "clock" not in kinds


@virtual
async def test_two_people_never_play_without_a_clock() -> None:
    with pytest.raises(TableRefusal, match="reloj"):
        await Rig().table(clock=False)


def test_seconds_of_the_door_are_those_of_the_rules() -> None:
    folder = Path(__file__).resolve().parents[2] / "client/src/reglamentos"
    for name in REGLAMENTOS:
        assert f"seconds: {reglamento(name).seconds}," in (folder / f"{name}.ts").read_text(), name
