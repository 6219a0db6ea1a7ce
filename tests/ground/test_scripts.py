"""The scripts behind make: what they say where something is missing, and that no skip passes the gate."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TOOLS = ("sh", "dirname", "id", "rm", "cat", "grep", "mkdir")

PASSED = '<testsuites><testsuite><testcase classname="a" name="one"/><testcase name="two"/></testsuite></testsuites>'
SKIPPED = '<testsuite><testcase classname="b" name="three"><skipped message="no Chromium"/></testcase></testsuite>'
FAILED = '<testsuite><testcase classname="c" name="four"><failure>no</failure></testcase></testsuite>'


@pytest.fixture
def bare(tmp_path: Path) -> Path:
    """A PATH with a shell and little else: no Python, Node, Chromium, apt-get."""
    folder = tmp_path / "bin"
    folder.mkdir()
    for tool in TOOLS:
        found = shutil.which(tool)
        assert found
        (folder / tool).symlink_to(found)
    return folder


def run(script: str, *words: str, cwd: Path, **env: str) -> subprocess.CompletedProcess[str]:
    """Runs a copy of a script of ours in `cwd`, so that it touches nothing of the work tree."""
    shutil.copytree(ROOT / "scripts", cwd / "scripts", dirs_exist_ok=True)
    return subprocess.run(["/bin/sh", f"scripts/{script}", *words], cwd=cwd, env=env, capture_output=True, text=True, check=False)


def tally(folder: Path, **env: str) -> subprocess.CompletedProcess[str]:
    script = str(ROOT / "scripts" / "tally.py")
    plain = {name: value for name, value in os.environ.items() if name != "QUIERO_NO_SKIP"}
    return subprocess.run([sys.executable, script, str(folder)], env=plain | env, capture_output=True, text=True, check=False)


def test_no_python_says_what_to_install(tmp_path: Path, bare: Path) -> None:
    result = run("venv.sh", cwd=tmp_path, PATH=str(bare))
    assert result.returncode == 1
    assert "no Python 3.11 or newer" in result.stderr
    assert "apt-get install python3 python3-venv" in result.stderr


def test_a_python_without_venv_says_what_to_install(tmp_path: Path, bare: Path) -> None:
    """As in a bare Debian: the Python is new enough, and every way to an environment with pip fails."""
    python = bare / "python3"
    python.write_text('#!/bin/sh\n[ "$1" = -c ]\n')
    python.chmod(0o755)
    result = run("venv.sh", cwd=tmp_path, PATH=str(bare))
    assert result.returncode == 1
    assert "makes no virtual environment with pip" in result.stderr
    assert "apt-get install python3-venv" in result.stderr
    assert not (tmp_path / ".venv").exists()


def test_an_old_python_that_is_asked_for_is_refused(tmp_path: Path, bare: Path) -> None:
    (bare / "python3").symlink_to(sys.executable)
    old = bare / "python2"
    old.write_text("#!/bin/sh\nexit 1\n")
    old.chmod(0o755)
    result = run("venv.sh", "python2", cwd=tmp_path, PATH=str(bare))
    assert result.returncode == 1
    assert "no Python 3.11 or newer in: python2" in result.stderr


def test_no_chromium_is_skipped_aloud(tmp_path: Path, bare: Path) -> None:
    result = run("test_browser.sh", "report.xml", cwd=tmp_path, PATH=str(bare))
    assert result.returncode == 0
    assert "SKIPPED the browser tests: there is no Chromium; apt-get install chromium" in result.stderr
    assert "skipped (report):  the browser tests: there is no Chromium" in tally(tmp_path).stdout


def test_no_chromium_fails_the_gate(tmp_path: Path, bare: Path) -> None:
    result = run("test_browser.sh", "report.xml", cwd=tmp_path, PATH=str(bare), QUIERO_NO_SKIP="1")
    assert result.returncode == 1
    assert "no skip is allowed here" in result.stderr


@pytest.mark.parametrize(("gate", "code"), [({}, 0), ({"QUIERO_NO_SKIP": "1"}, 1)], ids=["aloud", "gate"])
def test_no_compiler_is_skipped_aloud(tmp_path: Path, bare: Path, gate: dict[str, str], code: int) -> None:
    quiero = bare / "quiero"
    quiero.write_text("#!/bin/sh\necho quiero 0.1.0, engine not compiled\n")
    quiero.chmod(0o755)
    result = run("test_compiled.sh", "report.xml", cwd=tmp_path, PATH=str(bare), **gate)
    assert result.returncode == code
    assert "SKIPPED the tests of the compiled engine: there is no C compiler; apt-get install gcc python3-dev" in result.stderr


def test_the_tally_adds_the_runners_up(tmp_path: Path) -> None:
    (tmp_path / "one.xml").write_text(PASSED)
    (tmp_path / "two.xml").write_text(SKIPPED)
    result = tally(tmp_path)
    assert (result.returncode, result.stdout.splitlines()[-1]) == (0, "2 passed, 0 failed, 1 skipped")
    assert "skipped (two): b three" in result.stdout


def test_the_gate_allows_no_skip(tmp_path: Path) -> None:
    (tmp_path / "one.xml").write_text(PASSED)
    assert tally(tmp_path, QUIERO_NO_SKIP="1").returncode == 0
    (tmp_path / "two.xml").write_text(SKIPPED)
    assert tally(tmp_path, QUIERO_NO_SKIP="1").returncode == 1


def test_a_failure_or_an_empty_run_is_no_pass(tmp_path: Path) -> None:
    assert tally(tmp_path).returncode == 1
    (tmp_path / "one.xml").write_text(PASSED)
    (tmp_path / "two.xml").write_text(FAILED)
    result = tally(tmp_path)
    assert (result.returncode, result.stdout) == (1, "2 passed, 1 failed\n")
