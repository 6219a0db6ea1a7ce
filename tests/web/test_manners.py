"""Muting and reporting over the wire, and the operator's desk."""

from __future__ import annotations

import re
import stat
from pathlib import Path
from typing import Any

import pytest

from quiero.manners.operator import DAY_MS, Operator, key_in
from tests.web.site import OPERATOR, Browser, Site, Watch


def phrase(watch: Watch, said: str, to: str = "table") -> dict[str, Any]:
    """Say a set phrase, and the answer."""
    watch.send({"t": "chat", "id": f"frase-{said}-{id(watch)}", "to": to, "phrase": said})
    while True:
        message = watch.receive()
        if message["t"] in ("ack", "refused"):
            return message


def hears(watch: Watch, words: str) -> bool:
    """The next thing said that is that phrase, or those words."""
    while words not in ((said := watch.until("said"))["phrase"], said["text"]):
        pass
    return True


def hears_nothing(watch: Watch) -> bool:
    """Nothing said came, or comes before the answer to a ping."""
    watch.send({"t": "ping", "n": 20_002})
    while (message := watch.receive()) != {"t": "pong", "n": 20_002}:
        if message["t"] == "said":
            return False
    return True


def cases(desk: Browser, table: str, *, settled: bool = False) -> list[dict[str, Any]]:
    """What lies on the operator's desk about that table."""
    found = desk.get(f"/api/operator/reports{'?settled=1' if settled else ''}").json()["cases"]
    return [case for case in found if case["table"] == table]


def operator(site: Site) -> Browser:
    """A browser that showed the operator's key."""
    browser = site.browser()
    entered = browser.post("/api/operator", {"key": OPERATOR})
    assert entered.status_code == 200
    return browser


def pair(site: Site, **more: Any) -> tuple[str, Browser, Browser]:
    """A table of two people who may write what they like."""
    mora, leo = site.browser(), site.browser()
    table = mora.create(free_chat=True, **more)
    leo.sit(table)
    return table, mora, leo


def test_who_is_muted_is_not_heard_any_more_at_this_table_nor_at_another(site: Site) -> None:
    table, mora, leo = pair(site)
    with mora.watch(table) as me, leo.watch(table) as him:
        assert phrase(him, "hola")["t"] == "ack"
        assert hears(me, "hola")
        muted = mora.post(f"/api/tables/{table}/mute", {"seat": 2})
        assert (muted.status_code, muted.json()["name"]) == (200, "Leo")
        assert him.say("¿me oís?", "table")["t"] == "ack", "he is not told"
        assert hears_nothing(me)
        assert phrase(me, "gracias")["t"] == "ack"
        assert hears(him, "gracias"), "he still hears"
    with mora.watch(table) as me:
        assert hears(me, "gracias"), "what he said before is not told again either"
        assert hears_nothing(me)
    other = leo.create(free_chat=True)
    mora.sit(other)
    with mora.watch(other) as me, leo.watch(other) as him:
        assert him.say("acá tampoco", "table")["t"] == "ack"
        assert hears_nothing(me)
    assert [person["name"] for person in mora.get("/api/mutes").json()["people"]] == ["Leo"]
    left = mora.http.delete(f"/api/mutes/{muted.json()['id']}")
    assert left.json() == {"people": []}
    with mora.watch(other) as me:
        assert hears(me, "acá tampoco")


def test_muting_is_ones_own_affair(site: Site) -> None:
    table, mora, leo = pair(site)
    assert mora.post(f"/api/tables/{table}/mute", {"seat": 1}).json()["code"] == "a-si-mismo"
    assert mora.post(f"/api/tables/{table}/mute", {"seat": 5}).json()["code"] == "sin-persona"
    assert mora.post(f"/api/tables/{table}/mute", {"seat": 0, "who": "nobody"}).json()["code"] == "sin-persona"
    assert site.browser().post(f"/api/tables/{table}/mute", {"seat": 1}).json()["code"] == "sin-asiento"
    muted = mora.post(f"/api/tables/{table}/mute", {"seat": 2}).json()
    again = mora.post(f"/api/tables/{table}/mute", {"seat": 2}).json()
    assert again == muted, "once is enough"
    assert leo.http.delete(f"/api/mutes/{muted['id']}").json() == {"people": []}
    assert [person["id"] for person in mora.get("/api/mutes").json()["people"]] == [muted["id"]], "nobody else can undo it"
    computers = mora.create(computers=[2])
    assert mora.post(f"/api/tables/{computers}/mute", {"seat": 2}).json()["code"] == "sin-persona"


def test_a_report_brings_the_operator_what_was_heard_and_nothing_else(site: Site) -> None:
    people = [site.browser() for _ in range(4)]
    table = people[0].create(reglamento="argentino", seats=4, free_chat=True)
    for browser in people[1:]:
        browser.sit(table)
    with people[0].watch(table), people[1].watch(table) as rival:
        assert rival.say("perdiste, burro", "table")["t"] == "ack"
        assert rival.say("tengo el ancho", "team")["t"] == "ack"
        told = people[0].post(f"/api/tables/{table}/report", {"seat": 2, "reason": "insultos", "words": " Me  insultó "})
        assert told.json() == {"name": "Leo"}
        assert people[3].post(f"/api/tables/{table}/report", {"seat": 2, "reason": "otra"}).status_code == 200
    desk = operator(site)
    first, second = cases(desk, table)
    assert (first["name"], first["seat"], first["reason"], first["words"]) == ("Leo", 2, "insultos", "Me insultó")
    assert first["lines"] == ["perdiste, burro"], "what he said to his team, a rival did not hear"
    assert sorted(second["lines"]) == ["perdiste, burro", "tengo el ancho"], "his partner did"
    assert (first["before"], first["verdict"], first["silenced"]) == (1, None, False)
    assert not {"reporter", "speaker", "key"} & first.keys()


