"""One server for most tests of the web; a page of a few files stands for the built one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from quiero.web.config import Config, Rates
from tests.web.site import Site, running

MUCH = "100000 per second"
UNBOUND = Rates(
    create=MUCH,
    sit=MUCH,
    chair=MUCH,
    code=MUCH,
    handover=MUCH,
    sign_up=MUCH,
    enter=MUCH,
    account=MUCH,
    guess=MUCH,
    guesses=MUCH,
    connect=MUCH,
    read=MUCH,
    replay=MUCH,
    acta=MUCH,
    messages=100_000,
)


@pytest.fixture(scope="session")
def page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<!doctype html><title>quiero</title>", encoding="utf-8")
    (folder / "favicon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>", encoding="utf-8")
    (folder / "assets" / "app-1a2b3c.js").write_text("// " + "truco " * 500, encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, page: Path) -> Iterator[Site]:
    config = Config(origins=frozenset({"https://truco.example"}), static=page, rates=UNBOUND)
    with running(tmp_path_factory.mktemp("data"), config) as site:
        yield site
