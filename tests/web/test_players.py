"""What is written down of a finished match, and what others are shown of it."""

from __future__ import annotations

import json
import sqlite3
import time
from pathlib import Path
from typing import Any

from structlog.testing import capture_logs

from quiero.accounts.recorder import Recorder
from quiero.store import SqliteStore
from quiero.store.results import ResultStore
from tests.web.site import Browser, Site

PASSWORD = "la del mate amargo"


def keep(browser: Browser, name: str) -> Browser:
    done = browser.post("/api/account", {"name": name, "character": "mora", "password": PASSWORD})
    assert done.status_code == 200, done.text
    return browser


def surrendered(site: Site, winner: Browser, loser: Browser) -> str:
    """A match of those two that the second one, who sat down last, has just given up."""
    table = winner.create(name="Uno")
    loser.sit(table, "Dos")
    with winner.watch(table) as one, loser.watch(table) as two:
        one.until_frame("phase", "sorteo")
        assert two.do("rendirse", None)["t"] == "ack"
        one.until_frame("phase", "fin")
    return table


def card_of(browser: Browser, name: str, matches: int) -> dict[str, Any]:
    """The player's card, once it has so many matches: they are written a moment after the end."""
    for _ in range(100):
        shown: dict[str, Any] = browser.get(f"/api/players/{name}").json()
        assert "played" in shown, shown
        if len(shown["played"]) >= matches:
            break
        time.sleep(0.05)
    assert len(shown["played"]) == matches
    return shown


def test_between_two_accounts_the_rating_moves_and_each_reglamento_has_its_own(site: Site) -> None:
    ines, raul, stranger = keep(site.browser(), "Inés"), keep(site.browser(), "Raúl"), site.browser()
    table = surrendered(site, ines, raul)
    won, lost = card_of(ines, "Inés", 1), card_of(stranger, "Raúl", 1)
    (mine,), (his,) = won["standings"], lost["standings"]
    assert (mine["reglamento"], mine["matches"], mine["won"], his["won"]) == ("argentino-duelo", 1, 1, 0)
    assert mine["rating"] > 1500 > his["rating"]
    assert mine["settled"] is False
    (played,) = won["played"]
    assert (played["table"], played["outcome"], played["rated"]) == (table, "won", True)
    assert [each["name"] for each in played["people"]] == ["Raúl"]
    (seen,) = lost["played"]
    assert (seen["table"], seen["outcome"]) == ("", "lost"), "the way to the acta is for who played"


def test_a_guest_is_nobody_in_anothers_card_and_moves_no_rating(site: Site) -> None:
    olga, guest, stranger = keep(site.browser(), "Olga"), site.browser(), site.browser()
    surrendered(site, olga, guest)
    shown = card_of(stranger, "Olga", 1)
    assert (shown["standings"][0]["rating"], shown["standings"][0]["won"]) == (None, 1)
    assert shown["played"][0]["people"] == [{"name": "", "team": 2, "kept": False}]
    assert card_of(olga, "Olga", 1)["played"][0]["people"][0]["name"] == "Dos"


def test_computers_never_count(site: Site) -> None:
    tere = keep(site.browser(), "Teresa")
    table = tere.create(name="Teresa", computers=[2])
    with tere.watch(table) as watch:
        watch.until_frame("phase", "sorteo")
        watch.do("rendirse", None)
    (standing,) = card_of(tere, "Teresa", 1)["standings"]
    assert (standing["matches"], standing["house"], standing["rating"]) == (0, 1, None)


async def test_a_result_is_written_once_and_what_was_missed_is_found(site: Site) -> None:
    hugo, berta = keep(site.browser(), "Hugo"), site.browser()
    table = surrendered(site, hugo, berta)
    first = card_of(hugo, "Hugo", 1)
    keep(berta, "Berta")
    store = SqliteStore(Path(site.folder) / "quiero.db", now=site.now)
    recorder = Recorder(ResultStore(store.database), store)
    assert table in await recorder.results.unwritten(), "who keeps the name after the match has it in his card too"
    await recorder.sweep()
    await recorder.sweep()
    await recorder.write(table)
    assert table not in await recorder.results.unwritten()
    await store.close()
    assert card_of(hugo, "Hugo", 1)["standings"] == first["standings"]
    assert card_of(berta, "Berta", 1)["standings"][0]["rating"] is None, "he was a guest when it ended"


async def test_a_match_of_other_rules_is_told_once_and_is_no_error(site: Site) -> None:
    nora, omar = keep(site.browser(), "Nora"), site.browser()
    table = surrendered(site, nora, omar)
    card_of(nora, "Nora", 1)
    keep(omar, "Omar")  # the result of his chair is missing now
    with sqlite3.connect(Path(site.folder) / "quiero.db") as database:
        ((payload,),) = database.execute("SELECT payload FROM event WHERE table_id = ? AND seq = 1", [table])
        others = json.dumps({**json.loads(payload), "rules": 1000})
        database.execute("UPDATE event SET payload = ? WHERE table_id = ? AND seq = 1", [others, table])
    database.close()
    store = SqliteStore(Path(site.folder) / "quiero.db", now=site.now)
    recorder = Recorder(ResultStore(store.database), store)
    with capture_logs() as told:
        await recorder.sweep()
        await recorder.sweep()
    await store.close()
    assert [line["log_level"] for line in told if line.get("table") == table] == ["info"]


def test_a_name_that_nobody_keeps_has_no_card(site: Site) -> None:
    refused = site.browser().get("/api/players/Quien Sabe")
    assert (refused.status_code, refused.json()["code"]) == (404, "no-hay-jugador")


def test_of_times_that_there_are_not_the_card_shows_what_was_played_last(site: Site) -> None:
    browser = keep(site.browser(), "Ubalda")
    for before in ("", "ayer", "-1", "9" * 19, "9" * 30, "9" * 5000, "²", "٣" * 30):
        shown = browser.get("/api/players/Ubalda", params={"before": before})
        assert (shown.status_code, shown.json()["name"]) == (200, "Ubalda"), before[:30]
