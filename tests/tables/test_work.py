"""Tasks that nobody waits for: they end, they are broken off, and what goes wrong in them is told."""

from __future__ import annotations

import asyncio

import pytest
from structlog.testing import capture_logs

from quiero.store import StoreTrouble
from quiero.tables.people import TableRefusal
from quiero.tables.work import PATIENCE_S, Work, every
from tests.sim.loop import virtual


async def fail(error: Exception) -> None:
    raise error


@virtual
async def test_what_fails_is_told_with_whose_it_was_and_is_not_held() -> None:
    work = Work("mesa")
    with capture_logs() as told:
        work.start(fail(RuntimeError("torn")))
        work.start(fail(TableRefusal("mesa-llena")))
        work.start(asyncio.sleep(9)).cancel()
        await asyncio.sleep(1)
    assert [(line["log_level"], line["of"], str(line["exc_info"])) for line in told] == [("error", "mesa", "torn")]
    assert not work


@virtual
async def test_it_is_done_to_the_end_though_whoever_asked_has_gone() -> None:
    work, done = Work("mesa"), asyncio.Event()

    async def write() -> None:
        await asyncio.sleep(1)
        done.set()

    asked = asyncio.create_task(work.to_the_end(write()))
    await asyncio.sleep(0.5)
    asked.cancel()
    await asyncio.sleep(1)
    assert asked.cancelled()
    assert done.is_set()
    with pytest.raises(TableRefusal):
        await work.to_the_end(fail(TableRefusal("mesa-llena")))


@virtual
async def test_what_is_being_done_is_finished_unless_it_takes_too_long() -> None:
    work = Work("mesa")
    short, long = work.start(asyncio.sleep(PATIENCE_S - 1)), work.start(asyncio.sleep(PATIENCE_S + 1))
    await work.finish()
    assert (short.cancelled(), long.cancelled(), len(work)) == (False, True, 0)
    broken = work.start(asyncio.sleep(1))
    await work.give_up()
    assert broken.cancelled()


@virtual
async def test_what_is_done_every_so_often_outlives_whatever_goes_wrong() -> None:
    times = []

    async def do() -> None:
        times.append(asyncio.get_running_loop().time())
        if len(times) < 3:
            raise (StoreTrouble("busy"), RuntimeError("torn"))[len(times) - 1]

    with capture_logs() as told:
        task = asyncio.create_task(every(2, do))
        await asyncio.sleep(9)
        task.cancel()
    assert times == [2, 4, 6, 8]
    assert [line["log_level"] for line in told] == ["warning", "error"]
