"""Reading the hand: what lies on the table, what is held, and what can still happen. All from one view."""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations

from quiero.bots.imagine import BURNED, HIDDEN, Deal, Grid, Laid, deals, play_out, winner_of
from quiero.bots.known import NO_FLOR, Count, Known, known
from quiero.bots.words import spoken
from quiero.engine.cards import DECK, card
from quiero.engine.view import Option, Pending, View

ME = 1
RIVAL = 2
"""The two sides of a match: the viewer's team and the other one."""
PARDA = 0

IMAGINED = 60
"""How many hands of a single rival one goes through in the mind, and of more players fewer each."""
LOST_FLOR = ("quemada", "cancelada", "nula")


@dataclass(frozen=True, slots=True)
class Reading:
    """A hand as one seat sees it. Cards are ints of the deck, sides are ME and RIVAL.

    `words` gives the acta's word of each plain word that I may say or play, and `legal` its stake; `dealt` are my three cards,
    `held` those still in my hand; `shown[seat]` what I know of the dealt cards of each other seat, sorted, and `peeked` the one
    of them that my partner still holds; `grid` what lies in each vuelta, and `now` the number of the one that is played.
    """

    view: View
    known: Known
    words: dict[str, str]
    legal: dict[str, int | None]
    dealt: tuple[int, ...]
    held: tuple[int, ...]
    shown: dict[int, tuple[int, ...]]
    peeked: dict[int, tuple[int, ...]]
    grid: Grid
    now: int

    @property
    def pending(self) -> Pending | None:
        """The canto to answer now."""
        return self.view.pending[-1] if self.view.pending else None

    @property
    def wins_ties(self) -> bool:
        """Equal tantos, like three pardas, are taken for the mano's team."""
        return self.side(self.view.mano) == ME

    @property
    def partners(self) -> list[int]:
        return [seat for seat in self.shown if self.side(seat) == ME]

    @property
    def rivals(self) -> list[int]:
        return [seat for seat in self.shown if self.side(seat) == RIVAL]

    def side(self, seat: int) -> int:
        """Whose that seat is; PARDA for 0, nobody."""
        return PARDA if seat == 0 else RIVAL if (seat ^ self.view.seat) & 1 else ME

    def team_side(self, team: int) -> int:
        """Which side a team is, or PARDA for none: the first seat of a team has its number."""
        return self.side(team)

    def missing(self, side: int) -> int:
        """The points that a side lacks to win the match."""
        mine = self.view.scores[1 - self.view.seat % 2]
        return self.view.target - (mine if side == ME else sum(self.view.scores) - mine)

    def count(self, what: Count) -> int:
        """My own number in a bet on that. A flor that was lost counts no more."""
        if self.view.flor in LOST_FLOR and what != "tanto":
            return NO_FLOR if what == "flor" else self.known.tanto(self.dealt)
        return self.known.count(what, self.dealt)

    @property
    def laid(self) -> Laid:
        """The strengths that lie in this vuelta, by seat, in the order played."""
        return self.grid[self.now - 1]

    def won(self) -> tuple[int, ...]:
        """The seats that won the vueltas before this one, 0 for a parda; what lies face down there counts nothing."""
        return tuple([winner_of(self.known, laid) for laid in self.grid[: self.now - 1]])

    def yet_to_play(self) -> list[int]:
        """The other seats that have yet to play in this vuelta."""
        return [seat for seat in self.shown if seat not in self.laid]

    def beaten_share(self, strength: int) -> float:
        """The share of the deck that a card of that strength beats."""
        return sum(strength > other for other in self.known.strength) / len(DECK)

    def unseen(self) -> list[int]:
        """The cards of which I do not know where they are."""
        seen = {*self.dealt, self.known.vira}.union(*self.shown.values())
        return [each for each in DECK if each not in seen]

    def chance(self, rng: random.Random) -> float:
        """The chance of winning the hand by cards, all playing sensibly. A tanto told aloud narrows the rival's cards down."""
        unseen, missing = self.unseen(), self._missing()
        told = {
            said.seat: self._fitting(said.seat, unseen, missing[said.seat], said.number)
            for said in self.view.declared
            if said.number is not None and 0 < missing.get(said.seat, 0) < 3
        }
        imagined = deals(unseen, missing, told, 2 * IMAGINED // self.view.seats, rng)
        return sum(self._winner(deal) == ME for deal in imagined) / len(imagined)

    def lost(self) -> bool:
        """Whether nothing that the others may hold lets my side win any more; known only when each has one card at most."""
        missing = self._missing()
        if any(count > 1 for count in missing.values()):
            return False
        unseen = sorted(self.unseen(), key=self.known.strength.__getitem__)
        weakest, strongest = iter(unseen), iter(reversed(unseen))
        return self._winner({seat: (next(weakest if self.side(seat) == RIVAL else strongest),) for seat in missing}) == RIVAL

    def seen_won(self) -> bool:
        """Whether the rivals themselves see that the hand is mine: their last cards lie there and anything beats them."""
        if any(self.view.held[seat - 1] for seat in self.rivals) or len(self.held) != 1:
            return False
        lying = [card(lying.card) for lying in self.view.table if lying.card]
        free = [each for each in DECK if each not in lying and each != self.known.vira]
        weakest = iter(sorted(free, key=self.known.strength.__getitem__))
        missing = self._missing()
        deal = {seat: (next(weakest),) * count for seat, count in missing.items()}
        return self._winner({**deal, self.view.seat: (next(weakest),)}) == ME

    def _missing(self) -> dict[int, int]:
        """How many cards of each other seat I know nothing of: in its hand, or face down; seats without any are left out."""
        missing = {
            seat: self.view.held[seat - 1] - len(self.peeked.get(seat, ())) + [laid.get(seat) for laid in self.grid].count(HIDDEN)
            for seat in self.shown
        }
        return {seat: count for seat, count in missing.items() if count > 0}

    def _fitting(self, seat: int, unseen: list[int], count: int, number: int) -> list[tuple[int, ...]]:
        shown = self.shown[seat]
        return [hand for hand in combinations(unseen, count) if self.known.tanto((*shown, *hand)) == number]

    def _winner(self, deal: Deal) -> int:
        """Which side wins the hand if the others hold these cards beside those I know of."""
        hands = {seat: (*deal.get(seat, ()), *self.peeked.get(seat, ())) for seat in self.shown}
        hands[self.view.seat] = deal.get(self.view.seat, self.held)
        return self.team_side(play_out(self.known, self.view.mano, self.grid, hands))


def read(view: View, legal: Iterable[Option]) -> Reading:
    """What a seat makes of its view, and of the acts that it may choose from. Raises KeyError for an unknown reglamento."""
    tables = known(view.reglamento, card(view.vira) if view.vira else -1)
    best = spoken(view, legal)
    held = tuple([card(name) for name in view.cards])
    lying = {seat: [card(c.card) for c in view.table if c.seat == seat and c.card] for seat in range(1, view.seats + 1)}
    peeked = _peeked(view)
    grid = _grid(view, tables)
    return Reading(
        view=view,
        known=tables,
        words={plain: option.act for plain, option in best.items()},
        legal={plain: option.stake for plain, option in best.items()},
        dealt=(*held, *lying.pop(view.seat)),
        held=held,
        shown={seat: tuple(sorted([*cards, *peeked.get(seat, ())])) for seat, cards in lying.items()},
        peeked=peeked,
        grid=grid,
        now=next((number for number, laid in enumerate(grid, 1) if len(laid) < view.seats), 3),
    )


def _peeked(view: View) -> dict[int, tuple[int, ...]]:
    """The card that I looked at before my partner got it, while it is in his hand for all I know."""
    partner = (view.seat + 1) % 4 + 1
    theirs = [lying for lying in view.table if lying.seat == partner]
    gone = any(lying.down or lying.card == view.peeked for lying in theirs)
    return {partner: (card(view.peeked),)} if view.peeked and not gone else {}


def _grid(view: View, tables: Known) -> Grid:
    grid: Grid = ({}, {}, {})
    for lying in view.table:
        power = BURNED if lying.burned else tables.strength[card(lying.card)] if lying.card else HIDDEN
        grid[lying.vuelta - 1][lying.seat] = power
    return grid
