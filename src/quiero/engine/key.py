"""The information state: all that a seat has seen and done in the hand, as a line of text that can key a table."""

from __future__ import annotations

from quiero.engine.acts import Kind
from quiero.engine.apply import legal_acts
from quiero.engine.cards import NAMES
from quiero.engine.state import State


def information_state_key(state: State, seat: int) -> str:
    """What `seat` knows; two states have the same key when, and only when, it cannot tell them apart (seat 0: a spectator).

    The key holds the table (reglamento, options, target, seats), the score and the mano with which the hand began, and then,
    in order, all that the seat was told and shown since. It forgets nothing of the hand and knows nothing of earlier ones,
    nor which hand or which decision of the match it is. Meant for comparing: what is written in it may change with a version.
    """
    story: list[State] = []
    before = state.before
    while before is not None:
        story.append(state)
        state = before
        before = state.before
    shown = _shown(state, seat)
    lines = [_head(state, seat), shown]
    for st in reversed(story):
        lines += [
            f"{event.kind} {event.seat} {event.team} {event.n} {event.word}"
            for event in st.told
            if event.seen_by(seat) and event.kind != "reparto"  # that one tells the number of the hand
        ]
        now = _shown(st, seat)
        if now != shown:
            shown = now
            lines.append(shown)
    return "; ".join(lines)


def _head(st: State, seat: int) -> str:
    options = "".join([f" {name}" for name, on in sorted(st.rules.options.items()) if on])
    one, two = st.scores
    return f"{st.rules.name}{options} {st.target} {st.seats} {one}-{two} {st.mano} {seat}"


def _shown(st: State, seat: int) -> str:
    """What lies before the seat without an event of its own: its cards, and what a rule lets it know of others' (V-24, V-119)."""
    words: list[str] = []
    if seat:
        words += [NAMES[card] for card in st.held_by(seat)]
        words.append(f"pick:{st.steps[-1].pick_of(seat)}")
        words += [f"may:{act.word}" for act in legal_acts(st, seat) if act.kind is Kind.FLOR]
    if st.deal is not None:
        words.append(f"vira:{_name(st.deal.vira)}")
        words += [f"flor:{other}" for other in st.rules.announced(st)]
        if seat:
            words.append(f"peek:{_name(st.rules.peeked(st, seat))}")
    return " ".join(words)


def _name(card: int) -> str:
    return NAMES[card] if card >= 0 else "-"
