"""`quiero acta …`: check, show and draw actas from a terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console

from quiero.acta.check import check as check_acta
from quiero.acta.model import Acta, ActaError
from quiero.acta.phrases import printable
from quiero.acta.random import header_for, write_hands
from quiero.acta.read import read
from quiero.acta.replay import Mismatch, NotPlayed
from quiero.acta.show import show as show_acta
from quiero.acta.verify import verify as verify_acta

FAILED: Final = 1
UNREADABLE: Final = 2

app = typer.Typer(no_args_is_help=True, pretty_exceptions_enable=False, help="The written record of a match.")


@app.command()
def check(paths: Annotated[list[Path], typer.Argument(metavar="FILE|FOLDER...", help="Actas, or folders of them.")]) -> None:
    """Replay actas and check every line and result. Exit 0: all hold; 1: some do not; 2: a file cannot be read."""
    outcomes = [_outcome(file) for path in paths for file in _files(path)]
    passed = outcomes.count(0)
    typer.echo(f"{passed} passed, {len(outcomes) - passed} failed")
    raise typer.Exit(max(outcomes))


@app.command()
def show(file: Annotated[Path, typer.Argument(help="An acta.")]) -> None:
    """Print a match for people to read, in Spanish."""
    show_acta(_read(file), Console(highlight=False))


@app.command()
def verify(file: Annotated[Path, typer.Argument(help="The acta of a match that was played on a server and is over.")]) -> None:
    """Deal a match again from its seed. Exit 0: these are its cards; 1: they are not, or nobody can tell; 2: unreadable."""
    acta = _read(file)
    try:
        failure = verify_acta(acta)
    except NotPlayed as error:
        raise typer.Exit(_say_unreadable(ActaError(str(file), error.line, error.cause))) from None
    if failure is not None:
        typer.echo(printable(f"{file}: {failure}"))
        raise typer.Exit(FAILED)
    typer.echo(f"{len(acta.manos)} hands, all dealt from the seed that was committed to")


@app.command()
def random(
    reglamento: Annotated[str, typer.Option(help="Rule set, by its id.")],
    asientos: Annotated[int, typer.Option(help="Seats at the table.")],
    n: Annotated[int, typer.Option("--n", min=1, help="How many hands.")],
    seed: Annotated[int, typer.Option(help="The same seed gives the same files.")],
    out: Annotated[Path, typer.Option(file_okay=False, help="Folder for the files, made if it is missing.")],
    objetivo: Annotated[int | None, typer.Option(min=1, help="Points that win; drawn for each hand when absent.")] = None,
    opcion: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help="An option of the reglamento.")] = None,
) -> None:
    """Write random legal hands, complete and with their right results, one file each."""
    try:
        header = header_for(reglamento, asientos, objetivo, dict(map(_option, opcion or ())))
        write_hands(header, seed, n, out)
    except NotPlayed as error:
        raise _usage(error.cause) from None
    except Mismatch as error:
        raise _usage(f"{error.expected}: {error.happened}") from None
    except OSError as error:
        raise _usage(f"{out}: {error.strerror}") from None


def _files(path: Path) -> list[Path]:
    """The actas that a path stands for: those below a folder, in order; itself when there is none or it is a file."""
    return sorted(path.rglob("*.acta.toml")) or [path]


def _outcome(file: Path) -> int:
    """Check one file, print what is wrong with it, and give the exit code that it asks for."""
    try:
        if file.is_dir():
            raise ActaError(str(file), 0, "no *.acta.toml in this folder")
        acta = read(file)
        report = check_acta(acta)
    except ActaError as error:
        return _say_unreadable(error)
    except NotPlayed as error:
        return _say_unreadable(ActaError(str(file), error.line, error.cause))
    for words in report.unchecked:
        typer.echo(f"{file}: not checked: {words}")
    if report.failure is None:
        return 0
    typer.echo(printable(f"{file}: {report.failure}"))
    return FAILED


def _read(file: Path) -> Acta:
    try:
        return read(file)
    except ActaError as error:
        raise typer.Exit(_say_unreadable(error)) from None


def _say_unreadable(error: ActaError) -> int:
    typer.echo(printable(str(error)), err=True)
    return UNREADABLE


def _usage(words: str) -> typer.Exit:
    """Print why the command cannot be done; the exit code is that of a wrong command line."""
    typer.echo(words, err=True)
    return typer.Exit(UNREADABLE)


def _option(text: str) -> tuple[str, bool | int | str]:
    """`flor=true` as TOML would have it."""
    name, found, value = text.partition("=")
    if not name or not found:
        raise _usage(f"--opcion: expected NAME=VALUE, got {text!r}")
    if value in ("true", "false"):
        return name, value == "true"
    return name, int(value) if value.isdecimal() else value


if __name__ == "__main__":
    app()
