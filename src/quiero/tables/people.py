"""Who sits down, and why somebody may not."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody at a browser. `key` is the SHA-256 (hex) of the token in its cookie: the token itself never comes here."""

    name: str
    character: str
    key: str


@dataclass(frozen=True, slots=True)
class Seating:
    """That person sits at `table`, in `seat` (from 1)."""

    table: str
    seat: int


class TableRefusal(Exception):
    """A person could not sit, move or take a seat. `code` is a key of the dictionaries.

    Codes: `no-hay-mesa` (no such table), `mesa-llena` (no free chair), `objetivo` (no such target in this reglamento),
    `codigo-vencido` (that code is unknown, used or too old).
    """

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code
