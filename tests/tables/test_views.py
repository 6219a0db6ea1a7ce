"""What each seat is sent, and what it is not."""

from __future__ import annotations

import asyncio
import random

import msgspec

from quiero.protocol.messages import Frame, ServerMessage
from quiero.tables.rows import Dealt, Move
from tests.sim.loop import virtual
from tests.sim.rig import Rig, Seat, dealt, play_on, wait


@virtual
async def test_d_5_the_first_pick_sends_nothing_to_the_rival() -> None:
    ana, beto = await Rig().table()
    await beto.read()
    seen = beto.frames[-1].version
    await wait(1_000)
    await ana.must("piedra")
    assert ana.view.my_pick == "piedra"
    assert await beto.read() == [], "no frame"
    await beto.must("tijera")
    assert beto.frames[-1].version == seen + 1, "and no number"
    assert [event.word for event in beto.frames[-1].events] == ["piedra tijera"]


@virtual
async def test_a_device_that_comes_between_the_picks_is_not_told_either() -> None:
    rig = Rig()
    ana, beto = await rig.table()
    other = await Rig().table()
    await ana.must("piedra")
    await other[0].read()
    after, before = Seat(beto.table, 2), Seat(other[1].table, 2)
    await after.read()
    await before.read()
    assert after.view == before.view
    assert after.frames[-1].clock == before.frames[-1].clock


@virtual
async def test_versions_are_contiguous_and_frames_come_only_with_news() -> None:
    rig = Rig(3)
    seats = await rig.table()
    await play_on(seats, random.Random(3), until=lambda fold: fold.state is not None and fold.state.over)
    for seat in seats:
        await seat.read()
        assert [frame.version for frame in seat.frames] == list(range(1, len(seat.frames) + 1))
        for before, after in zip(seat.frames, seat.frames[1:], strict=False):
            assert after.events or (after.seats, after.view) != (before.seats, before.view), "a frame without news"
    rows = len(await rig.rows(seats[0].table.fold.table_id))
    assert all(len(seat.frames) <= rows + 2 for seat in seats)


@virtual
async def test_a_slow_device_gets_the_newest_view_and_no_gap() -> None:
    rig = Rig(4)
    ana, beto = await rig.table()
    slow = Seat(beto.table, 2)
    await slow.read()
    await dealt(ana, beto)
    await ana.must("envido")
    await beto.must("quiero")
    (frame,) = await slow.read()
    assert (frame.version, frame.view) == (2, beto.view)
    assert [event.kind for event in frame.events][:2] == ["throw", "reparto"], "what happened meanwhile, in order"


@virtual
async def test_a_device_that_slept_long_gets_the_view_without_the_story() -> None:
    rig = Rig(5)
    seats = await rig.table(target=30)
    slow = Seat(seats[0].table, 1)
    await play_on(seats, random.Random(5), until=lambda fold: fold.state is not None and fold.state.over)
    (frame,) = await slow.read()
    assert len(frame.events) <= 64
    await seats[0].read()
    assert frame.view == seats[0].view


@virtual
async def test_resync_sends_the_whole_view_again() -> None:
    ana, beto = await Rig().table()
    await dealt(ana, beto)
    await ana.read()
    before = ana.frames[-1]
    ana.watching.resync()
    (frame,) = await ana.read()
    assert (frame.version, frame.view, frame.events) == (before.version + 1, before.view, [])


@virtual
async def test_everybody_sees_who_is_connected() -> None:
    ana, beto = await Rig().table()

    def connected() -> list[bool]:
        return [seat.connected for seat in ana.frames[-1].seats]

    await ana.read()
    assert connected() == [True, True]
    second = Seat(beto.table, 2)
    beto.leave()
    assert await ana.read() == [], "another device of that seat is still there"
    second.leave()
    second.leave()
    (frame,) = await ana.read()
    assert connected() == [True, False]
    assert frame.events == []
    Seat(beto.table, 2)
    await ana.read()
    assert connected() == [True, True]


@virtual
async def test_a_device_that_stops_reading_ends_when_it_is_closed() -> None:
    ana, _ = await Rig().table()
    await ana.read()
    reading = asyncio.ensure_future(anext(ana.watching))
    await wait(10)
    ana.watching.close()
    await wait(1)
    assert isinstance(reading.exception(), StopAsyncIteration)


@virtual
async def test_a_computer_plays_like_a_person_and_at_a_human_pace() -> None:
    rig = Rig(11)
    (ana,) = await rig.table(computers=(2,), target=30)
    await play_on((ana,), random.Random(11), until=lambda fold: fold.state is not None and fold.state.over)
    rows = await rig.rows(ana.table.fold.table_id)
    moves = [row for row in rows if row.cmd_id.startswith("srv:bot:")]
    assert len(moves) > 10
    at = {row.seq: row.at for row in rows}
    thought = [row.at - at[row.seq - 1] for row in moves[1:]]
    assert all(700 <= pause <= 3_000 for pause in thought), thought
    assert not any(row.cmd_id.startswith("srv:clock:") and row.cmd_id.endswith(":2") for row in rows)
    info = ana.frames[-1].seats[1]
    assert (info.person, info.connected, info.empty) == (False, True, False)
    assert info.name


@virtual
async def test_a_computer_that_fails_is_played_by_its_clock() -> None:
    """A bot that never answered once hung the game elsewhere."""
    rig = Rig(7)
    (ana,) = await rig.table(computers=(2,))
    ana.table._house.choose = lambda state, seat: "no such act"  # type: ignore[method-assign]
    await ana.must("piedra")
    await wait(15_100)
    await ana.read()
    assert ana.view.mano == 1, "the computer did not pick in time"


def encoded(message: ServerMessage) -> bytes:
    return msgspec.json.encode(message)


@virtual
async def test_no_frame_holds_a_seed_or_a_card_of_the_rival_that_lies_hidden() -> None:
    rig = Rig(8)
    seats = await rig.table()
    await play_on(seats, random.Random(8), until=lambda fold: fold.state is not None and fold.state.over)
    table_id = seats[0].table.fold.table_id
    mesa = await rig.store.mesa(table_id)
    assert mesa is not None
    for seat in seats:
        await seat.read()
        for frame in seat.frames:
            assert isinstance(frame, Frame)
            assert mesa.seed.hex() not in encoded(frame).decode()
            if frame.view is None:
                continue
            shown = {card.card for card in frame.view.table} | set(frame.view.cards)
            rivals = rival_cards(seats[0].table.fold.history, frame.view.hand, 2 - seat.seat) - shown
            assert not [card for card in rivals if f'"{card}"' in encoded(frame).decode()]


def rival_cards(history: list[Move], hand: int, index: int) -> set[str]:
    deals = [row.hands for row in history if isinstance(row, Dealt)]
    return set(deals[hand - 1][index].split(" ")) if hand else set()
