"""The referee and the engine say the same of random hands: some hundreds here, and as many as QUIERO_SOAK asks for."""

from __future__ import annotations

import os
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import tomlkit

from quiero.engine import REGLAMENTOS
from tests.referee.idle import idle
from tests.referee.judge import judge

SOAK = os.environ.get("QUIERO_SOAK")
HANDS = int(SOAK or 300)
SEED = int(time.time()) if SOAK else 1
"""The title of a hand tells its seed and number."""

TABLES = [(name, seats, HANDS // len(rules.seats)) for name, rules in REGLAMENTOS.items() for seats in rules.seats]


def quiero_acta(*words: object) -> str:
    """What `quiero acta …` prints."""
    command = [sys.executable, "-m", "quiero.acta.cli", *map(str, words)]
    return subprocess.run(command, check=False, stdout=subprocess.PIPE, encoding="utf-8").stdout


@pytest.fixture(scope="module", params=TABLES, ids=lambda table: f"{table[0]}-{table[1]}")
def hands(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> list[dict[str, Any]]:
    """Random hands of one kind of table, as `quiero acta random` writes them."""
    name, seats, count = request.param
    folder = tmp_path_factory.mktemp("hands")
    quiero_acta("random", "--reglamento", name, "--asientos", seats, "--n", count, "--seed", SEED, "--out", folder)
    actas = [tomllib.loads(file.read_text(encoding="utf-8")) for file in sorted(folder.iterdir())]
    assert len(actas) == count
    return actas


def test_random_hands_pay_what_the_articles_say(hands: list[dict[str, Any]]) -> None:
    for acta in hands:
        verdict = judge(acta)
        assert "pagos" in acta["mano"][0], acta["titulo"]
        assert verdict.objections == (), acta["titulo"]
        assert verdict.manos[0].ended, acta["titulo"]


def test_hands_in_which_a_clock_runs_out(hands: list[dict[str, Any]], tmp_path: Path) -> None:
    written = 0
    for number, acta in enumerate(told(hands), 1):
        (tmp_path / f"{number:05d}.acta.toml").write_text(tomlkit.dumps(acta), encoding="utf-8")
        written = number
    assert written > len(hands) / 2
    assert quiero_acta("check", tmp_path).splitlines()[-20:] == [f"{written} passed, 0 failed"]


def told(hands: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """The same hands with a clock that runs out, and what the referee says of them for the engine to check."""
    for acta in filter(None, map(idle, hands)):
        mano = acta["mano"][0]
        ruling = judge(acta).manos[0]
        if ruling.ended:
            mano |= {"pagos": [list(pago) for pago in ruling.pagos], "quedan": list(ruling.quedan)}
            mano |= {"gana": ruling.gana} if ruling.gana else {}
            mano["jugadas"] += f"\n? {f'sigue-mano {ruling.sigue}' if ruling.sigue else 'fin'}"
        mano["jugadas"] += f"\n? tantos {ruling.quedan[0]} {ruling.quedan[1]}"
        yield acta
