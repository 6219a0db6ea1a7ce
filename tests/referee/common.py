"""What the referees share: the lines of a hand, its score, and the few articles in which reglamentos say the same.

The referee is a second reading of the rules, kept apart from the engine on purpose: it imports nothing of quiero, takes each
line as legal, and only asks who is paid, how much, and in which order. A reglamento tells a hand as a story: it reads the next
line, and a canto reads on until it is settled.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NoReturn, TypeAlias

Pago: TypeAlias = tuple[str, int, int]
"""What was paid: concept, team, points."""

PARDA: Final = 0
"""A vuelta that no team won."""


class HandOver(Exception):
    """The hand ended and the match goes on."""


class MatchOver(Exception):
    """The match ended; nothing else of the hand is played or paid."""

    def __init__(self, winner: int) -> None:
        super().__init__(winner)
        self.winner = winner


class NoMoreLines(Exception):
    """The acta stops before the hand does."""


class NotUnderstoodError(Exception):
    """A line that the story has no place for: it is not legal there, or the referee is wrong."""


@dataclass(frozen=True)
class Ruling:
    """What follows from the lines of one hand; of one that stops before its end, only what was paid so far."""

    ended: bool
    pagos: tuple[Pago, ...]
    quedan: tuple[int, int]
    gana: int | None
    sigue: int | None
    """The seat that leads the next hand, when there is one."""


@dataclass
class Hand:
    """A hand of an acta, and the payments made so far."""

    target: int
    seats: int
    mano: int
    score: list[int]
    dealt: Mapping[int, Sequence[str]]
    lines: Iterator[tuple[int, list[str]]]
    vira: str = ""
    mazo: Sequence[str] = ()
    options: Mapping[str, Any] = field(default_factory=dict)
    pagos: list[Pago] = field(default_factory=list)

    def next(self) -> tuple[int, list[str]]:
        """The next line that counts: its seat and the words of its act.

        A seat that leaves, or is found absent, loses the match for its team, and nothing more is paid (D-64, E-69, S-60, V-190).
        """
        for seat, act in self.lines:
            if act[0] in ("rendirse", "abandono"):
                raise MatchOver(other(team(seat)))
            return seat, act
        raise NoMoreLines

    def pay(self, to: int, concept: str, points: int) -> None:
        """Write a payment, whole; at the target the match ends there and then (D-3, D-4, E-5, S-45, V-12, V-200)."""
        self.pagos.append((concept, to, points))
        self.score[to - 1] += points
        if self.score[to - 1] >= self.target:
            raise MatchOver(to)

    def order(self) -> list[int]:
        """The seats in playing order from the mano (D-39, E-37, S-7, V-4)."""
        return [(self.mano - 1 + step) % self.seats + 1 for step in range(self.seats)]

    def leader_lacks(self) -> int:
        """Target minus the higher score (D-34, E-35, S-29, V-71)."""
        return self.target - max(self.score)

    def best(self, counts: Mapping[int, int]) -> int:
        """The team of the highest count by seat; of equals, the nearest to the mano's (D-39, E-37, E-49, S-33, S-41, V-50)."""
        nearest = [seat for seat in self.order() if seat in counts]
        return team(max(nearest, key=lambda seat: counts[seat]))


def rule(hand: Hand, story: Callable[[Hand], NoReturn]) -> Ruling:
    """Tell the hand to its end, or as far as the acta goes."""
    ended, gana = True, None
    try:
        story(hand)
    except NoMoreLines:
        ended = False
    except HandOver:
        gana = _who_wins_by_a_leave_between_hands(hand)
    except MatchOver as over:
        gana = over.winner
    if next(hand.lines, None) is not None:
        raise NotUnderstoodError("a line after the end")
    sigue = hand.mano % hand.seats + 1 if ended and gana is None else None  # D-9, E-9, S-7, V-18 with V-32
    return Ruling(ended, tuple(hand.pagos), (hand.score[0], hand.score[1]), gana, sigue)


def _who_wins_by_a_leave_between_hands(hand: Hand) -> int | None:
    """After a hand only this may still be written: that somebody leaves the match (D-65)."""
    try:
        seat, act = hand.next()
    except NoMoreLines:
        return None
    except MatchOver as over:
        return over.winner
    raise not_understood(seat, act)


def read_lines(jugadas: str) -> list[tuple[int, list[str]]]:
    """The lines that did something. What was refused, what is only asserted, and the señas, change no score."""
    lines = []
    for line in jugadas.splitlines():
        words = line.partition("#")[0].split()
        if words and words[0] not in ("!", "?") and words[1] not in ("seña", "sena"):
            lines.append((int(words[0]), words[1:]))
    return lines


def not_understood(seat: int, act: Sequence[str]) -> NotUnderstoodError:
    """That act, there, has no place in the story."""
    return NotUnderstoodError(f"{seat} {' '.join(act)}")


