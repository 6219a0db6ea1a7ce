"""Every article of a reglamento is named by a test (`test_d_41_…`, or «D-41» in the title of a browser test)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

PENDING: dict[str, str] = {}
"""Article → why it has no test yet, and the issue that will bring one."""

PAGES = [page for page in sorted((ROOT / "docs/rules").glob("*.md")) if page.stem != "README"]


def named() -> set[str]:
    """The articles that tests name."""
    found: set[str] = set()
    for file in (ROOT / "tests").rglob("test_*.py"):
        for name in re.findall(r"def test_(\w+)", file.read_text()):
            found |= {f"{letter.upper()}-{number}" for letter, number in re.findall(r"(?:^|_)([desv])_(\d+)(?=_)", name)}
    for file in (*(ROOT / "client/e2e").glob("*.ts"), *(ROOT / "client/src").rglob("*.test.ts")):
        for title in re.findall(r"\b(?:test|it)\(\s*[\"'`](.*?)[\"'`],", file.read_text()):
            found |= set(re.findall(r"\b[DESV]-\d+\b", title))
    return found


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_article_has_a_test(page: Path) -> None:
    articles = set(re.findall(r"^- \*\*([DESV]-\d+)\*\*", page.read_text(), re.MULTILINE))
    assert articles, "a page of rules lists its articles"
    missing = articles - named() - set(PENDING)
    assert not missing, f"no test names {sorted(missing, key=lambda article: int(article[2:]))}"


def test_nothing_is_pending_that_has_a_test() -> None:
    assert not set(PENDING) & named()
