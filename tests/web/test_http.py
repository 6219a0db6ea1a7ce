"""The HTTP routes, from outside, over a real server."""

from __future__ import annotations

import time

import pytest
from starlette.datastructures import Headers

from quiero.tables.people import Seating
from quiero.tables.service import Tables
from quiero.web.api import attachment
from quiero.web.security import same_site
from tests.web.site import Browser, Site, order

NEW = order("Mora")


def fault(response: object) -> tuple[int, str]:
    status, body = response.status_code, response.json()  # type: ignore[attr-defined]
    assert set(body) == {"code", "words"}
    assert body["words"][0].isupper()
    assert "Traceback" not in body["words"]
    return status, body["code"]


def test_the_server_says_that_it_lives(site: Site) -> None:
    assert site.browser().get("/api/health").json()["ok"] is True


class TestGuests:
    def test_the_cookie_is_out_of_reach_of_scripts_and_of_other_sites(self, site: Site) -> None:
        cookie = site.browser().post("/api/tables", NEW).headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        assert "Path=/" in cookie
        assert "Secure" not in cookie

    def test_over_https_the_cookie_is_secure(self, site: Site) -> None:
        made = site.browser().post("/api/tables", NEW, headers={"x-forwarded-proto": "https"})
        assert "Secure" in made.headers["set-cookie"]

    def test_the_server_keeps_no_token(self, site: Site) -> None:
        browser = site.browser()
        browser.create(name="Guardada")
        token = browser.http.cookies["quiero_guest"]
        assert b"Guardada" in site.stored()
        assert token.encode() not in site.stored()

    def test_one_browser_sits_at_several_tables(self, site: Site) -> None:
        browser = site.browser()
        first, second = browser.create(), browser.create()
        assert [door["table"]["id"] for door in browser.get("/api/me").json()["tables"]] == [second, first]

    def test_a_stranger_has_no_tables(self, site: Site) -> None:
        assert site.browser().get("/api/me").json() == {"tables": []}

    def test_a_cookie_that_is_no_token_is_a_stranger_and_gets_a_new_one(self, site: Site) -> None:
        browser = site.browser()
        browser.http.cookies.set("quiero_guest", "no-es-nada", domain="127.0.0.1", path="/")
        assert browser.get("/api/me").json() == {"tables": []}
        assert "no-es-nada" not in browser.post("/api/tables", NEW).headers["set-cookie"]


