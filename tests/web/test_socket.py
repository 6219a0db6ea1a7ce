"""The socket of a table, over a real server: who gets one, what it answers, and that nothing sent to it closes it."""

from __future__ import annotations

import json
import re
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus

from quiero.protocol.messages import CLOSE, MAX_MESSAGE
from quiero.web.socket import DEVICES
from tests.web.site import Browser, Site, Watch

Game = tuple[Browser, Browser, str]


@pytest.fixture
def game(site: Site) -> Game:
    """Two browsers at a table, before rock-paper-scissors."""
    host, guest = site.browser(), site.browser()
    table = host.create(name="Mora")
    guest.sit(table, "Leo")
    return host, guest, table


@pytest.fixture
def watch(game: Game) -> Iterator[Watch]:
    with game[0].watch(game[2]) as watch:
        yield watch


def deal(mora: Watch, leo: Watch) -> None:
    """Seat 1 wins the throw; both have cards."""
    decision = mora.frame["view"]["decision"]
    assert mora.do("piedra", decision)["t"] == "ack"
    assert leo.do("tijera", decision)["t"] == "ack"
    mora.until_frame("phase", "mano")
    leo.until_frame("phase", "mano")


class TestHandshake:
    @pytest.mark.parametrize("origin", [None, "", "null", "https://evil.example", "http://127.0.0.1", "http://127.0.0.1:1"])
    def test_the_page_of_another_site_gets_no_socket(self, game: Game, origin: str | None) -> None:
        with pytest.raises(InvalidStatus) as refused:
            game[0].connect(game[2], origin=origin)
        assert refused.value.response.status_code == 403

    def test_an_origin_that_the_operator_allowed(self, game: Game) -> None:
        with game[0].connect(game[2], origin="https://truco.example") as socket:
            Watch(socket)

    def test_where_nobody_may_watch_a_stranger_is_told_that_he_has_no_seat(self, site: Site) -> None:
        assert self.closed(site.browser(), site.browser().create(spectators="none")) == (CLOSE["no-seat"], "no-seat")

    def test_a_seat_at_another_table_is_no_seat_here(self, site: Site) -> None:
        other = site.browser()
        other.create()
        assert self.closed(other, site.browser().create(spectators="none")) == (CLOSE["no-seat"], "no-seat")

    def test_a_table_that_is_not_there(self, site: Site) -> None:
        assert self.closed(site.browser(), "nada") == (CLOSE["no-table"], "no-table")

    def test_one_browser_holds_a_bounded_number_of_sockets(self, game: Game) -> None:
        with ExitStack() as open_ones:
            for _ in range(DEVICES - 1):
                open_ones.enter_context(game[0].watch(game[2]))
            with game[0].watch(game[2]):
                assert self.closed(game[0], game[2])[0] == 1013
            with game[0].watch(game[2]):
                pass

    @staticmethod
    def closed(browser: Browser, table: str) -> tuple[int, str]:
        with browser.connect(table) as socket, pytest.raises(ConnectionClosed) as end:
            socket.recv(timeout=5)
        assert end.value.rcvd is not None
        return end.value.rcvd.code, end.value.rcvd.reason


