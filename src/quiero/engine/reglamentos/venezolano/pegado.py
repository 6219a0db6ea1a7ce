"""Who wins a hand with cards played pegadas, and whether the hidden ones must be shown (V-165 to V-175).

All that a second vuelta with hidden cards decides follows from which seats hold its highest card: the *top* of it.
"""

from __future__ import annotations

from itertools import combinations

from quiero.engine.deal import Lying, team_of
from quiero.engine.reglamentos.venezolano.estado import Estado


def best(strength: tuple[int, ...], cards: list[Lying]) -> tuple[int, ...]:
    """The seats that hold the highest of these cards, burned ones apart; none if there is no valid card (V-150 to V-153)."""
    valid = [lying for lying in cards if not lying.burned]
    if not valid:
        return ()
    top = max([strength[lying.card] for lying in valid])
    return tuple([lying.seat for lying in valid if strength[lying.card] == top])


def unique(strength: tuple[int, ...], cards: list[Lying]) -> int:
    """The seat of the single highest valid card, or 0 for an emparde."""
    seats = best(strength, cards)
    return seats[0] if len(seats) == 1 else 0


class Outcome:
    """What a top of the second vuelta leads to: its winner, that of the third, the tops that stay valid, the team that wins."""

    __slots__ = ("kept", "second", "team", "third")

    def __init__(self, second: int, third: int, kept: frozenset[int], team: int) -> None:
        self.second = second
        self.third = third
        self.kept = kept
        self.team = team


def outcome(es: Estado, top: tuple[int, ...]) -> Outcome:
    """The hand, if those seats hold the highest card of the second vuelta (V-172 to V-174)."""
    strength = es.cards.strength
    first = team_of(es.vueltas[0])
    second = top[0] if len(top) == 1 else 0
    kept = frozenset([seat for seat in pegados(es) if keeps(es, seat, top)])
    thirds = [lying for lying in es.mesa if lying.vuelta == 3]
    third = unique(strength, [lying for lying in thirds if lying.seat not in pegados(es) or lying.seat in kept])
    if second == 0 or team_of(second) == first:
        return Outcome(second, third, kept, first)
    return Outcome(second, third, kept, team_of(third) if third else first)


def keeps(es: Estado, seat: int, top: tuple[int, ...]) -> bool:
    """Whether the upper card of a pegado stays valid: its lower one won alone, or tied only with the partner's (V-172, V-173)."""
    return top == (seat,) or (es.seats == 4 and set(top) == {seat, es.partner(seat)})


def pegados(es: Estado) -> tuple[int, ...]:
    """The seats that played pegado."""
    return tuple([lying.seat for lying in es.mesa if lying.vuelta == 2 and lying.down and not lying.burned])


def possible(es: Estado) -> list[Outcome]:
    """Every outcome that some choice of unseen cards below the pegados would give (V-171).

    Unseen are all cards but the vira and those that lie face up. A set of hidden seats holds the top, alone or with the
    visible ones, if there is a strength of which enough cards are unseen, and enough weaker ones for the other hidden seats.
    """
    strength = es.cards.strength
    hidden = pegados(es)
    visible = [lying for lying in es.mesa if lying.vuelta == 2 and not lying.down]
    shown = best(strength, visible)
    bar = max([strength[lying.card] for lying in visible if not lying.burned], default=0)
    open_cards = {lying.card for lying in es.mesa if not lying.down} | {es.cards.vira}
    unseen = [strength[card] for card in range(40) if card not in open_cards]
    found = []
    for size in range(len(hidden) + 1):
        others = len(hidden) - size
        for seats in combinations(hidden, size):
            if size == 0:
                if shown and sum([power < bar for power in unseen]) >= others:
                    found.append(outcome(es, shown))
                continue
            if shown and unseen.count(bar) >= size and sum([power < bar for power in unseen]) >= others:
                found.append(outcome(es, tuple(sorted((*shown, *seats)))))
            if any(
                unseen.count(power) >= size and sum([low < power for low in unseen]) >= others
                for power in set(unseen)
                if power > bar
            ):
                found.append(outcome(es, tuple(sorted(seats))))
    return found


def decide(es: Estado) -> tuple[Outcome, bool]:
    """How the hand ends, and whether the hidden cards had to be shown for it.

    Where they had not, the winner of the third stands only if it is the same whatever they are; else it is -1.
    """
    outcomes = possible(es)
    teams = {case.team for case in outcomes}
    if len(teams) == 1:
        thirds = {case.third for case in outcomes}
        third = thirds.pop() if len(thirds) == 1 else -1
        return Outcome(-1, third, frozenset(), teams.pop()), False
    seconds = [lying for lying in es.mesa if lying.vuelta == 2]
    return outcome(es, best(es.cards.strength, seconds)), True
