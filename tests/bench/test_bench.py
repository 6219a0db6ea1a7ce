"""The bench: its lines, what it says of what is missing, and that random play is what it claims."""

from __future__ import annotations

import json
import random
import sys

import pytest
from typer.testing import CliRunner

from quiero.bench import racers
from quiero.bench.cli import app
from quiero.bench.race import race
from quiero.engine import REGLAMENTOS, Act, State, apply

FIELDS = ["engine", "reglamento", "seats", "compiled", "hands_per_s", "acts_per_s"]
run = CliRunner().invoke


def without(monkeypatch: pytest.MonkeyPatch, *packages: str) -> None:
    """As if these packages were not installed."""
    for package in packages:
        monkeypatch.setitem(sys.modules, package, None)


def test_json_lines_one_per_engine_and_then_the_ratio() -> None:
    pytest.importorskip("chess")
    result = run(app, ["engine", "--reglamento", "argentino-duelo", "--asientos", "2", "--segundos", "0.4", "--json"])
    assert result.exit_code == 0
    *engines, ratio = [json.loads(line) for line in result.stdout.splitlines()]
    assert [list(line) for line in engines] == [FIELDS] * len(engines)
    assert [line["engine"] for line in engines][:2] == ["quiero", "python-chess"]
    assert (engines[0]["reglamento"], engines[0]["seats"]) == ("argentino-duelo", 2)
    assert engines[0]["acts_per_s"] > engines[0]["hands_per_s"] > 0
    assert list(ratio) == ["acts_ratio_vs_chess"]
    assert ratio["acts_ratio_vs_chess"] > 1


def test_what_is_not_installed_is_named_and_skipped(monkeypatch: pytest.MonkeyPatch) -> None:
    without(monkeypatch, "chess", "pokerkit", "pytruco.pdt.chi")
    result = run(app, ["engine", "--segundos", "0.1", "--json"])
    assert result.exit_code == 0
    for package in ("chess", "pokerkit", "pytruco"):
        assert f"skipped: {package} is not installed (pip install 'quiero[bench]')" in result.stderr
    alone, ratio = [json.loads(line) for line in result.stdout.splitlines()]
    assert alone["engine"] == "quiero"
    assert ratio == {"acts_ratio_vs_chess": None}


def test_a_table_for_people(monkeypatch: pytest.MonkeyPatch) -> None:
    without(monkeypatch, "chess", "pokerkit", "pytruco.pdt.chi")
    result = run(app, ["engine", "--segundos", "0.1"])
    assert "argentino-duelo" in result.stdout
    assert "ratio" not in result.stdout


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--reglamento", "mus"], "no such reglamento: mus; there is argentino-duelo"),
        (["--asientos", "5"], "argentino-duelo is played by 2, not by 5"),
    ],
)
def test_a_wrong_table_is_an_error_in_words(arguments: list[str], words: str) -> None:
    result = run(app, ["engine", *arguments])
    assert result.exit_code == 2
    assert words in result.stderr


def test_the_rest_of_the_field_plays_to_the_end() -> None:
    for package in ("chess", "pokerkit", "pytruco"):
        pytest.importorskip(package)
    rng = random.Random(2)
    random.seed(2)
    field = [racers.python_chess(rng), racers.pokerkit(2, rng), racers.pytruco(2)]
    for racer in field:
        hands, acts = racer.game()
        assert acts >= hands >= 1
    results, ratio = race(field, 0.1)
    assert [result.hands_per_s is None for result in results] == [True, False, False]
    assert ratio is not None


def test_random_play_never_folds_leaves_or_lets_the_clock_run(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[Act] = []

    def watched(state: State, act: Act) -> tuple[State, object]:
        done.append(act)
        return apply(state, act)

    monkeypatch.setattr(racers, "apply", watched)
    racer = racers.quiero("argentino-duelo", 2, random.Random(3))
    counted = sum(racer.game()[1] for _ in range(50))
    assert len(done) == counted
    words = {act.word for act in done if act.card < 0}
    assert not words & {"mazo", "rendirse", "tiempo"}
    assert {"truco", "vale-cuatro", "envido", "falta-envido", "quiero", "no-quiero", "tengo", "son-buenas", "flor"} <= words


@pytest.mark.parametrize(("name", "seats"), [(name, seats) for name, rules in REGLAMENTOS.items() for seats in rules.seats])
def test_every_table_races(name: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[Act] = []

    def watched(state: State, act: Act) -> tuple[State, object]:
        done.append(act)
        return apply(state, act)

    monkeypatch.setattr(racers, "apply", watched)
    racer = racers.quiero(name, seats, random.Random(4))
    hands, acts = (sum(counts) for counts in zip(*[racer.game() for _ in range(10)], strict=True))
    assert acts == len(done) >= hands * seats > 0
    assert {act.seat for act in done} == set(range(1, seats + 1))
    cuts = sum(act.word.startswith("corta") for act in done)
    assert cuts == (hands if name == "venezolano" else 0)


def test_compiled_is_read_from_the_file_of_the_engine() -> None:
    class Extension:
        __file__ = "apply.cpython-311-x86_64-linux-gnu.so"

    assert racers.is_compiled(Extension)
    assert not racers.is_compiled(racers)
