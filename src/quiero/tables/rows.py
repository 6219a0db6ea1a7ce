"""What is written in a journal, one row for each accepted command. Cards and acts are the acta's words; seats, never people."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from quiero.protocol.messages import Spectating
from quiero.store import Row

Kind = Literal["clock", "bot", "deal", "open"]


class Wait(Struct, frozen=True, omit_defaults=True):
    """Something that the table waits for: a clock that runs out, a computer's move, the next deal, the nonces of the seats.

    Written with `after`, milliseconds from the time of its own row; a later row that leaves it running repeats it with
    `at`, absolute. `seat` is 0 for a deal and for nonces; a clock, and a computer's move, belong to the team of `seat`.
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
    `free_chat`: its people may write what they like to one another, not only the set phrases.
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


class Sat(Written, frozen=True, kw_only=True, tag="sat"):
    """A person took that seat, and promised a nonce: its SHA-256, "" for none."""

    seat: int
    nonce_hash: str = ""


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


class Dealt(Written, frozen=True, kw_only=True, tag="deal"):
    """A hand was dealt: the three cards of each seat, seat 1 first, and the vira, "" where there is none."""

    hands: list[str]
    vira: str = ""


class Shuffled(Written, frozen=True, kw_only=True, tag="mazo"):
    """The deck was shuffled and waits for the cut: forty cards, top card first."""

    mazo: str


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


Move = Acted | Dealt | Shuffled
"""What moves the match on."""
Payload = Made | Sat | Opened | Begun | Move | Resumed | Closed | Asked | Followed

_decoder = msgspec.json.Decoder(Payload)
_encoder = msgspec.json.Encoder()


def encode(payload: Payload) -> str:
    return _encoder.encode(payload).decode()


def decode(row: Row) -> Payload:
    """Raises msgspec.DecodeError for a row that this version cannot read."""
    return _decoder.decode(row.payload)
