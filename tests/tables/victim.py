"""A server process that plays one table with itself until it is killed: `victim.py DATABASE SEED [TABLE]`.

It prints the table, and then, for each acknowledged act, a line of JSON: `{"id", "seq", "view"}` (of seat 1, after it).
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys
import time

import msgspec

from quiero.bus import LocalBus
from quiero.engine import view
from quiero.protocol.messages import Ack, Do, Frame
from quiero.store import SqliteStore
from quiero.tables.live import LiveTable
from quiero.tables.people import Person
from quiero.tables.service import Tables
from quiero.tables.tempo import Tempo
from quiero.words import say

TEMPO = Tempo(pause=20)
TOO_SOON = ("falta-envido", "contraflor-al-resto")
"""Cantos that may end the match before anybody has been killed."""


async def main(path: str, seed: int, table_id: str) -> None:
    tables = Tables(SqliteStore(path, now=wall), LocalBus(), entropy=os.urandom, say=say, node=f"p{os.getpid()}", tempo=TEMPO)
    await tables.start()
    if not table_id:
        table_id = (await tables.create(reglamento="argentino-duelo", target=30, person=person(1))).table
        await tables.sit(table_id, person(2))
    print(table_id, flush=True)
    table = await tables.open(table_id)
    assert table is not None
    rng = random.Random(seed)
    await asyncio.gather(*(play(table, seat, rng) for seat in (1, 2)))


async def play(table: LiveTable, seat: int, rng: random.Random) -> None:
    async with table.watch(seat) as frames:
        async for frame in frames:
            assert isinstance(frame, Frame)
            if frame.view is None or frame.view.winner:
                return
            if frame.view.options:
                act = rng.choice([option.act for option in frame.view.options if option.act not in TOO_SOON])
                reply = await table.do(seat, Do(os.urandom(6).hex(), act, frame.view.decision))
                if isinstance(reply, Ack) and table.fold.state is not None:
                    shown = msgspec.to_builtins(view(table.fold.state, 1))
                    print(json.dumps({"id": f"seat:{seat}:{reply.id}", "seq": table.fold.seq, "view": shown}), flush=True)


def person(seat: int) -> Person:
    return Person(("Ana", "Beto")[seat - 1], "mora", f"key-{seat}")


def wall() -> int:
    return time.time_ns() // 1_000_000


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2]), "".join(sys.argv[3:])))
