"""Changing the rules one at a time: which changes there are, and that those said to change nothing still exist."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from scripts.mutants import KERNEL, REGLAMENTOS, ROOT, known, modules_of, mutants

SRC = ROOT / "src"

RULE = """
def worth(level: int, wanted: bool) -> int:
    "What it is worth."
    if level < 1 and wanted:
        return TABLE["a"]
    return 1

TABLE = {"a": "D-1", "b": "D-2"}
"""


def test_a_module_is_changed_in_one_place_at_a_time(tmp_path: Path) -> None:
    (tmp_path / "rule.py").write_text(RULE, encoding="utf-8")
    found = mutants(tmp_path, Path("rule.py"))
    read = {(each.place.line, each.was, each.now) for each in found}
    assert {
        (4, "if level < 1 and wanted:", "if not (level < 1 and wanted):"),
        (4, "if level < 1 and wanted:", "pass"),
        (4, "if level < 1 and wanted:", "if level <= 1 and wanted:"),
        (4, "if level < 1 and wanted:", "if level < 2 and wanted:"),
        (4, "if level < 1 and wanted:", "if level < 1 or wanted:"),
        (4, "if level < 1 and wanted:", "if wanted:"),
        (6, "return 1", "return 0"),
        (8, "'a': 'D-1'", "left out"),
        (8, "TABLE = {'a': 'D-1', 'b': 'D-2'}", "TABLE = {'a': 'D-1', 'b': 'D-3'}"),
    } <= read
    same = ast.unparse(ast.parse(RULE))
    texts = [each.module() for each in found]
    assert len(set(texts)) == len(texts)
    assert same not in texts
    assert all(len(set(text.splitlines()) ^ set(same.splitlines())) <= 4 for text in texts)


@pytest.mark.parametrize("group", [*REGLAMENTOS, KERNEL])
def test_the_rules_of_each_group_are_changed(group: str) -> None:
    files = modules_of(SRC, group)
    assert files
    for file in files:
        for mutant in mutants(SRC, file)[::20]:
            compile(mutant.module(), str(file), "exec")


def test_what_changes_nothing_is_still_there() -> None:
    there = {each.known for group in (*REGLAMENTOS, KERNEL) for file in modules_of(SRC, group) for each in mutants(SRC, file)}
    assert known(ROOT) <= there
