"""The build hook: which Node it takes, what it asks for, what it compiles, and a wheel from an sdist without Node."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]


def load_hook() -> ModuleType:
    """hatch_build.py, which is no part of the package, as a module."""
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


hatch_build = load_hook()


def command(folder: Path, name: str, says: str = "") -> Path:
    """A program in `folder` that prints `says`."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / name
    path.write_text(f"#!/bin/sh\necho {says}\n")
    path.chmod(0o755)
    return path


def hook(root: Path, target: str = "wheel") -> object:
    return hatch_build.QuieroHook(str(root), {}, None, None, "", target)


@pytest.mark.parametrize("version", ["v20.19.0", "v20.20.2", "v22.12.0", "v23.0.0", "v24.19.0", "v100.0.0"])
def test_node_that_vite_can_use(version: str) -> None:
    assert hatch_build.new_enough(version)


@pytest.mark.parametrize("version", ["v18.20.4", "v20.18.9", "v21.7.3", "v22.11.0", "v9.0.0", "", "node: not found"])
def test_node_that_vite_cannot_use(version: str) -> None:
    assert not hatch_build.new_enough(version)


def test_node_of_path_is_taken_with_its_npm(tmp_path: Path) -> None:
    command(tmp_path, "node", "v22.12.0")
    npm = command(tmp_path, "npm")
    assert hatch_build.node_on_path(str(tmp_path)) == (tmp_path, (str(npm),))


@pytest.mark.parametrize(
    ("node", "npm"), [(None, True), ("v18.20.4", True), ("v22.12.0", False)], ids=["missing", "too old", "no npm"]
)
def test_node_of_path_that_will_not_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, node: str | None, npm: bool) -> None:
    if node:
        command(tmp_path, "node", node)
    if npm:
        command(tmp_path, "npm")
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("QUIERO_CLIENT", raising=False)
    assert hatch_build.node_on_path() is None
    assert hatch_build.NODE_WHEEL in hook(tmp_path).dependencies()  # type: ignore[attr-defined]


def test_a_good_node_asks_for_no_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    command(tmp_path, "node", "v22.12.0")
    command(tmp_path, "npm")
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("QUIERO_COMPILE", "auto")
    monkeypatch.delenv("QUIERO_CLIENT", raising=False)
    assert hook(tmp_path).dependencies() == list(hatch_build.MYPYC)  # type: ignore[attr-defined]
    assert hook(tmp_path, "sdist").dependencies() == []  # type: ignore[attr-defined]


def test_an_unpacked_sdist_asks_for_no_node(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("QUIERO_COMPILE", "never")
    monkeypatch.delenv("QUIERO_CLIENT", raising=False)
    (tmp_path / "client" / "dist").mkdir(parents=True)
    (tmp_path / "client" / "dist" / "index.html").touch()
    assert hook(tmp_path).dependencies() == [hatch_build.NODE_WHEEL]  # type: ignore[attr-defined]
    (tmp_path / "PKG-INFO").touch()
    assert hook(tmp_path).dependencies() == []  # type: ignore[attr-defined]


def test_a_misspelt_switch_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUIERO_COMPILE", "allways")
    with pytest.raises(ValueError, match="QUIERO_COMPILE=allways: expected one of auto, always, never"):
        hatch_build.mode("QUIERO_COMPILE")


def test_node_modules_are_stale_when_missing_or_older_than_the_lock(tmp_path: Path) -> None:
    lock, installed = tmp_path / "package-lock.json", tmp_path / "node_modules" / ".package-lock.json"
    lock.touch()
    assert hatch_build.modules_are_stale(tmp_path)
    installed.parent.mkdir()
    installed.touch()
    os.utime(lock, (1000, 1000))
    assert not hatch_build.modules_are_stale(tmp_path)
    os.utime(installed, (999, 999))
    assert hatch_build.modules_are_stale(tmp_path)


def test_the_rules_are_compiled_and_the_messages_are_not() -> None:
    modules = hatch_build.hot_modules(ROOT / "src")
    assert {"quiero/engine/apply.py", "quiero/engine/state.py", "quiero/engine/envido.py"} <= set(modules)
    assert any(module.startswith("quiero/engine/reglamentos/") for module in modules)
    assert not any(module.endswith(("view.py", "__init__.py")) for module in modules)


def test_a_wheel_from_the_sdist_needs_no_node(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The sdist carries the page; the wheel made of it, where there is no Node, has that page and every source."""
    tree = tmp_path / "tree"
    page = tree / "client" / "dist" / "index.html"
    page.parent.mkdir(parents=True)
    page.write_text("<title>quiero</title>")
    shutil.copytree(ROOT / "src", tree / "src", ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "GLOSSARY.md", "LICENSE"):
        shutil.copy(ROOT / name, tree)
    monkeypatch.setenv("QUIERO_COMPILE", "never")
    monkeypatch.setenv("QUIERO_CLIENT", "never")
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", tmp_path], cwd=tree, check=True)
    subprocess.run(["tar", "xzf", next(tmp_path.glob("*.tar.gz"))], cwd=tmp_path, check=True)
    unpacked = next(tmp_path.glob("quiero-*/PKG-INFO")).parent
    monkeypatch.delenv("QUIERO_CLIENT")
    monkeypatch.setenv("PATH", str(tmp_path))
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", tmp_path], cwd=unpacked, check=True)
    names = set(zipfile.ZipFile(next(tmp_path.glob("*.whl"))).namelist())
    sources = {path.relative_to(ROOT / "src").as_posix() for path in (ROOT / "src" / "quiero").rglob("*.py")}
    assert names >= sources | {"quiero/web/static/index.html"}