def test_a_silenced_person_has_the_phrases_left_until_the_week_is_over(site: Site) -> None:
    table, mora, leo = pair(site)
    with mora.watch(table) as me, leo.watch(table) as him:
        assert him.say("burro", "table")["t"] == "ack"
        mora.post(f"/api/tables/{table}/report", {"seat": 2, "reason": "insultos"})
        desk = operator(site)
        (case,) = cases(desk, table)
        settled = desk.post(f"/api/operator/reports/{case['id']}", {"verdict": "silencio-semana"}).json()
        assert (settled["verdict"], settled["silenced"]) == ("silencio-semana", True)
        assert him.say("burra", "table")["code"] == "silenciado"
        assert phrase(him, "perdon")["t"] == "ack"
        assert hears(me, "perdon")
        assert cases(desk, table) == []
        assert [each["id"] for each in cases(desk, table, settled=True)] == [case["id"]]
        again = desk.post(f"/api/operator/reports/{case['id']}", {"verdict": "nada"})
        assert (again.status_code, again.json()["code"]) == (409, "ya-resuelta")
        site.ahead_ms += 7 * DAY_MS + 1000
        assert him.say("ya puedo", "table")["t"] == "ack"


def test_a_name_can_be_taken(site: Site) -> None:
    mora, leo = site.browser(), site.browser()
    table = mora.create()
    leo.sit(table, "Algo Feo")
    mora.post(f"/api/tables/{table}/report", {"seat": 2, "reason": "nombre"})
    desk = operator(site)
    (case,) = cases(desk, table)
    desk.post(f"/api/operator/reports/{case['id']}", {"verdict": "nombre"})
    assert mora.get(f"/api/tables/{table}").json()["seats"][1]["name"] == "Sin nombre"


def test_a_kept_name_is_taken_from_the_account_too(site: Site) -> None:
    mora, leo, other = site.browser(), site.browser(), site.browser()
    order = {"name": "Grosería", "character": "rulo", "password": "la del mate amargo"}
    assert leo.post("/api/account", order).status_code == 200
    table = mora.create()
    leo.sit(table)
    mora.post(f"/api/tables/{table}/report", {"seat": 2, "reason": "nombre"})
    desk = operator(site)
    (case,) = cases(desk, table)
    assert desk.post(f"/api/operator/reports/{case['id']}", {"verdict": "nombre"}).status_code == 200
    given = leo.get("/api/account").json()["name"]
    assert re.fullmatch(r"Sin nombre \d{6}", given)
    assert mora.get(f"/api/tables/{table}").json()["seats"][1]["name"] == given
    assert mora.get("/api/players/Grosería").status_code == 404
    again = leo.create()
    assert mora.get(f"/api/tables/{again}").json()["seats"][0]["name"] == given, "he sits down under no other"
    entered = other.post("/api/account/enter", {"name": given, "password": order["password"]})
    assert (entered.status_code, entered.json()["name"]) == (200, given), "and can still come in"
    refused = site.browser().post("/api/account", {**order, "name": "Sin Nombre 7"})
    assert refused.json()["code"] == "nombre-no-se-guarda", "nobody gives himself such a name"


def test_a_person_files_ten_reports_a_day(site: Site) -> None:
    table, mora, _ = pair(site)
    answers = [mora.post(f"/api/tables/{table}/report", {"seat": 2, "reason": "otra"}) for _ in range(11)]
    assert [answer.status_code for answer in answers] == [200] * 10 + [429]
    assert answers[-1].json()["code"] == "muchas-denuncias"
    own = mora.post(f"/api/tables/{table}/report", {"seat": 1, "reason": "otra"})
    assert (own.status_code, own.json()["code"]) == (422, "a-si-mismo")


@pytest.mark.parametrize("path", ["/api/operator/reports", "/api/operator/reports?settled=1"])
def test_nobody_but_the_operator_reads_a_report(site: Site, path: str) -> None:
    table, mora, _ = pair(site)
    mora.post(f"/api/tables/{table}/report", {"seat": 2, "reason": "otra"})
    for browser in (mora, site.browser()):
        assert browser.get(path).status_code == 403
        assert browser.post("/api/operator", {"key": OPERATOR + "x"}).json()["code"] == "no-es-operador"
        browser.http.cookies.set("quiero_operator", "99999999999999.0000", domain="127.0.0.1", path="/api/operator")
        assert browser.get(path).status_code == 403
        assert browser.post("/api/operator/reports/x", {"verdict": "nada"}).status_code == 403
    assert operator(site).post("/api/operator/reports/x", {"verdict": "nada"}).status_code == 404


def test_a_pass_holds_for_a_day_and_only_under_its_key() -> None:
    now = [0]
    mine = Operator("key" * 9, lambda: now[0])
    shown = mine.admit("key" * 9)
    assert shown is not None
    assert mine.admit("kez" * 9) is None
    assert (mine.admits(shown), Operator("other" * 9, lambda: 0).admits(shown)) == (True, False)
    until, seal = shown.split(".")
    assert not any(mine.admits(bad) for bad in ("", ".", seal, f"{int(until) + 1}.{seal}", f"{until}.{seal}0", f"ä.{seal}"))
    now[0] = DAY_MS
    assert not mine.admits(shown)
    assert (Operator("", lambda: 0).admit(""), Operator("", lambda: 0).admits(shown)) == (None, False)


def test_the_operators_key_is_made_once_and_for_the_servers_user_alone(tmp_path: Path) -> None:
    key = key_in(tmp_path)
    assert (len(key), key_in(tmp_path)) == (43, key)
    assert stat.S_IMODE((tmp_path / "operator.key").stat().st_mode) == 0o600