class TestDoor:
    def test_a_stranger_sees_the_door_and_the_free_chair(self, site: Site) -> None:
        table = site.browser().create(name="Mora", target=30)
        door = site.browser().get(f"/api/tables/{table}").json()
        assert (door["you"], door["room"]) == (0, True)
        assert (door["table"]["target"], door["table"]["status"], len(door["table"]["commitment"])) == (30, "waiting", 64)
        assert [(chair["name"], chair["empty"]) for chair in door["seats"]] == [("Mora", False), ("", True)]

    def test_two_sit_and_the_third_finds_no_chair(self, site: Site) -> None:
        host, guest, third = site.browser(), site.browser(), site.browser()
        table = host.create()
        assert guest.sit(table, "  Leo \u202e ") == 2
        assert fault(third.post(f"/api/tables/{table}/sit", {"name": "Uno", "character": "uno"})) == (409, "mesa-llena")
        door = guest.get(f"/api/tables/{table}").json()
        assert (door["you"], door["room"], door["table"]["status"]) == (2, False, "playing")
        assert door["seats"][1]["name"] == "Leo"

    def test_all_that_decides_is_on_the_door(self, site: Site) -> None:
        table = site.browser().create(
            reglamento="argentino",
            target=30,
            seats=4,
            options={"flor": True},
            computers=[2, 4],
            spectators="late",
            public=True,
            free_chat=True,
        )
        door = site.browser().get(f"/api/tables/{table}").json()
        shown = door["table"]
        assert (shown["reglamento"], shown["target"], shown["seats"]) == ("argentino", 30, 4)
        assert (shown["options"], shown["spectators"], shown["status"]) == ({"flor": True}, "late", "waiting")
        assert (shown["public"], shown["clock"], shown["free_chat"]) == (True, True, True)
        assert [(chair["person"], chair["empty"], chair["team"]) for chair in door["seats"]] == [
            (True, False, 1),
            (False, False, 2),
            (True, True, 1),
            (False, False, 2),
        ]

    @pytest.mark.parametrize(
        ("reglamento", "target", "options", "spectators"),
        [
            ("argentino-duelo", 15, {}, "public"),
            ("argentino", 15, {"flor": False}, "public"),
            ("venezolano", 24, {"flor-por-derecho": False}, "player"),
            ("venezolano-simple", 24, {}, "public"),
        ],
    )
    def test_what_is_not_ordered_is_as_its_reglamento_has_it(
        self, site: Site, reglamento: str, target: int, options: dict[str, bool], spectators: str
    ) -> None:
        table = site.browser().create(reglamento=reglamento, target=target)
        shown = site.browser().get(f"/api/tables/{table}").json()["table"]
        assert (shown["options"], shown["spectators"], shown["seats"]) == (options, spectators, 2)

    def test_people_choose_their_chairs(self, site: Site) -> None:
        table = site.browser().create(reglamento="venezolano", target=12, seats=4, computers=[1])
        three, four, more = site.browser(), site.browser(), site.browser()
        assert three.get(f"/api/tables/{table}").json()["seats"][1]["name"] == "Mora", "the first chair that is not the house's"
        assert three.sit(table, "Tres", seat=3) == 3
        for chair in (1, 2, 3):
            refused = four.post(f"/api/tables/{table}/sit", {"name": "Cuatro", "character": "leo", "seat": chair})
            assert fault(refused) == (409, "silla-ocupada"), chair
        for chair in (-1, 5, 2**70):
            refused = four.post(f"/api/tables/{table}/sit", {"name": "Cuatro", "character": "leo", "seat": chair})
            assert fault(refused) == (422, "asiento-inexistente"), chair
        assert three.sit(table, "Tres", seat=4) == 3, "who sits keeps the chair"
        assert four.sit(table, "Cuatro", seat=4) == 4
        assert fault(more.post(f"/api/tables/{table}/sit", {"name": "Cinco", "character": "leo"})) == (409, "mesa-llena")

    def test_sitting_again_gives_the_same_seat(self, site: Site) -> None:
        host = site.browser()
        assert host.sit(host.create()) == 1

    def test_against_the_computer_nobody_is_waited_for(self, site: Site) -> None:
        host = site.browser()
        door = host.get(f"/api/tables/{host.create(computers=[2])}").json()
        assert (door["room"], door["seats"][1]["person"], door["table"]["status"]) == (False, False, "playing")

    def test_a_table_that_is_not_there(self, site: Site) -> None:
        browser = site.browser()
        sit = {"name": "Leo", "character": "leo"}
        assert fault(browser.get("/api/tables/nada")) == (404, "no-hay-mesa")
        assert fault(browser.post("/api/tables/nada/sit", sit)) == (404, "no-hay-mesa")
        assert fault(browser.get("/api/tables/nada/acta")) == (404, "no-hay-mesa")
        assert fault(browser.get("/api/tables/%00%ff..%2f/acta"))[0] == 404


