"""Whether what a person asked for may be done, as far as the rules of the engine do not say it."""

from __future__ import annotations

from typing import Final

from quiero.engine import IllegalAct, Kind, State, UnknownAct, act, apply, free_acts, legal_acts, team_of, view
from quiero.protocol.messages import Do, Nonce
from quiero.tables.chairs import keeps
from quiero.tables.fold import Fold
from quiero.tables.house import House
from quiero.tables.rows import Acted, Asked, Opened
from quiero.tables.tempo import Tempo, asked_of

SENAS: Final = 10
"""Señas of a seat in one hand: more would only make journals and frames long."""


def verified(fold: Fold, house: House, tempo: Tempo, seat: int, do: Do, received: int) -> Acted:
    """The row of an act that reached this node at `received`. Raises IllegalAct."""
    state = _playing(fold)
    try:
        wanted = act(seat, do.act)
    except UnknownAct:
        raise _refused(state, "acto-desconocido", do) from None
    if wanted in free_acts(state, seat):
        return Acted(seat=seat, act=_free(fold, house, tempo, do, seat, received), decision=state.decision)
    if not state.over and do.decision != state.decision:
        raise _refused(state, "decision-vieja", do)
    if wanted not in legal_acts(state, seat):
        apply(state, wanted)  # says why not, unless it is an act that only the server may do
        raise _refused(state, "acto-ajeno", do)
    if fold.deadline is not None and received >= fold.deadline:
        raise _refused(state, "tarde", do)
    return Acted(seat=seat, act=do.act, decision=state.decision)


def opened(fold: Fold, seat: int, nonce: Nonce) -> Opened | None:
    """The row of a nonce; None when it is not asked for, or is not the one that was promised."""
    waits = fold.status == "opening" and seat in fold.chairs.unopened
    return Opened(seat=seat, nonce=nonce.value) if waits and keeps(fold.chairs.promised[seat], nonce.value) else None


def ended_absent(fold: Fold, seat: int) -> Acted:
    """The row with which that seat ends the match against the team that is absent. Raises IllegalAct."""
    state = _playing(fold)
    absent = fold.absent
    if not absent or team_of(seat) == absent:
        raise IllegalAct("sin-ausencia", "")
    away = min(other for other in fold.chairs.persons if team_of(other) == absent)
    return Acted(seat=away, act="abandono", decision=state.decision)


def rematch(fold: Fold, seat: int, nonce_hash: str | None) -> Asked:
    """The row of somebody who wants another match. Raises IllegalAct."""
    if not fold.ended:
        raise IllegalAct("partida-en-juego", "")
    return Asked(seat=seat, nonce_hash=nonce_hash or "")


def asked(state: State | None) -> list[int]:
    """The seats that everybody sees are to act now."""
    return [] if state is None else asked_of(view(state, 0))


def _playing(fold: Fold) -> State:
    """The match, as long as the table is open. Raises IllegalAct."""
    if fold.state is None:
        raise IllegalAct("sin-empezar", "")
    if fold.closed:
        raise IllegalAct("mesa-cerrada", "")
    return fold.state


def _free(fold: Fold, house: House, tempo: Tempo, do: Do, seat: int, received: int) -> str:
    """The words of an act that answers nothing: a seña with those who see it, one a second at most (E-65) and few in a hand."""
    if act(seat, do.act).kind is not Kind.SENA:
        return do.act
    if seat in fold.sena_at and received - fold.sena_at[seat] < tempo.sena:
        raise IllegalAct("sena-muy-rapida", "")
    if sum(sena.seat == seat for sena in _playing(fold).senas) >= SENAS:
        raise IllegalAct("senas-de-mas", "")
    return house.sena(seat, do.act)


def _refused(state: State, code: str, do: Do) -> IllegalAct:
    return IllegalAct(code, state.rules.law.get(code, ""), {"act": do.act})
