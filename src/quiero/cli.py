"""The `quiero` command: what a person asks of the package from a terminal."""

from __future__ import annotations

import errno
import socket
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from quiero import __version__
from quiero.acta.cli import app as acta
from quiero.bench.cli import app as bench

UNCOMPILED = "not compiled, the same source run by Python (to compile it: apt-get install gcc python3-dev, and install again)"

app = typer.Typer(no_args_is_help=True, pretty_exceptions_enable=False, help="Truco, served.")
app.add_typer(acta, name="acta")
app.add_typer(bench, name="bench")


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(envvar="PORT", min=1, max=65535, help="Port to listen on.")] = 8000,
    data: Annotated[
        Path | None,
        typer.Option(
            envvar="QUIERO_DATA",
            file_okay=False,
            help="Folder of the journal, made if it is missing.",
            show_default="the desktop's data folder, ~/.local/share/quiero",
        ),
    ] = None,
) -> None:
    """Serve the tables and the page, until Ctrl-C."""
    refused = port_refused(host, port)
    if refused:
        typer.echo(f"quiero: {refused}", err=True)
        raise typer.Exit(1)
    from quiero.web.serve import main  # here, since no other command needs a web server

    main(host, port, data)


@app.command()
def operator(
    data: Annotated[Path | None, typer.Option(envvar="QUIERO_DATA", file_okay=False, help="The server's data folder.")] = None,
    url: Annotated[str, typer.Option(help="Where players find the server.")] = "http://127.0.0.1:8000",
) -> None:
    """Print the link to the operator's pages: reports are read and settled there. Whoever has it is the operator."""
    from quiero.manners.operator import key_in
    from quiero.web.serve import folder_of

    typer.echo(f"{url.rstrip('/')}/operador#{key_in(folder_of(data))}")


@app.command()
def version() -> None:
    """Print the version, and whether the engine is compiled."""
    engine = find_spec("quiero.engine.apply")
    compiled = bool(engine and engine.origin and not engine.origin.endswith(".py"))
    typer.echo(f"quiero {__version__}, engine {'compiled' if compiled else UNCOMPILED}")


def port_refused(host: str, port: int) -> str | None:
    """Why `host`:`port` cannot be listened on, with what to do about it; None if it can."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
        with socket.socket(family, kind, protocol) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(address)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            return f"port {port} of {host} is busy; choose another: make play PORT={port + 1}, or quiero serve --port {port + 1}"
        return f"cannot listen on {host} port {port}: {error.strerror}"
    return None
