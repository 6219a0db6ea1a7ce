"""V-165 to V-175 against brute force: every choice of unseen cards below the pegados, judged as the articles say it.

Random hands with pegados by choice are played to their end. What the table then shows and tells must follow from all that
might lie there, and what was paid from what does lie there.
"""

from __future__ import annotations

import itertools
import os
import random
from collections.abc import Iterator, Mapping

import pytest

from quiero.engine import legal_acts
from quiero.engine.cards import NAMES
from tests.playing import Table
from tests.referee.common import pieces_of, team, venezuelan_row
from tests.reglamentos.venezolano.mesa import lying, mesa, sees, shown, vueltas

SITUATIONS = 40 * (25 if os.environ.get("QUIERO_SOAK") else 1)


class Situation:
    """A hand after its last card: who played what in the second and the third; None is a card that burned on a timeout."""

    def __init__(self, seed: int, seats: int, hidden: int) -> None:
        self.dice = random.Random(f"{seed} {seats} {hidden}")
        self.seats = seats
        while True:
            deck = self.dice.sample(NAMES, 3 * seats + 1)
            self.vira = deck.pop()
            self.table = mesa(*[" ".join(deck[i : i + 3]) for i in range(0, 3 * seats, 3)], vira=self.vira, target=24)
            self.put: list[dict[int, str | None]] = [{}, {}, {}]
            self.pegados: set[int] = set()
            if self.first_is_won():
                break
        glued = self.dice.sample(range(1, seats + 1), hidden)
        while self.table.turn:
            self.play(self.table.turn, self.table.turn in glued)

    def first_is_won(self) -> bool:
        for seat in range(1, self.seats + 1):
            card = sees(self.table, seat).cards[self.dice.randrange(3)]
            self.table.do(f"{seat} {card}")
            self.put[0][seat] = card
        return vueltas(self.table)[0][1] != 0

    def play(self, seat: int, glued: bool) -> None:
        vuelta = 2 if seat in self.put[1] else 1
        cards = sees(self.table, seat).cards
        self.dice.shuffle(cards)
        if vuelta == 1 and glued:
            self.put[1][seat], self.put[2][seat] = cards
            self.pegados.add(seat)
            self.table.do(f"{seat} pegado {cards[0]} {cards[1]}")
        else:
            burns = self.dice.random() < 0.1
            self.put[vuelta][seat] = None if burns else cards[0]
            self.table.do(f"{seat} tiempo {cards[0]}" if burns else f"{seat} {cards[0]}")

    def unseen(self) -> list[str]:
        """All cards but the vira and those that lie face up."""
        face_up = {card for seat, card in self.put[1].items() if card and seat not in self.pegados}
        face_up |= {card for vuelta in (0, 2) for card in self.put[vuelta].values() if card}
        return [name for name in NAMES if name not in face_up and name != self.vira]

    def row(self, card: str) -> int:
        return venezuelan_row(card, pieces_of(self.vira))

    def unique(self, cards: Mapping[int, str | None]) -> int:
        """The seat of the single strongest card that is not burned, 0 for none (V-150 to V-153)."""
        rows = {seat: self.row(card) for seat, card in cards.items() if card}
        best = [seat for seat, row in rows.items() if row == min(rows.values())]
        return best[0] if len(best) == 1 else 0

    def judged(self, below: Mapping[int, str | None], exception: bool = True) -> tuple[int, int, int, frozenset[int]]:
        """Team, winner of the second, winner of the third, tops that burn: SM.9 with those cards below."""
        second = {**self.put[1], **below}
        won = self.unique(second)
        burned = frozenset(s for s in self.pegados if won != s and not (exception and won == 0 and self.tied(s, second)))
        third = self.unique({seat: None if seat in burned else card for seat, card in self.put[2].items()})
        first = team(self.unique(self.put[0]))
        if won == 0 or team(won) == first:
            return first, won, third, burned
        return (team(third) if third else first), won, third, burned

    def tied(self, seat: int, second: Mapping[int, str | None]) -> bool:
        """V-173: its card and the partner's are of one row, above both rivals'."""
        if self.seats == 2:
            return False
        mine, his = second[seat], second[(seat + 1) % 4 + 1]
        rivals = [card for other, card in second.items() if team(other) != team(seat)]
        assert mine
        return bool(his) and self.row(his or "") == self.row(mine) and all(not c or self.row(c) > self.row(mine) for c in rivals)

    def all_cases(self) -> Iterator[Mapping[int, str | None]]:
        hidden = sorted(self.pegados)
        for cards in itertools.permutations(self.unseen(), len(hidden)):
            yield dict(zip(hidden, cards, strict=True))


def tops_burned(table: Table, pegados: set[int]) -> set[int]:
    return {card.seat for card in sees(table, 0).table if card.vuelta == 3 and card.burned and card.seat in pegados}


@pytest.mark.parametrize(("seats", "hidden"), [(2, 1), (2, 2), (4, 1), (4, 2)])
@pytest.mark.parametrize("share", range(4))
def test_v_165_v_170_v_171_v_172_v_174_v_175_what_is_shown_and_told(seats: int, hidden: int, share: int) -> None:
    for seed in range(share * SITUATIONS // 4, (share + 1) * SITUATIONS // 4):
        told = Situation(seed, seats, hidden)
        cases = [told.judged(below) for below in told.all_cases()]
        teams = {case[0] for case in cases}
        winner, second, third, burned = told.judged({})
        assert told.table.state.hand_winner == winner, seed
        if len(teams) == 1:
            assert shown(told.table) == [], seed
            thirds = {case[2] for case in cases}
            assert vueltas(told.table)[1:] == [(3, third)] * (len(thirds) == 1), seed
            assert tops_burned(told.table, told.pegados) == set(), seed
            assert lying(told.table, 0).count("?") == hidden, seed
        else:
            assert set(shown(told.table)) == {told.put[1][seat] for seat in told.pegados}, seed
            assert vueltas(told.table)[1:] == [(2, second), (3, third)], seed
            assert tops_burned(told.table, told.pegados) == burned, seed
        assert told.judged({}, exception=False)[0] == winner, seed


def test_v_170_is_one_of_those_cases() -> None:
    """The single strongest third, penalties apart, in the team that won the first and no pegado: nothing is shown."""
    found = 0
    for seed in range(3 * SITUATIONS):
        told = Situation(seed, 4, 1)
        best = told.unique(told.put[2])
        if best and best not in told.pegados and team(best) == team(told.unique(told.put[0])):
            found += 1
            assert shown(told.table) == [], seed
    assert found > 10


def test_the_situations_are_of_every_kind() -> None:
    """Shown and not shown, and with cards burned on timeouts."""
    all_of_them = [Situation(seed, 4, hidden) for seed in range(SITUATIONS) for hidden in (1, 2)]
    assert {bool(shown(told.table)) for told in all_of_them} == {True, False}
    assert any(None in told.put[1].values() for told in all_of_them)
    assert all(legal_acts(told.table.state, 1) == () for told in all_of_them)
