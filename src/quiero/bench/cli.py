"""`quiero bench`: how fast the engine plays."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from dataclasses import asdict
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from quiero.bench import racers
from quiero.bench.race import Result, race

app = typer.Typer(help="Measure the engine.", no_args_is_help=True)


@app.callback()
def bench() -> None:
    """Measure the engine."""


@app.command()
def engine(
    reglamento: Annotated[str, typer.Option(help="The rule set to play.")] = "argentino-duelo",
    asientos: Annotated[int, typer.Option(help="Seats at the table.")] = 2,
    segundos: Annotated[float, typer.Option(min=0.1, help="CPU seconds for each engine.")] = 4.0,
    as_json: Annotated[bool, typer.Option("--json", help="JSON lines instead of a table.")] = False,
) -> None:
    """Uniformly random legal play on one core, next to python-chess, pokerkit and pytruco in the same run."""
    rng = random.Random(1)
    random.seed(1)  # for pytruco, which draws from there
    try:
        field = [racers.quiero(reglamento, asientos, rng)]
    except ValueError as error:
        typer.echo(f"quiero bench: {error}", err=True)
        raise typer.Exit(2) from None
    others: dict[str, Callable[[], racers.Racer]] = {
        "chess": lambda: racers.python_chess(rng),
        "pokerkit": lambda: racers.pokerkit(asientos, rng),
        "pytruco": lambda: racers.pytruco(asientos),
    }
    for package, racer in others.items():
        try:
            field.append(racer())
        except ImportError:
            typer.echo(f"skipped: {package} is not installed (pip install 'quiero[bench]')", err=True)
    results, ratio = race(field, segundos)
    if as_json:
        for result in results:
            typer.echo(json.dumps(asdict(result)))
        typer.echo(json.dumps({"acts_ratio_vs_chess": ratio and round(ratio, 2)}))
    else:
        show(results, ratio)


def show(results: list[Result], ratio: float | None) -> None:
    """A table for people."""
    table = Table("engine", "plays", "seats", "compiled")
    table.add_column("hands/s", justify="right")
    table.add_column("acts/s", justify="right")
    for result in results:
        hands = "" if result.hands_per_s is None else f"{result.hands_per_s:,.0f}"
        compiled = "yes" if result.compiled else "no"
        table.add_row(result.engine, result.reglamento, str(result.seats), compiled, hands, f"{result.acts_per_s:,.0f}")
    console = Console()
    console.print(table)
    if ratio is not None:
        console.print(f"acts per python-chess move: {ratio:.1f}")
