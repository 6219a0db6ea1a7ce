"""Truco by its rules: acts in, events out. No I/O, no clock, no chance; it imports nothing else of quiero."""

from quiero.engine.acts import Act, Kind, act
from quiero.engine.apply import (
    actors,
    apply,
    between_hands,
    clock_draw,
    deal,
    envido_closed,
    free_acts,
    is_legal,
    legal_acts,
    shuffle,
    start,
)
from quiero.engine.deal import team_of
from quiero.engine.errors import IllegalAct, UnknownAct
from quiero.engine.events import Event
from quiero.engine.key import information_state_key
from quiero.engine.look import happenings, open_hands, open_happenings, open_view, spectator_view, view
from quiero.engine.reglamento import Reglamento
from quiero.engine.reglamentos import REGLAMENTOS, reglamento
from quiero.engine.state import State
from quiero.engine.step import Draw

__all__ = [
    "REGLAMENTOS", "Act", "Draw", "Event", "IllegalAct", "Kind", "Reglamento", "State", "UnknownAct", "act", "actors", "apply",
    "between_hands", "clock_draw", "deal", "envido_closed", "free_acts", "happenings", "information_state_key", "is_legal",
    "legal_acts", "open_hands", "open_happenings", "open_view", "reglamento", "shuffle", "spectator_view", "start", "team_of",
    "view",
]  # fmt: skip
