"""The referee of venezolano-simple: rules S-1 to S-60, told over the lines of a hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NoReturn

from tests.referee.common import (
    Hand,
    HandOver,
    not_understood,
    number,
    other,
    pieces_of,
    suit,
    team,
    top_of,
    two_of_three,
    venezuelan_row,
)

WORTH: Final = {"truco": 3, "retruco": 6, "vale-nueve": 9, "vale-partida": 24}
"""S-21; `vale-partida` is vale el juego."""

RESERVADA: Final = 1000
"""Both pieces beat any other flor (S-40)."""


def story(hand: Hand) -> NoReturn:
    """A hand of venezolano-simple: it is played to its end, and only then everything is paid (S-45)."""
    told = _Simple(hand)
    while True:
        told.card_turn()


class _Simple:
    def __init__(self, hand: Hand) -> None:
        self.hand = hand
        self.pieces = pieces_of(hand.vira)  # S-8, S-9
        self.worth = 1  # S-21
        self.bazas: list[int] = []
        self.table: dict[int, str] = {}
        self.left = {seat: list(cards) for seat, cards in hand.dealt.items()}
        self.refused_to: int | None = None  # team that is paid the 1 of a refused envido (S-29)
        self.stake: int | None = None  # of an accepted one

    def card_turn(self) -> None:
        """One line of the seat that has to put a card."""
        seat, act = self.hand.next()
        match act:
            case ["tiempo"]:  # S-48: the lowest card; of equals, the one dealt first
                self.put(seat, max(self.left[seat], key=self.row))
            case ["mazo"]:  # S-51
                self.settle(other(team(seat)))
            case ["truco" | "retruco" | "vale-nueve" | "vale-partida" as canto]:
                if not self.wanted():  # S-22
                    self.settle(team(seat))
                self.worth = WORTH[canto]
            case ["envido" | "la-falta" as canto]:
                stake = 2 if canto == "envido" else self.hand.leader_lacks()  # S-29
                if self.wanted():
                    self.stake = stake
                else:
                    self.refused_to = team(seat)
            case [card] if card in self.left[seat]:
                self.put(seat, card)
            case _:
                raise not_understood(seat, act)

    def wanted(self) -> bool:
        """The answer to any canto: quiero or no quiero, and nothing else (S-24, S-30); an idle team does not want it (S-47)."""
        seat, act = self.hand.next()
        match act:
            case ["quiero"]:
                return True
            case ["no-quiero" | "tiempo"]:
                return False
            case _:
                raise not_understood(seat, act)

    def put(self, seat: int, card: str) -> None:
        """A card on the table; with the last one the baza is decided, and perhaps the hand (S-12 to S-20)."""
        self.left[seat].remove(card)
        self.table[seat] = card
        if len(self.table) == self.hand.seats:
            self.bazas.append(top_of(self.table, self.row))
            self.table = {}
            winner = two_of_three(self.bazas, self.hand.mano)
            if winner is not None:
                self.settle(winner)

    def row(self, card: str) -> int:
        """The group of S-10; 1 is the strongest."""
        return venezuelan_row(card, self.pieces)

    def value(self, card: str) -> int:
        """Perico 30, perica 29, other figures 0, the others their number (S-31, S-32)."""
        if card in self.pieces:
            return 30 - self.pieces.index(card)
        return 0 if number(card) >= 10 else number(card)

    def envido(self, cards: Sequence[str]) -> int:
        """A piece and the best other card (S-32); two of a suit and 20, or the highest card (S-31)."""
        values = sorted((self.value(card) for card in cards), reverse=True)
        if self.held(cards):
            return values[0] + values[1]
        pairs = [(a, b) for a in cards for b in cards if a != b and suit(a) == suit(b)]
        return max([values[0], *(20 + self.value(a) + self.value(b) for a, b in pairs)])

    def held(self, cards: Sequence[str]) -> int:
        """How many pieces there are among them."""
        return sum(card in self.pieces for card in cards)

    def has_flor(self, cards: Sequence[str]) -> bool:
        """Three of a suit, a piece and two of one suit, or both pieces (S-37)."""
        if self.held(cards) == 2:
            return True
        return len({suit(card) for card in cards if card not in self.pieces}) == 1

    def flor(self, cards: Sequence[str]) -> int:
        """The count of a flor (S-40, S-42)."""
        if self.held(cards) == 2:
            return RESERVADA
        return sum(map(self.value, cards)) + (0 if self.held(cards) else 20)

    def settle(self, winner: int) -> NoReturn:
        """Flor, then envido, then truco (S-45), whatever way the hand ended (S-34, S-44)."""
        flores = {seat: self.flor(cards) for seat, cards in self.hand.dealt.items() if self.has_flor(cards)}
        if flores:  # S-39: 3 in total, to the greatest
            self.hand.pay(self.hand.best(flores), "flor", 3)
        if self.refused_to is not None:
            self.hand.pay(self.refused_to, "envido", 1)
        if self.stake is not None:  # S-33
            counts = {seat: self.envido(cards) for seat, cards in self.hand.dealt.items()}
            self.hand.pay(self.hand.best(counts), "envido", self.stake)
        self.hand.pay(winner, "truco", self.worth)
        raise HandOver
