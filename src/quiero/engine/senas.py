"""Señas: gestures between partners. They are no answer to anything and change nothing in the game."""

from __future__ import annotations

from quiero.engine.acts import Act
from quiero.engine.deal import Sena
from quiero.engine.events import Event
from quiero.engine.state import State
from quiero.engine.step import refusal


def make_sena(st: State, act: Act, out: list[Event]) -> None:
    """A gesture, `seña NAME` or, as the server supplies it, `seña NAME ve S…` with those who saw it (E-63, V-193).

    Raises IllegalAct where there are no partners, no hand, or no such seña.
    """
    words = act.word.split(" ")
    if st.seats == 2:
        raise refusal(st, "sena-sin-companero", act)
    if st.phase != "mano":
        raise refusal(st, "entre-manos" if not st.winner else "partida-terminada", act)
    if words[1] not in st.rules.senas:
        raise refusal(st, "sena-desconocida", act)
    seen = st.rules.sena_seen(st, act.seat, tuple([int(seat) for seat in words[3:]]))
    if seen == 0:
        raise refusal(st, "otro-reglamento", act)
    st.senas += (Sena(act.seat, words[1], seen),)
    out.append(Event("sena", act.seat, word=words[1], audience=seen))


def team_mask(st: State, seat: int) -> int:
    """The bit mask of a seat and its team-mates."""
    return sum([1 << (other - 1) for other in range(1, st.seats + 1) if not st.is_rival(seat, other)])
