"""Tables of venezolano for its tests."""

from __future__ import annotations

from quiero.engine import happenings, view
from quiero.engine.view import View
from tests.playing import Table


def mesa(
    *hands: str,
    vira: str = "4o",
    derecho: bool = False,
    target: int = 24,
    mano: int = 1,
    scores: tuple[int, int] = (0, 0),
) -> Table:
    """A hand of venezolano with these cards, by default with the 4o as vira: perico 11o, perica 10o."""
    options = {"flor-por-derecho": derecho}
    return Table(*hands, name="venezolano", mano=mano, target=target, scores=scores, vira=vira, options=options)


def sees(table: Table, seat: int) -> View:
    """What that seat sees; 0 is a spectator."""
    return view(table.state, seat)


def flor(table: Table, seat: int) -> str:
    """What has become of the flor of that seat, as its owner is told."""
    return sees(table, seat).flor


def vueltas(table: Table) -> list[tuple[int, int]]:
    """Number and winner of the vueltas that the table tells (0: emparde)."""
    return [(vuelta.number, vuelta.seat) for vuelta in sees(table, 0).vueltas]


def shown(table: Table) -> list[str]:
    """The lower cards of pegados that were turned up."""
    return [event.word for event in table.events if event.kind == "reveal"]


def lying(table: Table, viewer: int) -> list[str]:
    """The cards on the table as that seat sees them, `?` for one face down, and `*` after a burned one."""
    return [f"{card.card or '?'}{'*' if card.burned else ''}" for card in sees(table, viewer).table]


def told(table: Table, seat: int) -> list[str]:
    """The words of all that a seat was told so far."""
    return [happening.word for happening in happenings(table.events, seat)]
