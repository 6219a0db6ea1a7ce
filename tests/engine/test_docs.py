"""The engine's page tells no lies: what it shows is what happens."""

from __future__ import annotations

import doctest
from pathlib import Path

import quiero.engine

PAGE = Path(__file__).resolve().parents[2] / "docs" / "engine.md"


def test_the_page_is_true() -> None:
    failed, attempted = doctest.testfile(str(PAGE), module_relative=False)
    assert failed == 0
    assert attempted > 30


def test_the_page_tells_of_every_verb() -> None:
    text = PAGE.read_text()
    verbs = [name for name in quiero.engine.__all__ if name[0].islower()]
    assert [verb for verb in verbs if f"`{verb}" not in text and f"{verb}(" not in text] == []
