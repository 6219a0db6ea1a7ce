"""Every sentence of the texts is on a page of docs/coverage with a screen and tests, and every test named there exists."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
INDEX = ROOT / "docs/coverage.md"
PAGES = sorted((ROOT / "docs/coverage").glob("*.md"))
TEST = re.compile(r"`([\w./-]+\.(?:py|ts))::([^`]+)`")
NAMED = sorted({named for page in (INDEX, *PAGES) for named in TEST.findall(page.read_text())})
SENTENCES = {"venezolano": 169, "argentino-duelo": 73, "argentino": 65, "venezolano-simple": 35}
"""How many sentences each text has, titles apart; an order of cards, one card a line, is one."""


@cache
def source(file: str) -> str:
    """What is written in that file, or nothing if there is none."""
    return (ROOT / file).read_text() if (ROOT / file).is_file() else ""


def exists(file: str, name: str) -> bool:
    """Whether that file has that test: a function of Python, or a title of the browser's."""
    defined = r"^ *(?:async )?def NAME\(" if file.endswith(".py") else r"\b(?:test|it)\(\s*(['\"`])NAME\1,"
    return re.search(defined.replace("NAME", re.escape(name)), source(file), re.MULTILINE) is not None


@pytest.mark.parametrize("file", sorted({file for file, _ in NAMED}))
def test_every_test_that_is_named_exists(file: str) -> None:
    assert [name for where, name in NAMED if where == file and not exists(file, name)] == []


@pytest.mark.parametrize("reglamento", SENTENCES)
def test_every_sentence_has_its_screen_and_its_tests(reglamento: str) -> None:
    page = (ROOT / f"docs/coverage/{reglamento}.md").read_text()
    rows = re.findall(r"^\| (\d+) \| «(.+)» \| ([^|]*) \| ([^|]*) \| (.*) \|$", page, re.MULTILINE)
    assert [int(number) for number, *_ in rows] == list(range(1, SENTENCES[reglamento] + 1))
    assert [said for _, said, articles, screen, held in rows if not (articles and screen and TEST.search(held))] == []
    assert f"| [{reglamento}](coverage/{reglamento}.md) | {SENTENCES[reglamento]} |" in INDEX.read_text()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_article_of_the_rules_is_on_the_page(page: Path) -> None:
    rules = (ROOT / "docs/rules" / page.name).read_text()
    articles = set(re.findall(r"^- \*\*([DESV]-\d+)\*\*", rules, re.MULTILINE))
    told = re.findall(r"^\| (?:\d+ \| «.+» \| )?((?:[DESV]-\d+(?:, )?)+) \| .*::", page.read_text(), re.MULTILINE)
    assert {article for row in told for article in row.split(", ")} == articles


def test_a_test_that_is_not_there_is_noticed() -> None:
    assert not exists("tests/ground/test_coverage_page.py", "test_that_nobody_wrote")
    assert not exists("tests/ground/test_that_nobody_wrote.py", "test_each_sentence")
    assert not exists("client/e2e/tables.spec.ts", "two pairs at venezolano")
