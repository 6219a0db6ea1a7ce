"""The lobby over plain HTTP: playing at once, the list of tables, short codes, pairs that challenge, the chairs of a table."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from quiero.protocol.messages import Hex64, Name, ReglamentoName, SeatInfo, TableInfo

Code = Annotated[str, Meta(min_length=4, max_length=12)]


class PlayNow(Struct, forbid_unknown_fields=True):
    """POST /api/lobby/play: sit with whoever waits at a public table of that reglamento, else wait at a new one. → `Seated`

    `seats` and `target` are preferred, 0 for any; who waits at a table of another size is not left waiting for it.
    """

    reglamento: ReglamentoName
    name: Name
    character: Name
    seats: int = 0
    target: int = 0
    nonce_hash: Hex64 | None = None


class Listed(Struct):
    """A table of the list. `room`: a chair is free for whoever comes; `watchers`: how many look on."""

    table: TableInfo
    seats: list[SeatInfo]
    room: bool
    watchers: int


class Lobby(Struct):
    """GET /api/lobby: what is public and attended now. `open` wait for people, `challenges` for a pair; `live` may be watched."""

    open: list[Listed]
    challenges: list[Listed]
    live: list[Listed]


class Found(Struct):
    """GET /api/lobby/codes/{code}: the table to which that short code leads."""

    table: str


class TakeChair(Struct, forbid_unknown_fields=True):
    """POST /api/tables/{id}/chair: I take that free chair instead of mine, before the match. → `Seated`"""

    seat: int


class CallHouse(Struct, forbid_unknown_fields=True):
    """POST /api/tables/{id}/house: the house plays those empty chairs and no others, before the match. → `Done`"""

    computers: list[int]


class Accept(Struct, forbid_unknown_fields=True):
    """POST /api/tables/{id}/accept: the pair of my table `mine` accepts the challenge of table {id}. → `Seated`"""

    mine: str


class Done(Struct):
    """It is done: POST /api/tables/{id}/house, /ready and /leave."""

    kind: Literal["done"] = "done"


HttpMessage = PlayNow | Listed | Lobby | Found | TakeChair | CallHouse | Accept | Done
