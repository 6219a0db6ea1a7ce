"""What is written in a journal, one row for each accepted command. Cards and acts are the acta's words; seats, never people."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from quiero.protocol.messages import Spectating
from quiero.store import Row

Kind = Literal["clock", "bot", "deal", "open", "ready"]


class Wait(Struct, frozen=True, omit_defaults=True):
    """Something that the table waits for: a clock that runs out, a computer's move, the next deal, the nonces of the seats,
    their answers to the roll call.

    Written with `after`, milliseconds from the time of its own row; a later row that leaves it running repeats it with
    `at`, absolute. `seat` is 0 for a deal, for nonces and for the roll call; a clock, and a computer's move, belong to the team
    of `seat`.
    """

    kind: Kind
    decision: int
    seat: int
    after: int | None = None
    at: int | None = None

    def fixed(self, row_at: int) -> Wait:
        """The same with its absolute time, once the time of its row is known."""
        return self if self.after is None else Wait(self.kind, self.decision, self.seat, at=row_at + self.after)

    @property
    def time(self) -> int:
        """When it happens, for one that is fixed."""
        assert self.at is not None, "not fixed yet"
        return self.at


class Written(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="t"):
    """What every row has: the version of the rules it was accepted under, and all that the table waits for after it.

    The journal fills both in when it writes the row.
    """

    rules: int = 0
    due: list[Wait] = []


class Made(Written, frozen=True, kw_only=True, tag="made"):
    """The table was made. `computers` are the seats of the house; `commitment` is published from now on.

    `public`: the lobby lists it, otherwise only the link leads there. `clock`: false where one person practises without any.
    `free_chat`: its people may write what they like to one another, not only the set phrases. `code`: short, to be said aloud,
    leads here as the link does. `pair`: the even seats are for a pair that accepts the challenge. `roll_call`: people who do not
    know each other say that they are still there before the match begins.
    """

    reglamento: str
    target: int
    seats: int
    options: dict[str, bool] = {}
    spectators: Spectating
    computers: list[int]
    commitment: str
    public: bool = False
    clock: bool = True
    free_chat: bool = False
    code: str = ""
    pair: bool = False
    roll_call: bool = False


class Sat(Written, frozen=True, kw_only=True, tag="sat"):
    """A person took that seat, and promised a nonce: its SHA-256, "" for none. `sitting` tells apart who sits there in turn."""

    seat: int
    nonce_hash: str = ""
    sitting: str = ""


class Shifted(Written, frozen=True, kw_only=True, tag="shift"):
    """The person of that seat took a free chair instead."""

    seat: int
    to: int


class Left(Written, frozen=True, kw_only=True, tag="leave"):
    """The person of that seat stood up before the match began."""

    seat: int


class Housed(Written, frozen=True, kw_only=True, tag="house"):
    """Seat `by` asked the house to play those seats, and no others."""

    computers: list[int]
    by: int


class Ready(Written, frozen=True, kw_only=True, tag="ready"):
    """That seat answered the roll call."""

    seat: int


class Accepted(Written, frozen=True, kw_only=True, tag="accept"):
    """The pair of this table accepted the challenge of that one, and plays there."""

    table: str


class Opened(Written, frozen=True, kw_only=True, tag="open"):
    """That seat showed the nonce that it had promised (hex)."""

    seat: int
    nonce: str


class Begun(Written, frozen=True, kw_only=True, tag="begin"):
    """The match begins: the nonces that its draws follow from (hex, seat 1 first), and who leads the first hand.

    `mano` is 0 where the seats decide it by a sorteo.
    """

    aportes: list[str]
    mano: int = 0


class Acted(Written, frozen=True, kw_only=True, tag="act"):
    """An act of a seat, or its clock (`tiempo …`), under the decision that it answered.

    What the server drew stands in the act: `tiempo 7e`, `seña ojos ve 3`.
    """

    seat: int
    act: str
    decision: int


class Standing(Struct, frozen=True, omit_defaults=True):
    """How a match stands before a deal: all that the hands which are over leave behind.

    `hand` of them were played. `away`, `silent` and `disturbed` are what `Absence` knows, by team that has persons, lowest first.
    """

    hand: int
    decision: int
    mano: int
    scores: list[int]
    away: list[int]
    silent: list[int]
    disturbed: bool = False


class Dealt(Written, frozen=True, kw_only=True, tag="deal"):
    """A hand was dealt: the three cards of each seat, seat 1 first, and the vira, "" where there is none.

    `stands`: how the match stood before it (a journal from before there was such a thing has none).
    """

    hands: list[str]
    vira: str = ""
    stands: Standing | None = None


class Shuffled(Written, frozen=True, kw_only=True, tag="mazo"):
    """The deck was shuffled and waits for the cut: forty cards, top card first. `stands` as in `Dealt`."""

    mazo: str
    stands: Standing | None = None


class Resumed(Written, frozen=True, kw_only=True, tag="resume"):
    """No node was alive for a while: the clocks were set again."""


class Closed(Written, frozen=True, kw_only=True, tag="close"):
    """All were absent: the table ends without a winner."""


class Asked(Written, frozen=True, kw_only=True, tag="ask"):
    """That seat wants another match, and promises a nonce for it as in `Sat`."""

    seat: int
    nonce_hash: str = ""


class Followed(Written, frozen=True, kw_only=True, tag="follow"):
    """All persons asked: they go on at that table."""

    table: str


Dealing = Dealt | Shuffled
Move = Acted | Dealing
"""What moves the match on."""
Payload = Made | Sat | Shifted | Left | Housed | Ready | Accepted | Opened | Begun | Move | Resumed | Closed | Asked | Followed

_decoder = msgspec.json.Decoder(Payload)
_encoder = msgspec.json.Encoder()


def encode(payload: Payload) -> str:
    return _encoder.encode(payload).decode()


def decode(row: Row) -> Payload:
    """Raises msgspec.DecodeError for a row that this version cannot read."""
    return _decoder.decode(row.payload)
