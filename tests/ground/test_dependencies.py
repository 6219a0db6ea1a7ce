"""What the package imports is what it asks for, and the locks name no place."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
NAME = re.compile(r"^[A-Za-z0-9._-]+")


def names(requirements: list[str]) -> set[str]:
    """The bare names of requirements."""
    return {found[0].lower() for line in requirements if (found := NAME.match(line))}


def imported(path: Path) -> set[str]:
    """The top modules that a file imports, wherever in it."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and not node.level and node.module:
            found.add(node.module.partition(".")[0])
    return found - set(sys.stdlib_module_names) - {"quiero"}


def test_what_is_imported_is_asked_for() -> None:
    runtime = names(PROJECT["dependencies"])
    extras = {extra: runtime | names(PROJECT["optional-dependencies"][extra]) for extra in ("bench", "env")}
    home = packages_distributions()
    package = ROOT / "src" / "quiero"
    for path in package.rglob("*.py"):
        allowed = extras.get(path.relative_to(package).parts[0], runtime)
        for module in imported(path):
            assert {name.lower() for name in home.get(module, [module])} & allowed, f"{path}: {module} is no dependency"


@pytest.mark.parametrize("name", ["dev", "runtime", "build", "node"])
def test_a_lock_has_hashes_and_names_no_place(name: str) -> None:
    text = (ROOT / "requirements" / f"{name}.lock").read_text()
    pins = re.findall(r"^[a-z0-9-]+==.*?(?=^\S|\Z)", text, re.MULTILINE | re.DOTALL)
    assert pins
    assert all("--hash=sha256:" in pin for pin in pins)
    assert "://" not in text


def test_the_locks_agree() -> None:
    def pins(name: str) -> set[str]:
        return set(re.findall(r"^[a-z0-9-]+==[^ ]+", (ROOT / "requirements" / f"{name}.lock").read_text(), re.MULTILINE))

    assert pins("runtime") | pins("build") <= pins("dev")
