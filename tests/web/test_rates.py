"""How often one address, and one socket, may ask."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from quiero.tables.bucket import Bucket
from quiero.web.config import Config, Rates
from quiero.web.rates import counted
from tests.web.site import order, running

TIGHT = Rates(
    create="2 per minute", sit="2 per minute", handover="2 per minute", connect="3 per minute", read="8 per minute", messages=20
)


def test_an_address_is_bounded_in_what_costs_us(tmp_path: Path) -> None:
    with running(tmp_path, Config(rates=TIGHT)) as site:
        browser = site.browser()
        table = browser.create()
        browser.create()
        assert browser.post("/api/tables", order("Mora")).status_code == 429
        assert site.browser().post("/api/tables", order("Mora")).json()["code"] == "muy-rapido"
        tries = [site.browser().post("/api/handover", {"code": "mate-mate-mate-mate"}).status_code for _ in range(4)]
        assert tries == [410, 410, 429, 429]
        assert [browser.get("/api/me").status_code for _ in range(9)] == [200] * 8 + [429]
        for _ in range(3):
            with browser.watch(table):
                pass
        with pytest.raises(InvalidStatus):
            browser.connect(table)


def test_a_flood_is_told_slowed_and_survived(tmp_path: Path) -> None:
    with running(tmp_path, Config(rates=TIGHT)) as site:
        browser = site.browser()
        table = browser.create()
        with browser.watch(table) as watch:
            began = time.monotonic()
            for n in range(100):
                watch.send({"t": "ping", "n": n})
            answers = [watch.receive() for _ in range(100)]
            pongs = sum(answer["t"] == "pong" for answer in answers)
            took = time.monotonic() - began
            assert answers[:20] == [{"t": "pong", "n": n} for n in range(20)]
            assert {answer.get("code") for answer in answers[20:]} >= {"muy-rapido"}
            assert pongs <= 20 + 20 * took + 1
            time.sleep(0.1)
            watch.ping(1000)


@pytest.mark.parametrize(
    ("host", "counted_as"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2::7", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::7", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("::1", "::/64"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_who_has_half_an_address_of_ipv6_is_counted_once(host: str, counted_as: str) -> None:
    assert counted(host) == counted_as


def test_a_bucket_gives_its_burst_and_fills_again() -> None:
    now = [0.0]
    bucket = Bucket(4, lambda: now[0], burst=4)
    assert [bucket.take() for _ in range(5)] == [True] * 4 + [False]
    now[0] += 0.25
    assert [bucket.take(), bucket.take()] == [True, False]
    now[0] += 100
    assert [bucket.take() for _ in range(5)] == [True] * 4 + [False]
