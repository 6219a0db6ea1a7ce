"""What holds for every test: which copy of quiero is tested, and how long hypothesis looks."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

import quiero

SOURCE = Path(__file__).resolve().parent.parent / "src"

settings.register_profile("default", max_examples=50, deadline=None, derandomize=bool(os.environ.get("CI")))
settings.register_profile("soak", max_examples=1000, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("default")


def pytest_report_header() -> str:
    """Says which copy is tested."""
    return f"quiero: {Path(quiero.__file__).parent}"


def pytest_configure() -> None:
    """Holds QUIERO_UNDER_TEST: `source` or `installed` names the copy that a run claims to test."""
    claim = os.environ.get("QUIERO_UNDER_TEST")
    found = "source" if Path(quiero.__file__).is_relative_to(SOURCE) else "installed"
    if claim and claim != found:
        raise pytest.UsageError(f"QUIERO_UNDER_TEST={claim}, but quiero comes from {quiero.__file__}")
