"""Every test that docs/coverage.md names is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs/coverage.md").read_text()
NAMED = sorted(set(re.findall(r"`([\w./-]+\.(?:py|ts))::([^`]+)`", PAGE)))
REGLAMENTOS = ("venezolano", "argentino-duelo", "argentino", "venezolano-simple")


def exists(file: str, name: str) -> bool:
    """Whether that file has that test: a function of Python, or a title of the browser's."""
    if not (ROOT / file).is_file():
        return False
    defined = r"^ *(?:async )?def NAME\(" if file.endswith(".py") else r"\b(?:test|it)\(\s*(['\"`])NAME\1,"
    return re.search(defined.replace("NAME", re.escape(name)), (ROOT / file).read_text(), re.MULTILINE) is not None


@pytest.mark.parametrize(("file", "name"), NAMED)
def test_every_test_that_is_named_exists(file: str, name: str) -> None:
    assert exists(file, name)


@pytest.mark.parametrize("reglamento", REGLAMENTOS)
def test_each_sentence_has_a_test_or_says_that_it_has_none(reglamento: str) -> None:
    section = PAGE.partition(f"\n## {reglamento}\n")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| (\d+) \| (.+) \| (.*) \|$", section, re.MULTILINE)
    assert [int(number) for number, _, _ in rows] == list(range(1, len(rows) + 1)) != []
    assert [said for _, said, held in rows if "::" not in held and "no test" not in held] == []


def test_a_test_that_is_not_there_is_noticed() -> None:
    assert not exists("tests/ground/test_coverage_page.py", "test_that_nobody_wrote")
    assert not exists("tests/ground/test_that_nobody_wrote.py", "test_each_sentence")
    assert not exists("client/e2e/tables.spec.ts", "two pairs at venezolano")
