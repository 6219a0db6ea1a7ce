"""Secrecy on the wire: change all that a viewer cannot know, and every byte that he is sent stays the same, and its number.

Live matches of every reglamento are written into the journal of another node row by row, once as they were and once with
everything otherwise that the viewer has not seen (`hidden.py` says what is held fixed); after each row he must have been sent the
same. QUIERO_SOAK: many matches of each kind.
"""

from __future__ import annotations

import os
import random
from math import ceil
from typing import cast

import msgspec
import pytest
from msgspec.structs import replace

from quiero.engine import Reglamento, actors
from quiero.protocol.messages import Spectating
from quiero.store import Row
from quiero.tables.live import LiveTable
from quiero.tables.rows import Acted, Made, encode
from tests.engine.tables import EACH, TABLES
from tests.sim.loop import START, virtual
from tests.sim.memory import MemoryStore
from tests.sim.rig import Rig, wait
from tests.tables.hidden import Instead, Story, Viewer, assert_waits_do_not_tell, live_match, viewers
from tests.tables.watching import Device, Onlooker

SOAK = 200 if os.environ.get("QUIERO_SOAK") else 0
"""Matches of each reglamento, number of seats and kind of viewer, shared among the targets and options that it is played with."""
CUTS = 4
"""Places at which a match is broken off, to change also what its viewer learns later."""


@pytest.mark.parametrize(("rules", "target", "seats"), TABLES)
def test_every_byte_stays_the_same(rules: Reglamento, target: int, seats: int) -> None:
    kin = sum((other.name, many) == (rules.name, seats) for other, _, many in EACH)
    matches = max(1, ceil(SOAK / kin))
    changed = 0
    for seed in range(matches):
        changed += one_match(rules, target, seats, random.Random(f"{rules.name} {target} {seats} {seed}"))
    assert changed > 5 * matches, "there was something to hide"


def one_match(rules: Reglamento, target: int, seats: int, rng: random.Random) -> int:
    """Every kind of viewer at one match. How many rows could have been otherwise."""
    changed = 0

    @virtual
    async def play() -> None:
        nonlocal changed
        rig = Rig(rng.getrandbits(32))
        story = await live_match(rig, rules, rng, target=target, seats=seats, computers=rng.choice((0, 0, 1)))
        await rig.stop()
        for viewer in viewers(rng, seats):
            changed += await compare(rig, story, viewer, len(story.rows), story.begun, rng)
            for _ in range(CUTS):
                hand = rng.choice(list(story.hands(len(story.rows))))
                changed += await compare(rig, story, viewer, rng.randint(hand.start + 1, hand.stop), hand.start, rng)

    play()
    return changed


async def compare(rig: Rig, story: Story, viewer: Viewer, length: int, start: int, rng: random.Random) -> int:
    """The rows from `start` to `length` as they were and otherwise. How many of them differed."""
    was: Instead = [[payload] for payload in story.payloads[:length]]
    other = story.otherwise(viewer, rng, length)
    assert_waits_do_not_tell(story, other)
    frames, asked = await sent(rig, story, was, viewer, start)
    others, again = await sent(rig, story, other, viewer, start)
    for place, (mine, theirs) in enumerate(zip(frames, others, strict=True), start - 1):
        assert mine == theirs, f"{viewer} would be told by row {place + 1}: {story.payloads[place]}, {other[place]}"
    assert again == asked
    for place in range(start, length):
        if not other[place]:
            assert frames[place - start + 1] == [], "what he did not see"
    return sum(mine != theirs for mine, theirs in zip(was, other, strict=True))


async def sent(rig: Rig, story: Story, instead: Instead, viewer: Viewer, start: int) -> tuple[list[list[bytes]], list[bytes]]:
    """What that viewer is sent for each row from `start` on; and what he may ask for: his page then, in the end the acta."""
    node = Replay(rig, story.rows[0].table_id)
    await node.write(story, instead[:start], viewer.policy)
    device = await node.device(viewer)
    first = [msgspec.json.encode(message) for message in await device.read()]
    out, asked = [first], [node.page(viewer.seat)]
    for place in range(start, len(instead)):
        await node.write(story, [instead[place]], viewer.policy, place)
        out.append([msgspec.json.encode(message) for message in await device.read()])
        asked.append(node.page(viewer.seat))
    if viewer.seat and not node.table.fold.ended:
        asked.append(node.table.acta(viewer.seat)().encode())
    await node.rig.stop()
    return out, asked


