"""What is fixed for a hand, and what is written down while it is played."""

from __future__ import annotations

from typing import Final

from quiero.engine.acts import PLAYS

ALONE: Final = tuple((seat,) for seat in range(7))
"""ALONE[seat]: that seat and no other."""

RIVALS: Final = tuple(tuple(tuple(range(3 - team, seats + 1, 2)) for team in (1, 1, 2)) for seats in range(7))
"""RIVALS[seats][team]: the seats of the other team (index 0 of the inner tuple is not used)."""


def team_of(seat: int) -> int:
    """1 for the odd seats, 2 for the even ones."""
    return 1 if seat & 1 else 2


class Deal:
    """What is fixed for one hand: who leads, who holds what, and all that follows from the cards alone.

    `hands[seat - 1]` are the three cards in the order dealt; `strength[card]` compares in a vuelta (higher wins);
    `tanto[seat - 1]` is the envido count; `flor[seat - 1]` says whether the seat holds a flor. `vira` is -1 where there is none.
    """

    __slots__ = ("flor", "hands", "mano", "plays", "strength", "tanto", "vira")

    def __init__(
        self,
        mano: int,
        hands: tuple[tuple[int, ...], ...],
        strength: tuple[int, ...],
        tanto: tuple[int, ...],
        flor: tuple[bool, ...],
        vira: int = -1,
    ) -> None:
        self.mano = mano
        self.hands = hands
        self.strength = strength
        self.tanto = tanto
        self.flor = flor
        self.vira = vira
        self.plays = tuple([tuple([PLAYS[card][seat] for card in hand]) for seat, hand in enumerate(hands, 1)])


class Paid:
    """One payment: `points` to `team` for `concept`. The rest says why, for the receipt (see `view.Payment`)."""

    __slots__ = ("article", "chain", "concept", "points", "team", "why")

    def __init__(self, concept: str, team: int, points: int, why: str, article: str, chain: tuple[str, ...]) -> None:
        self.concept = concept
        self.team = team
        self.points = points
        self.why = why
        self.article = article
        self.chain = chain


class Lying:
    """A card on the table: face up, face `down` (known to its owner only), or `burned`, which wins nothing.

    `glued`: one of two played pegadas.
    """

    __slots__ = ("burned", "card", "down", "glued", "seat", "vuelta")

    def __init__(self, seat: int, card: int, vuelta: int, down: bool = False, burned: bool = False, glued: bool = False) -> None:
        self.seat = seat
        self.card = card
        self.vuelta = vuelta
        self.down = down
        self.burned = burned
        self.glued = glued


class Bet:
    """An envido that was wanted or not, and is paid when the hand ends.

    `kind` is its word in the law (`envido`, `ley`…); `team` sang last and takes `points` if it was not `wanted`.
    """

    __slots__ = ("chain", "kind", "points", "team", "wanted")

    def __init__(self, kind: str, wanted: bool, points: int, team: int, chain: tuple[str, ...]) -> None:
        self.kind = kind
        self.wanted = wanted
        self.points = points
        self.team = team
        self.chain = chain


class Sena:
    """A gesture, true or not. `seen` is a bit mask of the seats that saw it, the maker among them (bit 0 is seat 1)."""

    __slots__ = ("name", "seat", "seen")

    def __init__(self, seat: int, name: str, seen: int) -> None:
        self.seat = seat
        self.name = name
        self.seen = seen

    def seen_by(self, seat: int) -> bool:
        """Whether that seat saw it; a spectator (0) never does."""
        return seat > 0 and bool(self.seen >> (seat - 1) & 1)


class Said:
    """A tanto told aloud: «tengo 31», or «son buenas» (number -1). `concept` is `envido` or `flor`."""

    __slots__ = ("concept", "number", "seat")

    def __init__(self, concept: str, seat: int, number: int) -> None:
        self.concept = concept
        self.seat = seat
        self.number = number
