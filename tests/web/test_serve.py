"""`quiero serve` as a process: it says where it is, keeps what it wrote, and leaves when told."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from quiero.protocol.messages import CLOSE
from quiero.web.serve import data_folder
from tests.web.site import Site


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def serve(folder: Path, port: int) -> list[str]:
    """The command, by this Python, so that it is the same copy."""
    return [sys.executable, "-c", "from quiero.cli import app; app()", "serve", "--port", str(port), "--data", str(folder)]


@contextmanager
def serving(folder: Path, port: int) -> Iterator[tuple[Site, subprocess.Popen[str]]]:
    process = subprocess.Popen(serve(folder, port), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    site = Site(folder, port)
    try:
        assert process.stdout is not None
        said = process.stdout.readline()
        assert said == f"quiero: http://127.0.0.1:{port}\n", process.stderr.read() if process.stderr else ""
        yield site, process
    finally:
        for browser in site.browsers:
            browser.http.close()
        process.kill()
        process.communicate()


def test_told_to_stop_it_sends_the_pages_away_and_leaves_quietly(tmp_path: Path) -> None:
    with serving(tmp_path / "new" / "folder", free_port()) as (site, process):
        browser = site.browser()
        table = browser.create()
        with browser.watch(table) as watch:
            process.send_signal(signal.SIGTERM)
            with pytest.raises(ConnectionClosed) as end:
                watch.until("nothing that is ever sent")
            assert end.value.rcvd is not None
            assert end.value.rcvd.code == CLOSE["going-away"]
        _, errors = process.communicate(timeout=10)
        assert process.returncode in (0, -signal.SIGTERM)
        assert errors == ""


def test_killed_and_started_again_it_knows_the_table_and_the_seat(tmp_path: Path) -> None:
    port = free_port()
    with serving(tmp_path, port) as (site, process):
        browser = site.browser()
        table = browser.create()
        with browser.watch(table) as watch:
            before = watch.frame["table"]
            process.kill()
        process.wait()
        with serving(tmp_path, port), browser.watch(table) as watch:
            assert (watch.frame["table"], watch.frame["you"]) == (before, 1)


@pytest.mark.parametrize(
    ("environment", "folder"),
    [
        ({"XDG_DATA_HOME": "/x", "HOME": "/h"}, "/x/quiero"),
        ({"HOME": "/h"}, "/h/.local/share/quiero"),
    ],
)
def test_where_the_data_is(environment: dict[str, str], folder: str) -> None:
    assert data_folder(environment) == Path(folder)
