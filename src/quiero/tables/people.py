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

    Codes: `no-hay-mesa` (no such table), `mesa-llena` (no free chair), `silla-ocupada` (that chair is not free), `objetivo`,
    `asientos`, `opciones` (no such target, number of seats or option in this reglamento), `computadoras` (the house cannot have
    those seats), `reloj` (without a clock one person alone plays), `codigo-vencido` (that code is unknown,
    used or too old), `acta-cerrada` (nothing of it may be read yet).
    """

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code