class Replay:
    """A node that finds the rows of a match in its store, written one after the other by somebody else."""

    def __init__(self, rig: Rig, table_id: str) -> None:
        assert isinstance(rig.store, MemoryStore)
        self.at = START
        self.store = MemoryStore(lambda: self.at)
        self.store.mesas = rig.store.mesas
        self.store.people = rig.store.people
        self.store.journals[table_id] = []
        self.rig = Rig(store=self.store)
        self.table_id = table_id
        self.table: LiveTable

    async def write(self, story: Story, instead: Instead, policy: str, first: int = 0) -> None:
        """These rows, for those of the story from the `first` on."""
        journal = self.store.journals[self.table_id]
        for was, payloads in zip(story.rows[first:], instead, strict=False):
            self.at = was.at
            for command, payload in zip([was.cmd_id, *["more"] * len(payloads)], payloads, strict=False):
                if isinstance(payload, Made):
                    payload = replace(payload, spectators=cast(Spectating, policy))
                number = len(journal) + 1
                journal.append(Row(self.table_id, number, command, was.at, encode(payload)))
        if first:
            await self.table.catch_up()

    async def device(self, viewer: Viewer) -> Device:
        table = await (await self.rig.node()).open(self.table_id)
        assert table is not None
        self.table = table
        return Device(table.watch(viewer.seat)) if viewer.seat else Onlooker(table, viewer.perspective)

    def page(self, seat: int) -> bytes:
        """What that seat's page opens with; a spectator's has nothing but the door."""
        state = self.table.fold.state
        turn = state is not None and seat in actors(state)
        return msgspec.json.encode((self.table.door(), self.table.glance(seat), turn) if seat else self.table.door())


@pytest.mark.parametrize(("rules", "target", "seats"), TABLES)
@virtual
async def test_a_page_opens_with_what_a_new_socket_is_sent_first(rules: Reglamento, target: int, seats: int) -> None:
    rng = random.Random(f"page {rules.name} {target} {seats}")
    rig = Rig(rng.getrandbits(32))
    story = await live_match(rig, rules, rng, target=target, seats=seats, computers=rng.choice((0, 1)))
    node = Replay(rig, story.rows[0].table_id)
    await node.write(story, [[payload] for payload in story.payloads[: story.begun]], "public")
    await node.device(Viewer(0))
    phases = set()
    for place in range(story.begun, len(story.rows)):
        await node.write(story, [[story.payloads[place]]], "public", place)
        for seat in node.table.fold.chairs.persons:
            glance = node.table.glance(seat)
            async with node.table.watch(seat) as device:
                assert replace(glance, version=1) == await anext(device)
            assert seat not in node.table.present, "who looks is not there by looking"
            assert glance.view is not None
            phases.add(glance.view.phase)
    assert len(phases) > 2, phases
    await node.rig.stop()


@virtual
async def test_a_pick_that_waits_for_the_rivals_might_as_well_not_be_there() -> None:
    rig = Rig()
    ana, _ = await rig.table()
    await wait(700)
    await ana.must("piedra")
    story = Story(await rig.rows(ana.table.fold.table_id))
    picked = story.payloads[-1]
    assert isinstance(picked, Acted)
    was: Instead = [[payload] for payload in story.payloads]
    paper: Instead = [*was[:-1], [replace(picked, act="papel")]]
    nothing: Instead = [*was[:-1], []]
    for viewer in (Viewer(2), Viewer(0)):
        seen = await sent(rig, story, was, viewer, story.begun)
        assert await sent(rig, story, paper, viewer, story.begun) == seen
        assert await sent(rig, story, nothing, viewer, story.begun) == seen
    shown = [await sent(rig, story, instead, Viewer(1), story.begun) for instead in (was, paper, nothing)]
    assert shown[0] != shown[1] != shown[2] != shown[0]
