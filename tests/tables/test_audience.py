"""Who watches without a seat: what each policy shows, when, and to whom it shows nothing."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from quiero.engine import Reglamento, spectator_view, view
from quiero.protocol.messages import Ack, Frame, Moved, Spectating
from quiero.tables.people import Person, TableRefusal
from tests.sim.loop import virtual
from tests.sim.rig import Rig, Seat, dealt, play_on, wait
from tests.tables.watching import ARGENTINO, KINDS, VENEZOLANO, Onlooker, more_than


@virtual
async def test_nobody_watches_a_table_that_says_so() -> None:
    seats = await Rig().table(spectators="none")
    with pytest.raises(TableRefusal, match="sin-asiento"):
        seats[0].table.look_on("stranger")


@virtual
async def test_where_only_the_table_is_public_no_seat_is_looked_from() -> None:
    seats = await Rig().table(ARGENTINO, seats=4)
    watcher = Onlooker(seats[0].table)
    (frame,) = await watcher.frames()
    assert (frame.you, frame.perspective, frame.table.spectators) == (0, 0, "public")
    assert [watcher.turn(seat) for seat in (1, 4, 5, -1, 0)] == ["sin-perspectiva"] * 4 + [""]
    await wait(3_100)
    await watcher.read()
    assert watcher.view == view(seats[0].table.fold.state, 0)  # type: ignore[arg-type]


@virtual
async def test_v_196_at_a_venezolano_he_looks_from_a_seat_and_changes_it_when_he_likes() -> None:
    seats = await Rig().table(VENEZOLANO, target=24, seats=4)
    table = seats[0].table
    watcher = Onlooker(table)
    await through_the_cut(seats)
    await watcher.read()
    for seat in (1, 3, 2, 4):
        assert watcher.turn(seat) == ""
        (frame,) = await watcher.frames()
        assert (frame.perspective, frame.events) == (seat, [])
        assert watcher.view.cards == seats[seat - 1].view.cards
    assert [watcher.turn(seat) for seat in (5, -1, 2**70)] == ["sin-perspectiva"] * 3
    assert await watcher.read() == []
    assert watcher.turn(0) == ""
    await watcher.read()
    assert (watcher.view.cards, watcher.view.seat) == ([], 0)


async def through_the_cut(seats: tuple[Seat, ...]) -> None:
    """To the first hand of a venezolano, by the first seat that may cut."""
    await wait(3_100)
    for seat in seats:
        await seat.read()
    cutter = next(seat for seat in seats if seat.view.options)
    await cutter.must("corta 20")
    for seat in seats:
        await seat.read()


@pytest.mark.parametrize(("rules", "target", "seats"), KINDS)
@virtual
async def test_v_197_in_a_whole_match_he_sees_what_he_may_and_gets_a_frame_only_for_that(
    rules: Reglamento, target: int, seats: int
) -> None:
    people = await Rig(seats).table(rules, target=target, seats=seats, spectators="player")
    table = people[0].table
    watchers = [Onlooker(table, seat) for seat in range(seats + 1)]
    rng = random.Random(f"{rules.name}")
    acts = 0
    while table.fold.status != "over":
        await play_on(people, rng, until=more_than(table.fold.seq))
        acts += 1
        if acts % 5 == 0:
            await sign(people, rng)
        for seat, watcher in enumerate(watchers):
            for frame in await watcher.frames():
                assert (frame.you, frame.perspective) == (0, seat)
            if table.fold.state is not None:
                assert watcher.view == spectator_view(table.fold.state, seat)
    for watcher in watchers:
        frames = [message for message in watcher.messages if isinstance(message, Frame)]
        assert [frame.version for frame in frames] == list(range(1, len(frames) + 1))
        for one, two in pairwise(frames[1:]):
            assert two.events or (two.view, two.table, two.seats, two.absent) != (one.view, one.table, one.seats, one.absent)


async def sign(people: tuple[Seat, ...], rng: random.Random) -> None:
    """Somebody makes a seña, where there are any."""
    fold = people[0].table.fold
    if fold.rules.senas and fold.made.seats > 2 and fold.state is not None and fold.state.phase == "mano":
        await rng.choice(people).do(f"seña {rng.choice(sorted(fold.rules.senas))}")


@pytest.mark.parametrize("rules", [VENEZOLANO, ARGENTINO], ids=["venezolano", "argentino"])
@virtual
async def test_v_198_a_sena_reaches_who_looks_from_a_seat_that_saw_it_and_sends_the_others_nothing(rules: Reglamento) -> None:
    people = await Rig(3).table(rules, target=max(rules.targets), seats=4, spectators="player")
    table = people[0].table
    watchers = [Onlooker(table, seat) for seat in range(5)]
    if rules is VENEZOLANO:
        await through_the_cut(people)
    await wait(3_100)
    caught = 0
    for turn in range(20):
        for watcher in watchers:
            await watcher.read()
        maker = turn % 4 + 1
        assert isinstance(await people[maker - 1].do(f"seña {sorted(rules.senas)[turn % 5]}"), Ack)
        assert table.fold.state is not None
        made = table.fold.state.senas[-1]
        assert made.seen_by(maker)
        assert made.seen_by((maker + 1) % 4 + 1)
        for seat, watcher in enumerate(watchers):
            got = await watcher.frames()
            assert [event.kind for frame in got for event in frame.events] == ["sena"] * made.seen_by(seat), (turn, seat)
            assert len(got) == made.seen_by(seat)
            caught += seat != 0 and made.seen_by(seat) and (seat - maker) % 2
        await wait(300)
    assert (caught > 0) == (rules is VENEZOLANO)


@virtual
async def test_who_changes_his_perspective_sees_the_senas_of_that_seat_and_no_second_draw() -> None:
    people = await Rig(3).table(VENEZOLANO, target=24, seats=4)
    table = people[0].table
    await through_the_cut(people)
    for _ in range(3):
        for person in people:
            await person.do("seña guiño-derecho")
        await wait(1_100)
    watcher = Onlooker(table)
    assert table.fold.state is not None
    for seat in (1, 2, 1, 3, 4, 0, 1):
        assert watcher.turn(seat) == ""
        await watcher.read()
        assert [sena.seat for sena in watcher.view.senas] == [one.seat for one in table.fold.state.senas if one.seen_by(seat)]


@virtual
async def test_the_pick_of_a_throw_is_shown_to_no_spectator() -> None:
    seats = await Rig().table(spectators="player")
    watchers = [Onlooker(seats[0].table, seat) for seat in range(3)]
    for watcher in watchers:
        await watcher.read()
    await seats[0].must("piedra")
    assert [await watcher.read() for watcher in watchers] == [[], [], []]
    await seats[1].must("tijera")
    assert [len(await watcher.read()) for watcher in watchers] == [1, 1, 1]


@virtual
async def test_seats_are_told_how_many_watch_and_spectators_do_not_wake_one_another() -> None:
    ana, beto = await Rig().table()
    await ana.read()
    first = Onlooker(ana.table)
    assert (await first.frames())[0].watchers == 1, "he is one of them"
    assert [frame.watchers for frame in await ana.read()] == [1]
    second = Onlooker(ana.table, key="another")
    assert [frame.watchers for frame in await ana.read()] == [2]
    assert await first.read() == []
    second.sent.close()
    assert [frame.watchers for frame in await ana.read()] == [1]
    assert [seat.connected for seat in ana.frames[-1].seats] == [True, True], "a spectator is nobody's presence"
    beto.leave()
    assert [seat.connected for seat in (await first.frames())[0].seats] == [True, False]


class TestSitting:
    @virtual
    async def test_who_sits_down_watches_no_more(self) -> None:
        rig = Rig()
        tables = await rig.node()
        made = await tables.create(reglamento="venezolano", target=24, person=Person("Ana", "mora", "key-ana"))
        table = await tables.open(made.table)
        assert table is not None
        mine, others = Onlooker(table, key="key-beto"), Onlooker(table, key="key-caro")
        await tables.sit(made.table, Person("Beto", "mora", "key-beto"))
        with pytest.raises(TableRefusal, match="mesa-llena"):
            await tables.sit(made.table, Person("Caro", "mora", "key-caro"))
        await wait(5_000)
        assert not any(isinstance(message, Frame) and message.view for message in await mine.read())
        assert mine.ended
        await others.read()
        assert not others.ended

    @virtual
    async def test_who_takes_a_seat_to_another_device_watches_no_more_there(self) -> None:
        rig = Rig()
        ana, _ = await rig.table(spectators="player")
        watcher = Onlooker(ana.table, key="key-of-a-phone")
        tables = rig.nodes["a"]
        await tables.offer_handover(ana.table.fold.table_id, 2, "a-code", 120)
        await tables.take_handover("a-code", "key-of-a-phone")
        await watcher.read()
        assert watcher.ended


@pytest.mark.parametrize("policy", ["public", "player", "late"])
@virtual
async def test_spectators_go_on_with_the_people_to_the_next_table(policy: Spectating) -> None:
    ana, beto = await Rig().table(spectators=policy)
    watcher = Onlooker(ana.table)
    await ana.must("rendirse")
    await ana.rematch()
    await beto.rematch()
    later = Onlooker(ana.table, key="later")
    assert [message for message in await watcher.read() if isinstance(message, Moved)] == [Moved(ana.table.fold.next_table)]
    assert Moved(ana.table.fold.next_table) in await later.read()


@virtual
async def test_a_table_that_is_watched_stays_in_memory() -> None:
    rig = Rig()
    ana, beto = await rig.table()
    await dealt(ana, beto)
    watcher = Onlooker(ana.table)
    ana.leave()
    beto.leave()
    await wait(10_000)
    assert ana.table.idle is False
    await wait(120_000)
    assert not ana.table.idle
    watcher.sent.close()
    await wait(120_000)
    assert ana.table.idle
