"""`quiero serve`: one process with everything in it, SQLite in a folder, and the page on a port."""

from __future__ import annotations

import logging
import os
import socket
import sys
import time
from collections.abc import Mapping
from pathlib import Path

import structlog
import uvicorn
from starlette.applications import Starlette

from quiero.bus import LocalBus
from quiero.manners.desk import Desk
from quiero.manners.operator import key_in
from quiero.protocol.messages import MAX_MESSAGE
from quiero.store import SqliteStore
from quiero.tables.service import Tables
from quiero.tables.tempo import Tempo
from quiero.web.app import build
from quiero.web.config import Config, find_static
from quiero.words import say


def main(host: str, port: int, data: Path | None = None) -> None:
    """Serve until SIGTERM or Ctrl-C. `data`: the folder of the journal (made if missing); None: see `data_folder`.

    From the environment: QUIERO_ORIGINS (other origins whose pages may talk to us, by commas), QUIERO_LOG (a level of
    logging; `warning`), and those of `tempo_of`. Exits with 1 when the port cannot be had.
    """
    start_logs(os.environ.get("QUIERO_LOG", "warning"))
    folder = folder_of(data)
    store = SqliteStore(folder / "quiero.db", now=wall_ms)
    desk = Desk(store.database, key_in(folder))
    node = f"{socket.gethostname()}:{os.getpid()}"
    tables = Tables(store, LocalBus(), entropy=os.urandom, say=say, node=node, tempo=tempo_of(os.environ), manners=desk.book)
    origins = frozenset(filter(None, os.environ.get("QUIERO_ORIGINS", "").split(",")))
    config = Config(origins=origins, static=find_static())
    server = Server(uvicorn_config(build(tables, store, config, desk), host, port))
    try:
        server.run()
    except KeyboardInterrupt:
        sys.exit(130)
    if not server.started:
        sys.exit(1)


def uvicorn_config(app: Starlette, host: str, port: int) -> uvicorn.Config:
    """How the app is served, wherever it is."""
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        loop="auto",  # uvloop where there is one
        ws="websockets-sansio",
        ws_max_size=16 * MAX_MESSAGE,  # what is longer than MAX_MESSAGE is answered; only this much closes the socket
        ws_ping_interval=5,  # a browser answers by itself, in a hidden tab too; who does not is shown as away
        ws_ping_timeout=5,
        ws_per_message_deflate=False,  # 40 KB more for each idle socket, for frames of 2 KB
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
    )


class Server(uvicorn.Server):
    """uvicorn, saying in one line where to go."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            print(f"quiero: http://{self.config.host}:{self.config.port}", flush=True)


def wall_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def folder_of(data: Path | None) -> Path:
    """The data folder, made if it is missing; None: see `data_folder`."""
    folder = data or data_folder(os.environ)
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def data_folder(environment: Mapping[str, str]) -> Path:
    """The folder `quiero` where the desktop's rules put a program's data."""
    home = environment.get("XDG_DATA_HOME") or Path(environment.get("HOME", "~")).expanduser() / ".local" / "share"
    return Path(home) / "quiero"


def tempo_of(environment: Mapping[str, str]) -> Tempo:
    """The waits that no rule fixes: QUIERO_PAUSE_MS between two hands, QUIERO_BOT_MS before a computer's act."""
    usual = Tempo()
    pause, computer = environment.get("QUIERO_PAUSE_MS", usual.pause), environment.get("QUIERO_BOT_MS", usual.computer)
    return Tempo(pause=int(pause), computer=int(computer))


def start_logs(level: str) -> None:
    """Ours by structlog, uvicorn's by logging, both to stderr, from `level` (a name of logging's) up."""
    number = logging.getLevelNamesMapping().get(level.upper(), logging.WARNING)
    logging.basicConfig(level=number, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            structlog.processors.KeyValueRenderer(key_order=["timestamp", "level", "event"]),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
