"""Counts of all act sequences from fixed deals: they pin the rules, and a change of one legal act moves them.

Each seat that may act is followed, without clocks, señas and `rendirse`; a hand that is over counts as a leaf.
"""

from __future__ import annotations

from quiero.engine import State, actors, apply, legal_acts


def perft(state: State, depth: int) -> int:
    """How many sequences of `depth` acts there are, those that end the hand before included once."""
    if depth == 0 or state.phase in ("reparto", "fin"):
        return 1
    return sum(perft(apply(state, act)[0], depth - 1) for seat in actors(state) for act in legal_acts(state, seat))
