"""Who sits where until the match begins: people come, change chairs and go, and the house fills what they leave empty."""

from __future__ import annotations

from collections.abc import Collection
from copy import copy
from hashlib import sha256

from quiero.tables.rows import Housed, Left, Made, Opened, Ready, Sat, Shifted

Seating = Sat | Shifted | Left | Housed | Ready | Opened
"""The rows that are written before a match begins."""


def keeps(promise: str, nonce: str) -> bool:
    """Whether that nonce (hex) is the one whose SHA-256 (hex) was promised."""
    return sha256(bytes.fromhex(nonce)).hexdigest() == promise


class Chairs:
    """Only `take` changes it, and `Fold` calls that.

    `promised` is the hash of its nonce by seat that sat down ("" for none), `opened` the nonce by seat that showed it (both
    hex); `sittings` the seat of each sitting, who sat first first; `ready` those who answered the roll call.
    """

    def __init__(self, made: Made) -> None:
        self.made = made
        self.computers = frozenset(made.computers)
        self.promised: dict[int, str] = {}
        self.opened: dict[int, str] = {}
        self.sittings: dict[str, int] = {}
        self.ready: frozenset[int] = frozenset()

    @property
    def all(self) -> frozenset[int]:
        return frozenset(range(1, self.made.seats + 1))

    @property
    def persons(self) -> frozenset[int]:
        """The seats that are not the house's."""
        return self.all - self.computers

    @property
    def free(self) -> list[int]:
        """The seats that nobody has taken yet."""
        return sorted(self.persons - self.promised.keys())

    @property
    def unopened(self) -> list[int]:
        """The seats that promised a nonce and have not shown it."""
        return [seat for seat, promise in sorted(self.promised.items()) if promise and seat not in self.opened]

    @property
    def awaited(self) -> frozenset[int]:
        """Those who have still to answer the roll call, once it is held: when all sit at a table of strangers."""
        return self.persons - self.ready if self.made.roll_call and not self.free else frozenset()

    @property
    def gathered(self) -> bool:
        """Whether the match may begin."""
        return not self.free and not self.awaited

    def sitting(self, seat: int) -> str:
        """Who sits there, told apart from who sat there before; "" for nobody."""
        return next((sitting for sitting, at in self.sittings.items() if at == seat), "")

    def host(self, present: Collection[int]) -> int:
        """Who may ask the house to fill chairs: of those present, else of all, the one who sat down first; 0 for nobody."""
        sat = list(self.sittings.values())
        return next((seat for seat in sat if seat in present), sat[0] if sat else 0)

    def has_place(self, row: Seating) -> bool:
        """Whether such a row may follow, as long as no match has begun."""
        match row:
            case Sat(seat=seat):
                return seat in self.free
            case Opened(seat=seat, nonce=nonce):
                return seat in self.unopened and keeps(self.promised[seat], nonce)
            case Shifted(seat=seat, to=to):
                return seat in self.promised and to in self.free
            case Left(seat=seat):
                return seat in self.promised
            case Housed(computers=computers):
                return not self.gathered and set(computers) <= self.all - self.promised.keys()
            case Ready(seat=seat):
                return seat in self.awaited

    def take(self, row: Seating) -> None:
        match row:
            case Sat(seat=seat, nonce_hash=promise, sitting=sitting):
                self.promised[seat] = promise
                self.sittings[sitting or str(seat)] = seat
                self.ready = frozenset() if self.free else frozenset([seat])
            case Opened(seat=seat, nonce=nonce):
                self.opened[seat] = nonce
            case Shifted(seat=seat, to=to):
                self.promised[to] = self.promised.pop(seat)
                self.sittings[self.sitting(seat)] = to
            case Left(seat=seat):
                del self.promised[seat]
                self.opened.pop(seat, None)
                del self.sittings[self.sitting(seat)]
                self.ready = frozenset()
            case Housed(computers=computers, by=by):
                self.computers = frozenset(computers)
                self.ready = frozenset() if self.free else frozenset([by])
            case Ready(seat=seat):
                self.ready |= {seat}

    def after(self, row: Seating) -> Chairs:
        """The chairs as that row, not taken yet, will leave them."""
        chairs = copy(self)
        chairs.promised, chairs.opened, chairs.sittings = dict(self.promised), dict(self.opened), dict(self.sittings)
        chairs.take(row)
        return chairs
