"""The referee of argentino: rules E-1 to E-71, told over the lines of a hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NoReturn

from tests.referee.common import (
    CHAINS,
    ENVIDO_LETTER,
    FALTA,
    TRUCO_WORTH,
    Hand,
    HandOver,
    argentine_envido,
    argentine_row,
    argentine_value,
    not_understood,
    other,
    same_suit,
    team,
    top_of,
    two_of_three,
)


def story(hand: Hand) -> NoReturn:
    """A hand of argentino, between teams of one, two or three (E-4, E-58)."""
    told = _Argentino(hand)
    while True:
        told.card_turn()


class _Argentino:
    def __init__(self, hand: Hand) -> None:
        self.hand = hand
        self.worth = 1  # E-20
        self.bazas: list[int] = []
        self.table: dict[int, str] = {}
        self.left = {seat: list(cards) for seat, cards in hand.dealt.items()}
        self.envido_sung = False  # E-53

    def card_turn(self) -> None:
        """One line of the seat that has to put a card."""
        seat, act = self.hand.next()
        match act:
            case ["tiempo"]:  # E-68: the weakest card; of equals, the one dealt first
                self.put(seat, max(self.left[seat], key=argentine_row))
            case ["mazo"]:
                self.mazo(seat)
            case ["truco" | "retruco" | "vale-cuatro" as canto]:
                self.truco(seat, canto)
            case ["envido" | "real-envido" | "falta-envido" as canto]:
                self.envido(seat, canto)
            case ["flor"]:
                self.flor(seat)
            case [card] if card in self.left[seat]:
                self.put(seat, card)
            case _:
                raise not_understood(seat, act)

    def put(self, seat: int, card: str) -> None:
        """A card on the table; with the last one the baza is decided, and perhaps the hand (E-8 to E-17)."""
        self.left[seat].remove(card)
        self.table[seat] = card
        if len(self.table) == self.hand.seats:
            self.bazas.append(top_of(self.table, argentine_row))
            self.table = {}
            winner = two_of_three(self.bazas, self.hand.mano)
            if winner is not None:
                self.end_hand(winner)

    def end_hand(self, winner: int) -> NoReturn:
        """Truco is paid at the end of the hand, at what the hand is worth (E-5, E-20, E-24)."""
        self.hand.pay(winner, "truco", self.worth)
        raise HandOver

    def mazo(self, seat: int) -> NoReturn:
        """The rivals take what the hand was worth; in the first baza, if no envido was sung, one more (E-52, E-53)."""
        rivals = other(team(seat))
        self.hand.pay(rivals, "truco", self.worth)
        if not self.bazas and not self.envido_sung:
            self.hand.pay(rivals, "mazo", 1)
        raise HandOver

    def truco(self, caller: int, canto: str) -> None:
        """A canto of truco, until it is wanted; an envido or a flor over it is told in between (E-21 to E-30)."""
        while True:
            seat, act = self.hand.next()
            match act:
                case ["quiero"]:  # E-22
                    self.worth = TRUCO_WORTH[canto]
                    return
                case ["no-quiero" | "tiempo"]:  # E-24: what it was worth before; E-68
                    self.end_hand(team(caller))
                case ["retruco" | "vale-cuatro" as higher]:  # E-25: it accepts the one below
                    self.worth = TRUCO_WORTH[canto]
                    caller, canto = seat, higher
                case ["envido" | "real-envido" | "falta-envido" as opening]:  # E-29, E-30
                    self.envido(seat, opening)
                case ["flor"]:  # E-43
                    self.flor(seat)
                case _:
                    raise not_understood(seat, act)

    def envido(self, caller: int, canto: str) -> None:
        """A chain of envido, until it is settled or annulled by a flor (E-33 to E-42)."""
        self.envido_sung = True
        chain = [ENVIDO_LETTER[canto]]
        while True:
            seat, act = self.hand.next()
            accepted, rejected = CHAINS[" ".join(chain)]
            match act:
                case ["quiero"]:  # E-37: among everybody
                    winner = self.hand.best({seat: argentine_envido(cards) for seat, cards in self.hand.dealt.items()})
                    self.hand.pay(winner, "envido", self.falta(winner) if accepted is FALTA else accepted)
                    return
                case ["no-quiero" | "tiempo"]:  # E-34, E-68
                    self.hand.pay(team(caller), "envido", rejected)
                    return
                case ["envido" | "real-envido" | "falta-envido" as raised]:  # E-33
                    chain.append(ENVIDO_LETTER[raised])
                    caller = seat
                case ["flor"]:  # E-42: it annuls the envido, over a chain of any length (E-43)
                    self.flor(seat)
                    return
                case _:
                    raise not_understood(seat, act)

    def falta(self, winner: int) -> int:
        """At 30 with the leader in malas the winner takes the match; otherwise what the leader lacks (E-35)."""
        if self.hand.target == 30 and max(self.hand.score) < 15:
            return 30 - self.hand.score[winner - 1]
        return self.hand.leader_lacks()

    def flor(self, singer: int) -> None:
        """A flor: 3 at once, or a contest when a rival has one too (E-42 to E-50)."""
        holders = [seat for seat, cards in self.hand.dealt.items() if same_suit(cards)]
        if all(team(seat) == team(singer) for seat in holders):  # E-44
            self.hand.pay(team(singer), "flor", 3)
            return
        caller, chain = singer, ["flor"]
        while True:
            seat, act = self.hand.next()
            match act:
                case ["quiero"]:  # E-47, E-48: the best flor of the table (E-49)
                    winner = self.hand.best({seat: flor_count(self.hand.dealt[seat]) for seat in holders})
                    self.hand.pay(winner, "flor", 6 if chain[-1] == "contraflor" else self.falta(winner))
                    return
                case ["me-achico" | "no-quiero" | "tiempo"]:  # E-46 to E-48, E-68
                    self.hand.pay(team(caller), "flor", flor_refused(chain))
                    return
                case ["contraflor" | "contraflor-al-resto" as higher]:
                    caller = seat
                    chain.append(higher)
                case _:
                    raise not_understood(seat, act)


def flor_count(cards: Sequence[str]) -> int:
    """20 and the values of all three cards (E-49)."""
    return 20 + sum(map(argentine_value, cards))


def flor_refused(chain: Sequence[str]) -> int:
    """Me achico 4, contraflor 4, al resto 4 straight over the flor and 6 over a contraflor (E-46 to E-48)."""
    return 6 if chain[-1] == "contraflor-al-resto" and "contraflor" in chain else 4
