"""What the page of a table opens with: the door for everybody, and for who sits there what his seat sees."""

from __future__ import annotations

import os
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from quiero.web.config import Config
from tests.web.conftest import UNBOUND
from tests.web.keeping import enter, keep, post
from tests.web.people import seated
from tests.web.site import Browser, Site, running


def arrive(browser: Browser, table: str) -> dict[str, Any]:
    came = browser.get(f"/api/tables/{table}/arrival")
    assert (came.status_code, came.headers["cache-control"]) == (200, "no-store"), came.text
    arrival: dict[str, Any] = came.json()
    assert arrival["door"] == browser.get(f"/api/tables/{table}").json()
    return arrival


def frame(browser: Browser, table: str) -> dict[str, Any]:
    """What somebody who sits there is shown; fails for who does not."""
    seen: dict[str, Any] = arrive(browser, table)["frame"]
    assert (seen["version"], seen["events"]) == (0, [])
    return seen


def shown(browser: Browser, table: str) -> int:
    """The seat that this browser is shown; 0 for none."""
    arrival = arrive(browser, table)
    you: int = arrival["door"]["you"]
    assert (arrival["frame"] or {"you": 0})["you"] == you
    return you


def as_ever(frame: dict[str, Any]) -> dict[str, Any]:
    """A frame without what is otherwise a moment later."""
    return {**frame, "version": 0, "clock": frame["clock"] and {**frame["clock"], "left_ms": 0}}


class TestWhoSits:
    def test_it_is_the_first_frame_of_his_socket_whatever_the_table_has_come_to(self, site: Site) -> None:
        host, guest = site.browser(), site.browser()
        nonce = os.urandom(16)
        table = host.create(nonce_hash=sha256(nonce).hexdigest())
        for status in ("waiting", "opening", "playing", "over"):
            if status == "opening":
                guest.sit(table)
            glance = frame(host, table)
            with host.watch(table) as line:
                assert as_ever(glance) == as_ever(line.frame)
                assert glance["table"]["status"] == status
                if status == "opening":
                    line.send({"t": "nonce", "value": nonce.hex()})
                    line.until_frame("phase", "sorteo")
                if status == "playing":
                    line.do("rendirse", None)

    def test_cards_are_his_own_and_nobody_elses(self, site: Site) -> None:
        with seated(site) as table:
            table.until_phase("mano")
            hands = {seat: frame(browser, table.id)["view"]["cards"] for seat, browser in table.browsers.items()}
            assert hands == {seat: watch.frame["view"]["cards"] for seat, watch in table.seats.items()}
            assert len({card for cards in hands.values() for card in cards}) == 12

    def test_who_moved_is_shown_his_new_chair_and_who_stood_up_none(self, site: Site) -> None:
        host, guest = site.browser(), site.browser()
        table = host.create(seats=4, reglamento="argentino", target=30)
        guest.sit(table, seat=2)
        assert guest.post(f"/api/tables/{table}/chair", {"seat": 4}).status_code == 200
        assert (shown(guest, table), frame(guest, table)["perspective"]) == (4, 4)
        assert guest.post(f"/api/tables/{table}/leave", {}).status_code == 200
        assert shown(guest, table) == 0

    def test_who_looks_is_not_here_by_looking(self, site: Site) -> None:
        host, guest = site.browser(), site.browser()
        table = host.create()
        guest.sit(table)
        assert [chair["connected"] for chair in frame(guest, table)["seats"]] == [False, True]
        with host.watch(table) as line:
            frame(guest, table)
            line.quiet()
            assert [chair["connected"] for chair in line.frame["seats"]] == [True, False]


class TestNobodyElse:
    def test_a_stranger_and_who_watches_from_a_seat_come_to_the_door_alone(self, site: Site) -> None:
        with seated(site, reglamento="venezolano", target=24, spectators="player") as table:
            spectator = site.browser()
            with spectator.watch(table.id) as line:
                line.look_from(2)
                assert (shown(spectator, table.id), shown(site.browser(), table.id)) == (0, 0)

    def test_a_browser_that_is_signed_out(self, site: Site) -> None:
        here, there = site.browser(), site.browser()
        name, _ = keep(here)
        table = here.create(name=name)
        enter(there, name)
        assert (shown(here, table), shown(there, table)) == (1, 1)
        here.post("/api/account/leave-others", {})
        assert (shown(here, table), shown(there, table)) == (1, 0)
        post(here, "leave", {})
        assert shown(here, table) == 0

    def test_a_device_whose_seat_was_taken_back(self, site: Site) -> None:
        here, borrowed = site.browser(), site.browser()
        name, _ = keep(here)
        table = here.create(name=name)
        code = here.post(f"/api/tables/{table}/handover", {}).json()["code"]
        assert shown(borrowed, table) == 0
        borrowed.post("/api/handover", {"code": code})
        assert shown(borrowed, table) == 1
        here.post("/api/account/leave-others", {})
        assert shown(borrowed, table) == 0

    def test_a_token_that_never_was(self, site: Site) -> None:
        host, thief = site.browser(), site.browser()
        table = host.create()
        for name in host.http.cookies:
            thief.http.cookies.set(name, "x" * 32, domain="127.0.0.1", path="/")
        assert shown(thief, table) == 0

    def test_another_site_cannot_read_it(self, site: Site) -> None:
        host = site.browser()
        came = host.get(f"/api/tables/{host.create()}/arrival", headers={"origin": "https://elsewhere.example"})
        assert "access-control-allow-origin" not in came.headers
        assert came.headers["cross-origin-resource-policy"] == "same-origin"


def test_it_is_counted_with_the_doors(tmp_path: Path) -> None:
    with running(tmp_path, Config(rates=replace(UNBOUND, read="4 per minute"))) as site:
        browser = site.browser()
        table = browser.create()
        paths = [f"/api/tables/{table}", f"/api/tables/{table}/arrival"] * 3
        assert [browser.get(path).status_code for path in paths] == [200] * 4 + [429] * 2


@pytest.mark.parametrize("table", ["nowhere", "%00", "a" * 500])
def test_there_is_no_such_table(site: Site, table: str) -> None:
    came = site.browser().get(f"/api/tables/{table}/arrival")
    assert (came.status_code, came.json()["code"]) == (404, "no-hay-mesa")
