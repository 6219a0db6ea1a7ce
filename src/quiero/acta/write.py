"""Writes an acta as text. `read.parse(text)` gives the same acta back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import tomlkit
from tomlkit.items import InlineTable, Item, Table

from quiero.acta.model import Acta, Hand, Line


def text_of(acta: Acta) -> str:
    """The acta as a TOML document, ending in a newline. The rules' version is always written."""
    document = tomlkit.document()
    for key, value in _top(acta):
        document.add(key, value)
    if acta.manos:
        hands = tomlkit.aot()
        for hand in acta.manos:
            hands.append(_hand(hand))
        document.add("mano", hands)
    return tomlkit.dumps(document)


def _top(acta: Acta) -> Iterator[tuple[str, Item]]:
    yield "acta", tomlkit.item(1)
    yield "reglamento", tomlkit.item(acta.reglamento)
    yield "version", tomlkit.item(acta.version)
    yield "objetivo", tomlkit.item(acta.objetivo)
    yield "asientos", tomlkit.item(acta.asientos)
    if acta.opciones:
        yield "opciones", _inline(acta.opciones.items())
    if acta.jugadores is not None:
        yield "jugadores", tomlkit.item(list(acta.jugadores))
    yield from _texts(titulo=acta.titulo, porque=acta.porque)
    if acta.sueltas:
        yield "sueltas", tomlkit.item(True)
    yield from _texts(mesa=acta.mesa, compromiso=acta.compromiso)
    if acta.aportes is not None:
        yield "aportes", tomlkit.item(list(acta.aportes))
    yield from _texts(semilla=acta.semilla)
    if acta.sorteo is not None:
        yield "sorteo", _lines(acta.sorteo)
    if acta.gana is not None:
        yield "gana", tomlkit.item(acta.gana)


def _texts(**texts: str | None) -> Iterator[tuple[str, Item]]:
    for key, text in texts.items():
        if text is not None:
            yield key, tomlkit.item(text)


def _hand(hand: Hand) -> Table:
    table = tomlkit.table()
    if hand.es_mano is not None:
        table.add("es-mano", hand.es_mano)
    if hand.tantos is not None:
        table.add("tantos", list(hand.tantos))
    if hand.mazo is not None:
        table.add("mazo", " ".join(hand.mazo))
    if hand.vira is not None:
        table.add("vira", hand.vira)
    if hand.cartas is not None:
        table.add("cartas", [" ".join(cards) for cards in hand.cartas])
    table.add("jugadas", _lines(hand.jugadas))
    if hand.pagos is not None:
        table.add("pagos", [[pago.concept, pago.team, pago.points] for pago in hand.pagos])
    if hand.quedan is not None:
        table.add("quedan", list(hand.quedan))
    if hand.gana is not None:
        table.add("gana", hand.gana)
    return table


def _inline(pairs: Iterable[tuple[str, bool | int | str]]) -> InlineTable:
    table = tomlkit.inline_table()
    for key, value in pairs:
        table.add(key, value)
    return table


def _lines(lines: tuple[Line, ...]) -> Item:
    """A multi-line string with one line of the acta a line. Words of an acta need no escape."""
    return tomlkit.value("\n".join(['"""', *map(str, lines), '"""']))