class TestGame:
    def test_the_host_waits_and_is_told_who_sat_down(self, site: Site) -> None:
        host = site.browser()
        table = host.create()
        with host.watch(table) as mora:
            assert (mora.frame["view"], mora.frame["you"]) == (None, 1)
            site.browser().sit(table, "Leo")
            while mora.frame["view"] is None:
                mora.receive()
            assert mora.frame["seats"][1]["name"] == "Leo"
            assert mora.frame["view"]["phase"] == "sorteo"

    def test_acts_are_acknowledged_and_shown_to_both(self, game: Game) -> None:
        with game[0].watch(game[2]) as mora, game[1].watch(game[2]) as leo:
            deal(mora, leo)
            for watch, seat in ((mora, 1), (leo, 2)):
                view = watch.frame["view"]
                assert (view["seat"], len(view["cards"]), view["turn"]) == (seat, 3, 1)
            card = mora.frame["view"]["cards"][0]
            assert mora.do(card, mora.frame["view"]["decision"])["t"] == "ack"
            leo.until_frame("turn", 2)
            assert [lying["card"] for lying in leo.frame["view"]["table"]] == [card]

    def test_the_first_pick_of_a_throw_sends_the_rival_nothing(self, game: Game) -> None:
        with game[0].watch(game[2]) as mora, game[1].watch(game[2]) as leo:
            leo.ping()
            mora.do("piedra", mora.frame["view"]["decision"])
            leo.send({"t": "ping", "n": 99})
            assert leo.receive() == {"t": "pong", "n": 99}

    def test_a_refusal_says_why_and_changes_nothing(self, game: Game) -> None:
        with game[0].watch(game[2]) as mora, game[1].watch(game[2]) as leo:
            deal(mora, leo)
            before = leo.frame["view"]
            refused = leo.do(before["cards"][0], before["decision"])
            assert (refused["t"], refused["code"], refused["article"]) == ("refused", "no-es-tu-turno", "D-16")
            assert refused["words"] == "No es tu turno: juega Mora."
            leo.send({"t": "resync"})
            assert leo.until("frame")["view"] == before

    def test_the_same_tap_twice_is_done_once(self, game: Game) -> None:
        with game[0].watch(game[2]) as mora, game[1].watch(game[2]) as leo:
            deal(mora, leo)
            view = mora.frame["view"]
            for _ in range(2):
                assert mora.do(view["cards"][0], view["decision"], "un-solo-toque")["t"] == "ack"
            assert len(leo.until_frame("turn", 2)["view"]["table"]) == 1

    @pytest.mark.parametrize(
        "act", ["nunca", "7e 7e", "tiempo", "tiempo 1", "abandono", "'; drop table event; --", "\u0000", "seña cejas"]
    )
    def test_an_act_that_is_no_players_is_refused(self, watch: Watch, act: str) -> None:
        refused = watch.do(act, watch.frame["view"]["decision"])
        assert refused["t"] == "refused"
        assert refused["words"]
        watch.ping()

    def test_people_who_both_ask_go_on_at_a_new_table(self, game: Game) -> None:
        with game[0].watch(game[2]) as mora, game[1].watch(game[2]) as leo:
            assert mora.do("rendirse", None)["t"] == "ack"
            for watch in (mora, leo):
                watch.send({"t": "rematch", "id": "otra-vez"})
            next_table = mora.until("moved")["id"]
            assert leo.until("moved")["id"] == next_table != game[2]
        assert game[1].get(f"/api/tables/{next_table}").json()["you"] == 2


