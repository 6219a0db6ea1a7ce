"""How a hand of venezolano is paid: flores, bets, and the algorithm of Part V."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import NoReturn

from tests.referee.common import Hand, HandOver, number, other, pieces_of, suit, team


@dataclass
class Bet:
    """An envido bet: ordinary, of ley, or of flor."""

    kind: str
    proposer: int
    """Team that sang last."""
    amount: int
    refused: int = 1
    """What its proposer gets if it is not wanted (V-65, V-68, V-120, V-136)."""
    law: str = ""
    accepted: bool = False

    def raise_to(self, amount: int, by: int) -> None:
        """A raise; if it is not wanted it pays the bet as it stood (V-66 to V-68)."""
        self.refused, self.amount, self.proposer = self.amount, amount, by


class Books:
    """The flores of a hand, the bets that were settled, and who is paid for them."""

    def __init__(self, hand: Hand) -> None:
        self.hand = hand
        self.pieces = pieces_of(hand.vira)
        self.bets: list[Bet] = []
        self.won_contest: int | None = None
        """The team that won an accepted flor envidada."""
        self.recetas = {seat for seat, cards in hand.dealt.items() if self.held(cards) == 2}  # V-140
        self.flor = {seat: "valid" for seat, cards in hand.dealt.items() if self.is_ordinary_flor(cards)}  # V-93

    def held(self, cards: Sequence[str]) -> int:
        """How many pieces there are among them."""
        return sum(card in self.pieces for card in cards)

    def is_ordinary_flor(self, cards: Sequence[str]) -> bool:
        """Three cards of one palo, or two of one and a piece of any; both pieces are never an ordinary flor (V-90)."""
        return self.held(cards) < 2 and len({suit(card) for card in cards if card not in self.pieces}) == 1

    def has_valid_flor(self, seat: int) -> bool:
        """An ordinary flor that is neither burned, cancelled nor void (V-93)."""
        return self.flor.get(seat) == "valid"

    def void(self, of: int) -> None:
        """The ordinary flores of a whole team are lost; a receta never (V-123, V-125, V-128, V-187)."""
        for seat in self.flor:
            if team(seat) == of and self.has_valid_flor(seat):
                self.flor[seat] = "void"

    def with_flor(self) -> list[int]:
        """The seats with a receta or a valid ordinary flor."""
        return [seat for seat in self.hand.dealt if seat in self.recetas or self.has_valid_flor(seat)]

    def value(self, card: str) -> int:
        """Perico 10, perica 9, other figures 0, the others their number (V-41, V-43)."""
        if card in self.pieces:
            return 10 - self.pieces.index(card)
        return 0 if number(card) >= 10 else number(card)

    def envido(self, cards: Sequence[str]) -> int:
        """20 and the best compatible pair; without one, the highest card (V-42, V-44, V-45)."""
        pairs = [(a, b) for a, b in combinations(cards, 2) if suit(a) == suit(b) or self.held((a, b))]
        if pairs:
            return max(20 + self.value(a) + self.value(b) for a, b in pairs)
        return max(map(self.value, cards))

    def flor_value(self, cards: Sequence[str]) -> int:
        """20 and the three cards (V-47)."""
        return 20 + sum(map(self.value, cards))

    def settle(self, winner: int, worth: int | str) -> NoReturn:
        """Part V: the contest is resolved first, then the stages are paid, each payment stopping at the target."""
        first_flores = self.contest() or team(self.hand.mano)  # V-201, V-202
        if any(bet.kind == "ley" for bet in self.bets):  # V-138, V-205
            self.pay_envido()
            self.pay_flores(first_flores)
        else:  # V-199
            self.pay_flores(first_flores)
            self.pay_envido()
        if worth == "partida":  # V-88, V-89
            worth = self.hand.target - self.hand.score[winner - 1]
        self.hand.pay(winner, "truco", int(worth))
        raise HandOver

    def contest(self) -> int | None:
        """The team that won the flor envidada, if there was one and somebody won it (V-123, V-125, V-126, V-129)."""
        for bet in self.bets:
            if bet.kind == "flor":
                if not bet.accepted:
                    return bet.proposer
                flores = {seat: self.flor_value(self.hand.dealt[seat]) for seat in self.with_flor()}
                if flores:
                    self.won_contest = self.hand.best(flores)
                    self.void(other(self.won_contest))
                return self.won_contest
        return None

    def pay_flores(self, first: int) -> None:
        """3 for each receta and each valid flor, one payment for each team (V-91, V-92, V-142)."""
        for one in (first, other(first)):
            count = sum(team(seat) == one for seat in self.with_flor())
            if count:
                self.hand.pay(one, "flor", 3 * count)

    def pay_envido(self) -> None:
        """Each settled bet in its order; without any, the automatic piedra of a receta (V-143 to V-146, V-203)."""
        if not self.bets:
            for seat in self.recetas:
                self.hand.pay(team(seat), "envido", 1)
        for bet in self.bets:
            paid = self.won_by(bet)
            if paid:
                self.hand.pay(paid, "envido", bet.amount if bet.accepted else bet.refused)

    def won_by(self, bet: Bet) -> int | None:
        """The team that a settled bet is paid to."""
        if not bet.accepted:  # V-65, V-68, V-127
            return bet.proposer
        if bet.kind == "flor":  # V-125, V-126
            return self.won_contest
        counts = {seat: self.envido(cards) for seat, cards in self.hand.dealt.items()}  # V-44, V-134
        if bet.law == "con-ley":  # V-133: a valid flor, receta included, counts its three cards
            counts |= {seat: self.flor_value(self.hand.dealt[seat]) for seat in self.with_flor()}
        return self.hand.best(counts)
