"""The acta of a match played at a live table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import cast

from quiero.acta.model import Acta
from quiero.acta.record import Dealing, Shuffled, record
from quiero.acta.record import Move as Told
from quiero.acta.write import text_of
from quiero.engine import State, act, start
from quiero.engine.cards import card, cards
from quiero.store import Row
from quiero.tables import rows
from quiero.tables.fold import Fold
from quiero.tables.house import House


def acta_of(fold: Fold, house: House, players: list[str], seat: int) -> Callable[[], str]:
    """What writes the whole match once it has ended, with the seed that proves its deals; before, what `seat` has seen of it.

    It is long work, and reads nothing of the fold any more: so it can be done in another thread while the match goes on.
    """
    made = fold.made
    header = Acta(
        reglamento=made.reglamento,
        version=fold.rules.version,
        objetivo=made.target,
        asientos=made.seats,
        opciones=made.options,
        jugadores=tuple(players),
        mesa=fold.table_id,
        compromiso=made.commitment,
        aportes=tuple(fold.aportes),
        semilla=house.seed.hex() if fold.ended else None,
    )
    begin = start(fold.rules, made.target, made.seats, fold.first_mano) if fold.first_mano else None
    return partial(_written, header, tuple(fold.moves), 0 if fold.ended else seat, begin)


def _written(header: Acta, moves: Sequence[Row], seat: int, begin: State | None) -> str:
    return text_of(record(header, [_told(cast(rows.Move, rows.decode(row))) for row in moves], seat=seat, begin=begin))


def _told(move: rows.Move) -> Told:
    match move:
        case rows.Acted(seat=seat, act=word):
            return act(seat, word)
        case rows.Dealt(hands=hands, vira=vira):
            return Dealing(tuple([cards(hand) for hand in hands]), card(vira) if vira else -1)
        case rows.Shuffled(mazo=mazo):
            return Shuffled(cards(mazo))
