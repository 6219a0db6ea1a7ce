"""Keeping a name, over a real server: what it gives, and what those try who want another's."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from quiero.protocol.messages import CLOSE
from quiero.web.config import Config, Rates
from tests.web.people import seated
from tests.web.site import Browser, Site, Watch, running

PASSWORD = "la del mate amargo"
MINUTE = 60_000

_names = iter(f"Jugadora {one}{two}{three}" for one in "aeou" for two in "dfgkp" for three in "aeou")
"""None of which looks like another."""


def keep(browser: Browser, name: str = "", password: str = PASSWORD) -> tuple[str, list[str]]:
    """Keep a name in that browser: the name, and its recovery codes."""
    name = name or next(_names)
    done = browser.post("/api/account", {"name": name, "character": "mora", "password": password})
    assert done.status_code == 200, done.text
    assert done.json()["me"]["name"] == name
    return name, done.json()["codes"]


def enter(browser: Browser, name: str, password: str = PASSWORD) -> tuple[int, str]:
    done = browser.post("/api/account/enter", {"name": name, "password": password})
    return done.status_code, done.json().get("code", done.json().get("name"))


def post(browser: Browser, path: str, body: object) -> tuple[int, str]:
    done = browser.post(f"/api/account/{path}", body)
    return done.status_code, done.json().get("code", "")


def who(browser: Browser) -> str:
    return str(browser.get("/api/account").json()["name"])


def until_closed(watch: Watch) -> int:
    """Why the server closes that socket; fails while it does not."""
    with pytest.raises(ConnectionClosed) as closed:
        read_on(watch)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def read_on(watch: Watch) -> None:
    while True:
        watch.receive()


@pytest.fixture
def later(site: Site) -> Iterator[None]:
    """Sixteen minutes later nobody is sure any more who sits at a browser."""
    site.ahead_ms += 16 * MINUTE
    yield
    site.ahead_ms -= 16 * MINUTE


class TestKeeping:
    def test_a_guest_keeps_the_name_and_the_seat_and_finds_both_elsewhere(self, site: Site) -> None:
        host, rival, tablet = site.browser(), site.browser(), site.browser()
        table = host.create(name="Guiomar")
        rival.sit(table)
        assert host.get(f"/api/tables/{table}").json()["seats"][0]["kept"] is False
        keep(host, "Guiomar")
        door = host.get(f"/api/tables/{table}").json()
        assert (door["you"], door["seats"][0]["kept"], door["seats"][1]["kept"]) == (1, True, False)
        assert tablet.get(f"/api/tables/{table}").json()["you"] == 0
        assert enter(tablet, "  guiomar ") == (200, "Guiomar")
        assert tablet.get(f"/api/tables/{table}").json()["you"] == 1
        assert [each["table"]["id"] for each in tablet.get("/api/me").json()["tables"]] == [table]
        with tablet.watch(table) as watch:
            assert watch.frame["you"] == 1

    def test_who_is_signed_in_sits_under_the_kept_name(self, site: Site) -> None:
        host = site.browser()
        name, _ = keep(host)
        table = host.create(name="Otro nombre")
        assert host.get(f"/api/tables/{table}").json()["seats"][0]["name"] == name

    def test_a_guests_seats_stay_playable_after_signing_in_and_after_signing_out(self, site: Site) -> None:
        name, _ = keep(site.browser())
        browser = site.browser()
        table = browser.create()
        enter(browser, name)
        assert browser.get(f"/api/tables/{table}").json()["you"] == 1
        assert browser.sit(table) == 1, "not a second chair beside the guest's"
        assert post(browser, "leave", {})[0] == 200
        assert browser.get(f"/api/tables/{table}").json()["you"] == 1

    @pytest.mark.parametrize("taken", ["TOMADA", "Tomáda", "T0mada", "To_ma.da"])
    def test_a_name_is_kept_once(self, site: Site, taken: str) -> None:
        if site.browser().get("/api/players/Tomada").status_code == 404:
            keep(site.browser(), "Tomada")
        done = site.browser().post("/api/account", {"name": taken, "character": "mora", "password": PASSWORD})
        assert (done.status_code, done.json()["code"]) == (409, "nombre-tomado")

    def test_two_at_once_want_one_name_and_one_gets_it(self, site: Site) -> None:
        name, order = next(_names), {"character": "mora", "password": PASSWORD}
        browsers = [site.browser() for _ in range(4)]
        with ThreadPoolExecutor(4) as pool:
            done = list(pool.map(lambda browser: browser.post("/api/account", {"name": name, **order}).status_code, browsers))
        assert sorted(done) == [200, 409, 409, 409]

    @pytest.mark.parametrize(
        ("order", "code"),
        [
            ({"name": "Аna Sofía"}, "nombre-no-se-guarda"),
            ({"name": "Mirón 200"}, "nombre-no-se-guarda"),
            ({"name": " \u202e "}, "nombre-invalido"),
            ({"name": "x" * 25}, "mensaje-ilegible"),
            ({"password": "corta"}, "contrasena-corta"),
            ({"password": ""}, "mensaje-ilegible"),
            ({"extra": 1}, "mensaje-ilegible"),
        ],
    )
    def test_what_cannot_be_kept_is_refused_with_its_reason(self, site: Site, order: dict[str, object], code: str) -> None:
        browser = site.browser()
        done = browser.post("/api/account", {"name": "Renata", "character": "mora", "password": PASSWORD, **order})
        assert done.json()["code"] == code
        assert who(browser) == ""

    def test_neither_password_nor_token_nor_code_is_on_the_disk(self, site: Site) -> None:
        browser = site.browser()
        _, codes = keep(browser, password="una contraseña muy secreta")
        stored = site.stored()
        assert "una contraseña muy secreta".encode() not in stored
        assert browser.http.cookies["quiero_session"].encode() not in stored
        assert not any(code.encode() in stored or code.replace("-", "").encode() in stored for code in codes)

    def test_the_cookies_are_out_of_reach_of_scripts_and_of_other_sites(self, site: Site) -> None:
        order = {"name": next(_names), "character": "mora", "password": PASSWORD}
        given = site.browser().post("/api/account", order).headers.get_list("set-cookie")
        assert {each.partition("=")[0] for each in given} == {"quiero_session", "quiero_known"}
        assert all("HttpOnly" in each and "SameSite=lax" in each and "Secure" not in each for each in given)
        secure = site.browser().post("/api/account", {**order, "name": next(_names)}, headers={"x-forwarded-proto": "https"})
        assert all("Secure" in each for each in secure.headers.get_list("set-cookie"))


class TestThieves:
    def test_a_wrong_name_and_a_wrong_password_sound_the_same(self, site: Site) -> None:
        name, _ = keep(site.browser())
        stranger = site.browser()
        right = stranger.post("/api/account/enter", {"name": name, "password": "otra cosa"})
        none = stranger.post("/api/account/enter", {"name": "Nadie Nunca", "password": "otra cosa"})
        assert (right.status_code, right.content) == (none.status_code, none.content)
        assert right.json()["code"] == "entrada-mal"
        assert who(stranger) == ""

    def test_another_origin_changes_nothing(self, site: Site) -> None:
        browser = site.browser()
        name, _ = keep(browser)
        evil = {"origin": "https://evil.example"}
        for path in ("/enter", "/leave", "/leave-others", "/forget", "/password", "/codes", "/passkeys/ask", ""):
            done = browser.post(f"/api/account{path}", {"name": name, "password": PASSWORD}, headers=evil)
            assert (done.status_code, done.json()["code"]) == (403, "otro-origen"), path
        assert who(browser) == name

    def test_a_token_that_was_planted_is_never_signed_in(self, site: Site) -> None:
        name, _ = keep(site.browser())
        victim, planted = site.browser(), "p" * 43
        victim.http.cookies.set("quiero_session", planted, domain="127.0.0.1", path="/")
        victim.http.cookies.set("quiero_guest", planted, domain="127.0.0.1", path="/")
        victim.http.cookies.set("quiero_known", planted, domain="127.0.0.1", path="/api/account")
        done = victim.post("/api/account/enter", {"name": name, "password": PASSWORD})
        given = [each for each in done.headers.get_list("set-cookie") if each.startswith("quiero_session=")]
        assert len(given) == 1
        assert planted not in given[0]
        thief = site.browser()
        thief.http.cookies.set("quiero_session", planted, domain="127.0.0.1", path="/")
        assert who(thief) == ""

    def test_each_sign_in_has_a_new_token_and_the_old_one_is_dead(self, site: Site) -> None:
        browser, old = site.browser(), site.browser()
        name, _ = keep(browser)
        token = browser.http.cookies["quiero_session"]
        assert enter(browser, name)[0] == 200
        assert browser.http.cookies["quiero_session"] != token
        old.http.cookies.set("quiero_session", token, domain="127.0.0.1", path="/")
        assert who(old) == ""

    def test_two_accounts_in_one_browser_share_nothing(self, site: Site) -> None:
        browser = site.browser()
        one, _ = keep(browser)
        table = browser.create()
        assert post(browser, "leave", {})[0] == 200
        assert browser.get(f"/api/tables/{table}").json()["you"] == 0
        two, _ = keep(browser)
        assert (who(browser), browser.get("/api/me").json()["tables"]) == (two, [])
        assert enter(browser, one) == (200, one)
        assert browser.get(f"/api/tables/{table}").json()["you"] == 1

    def test_a_recovery_code_opens_once_and_signs_the_others_out(self, site: Site) -> None:
        owner, lost = site.browser(), site.browser()
        name, codes = keep(owner)
        typed = codes[0].upper().replace("-", " ").replace("0", "O").replace("1", "I")
        assert post(lost, "recover", {"name": name, "code": typed, "password": "corta"}) == (422, "contrasena-corta")
        assert post(lost, "recover", {"name": name, "code": typed, "password": "una nueva de verdad"})[0] == 200
        assert (who(lost), who(owner)) == (name, "")
        assert enter(owner, name) == (403, "entrada-mal")
        assert enter(owner, name, "una nueva de verdad") == (200, name)
        for order in ({"code": codes[0], "name": name}, {"code": codes[1], "name": "Nadie Nunca"}, {"code": "x", "name": name}):
            refused = post(site.browser(), "recover", {"password": "otra más larga", **order})
            assert refused == (403, "recuperacion-mal")
        assert lost.get("/api/account").json()["codes"] == len(codes) - 1

    def test_of_another_account_a_code_is_worth_nothing(self, site: Site) -> None:
        _, codes = keep(site.browser())
        other, _ = keep(site.browser())
        refused = post(site.browser(), "recover", {"name": other, "code": codes[0], "password": "una nueva de verdad"})
        assert refused == (403, "recuperacion-mal")

    def test_who_finds_an_open_browser_cannot_take_the_account(self, site: Site, request: pytest.FixtureRequest) -> None:
        browser = site.browser()
        name, _ = keep(browser)
        request.getfixturevalue("later")
        for path, body in (
            ("password", {"password": "la del ladrón"}),
            ("codes", {}),
            ("forget", {"name": name}),
            ("passkeys/ask", {"purpose": "add"}),
            ("passkeys/drop", {"id": "x"}),
        ):
            assert post(browser, path, body) == (403, "hay-que-confirmar"), path
        assert post(browser, "confirm", {"password": "no es"}) == (403, "entrada-mal")
        assert post(browser, "confirm", {"password": PASSWORD})[0] == 200
        assert post(browser, "codes", {})[0] == 200

    def test_nobody_in_particular_may_do_what_is_for_somebody(self, site: Site) -> None:
        guest = site.browser()
        for path, body in (
            ("password", {"password": PASSWORD}),
            ("codes", {}),
            ("confirm", {"password": PASSWORD}),
            ("leave-others", {}),
            ("character", {"character": "leo"}),
            ("passkeys/ask", {"purpose": "add"}),
        ):
            assert post(guest, path, body) == (401, "sin-cuenta"), path
        assert guest.get("/api/account/data").status_code == 401
        assert post(guest, "leave", {})[0] == 200


class TestRates:
    TIGHT = Rates(
        sign_up="100 per second",
        enter="100 per second",
        account="100 per second",
        read="100 per second",
        guess="3 per hour",
        guesses="5 per hour",
    )

    def test_guessing_is_bounded_and_keeps_nobody_out_where_he_was_before(self, tmp_path: Path) -> None:
        with running(tmp_path, Config(rates=self.TIGHT)) as site:
            owner, elsewhere, thief = site.browser(), site.browser(), site.browser()
            name, codes = keep(owner)
            post(owner, "leave", {})
            tries = [enter(thief, name, f"intento {n}") for n in range(5)]
            assert tries == [(403, "entrada-mal")] * 3 + [(429, "muchos-intentos")] * 2
            assert enter(thief, name) == (429, "muchos-intentos"), "the right one is not told from a wrong one"
            unknown = [enter(site.browser(), "Nadie Nunca", f"intento {n}") for n in range(5)]
            assert unknown == tries, "nor a name that nobody keeps"
            assert enter(owner, name) == (200, name), "the owner's own browser"
            recovered = post(elsewhere, "recover", {"name": name, "code": codes[0], "password": "una nueva de verdad"})
            assert recovered[0] == 200, "and by a code anywhere"

    def test_signing_up_and_in_is_bounded_for_an_address(self, tmp_path: Path) -> None:
        rates = Rates(sign_up="2 per hour", enter="2 per hour")
        with running(tmp_path, Config(rates=rates)) as site:
            keep(site.browser())
            keep(site.browser())
            order = {"name": next(_names), "character": "mora", "password": PASSWORD}
            assert site.browser().post("/api/account", order).status_code == 429
            tries = [enter(site.browser(), f"Nadie {n}") for n in range(3)]
            assert tries[-1] == (429, "muy-rapido")


class TestLeaving:
    def test_signed_out_everywhere_the_other_browsers_lose_seats_and_sockets(self, site: Site) -> None:
        here, there, rival = site.browser(), site.browser(), site.browser()
        name, _ = keep(here)
        table = here.create(name=name)
        rival.sit(table)
        enter(there, name)
        with here.watch(table) as mine, there.watch(table) as lost:
            assert (mine.frame["you"], lost.frame["you"]) == (1, 1)
            left = here.post("/api/account/leave-others", {})
            assert [each["here"] for each in left.json()["browsers"]] == [True]
            assert until_closed(lost) == CLOSE["going-away"]
            mine.ping()
        assert (who(here), who(there)) == (name, "")
        with there.watch(table) as watch:
            assert watch.frame["you"] == 0

    def test_a_seat_given_by_a_code_is_taken_back_too(self, site: Site) -> None:
        here, borrowed = site.browser(), site.browser()
        name, _ = keep(here)
        table = here.create(name=name)
        code = here.post(f"/api/tables/{table}/handover", {}).json()["code"]
        assert borrowed.post("/api/handover", {"code": code}).json()["seat"] == 1
        with borrowed.watch(table) as watch:
            assert watch.frame["you"] == 1
            here.post("/api/account/leave-others", {})
            assert until_closed(watch) == CLOSE["going-away"]
        assert borrowed.get(f"/api/tables/{table}").json()["you"] == 0

    def test_one_browser_can_be_signed_out_alone(self, site: Site) -> None:
        here, there, third = site.browser(), site.browser(), site.browser()
        name, _ = keep(here)
        enter(there, name)
        enter(third, name)
        one = next(each for each in there.get("/api/account").json()["browsers"] if each["here"])
        here.post("/api/account/leave-others", {"id": one["id"]})
        assert [who(browser) for browser in (here, there, third)] == [name, "", name]

    def test_a_new_password_signs_the_others_out(self, site: Site) -> None:
        here, there = site.browser(), site.browser()
        name, _ = keep(here)
        enter(there, name)
        assert post(here, "password", {"password": "otra bien distinta"})[0] == 200
        assert (who(here), who(there)) == (name, "")
        assert enter(there, name) == (403, "entrada-mal")
        assert enter(there, name, "otra bien distinta") == (200, name)

    def test_after_half_a_year_unseen_a_browser_is_signed_out(self, site: Site) -> None:
        browser = site.browser()
        keep(browser)
        site.ahead_ms += 181 * 24 * 60 * MINUTE
        try:
            assert who(browser) == ""
        finally:
            site.ahead_ms -= 181 * 24 * 60 * MINUTE


class TestWatching:
    def test_who_sits_cannot_watch_his_table_from_another_browser(self, site: Site) -> None:
        with seated(site, reglamento="venezolano", target=24, spectators="player") as table:
            name, _ = keep(table.browsers[1])
            other = site.browser()
            with other.watch(table.id) as watch:
                assert watch.frame["you"] == 0
                assert enter(other, name) == (200, name)
                assert until_closed(watch) == CLOSE["going-away"]
            with other.watch(table.id) as watch:
                assert watch.frame["you"] == 1
                assert watch.look_from(2)["code"] == "sin-perspectiva"

    def test_nor_from_one_where_a_guest_sat_before(self, site: Site) -> None:
        with seated(site, reglamento="venezolano", target=24, spectators="player") as table:
            name, _ = keep(site.browser())
            enter(table.browsers[2], name)
            with table.browsers[2].watch(table.id) as watch:
                assert watch.frame["you"] == 2


class TestForgetting:
    def test_nothing_of_the_person_is_left_and_the_match_goes_on(self, site: Site) -> None:
        host, rival = site.browser(), site.browser()
        name, _ = keep(host, "Desdémona")
        table = host.create(name=name)
        rival.sit(table, "Yago")
        with rival.watch(table) as watch:
            assert post(host, "forget", {"name": "Otra"}) == (422, "nombre-no-coincide")
            assert post(host, "forget", {"name": "desdemona"})[0] == 200
            while watch.frame["seats"][0]["name"] != "Alguien que se fue":
                watch.receive()
            assert watch.frame["seats"][0]["kept"] is False
            watch.send({"t": "do", "id": "12345678", "act": "rendirse"})
            watch.until("ack")
        assert (who(host), host.get("/api/me").json()["tables"]) == ("", [])
        assert host.get(f"/api/tables/{table}").json()["you"] == 0
        assert host.get("/api/players/Desdémona").status_code == 404
        acta = site.browser().get(f"/api/tables/{table}/acta")
        assert acta.status_code == 200
        assert '"Alguien que se fue", "Yago"' in acta.text
        assert enter(site.browser(), name) == (403, "entrada-mal")

    def test_a_name_that_was_let_go_can_be_kept_by_another(self, site: Site) -> None:
        one, two = site.browser(), site.browser()
        name, _ = keep(one)
        post(one, "forget", {"name": name})
        keep(two, name)
        assert two.get("/api/me").json()["tables"] == []

    def test_a_guest_is_forgotten_too(self, site: Site) -> None:
        guest = site.browser()
        table = guest.create(name="Efímera")
        assert post(guest, "forget", {})[0] == 200
        door = guest.get(f"/api/tables/{table}").json()
        assert (door["you"], door["seats"][0]["name"]) == (0, "Alguien que se fue")

    def test_all_that_is_kept_is_shown(self, site: Site) -> None:
        browser = site.browser()
        name, codes = keep(browser)
        table = browser.create(name=name)
        data = browser.get("/api/account/data")
        assert "attachment" in data.headers["content-disposition"]
        about = data.json()
        assert (about["name"], about["recovery_codes"], about["tables"]) == (name, len(codes), [table])
        assert "argon2" not in data.text
