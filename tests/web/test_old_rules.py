"""A table of an older server, under a version of the rules that this one does not have."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from quiero.protocol.messages import CLOSE
from quiero.web.config import Config
from tests.web.site import Browser, Site, running


def test_it_does_not_open_and_says_why_and_the_others_do(tmp_path: Path, page: Path) -> None:
    with running(tmp_path, Config(static=page)) as site:
        host = site.browser()
        old, new = host.create(computers=[2]), host.create(computers=[2])
        cookie = host.http.cookies
        assert len(host.get("/api/me").json()["tables"]) == 2
    with sqlite3.connect(tmp_path / "quiero.db") as database:
        database.execute(
            "UPDATE event SET payload = replace(payload, '\"rules\":1', '\"rules\":7') WHERE table_id = ? AND seq = 1", [old]
        )
    database.close()
    with running(tmp_path, Config(static=page)) as site:
        guest = site.browser()
        guest.http.cookies = cookie
        asked = [guest.get(f"/api/tables/{old}{path}") for path in ("", "/arrival", "/acta")]
        for answer in (*asked, sat(guest, old)):
            fault = answer.json()
            assert (answer.status_code, fault["code"]) == (410, "otra-version")
            assert fault["words"] == "Esta mesa se jugó con otra versión del reglamento, y ya no se puede abrir."
        assert why_closed(site, old) == (CLOSE["other-rules"], "other-rules")
        assert [door["table"]["id"] for door in guest.get("/api/me").json()["tables"]] == [new]
        assert guest.get(f"/api/tables/{new}").json()["you"] == 1


def sat(guest: Browser, table: str) -> httpx.Response:
    return guest.post(f"/api/tables/{table}/sit", {"name": "Leo", "character": "mora"})


def why_closed(site: Site, table: str) -> tuple[int, str]:
    with site.browser().connect(table) as socket, pytest.raises(ConnectionClosed) as closed:
        socket.recv(timeout=5)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code, closed.value.rcvd.reason
