"""Four people at a table, over real sockets: who may answer, and what becomes of what comes late, twice or out of turn."""

from __future__ import annotations

import os
from collections.abc import Iterator
from hashlib import sha256

import pytest

from tests.web.people import Table, seated
from tests.web.site import Site, Watch


@pytest.fixture
def table(site: Site) -> Iterator[Table]:
    """An argentino of four in its first hand."""
    with seated(site) as table:
        table.until_phase("mano")
        yield table


def views(table: Table) -> list[object]:
    return [seat.catch_up()["view"] for seat in table.seats.values()]


@pytest.mark.parametrize("first", [0, 1])
def test_e_59_any_rival_answers_and_the_first_answer_is_final(table: Table, first: int) -> None:
    singer = table.to_act
    decision = singer.frame["view"]["decision"]
    assert singer.do("truco", decision)["t"] == "ack"
    rivals = table.rivals(singer)
    for rival in rivals:
        assert {"quiero", "no-quiero", "retruco"} <= {option["act"] for option in rival.catch_up()["view"]["options"]}
    decision = rivals[0].frame["view"]["decision"]
    assert rivals[first].do("quiero", decision)["t"] == "ack"
    late = rivals[1 - first].do("no-quiero", decision)
    assert (late["t"], late["code"]) == ("refused", "decision-vieja")
    assert singer.until_frame("worth", 2)["view"]["pending"] == []


def test_two_rivals_at_the_same_moment_and_one_of_them_is_first(table: Table) -> None:
    singer = table.to_act
    singer.do("truco", singer.frame["view"]["decision"])
    rivals = table.rivals(singer)
    decision = rivals[0].catch_up()["view"]["decision"]
    for act, rival in zip(("quiero", "no-quiero"), rivals, strict=True):
        rival.send({"t": "do", "id": os.urandom(8).hex(), "act": act, "decision": decision})
    answers = [until_answer(rival) for rival in rivals]
    assert sorted(answer["t"] for answer in answers) == ["ack", "refused"]
    refused = next(answer for answer in answers if answer["t"] == "refused")
    assert refused["code"] == "decision-vieja"
    assert len({str(view["pending"]) + str(view["scores"]) for view in views(table)}) == 1  # type: ignore[index]


def until_answer(watch: Watch) -> dict[str, str]:
    while (message := watch.receive())["t"] not in ("ack", "refused"):
        pass
    return message


def test_who_is_not_asked_is_refused_with_the_names_of_those_who_are(table: Table) -> None:
    singer = table.to_act
    singer.do("truco", singer.frame["view"]["decision"])
    (partner,) = table.partners(singer)
    view = partner.catch_up()["view"]
    before = views(table)
    refused = partner.do("quiero", view["decision"])
    assert (refused["t"], refused["code"]) == ("refused", "no-te-toca-contestar")
    names = {seat.frame["seats"][seat.frame["you"] - 1]["name"] for seat in table.rivals(singer)}
    assert all(name in refused["words"] for name in names), refused["words"]
    assert partner.do(view["cards"][0], view["decision"])["code"] == "carta-con-canto"
    assert views(table) == before, "nothing has changed for anybody"


def test_the_same_tap_from_two_tabs_is_done_once(table: Table) -> None:
    mine = table.to_act
    seat, view = mine.frame["you"], mine.frame["view"]
    with table.browsers[seat].watch(table.id) as other:
        for tab in (mine, other):
            assert tab.do(view["cards"][0], view["decision"], "un-solo-toque")["t"] == "ack"
        assert other.do(view["cards"][0], view["decision"])["code"] == "decision-vieja"
        for each in (other, *table.seats.values()):
            assert len(each.catch_up()["view"]["table"]) == 1


def test_another_device_answers_while_the_first_is_away_and_a_reload_shows_the_same(site: Site, table: Table) -> None:
    singer = table.to_act
    singer.do("envido", singer.frame["view"]["decision"])
    rival = table.rivals(singer)[0]
    seat = rival.frame["you"]
    code = table.browsers[seat].post(f"/api/tables/{table.id}/handover", {}).json()["code"]
    phone = site.browser()
    assert phone.post("/api/handover", {"code": code}).json() == {"table": table.id, "seat": seat}
    with phone.watch(table.id) as pocket, table.browsers[seat].watch(table.id) as reloaded:
        assert pocket.frame["view"] == reloaded.frame["view"] == rival.catch_up()["view"]
        assert pocket.do("quiero", pocket.frame["view"]["decision"])["t"] == "ack"
        for device in (pocket, reloaded, rival, singer):
            assert device.catch_up()["view"]["pending"] == []


