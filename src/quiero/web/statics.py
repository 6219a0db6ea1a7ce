"""The built page: hashed files that never change, and one index.html that always may."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

FOREVER: Final = "public, max-age=31536000, immutable"
ASK: Final = "no-cache"
HASHED: Final = "assets"
"""The folder in which Vite puts files named after their content."""

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
    """Files of the build with the cache that fits them."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["cache-control"] = FOREVER if path.split("/")[0] == HASHED else ASK
        return response


def routes(folder: Path | None) -> list[BaseRoute]:
    """The routes of the page, to come after all others. Without a build every page says how to make one."""
    if folder is None:
        return [Route(path, _unbuilt) for path in PAGES]
    index = folder / "index.html"

    async def page(request: Request) -> Response:
        return FileResponse(index, headers={"cache-control": ASK})

    return [*(Route(path, page) for path in PAGES), Mount("/", Files(directory=folder))]


async def _unbuilt(request: Request) -> Response:
    return HTMLResponse(UNBUILT, status_code=503, headers={"cache-control": "no-store"})
