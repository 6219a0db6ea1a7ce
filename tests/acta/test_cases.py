"""Every recorded case holds; each is an acta whose results are asserted."""

from __future__ import annotations

from pathlib import Path

import pytest

from quiero.acta.check import Report, check
from quiero.acta.read import read
from quiero.engine import REGLAMENTOS

CASES = Path(__file__).parent.parent / "actas"
SHARED = Path(__file__).parents[3] / "shared" / "cases"
FILES = sorted(file for name in REGLAMENTOS for file in (CASES / name).rglob("*.acta.toml"))


@pytest.mark.parametrize("file", FILES, ids=[str(file.relative_to(CASES)).removesuffix(".acta.toml") for file in FILES])
def test_case(file: Path) -> None:
    assert check(read(file)) == Report(failure=None, unchecked=())


if SHARED.is_dir():

    @pytest.mark.parametrize("reglamento", sorted(REGLAMENTOS))
    def test_the_copies_are_equal(reglamento: str) -> None:
        ours, theirs = (
            {file.relative_to(root): file.read_bytes() for file in root.rglob("*") if file.is_file()}
            for root in (CASES / reglamento, SHARED / reglamento)
        )
        assert ours == theirs
