"""What is written in a journal, one row for each accepted command. Cards and acts are the acta's words; seats, never people."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from quiero.store import Row

Kind = Literal["clock", "bot", "deal"]


class Wait(Struct, frozen=True, omit_defaults=True):
    """Something that the table waits for: a clock that runs out, a computer's move, the next deal.

    Written with `after`, milliseconds from the time of its own row; a later row that leaves it running repeats it with
    `at`, absolute. `seat` is 0 for a deal; a clock belongs to the team of `seat`.
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
    """The table was made. `computers` are the seats of the house; `commitment` is published from now on."""

    reglamento: str
    target: int
    seats: int
    computers: list[int]
    commitment: str


class Sat(Written, frozen=True, kw_only=True, tag="sat"):
    """A person took that seat; the match begins when the last one is taken."""

    seat: int


class Acted(Written, frozen=True, kw_only=True, tag="act"):
    """An act of a seat, or its clock (`tiempo …`), under the decision that it answered."""

    seat: int
    act: str
    decision: int


class Dealt(Written, frozen=True, kw_only=True, tag="deal"):
    """A hand was dealt: the three cards of each seat, seat 1 first."""

    hands: list[str]


class Resumed(Written, frozen=True, kw_only=True, tag="resume"):
    """No node was alive for a while: the clocks were set again."""


class Asked(Written, frozen=True, kw_only=True, tag="ask"):
    """That seat wants another match."""

    seat: int


class Followed(Written, frozen=True, kw_only=True, tag="follow"):
    """All persons asked: they go on at that table."""

    table: str


Payload = Made | Sat | Acted | Dealt | Resumed | Asked | Followed

_decoder = msgspec.json.Decoder(Payload)
_encoder = msgspec.json.Encoder()


def encode(payload: Payload) -> str:
    return _encoder.encode(payload).decode()


def decode(row: Row) -> Payload:
    """Raises msgspec.DecodeError for a row that this version cannot read."""
    return _decoder.decode(row.payload)
