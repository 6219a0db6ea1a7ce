"""Every principle and every fault of docs/ux.md has what holds it: the tests and the pictures named there exist."""

from __future__ import annotations

import re
from pathlib import Path

from tests.ground.test_coverage_page import TEST, exists

DOCS = Path(__file__).resolve().parents[2] / "docs"
PAGE = (DOCS / "ux.md").read_text()
PRINCIPLES = re.findall(r"^\| (\d+) \| [^|]+ \| [^|]* \| (.+) \|$", PAGE, re.MULTILINE)
FAULTS = re.findall(r"^\| [A-Z][^|]+ \| ([^|]+) \| (.+) \|$", PAGE, re.MULTILINE)


def test_every_test_that_is_named_exists() -> None:
    assert [f"{file}::{name}" for file, name in TEST.findall(PAGE) if not exists(file, name)] == []


def test_every_principle_and_every_fault_is_held() -> None:
    assert [int(number) for number, _ in PRINCIPLES] == list(range(1, 18))
    assert len(FAULTS) == 45
    assert [row for row, held in (*PRINCIPLES, *FAULTS) if not TEST.search(held)] == []


def test_every_picture_that_is_named_exists() -> None:
    pictures = re.findall(r"\]\((tour/[\w.-]+)\)", PAGE)
    assert len(pictures) >= 10
    assert [picture for picture in pictures if not (DOCS / picture).is_file()] == []
