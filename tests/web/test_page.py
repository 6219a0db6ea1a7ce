"""The page as a browser gets it: headers, caches, addresses."""

from __future__ import annotations

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
