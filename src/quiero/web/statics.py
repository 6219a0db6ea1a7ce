"""The built page: hashed files that never change, and one index.html that always may."""

from __future__ import annotations

from pathlib import Path
from typing import Final
from urllib.parse import quote

import msgspec
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

FOREVER: Final = "public, max-age=31536000, immutable"
ASK: Final = "no-cache"
HASHED: Final = "assets"
"""The folder in which Vite puts files named after their content."""
INDEX: Final = "index.html"
OPENS: Final = "opens.json"
"""By the first part of an address: the parts of the page that its first screen needs, which the build wrote down."""
PACKED: Final = (("br", ".br"), ("gzip", ".gz"))
"""How the build packed its files beside them, the smallest first: the word of HTTP, what the name ends in."""

PAGES: Final = (
    "/",
    "/armar/{reglamento}",
    "/jugar/{reglamento}",
    "/mesas",
    "/mesa/{id}",
    "/mesa/{id}/mirar",
    "/seguir",
    "/seguir/{code}",
    "/acta",
    "/acta/{id}",
    "/operador",
    "/como-se-juega",
    "/como-se-juega/{reglamento}",
    "/primera-mano/{pais}",
    "/cuenta",
    "/cuenta/entrar",
    "/jugador/{name}",
)
"""Addresses that the page itself routes."""

UNBUILT: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>quiero</title>
<h1>The page is not built</h1>
<p>The server runs, but it found no built client. From a working copy run <code>make install</code>,
or <code>npm ci &amp;&amp; npm run build</code> in <code>client/</code>, and start the server again.</p></html>
"""


class Files(StaticFiles):
    """Files of the build, packed where the browser takes it so, with the cache that fits them."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder)
        self.names = frozenset(path.relative_to(folder).as_posix() for path in folder.rglob("*"))

    async def get_response(self, path: str, scope: Scope) -> Response:
        accepted = _accepted(Headers(scope=scope).get("accept-encoding", ""))
        word, ending = next(
            ((word, ending) for word, ending in PACKED if word in accepted and path + ending in self.names), ("", "")
        )
        try:
            response = await super().get_response(path + ending, scope)
        except HTTPException as missing:
            if missing.status_code != 404 or not _read_by_a_person(path, scope):
                raise
            return await self._nowhere(scope)
        response.headers["cache-control"] = FOREVER if path.split("/")[0] == HASHED else ASK
        if word:
            response.headers.update({"content-encoding": word, "vary": "Accept-Encoding"})
        return response

    async def _nowhere(self, scope: Scope) -> Response:
        """The page, which tells in its own words that nothing is there, and leads home."""
        response = await self.get_response(INDEX, scope)
        if response.status_code == 200:
            response.status_code = 404
        return response


def routes(folder: Path | None) -> list[BaseRoute]:
    """The routes of the page, to come after all others. Without a build every page says how to make one."""
    if folder is None:
        return [Route(path, _unbuilt) for path in PAGES]
    files = Files(folder)
    opens = _opens(folder / OPENS)

    async def page(request: Request) -> Response:
        response = await files.get_response(INDEX, request.scope)
        first = request.url.path.split("/")[1]
        wanted = [*opens.get(first, ()), *_asked(first, request.path_params)]
        if wanted:
            response.headers["link"] = ", ".join(wanted)
        return response

    return [*(Route(path, page) for path in PAGES), Mount("/", files)]


def _read_by_a_person(path: str, scope: Scope) -> bool:
    """An address that was typed or followed; not a part that the page asks for."""
    return path.split("/")[0] != HASHED and "text/html" in Headers(scope=scope).get("accept", "")


def _opens(file: Path) -> dict[str, list[str]]:
    """What a browser is told to fetch before it has read the page, as values of the header Link."""
    parts = msgspec.json.decode(file.read_bytes(), type=dict[str, list[str]]) if file.exists() else {}
    return {first: [_link(name) for name in names] for first, names in parts.items()}


def _link(name: str) -> str:
    return f"<{name}>; rel=preload; as=style; crossorigin" if name.endswith(".css") else f"<{name}>; rel=modulepreload"


def _asked(first: str, path: dict[str, str]) -> list[str]:
    """What the page will ask the server for before it can show anything: at a table, who sits there and what he sees."""
    return [f"</api/tables/{quote(path['id'], safe='')}/arrival>; rel=preload; as=fetch; crossorigin"] if first == "mesa" else []


def _accepted(header: str) -> set[str]:
    """The ways of packing that a browser takes: those that it names and does not refuse."""
    ways = (way.strip().lower().partition(";") for way in header.split(","))
    return {name.strip() for name, _, weight in ways if weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")}


async def _unbuilt(request: Request) -> Response:
    return HTMLResponse(UNBUILT, status_code=503, headers={"cache-control": "no-store"})
