"""What an act made happen, in the order in which it happened."""

from __future__ import annotations

from typing import Final

EVERYBODY: Final = 0


class Event:
    """One happening; the meaning of `word` and `n` by kind is told at `view.Happening`.

    `audience`: EVERYBODY, or a bit mask of seats (bit 0 is seat 1) that alone may know of it.
    """

    __slots__ = ("audience", "kind", "n", "seat", "team", "word")

    def __init__(self, kind: str, seat: int = 0, team: int = 0, word: str = "", n: int = 0, audience: int = EVERYBODY) -> None:
        self.kind = kind
        self.seat = seat
        self.team = team
        self.word = word
        self.n = n
        self.audience = audience

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, seat={self.seat}, team={self.team}, word={self.word!r}, n={self.n})"

    def seen_by(self, seat: int) -> bool:
        """Whether that seat (0: a spectator) may know of it."""
        return self.audience == EVERYBODY or (seat > 0 and bool(self.audience >> (seat - 1) & 1))