class TestBadInput:
    @pytest.mark.parametrize(
        "body",
        [b"", b"{", b"null", b"[]", b"\xff\xfe", b"[" * 4000, b'{"name":"Mora"}'],
        ids=["empty", "half", "null", "list", "no-utf8", "deep", "little"],
    )
    def test_what_is_no_message_is_refused(self, site: Site, body: bytes) -> None:
        assert fault(site.browser().http.post("/api/tables", content=body)) == (400, "mensaje-ilegible")

    @pytest.mark.parametrize(
        "change",
        [
            {"target": "15"},
            {"reglamento": "otro"},
            {"name": ""},
            {"more": 1},
            {"character": 5},
            {"seats": None},
            {"seats": 2.5},
            {"options": ["flor"]},
            {"options": {"flor": "yes"}},
            {"spectators": "all"},
            {"computers": 2},
            {"computers": ["2"]},
            {"nonce_hash": "0" * 63},
            {"nonce_hash": "G" * 64},
        ],
    )
    def test_a_table_of_another_kind_is_refused(self, site: Site, change: dict[str, object]) -> None:
        assert fault(site.browser().post("/api/tables", NEW | change)) == (400, "mensaje-ilegible")

    @pytest.mark.parametrize(
        ("change", "code"),
        [
            ({"target": 20}, "objetivo"),
            ({"target": 12}, "objetivo"),
            ({"seats": 4}, "asientos"),
            ({"seats": -2}, "asientos"),
            ({"seats": 2**70}, "asientos"),
            ({"reglamento": "argentino", "seats": 3}, "asientos"),
            ({"reglamento": "venezolano", "target": 24, "seats": 6}, "asientos"),
            ({"options": {"flor": True}}, "opciones"),
            ({"options": {"flor": False}}, "opciones"),
            ({"reglamento": "venezolano", "target": 24, "options": {"flor": True}}, "opciones"),
            ({"computers": [3]}, "computadoras"),
            ({"computers": [0]}, "computadoras"),
            ({"computers": [1, 2]}, "computadoras"),
            ({"computers": [-1]}, "computadoras"),
        ],
    )
    def test_a_table_that_its_reglamento_does_not_have_is_refused(self, site: Site, change: dict[str, object], code: str) -> None:
        refused = site.browser().post("/api/tables", NEW | change)
        assert fault(refused) == (422, code)
        assert refused.json()["words"][0].isupper()

    def test_it_is_refused_in_the_words_of_its_country(self, site: Site) -> None:
        order = NEW | {"reglamento": "venezolano", "target": 30}
        assert site.browser().post("/api/tables", order).json()["words"] == "A esas piedras aquí no se juega."
        assert site.browser().post("/api/tables?lang=en", order).json()["words"] == "We do not play to that many points here."
        table = site.browser().create(reglamento="venezolano", target=12, seats=4)
        other = site.browser()
        refused = other.post(f"/api/tables/{table}/sit", {"name": "Leo", "character": "leo", "seat": 1})
        assert (fault(refused), refused.json()["words"]) == ((409, "silla-ocupada"), "Esa silla ya está ocupada: escoge otra.")
        assert other.get(f"/api/tables/{table}/acta").json()["words"].startswith("El acta se abre")

    def test_a_body_too_long_is_refused(self, site: Site) -> None:
        assert fault(site.browser().http.post("/api/tables", content=b" " * 5000)) == (413, "mensaje-largo")

    def test_a_name_of_nothing_is_refused(self, site: Site) -> None:
        assert fault(site.browser().post("/api/tables", NEW | {"name": " \u200b "})) == (422, "nombre-invalido")

    def test_refused_people_get_no_cookie(self, site: Site) -> None:
        assert "set-cookie" not in site.browser().post("/api/tables", NEW | {"target": 20}).headers

    def test_a_route_that_is_not_there_and_a_method_that_is_not_its(self, site: Site) -> None:
        assert fault(site.browser().get("/api/nada")) == (404, "no-existe")
        assert fault(site.browser().http.put("/api/tables")) == (405, "no-se-usa-asi")

    def test_in_english_when_asked(self, site: Site) -> None:
        assert site.browser().get("/api/nada?lang=en").json()["words"] == "There is nothing here."


