"""The `quiero` command itself."""

from __future__ import annotations

import socket
from collections.abc import Iterator

import pytest
from typer.testing import CliRunner

from quiero.cli import app, port_refused


@pytest.fixture
def busy_port() -> Iterator[int]:
    """A port of 127.0.0.1 on which somebody listens."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        yield taken.getsockname()[1]


def test_a_busy_port_is_a_clear_error(busy_port: int) -> None:
    result = CliRunner().invoke(app, ["serve", "--port", str(busy_port)])
    assert result.exit_code == 1
    assert result.stderr == (
        f"quiero: port {busy_port} of 127.0.0.1 is busy; choose another: "
        f"make play PORT={busy_port + 1}, or quiero serve --port {busy_port + 1}\n"
    )


def test_a_port_just_left_is_not_busy(busy_port: int) -> None:
    with socket.create_connection(("127.0.0.1", busy_port)):
        pass
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        free = probe.getsockname()[1]
    assert port_refused("127.0.0.1", free) is None


def test_an_address_that_is_not_ours_is_a_clear_error() -> None:
    assert port_refused("192.0.2.1", 8000) == "cannot listen on 192.0.2.1 port 8000: Cannot assign requested address"


@pytest.mark.parametrize("command", ["serve", "acta", "bench", "version"])
def test_every_command_has_its_help(command: str) -> None:
    result = CliRunner().invoke(app, [command, "--help"])
    assert result.exit_code == 0
    assert "Usage" in result.stdout
