"""Keeping a name, over a real server: what it gives, and what those try who want another's."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from quiero.web.config import Config, Rates
from tests.web.keeping import PASSWORD, enter, keep, new_name, post, who
from tests.web.site import Site, running

MINUTE = 60_000


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
        name, order = new_name(), {"character": "mora", "password": PASSWORD}
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
        order = {"name": new_name(), "character": "mora", "password": PASSWORD}
        given = site.browser().post("/api/account", order).headers.get_list("set-cookie")
        assert {each.partition("=")[0] for each in given} == {"quiero_session", "quiero_known"}
        assert all("HttpOnly" in each and "SameSite=lax" in each and "Secure" not in each for each in given)
        secure = site.browser().post("/api/account", {**order, "name": new_name()}, headers={"x-forwarded-proto": "https"})
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
            order = {"name": new_name(), "character": "mora", "password": PASSWORD}
            assert site.browser().post("/api/account", order).status_code == 429
            tries = [enter(site.browser(), f"Nadie {n}") for n in range(3)]
            assert tries[-1] == (429, "muy-rapido")
