"""Reading the hand: what lies on the table, what is held, and what can still happen. All from one view."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations

from quiero.engine.cards import DECK, card
from quiero.engine.envido import tanto
from quiero.engine.fuerza import ARGENTINA as STRENGTH
from quiero.engine.view import Option, Pending, View
from quiero.engine.vueltas import hand_winner

ME = 1
RIVAL = 2
"""The two sides, numbered like the seats of a table of two, so that the engine's own count of vueltas serves them."""
PARDA = 0

NO_CARD = -1
IMAGINED = 60
"""How many hands of the rival one goes through in the mind when there are too many for all of them."""


@dataclass(frozen=True, slots=True)
class Reading:
    """A hand between two players, seen from one side. Cards are ints of the deck, sides are ME and RIVAL.

    `dealt` are my three cards, `held` those still in my hand; `shown` the rival's on the table, `hidden` how many he still
    holds; `facing` his card that waits for mine in this vuelta and `laid` mine that waits for his (NO_CARD: none);
    `strength[card]` compares cards; `legal` gives the stake of each word that I may say or play.
    """

    view: View
    legal: dict[str, int | None]
    strength: Sequence[int]
    dealt: tuple[int, ...]
    held: tuple[int, ...]
    shown: tuple[int, ...]
    hidden: int
    facing: int
    laid: int
    vueltas: tuple[int, ...]
    mano: int

    @property
    def pending(self) -> Pending | None:
        """The canto to answer now."""
        return self.view.pending[-1] if self.view.pending else None

    @property
    def wins_ties(self) -> bool:
        """Equal tantos, like three pardas, are the mano's."""
        return self.mano == ME

    def missing(self, side: int) -> int:
        """The points that a side lacks to win the match."""
        mine = self.view.scores[1 - self.view.seat % 2]
        return self.view.target - (mine if side == ME else sum(self.view.scores) - mine)

    def unseen(self) -> list[int]:
        """The cards that the rival may hold."""
        seen = {*self.dealt, *self.shown}
        return [each for each in DECK if each not in seen]

    def rival_hands(self, rng: random.Random) -> list[tuple[int, ...]]:
        """Cards that the rival may still hold: every one if it is his last, else a few drawn from all.

        A tanto that he told aloud narrows them down.
        """
        unseen = self.unseen()
        if self.hidden > 2:
            return [tuple(rng.sample(unseen, self.hidden)) for _ in range(IMAGINED)]
        hands = list(combinations(unseen, self.hidden))
        told = [said.number for said in self.view.declared if said.seat != self.view.seat and said.number is not None]
        if told:
            hands = [hand for hand in hands if tanto((*self.shown, *hand)) == told[0]] or hands
        return hands if len(hands) <= IMAGINED else rng.sample(hands, IMAGINED)

    def chance(self, rng: random.Random) -> float:
        """The chance of winning the hand by cards, both playing sensibly."""
        hands = self.rival_hands(rng)
        return sum(self._played_out(hand) == ME for hand in hands) / len(hands)

    def lost(self) -> bool:
        """Whether nothing that the rival may hold lets me win any more."""
        return self.hidden < 2 and all(self._played_out(hand) == RIVAL for hand in combinations(self.unseen(), self.hidden))

    def _played_out(self, rival_hand: Iterable[int]) -> int:
        """Who wins the hand if the rival holds these cards."""
        strength = self.strength
        hands = {ME: sorted(strength[each] for each in self.held), RIVAL: sorted(strength[each] for each in rival_hand)}
        vueltas = self.vueltas
        leader = self.leader()
        lead = strength[self.facing if leader == RIVAL else self.laid] if self.facing != self.laid else None
        while True:
            if lead is None:
                lead = hands[leader].pop()
            answers = hands[3 - leader]
            answer = answers.pop(answer_to(lead, answers))
            vueltas += (winner_of_two(lead, answer, leader),)
            winner = hand_winner(vueltas, self.mano)
            if winner:
                return winner
            leader = vueltas[-1] or self.mano
            lead = None

    def leader(self) -> int:
        """The side that leads this vuelta."""
        return (self.vueltas[-1] if self.vueltas else PARDA) or self.mano


def answer_to(lead: int, answers: Sequence[int]) -> int:
    """Which of some strengths, weakest first, answers a led one: the cheapest that beats it, or ties it, or the weakest."""
    for i, answer in enumerate(answers):
        if answer > lead:
            return i
    return answers.index(lead) if lead in answers else 0


def winner_of_two(lead: int, answer: int, leader: int) -> int:
    """The side that wins a vuelta, from the strengths of its two cards."""
    return PARDA if lead == answer else leader if lead > answer else 3 - leader


def read(view: View, legal: Iterable[Option]) -> Reading:
    """What a seat makes of its view, and of the acts that it may choose from."""
    on_table = {side: [c for c in view.table if (c.seat == view.seat) == (side == ME)] for side in (ME, RIVAL)}
    now = len(view.vueltas) + 1
    waiting = {side: next((card(c.card) for c in on_table[side] if c.vuelta == now), NO_CARD) for side in (ME, RIVAL)}
    held = tuple(card(name) for name in view.cards)
    return Reading(
        view=view,
        legal={option.act: option.stake for option in legal},
        strength=STRENGTH,
        dealt=(*held, *[card(c.card) for c in on_table[ME]]),
        held=held,
        shown=tuple(sorted(card(c.card) for c in on_table[RIVAL])),
        hidden=sum(view.held) - len(held),
        facing=waiting[RIVAL],
        laid=waiting[ME],
        vueltas=tuple(_side(view, vuelta.seat) for vuelta in view.vueltas),
        mano=_side(view, view.mano),
    )


def _side(view: View, seat: int) -> int:
    return PARDA if seat == 0 else ME if seat == view.seat else RIVAL