def test_a_fault_of_ours_is_told_in_words(site: Site, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    async def broken(tables: Tables, key: str) -> list[Seating]:
        raise ZeroDivisionError("secret")

    browser = site.browser()
    browser.create()
    monkeypatch.setattr(Tables, "tables_of", broken)
    assert fault(browser.get("/api/me")) == (500, "error-interno")
    deadline = time.monotonic() + 5  # the trace goes to the log after the answer has gone to the page
    while "ZeroDivisionError" not in caplog.text and time.monotonic() < deadline:
        time.sleep(0.01)
    assert "ZeroDivisionError" in caplog.text


class TestOrigin:
    def test_the_page_of_another_site_changes_nothing(self, site: Site) -> None:
        browser = site.browser()
        table = browser.create()
        for path in ("/api/tables", f"/api/tables/{table}/sit", f"/api/tables/{table}/handover", "/api/handover"):
            refused = browser.post(path, NEW, headers={"origin": "https://evil.example"})
            assert fault(refused) == (403, "otro-origen"), path

    def test_an_origin_that_the_operator_allowed(self, site: Site) -> None:
        assert site.browser().post("/api/tables", NEW, headers={"origin": "https://truco.example"}).status_code == 200

    @pytest.mark.parametrize(
        ("origin", "own"),
        [
            ("http://truco.ar", True),
            ("https://truco.ar", True),
            ("https://ok.example", True),
            ("https://truco.ar:8443", False),
            ("https://truco.ar.evil.example", False),
            ("https://evil.example/truco.ar", False),
            ("ftp://truco.ar", False),
            ("null", False),
            ("", False),
            ("http://[", False),
        ],
    )
    def test_what_is_the_own_site(self, origin: str, own: bool) -> None:
        assert same_site(Headers({"origin": origin, "host": "truco.ar"}), frozenset({"https://ok.example"})) is own


class TestHandover:
    @pytest.fixture
    def table(self, site: Site) -> tuple[Browser, str, str]:
        host = site.browser()
        table = host.create()
        site.browser().sit(table)
        made = host.post(f"/api/tables/{table}/handover", {}).json()
        assert made["seconds"] == 120
        assert made["url"] == f"http://{site.host}/seguir/{made['code']}"
        return host, table, made["code"]

    def test_the_code_gives_the_same_seat_to_another_browser(self, site: Site, table: tuple[Browser, str, str]) -> None:
        host, table_id, code = table
        other = site.browser()
        assert other.post("/api/handover", {"code": code.upper().replace("-", " ")}).json() == {"table": table_id, "seat": 1}
        assert other.http.cookies["quiero_guest"] != host.http.cookies["quiero_guest"]
        for browser in (host, other):
            assert browser.get(f"/api/tables/{table_id}").json()["you"] == 1

    def test_the_code_is_good_once(self, site: Site, table: tuple[Browser, str, str]) -> None:
        assert site.browser().post("/api/handover", {"code": table[2]}).status_code == 200
        assert fault(site.browser().post("/api/handover", {"code": table[2]})) == (410, "codigo-vencido")

    def test_the_code_is_good_for_two_minutes(self, site: Site, table: tuple[Browser, str, str]) -> None:
        site.ahead_ms += 121_000
        assert fault(site.browser().post("/api/handover", {"code": table[2]})) == (410, "codigo-vencido")

    def test_no_code_is_kept_as_it_is(self, site: Site, table: tuple[Browser, str, str]) -> None:
        assert table[2].encode() not in site.stored()

    def test_a_code_that_never_was(self, site: Site) -> None:
        assert fault(site.browser().post("/api/handover", {"code": "mate-mate-mate-mate"})) == (410, "codigo-vencido")

    def test_only_a_seat_gets_a_code(self, site: Site, table: tuple[Browser, str, str]) -> None:
        assert fault(site.browser().post(f"/api/tables/{table[1]}/handover", {})) == (403, "sin-asiento")


def test_a_file_keeps_the_accents_of_its_name() -> None:
    assert (
        attachment('Ñandú "1".toml') == "attachment; filename=\"_and_ _1_.toml\"; filename*=UTF-8''%C3%91and%C3%BA%20%221%22.toml"
    )