def team(seat: int) -> int:
    """Odd seats are team 1, even seats team 2."""
    return 1 if seat % 2 else 2


def other(of: int) -> int:
    """The rival team."""
    return 3 - of


def number(card: str) -> int:
    """7 of `7e`."""
    return int(card[:-1])


def suit(card: str) -> str:
    """`e` of `7e`."""
    return card[-1]


def two_of_three(vueltas: Sequence[int], mano: int) -> int | None:
    """The team that won the hand, after each vuelta; None while it is undecided.

    `vueltas` has a team for each, or PARDA. Articles D-14, D-18, D-19; E-8, E-12 to E-15; S-12 to S-17.
    """
    for one in (1, 2):
        if vueltas.count(one) == 2:
            return one
    if len(vueltas) == 2 and vueltas.count(PARDA) == 1:
        return max(vueltas)
    if len(vueltas) == 3:
        return next((one for one in vueltas if one != PARDA), team(mano))
    return None


def top_of(table: Mapping[int, str], row: Callable[[str], int]) -> int:
    """The team that won a vuelta, or PARDA when both have the best card (D-17, E-11, S-19); row 1 is the strongest."""
    best = min(row(card) for card in table.values())
    teams = {team(seat) for seat, card in table.items() if row(card) == best}
    return PARDA if len(teams) == 2 else teams.pop()


# What the two Venezuelan reglamentos say alike.

BELOW_THE_PIECES: Final = ("1e", "1b", "7e", "7o", "3", "2", "1", "12", "11", "10", "7", "6", "5", "4")
"""S-10 and V-40 under perico and perica: a card by its name where the name stands, otherwise by its number."""


def pieces_of(vira: str) -> tuple[str, str]:
    """Perico and perica: 11 and 10 of the vira's suit; if the vira is one of them, the 12 is (S-8, S-9, V-34 to V-37)."""
    palo = suit(vira)
    return ("12" if number(vira) == 11 else "11") + palo, ("12" if number(vira) == 10 else "10") + palo


def venezuelan_row(card: str, pieces: tuple[str, str]) -> int:
    """The step of S-10 and V-40; 1 is the strongest. A figure that is a piece is nothing else (S-11)."""
    if card in pieces:
        return 1 + pieces.index(card)
    return 3 + BELOW_THE_PIECES.index(card if card in BELOW_THE_PIECES else str(number(card)))


# What the two Argentine reglamentos say alike.

ARGENTINE_ORDER: Final = (
    ("1e",),
    ("1b",),
    ("7e",),
    ("7o",),
    ("3e", "3b", "3o", "3c"),
    ("2e", "2b", "2o", "2c"),
    ("1c", "1o"),
    ("12e", "12b", "12o", "12c"),
    ("11e", "11b", "11o", "11c"),
    ("10e", "10b", "10o", "10c"),
    ("7c", "7b"),
    ("6e", "6b", "6o", "6c"),
    ("5e", "5b", "5o", "5c"),
    ("4e", "4b", "4o", "4c"),
)
"""Strongest first; the cards of one row are equal (D-11, E-6)."""

FALTA: Final = None

CHAINS: Final[dict[str, tuple[int | None, int]]] = {
    "E": (2, 1),
    "E E": (4, 2),
    "E R": (5, 2),
    "E E R": (7, 4),
    "R": (3, 1),
    "F": (FALTA, 1),
    "E F": (FALTA, 2),
    "R F": (FALTA, 3),
    "E E F": (FALTA, 4),
    "E R F": (FALTA, 5),
    "E E R F": (FALTA, 7),
}
"""What a chain of envido pays accepted, and rejected: the tables of D-36 and E-34."""

ENVIDO_LETTER: Final = {"envido": "E", "real-envido": "R", "falta-envido": "F"}

TRUCO_WORTH: Final = {"truco": 2, "retruco": 3, "vale-cuatro": 4}
"""D-22, E-23."""


def argentine_row(card: str) -> int:
    """The row of D-11 and E-6; 1 is the strongest."""
    return next(place for place, cards in enumerate(ARGENTINE_ORDER, 1) if card in cards)


def argentine_value(card: str) -> int:
    """10, 11 and 12 count 0, the others their number (D-37, E-36)."""
    return 0 if number(card) >= 10 else number(card)


def argentine_envido(cards: Sequence[str]) -> int:
    """Two or three of a suit: 20 and the two highest of it; otherwise the highest card (D-37, E-36)."""
    best = max(map(argentine_value, cards))
    for i in range(3):
        for j in range(i):
            if suit(cards[i]) == suit(cards[j]):
                best = max(best, 20 + argentine_value(cards[i]) + argentine_value(cards[j]))
    return best


def same_suit(cards: Sequence[str]) -> bool:
    """Three cards of one suit: flor (D-45, E-42)."""
    return len({suit(card) for card in cards}) == 1
