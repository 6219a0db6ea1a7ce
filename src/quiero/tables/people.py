"""Who sits down, and why somebody may not."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody at a browser. `key` is whose his chairs are: the id of his account where he is signed in, else the SHA-256 (hex)
    of the token in the browser's cookie; the token itself never comes here.
    """

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

    Codes: `no-hay-mesa` (no such table), `mesa-llena` (no free chair), `silla-ocupada` (that chair is not free),
    `silla-de-pareja` (it is for a pair that accepts the challenge), `mesa-empezada` (the match has begun: nobody changes chairs),
    `solo-quien-arma` (only who made the table may call the house in), `reto-tomado` (another pair accepted, or they went),
    `falta-companero` (one of the pair is not here), `en-partida` (this person plays elsewhere), `objetivo`, `asientos`,
    `opciones` (no such target, number of seats or option in this reglamento), `computadoras` (the house cannot have those seats),
    `reloj` (without a clock one person alone plays), `pareja` (pairs play at a table of four people), `codigo-vencido` (that code
    is unknown, used or too old), `acta-cerrada` (nothing of it may be read yet),
    `otra-version` (it is played under rules that this server does not have).
    """

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code
