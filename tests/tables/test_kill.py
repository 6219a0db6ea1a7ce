"""`kill -9` of a real process in the middle of a hand, over a real file: nothing that was acknowledged is lost."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

import quiero
from quiero.bus import LocalBus
from quiero.engine import view
from quiero.protocol.messages import Frame
from quiero.store import SqliteStore
from quiero.tables.fold import Fold
from quiero.tables.service import Tables
from quiero.words import say
from tests.tables.victim import TEMPO, wall

VICTIM = Path(__file__).with_name("victim.py")
SOURCE = Path(quiero.__file__).parents[1]


def killed_after(acks: int, path: Path, seed: int, table: str = "") -> tuple[str, list[dict[str, Any]]]:
    """Run the victim and kill it once it has acknowledged so many acts: the table, and all that it ever acknowledged."""
    environment = {**os.environ, "PYTHONPATH": str(SOURCE)}
    arguments = [sys.executable, str(VICTIM), str(path), str(seed), *([table] if table else [])]
    with subprocess.Popen(arguments, stdout=subprocess.PIPE, text=True, env=environment) as victim:
        assert victim.stdout is not None
        table = victim.stdout.readline().strip()
        lines = [victim.stdout.readline() for _ in range(acks)]
        victim.send_signal(signal.SIGKILL)
        lines += victim.stdout.readlines()
    assert victim.returncode == -signal.SIGKILL
    return table, [json.loads(line) for line in lines if line.endswith("\n")]


@pytest.mark.parametrize("seed", range(2))
async def test_d_72_a_kill_in_mid_hand_loses_no_acknowledged_act(tmp_path: Path, seed: int) -> None:
    path = tmp_path / "q.db"
    table_id, first = killed_after(7 + seed, path, seed)
    again, second = killed_after(3 + seed, path, seed + 10, table_id)
    assert again == table_id
    store = SqliteStore(path, now=wall)
    tables = Tables(store, LocalBus(), entropy=os.urandom, say=say, node="c", tempo=TEMPO)
    await tables.start()
    rows = await store.tail(table_id, 0)
    commands = {row.cmd_id for row in rows}
    for told in (*first, *second):
        assert told["id"] in commands
        past = Fold.of(table_id, rows[: told["seq"]])
        assert past.state is not None
        assert msgspec.to_builtins(view(past.state, 1)) == told["view"], "the same cards, the same pending canto"
    table = await tables.open(table_id)
    assert table is not None
    last = second[-1]["view"]
    async with table.watch(1) as frames:
        frame = await anext(frames)
        assert isinstance(frame, Frame)
        assert frame.view is not None
        assert frame.view.hand >= last["hand"]
        if frame.view.phase == "mano":
            assert frame.clock is not None
            assert frame.clock.left_ms > TEMPO.floor - 1_000
    await tables.stop()
