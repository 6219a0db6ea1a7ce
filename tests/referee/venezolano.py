"""The referee of venezolano: rules V-1 to V-206, told over the lines of a hand; how it is paid is in `venezolano_pago`."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final, NoReturn

from tests.referee.common import Hand, not_understood, team, venezuelan_row
from tests.referee.venezolano_pago import Bet, Books

WORTH: Final[dict[str, int | str]] = {"truco": 3, "retruco": 6, "vale-nueve": 9, "vale-partida": "partida"}
"""V-79."""

BURNED: Final = None
"""A card that counts for nothing (V-172, V-183)."""


def story(hand: Hand) -> NoReturn:
    """A hand of venezolano: cut and deal, up to three vueltas, and then everything is paid."""
    if hand.mazo:
        cut_and_deal(hand)
    told = _Venezolano(hand)
    told.vueltas()


def cut_and_deal(hand: Hand) -> None:
    """The cut, the two cards that are looked at, the passes and the vira, from the bottom of the cut deck (V-20 to V-32)."""
    seat, act = hand.next()
    match act:
        case ["corta" | "tiempo", named]:  # V-20; V-21: the server cuts
            cut = int(named)
        case _:
            raise not_understood(seat, act)
    bottom = [*hand.mazo[cut:], *hand.mazo[:cut]][::-1]  # V-22, V-23
    left = {seat: (seat - 2) % hand.seats + 1 for seat in hand.order()}  # V-3
    dealer = left[hand.mano]  # V-32
    cutter = left[dealer]  # V-20
    cards: dict[int, list[str]] = {seat: [] for seat in sorted(left)}
    if hand.seats == 4:  # V-24 to V-27
        cards[partner(cutter)].append(bottom.pop(0))
        cards[partner(dealer)].append(bottom.pop(0))
    seat = cutter  # V-29
    while any(len(held) < 3 for held in cards.values()):
        if len(cards[seat]) < 3:
            cards[seat].append(bottom.pop(0))
        seat = seat % hand.seats + 1
    hand.dealt = cards
    hand.vira = bottom[0]  # V-31


def partner(seat: int) -> int:
    """The seat across a table of four (V-10)."""
    return (seat + 1) % 4 + 1


class _Venezolano:
    def __init__(self, hand: Hand) -> None:
        self.hand = hand
        self.books = Books(hand)
        self.por_derecho = bool(hand.options.get("flor-por-derecho", False))  # V-13
        self.stake: int | str = 1  # V-79: the last accepted
        self.declared: list[int] = []  # V-104, in order
        self.shown_first: set[int] = set()  # seats whose first card is on the table

    def vueltas(self) -> NoReturn:
        """The hand, decided by its cards (SM.9); a truco that is not wanted ends it from within."""
        everyone = self.hand.order()
        first = self.card_turns(everyone, clock_burns=False)  # V-182: the first is never burned
        winner = self.unique({seat: cards[0] for seat, cards in first.items()})
        if winner is None:
            self.compulsory_pegado()
        first_team = team(winner)
        second = self.card_turns(everyone, clock_burns=True)  # V-183
        pegados = [seat for seat, cards in second.items() if len(cards) == 2]
        if pegados:
            self.voluntary_pegado(first_team, second, pegados)
        winner = self.unique({seat: cards[0] for seat, cards in second.items()})
        if winner is None or team(winner) == first_team:  # V-16, V-154
            self.won_by_cards(first_team)
        third = self.card_turns(everyone, clock_burns=True)
        winner = self.unique({seat: cards[0] for seat, cards in third.items()})
        self.won_by_cards(first_team if winner is None else team(winner))  # V-155, V-156

    def compulsory_pegado(self) -> NoReturn:
        """An emparde in the first: everybody plays two, tops first, then bottoms, then the mano team (V-157 to V-161)."""
        put = self.card_turns(self.hand.order(), clock_burns=True)  # V-184: both
        for place in (1, 0):
            winner = self.unique({seat: cards[place] for seat, cards in put.items()})
            if winner is not None:
                self.won_by_cards(team(winner))
        self.won_by_cards(team(self.hand.mano))

    def voluntary_pegado(self, first_team: int, second: Mapping[int, list[str | None]], pegados: Collection[int]) -> NoReturn:
        """Somebody played two in the second: the others play their third, and then both are judged (V-164 to V-175)."""
        third = self.card_turns([seat for seat in self.hand.order() if seat not in pegados], clock_burns=True)
        bottoms = {seat: cards[0] for seat, cards in second.items()}
        won_second = self.unique(bottoms)
        tops = {seat: cards[0] for seat, cards in third.items()}
        for seat in pegados:  # V-172: his own bottom wins the second, or his top is burned
            keeps = won_second == seat or (won_second is None and self.partners_tie_on_top(seat, bottoms))
            tops[seat] = second[seat][1] if keeps else BURNED
        if won_second is None or team(won_second) == first_team:  # V-174
            self.won_by_cards(first_team)
        won_third = self.unique(tops)
        self.won_by_cards(first_team if won_third is None else team(won_third))

    def partners_tie_on_top(self, seat: int, bottoms: Mapping[int, str | None]) -> bool:
        """His bottom and his partner's second tie above both rivals', a burned one counting as below (V-173)."""
        if self.hand.seats != 4:
            return False
        mine, his = bottoms[seat], bottoms[partner(seat)]
        rivals = [card for one, card in bottoms.items() if team(one) != team(seat)]
        if mine is None or his is None or self.row(mine) != self.row(his):
            return False
        return all(card is BURNED or self.row(card) > self.row(mine) for card in rivals)

    def row(self, card: str) -> int:
        """The step of V-40; 1 is the strongest."""
        return venezuelan_row(card, self.books.pieces)

    def unique(self, cards: Mapping[int, str | None]) -> int | None:
        """The seat of the single strongest valid card; None is an emparde (V-150 to V-153)."""
        rows = {seat: self.row(card) for seat, card in cards.items() if card is not BURNED}
        top = [seat for seat, row in rows.items() if row == min(rows.values())]
        return top[0] if len(top) == 1 else None

    def won_by_cards(self, winner: int) -> NoReturn:
        """The winner of the hand gets its worth (V-204)."""
        self.books.settle(winner, self.stake)

    def card_turns(self, seats: Collection[int], clock_burns: bool) -> dict[int, list[str | None]]:
        """Read on until each of these seats has put its card, or its two: below and on top."""
        put: dict[int, list[str | None]] = {}
        while len(put) < len(seats):
            seat, act = self.hand.next()
            match act:
                case ["corta", _]:  # without `mazo`, only recorded
                    pass
                case ["tiempo", cut] if cut.isdecimal():
                    pass
                case ["tiempo", *cards] if cards:
                    self.omit(seat)  # V-103
                    put[seat] = [BURNED if clock_burns else card for card in cards]
                    self.shown_first.add(seat)
                case ["pegado", low, top, *said]:
                    self.show(seat, said)
                    put[seat] = [low, top]
                case [card, *said] if card in self.hand.dealt[seat]:
                    self.show(seat, said)
                    put[seat] = [card]
                case _:
                    self.canto(seat, act)
        return put

    def show(self, seat: int, said: Sequence[str]) -> None:
        """What is said with a card, or with two (V-96 to V-108)."""
        match said:
            case []:
                self.omit(seat)  # V-99
            case ["flor" | "presento-flor" | "flor-flor"]:
                self.declare(seat)
                if seat not in self.shown_first:
                    self.flor_without_a_ley(seat)
            case ["a-ley"]:  # V-105, V-108: it fulfils the duty of that card, and declares nothing (V-104)
                pass
            case _:
                raise not_understood(seat, said)
        self.shown_first.add(seat)

    def flor_without_a_ley(self, seat: int) -> None:
        """The first of two partners with flor said «Flor»: of the two, the one declared earliest is kept (V-107)."""
        if not self.por_derecho or self.hand.seats != 4:  # V-94
            return
        pair = {seat, partner(seat)}
        if partner(seat) in self.shown_first or not all(self.books.has_valid_flor(one) for one in pair):
            return
        kept = next(one for one in self.declared if one in pair)
        self.books.flor[partner(kept)] = "burned"

    def declare(self, seat: int) -> None:
        """From the first time that its owner says so a flor is declared (V-104); a receta never is (V-141)."""
        if self.books.has_valid_flor(seat) and seat not in self.declared:
            self.declared.append(seat)

    def omit(self, seat: int) -> None:
        """Leaving out a declaration that is due burns that flor (V-99, V-103); without flor por derecho none is due (V-94)."""
        if self.por_derecho and self.books.has_valid_flor(seat):
            self.books.flor[seat] = "burned"

    def voice(self, seat: int, act: Sequence[str]) -> None:
        """«Con mi flor, …» declares it; the same words alone burn it; those that speak of the law do neither (V-96, V-98)."""
        match act:
            case ["con-flor", _]:
                self.declare(seat)
            case ["con-ley" | "sin-ley", _]:
                pass
            case _:
                self.omit(seat)

    def canto(self, seat: int, act: Sequence[str]) -> None:
        """What the player on turn sings before his card (SM.4, rows 6 to 12)."""
        if act[-1] in WORTH:
            self.voice(seat, act)
            self.truco(seat, act[-1])
        else:
            self.envido(seat, act)

    def truco(self, seat: int, canto: str) -> None:
        """A canto of truco, until it is wanted (V-79 to V-87); an envido of any kind may interrupt it (V-63, V-64)."""
        proposer = team(seat)
        while True:
            seat, act = self.hand.next()
            if act[-1] not in ("quiero", "no-quiero", "tiempo", *WORTH):
                self.envido(seat, act)
                continue
            if act != ["tiempo"]:  # V-186: the clock burns nothing
                self.voice(seat, act)
            match act[-1]:
                case "quiero":  # V-86
                    self.stake = WORTH[canto]
                    return
                case "no-quiero" | "tiempo":  # V-83 to V-85, V-185: what was accepted before
                    self.books.settle(proposer, self.stake)
                case higher:  # V-82: «Quiero y …»
                    self.stake = WORTH[canto]
                    proposer, canto = team(seat), higher

    def envido(self, seat: int, act: Sequence[str]) -> None:
        """An envido of any kind, from its opening until it is settled or blocked."""
        match act:
            case ["envido" | "la-falta" as canto]:
                if self.books.has_valid_flor(seat):  # V-110
                    self.books.flor[seat] = "cancelled"
                bet = Bet("ordinary", team(seat), amount=2 if canto == "envido" else self.hand.leader_lacks())  # V-65, V-71, V-72
            case ["a-ley", "envido"]:  # V-131
                bet = Bet("ley", team(seat), amount=2)
            case ["con-ley" | "sin-ley" as law, "envido"]:  # V-135
                bet = Bet("ley", team(seat), amount=2, law=law)
            case ["flor-envida"]:  # V-119, V-120
                self.declare(seat)
                bet = Bet("flor", team(seat), amount=2)
            case _:
                raise not_understood(seat, act)
        if self.answered(bet):
            self.books.bets.append(bet)

    def answered(self, bet: Bet) -> bool:
        """The answers, until the bet is accepted or rejected; false when it was blocked (V-112, V-115)."""
        while True:
            seat, act = self.hand.next()
            match act:
                case ["a-las-flores-no"]:
                    self.declare(seat)
                    return False
                case ["con-flor", "me-achico"]:  # V-123
                    self.books.void(team(seat))
                    return True
                case ["tiempo"]:  # V-185 to V-187
                    if bet.kind == "flor":
                        self.books.void(team(seat))
                    return True
            self.voice(seat, act)  # V-98, V-121
            if act[0] in ("con-ley", "sin-ley"):  # V-132
                bet.law = act[0]
            match act[-1].split("+"):
                case ["quiero"]:
                    bet.accepted = True
                    return True
                case ["no-quiero"]:
                    return True
                case ["envido"]:  # V-66
                    bet.raise_to(bet.amount + 2, team(seat))
                case ["envido", more]:  # V-67
                    bet.raise_to(bet.amount + int(more), team(seat))
                case ["la-falta"]:  # V-71
                    bet.raise_to(self.hand.leader_lacks(), team(seat))
                case _:
                    raise not_understood(seat, act)
