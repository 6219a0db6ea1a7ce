"""The replay over HTTP: actas that are sent, matches that ended here, and texts that nobody should send."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from quiero.web.config import Config, Rates
from quiero.web.replay import LONGEST
from tests.web.site import Browser, Site, running

CASES = sorted(Path(__file__).parent.parent.joinpath("actas").glob("*/*.acta.toml"))
TOP = 'acta = 1\nreglamento = "argentino-duelo"\nobjetivo = 15\nasientos = 2\n'
HAND = '[[mano]]\nes-mano = 1\ncartas = ["1e 7o 4c", "3c 2b 12o"]\njugadas = """\n{lines}\n"""\n'


@pytest.fixture
def browser(site: Site) -> Browser:
    return site.browser()


def send(browser: Browser, text: str | bytes, query: str = "") -> tuple[int, dict]:  # type: ignore[type-arg]
    body = text.encode() if isinstance(text, str) else text
    answer = browser.http.post(f"/api/replay{query}", content=body, timeout=60)
    return answer.status_code, answer.json()


@pytest.mark.parametrize("reglamento", ["argentino-duelo", "argentino", "venezolano", "venezolano-simple"])
def test_an_acta_that_is_sent_is_answered_step_by_step(browser: Browser, reglamento: str) -> None:
    path = max((path for path in CASES if path.parent.name == reglamento), key=lambda path: path.stat().st_size)
    status, replay = send(browser, path.read_bytes())
    assert status == 200
    assert (replay["reglamento"], replay["eyes"], replay["finding"]) == (reglamento, -1, None)
    assert replay["steps"][-1]["view"]["options"] == []
    for seat in range(replay["seats"] + 1):
        status, seen = send(browser, path.read_bytes(), f"?eyes={seat}")
        assert status == 200
        assert [step["act"] for step in seen["steps"]] == [step["act"] for step in replay["steps"]]
        assert all(step["view"]["seat"] == seat and step["hands"] == [] for step in seen["steps"])
        if not seat:
            assert all(step["view"]["cards"] == [] for step in seen["steps"])


def test_a_wrong_acta_says_where_and_why_in_the_language_that_is_asked_for(browser: Browser) -> None:
    text = TOP + 'jugadores = ["Ana", "Beto"]\n' + HAND.format(lines="1 truco\n1 1e")
    status, replay = send(browser, text)
    assert status == 200
    assert [step["act"] for step in replay["steps"]] == ["", "truco"]
    found = replay["finding"]
    assert (found["hand"], found["line"], found["text"], found["article"]) == (1, 11, "1 1e", "D-27")
    assert found["words"].startswith("«1 de espadas», de Ana, ahí no vale: Hay un canto sin contestar")
    assert send(browser, text, "?lang=en")[1]["finding"]["words"].startswith("«1 of espadas», by Ana, is not legal there:")
    _, replay = send(browser, TOP + HAND.format(lines="1 truco\n2 no-quiero") + "quedan = [3, 0]\n")
    assert len(replay["steps"]) == 3
    assert replay["finding"]["words"] == "El acta dice «quedan = [3, 0]», y jugada de nuevo no da eso."


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (TOP + HAND.format(lines="1 truco\n2 tal vez"), "La línea 10 no es de un acta: «2 tal vez»."),
        (TOP + "color = 1\n", "La línea 5 no es de un acta: «color = 1»."),
        ("hola", "La línea 1 no es de un acta: «hola»."),
        ("", "Eso no es un acta de truco."),
        (b"\xff\xfe\x00\x01" * 50, "Eso no es un acta de truco."),
        (b"PK\x03\x04" + bytes(range(128)), None),
        (TOP.replace("argentino-duelo", "mus"), 'La línea 2 no es de un acta: «reglamento = "mus"».'),
        (TOP + 'titulo = "' + "x" * 5000 + '"\n', None),
        (TOP + "opciones = " + "[" * 5000, None),
        (TOP + "opciones = " + "[\n" * 50_000, None),
    ],
    ids=["word", "key", "prose", "empty", "binary", "zip", "reglamento", "long line", "nested", "nested lines"],
)
def test_what_is_no_acta_is_answered_with_its_line_and_words(browser: Browser, text: str | bytes, words: str | None) -> None:
    status, fault = send(browser, text)
    assert (status, fault["code"]) == (422, "acta-ilegible")
    assert words in (None, fault["words"])
    assert "Traceback" not in fault["words"]


def test_another_version_or_number_of_seats(browser: Browser) -> None:
    assert send(browser, TOP + "version = 99\n" + HAND.format(lines=""))[1]["code"] == "acta-ajena"
    _, replay = send(browser, TOP.replace("objetivo = 15", "objetivo = 16") + HAND.format(lines="1 1e"))
    assert replay["steps"] == []
    assert replay["finding"]["text"] == "objetivo = 16"
    assert send(browser, TOP + HAND.format(lines="1 1e"), "?eyes=3")[1]["code"] == "sin-perspectiva"
    assert send(browser, TOP + HAND.format(lines="1 1e"), "?eyes=../1")[1]["code"] == "sin-perspectiva"


def dotted(lines: int, keys: int) -> str:
    return "".join(f"{'a.' * keys}b{n} = 1\n" for n in range(lines))


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        (TOP + 'titulo = "' + "x" * LONGEST, {"acta-larga"}),
        (TOP + "sueltas = true\n" + HAND.format(lines="1 1e") * 2600, {"acta-larga"}),
        (TOP + HAND.format(lines="1 mazo\n" * 30_000), {""}),
        (TOP + HAND.format(lines="! 2 1e\n" * 20_000), {"acta-larga"}),
        (TOP + HAND.format(lines="? turno 1\n" * 20_000), {"acta-larga"}),
        (TOP + "sueltas = true\n" + HAND.format(lines="").replace("1e 7o 4c", "?? ?? ??") * 1500, {""}),
        (
            TOP + "sueltas = true\n" + (HAND.format(lines="1 1e").replace("1e 7o 4c", "?? ?? ??") + "quedan = [9, 9]\n") * 900,
            {"acta-larga", ""},
        ),
        (TOP + dotted(480, 250), {"acta-ilegible"}),
        ("[" + "a." * 290 + "b]\n" + "".join(f"[{'a.' * 280}c{n}]\n" for n in range(400)), {"acta-ilegible"}),
        (TOP + "# " + '"""' * 150 + "\n" + ("# " + "'" * 500 + "\n") * 400, {""}),
        (TOP + 'titulo = """' + '\\"\n' * 60_000 + '"""\n', {""}),
        ("a = 1" + "0" * 500 + "\n" + "b = " + "9" * 590 + "\n", {"acta-ilegible"}),
    ],
    ids=[
        "huge",
        "hands",
        "acts",
        "refusals",
        "facts",
        "hidden",
        "hidden and false",
        "dots",
        "tables",
        "quotes",
        "escapes",
        "digits",
    ],
)
def test_a_nasty_text_costs_little_and_stops_nobody(browser: Browser, text: str, codes: set[str]) -> None:
    before = time.process_time()
    answer = browser.http.post("/api/replay", content=text.encode()[: LONGEST + 50_000], timeout=60)
    spent = time.process_time() - before
    assert answer.json().get("code", "") in codes, answer.text[:300]
    assert answer.headers["content-type"].startswith("application/json")
    assert spent < 12, "seconds of this machine, its other work included"
    assert browser.get("/api/health").status_code == 200