class TestDevices:
    def test_coming_back_gives_the_whole_view(self, game: Game) -> None:
        with game[1].watch(game[2]) as leo:
            with game[0].watch(game[2]) as mora:
                deal(mora, leo)
                before = mora.frame["view"]
            with game[0].watch(game[2]) as mora:
                assert mora.frame["view"] == before

    def test_two_tabs_are_shown_the_same_and_either_may_play(self, game: Game) -> None:
        with game[0].watch(game[2]) as one, game[0].watch(game[2]) as two, game[1].watch(game[2]) as leo:
            deal(one, leo)
            two.until_frame("phase", "mano")
            view = two.frame["view"]
            assert two.do(view["cards"][0], view["decision"])["t"] == "ack"
            assert one.until_frame("turn", 2)["view"]["cards"] == view["cards"][1:]
            one.ping()

    def test_the_other_device_of_a_seat_plays_while_the_first_stays(self, site: Site, game: Game) -> None:
        code = game[0].post(f"/api/tables/{game[2]}/handover", {}).json()["code"]
        phone = site.browser()
        phone.post("/api/handover", {"code": code})
        with game[0].watch(game[2]) as desk, phone.watch(game[2]) as pocket, game[1].watch(game[2]) as leo:
            deal(pocket, leo)
            assert desk.until_frame("phase", "mano")["view"]["cards"] == pocket.frame["view"]["cards"]
            assert desk.frame["you"] == pocket.frame["you"] == 1

    def test_a_seat_is_connected_while_one_of_its_devices_is(self, game: Game) -> None:
        def connected(frame: dict[str, list[dict[str, object]]]) -> bool:
            return bool(frame["seats"][0]["connected"])

        with game[1].watch(game[2]) as leo:
            with game[0].watch(game[2]), game[0].watch(game[2]):
                while not connected(leo.frame):
                    leo.receive()
            while connected(leo.frame):
                leo.receive()

    def test_a_device_that_the_network_has_lost_is_gone_within_ten_seconds(
        self, game: Game, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Nobody closes its socket: it only answers nothing any more, as where a phone goes into a tunnel."""
        with game[0].connect(game[2]) as lost, game[1].watch(game[2]) as leo:
            assert leo.frame["seats"][0]["connected"]
            monkeypatch.setattr(lost.protocol, "send_frame", lambda _frame: None)
            while leo.frame["seats"][0]["connected"]:
                leo.receive(timeout=12)

    def test_a_device_that_reads_nothing_delays_nobody_and_gets_the_newest_at_last(self, site: Site, game: Game) -> None:
        pipe = socket.socket()
        pipe.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        pipe.connect(("127.0.0.1", site.port))
        asked = 3000
        host, guest, table = game
        with host.connect(table, sock=pipe, max_queue=1) as deaf, host.watch(table) as mora, guest.watch(table) as leo:
            for _ in range(asked):
                deaf.send('{"t":"resync"}')
            began = time.monotonic()
            deal(mora, leo)
            mora.ping()
            assert time.monotonic() - began < 3
            deaf.send('{"t":"ping","n":1}')
            messages = list(iter(lambda: json.loads(deaf.recv(timeout=5)), {"t": "pong", "n": 1}))
            versions = [message["version"] for message in messages]
            assert versions == list(range(1, len(versions) + 1))
            assert len(versions) < asked
            assert messages[-1]["view"] == mora.frame["view"]


class TestActa:
    def test_before_the_end_a_seat_gets_what_it_saw_and_a_stranger_nothing(self, site: Site, game: Game) -> None:
        with game[0].watch(game[2]) as mora, game[1].watch(game[2]) as leo:
            deal(mora, leo)
            hidden = leo.frame["view"]["cards"]
            acta = game[0].get(f"/api/tables/{game[2]}/acta")
            assert acta.status_code == 200
            assert " ".join(mora.frame["view"]["cards"]) in acta.text
            assert "?? ?? ??" in acta.text
            assert not [card for card in hidden if re.search(rf"\b{card}\b", acta.text)]
            assert "semilla" not in acta.text
        assert site.browser().get(f"/api/tables/{game[2]}/acta").json()["code"] == "acta-cerrada"

    def test_after_the_end_it_is_open(self, site: Site, game: Game) -> None:
        with game[0].watch(game[2]) as mora, game[1].watch(game[2]) as leo:
            deal(mora, leo)
            cards = [*mora.frame["view"]["cards"], *leo.frame["view"]["cards"]]
            leo.do("rendirse", None)
            mora.until_frame("phase", "fin")
        acta = site.browser().get(f"/api/tables/{game[2]}/acta")
        assert all(card in acta.text for card in cards)
        assert "semilla" in acta.text
        assert acta.headers["content-disposition"].endswith(".acta.toml")
        assert acta.headers["content-type"] == "application/toml; charset=utf-8"


class TestBadInput:
    @pytest.mark.parametrize(
        "message",
        [
            "",
            "{",
            "null",
            "[" * 4000,
            "á" * 2000,
            b"\xff\xfe\x00",
            b"",
            '{"t":"nunca"}',
            '{"t":"do","id":"abcdefgh","act":"truco","seat":2}',
        ],
        ids=["empty", "half", "null", "deep", "no-json", "bytes", "no-bytes", "unknown", "one-field-more"],
    )
    def test_what_cannot_be_read_is_told_and_closes_nothing(self, watch: Watch, message: str | bytes) -> None:
        watch.send(message)
        problem = watch.until("problem")
        assert (problem["code"], problem["words"][0].isupper()) == ("mensaje-ilegible", True)
        watch.ping()

    @pytest.mark.parametrize("size", [MAX_MESSAGE + 1, 15 * MAX_MESSAGE])
    def test_what_is_too_long_is_told_and_closes_nothing(self, watch: Watch, size: int) -> None:
        watch.send("x" * size)
        assert watch.until("problem")["code"] == "mensaje-largo"
        watch.ping()

    def test_bytes_that_are_a_message_are_read(self, watch: Watch) -> None:
        watch.send(b'{"t":"ping","n":5}')
        assert watch.until("pong")["n"] == 5

    def test_problems_are_in_english_when_asked(self, game: Game) -> None:
        with game[0].watch(game[2], query="?lang=en") as watch:
            watch.send("{")
            assert watch.until("problem")["words"] == "The server did not understand the page. Try to reload it."

    def test_refusals_are_in_english_when_asked(self, game: Game) -> None:
        with game[0].watch(game[2], query="?lang=en") as mora, game[1].watch(game[2]) as leo:
            deal(mora, leo)
            decision = mora.frame["view"]["decision"]
            assert mora.do("quiero", decision)["words"] == "There is nothing to answer."
            assert leo.do("quiero", decision)["words"] == "No hay nada que contestar."
            mora.send({"t": "chat", "id": "abcdefgh", "to": "team", "phrase": "hola"})
            assert mora.until("refused")["words"] == "There is no private talk at this table."

    @settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
    @given(
        st.binary(max_size=64)
        | st.text(max_size=64)
        | st.builds(
            lambda tag, fields: json.dumps({"t": tag, **fields}),
            st.sampled_from(["do", "rematch", "resync", "ping", "frame"]),
            st.dictionaries(
                st.sampled_from(["id", "act", "decision", "n", "x"]),
                st.none() | st.integers() | st.text(max_size=12) | st.sampled_from(["abcdefgh", "truco", "7e"]),
                max_size=4,
            ),
        )
    )
    def test_whatever_is_sent_the_socket_lives(self, watch: Watch, message: str | bytes) -> None:
        try:
            watch.send(message)
        except UnicodeEncodeError:  # a lone surrogate cannot leave the client
            return
        watch.ping(7)
