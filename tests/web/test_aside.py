"""Long work is done beside the tables: nobody's turn waits for an acta, a replay or a tale."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest

from quiero.accounts import recorder
from quiero.accounts.tale import Tale, tale_of
from quiero.store import Row
from quiero.tables.live import LiveTable
from quiero.web.aside import WAITING, Aside
from quiero.web.config import Config
from quiero.web.replies import Refusal
from tests.web.conftest import UNBOUND
from tests.web.keeping import keep
from tests.web.site import Site, running


def ended(site: Site) -> str:
    """A table whose match is over, and somebody's who keeps a name."""
    host = site.browser()
    keep(host)
    table = host.create(computers=[2])
    with host.watch(table) as line:
        line.until_frame("phase", "sorteo")
        assert line.do("rendirse", None)["t"] == "ack"
    return table


@pytest.fixture
def asked() -> Iterator[threading.Event]:
    """Nothing long is finished before this is set."""
    answered = threading.Event()
    yield answered
    answered.set()


@pytest.mark.parametrize("path", ["acta", "replay"])
def test_the_server_answers_while_an_acta_is_written(
    site: Site, asked: threading.Event, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    table, begun = ended(site), threading.Event()
    acta = LiveTable.acta

    def slow(self: LiveTable, seat: int) -> Callable[[], str]:
        write = acta(self, seat)

        def written() -> str:
            begun.set()
            assert asked.wait(20)
            return write()

        return written

    monkeypatch.setattr(LiveTable, "acta", slow)
    with ThreadPoolExecutor(1) as pool:
        came = pool.submit(site.browser().get, f"/api/tables/{table}/{path}", timeout=30)
        assert begun.wait(10)
        assert site.browser().get("/api/health").json()["ok"]
        assert not came.done()
        asked.set()
        assert came.result().status_code == 200


def test_the_server_answers_while_a_result_is_counted(
    site: Site, asked: threading.Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = threading.Event()

    def slow(table_id: str, rows: list[Row]) -> Tale | None:
        begun.set()
        assert asked.wait(20)
        return tale_of(table_id, rows)

    monkeypatch.setattr(recorder, "tale_of", slow)
    ended(site)
    assert begun.wait(10)
    assert site.browser().get("/api/health").json()["ok"]


async def test_one_piece_after_another_and_beyond_some_none() -> None:
    aside, go, at_once = Aside(), threading.Event(), []

    def work() -> str:
        at_once.append(1)
        assert sum(at_once) == 1
        assert go.wait(20)
        at_once.append(-1)
        return threading.current_thread().name

    pieces = [asyncio.create_task(aside.do(work)) for _ in range(WAITING)]
    await asyncio.sleep(0)
    with pytest.raises(Refusal, match="muy-rapido"):
        await aside.do(work)
    go.set()
    names = await asyncio.gather(*pieces)
    assert len(names) == WAITING
    assert threading.current_thread().name not in names
    assert await aside.do(work) in names, "there is room again"


async def test_what_fails_makes_room() -> None:
    aside = Aside()

    def fails() -> None:
        raise ValueError("no acta")

    for _ in range(WAITING + 1):
        with pytest.raises(ValueError, match="no acta"):
            await aside.do(fails)


def test_an_acta_is_bounded_and_not_by_the_replays(tmp_path: Path) -> None:
    with running(tmp_path, Config(rates=replace(UNBOUND, acta="2 per minute", replay="1 per minute"))) as site:
        table = ended(site)
        asked = [site.browser().get(f"/api/tables/{table}/{path}").status_code for path in ("replay", "replay", *["acta"] * 3)]
        assert asked == [200, 429, 200, 200, 429]
