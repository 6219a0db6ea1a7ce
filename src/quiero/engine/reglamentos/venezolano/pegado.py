"""Who wins a hand with cards played pegadas, and whether the hidden ones must be shown (V-165 to V-175).

All that a second vuelta with hidden cards decides follows from which seats hold its highest card: the *top* of it.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from quiero.engine.deal import Lying, team_of
from quiero.engine.fuerza import VENEZOLANA
from quiero.engine.reglamentos.venezolano.estado import Estado

CENSUS: Final = tuple([tuple([order.count(power) for power in range(max(order) + 1)]) for order in VENEZOLANA])
"""CENSUS[vira][power]: how many cards of the deck have that strength."""


def best(strength: tuple[int, ...], cards: list[Lying]) -> tuple[int, ...]:
    """The seats that hold the highest of these cards, burned ones apart; none if there is no valid card (V-150 to V-153)."""
    seats: list[int] = []
    top = 0
    for lying in cards:
        power = strength[lying.card]
        if lying.burned or power < top:
            continue
        if power > top:
            seats.clear()
            top = power
        seats.append(lying.seat)
    return tuple(seats)


def unique(strength: tuple[int, ...], cards: list[Lying]) -> int:
    """The seat of the single highest valid card, or 0 for an emparde."""
    seats = best(strength, cards)
    return seats[0] if len(seats) == 1 else 0


class Outcome:
    """What a top of the second vuelta leads to: its winner, that of the third, the tops that stay valid, the team that wins."""

    __slots__ = ("kept", "second", "team", "third")

    def __init__(self, second: int, third: int, kept: tuple[int, ...], team: int) -> None:
        self.second = second
        self.third = third
        self.kept = kept
        self.team = team


def outcome(es: Estado, top: tuple[int, ...], glued: tuple[int, ...]) -> Outcome:
    """The hand, if the seats of `top` hold the highest card of the second vuelta (V-172 to V-174); `glued` played pegado."""
    first = team_of(es.vueltas[0])
    second = top[0] if len(top) == 1 else 0
    kept = tuple([seat for seat in glued if keeps(es, seat, top)])
    valid = [lying for lying in es.mesa if lying.vuelta == 3 and (lying.seat not in glued or lying.seat in kept)]
    third = unique(es.cards.strength, valid)
    if second == 0 or team_of(second) == first:
        return Outcome(second, third, kept, first)
    return Outcome(second, third, kept, team_of(third) if third else first)


def keeps(es: Estado, seat: int, top: tuple[int, ...]) -> bool:
    """Whether the upper card of a pegado stays valid: its lower one won alone, or tied only with the partner's (V-172, V-173)."""
    return top == (seat,) or (es.seats == 4 and set(top) == {seat, es.partner(seat)})


def pegados(es: Estado) -> tuple[int, ...]:
    """The seats that played pegado."""
    return tuple([lying.seat for lying in es.mesa if lying.vuelta == 2 and lying.glued])


def possible(es: Estado, glued: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Every top of the second vuelta that some choice of unseen cards below the pegados would give (V-171).

    Unseen are all cards but the vira and those that lie face up. Some of the hidden seats can tie with the highest visible card
    if enough of its strength are unseen, and enough weaker ones for the other hidden seats. They can beat it if enough of some
    higher strength are unseen; there are always weaker ones for the others then, since so few cards lie face up.
    """
    strength = es.cards.strength
    visible = [lying for lying in es.mesa if lying.vuelta == 2 and not lying.down]
    shown = best(strength, visible)
    bar = max([strength[lying.card] for lying in visible if not lying.burned], default=0)
    unseen = _unseen(es)
    weaker = sum(unseen[:bar])
    most = max(unseen[bar + 1 :], default=0)
    found = []
    for size in range(len(glued) + 1):
        others = len(glued) - size
        ties = unseen[bar] >= size and weaker >= others
        beats = most >= size > 0
        for seats in combinations(glued, size):
            if ties:
                found.append(shown + seats)
            if beats:
                found.append(seats)
    return found


def _unseen(es: Estado) -> list[int]:
    """How many cards of each strength nobody has seen: all but the vira and those that lie face up."""
    strength = es.cards.strength
    unseen = list(CENSUS[es.cards.vira])
    unseen[strength[es.cards.vira]] -= 1
    for lying in es.mesa:
        if not lying.down:
            unseen[strength[lying.card]] -= 1
    return unseen


def decide(es: Estado) -> tuple[Outcome, bool]:
    """How the hand ends, and whether the hidden cards had to be shown for it.

    Where they had not, the winner of the third stands only if it is the same whatever they are; else it is -1.
    """
    glued = pegados(es)
    team, third = 0, -1
    for top in possible(es, glued):
        case = outcome(es, top, glued)
        if team == 0:
            team, third = case.team, case.third
        elif case.team != team:
            seconds = [lying for lying in es.mesa if lying.vuelta == 2]
            return outcome(es, best(es.cards.strength, seconds), glued), True
        elif case.third != third:
            third = -1
    return Outcome(-1, third, (), team), False
