"""Who is shown a table one hand late: each hand comes whole, when it is over, and nothing of it before."""

from __future__ import annotations

import random

import pytest

from quiero.engine import Reglamento, happenings, spectator_view
from quiero.engine.view import View
from quiero.protocol.messages import Ack, Frame
from quiero.tables.story import Moment
from tests.sim.loop import virtual
from tests.sim.rig import Rig, Seat, play_on, wait
from tests.tables.watching import ARGENTINO, KINDS, VENEZOLANO, Onlooker, more_than


async def hand(people: tuple[Seat, ...], watchers: list[Onlooker]) -> list[Moment]:
    """Play on to the end of the hand: nothing reaches a spectator before. The moments of it."""
    fold = people[0].table.fold
    rng = random.Random(fold.seq)
    chapter = fold.story.chapter
    while fold.story.chapter == chapter:
        for watcher in watchers:
            assert await watcher.read() == [], "nothing is told before the hand is over"
        await play_on(people, rng, until=more_than(fold.seq))
    return list(fold.story.told)


@pytest.mark.parametrize(("rules", "target", "seats"), KINDS)
@virtual
async def test_the_hand_comes_whole_when_it_is_over(rules: Reglamento, target: int, seats: int) -> None:
    people = await Rig(1).table(rules, target=target, seats=seats, spectators="late")
    table = people[0].table
    watchers = [Onlooker(table, seat) for seat in range(seats + 1)]
    for seat, watcher in enumerate(watchers):
        frame = (await watcher.frames())[-1]
        assert (frame.view, frame.clock, frame.perspective) == (None, None, seat), "in the first hand, only the seats"
    for _ in range(3):
        told = await hand(people, watchers)
        for seat, watcher in enumerate(watchers):
            frames = await watcher.frames()
            seen = visible(told, seat)
            assert [frame.view for frame in frames] == [spectator_view(moment.state, seat) for moment in seen]
            assert [frame.events for frame in frames] == [happenings(moment.events, seat) for moment in seen]
            assert [frame.table.status for frame in frames] == ["playing"] * (len(frames) - 1) + [table.fold.status]
            assert all(frame.clock is None for frame in frames)
            assert table.fold.state is not None
            assert views(frames)[0].hand <= views(frames)[-1].hand == table.fold.state.hand
            assert views(frames)[-1].phase == ("fin" if table.fold.ended else "reparto")
        if table.fold.ended:
            break


@virtual
async def test_a_change_of_perspective_tells_the_same_hand_from_there() -> None:
    people = await Rig(2).table(VENEZOLANO, target=24, seats=4, spectators="late")
    table = people[0].table
    watcher = Onlooker(table)
    await watcher.read()
    told = await hand(people, [])
    await watcher.read()
    await some_acts(people)
    for seat in (3, 0, 4):
        assert watcher.turn(seat) == ""
        assert views(await watcher.frames()) == [spectator_view(moment.state, seat) for moment in visible(told, seat)]
    late_comer = Onlooker(table, 4, key="late")
    assert views(await late_comer.frames()) == [spectator_view(moment.state, 4) for moment in visible(told, 4)]
    watcher.sent.resync()
    assert views(await watcher.frames()) == [spectator_view(told[-1].state, 4)]


async def some_acts(people: tuple[Seat, ...]) -> None:
    """Into the next hand."""
    await wait(3_100)
    await play_on(people, random.Random(9), until=more_than(people[0].table.fold.seq + 2))


@virtual
async def test_senas_that_he_did_not_see_leave_no_frame_in_it() -> None:
    people = await Rig(8).table(ARGENTINO, seats=4, spectators="late")
    await wait(3_100)
    for person in people[1::2]:
        assert isinstance(await person.do("seña cejas"), Ack)
    told = await hand(people, [])
    behind = [Onlooker(people[0].table, seat) for seat in (0, 1, 2)]
    assert [len(await watcher.frames()) for watcher in behind] == [len(told) - 2, len(told) - 2, len(told)]


@virtual
async def test_another_node_tells_the_same() -> None:
    rig = Rig(4)
    people = await rig.table(ARGENTINO, seats=4, spectators="late")
    await hand(people, [])
    await some_acts(people)
    other = await (await rig.node("b")).open(people[0].table.fold.table_id)
    assert other is not None
    here, there = Onlooker(people[0].table, 2), Onlooker(other, 2)
    assert views(await there.frames()) == views(await here.frames())
    assert len(there.messages) > 5


@virtual
async def test_the_end_of_the_match_is_told_by_the_last_frame_alone() -> None:
    people = await Rig(5).table(ARGENTINO, seats=4, spectators="late")
    await hand(people, [])
    await some_acts(people)
    watcher = Onlooker(people[0].table)
    await watcher.read()
    await people[0].must("rendirse")
    frames = await watcher.frames()
    assert [frame.table.status for frame in frames] == ["playing"] * (len(frames) - 1) + ["over"]
    assert (views(frames)[-1].winner, views(frames)[-2].winner) == (2, 0)


@virtual
async def test_a_match_that_ends_between_two_hands_still_shows_the_hand_before() -> None:
    people = await Rig(6).table(spectators="late")
    told = await hand(people, [])
    await people[0].must("rendirse")
    watcher = Onlooker(people[0].table)
    frames = await watcher.frames()
    assert len(frames) == len(visible(told, 0)) + 1
    assert (views(frames)[-1].winner, frames[-1].table.status) == (2, "over")


def visible(told: list[Moment], seat: int) -> list[Moment]:
    """The moments at which who looks from that seat sees something new: a pick or a seña in secret is none."""
    seen: list[Moment] = []
    for moment in told:
        if (
            not seen
            or happenings(moment.events, seat)
            or spectator_view(moment.state, seat) != spectator_view(seen[-1].state, seat)
        ):
            seen.append(moment)
    return seen


def views(frames: list[Frame]) -> list[View]:
    return [frame.view for frame in frames if frame.view is not None]


@virtual
async def test_a_spectator_who_reads_nothing_holds_no_more_than_a_hand() -> None:
    people = await Rig(7).table(ARGENTINO, seats=4, spectators="late")
    watcher = Onlooker(people[0].table)
    await play_on(people, random.Random(7), until=lambda fold: fold.status == "over")
    frames = await watcher.frames()
    assert len(frames) == len(people[0].table.fold.story.told)
    assert [frame.version for frame in frames] == list(range(1, len(frames) + 1))
