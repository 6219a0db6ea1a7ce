"""What goes over the socket of a table, and what every message is made of. The TypeScript of the client is generated from this
folder, where all messages between page and server are defined, once.

A message is one JSON text frame, told apart by its `t`. Unknown fields are refused.
A tuple has no place here: its schema cannot be put into TypeScript.
Times are milliseconds. Seats count from 1. A team is 1 (odd seats) or 2 (even seats).
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

from quiero.engine.view import Happening, View

Name = Annotated[str, Meta(min_length=1, max_length=24)]
ClientId = Annotated[str, Meta(min_length=8, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
ActWord = Annotated[str, Meta(min_length=1, max_length=40)]

Hex32 = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
Hex64 = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
To = Literal["table", "team", "watchers"]
Phrase = Literal[
    "hola", "suerte", "bien-jugada", "que-mano", "mentira", "apurate", "pensando", "perdon", "gracias", "ja", "otra", "chau",
]  # fmt: skip
"""What can be said with one tap; how, the country of the table knows."""
ReglamentoName = Literal["argentino-duelo", "argentino", "venezolano", "venezolano-simple"]
Spectating = Literal["none", "public", "player", "late"]
"""Who is not seated may see: nothing · the public table · a player's perspective · the same, all of it one hand late."""

MAX_MESSAGE: Final = 4096
"""Bytes of the longest message that the page may send."""

CLOSE: Final = {"no-table": 4404, "no-seat": 4403, "other-rules": 4410, "going-away": 1012}
"""Why the server closes a socket: there is no such table, this browser has no seat at it and nobody may watch, or the table is
played under rules that this server does not have (all final); come back at once: the server is restarting, or a spectator has
sat down. Any other close is the network's: come back too."""


# ---- from the page -------------------------------------------------------------------------------


class Do(Struct, tag="do", tag_field="t", forbid_unknown_fields=True):
    """Do an act of my seat. `id` is made by the client, once per tap: sending it again does nothing twice.

    `decision` is the counter of the view in which the player saw the button; `rendirse` needs none.
    """

    id: ClientId
    act: ActWord
    decision: int | None = None


class Nonce(Struct, tag="nonce", tag_field="t", forbid_unknown_fields=True):
    """My part in the deal: the 16 bytes whose SHA-256 I sent when I sat down. Sent when `TableInfo.status` is `opening`."""

    value: Hex32


class Chat(Struct, tag="chat", tag_field="t", forbid_unknown_fields=True):
    """Say something, in words of mine (`text`) or with one of the set phrases: exactly one of the two.

    To the whole table (words only where `TableInfo.free_chat`), to my team (argentino only), or, as a spectator, to the others
    who watch.
    """

    id: ClientId
    to: To
    text: Annotated[str, Meta(max_length=200)] = ""
    phrase: Phrase | None = None


class Perspective(Struct, tag="perspective", tag_field="t", forbid_unknown_fields=True):
    """A spectator looks from that seat from now on; 0 is the public table."""

    seat: int


class EndAbsent(Struct, tag="end-absent", tag_field="t", forbid_unknown_fields=True):
    """I take the offer to end the match, won, against the team that is absent (`Frame.absent`)."""

    id: ClientId


class Rematch(Struct, tag="rematch", tag_field="t", forbid_unknown_fields=True):
    """I want a new table with the same people. When every person asked, all get `Moved`.

    `nonce_hash`: SHA-256 of my nonce for the deals of that match (see Nonce).
    """

    id: ClientId
    nonce_hash: Hex64 | None = None


class Resync(Struct, tag="resync", tag_field="t", forbid_unknown_fields=True):
    """Send me the whole view now."""


class Ping(Struct, tag="ping", tag_field="t", forbid_unknown_fields=True):
    """Answered by `Pong` with the same `n`: the page measures the line with it."""

    n: int


ClientMessage = Do | Nonce | Chat | Perspective | EndAbsent | Rematch | Resync | Ping


# ---- from the server -----------------------------------------------------------------------------


class SeatInfo(Struct):
    """Who sits where, for everybody. `person` is false for a computer; `empty` is a free chair.

    `kept`: the name is an account's, and nobody else's; what he has played is at /jugador/<name>.
    """

    seat: int
    team: int
    name: str
    character: str
    person: bool
    kept: bool
    empty: bool
    ready: bool
    connected: bool
    wants_rematch: bool


class Clock(Struct):
    """The running clock: `left_ms` of `total_ms` when the frame was made, for `seats`."""

    seats: list[int]
    left_ms: int
    total_ms: int


class TableInfo(Struct):
    """What stands on the table's door."""

    id: str
    name: str
    reglamento: ReglamentoName
    target: int
    seats: int
    options: dict[str, bool]
    spectators: Spectating
    commitment: str
    status: Literal["waiting", "opening", "playing", "over", "closed"]
    """waiting for people · opening: all sit, and each sends its nonce · playing · over · closed: all were absent, nobody won."""
    created_ms: int
    public: bool
    """Listed in the lobby; otherwise only the link leads there."""
    clock: bool
    """False where one person practises against the house without any clock."""
    free_chat: bool
    """The people of this table may write what they like; otherwise set phrases only."""
    code: str
    """Short, to be said aloud: it leads here as the link does. "" where there is none."""
    pair: bool
    """A challenge: the even seats are for a pair that accepts it."""
    host: int
    """Who may call the house in or send it away, as long as people are missing; 0 for nobody."""
    roll_call: bool
    """All sit at a table of strangers, and each is asked whether he is still there (`SeatInfo.ready`)."""


class Frame(Struct, tag="frame", tag_field="t"):
    """All that this viewer may know now. `version` grows by one with each frame of this viewer.

    The page draws `view`; `events` only say what has just happened, for movement, voices and the log.
    `view` is absent until the match begins. `you` is 0 for a spectator, who looks from `perspective` (0: the public table).
    One who is shown all of it one hand late gets the frames of a hand together, in order, when it is over, when he comes and when
    he changes his perspective: the page paces them. `absent`: the team that the others may end the match against, 0 if none.
    `watchers`: how many spectators there are.
    """

    version: int
    table: TableInfo
    seats: list[SeatInfo]
    you: int
    perspective: int
    absent: int
    watchers: int
    clock: Clock | None
    view: View | None
    events: list[Happening]


class Said(Struct, tag="said", tag_field="t"):
    """Somebody said something that I may hear: a player (`seat`), or a spectator (`seat` 0).

    `who` tells one spectator from another, at this table only; it is "" for a player.
    """

    to: To
    seat: int
    name: str
    text: str
    phrase: Phrase | None = None
    who: str = ""


class Ack(Struct, tag="ack", tag_field="t"):
    """The act `id` is in the journal (also when it was already there)."""

    id: str


class Refused(Struct, tag="refused", tag_field="t"):
    """The act `id` was refused and nothing changed. `words` are for the player, in the table's Spanish."""

    id: str
    code: str
    article: str
    words: str


class Problem(Struct, tag="problem", tag_field="t"):
    """The message could not be read, or came too fast. The socket stays open."""

    code: str
    words: str


class Moved(Struct, tag="moved", tag_field="t"):
    """The people of this table go on at table `id` (rematch)."""

    id: str


class Pong(Struct, tag="pong", tag_field="t"):
    n: int


ServerMessage = Frame | Said | Ack | Refused | Problem | Moved | Pong


def decoder() -> msgspec.json.Decoder[ClientMessage]:
    """A strict decoder for what the page sends. Raises msgspec.DecodeError or ValidationError."""
    return msgspec.json.Decoder(ClientMessage)
