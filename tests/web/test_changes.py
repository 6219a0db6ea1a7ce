"""What changes for somebody reaches his sockets and his tables, whatever fails meanwhile."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Callable, Collection, Iterable
from pathlib import Path

import pytest

from quiero.bus import LocalBus
from quiero.store import SqliteStore, StoreTrouble
from quiero.store.accounts import AccountStore
from quiero.tables.service import Tables
from quiero.web.changes import Changes
from quiero.words import say

START = 1_800_000_000_000


class Watched(Tables):
    """Tables that fail as often as `failures` says, and then write down whose they looked at."""

    failures = 0

    def __init__(self, store: SqliteStore) -> None:
        super().__init__(store, LocalBus(), entropy=os.urandom, say=say, node="test")
        self.shown: list[str] = []

    async def people_changed(self, keys: Collection[str]) -> None:
        if self.failures:
            self.failures -= 1
            raise StoreTrouble("the database is gone")
        self.shown += keys


class Node:
    """One that is told of changes: `closed` are the keys whose sockets it closed."""

    def __init__(self, store: SqliteStore) -> None:
        self.accounts = AccountStore(store.database)
        self.tables = Watched(store)
        self.closed: list[str] = []
        self.changes = Changes(self.accounts, self.tables, self._close)

    def _close(self, keys: Iterable[str]) -> None:
        self.closed += keys


@pytest.fixture
async def nodes(tmp_path: Path) -> AsyncIterator[Callable[[], Node]]:
    """Makes nodes on one database."""
    stores = []

    def node() -> Node:
        stores.append(SqliteStore(tmp_path / "quiero.db", now=lambda: START))
        return Node(stores[-1])

    await node().changes._store.database.open()
    yield node
    for store in stores:
        await store.close()


async def test_it_is_told_here_at_once_and_elsewhere_once(nodes: Callable[[], Node]) -> None:
    here, there = nodes(), nodes()
    await here.changes.tell(["ana"])
    for _ in range(2):
        await here.changes.look()
        await there.changes.look()
    for node in (here, there):
        assert (node.closed, node.tables.shown) == (["ana"], ["ana"])


async def test_a_database_that_does_not_answer_at_once_keeps_nobody_inside(
    nodes: Callable[[], Node], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = nodes(), nodes()
    revoke, tries = here.accounts.revoke, iter([True, True])

    async def deaf(keys: Collection[str]) -> int:
        if next(tries, False):
            raise StoreTrouble("the database is gone")
        return await revoke(keys)

    monkeypatch.setattr(here.accounts, "revoke", deaf)
    await here.changes.tell(["ana"])
    await there.changes.look()
    assert (here.closed, there.closed) == (["ana"], ["ana"])


async def test_what_failed_is_done_again_and_then_no_more(nodes: Callable[[], Node]) -> None:
    here, there = nodes(), nodes()
    here.tables.failures = there.tables.failures = 1
    with pytest.raises(StoreTrouble):
        await here.changes.tell(["ana"])
    with pytest.raises(StoreTrouble):
        await there.changes.look()
    for _ in range(2):
        await here.changes.look()
        await there.changes.look()
    for node in (here, there):
        assert node.tables.shown == ["ana"]
