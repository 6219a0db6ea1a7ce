"""The book of manners: what of it is in memory."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from quiero.manners import book
from quiero.manners.book import Book
from quiero.store.database import SqliteDatabase
from quiero.store.manners import MannersStore

NOW = 1_000_000


@pytest.fixture
async def mine(tmp_path: Path) -> AsyncIterator[Book]:
    database = SqliteDatabase(tmp_path / "q.db", lambda: NOW)
    await database.open()
    yield Book(MannersStore(database), lambda: NOW)
    await database.close()


async def test_a_crowd_of_new_guests_pushes_nobodys_page_out(mine: Book, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(book, "KNOWN", 2)
    await mine.silence("loud", NOW + 1)
    await mine.mute("ana", "beto", "Beto")
    for guest in range(5):
        await mine.open(f"guest {guest}")
    assert mine.silenced("loud")
    assert not mine.hears("ana", "beto")
    await mine.mute("caro", "beto", "Beto")
    assert not mine.silenced("loud"), "of those with something on their page, who came the longest ago is forgotten"
    await mine.open("loud")
    assert mine.silenced("loud"), "until he comes again"


async def test_a_page_that_says_nothing_any_more_is_torn_out(mine: Book) -> None:
    await mine.mute("ana", "beto", "Beto")
    (muted,) = await mine._store.mutes("ana")
    await mine.unmute("ana", muted.id)
    assert mine.hears("ana", "beto")
