"""When a viewer is sent something depends on what everybody knows, and on nothing else.

A live match is played again in virtual time, twice: the people do the same at the same times, and the server deals and plays what
it did, once as it was and once with everything otherwise that the viewer has not seen. He is sent the same at the same times.
"""

from __future__ import annotations

import asyncio
import os
import random
from typing import cast

import msgspec
import pytest
from msgspec.structs import replace

from quiero.engine import Reglamento
from quiero.protocol.messages import Ack, Do, Spectating
from quiero.tables.house import House
from quiero.tables.live import LiveTable
from quiero.tables.rows import Acted, Payload, Wait
from quiero.tables.tempo import Tempo
from quiero.tables.watch import Subscription
from tests.engine.tables import TABLES
from tests.sim.loop import now, virtual
from tests.sim.rig import Rig
from tests.tables.hidden import Instead, Story, Viewer, live_match, until, viewers

MATCHES = 20 if os.environ.get("QUIERO_SOAK") else 1
Sent = list[tuple[int, bytes]]
"""When, and what."""


@pytest.mark.parametrize(("rules", "target", "seats"), TABLES)
def test_every_byte_comes_at_the_same_time(rules: Reglamento, target: int, seats: int) -> None:
    for seed in range(MATCHES):
        rng = random.Random(f"{rules.name} {target} {seats} {seed}")
        number, computers = rng.getrandbits(32), rng.choice((0, 1, seats - 1))
        story = first_time(rules, target, seats, computers, number, rng)
        for viewer in viewers(rng, seats):
            was: Instead = [[payload] for payload in story.payloads]
            other = story.otherwise(viewer, rng, len(story.rows))
            sent = again(story, was, viewer, number)
            assert again(story, other, viewer, number) == sent
            assert len(sent) > 3


def first_time(rules: Reglamento, target: int, seats: int, computers: int, seed: int, rng: random.Random) -> Story:
    stories = []

    @virtual
    async def play() -> None:
        stories.append(await live_match(Rig(seed), rules, rng, target=target, seats=seats, computers=computers))

    play()
    return stories[0]


def again(story: Story, instead: Instead, viewer: Viewer, seed: int) -> Sent:
    """The same match at the same table, in its own virtual time; what that viewer is sent, and when."""
    sent: Sent = []

    @virtual
    async def play() -> None:
        made = story.fold.made
        rig = Rig(seed, tempo=Tempo(sena=0))
        policy = cast(Spectating, viewer.policy)
        people = await rig.table(
            story.fold.rules, target=made.target, seats=made.seats, computers=made.computers, spectators=policy
        )
        table = people[0].table
        assert table.fold.table_id == story.rows[0].table_id
        for person in people:
            person.leave()
        table._house = Script(table, story, instead)
        reading = asyncio.create_task(read(subscribe(table, viewer), sent))
        for place, row in enumerate(story.rows):
            for payload in instead[place] if row.cmd_id.startswith("seat:") else instead[place][1:]:
                await until(row.at)
                await act(table, payload, f"{place}-{payload!r}")
        await until(story.rows[-1].at + 1)
        assert [type(move) for move in table.fold.history if not made_a_sena(move)] == [
            type(move) for move in story.fold.history if not made_a_sena(move)
        ]
        reading.cancel()

    play()
    return sent


class Script(House):
    """Deals, draws and plays what is written."""

    def __init__(self, table: LiveTable, story: Story, instead: Instead) -> None:
        super().__init__(table.fold, b"")
        self._rows = {row.cmd_id: rows for row, rows in zip(story.rows, instead, strict=True)}
        self.said = ""

    def row(self, wait: Wait) -> Payload | None:
        written = self._rows.get(self.command(wait))
        return replace(written[0], rules=0, due=[]) if written else None

    def sena(self, seat: int, word: str) -> str:
        return self.said


def made_a_sena(move: Payload) -> bool:
    return isinstance(move, Acted) and move.act.startswith("seña ")


def subscribe(table: LiveTable, viewer: Viewer) -> Subscription:
    if viewer.seat:
        return table.watch(viewer.seat)
    spectator = table.look_on("stranger")
    table.turn(spectator, viewer.perspective)
    return spectator


async def read(device: Subscription, sent: Sent) -> None:
    async for message in device:
        sent.append((now(), msgspec.json.encode(message)))


async def act(table: LiveTable, payload: Payload, id: str) -> None:
    """A person does what is written."""
    assert isinstance(payload, Acted)
    assert isinstance(table._house, Script)
    table._house.said = payload.act
    reply = await table.do(payload.seat, Do(id, payload.act.partition(" ve ")[0], payload.decision))
    assert isinstance(reply, Ack) or reply.code == "senas-de-mas", (payload, reply)
