"""Reads an acta, strictly: what the format does not name is an error with its file and line.

Only the form is judged here. Whether the acts are legal and the results right is `check`'s matter.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from quiero.acta.model import Acta, ActaError, Hand, Line, Pago
from quiero.acta.source import Source
from quiero.acta.words import UnknownWord, cards_of, parse_line

REGLAMENTOS: Final = ("argentino-duelo", "argentino", "venezolano", "venezolano-simple")
CONCEPTS: Final = ("truco", "envido", "flor", "mazo")

_Team = Annotated[int, Meta(ge=1, le=2)]
_Seat = Annotated[int, Meta(ge=1, le=6)]
_Points = Annotated[int, Meta(ge=0, le=9999)]
_Bytes16 = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
_Bytes32 = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class _Hand(Struct, forbid_unknown_fields=True, rename="kebab"):
    """A `[[mano]]` as TOML has it."""

    es_mano: _Seat | None = None
    tantos: tuple[_Points, _Points] | None = None
    vira: str | None = None
    mazo: str | None = None
    cartas: list[str] | None = None
    jugadas: str = ""
    pagos: list[tuple[str, _Team, _Points]] | None = None
    quedan: tuple[_Points, _Points] | None = None
    gana: _Team | None = None


class _Acta(Struct, forbid_unknown_fields=True):
    """The file as TOML has it."""

    acta: int
    reglamento: str
    objetivo: Annotated[int, Meta(ge=1, le=9999)]
    asientos: Annotated[int, Meta(ge=2, le=6)]
    version: Annotated[int, Meta(ge=1)] = 1
    opciones: dict[str, bool | int | str] = {}
    jugadores: list[str] | None = None
    titulo: str | None = None
    porque: str | None = None
    sueltas: bool = False
    mesa: str | None = None
    compromiso: _Bytes32 | None = None
    aportes: list[_Bytes16] | None = None
    semilla: _Bytes32 | None = None
    sorteo: str | None = None
    gana: _Team | None = None
    mano: list[_Hand] = []


def read(path: Path) -> Acta:
    """The acta in a file. Raises ActaError when it cannot be read."""
    name = str(path)
    try:
        data = path.read_bytes()
    except OSError as error:
        raise ActaError(name, 0, error.strerror or "cannot be read") from None
    try:
        text = data.decode()
    except UnicodeDecodeError as error:
        raise ActaError(name, data.count(b"\n", 0, error.start) + 1, "not UTF-8") from None
    return parse(text, name)


def parse(text: str, name: str = "acta") -> Acta:
    """The acta that a text holds; `name` is the file in the errors. Raises ActaError."""
    text = text.replace("\r\n", "\n")
    raw = _toml(text, name)
    reader = _Reader(Source(text), name)
    try:
        return reader.acta(msgspec.convert(raw, _Acta))
    except msgspec.ValidationError as error:
        raise reader.misfit(str(error)) from None


def _toml(text: str, name: str) -> dict[str, object]:
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise ActaError(name, 0, "nested too deeply") from None
    except ValueError as error:  # TOMLDecodeError, or a number too long for Python
        words = str(error)
        place = re.search(r" \(at (?:line (\d+), column \d+|end of document)\)$", words)
        if place is None:
            raise ActaError(name, 0, words) from None
        line = int(place[1]) if place[1] else text.count("\n") + 1
        raise ActaError(name, line, words[: place.start()]) from None


class _Reader:
    """Turns what TOML holds into an acta; knows the file, to blame its lines."""

    def __init__(self, source: Source, name: str) -> None:
        self._source = source
        self._name = name

    def misfit(self, words: str) -> ActaError:
        """The error for a value of the wrong shape, from msgspec's words for it."""
        cause, _, path = words.partition(" - at ")
        found = re.search(r"\$(?:\.mano\[(\d+)\])?(?:\.([\w-]+))?", path)
        hand = int(found[1]) + 1 if found and found[1] else 0
        key = found[2] if found and found[2] else ""
        unknown = re.search(r"unknown field `(.+)`", cause)
        if unknown:
            key, cause = unknown[1], f"unknown key {unknown[1]!r}"
        elif key:
            cause = f"{key}: {cause[0].lower()}{cause[1:]}"
        return ActaError(self._name, self._source.line(hand, key), cause)

    def acta(self, raw: _Acta) -> Acta:
        if raw.acta != 1:
            raise self._error(0, "acta", f"unknown format version {raw.acta}")
        if raw.reglamento not in REGLAMENTOS:
            raise self._error(0, "reglamento", f"unknown reglamento {raw.reglamento!r}")
        return Acta(
            reglamento=raw.reglamento,
            objetivo=raw.objetivo,
            asientos=raw.asientos,
            version=raw.version,
            opciones=raw.opciones,
            jugadores=None if raw.jugadores is None else tuple(raw.jugadores),
            titulo=raw.titulo,
            porque=raw.porque,
            sueltas=raw.sueltas,
            mesa=raw.mesa,
            compromiso=raw.compromiso,
            aportes=None if raw.aportes is None else tuple(raw.aportes),
            semilla=raw.semilla,
            sorteo=None if raw.sorteo is None else tuple(self._lines(0, "sorteo", raw.sorteo)),
            gana=raw.gana,
            manos=tuple(self._hand(number, hand) for number, hand in enumerate(raw.mano, 1)),
            where=self._source.keys(0),
        )

    def _hand(self, number: int, raw: _Hand) -> Hand:
        if raw.cartas is None and raw.mazo is None:
            raise self._error(number, "", "a [[mano]] needs cartas (or mazo)")
        return Hand(
            es_mano=raw.es_mano,
            tantos=raw.tantos,
            vira=None if raw.vira is None else self._cards(number, "vira", raw.vira, 1)[0],
            mazo=None if raw.mazo is None else self._cards(number, "mazo", raw.mazo, 40),
            cartas=None if raw.cartas is None else tuple(self._cards(number, "cartas", cards, 3) for cards in raw.cartas),
            jugadas=tuple(self._lines(number, "jugadas", raw.jugadas)),
            pagos=None if raw.pagos is None else tuple(self._pago(number, *pago) for pago in raw.pagos),
            quedan=raw.quedan,
            gana=raw.gana,
            where=self._source.keys(number) or {"": self._source.line(number)},
        )

    def _lines(self, hand: int, key: str, text: str) -> Iterator[Line]:
        for index, words in enumerate(text.split("\n")):
            place = self._source.line_inside(hand, key, index)
            try:
                line = parse_line(words, place)
            except UnknownWord as error:
                raise ActaError(self._name, place, str(error)) from None
            if line is not None:
                yield line

    def _cards(self, hand: int, key: str, text: str, count: int) -> tuple[str, ...]:
        try:
            cards = cards_of(text)
        except UnknownWord as error:
            raise self._error(hand, key, f"{key}: {error}") from None
        if len(cards) != count:
            raise self._error(hand, key, f"{key}: expected {count} card{'s' * (count > 1)}, got {len(cards)}")
        return cards

    def _pago(self, hand: int, concept: str, team: int, points: int) -> Pago:
        if concept not in CONCEPTS:
            raise self._error(hand, "pagos", f"pagos: unknown concept {concept!r}")
        return Pago(concept, team, points)

    def _error(self, hand: int, key: str, cause: str) -> ActaError:
        return ActaError(self._name, self._source.line(hand, key), cause)
