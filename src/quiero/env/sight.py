"""What an agent sees, as numbers: a vector of fixed size, built from nothing but the view of its seat."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, get_args

import numpy as np
import numpy.typing as npt

from quiero.engine import Reglamento, team_of
from quiero.engine.cards import NAMES
from quiero.engine.view import Concept, FlorStatus, Pending, PendingKind, Phase, View
from quiero.env.actions import ACTIONS, PASA

VUELTAS: Final = 3
PENDING: Final = 2
"""How many cantos may wait at once: an envido or a flor over a truco."""
HIGHEST: Final = 66
"""No count of flor or envido is higher (S-42)."""

_CARD: Final = {name: place for place, name in enumerate(NAMES)}
_KINDS: Final = get_args(PendingKind)
_PHASES: Final = get_args(Phase)
_CONCEPTS: Final = get_args(Concept)
_FLORES: Final = get_args(FlorStatus)
_BETS: Final = ("envido", "ley", "con-ley", "sin-ley", "concurso")

Vector = npt.NDArray[np.float32]


class Sight:
    """The layout of the observations of one kind of table, and their writer.

    Every number lies in [0, 1]. Seats are counted from the one that looks: 0 itself, 1 the next to play, and so on; its own
    team stands before the rivals. Points are divided by the target, and what lies above it is cut to 1.
    """

    def __init__(self, rules: Reglamento, seats: int) -> None:
        self.seats = seats
        self.words = {word: place for place, word in enumerate(_said(ACTIONS[rules.name]))}
        one = len(self.words)
        self.sizes: dict[str, int] = {
            "phase": len(_PHASES),
            "scores": 2,
            "target": 1,
            "mano": seats,
            "turn": seats,
            "asked": seats,
            "hand": len(NAMES),
            "held": seats,
            "vira": len(NAMES),
            "peeked": len(NAMES),
            "table": seats * VUELTAS * len(NAMES),
            "down": seats * VUELTAS,
            "burned": seats * VUELTAS,
            "vueltas": VUELTAS * (1 + seats),
            "worth": 1,
            "raise": 2,
            "pending": PENDING * (len(_KINDS) + seats + one + 2),
            "agreed": len(_BETS) * 3,
            "declared": seats * 3,
            "tanto": 1,
            "flores": seats,
            "flor": len(_FLORES),
            "receipt": len(_CONCEPTS) * 2,
        }
        self.places: dict[str, slice] = {}
        start = 0
        for name, size in self.sizes.items():
            self.places[name] = slice(start, start + size)
            start += size
        self.size = start

    def write(self, view: View) -> Vector:
        """The observation of the seat of that view. Raises ValueError for a spectator's, or that of another kind of table."""
        if not view.seat or view.seats != self.seats:
            raise ValueError(f"no seat of a table of {self.seats}: {view.seat} of {view.seats}")
        seen = np.zeros(self.size, dtype=np.float32)
        parts = {name: seen[place] for name, place in self.places.items()}
        self._write_match(view, parts)
        self._write_cards(view, parts)
        self._write_cantos(view, parts)
        self._write_counts(view, parts)
        return seen

    def _write_match(self, view: View, parts: dict[str, Vector]) -> None:
        parts["phase"][_PHASES.index(view.phase)] = 1
        parts["scores"][:] = [_share(points, view) for points in _own_first(view.scores, view)]
        parts["target"][0] = view.target / 30
        self._mark(parts["mano"], [view.mano], view)
        self._mark(parts["turn"], [view.turn], view)
        self._mark(parts["asked"], view.responders, view)
        parts["worth"][0] = _share(view.worth, view)
        if view.raise_team:
            parts["raise"][_side(view.raise_team, view)] = 1
        for paid in view.receipt:
            parts["receipt"][2 * _CONCEPTS.index(paid.concept) + _side(paid.team, view)] += _share(paid.points, view)
        np.minimum(parts["receipt"], 1, out=parts["receipt"])

    def _write_cards(self, view: View, parts: dict[str, Vector]) -> None:
        parts["hand"][[_CARD[name] for name in view.cards]] = 1
        for seat, held in enumerate(view.held, 1):
            parts["held"][self._place(seat, view)] = held / 3
        for name, card in (("vira", view.vira), ("peeked", view.peeked)):
            if card:
                parts[name][_CARD[card]] = 1
        for lying in view.table:
            place = VUELTAS * self._place(lying.seat, view) + lying.vuelta - 1
            if lying.card:
                parts["table"][place * len(NAMES) + _CARD[lying.card]] = 1
            parts["down"][place] = lying.down
            parts["burned"][place] = lying.burned
        for vuelta in view.vueltas:
            winner = 1 + self._place(vuelta.seat, view) if vuelta.seat else 0
            parts["vueltas"][(vuelta.number - 1) * (1 + self.seats) + winner] = 1

    def _write_cantos(self, view: View, parts: dict[str, Vector]) -> None:
        slots = parts["pending"].reshape(PENDING, -1)
        for slot, pending in zip(slots, reversed(view.pending), strict=False):
            self._write_pending(view, pending, slot)
        bets = parts["agreed"].reshape(len(_BETS), 3)
        for bet in view.agreed:
            bets[_BETS.index(bet.kind)] = (_share(bet.points, view), bet.wanted, _side(bet.team, view) == 0)

    def _write_pending(self, view: View, pending: Pending, slot: Vector) -> None:
        kinds, after = len(_KINDS), len(_KINDS) + self.seats
        slot[_KINDS.index(pending.kind)] = 1
        self._mark(slot[kinds:after], [pending.by], view)
        for word in pending.chain:
            slot[after + self.words[word]] += 1 / 3
        np.minimum(slot, 1, out=slot)
        slot[-2:] = [_share(points or 0, view) for points in (pending.wanted, pending.refused)]

    def _write_counts(self, view: View, parts: dict[str, Vector]) -> None:
        told = parts["declared"].reshape(self.seats, 3)
        for said in view.declared:
            number = said.number
            told[self._place(said.seat, view)] = (0, 0, 1) if number is None else (1, number / HIGHEST, 0)
        parts["tanto"][0] = (view.tanto or 0) / HIGHEST
        self._mark(parts["flores"], view.flores, view)
        parts["flor"][_FLORES.index(view.flor)] = 1

    def _place(self, seat: int, view: View) -> int:
        return (seat - view.seat) % self.seats

    def _mark(self, part: Vector, seats: Iterable[int], view: View) -> None:
        for seat in seats:
            if seat:
                part[self._place(seat, view)] = 1


def _said(actions: tuple[str, ...]) -> list[str]:
    """The actions that are cantos or answers, and may stand in a chain."""
    return [word for word in actions if word.split(" ")[0] not in (*NAMES, "pegado", "corta", "mazo", PASA)]


def _side(team: int, view: View) -> int:
    return 0 if team == team_of(view.seat) else 1


def _own_first(scores: list[int], view: View) -> list[int]:
    return scores if team_of(view.seat) == 1 else scores[::-1]


def _share(points: int, view: View) -> float:
    return min(points / view.target, 1.0)