def test_e_63_a_sena_reaches_the_partner_and_sends_the_rivals_nothing(table: Table) -> None:
    views(table)
    for maker in table.seats.values():
        assert maker.do("seña cejas", None)["t"] == "ack"
        (partner,) = table.partners(maker)
        (event,) = partner.until("frame")["events"]
        assert (event["kind"], event["seat"], event["word"]) == ("sena", maker.frame["you"], "cejas")
        for rival in table.rivals(maker):
            rival.quiet()
        assert maker.do("seña cejas", None)["code"] == "sena-muy-rapida"
        maker.catch_up()


class TestNonces:
    def test_each_seat_shows_the_nonce_that_it_promised_and_the_deal_follows_from_them(self, site: Site) -> None:
        nonces = {1: os.urandom(16), 2: os.urandom(16)}
        promises = {seat: sha256(nonce).hexdigest() for seat, nonce in nonces.items()}
        host, guest = site.browser(), site.browser()
        table = host.create(nonce_hash=promises[1])
        with host.watch(table) as mora:
            guest.sit(table, "Leo", nonce_hash=promises[2])
            with guest.watch(table) as leo:
                assert leo.frame["table"]["status"] == "opening"
                leo.send({"t": "nonce", "value": nonces[1].hex()})
                leo.quiet()
                for seat, watch in ((1, mora), (2, leo)):
                    watch.send({"t": "nonce", "value": nonces[seat].hex()})
                mora.until_frame("phase", "sorteo")
                leo.until_frame("phase", "sorteo")
                leo.send({"t": "nonce", "value": nonces[1].hex()})
                leo.quiet()
                assert mora.do("rendirse", None)["t"] == "ack"
        acta = host.get(f"/api/tables/{table}/acta").text
        assert all(nonce.hex() in acta for nonce in nonces.values())

    @pytest.mark.parametrize("value", ["", "00", "g" * 32, "A" * 32, "0" * 33, 5, None])
    def test_what_is_no_nonce_cannot_be_read(self, table: Table, value: object) -> None:
        table.seats[1].send({"t": "nonce", "value": value})
        assert table.seats[1].until("problem")["code"] == "mensaje-ilegible"


def test_nobody_ends_a_match_against_people_who_are_there(table: Table) -> None:
    table.seats[1].send({"t": "end-absent", "id": "se-fueron"})
    refused = table.seats[1].until("refused")
    assert (refused["id"], refused["code"]) == ("se-fueron", "sin-ausencia")
    assert table.seats[1].frame["absent"] == 0


def test_at_a_venezolano_it_is_cut_first_and_refused_in_venezuelan(site: Site) -> None:
    with seated(site, reglamento="venezolano", target=24, options={"flor-por-derecho": True}) as table:
        table.until_phase("corte")
        cutter = table.to_act
        (other, *_) = table.rivals(cutter)
        refused = other.do("corta 20", other.frame["view"]["decision"])
        assert (refused["code"], refused["words"][:9]) == ("corta-otro", "El mazo l")
        assert cutter.do("corta 20", cutter.frame["view"]["decision"])["t"] == "ack"
        table.until_phase("mano")
        other.send("{")
        assert "Prueba a recargarla" in other.until("problem")["words"]
        peekers = [seat for seat in table.seats.values() if seat.catch_up()["view"]["peeked"]]
        assert cutter in peekers
        assert len(peekers) == 2


@pytest.mark.parametrize("seats", [4, 6])
def test_a_match_of_many_is_won_by_those_who_stay(site: Site, seats: int) -> None:
    with seated(site, seats=seats) as table:
        table.until_phase("mano")
        assert table.seats[2].do("rendirse", None)["t"] == "ack"
        for seat in table.seats.values():
            assert seat.until_frame("phase", "fin")["view"]["winner"] == 1
            assert seat.frame["table"]["status"] == "over"
