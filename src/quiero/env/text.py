"""A table in words, as one seat sees it."""

from __future__ import annotations

from quiero.engine.view import TableCard, View

HIDDEN = "▮"


def render(view: View) -> str:
    """The match as that seat sees it: the score, a line for each seat, and what waits for an answer."""
    lines = [f"{view.reglamento} a {view.target}: {view.scores[0]} a {view.scores[1]}, {view.phase}, mano seat_{view.mano}"]
    if view.vira:
        lines.append(f"vira {view.vira}")
    for seat, held in enumerate(view.held, 1):
        cards = view.cards if seat == view.seat else [HIDDEN] * held
        table = " ".join(_lying(lying) for lying in view.table if lying.seat == seat)
        asked = ">" if seat in (view.turn, *view.responders) else " "
        lines.append(f"seat_{seat} {asked} {' '.join(cards):12}| {table}".rstrip())
    lines += [f"{waiting.kind}: {', '.join(waiting.chain)} (seat_{waiting.by})" for waiting in view.pending]
    return "\n".join(lines)


def _lying(lying: TableCard) -> str:
    mark = "*" if lying.won else "x" if lying.burned else ""
    card = lying.card or HIDDEN
    return f"[{card}]{mark}" if lying.down else card + mark
