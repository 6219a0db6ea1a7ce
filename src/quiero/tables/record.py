"""The acta of a match played at a live table."""

from __future__ import annotations

from quiero.acta.model import Acta
from quiero.acta.record import Dealing, Move, record
from quiero.acta.write import text_of
from quiero.engine import act
from quiero.engine.cards import cards
from quiero.tables.fold import Fold
from quiero.tables.house import House
from quiero.tables.rows import Acted, Dealt


def acta_of(fold: Fold, house: House, players: list[str], seat: int) -> str:
    """The whole match once it is over, with the seed that proves its deals; before, what `seat` has seen of it."""
    over = fold.status == "over"
    made = fold.made
    header = Acta(
        reglamento=made.reglamento,
        version=fold.rules.version,
        objetivo=made.target,
        asientos=made.seats,
        jugadores=tuple(players),
        mesa=fold.table_id,
        compromiso=made.commitment,
        aportes=tuple([aporte.hex() for aporte in house.aportes]),
        semilla=house.seed.hex() if over else None,
    )
    return text_of(record(header, [_move(row) for row in fold.history], seat=0 if over else seat))


def _move(row: Acted | Dealt) -> Move:
    return act(row.seat, row.act) if isinstance(row, Acted) else Dealing(tuple([cards(hand) for hand in row.hands]))
