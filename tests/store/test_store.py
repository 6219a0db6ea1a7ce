"""What the live tables rely on, of SQLite and of the store in memory that the simulator uses."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from quiero.store import Chair, Mesa, NewRow, SqliteStore, Store
from tests.sim.memory import MemoryStore

ALL = ["clock", "bot", "deal"]


class Clock:
    def __init__(self) -> None:
        self.ms = 1_000_000

    def __call__(self) -> int:
        return self.ms


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture(params=["sqlite", "memory"])
async def store(request: pytest.FixtureRequest, tmp_path: Path, clock: Clock) -> AsyncIterator[Store]:
    made: Store = SqliteStore(tmp_path / "q.db", clock) if request.param == "sqlite" else MemoryStore(clock)
    await made.open()
    yield made
    await made.close()


def row(table: str, seq: int, cmd: str, *due: dict[str, object]) -> NewRow:
    return NewRow(table, seq, cmd, json.dumps({"t": "x", "due": due}))


async def test_a_row_is_taken_once(store: Store, clock: Clock) -> None:
    assert await store.append(row("a", 1, "make")) == 1_000_000
    assert await store.append(row("a", 1, "other")) is None, "the seq is taken"
    assert await store.append(row("a", 2, "make")) is None, "the command is done"
    clock.ms += 5
    assert await store.append(row("a", 2, "other")) == 1_000_005
    assert await store.append(row("b", 1, "make")) == 1_000_005, "another table is another journal"
    assert [(r.seq, r.cmd_id, r.at) for r in await store.tail("a", 0)] == [(1, "make", 1_000_000), (2, "other", 1_000_005)]
    assert [r.seq for r in await store.tail("a", 1)] == [2]
    assert await store.heads(["a", "b", "none"]) == {"a": 2, "b": 1}


async def test_many_tables_at_once(store: Store) -> None:
    ids = [f"t{n:04}" for n in range(1100)]
    taken = await asyncio.gather(*(store.append(row(table, 1, "make")) for table in ids))
    assert all(taken)
    assert await store.heads(ids) == dict.fromkeys(ids, 1)
    again = await asyncio.gather(*(store.append(row(table, 1 + n % 2, f"x{n}")) for n, table in enumerate(ids)))
    assert [at is not None for at in again] == [n % 2 == 1 for n in range(len(ids))]


async def test_due_follows_the_last_row(store: Store, clock: Clock) -> None:
    await store.append(row("a", 1, "1", {"kind": "clock", "decision": 1, "seat": 1, "after": 15_000}))
    await store.append(row("b", 1, "1", {"kind": "deal", "decision": 9, "seat": 0, "after": 3_000}))
    assert await store.due_tables(ALL, clock() + 2_999) == []
    assert await store.due_tables(ALL, clock() + 3_000) == ["b"]
    assert await store.due_tables(ALL, clock() + 15_000) == ["b", "a"]
    assert await store.due_tables(["clock"], clock() + 15_000) == ["a"]
    clock.ms += 1_000
    waits = [
        {"kind": "clock", "decision": 1, "seat": 1, "at": 1_015_000},
        {"kind": "bot", "decision": 1, "seat": 2, "after": 10},
    ]
    await store.append(row("a", 2, "2", *waits))
    assert await store.due_tables(ALL, 1_001_010) == ["a"]
    assert await store.due_tables(["clock"], 1_014_999) == []
    assert await store.due_tables(["clock"], 1_015_000) == ["a"]
    assert await store.append(row("a", 2, "3", waits[1])) is None, "a row that is not taken"
    assert await store.due_tables(["clock"], 1_015_000) == ["a"], "… changes nothing"
    await store.append(row("a", 3, "4"))
    assert await store.due_tables(ALL, 10**15) == ["b"]


async def test_a_chair_is_taken_once(store: Store) -> None:
    await store.add_mesa(Mesa("a", 5, b"seed"))
    await store.add_mesa(Mesa("a", 6, b"other"))
    assert await store.mesa("a") == Mesa("a", 5, b"seed")
    assert await store.mesa("b") is None
    ana, beto = Chair("a", 1, "Ana", "x", "k1"), Chair("a", 1, "Beto", "y", "k2")
    assert await store.take_chair(ana)
    assert not await store.take_chair(beto)
    assert not await store.take_chair(Chair("a", 2, "Ana", "x", "k1")), "one key, one chair"
    assert await store.chairs("a") == [ana]
    assert (await store.seat_of("a", "k1"), await store.seat_of("a", "k2"), await store.seat_of("b", "k1")) == (1, 0, 0)


async def test_a_code_is_good_once_and_for_its_time(store: Store, clock: Clock) -> None:
    await store.add_mesa(Mesa("a", 5, b"seed"))
    await store.take_chair(Chair("a", 1, "Ana", "x", "k1"))
    await store.take_chair(Chair("a", 2, "Beto", "y", "k2"))
    await store.offer_handover("h1", "a", 1, 120)
    await store.offer_handover("h2", "a", 1, 120)
    assert await store.take_handover("h0", "k9") is None
    assert await store.take_handover("h1", "k2") is None, "the rival's key must not get both seats"
    assert await store.take_handover("h1", "k9") == ("a", 1)
    assert await store.take_handover("h1", "k8") is None, "spent"
    assert (await store.seat_of("a", "k9"), await store.seat_of("a", "k8"), await store.seat_of("a", "k1")) == (1, 0, 1)
    clock.ms += 120_000
    assert await store.take_handover("h2", "k8") is None, "too old"
    await store.offer_handover("h3", "a", 2, 1)
    assert await store.seat_of("a", "k9") == 1, "cleaning old codes up takes no seat away"


async def test_seats_of_a_key_newest_first_and_through_a_rematch(store: Store) -> None:
    for n, table in enumerate(("a", "c", "b")):
        await store.add_mesa(Mesa(table, n, b"seed"))
        await store.take_chair(Chair(table, 1 + n % 2, "Ana", "x", "k1", nonce_hash="old"))
    assert await store.seats_of("k1", 9) == [("b", 1), ("c", 2), ("a", 1)]
    assert await store.seats_of("k1", 1) == [("b", 1)]
    await store.offer_handover("h1", "a", 1, 120)
    await store.take_handover("h1", "k9")
    for _ in range(2):
        await store.add_mesa(Mesa("z", 9, b"seed"))
        await store.add_mesa(Mesa("y", -9, b"seed"))
        await store.follow("a", "z", {1: "promised", 2: "another"})
        await store.follow("c", "y", {})
    assert await store.chairs("z") == [Chair("z", 1, "Ana", "x", "k1", nonce_hash="promised")]
    assert await store.chairs("y") == [Chair("y", 2, "Ana", "x", "k1")]
    assert await store.seats_of("k9", 9) == [("z", 1), ("a", 1)]


async def test_the_last_beat_of_any_node(store: Store, clock: Clock) -> None:
    assert await store.last_beat() == 0
    await store.beat("n1")
    clock.ms += 7
    await store.beat("n2")
    assert await store.last_beat() == 1_000_007
    clock.ms += 7
    await store.beat("n1")
    assert await store.last_beat() == 1_000_014
