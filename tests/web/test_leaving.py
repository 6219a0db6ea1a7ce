"""Going out: of one browser, of all the others, and of the house, with nothing left behind."""

from __future__ import annotations

import pytest
from websockets.exceptions import ConnectionClosed

from quiero.protocol.messages import CLOSE
from tests.web.keeping import enter, keep, post, who
from tests.web.people import seated
from tests.web.site import Site, Watch

HALF_A_YEAR = 181 * 24 * 3600 * 1000


def until_closed(watch: Watch) -> int:
    """Why the server closes that socket; fails while it does not."""
    with pytest.raises(ConnectionClosed) as closed:
        read_on(watch)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def read_on(watch: Watch) -> None:
    while True:
        watch.receive()


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
        site.ahead_ms += HALF_A_YEAR
        try:
            assert who(browser) == ""
        finally:
            site.ahead_ms -= HALF_A_YEAR


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
