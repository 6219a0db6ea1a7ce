"""The page as a browser gets it: headers, caches, addresses."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from quiero.web.config import Config, find_static
from tests.web.site import Site, running


@pytest.mark.parametrize(
    "path", ["/", "/mesa/abc", "/seguir/mate-rio", "/favicon.svg", "/assets/app-1a2b3c.js", "/api/health", "/nada"]
)
def test_every_answer_is_locked_down(site: Site, path: str) -> None:
    headers = site.browser().get(path).headers
    policy = dict(rule.split(" ", 1) for rule in headers["content-security-policy"].split("; "))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == policy["connect-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["base-uri"] == "'none'"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert "server" not in headers


@pytest.mark.parametrize("path", ["/", "/mesa/abc", "/seguir/mate-rio"])
def test_the_page_is_asked_for_again_each_time(site: Site, path: str) -> None:
    page = site.browser().get(path)
    assert page.status_code == 200
    assert page.text.startswith("<!doctype html>")
    assert page.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["/nada", "/mesa/abc/", "/jugar", "/mesa/abc/otra/cosa"])
def test_a_person_with_a_wrong_address_gets_the_page_that_says_so(site: Site, path: str) -> None:
    browser = site.browser()
    page = browser.get(path, headers={"accept": "text/html,*/*;q=0.8"})
    assert page.status_code == 404
    assert page.text.startswith("<!doctype html>")
    assert browser.get(path, headers={"accept": "*/*"}).text == "Acá no hay nada."
    assert browser.get(path, headers={"accept": "text/html", "if-none-match": page.headers["etag"]}).status_code == 304


def test_a_part_of_the_page_that_is_gone_is_not_the_page(site: Site) -> None:
    answer = site.browser().get("/assets/gone-1a2b3c.js", headers={"accept": "text/html"})
    assert (answer.status_code, answer.text) == (404, "Acá no hay nada.")


def test_hashed_files_are_kept_for_ever_and_others_are_not(site: Site) -> None:
    browser = site.browser()
    script = browser.get("/assets/app-1a2b3c.js")
    assert "immutable" in script.headers["cache-control"]
    assert script.headers["content-encoding"] == "gzip"
    assert browser.get("/favicon.svg").headers["cache-control"] == "no-cache"


def test_a_file_that_did_not_change_is_not_sent_again(site: Site) -> None:
    browser = site.browser()
    tag = browser.get("/favicon.svg").headers["etag"]
    assert browser.get("/favicon.svg", headers={"if-none-match": tag}).status_code == 304


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server over a build as Vite leaves it: packed beside itself, and with what each address opens."""
    page = tmp_path_factory.mktemp("page")
    (page / "assets").mkdir(parents=True)
    script = b"export default 1;\n" * 200
    for name, text in {"index.html": b"<!doctype html>" * 100, "assets/app-1a2b3c.js": script}.items():
        (page / name).write_bytes(text)
        (page / f"{name}.gz").write_bytes(gzip.compress(text))
        (page / f"{name}.br").write_bytes(b"as brotli: " + text[:9])
    opens = {"cuenta": ["/assets/Account-1.js", "/assets/Account-1.css"], "mesa": ["/assets/table-1.js"]}
    (page / "opens.json").write_text(json.dumps(opens))
    with running(tmp_path_factory.mktemp("data"), Config(static=page)) as site:
        yield site


@pytest.mark.parametrize(
    ("path", "plain"),
    [("/", b"<!doctype"), ("/mesa/abc", b"<!doctype"), ("/assets/app-1a2b3c.js", b"export")],
)
@pytest.mark.parametrize(
    ("accepted", "packed", "magic"),
    [
        ("gzip, deflate, br, zstd", "br", b"as brotli"),
        ("gzip", "gzip", gzip.compress(b"")[:2]),
        ("br;q=0, gzip;q=0.5", "gzip", gzip.compress(b"")[:2]),
        ("identity", None, None),
    ],
)
def test_files_go_out_as_the_build_packed_them(
    built: Site, path: str, plain: bytes, accepted: str, packed: str | None, magic: bytes | None
) -> None:
    with built.browser().http.stream("GET", path, headers={"accept-encoding": accepted}) as answer:
        body = b"".join(answer.iter_raw())
    assert answer.headers.get("content-encoding") == packed
    assert answer.headers["vary"] == "Accept-Encoding"
    assert answer.headers["content-type"].startswith("text/javascript" if plain == b"export" else "text/html")
    assert int(answer.headers["content-length"]) == len(body)
    assert body.startswith(magic or plain)


def test_each_way_of_packing_has_a_tag_of_its_own(built: Site) -> None:
    tags = {way: built.browser().get("/", headers={"accept-encoding": way}).headers["etag"] for way in ("gzip", "identity")}
    assert tags["gzip"] != tags["identity"]
    again = built.browser().get("/", headers={"accept-encoding": "gzip", "if-none-match": tags["gzip"]})
    assert again.status_code == 304
    assert again.headers["vary"] == "Accept-Encoding"


def test_a_page_names_what_it_opens_before_it_is_read(built: Site) -> None:
    link = built.browser().get("/cuenta/entrar").headers["link"]
    code, style = link.split(", ")
    assert code == "</assets/Account-1.js>; rel=modulepreload"
    assert style == "</assets/Account-1.css>; rel=preload; as=style; crossorigin"
    assert "link" not in built.browser().get("/").headers


def test_a_table_is_asked_for_together_with_its_page(built: Site) -> None:
    link = built.browser().get("/mesa/ab%3E%0D%0Aset-cookie:x/mirar").headers["link"]
    code, door = link.split(", ")
    assert code == "</assets/table-1.js>; rel=modulepreload"
    assert door == "</api/tables/ab%3E%0D%0Aset-cookie%3Ax/arrival>; rel=preload; as=fetch; crossorigin"


@pytest.mark.parametrize(
    "path", ["/assets/nada.js", "/../quiero.db", "/%2e%2e/quiero.db", "/assets/..%2f..%2fquiero.db", "/mesa"]
)
def test_nothing_else_is_served(site: Site, path: str) -> None:
    assert site.browser().get(path).status_code == 404


def test_answers_of_the_api_are_kept_by_nobody(site: Site) -> None:
    assert site.browser().get("/api/me").headers["cache-control"] == "no-store"


def test_without_a_build_the_page_says_how_to_make_one(tmp_path: Path) -> None:
    with running(tmp_path, Config()) as site:
        page = site.browser().get("/")
    assert page.status_code == 503
    assert "npm run build" in page.text


def test_the_page_of_the_package_goes_before_that_of_the_working_copy(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    package, source = tmp_path / "static", tmp_path / "dist"
    monkeypatch.setattr("quiero.web.config.PACKAGED", package)
    monkeypatch.setattr("quiero.web.config.FROM_SOURCE", source)
    assert find_static() is None
    for folder in (source, package):
        folder.mkdir()
        (folder / "index.html").touch()
        assert find_static() == folder
