"""The guided hands of the page are matches by the rules, and what the page shows of them is what the engine says."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from quiero.acta.check import check
from quiero.acta.read import read

ROOT = Path(__file__).resolve().parents[2]
HANDS = sorted((ROOT / "client/src/first").glob("*.acta.toml"))


def test_there_is_one_for_each_country() -> None:
    assert [file.name for file in HANDS] == ["argentino.acta.toml", "venezolano.acta.toml"]


@pytest.mark.parametrize("file", HANDS, ids=lambda file: file.name)
def test_each_checks(file: Path) -> None:
    report = check(read(file))
    assert report.failure is None
    assert not report.unchecked


def test_what_the_pages_know_of_the_engine_is_up_to_date() -> None:
    done = subprocess.run([sys.executable, ROOT / "scripts/gen_learn.py", "--check"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
