"""An acta in memory, neutral of where it comes from: a file, a journal or a drawn hand.

Everything is frozen. Acts and cards are the acta's words; `line` and `where` are places in a file (from 1, 0 when there is none)
and do not count when two actas are compared.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

UNKNOWN: Final = "??"
"""Stands for a card that the reader of the acta has not seen."""


@dataclass(frozen=True, slots=True)
class Do:
    """`SEAT ACT`: the seat does it."""

    seat: int
    act: str
    line: int = field(default=0, compare=False)

    def __str__(self) -> str:
        return f"{self.seat} {self.act}"


@dataclass(frozen=True, slots=True)
class Refuse:
    """`! SEAT ACT`: the attempt is refused and changes nothing."""

    seat: int
    act: str
    line: int = field(default=0, compare=False)

    def __str__(self) -> str:
        return f"! {self.seat} {self.act}"


@dataclass(frozen=True, slots=True)
class Timeout:
    """`SEAT tiempo`: the clock ran out; `drawn` is what the server drew (cards, a seat, a cut), where the rule draws."""

    seat: int
    drawn: tuple[str, ...] = ()
    line: int = field(default=0, compare=False)

    @property
    def act(self) -> str:
        """The word of this line for the engine."""
        return " ".join(("tiempo", *self.drawn))

    def __str__(self) -> str:
        return f"{self.seat} {self.act}"


@dataclass(frozen=True, slots=True)
class Fact:
    """`? FACT`: holds at this point. `words` are in the form in which `facts.now` tells the truth."""

    words: tuple[str, ...]
    line: int = field(default=0, compare=False)

    def __str__(self) -> str:
        return "? " + " ".join(self.words)


Line = Do | Refuse | Timeout | Fact


@dataclass(frozen=True, slots=True)
class Pago:
    """One payment, in the order paid."""

    concept: str
    team: int
    points: int


@dataclass(frozen=True, slots=True)
class Hand:
    """One `[[mano]]`. None: the file does not say, so nothing is asserted. `cartas[seat - 1]` is in the order dealt."""

    es_mano: int | None = None
    tantos: tuple[int, int] | None = None
    vira: str | None = None
    mazo: tuple[str, ...] | None = None
    cartas: tuple[tuple[str, ...], ...] | None = None
    jugadas: tuple[Line, ...] = ()
    pagos: tuple[Pago, ...] | None = None
    quedan: tuple[int, int] | None = None
    gana: int | None = None
    where: Mapping[str, int] = field(default_factory=dict, compare=False, repr=False)

    def place(self, key: str = "") -> int:
        """The line of a key, or that of `[[mano]]` when it is not found."""
        return self.where.get(key) or self.where.get("", 0)


@dataclass(frozen=True, slots=True)
class Acta:
    """A match, or a collection of hands (`sueltas`). `mesa` to `semilla` are those of a fair deal, bytes in lower-case hex."""

    reglamento: str
    objetivo: int
    asientos: int
    version: int = 1
    opciones: Mapping[str, bool | int | str] = field(default_factory=dict)
    jugadores: tuple[str, ...] | None = None
    titulo: str | None = None
    porque: str | None = None
    sueltas: bool = False
    mesa: str | None = None
    compromiso: str | None = None
    aportes: tuple[str, ...] | None = None
    semilla: str | None = None
    sorteo: tuple[Line, ...] | None = None
    gana: int | None = None
    """The winner of a match that ended during `sorteo`; otherwise it stands in the last hand."""
    manos: tuple[Hand, ...] = ()
    where: Mapping[str, int] = field(default_factory=dict, compare=False, repr=False)

    def place(self, key: str) -> int:
        """The line of a top-level key, 1 when it is not found."""
        return self.where.get(key, 1)

    def player(self, seat: int) -> str:
        """The name of a seat, or its number when the acta does not name it."""
        names = self.jugadores or ()
        return names[seat - 1] if seat <= len(names) else f"Asiento {seat}"


class ActaError(Exception):
    """A file that cannot be read as an acta: `file`, `line` (0 when no line is to blame) and `cause`."""

    def __init__(self, file: str, line: int, cause: str) -> None:
        super().__init__(f"{file}:{line}: {cause}" if line else f"{file}: {cause}")
        self.file = file
        self.line = line
        self.cause = cause
