"""The facts of an acta, asked of the match as its viewers see it."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from quiero.acta.words import ENVIDOS
from quiero.engine import State, UnknownAct, act, envido_closed, is_legal, view
from quiero.engine.view import View


def now(fact: tuple[str, ...], state: State) -> str:
    """What is true now about the matter of `fact`, written as a fact where it can be. It holds when it is the same text."""
    table = view(state, 0)
    match fact:
        case ("turno", _):
            return f"turno {table.turn}" if table.turn else "no card is due"
        case ("responde", *_):
            return " ".join(["responde", *map(str, sorted(_answering(table)))]) if _answering(table) else "no canto is pending"
        case ("vuelta", number, _):
            return _vuelta(table, int(number))
        case ("puede", seat, *words):
            return " ".join(fact) if can(state, int(seat), " ".join(words)) else "it is not legal"
        case ("apuesta", "truco", _):
            return f"apuesta truco {table.worth}"
        case ("apuesta", "envido", _):
            stake = _envido_stake(table)
            return "no envido is pending or agreed" if stake is None else f"apuesta envido {stake}"
        case ("tantos", *_):
            return " ".join(["tantos", *map(str, table.scores)])
        case ("fin",):
            return "fin" if hand_is_over(table) else "the hand goes on"
        case ("sigue-mano", _):
            waiting = table.phase == "reparto" and table.hand > 0
            return f"sigue-mano {table.mano}" if waiting else "no hand follows now"
        case ("es-mano", _):
            drawn = table.phase == "reparto" and table.hand == 0
            return f"es-mano {table.mano}" if drawn else "the sorteo is not what has just ended"
        case ("cierra", "envido"):
            return "cierra envido" if envido_closed(state) else "somebody can still open envido"
        case (("ve" | "no-ve"), seat, thing) if thing.startswith("seña-"):
            seen = any(sena.seen_by(int(seat)) for sena in state.senas[int(thing[5:]) - 1 :][:1])
            return f"{'ve' if seen else 'no-ve'} {seat} {thing}"
        case (("ve" | "no-ve"), seat, thing):
            seen = int(seat) <= state.seats and thing in shown(view(state, int(seat)))
            return f"{'ve' if seen else 'no-ve'} {seat} {thing}"
    raise AssertionError(f"not a fact of the format: {fact}")


def can(state: State, seat: int, word: str) -> bool:
    """Whether that act is legal now; a word that the engine does not know is not."""
    try:
        return is_legal(state, act(seat, word))
    except UnknownAct:
        return False


def hand_is_over(table: View) -> bool:
    """Whether the hand last dealt has ended, or the whole match."""
    return table.phase == "fin" or (table.phase == "reparto" and table.hand > 0)


def shown(seen: View) -> frozenset[str]:
    """Every word in a view: if a card is among them, anywhere, its viewer is shown it."""
    return frozenset(_words(msgspec.to_builtins(seen)))


def _words(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield from value.split()
    elif isinstance(value, dict):
        for part in value.values():
            yield from _words(part)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from _words(part)


def _answering(table: View) -> list[int]:
    """Who may answer the canto on top; a `tengo` / `son-buenas` that is due is no canto."""
    return table.pending[-1].responders if table.pending and table.pending[-1].kind != "tanto" else []


def _vuelta(table: View, number: int) -> str:
    for vuelta in table.vueltas:
        if vuelta.number == number:
            return f"vuelta {number} {vuelta.seat or 'parda'}"
    return f"vuelta {number} is not complete"


def _envido_stake(table: View) -> int | None:
    """What the envido pays that waits for its answer, or for the numbers."""
    for pending in table.pending:
        if pending.kind == "envido" or (pending.kind == "tanto" and not ENVIDOS.isdisjoint(pending.chain)):
            return pending.wanted
    agreed = [bet.points for bet in table.agreed if bet.wanted and not hand_is_over(table)]
    return agreed[-1] if agreed else None