def test_the_match_of_a_table_is_shown_once_it_is_over_and_never_before(site: Site) -> None:
    ana, eva = site.browser(), site.browser()
    table = ana.create(reglamento="argentino", seats=2, computers=[2])
    with ana.watch(table) as seat:
        seat.until_frame("phase", "mano")
        for who in (ana, eva):
            for eyes in ("all", "0", "1", "2"):
                answer = who.get(f"/api/tables/{table}/replay?eyes={eyes}")
                assert (answer.status_code, answer.json()["code"]) == (403, "acta-cerrada")
        seat.do("rendirse", None)
        seat.until_frame("phase", "fin")
    for who in (ana, eva):
        replay = who.get(f"/api/tables/{table}/replay").json()
        assert replay["finding"] is None
        assert replay["steps"][-1]["view"]["ended_by"] == "rendirse"
        assert (replay["deal"]["fair"], replay["players"][0]["name"]) == (True, "Mora")
        assert not replay["players"][1]["person"]
    assert ana.get("/api/tables/nada/replay").json()["code"] == "no-hay-mesa"


def test_a_deal_that_was_changed_is_noticed(site: Site) -> None:
    ana = site.browser()
    table = ana.create(reglamento="argentino", seats=2, computers=[2])
    with ana.watch(table) as seat:
        seat.until_frame("phase", "mano")
        seat.do("rendirse", None)
        seat.until_frame("phase", "fin")
    text = ana.get(f"/api/tables/{table}/acta").text
    assert send(ana, text)[1]["deal"] == {"fair": True, "hand": 0}
    seed = text.split('semilla = "')[1][:64]
    assert send(ana, text.replace(seed, seed[::-1]))[1]["deal"] == {"fair": False, "hand": 0}
    assert send(ana, TOP + HAND.format(lines="1 1e"))[1]["deal"] is None


@pytest.fixture
def strict(tmp_path: Path, page: Path) -> Iterator[Site]:
    with running(tmp_path, Config(static=page, rates=Rates(replay="3 per minute"))) as site:
        yield site


def test_one_address_may_not_ask_all_day(strict: Site) -> None:
    browser = strict.browser()
    text = TOP + HAND.format(lines="1 1e")
    assert [send(browser, text)[0] for _ in range(4)] == [200, 200, 200, 429]


def test_another_site_may_not_send(browser: Browser) -> None:
    answer = browser.http.post("/api/replay", content=TOP, headers={"origin": "https://otro.example"})
    assert answer.json()["code"] == "otro-origen"


def test_the_page_of_the_replay_is_the_page(browser: Browser) -> None:
    for path in ("/acta", "/acta/abc234"):
        assert "<title>quiero" in browser.get(path).text
