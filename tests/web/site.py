"""A whole server on a free port, and browsers that visit it."""

from __future__ import annotations

import json
import os
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from argon2 import PasswordHasher
from websockets.sync.client import ClientConnection, connect

from quiero.accounts.passwords import Passwords
from quiero.bus import LocalBus
from quiero.manners.desk import Desk
from quiero.store import SqliteStore
from quiero.tables.service import Tables
from quiero.tables.tempo import Tempo
from quiero.web.app import build
from quiero.web.config import Config
from quiero.web.serve import uvicorn_config
from quiero.words import say

OPERATOR = "the-operators-key-of-the-tests"
QUICK = Passwords(PasswordHasher(time_cost=1, memory_cost=64, parallelism=1))
"""Hashes that cost a test nothing."""


@dataclass
class Site:
    """A running server. `ahead_ms` moves the clock of its database forward."""

    folder: Path
    port: int = 0
    ahead_ms: int = 0
    browsers: list[Browser] = field(default_factory=list)

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.port}"

    def now(self) -> int:
        return time.time_ns() // 1_000_000 + self.ahead_ms

    def browser(self) -> Browser:
        """A browser that was never here."""
        self.browsers.append(Browser(self))
        return self.browsers[-1]

    def stored(self) -> bytes:
        """Every byte that the server keeps on disk."""
        return b"".join(path.read_bytes() for path in self.folder.iterdir())


class Browser:
    """One browser: its cookies, its requests, its sockets."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.http = httpx.Client(base_url=f"http://{site.host}", headers={"origin": f"http://{site.host}"}, trust_env=False)

    def get(self, path: str, **more: Any) -> httpx.Response:
        return self.http.get(path, **more)

    def post(self, path: str, body: object, **more: Any) -> httpx.Response:
        return self.http.post(path, json=body, **more)

    def create(self, *, name: str = "Mora", **more: object) -> str:
        """The id of a new table at which this browser sits; `more` of the order, see `order`."""
        made = self.post("/api/tables", order(name, **more))
        assert made.status_code == 200, made.text
        return str(made.json()["table"])

    def sit(self, table: str, name: str = "Leo", **more: object) -> int:
        done = self.post(f"/api/tables/{table}/sit", {"name": name, "character": "leo", **more})
        assert done.status_code == 200, done.text
        return int(done.json()["seat"])

    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def connect(self, table: str, *, origin: str | None = "own", query: str = "", **more: Any) -> ClientConnection:
        """The bare socket. Raises InvalidStatus when the handshake is refused."""
        headers = {"cookie": self.cookie()} if self.cookie() else {}
        if origin is not None:
            headers["origin"] = f"http://{self.site.host}" if origin == "own" else origin
        url = f"ws://{self.site.host}/api/tables/{table}/socket{query}"
        socket: ClientConnection = connect(url, additional_headers=headers, proxy=None, compression=None, close_timeout=2, **more)
        assert socket.response is not None
        for given in socket.response.headers.get_all("set-cookie"):
            name, _, value = given.partition(";")[0].partition("=")
            self.http.cookies.set(name, value, domain="127.0.0.1", path="/")
        return socket

    @contextmanager
    def watch(self, table: str, query: str = "") -> Iterator[Watch]:
        """The socket, its first frame read."""
        with self.connect(table, query=query) as socket:
            yield Watch(socket)


class Watch:
    """An open socket that remembers the newest frame."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frame = self.until("frame")

    def send(self, message: object) -> None:
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def receive(self, timeout: float = 5) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.socket.recv(timeout=timeout))
        if message["t"] == "frame":
            self.frame = message
        return message

    def until(self, kind: str) -> dict[str, Any]:
        """The next message of that kind; what comes before it is passed over."""
        while True:
            message = self.receive()
            if message["t"] == kind:
                return message

    def until_frame(self, wanted: str, value: object) -> dict[str, Any]:
        """The first frame, from the newest known, whose view has that value under `wanted`."""
        while self.frame["view"] is None or self.frame["view"][wanted] != value:
            self.receive()
        return self.frame

    def do(self, act: str, decision: int | None, client_id: str = "") -> dict[str, Any]:
        """Do an act, and the Ack or Refused of it."""
        client_id = client_id or os.urandom(8).hex()
        self.send({"t": "do", "id": client_id, "act": act, "decision": decision})
        while True:
            message = self.receive()
            if message["t"] in ("ack", "refused") and message["id"] == client_id:
                return message

    def say(self, text: str, to: str = "team", client_id: str = "") -> dict[str, Any]:
        """Say something, and the Ack or Refused of it; what is heard meanwhile is passed over."""
        client_id = client_id or os.urandom(8).hex()
        self.send({"t": "chat", "id": client_id, "to": to, "text": text})
        while True:
            message = self.receive()
            if message["t"] in ("ack", "refused") and message["id"] == client_id:
                return message

    def look_from(self, seat: int) -> dict[str, Any]:
        """Change the perspective: the Frame or the Problem that answers."""
        self.send({"t": "perspective", "seat": seat})
        while True:
            message = self.receive()
            if message["t"] == "problem" or (message["t"] == "frame" and message["perspective"] == seat):
                return message

    def quiet(self) -> None:
        """Fails if anything is waiting, or comes before the answer to a ping."""
        self.send({"t": "ping", "n": 10_001})
        assert self.receive() == {"t": "pong", "n": 10_001}

    def catch_up(self) -> dict[str, Any]:
        """Read all that has been sent so far. The newest frame."""
        self.ping(10_002)
        return self.frame

    def ping(self, n: int = 1) -> None:
        """Fails unless the socket still answers."""
        self.send({"t": "ping", "n": n})
        while self.until("pong") != {"t": "pong", "n": n}:
            pass  # the answer to a ping that was sent before


def order(name: str, **more: object) -> dict[str, object]:
    """What makes a table: an argentino-duelo to 15, unless `more` says otherwise."""
    return {"reglamento": "argentino-duelo", "target": 15, "name": name, "character": "mora", **more}


@contextmanager
def running(folder: Path, config: Config) -> Iterator[Site]:
    """A server as `quiero serve` configures it, over a database in `folder`, in a thread of its own."""
    site = Site(folder)
    store = SqliteStore(folder / "quiero.db", now=site.now)
    desk = Desk(store.database, OPERATOR)
    tables = Tables(store, LocalBus(), entropy=os.urandom, say=say, node="test", tempo=Tempo(pause=100), manners=desk.book)
    server = uvicorn.Server(uvicorn_config(build(tables, store, config, desk, QUICK), "127.0.0.1", 0))
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        while not server.started:
            assert thread.is_alive(), "the server did not start"
            time.sleep(0.01)
        site.port = server.servers[0].sockets[0].getsockname()[1]
        yield site
    finally:
        server.should_exit = True
        thread.join(20)
        for browser in site.browsers:
            browser.http.close()
        assert not thread.is_alive(), "the server did not stop"
