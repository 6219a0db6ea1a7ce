"""The lobby over HTTP: playing at once, the list, short codes, chairs, and pairs that challenge."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from quiero.lobby.codes import CONSONANTS, UNSAID, VOWELS, Codes, new_code
from quiero.lobby.codes import typed as read_code
from quiero.store import SqliteStore
from quiero.web.config import Config, Rates
from tests.web.site import Browser, Site, running


def play(browser: Browser, name: str, reglamento: str = "argentino-duelo", **more: object) -> httpx.Response:
    return browser.post("/api/lobby/play", {"reglamento": reglamento, "name": name, "character": "mora", **more})


def lobby(browser: Browser) -> dict[str, Any]:
    """The list, once it is fresh again."""
    found: dict[str, Any] = browser.get("/api/lobby").json()
    return found


@pytest.fixture
def site(tmp_path: Path, page: Path) -> Any:
    """A hall with nobody in it."""
    much = "100000 per second"
    rates = Rates(create=much, sit=much, chair=much, code=much, connect=much, read=much)
    with running(tmp_path, Config(static=page, rates=rates)) as site:
        yield site


@pytest.fixture(autouse=True)
def fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quiero.web.lobby.FRESH", -1.0)


def test_two_who_press_at_once_meet_and_a_third_waits(site: Site) -> None:
    people = [site.browser() for _ in range(6)]
    with ThreadPoolExecutor(6) as pool:
        seated = [answer.json() for answer in pool.map(lambda one: play(*one), zip(people, "ABCDEF", strict=True))]
    tables = [each["table"] for each in seated]
    assert sorted(tables.count(table) for table in set(tables)) == [2, 2, 2]
    assert {(each["table"], each["seat"]) for each in seated} == {(table, seat) for table in tables for seat in (1, 2)}
    assert play(site.browser(), "G").json()["table"] not in tables


def test_who_waits_stays_where_he_waits_and_who_plays_is_told(site: Site) -> None:
    ana, beto = site.browser(), site.browser()
    first = play(ana, "Ana").json()
    assert play(ana, "Ana").json() == first, "two taps, two tabs"
    assert play(beto, "Beto").json()["table"] == first["table"]
    refused = play(ana, "Ana", "venezolano")
    assert (refused.status_code, refused.json()["code"]) == (409, "en-partida")


def test_nobody_waits_at_two_tables(site: Site) -> None:
    ana = site.browser()
    duelo = play(ana, "Ana").json()["table"]
    patio = play(ana, "Ana", "venezolano-simple").json()["table"]
    assert duelo != patio
    assert ana.get(f"/api/tables/{duelo}").json()["you"] == 0
    host = site.browser().create(reglamento="argentino", target=30)
    ana.sit(host)
    assert ana.get(f"/api/tables/{patio}").json()["you"] == 0


def test_the_wanted_seats_and_target_come_first_but_nobody_is_left_waiting_for_them(site: Site) -> None:
    four = play(site.browser(), "Cuatro", "venezolano", seats=4, target=24).json()["table"]
    two = play(site.browser(), "Dos", "venezolano", seats=2, target=12).json()["table"]
    assert two == four, "somebody waits: at once"
    duel = site.browser().create(reglamento="venezolano", target=24, seats=2, public=True)
    assert play(site.browser(), "Tres", "venezolano", seats=4).json()["table"] == four
    assert play(site.browser(), "Otro", "venezolano", seats=2, target=24).json()["table"] == duel
    wrong = play(site.browser(), "Mal", "venezolano", target=30)
    assert (wrong.status_code, wrong.json()["code"]) == (422, "objetivo")


def test_a_table_whose_maker_has_gone_is_not_offered_until_he_is_back(site: Site) -> None:
    ana, beto = site.browser(), site.browser()
    waiting = play(ana, "Ana").json()["table"]
    assert [listed["table"]["id"] for listed in lobby(beto)["open"]] == [waiting]
    site.ahead_ms += 15_000
    assert lobby(beto)["open"] == []
    with ana.watch(waiting):
        assert [listed["table"]["id"] for listed in lobby(beto)["open"]] == [waiting]
    while beto.get(f"/api/tables/{waiting}").json()["seats"][0]["connected"]:
        time.sleep(0.01)  # the server has not seen him go
    site.ahead_ms += 15_000
    assert play(beto, "Beto").json()["table"] != waiting


def test_the_list_shows_what_is_public_and_nothing_that_is_not(site: Site) -> None:
    ana, beto, eva = site.browser(), site.browser(), site.browser()
    private = ana.create(reglamento="argentino", target=30)
    hidden = site.browser().create(reglamento="argentino", target=15, computers=[2], public=True, spectators="none")
    shown = site.browser().create(reglamento="argentino", target=15, computers=[2], public=True)
    waiting = play(beto, "Beto", "venezolano").json()["table"]
    seen = lobby(eva)
    assert [listed["table"]["id"] for listed in seen["open"]] == [waiting]
    assert [listed["table"]["id"] for listed in seen["live"]] == [shown]
    assert seen["open"][0]["room"] is True
    assert "view" not in str(seen)
    for secret in (private, hidden):
        assert secret not in str(seen)
    site.ahead_ms += 15_000
    assert lobby(eva) == {"open": [], "challenges": [], "live": []}


def test_a_restart_forgets_no_table_that_waits(tmp_path: Path, page: Path) -> None:
    with running(tmp_path, Config(static=page)) as site:
        ana = site.browser()
        cookies = dict(ana.http.cookies)
        waiting = play(ana, "Ana").json()["table"]
        code = ana.get(f"/api/tables/{waiting}").json()["table"]["code"]
        cookies = dict(ana.http.cookies)
    with running(tmp_path, Config(static=page)) as site:
        ana, beto = site.browser(), site.browser()
        ana.http.cookies.update(cookies)
        with ana.watch(waiting) as seat:
            assert beto.get(f"/api/lobby/codes/{code}").json() == {"table": waiting}
            assert play(beto, "Beto").json() == {"table": waiting, "seat": 2}
            seat.until_frame("phase", "sorteo")


def test_a_code_is_read_as_it_is_heard(site: Site) -> None:
    ana, beto = site.browser(), site.browser()
    table = ana.create(reglamento="argentino", target=30)
    code = ana.get(f"/api/tables/{table}").json()["table"]["code"]
    assert len(code) == 6
    for said in (code, code.upper(), "-".join(code), f" {code} "):
        assert beto.get(f"/api/lobby/codes/{said}").json() == {"table": table}
    unknown = beto.get("/api/lobby/codes/zzzzzz")
    assert (unknown.status_code, unknown.json()["code"]) == (410, "codigo-vencido")


def test_codes_are_said_easily_and_never_rudely() -> None:
    codes = [new_code() for _ in range(3_000)]
    assert all(set(code[::2]) <= set(CONSONANTS) and set(code[1::2]) <= set(VOWELS) for code in codes)
    assert not [code for code in codes if any(word in code for word in UNSAID)]
    assert read_code("  Tó-MA re ") == "tomare"


async def test_a_code_that_is_taken_is_drawn_again_and_an_old_one_is_free_again(tmp_path: Path) -> None:
    at = [1_000]
    store = SqliteStore(tmp_path / "q.db", lambda: at[0])
    await store.open()
    drawn = iter(["tomare", "tomare", "lidopu", "tomare"])
    codes = Codes(store.database, lambda: next(drawn))
    for table, code in (("uno", "tomare"), ("dos", "lidopu")):
        assert await codes.reserve() == code
        await codes.lead(code, table)
    assert [await codes.find(code) for code in ("TOMARE", "lidopu")] == ["uno", "dos"]
    at[0] += 15 * 24 * 3600 * 1000
    assert await codes.reserve() == "tomare"
    assert await codes.find("tomare") is None
    await store.close()


def test_chairs_the_house_and_the_roll_call_over_http(site: Site) -> None:
    ana, beto = site.browser(), site.browser()
    table = ana.create(reglamento="argentino", target=30, seats=4, public=True)
    assert beto.sit(table) == 2
    assert ana.post(f"/api/tables/{table}/chair", {"seat": 3}).status_code == 200
    assert ana.get(f"/api/tables/{table}").json()["you"] == 3
    assert beto.post(f"/api/tables/{table}/house", {"computers": [1, 4]}).json()["code"] == "solo-quien-arma"
    assert ana.post(f"/api/tables/{table}/house", {"computers": [1, 4]}).status_code == 200
    door = ana.get(f"/api/tables/{table}").json()
    assert (door["table"]["status"], door["table"]["roll_call"]) == ("waiting", True)
    assert beto.post(f"/api/tables/{table}/ready", {}).status_code == 200
    assert ana.get(f"/api/tables/{table}").json()["table"]["status"] == "playing"
    assert ana.post(f"/api/tables/{table}/leave", {}).json()["code"] == "mesa-empezada"
    assert site.browser().post(f"/api/tables/{table}/leave", {}).json()["code"] == "sin-asiento"


def test_s_1_two_pairs_meet_by_a_challenge_and_partners_sit_face_to_face(site: Site) -> None:
    people = {name: site.browser() for name in ("Ana", "Beto", "Caro", "Dani")}
    order = {"reglamento": "venezolano-simple", "target": 24, "seats": 4, "pair": True, "public": True}
    mine = people["Ana"].create(name="Ana", **order)
    theirs = people["Caro"].create(name="Caro", **order)
    assert people["Beto"].sit(mine, "Beto") == 3
    with ExitStack() as stack:
        for name, table in (("Ana", mine), ("Beto", mine), ("Caro", theirs)):
            stack.enter_context(people[name].watch(table))
        assert [one["table"]["id"] for one in lobby(people["Dani"])["challenges"]] == [mine], "hers has no partner yet"
        lonely = people["Caro"].post(f"/api/tables/{mine}/accept", {"mine": theirs})
        assert lonely.json()["code"] == "falta-companero"
        people["Dani"].sit(theirs, "Dani")
        stack.enter_context(people["Dani"].watch(theirs))
        done = people["Dani"].post(f"/api/tables/{mine}/accept", {"mine": theirs})
        assert done.json() == {"table": mine, "seat": 4}
    door = people["Caro"].get(f"/api/tables/{mine}").json()
    assert [chair["name"] for chair in door["seats"]] == ["Ana", "Caro", "Beto", "Dani"]
    assert (door["table"]["status"], door["you"]) == ("playing", 2)
    assert lobby(people["Ana"])["challenges"] == []


def test_one_address_does_not_guess_codes_for_long(tmp_path: Path, page: Path) -> None:
    with running(tmp_path, Config(static=page, rates=Rates(code="3 per minute"))) as site:
        answers = [site.browser().get("/api/lobby/codes/tomare").status_code for _ in range(4)]
    assert answers == [410, 410, 410, 429]
