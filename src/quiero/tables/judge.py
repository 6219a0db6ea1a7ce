"""Whether what a person asked for may be done, as far as the rules of the engine do not say it."""

from __future__ import annotations

from quiero.engine import IllegalAct, State, UnknownAct, act, apply, free_acts, legal_acts, view
from quiero.protocol.messages import Do
from quiero.tables.fold import Fold
from quiero.tables.rows import Acted, Asked


def verified(fold: Fold, seat: int, do: Do, received: int) -> Acted:
    """The row of an act that reached this node at `received`. Raises IllegalAct."""
    state = fold.state
    if state is None:
        raise IllegalAct("sin-empezar", "")
    try:
        wanted = act(seat, do.act)
    except UnknownAct:
        raise _refused(state, "acto-desconocido", do) from None
    if wanted in free_acts(state, seat):
        return Acted(seat=seat, act=do.act, decision=state.decision)
    if not state.over and do.decision != state.decision:
        raise _refused(state, "decision-vieja", do)
    if wanted not in legal_acts(state, seat):
        apply(state, wanted)  # says why not, unless it is an act that only the server may do
        raise _refused(state, "acto-ajeno", do)
    if fold.deadline is not None and received >= fold.deadline:
        raise _refused(state, "tarde", do)
    return Acted(seat=seat, act=do.act, decision=state.decision)


def rematch(fold: Fold, seat: int) -> Asked:
    """The row of somebody who wants another match. Raises IllegalAct."""
    if fold.status != "over":
        raise IllegalAct("partida-en-juego", "")
    return Asked(seat=seat)


def asked(state: State | None) -> list[int]:
    """The seats that everybody sees are to act now."""
    if state is None:
        return []
    public = view(state, 0)
    return public.responders or [seat for seat in (public.turn,) if seat]


def _refused(state: State, code: str, do: Do) -> IllegalAct:
    return IllegalAct(code, state.rules.law.get(code, ""), {"act": do.act})
