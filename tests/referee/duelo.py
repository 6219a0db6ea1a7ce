"""The referee of argentino-duelo: rules D-1 to D-81, told over the lines of a hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
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
    not_understood,
    other,
    same_suit,
    team,
    top_of,
    two_of_three,
)


def story(hand: Hand) -> NoReturn:
    """A hand of argentino-duelo. Seats 1 and 2 are teams 1 and 2 (D-1)."""
    told = _Duelo(hand)
    while True:
        told.card_turn()


def first_mano(lines: Iterator[tuple[int, list[str]]]) -> tuple[int | None, int | None]:
    """Piedra, papel o tijera: the mano of the first hand, and the winner when somebody left instead (D-5 to D-8, D-64)."""
    beats = {"piedra": "tijera", "tijera": "papel", "papel": "piedra"}  # D-5
    picks: dict[int, str] = {}
    for seat, act in lines:
        match act:
            case ["rendirse" | "abandono"]:
                return None, other(seat)
            case ["tiempo", drawn]:  # D-8: nobody picked; the server drew
                return int(drawn), None
            case ["tiempo"]:  # D-8: the only one that picked wins
                return other(seat), None
            case [pick] if pick in beats:
                picks[seat] = pick
            case _:
                raise not_understood(seat, act)
        if len(picks) == 2:
            for one in (1, 2):
                if beats[picks[one]] == picks[other(one)]:  # D-6
                    return one, None
            picks = {}  # D-7
    return None, None


class _Duelo:
    def __init__(self, hand: Hand) -> None:
        self.hand = hand
        self.worth = 1  # D-21
        self.bazas: list[int] = []
        self.table: dict[int, str] = {}
        self.left = {seat: list(cards) for seat, cards in hand.dealt.items()}
        self.mano_acted = False  # D-62

    def card_turn(self) -> None:
        """One line of the player that has to put a card."""
        seat, act = self.hand.next()
        if act == ["tiempo"]:  # D-69: MAZO where it is legal, and the weakest card of a mano that has not acted
            idle_mano = seat == self.hand.mano and not self.mano_acted
            act = [self.weakest(seat)] if idle_mano else ["mazo"]
        self.mano_acted = self.mano_acted or seat == self.hand.mano
        match act:
            case ["mazo"]:  # D-60
                self.end_hand(other(seat))
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

    def weakest(self, seat: int) -> str:
        """The lowest row of D-11; of equals, the one dealt first (D-69)."""
        return max(self.left[seat], key=argentine_row)

    def put(self, seat: int, card: str) -> None:
        """A card on the table; with the second one the baza is decided, and perhaps the hand (D-14 to D-20)."""
        self.left[seat].remove(card)
        self.table[seat] = card
        if len(self.table) == 2:
            self.bazas.append(top_of(self.table, argentine_row))
            self.table = {}
            winner = two_of_three(self.bazas, self.hand.mano)
            if winner is not None:
                self.end_hand(winner)

    def end_hand(self, winner: int) -> NoReturn:
        """Truco is paid at the end of the hand, at the value in force (D-3, D-21)."""
        self.hand.pay(winner, "truco", self.worth)
        raise HandOver

    def truco(self, caller: int, canto: str) -> None:
        """A canto of truco, until it is wanted; envido or flor over it are told in between (D-22 to D-28, D-41 to D-43, D-50)."""
        while True:
            seat, act = self.hand.next()
            match act:
                case ["quiero"]:  # D-23
                    self.worth = TRUCO_WORTH[canto]
                    return
                case ["no-quiero" | "tiempo"]:  # D-24: the value before this canto; D-67
                    self.end_hand(caller)
                case ["retruco" | "vale-cuatro" as higher]:  # D-25: it accepts the one below
                    self.worth = TRUCO_WORTH[canto]
                    caller, canto = seat, higher
                case ["envido" | "real-envido" | "falta-envido" as opening]:  # D-41
                    self.envido(seat, opening)
                case ["flor"]:  # D-50
                    self.flor(seat)
                case _:
                    raise not_understood(seat, act)

    def envido(self, caller: int, canto: str) -> None:
        """A chain of envido, until it is settled or annulled by a flor (D-32 to D-40, D-48)."""
        chain = [ENVIDO_LETTER[canto]]
        while True:
            seat, act = self.hand.next()
            accepted, rejected = CHAINS[" ".join(chain)]
            match act:
                case ["quiero"]:
                    self.reveal("envido", self.hand.leader_lacks() if accepted is FALTA else accepted)  # D-34
                    return
                case ["no-quiero" | "tiempo"]:  # D-36, D-67
                    self.hand.pay(team(caller), "envido", rejected)
                    return
                case ["envido" | "real-envido" | "falta-envido" as raised]:  # D-35
                    chain.append(ENVIDO_LETTER[raised])
                    caller = seat
                case ["flor"]:  # D-48: the envido is annulled, without points
                    self.flor(seat)
                    return
                case _:
                    raise not_understood(seat, act)

    def flor(self, singer: int) -> None:
        """A flor, until it is settled (D-51 to D-56)."""
        if not same_suit(self.hand.dealt[other(singer)]):  # D-51
            self.hand.pay(team(singer), "flor", 3)
            return
        caller, chain = singer, ["flor"]
        while True:
            seat, act = self.hand.next()
            match act:
                case ["flor"]:  # D-53
                    self.reveal("flor", 3)
                    return
                case ["quiero"]:  # D-54, D-55
                    self.reveal("flor", 6 if chain[-1] == "contraflor" else "match")
                    return
                case ["no-quiero" | "tiempo"]:  # D-54, D-55, D-68
                    self.hand.pay(team(caller), "flor", self.flor_refused(chain))
                    return
                case ["contraflor" | "contraflor-al-resto" as higher]:
                    caller = seat
                    chain.append(higher)
                case _:
                    raise not_understood(seat, act)

    def flor_refused(self, chain: Sequence[str]) -> int:
        """What the caller keeps: over a contraflor 6, otherwise 3 (D-54, D-55; idle: D-68)."""
        return 6 if chain[-1] == "contraflor-al-resto" and "contraflor" in chain else 3

    def reveal(self, kind: str, stake: int | str) -> None:
        """The mano says its number, the pie says its own or «son buenas»; a tie is the mano's (D-38, D-39, D-57, D-58)."""
        mano = self.hand.mano
        pie, act = self.hand.next()
        match act:
            case ["tengo"]:
                winner = self.hand.best({seat: argentine_envido(cards) for seat, cards in self.hand.dealt.items()})
            case ["son-buenas" | "tiempo"]:  # D-70
                winner = mano
            case _:
                raise not_understood(pie, act)
        if stake == "match":  # D-55: booked as what the winner itself lacks
            stake = self.hand.target - self.hand.score[winner - 1]
        self.hand.pay(winner, kind, int(stake))
