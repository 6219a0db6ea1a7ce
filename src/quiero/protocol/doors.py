"""A table over plain HTTP, from outside: making it, its door, sitting down, taking the seat elsewhere; and what an error is."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from quiero.protocol.messages import Frame, Hex64, Name, ReglamentoName, SeatInfo, Spectating, TableInfo


class NewTable(Struct, forbid_unknown_fields=True):
    """POST /api/tables: make a table and sit at its first seat. Seats in `computers` are the house's.

    `options` are the reglamento's (those not given are off); `spectators` absent is the reglamento's own default.
    `public`, `clock`, `free_chat`, `pair`: see `TableInfo`; `clock` may be false only where all other seats are the house's.
    `nonce_hash`: SHA-256 of my nonce (see Nonce); without one my part in the deal is zeros.
    """

    reglamento: ReglamentoName
    target: int
    name: Name
    character: Name
    seats: int = 2
    options: dict[str, bool] = {}
    spectators: Spectating | None = None
    computers: list[int] = []
    public: bool = False
    clock: bool = True
    free_chat: bool = False
    pair: bool = False
    nonce_hash: Hex64 | None = None


class Sit(Struct, forbid_unknown_fields=True):
    """POST /api/tables/{id}/sit: take that free chair, or any."""

    name: Name
    character: Name
    seat: int = 0
    nonce_hash: Hex64 | None = None


class Seated(Struct):
    """I sit at `table`, in `seat`; the cookie that proves it came with this answer."""

    table: str
    seat: int


class Door(Struct):
    """GET /api/tables/{id}: what a person with the link sees before sitting down. `you` is 0 for a stranger.

    `room`: a chair is free for whoever comes. `your_turn`: the match waits for this person.
    """

    table: TableInfo
    seats: list[SeatInfo]
    you: int
    room: bool
    your_turn: bool


class Arrival(Struct):
    """GET /api/tables/{id}/arrival: what the page of a table opens with, in one answer.

    `frame`: for somebody who sits there, what the first frame of his socket would show now, as version 0; else absent.
    """

    door: Door
    frame: Frame | None


class MyTables(Struct):
    """GET /api/me: the tables at which this browser has a seat, newest first."""

    tables: list[Door]


class HandoverCode(Struct):
    """POST /api/tables/{id}/handover: a code for another device, good once and for `seconds`.

    `code` is words to be typed (`mate-ombu-rio-zorzal`), `url` the page of this site that uses it: what a QR should say.
    """

    code: str
    url: str
    seconds: int


class UseHandover(Struct, forbid_unknown_fields=True):
    """POST /api/handover: take the seat that the code stands for; answered by `Seated`."""

    code: Annotated[str, Meta(min_length=4, max_length=60)]


class Fault(Struct):
    """Body of every HTTP error: a code, and words for the person who reads the page."""

    code: str
    words: str


HttpMessage = NewTable | Sit | Seated | Door | Arrival | MyTables | HandoverCode | UseHandover | Fault
