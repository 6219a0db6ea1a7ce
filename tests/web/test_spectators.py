"""Who watches, over real sockets: what each policy lets through, who cannot watch, and what nobody else hears."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from quiero.protocol.messages import CLOSE
from quiero.tables.live import LiveTable
from tests.web.people import Table, seated
from tests.web.site import Site, Watch

PRIVATE: dict[str, object] = {"tanto": None, "options": [], "disabled": [], "my_pick": "", "peeked": "", "flor": ""}


@pytest.fixture
def table(site: Site) -> Iterator[Table]:
    """A venezolano of four in its first hand, watched from any seat."""
    with seated(site, reglamento="venezolano", target=24) as table:
        table.until_phase("corte")
        cutter = table.to_act
        cutter.do("corta 20", cutter.frame["view"]["decision"])
        table.until_phase("mano")
        yield table


@pytest.fixture
def talkers(site: Site) -> Iterator[Table]:
    """An argentino of four in its first hand, watched from any seat."""
    with seated(site, spectators="player") as table:
        table.until_phase("mano")
        yield table


def settled(table: Table) -> None:
    for seat in table.seats.values():
        seat.catch_up()


class TestPolicies:
    def test_a_stranger_watches_a_table_that_says_so_on_its_door(self, site: Site, table: Table) -> None:
        stranger = site.browser()
        assert stranger.get(f"/api/tables/{table.id}").json()["table"]["spectators"] == "player"
        with stranger.watch(table.id) as watch:
            assert (watch.frame["you"], watch.frame["perspective"], watch.frame["watchers"]) == (0, 1, 1)
            for seat, player in table.seats.items():
                frame = watch.look_from(seat)
                own = player.catch_up()["view"]
                seen = frame["view"]
                assert (frame["perspective"], frame["events"], frame["clock"] is None) == (seat, [], False)
                assert seen == own | PRIVATE
                assert player.frame["watchers"] == 1
            public = watch.look_from(0)["view"]
            assert (public["cards"], public["seat"]) == ([], 0)
            problem = watch.look_from(5)
            assert (problem["t"], problem["code"], problem["words"]) == (
                "problem",
                "sin-perspectiva",
                "En esta mesa no se mira desde ahí.",
            )
        assert table.seats[1].until("frame")["watchers"] == 0

    def test_where_the_table_alone_is_public_no_hand_is_shown(self, site: Site) -> None:
        with seated(site) as table, site.browser().watch(table.id) as watch:
            table.until_phase("mano")
            watch.until_frame("phase", "mano")
            assert [watch.look_from(seat)["t"] for seat in (1, 2, 3, 4, 0)] == ["problem"] * 4 + ["frame"]
            assert watch.frame["view"]["cards"] == []
            for seat in table.seats.values():
                assert not any(f'"{card}"' in json.dumps(watch.frame) for card in seat.frame["view"]["cards"])

    def test_one_hand_late_nothing_comes_before_the_hand_is_over(self, site: Site) -> None:
        with seated(site, spectators="late") as table, site.browser().watch(table.id) as watch:
            table.until_phase("mano")
            assert watch.catch_up()["view"] is None
            mano = table.to_act
            assert mano.do("truco", mano.frame["view"]["decision"])["t"] == "ack"
            rival = table.rivals(mano)[0]
            watch.quiet()
            decision = rival.catch_up()["view"]["decision"]
            assert rival.do("no-quiero", decision)["t"] == "ack"
            frames: list[dict[str, Any]] = []
            while not frames or not frames[-1]["view"]["hand_winner"]:
                frames.append(watch.until("frame"))
            told = [[event["kind"] for event in frame["events"]] for frame in frames]
            assert told[-3:] == [["reparto"], ["say"], ["say", "hand", "pay"]]
            assert len(frames[-1]["view"]["cards"]) == 3
            table.until_phase("mano")
            watch.quiet()

    def test_a_spectator_who_asks_for_it_gets_the_acta_when_the_match_is_over(self, site: Site, table: Table) -> None:
        stranger = site.browser()
        with stranger.watch(table.id):
            assert stranger.get(f"/api/tables/{table.id}/acta").json()["code"] == "acta-cerrada"
            table.seats[1].do("rendirse", None)
            assert stranger.get(f"/api/tables/{table.id}/acta").status_code == 200


class TestSeats:
    def test_a_browser_that_sits_gets_its_seat_and_no_other_view(self, table: Table) -> None:
        with table.browsers[3].watch(table.id) as watch:
            assert (watch.frame["you"], watch.frame["perspective"]) == (3, 3)
            assert watch.look_from(1)["code"] == "sin-perspectiva"
            assert watch.catch_up()["view"]["cards"] == table.seats[3].frame["view"]["cards"]

    def test_who_takes_a_seat_over_stops_watching_and_comes_back_to_the_seat(self, site: Site, table: Table) -> None:
        code = table.browsers[2].post(f"/api/tables/{table.id}/handover", {}).json()["code"]
        phone = site.browser()
        with phone.watch(table.id) as watch:
            assert watch.frame["you"] == 0
            phone.post("/api/handover", {"code": code})
            with pytest.raises(ConnectionClosed) as end:
                watch.until("nothing that is ever sent")
            assert end.value.rcvd is not None
            assert end.value.rcvd.code == CLOSE["going-away"]
        with phone.watch(table.id) as watch:
            assert watch.frame["you"] == 2
            assert watch.look_from(1)["t"] == "problem"

    def test_a_seat_got_from_another_node_ends_the_watching_before_the_next_hand_is_shown(
        self, site: Site, talkers: Table, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(LiveTable, "seated", lambda table, key: None)  # nobody tells this node
        code = talkers.browsers[2].post(f"/api/tables/{talkers.id}/handover", {}).json()["code"]
        phone = site.browser()
        with phone.watch(talkers.id) as watch:
            phone.post("/api/handover", {"code": code})
            mano = talkers.to_act
            mano.do("truco", mano.frame["view"]["decision"])
            rival = talkers.rivals(mano)[0]
            rival.do("no-quiero", rival.catch_up()["view"]["decision"])
            with pytest.raises(ConnectionClosed) as end:
                watch.until("nothing that is ever sent")
            assert end.value.rcvd is not None
            assert end.value.rcvd.code == CLOSE["going-away"]
            assert watch.frame["view"]["hand"] == 1

    def test_who_watched_and_sits_down_is_sent_to_his_seat(self, site: Site) -> None:
        host, guest = site.browser(), site.browser()
        table = host.create(spectators="player")
        with guest.watch(table) as watch:
            known = guest.cookie()
            guest.sit(table)
            assert guest.cookie() == known != "", "the browser got its token when it came to watch"
            with pytest.raises(ConnectionClosed):
                watch.until("nothing that is ever sent")
            assert watch.frame["view"] is None

    @pytest.mark.parametrize(
        "message",
        [
            {"t": "do", "id": "de-afuera", "act": "truco", "decision": 1},
            {"t": "do", "id": "de-afuera", "act": "rendirse"},
            {"t": "rematch", "id": "de-afuera"},
            {"t": "end-absent", "id": "de-afuera"},
        ],
    )
    def test_a_spectator_plays_nothing(self, site: Site, table: Table, message: dict[str, object]) -> None:
        with site.browser().watch(table.id) as watch:
            settled(table)
            watch.send(message)
            refused = watch.until("refused")
            assert (refused["id"], refused["code"]) == ("de-afuera", "sin-asiento")
            watch.send({"t": "nonce", "value": "0" * 32})
            assert watch.until("problem")["code"] == "sin-asiento"
            for seat in table.seats.values():
                seat.quiet()


class TestSenas:
    def test_v_197_it_reaches_who_looks_from_a_seat_that_saw_it_and_nobody_else_gets_a_byte(
        self, site: Site, talkers: Table
    ) -> None:
        with site.browser().watch(talkers.id) as behind_1, site.browser().watch(talkers.id) as behind_2:
            behind_2.look_from(2)
            settled(talkers)
            assert talkers.seats[1].do("seña guiño", None)["t"] == "ack"
            seen = behind_1.until("frame")
            assert [(sena["seat"], sena["name"]) for sena in seen["view"]["senas"]] == [(1, "guiño")]
            behind_2.quiet()
            assert behind_2.look_from(4)["view"]["senas"] == []
            assert behind_2.look_from(3)["view"]["senas"] == seen["view"]["senas"]


class TestChat:
    def test_e_62_a_team_talks_and_rivals_and_spectators_get_nothing(self, site: Site, talkers: Table) -> None:
        with site.browser().watch(talkers.id) as watch, talkers.browsers[3].watch(talkers.id) as second:
            settled(talkers)
            watch.catch_up()
            assert talkers.seats[1].say("  tengo \u202e treinta\n y uno ")["t"] == "ack"
            line = {"t": "said", "to": "team", "seat": 1, "name": "Uno", "text": "tengo treinta y uno", "phrase": None, "who": ""}
            for device in (talkers.seats[3], second):
                assert device.receive() == line
            for other in (talkers.seats[2], talkers.seats[4], watch):
                other.quiet()
            assert b"treinta y uno" not in site.stored()

    def test_who_reloads_is_told_again_and_a_rival_is_not(self, talkers: Table) -> None:
        for text in ("una", "dos"):
            assert talkers.seats[1].say(text)["t"] == "ack"
        with talkers.browsers[3].watch(talkers.id) as watch:
            assert [watch.until("said")["text"] for _ in range(2)] == ["una", "dos"]
            watch.quiet()
        with talkers.browsers[2].watch(talkers.id) as watch:
            watch.quiet()

    def test_spectators_talk_and_no_seat_hears_it(self, site: Site, talkers: Table) -> None:
        with site.browser().watch(talkers.id) as one, site.browser().watch(talkers.id) as two:
            settled(talkers)
            assert one.say("¡qué mano!", "watchers")["t"] == "ack"
            heard = two.until("said")
            assert (heard["to"], heard["seat"], heard["text"], heard["name"][:6]) == ("watchers", 0, "¡qué mano!", "Mirón ")
            for seat in talkers.seats.values():
                seat.quiet()
            assert one.say("hola", "team")["code"] == "charla-ajena"
            assert talkers.seats[1].say("hola", "watchers")["code"] == "charla-ajena"

    def test_at_a_venezolano_nobody_talks_apart(self, table: Table) -> None:
        settled(table)
        refused = table.seats[1].say("tengo perico")
        assert (refused["code"], refused["words"]) == ("sin-charla", "En esta mesa no se habla aparte.")
        for seat in table.seats.values():
            seat.quiet()

    @pytest.mark.parametrize("text", ["", " ", "\u200b", "\n\t", "\x00\x07"])
    def test_what_cannot_be_read_is_not_said(self, talkers: Table, text: str) -> None:
        settled(talkers)
        assert talkers.seats[1].say(text)["code"] == "charla-vacia"
        talkers.seats[3].quiet()

    @pytest.mark.parametrize("text", ["x" * 201, 5, None, ["a"]])
    def test_what_is_no_line_cannot_be_read(self, talkers: Table, text: object) -> None:
        talkers.seats[1].send({"t": "chat", "id": "una-linea", "to": "team", "text": text})
        assert talkers.seats[1].until("problem")["code"] == "mensaje-ilegible"

    def test_too_much_talk_is_refused_and_the_table_goes_on(self, talkers: Table) -> None:
        settled(talkers)
        answers = [talkers.seats[1].say(f"{n}") for n in range(8)]
        assert [answer["t"] for answer in answers[:5]] == ["ack"] * 5
        assert {answer["code"] for answer in answers[5:]} == {"muy-rapido"}
        mano = talkers.to_act
        assert mano.do(mano.frame["view"]["cards"][0], mano.frame["view"]["decision"])["t"] == "ack"

    def test_words_stay_words(self, talkers: Table) -> None:
        settled(talkers)
        text = "<script>alert(1)</script> {act} %s ' \" \\ 🂡"
        talkers.seats[1].say(text)
        assert talkers.seats[3].until("said")["text"] == text


FIELDS = ["id", "act", "decision", "n", "x", "seat", "value", "to", "text", "nonce_hash"]
VALUES = (
    st.none()
    | st.integers()
    | st.text(max_size=12)
    | st.sampled_from(["abcdefgh", "truco", "7e", "seña cejas", "seña cejas ve 2", "team", "watchers", "0" * 32, -1, 2**70, 1, 2])
)
MESSAGES = st.builds(
    lambda tag, fields: json.dumps({"t": tag, **fields}),
    st.sampled_from(["do", "nonce", "chat", "perspective", "end-absent", "rematch", "resync", "ping", "frame", "said"]),
    st.dictionaries(st.sampled_from(FIELDS), VALUES, max_size=5),
)


class TestAnything:
    @pytest.mark.parametrize("who", ["seat", "spectator"])
    @settings(max_examples=80, suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
    @given(message=MESSAGES | st.binary(max_size=48))
    def test_whatever_is_sent_the_socket_lives_and_shows_nobody_elses_cards(
        self, talkers: Table, watcher: Watch, who: str, message: str | bytes
    ) -> None:
        device = talkers.seats[1] if who == "seat" else watcher
        try:
            device.send(message)
        except UnicodeEncodeError:  # a lone surrogate cannot leave the client
            return
        device.ping(7)
        view = device.frame["view"]
        assert view["seat"] == device.frame["perspective"]
        assert len(view["options"]) == 0 or who == "seat"

    @pytest.fixture
    def watcher(self, site: Site, talkers: Table) -> Iterator[Watch]:
        with site.browser().watch(talkers.id) as watch:
            yield watch


def test_browsers_that_never_were_here_hold_a_bounded_number_of_sockets_of_one_address(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("quiero.web.socket.STRANGERS", 2)
    table = site.browser().create()
    with site.browser().watch(table), site.browser().watch(table):
        stranger = site.browser()
        with stranger.connect(table) as socket, pytest.raises(ConnectionClosed) as end:
            socket.recv(timeout=5)
        assert end.value.rcvd is not None
        assert end.value.rcvd.code == 1013
        stranger.create()
        with stranger.watch(table) as watch:
            assert watch.frame["you"] == 0, "a browser that is known counts by itself"


def test_two_people_of_one_address_have_names_of_their_own(talkers: Table, site: Site) -> None:
    with site.browser().watch(talkers.id) as one, site.browser().watch(talkers.id) as two:
        one.say("hola", "watchers")
        first = two.until("said")["name"]
        two.say("hola", "watchers")
        assert one.until("said")["name"] == first
        assert one.until("said")["name"] != first


def test_the_token_of_a_spectator_is_out_of_reach_of_scripts(site: Site) -> None:
    table = site.browser().create()
    with site.browser().connect(table) as socket:
        assert socket.response is not None
        (given,) = socket.response.headers.get_all("set-cookie")
        assert "HttpOnly" in given
        assert "SameSite=lax" in given
