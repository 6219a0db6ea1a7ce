"""Why neither envido nor flor can be opened, for a seat that may speak."""

from __future__ import annotations

from quiero.engine.acts import Act, Kind
from quiero.engine.state import State


def why_closed(st: State, act: Act) -> str:
    """The code of the reason that what was sung or played in the hand gives, "" if it gives none."""
    flor = act.kind is Kind.FLOR
    if st.vueltas:
        return "primera-cerrada"
    if any(sung.word == "flor" for sung in st.sung):
        return "flor-ya-cantada" if flor else "flor-cierra-envido"
    if any(sung.kind is Kind.ENVIDO for sung in st.sung):
        return "flor-tarde" if flor else "un-envido-por-mano"
    if st.level:
        return "truco-querido-cierra"
    return ""
