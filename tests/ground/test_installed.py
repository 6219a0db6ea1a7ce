"""What `make install` left in .venv is what stands in src/: a stale copy is never tested."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

import quiero

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def installed() -> Path:
    """The folder of the installed package."""
    found = sorted((ROOT / ".venv" / "lib").glob("python3*/site-packages/quiero"))
    if not found:
        pytest.skip("nothing is installed in .venv: make install")
    return found[-1]


def sources(package: Path) -> dict[str, bytes]:
    """Every file of a copy of the package, less what the build adds: bytecode, extensions and the page."""
    made = ("__pycache__", "static")
    files = (path for path in package.rglob("*") if path.is_file() and path.suffix not in (".so", ".pyd"))
    return {
        path.relative_to(package).as_posix(): path.read_bytes() for path in files if not any(part in made for part in path.parts)
    }


def test_the_installed_copy_is_the_source(installed: Path) -> None:
    assert sources(installed) == sources(ROOT / "src" / "quiero")


def test_the_installed_copy_has_the_page(installed: Path) -> None:
    page = (installed / "web" / "static" / "index.html").read_text()
    assert "<script" in page


def test_one_version_everywhere(installed: Path) -> None:
    said = subprocess.run([ROOT / ".venv" / "bin" / "quiero", "version"], capture_output=True, text=True, check=True).stdout
    client = json.loads((ROOT / "client" / "package.json").read_text())["version"]
    assert said.split(",")[0] == f"quiero {quiero.__version__}"
    assert client == quiero.__version__
