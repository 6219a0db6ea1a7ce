"""E-6 to E-19: the order of the cards, who wins a vuelta and who the hand."""

from __future__ import annotations

from functools import partial

import pytest

from quiero.engine import reglamento, start, view
from quiero.engine.cards import NAMES
from tests.playing import Table

Mesa = partial(Table, name="argentino")

# Written out again from the table of E-6, so that a slip in the engine's own order is seen.
ROWS = (
    "1e",
    "1b",
    "7e",
    "7o",
    "3e 3b 3o 3c",
    "2e 2b 2o 2c",
    "1o 1c",
    "12e 12b 12o 12c",
    "11e 11b 11o 11c",
    "10e 10b 10o 10c",
    "7c 7b",
    "6e 6b 6o 6c",
    "5e 5b 5o 5c",
    "4e 4b 4o 4c",
)
ROW = {card: place for place, row in enumerate(ROWS) for card in row.split()}
SIX = ("7e 6e 4c", "5b 4b 12o", "3o 2c 10b", "7o 6o 1b", "3e 2o 11c", "4o 5c 12e")


def vuelta(*cards: str, mano: int = 1) -> Table:
    """A first vuelta of these cards, seat 1 first."""
    rest = iter([card for card in NAMES if card not in cards])
    seats = len(cards)
    table = Mesa(*[f"{card} {next(rest)} {next(rest)}" for card in cards], mano=mano)
    return table.do(*[f"{seat} {cards[seat - 1]}" for seat in [(mano - 1 + step) % seats + 1 for step in range(seats)]])


def test_e_6_every_card_against_every_other() -> None:
    for one in NAMES:
        for two in NAMES:
            if one != two:
                best = 0 if ROW[one] == ROW[two] else 1 if ROW[one] < ROW[two] else 2
                assert vuelta(one, two).state.vueltas == (best,), (one, two)


def test_e_7_one_row_ties_and_no_suit_is_to_be_followed() -> None:
    assert vuelta("3o", "3c").state.vueltas == (0,)
    assert vuelta("7c", "7o").state.vueltas == (2,), "not all sevens are of one row"
    table = Mesa("4e 5e 6e", "7e 12c 4b").do("1 4e")
    assert all(table.may(f"2 {card}") for card in ("7e", "12c", "4b"))


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_e_8_a_card_from_every_seat_and_two_vueltas_win(seats: int) -> None:
    hands = ("1e 1b 4c", "4e 5e 6e", "4o 5o 6o", "4b 5b 6b", "12e 12o 12b", "11e 11o 11b")[:seats]
    table = Mesa(*hands).do(*[f"{seat} {hand.split()[0]}" for seat, hand in enumerate(hands, 1)])
    assert table.state.vueltas == (1,)
    after = table.do(*[f"{seat} {hand.split()[1]}" for seat, hand in enumerate(hands, 1)])
    assert after.state.vueltas == (1, 1)
    assert after.state.phase == "reparto"
    assert table.paid == [("truco", 1, 1)]


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_e_9_the_first_mano_is_drawn_and_then_it_goes_round(seats: int) -> None:
    with pytest.raises(ValueError, match="no such mano: 0"):
        start(reglamento("argentino"), 30, seats)
    for mano in range(1, seats + 1):
        table = Mesa(*SIX[:seats], mano=mano)
        assert table.turn == mano
        table.do(f"{mano} mazo")
        following = mano % seats + 1
        assert table.state.mano == following
        assert table.deal(*SIX[:seats]).turn == following


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_e_10_who_won_a_vuelta_leads_the_next(seats: int) -> None:
    for winner in range(1, seats + 1):
        cards = [f"4{suit}" for suit in "eboc"] + ["5e", "5b"]
        cards[winner - 1] = "1e"
        assert vuelta(*cards[:seats]).turn == winner


@pytest.mark.parametrize(
    ("cards", "mano", "winner"),
    [
        (("3e", "4b", "3o", "6c"), 1, 1),
        (("3e", "4b", "3o", "6c"), 2, 3),
        (("3e", "4b", "3o", "6c"), 4, 1),
        (("3e", "3b", "4o", "6c"), 1, 0),
        (("3e", "3b", "3o", "6c"), 1, 0),
        (("3e", "3b", "3o", "3c"), 1, 0),
        (("3e", "3b", "3o", "7e"), 1, 4),
        (("4o", "3b", "6c", "3e"), 1, 2),
        (("4o", "3b", "6c", "3e"), 3, 4),
        (("2e", "4b", "2o", "5c", "2b", "6c"), 3, 3),
        (("2e", "4b", "2o", "5c", "2b", "6c"), 6, 1),
        (("2e", "4b", "2o", "5c", "2b", "2c"), 1, 0),
        (("2e", "3b", "2o", "3c", "2b", "3e"), 5, 6),
    ],
)
def test_e_11_parda_is_a_tie_between_rivals(cards: tuple[str, ...], mano: int, winner: int) -> None:
    assert vuelta(*cards, mano=mano).state.vueltas == (winner,)


@pytest.mark.parametrize(
    ("one", "two", "team"),
    [("3e 7e 4b", "3b 6o 4c", 1), ("3e 6o 4b", "3b 7e 4c", 2)],
)
def test_e_12_first_parda_the_second_decides(one: str, two: str, team: int) -> None:
    first, second = one.split(), two.split()
    table = Mesa(one, two).do(f"1 {first[0]}", f"2 {second[0]}", f"1 {first[1]}", f"2 {second[1]}")
    assert table.state.vueltas[0] == 0
    assert table.paid == [("truco", team, 1)]


@pytest.mark.parametrize(
    ("one", "two", "lines", "vueltas", "team"),
    [
        ("1e 3e 4b", "6o 3b 4c", ["1 1e", "2 6o", "1 3e", "2 3b"], (1, 0), 1),
        ("6o 3b 4c", "1e 3e 4b", ["1 6o", "2 1e", "2 3e", "1 3b"], (2, 0), 2),
        ("1e 4b 3e", "6o 7e 3b", ["1 1e", "2 6o", "1 4b", "2 7e", "2 3b", "1 3e"], (1, 2, 0), 1),
        ("6o 7e 3b", "1e 4b 3e", ["1 6o", "2 1e", "2 4b", "1 7e", "1 3b", "2 3e"], (2, 1, 0), 2),
    ],
)
def test_e_13_first_won_and_another_parda(one: str, two: str, lines: list[str], vueltas: tuple[int, ...], team: int) -> None:
    table = Mesa(one, two).do(*lines)
    assert table.state.vueltas == vueltas
    assert table.paid == [("truco", team, 1)]


@pytest.mark.parametrize(("mine", "theirs", "team"), [("6o", "5c", 1), ("5c", "6o", 2)])
def test_e_14_two_pardas_the_third_decides(mine: str, theirs: str, team: int) -> None:
    table = Mesa(f"3e 2e {mine}", f"3b 2b {theirs}").do("1 3e", "2 3b", "1 2e", "2 2b")
    assert table.state.phase == "mano"
    assert table.do(f"1 {mine}", f"2 {theirs}").paid == [("truco", team, 1)]


@pytest.mark.parametrize("mano", [1, 2, 3, 4])
def test_e_15_three_pardas_are_the_manos(mano: int) -> None:
    hands = ("3e 2e 4e", "3b 2b 4b", "12e 11e 10e", "12b 11b 10b")
    order = [(mano - 1 + step) % 4 + 1 for step in range(4)]
    table = Mesa(*hands, mano=mano)
    for place in range(3):
        table.do(*[f"{seat} {hands[seat - 1].split()[place]}" for seat in order])
    assert table.state.vueltas == (0, 0, 0)
    assert table.paid == [("truco", 1 if mano in (1, 3) else 2, 1)]


def test_e_16_the_hand_stops_as_soon_as_it_is_decided() -> None:
    table = Mesa("1e 7o 4c", "3c 2b 12o").do("1 1e", "2 3c", "1 7o", "2 2b")
    assert (table.state.phase, view(table.state, 0).held) == ("reparto", [1, 1])
    parda = Mesa("1e 3e 4b", "6o 3b 4c").do("1 1e", "2 6o", "1 3e", "2 3b")
    assert (parda.state.phase, view(parda.state, 0).held) == ("reparto", [1, 1])
    assert view(parda.state, 1).cards == ["4b"]


@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("leader", [1, 2])
def test_e_17_seats_play_in_order_from_the_leader(seats: int, leader: int) -> None:
    table = Mesa(*SIX[:seats], mano=leader)
    for step in range(seats):
        seat = (leader - 1 + step) % seats + 1
        assert table.turn == seat
        other = seat % seats + 1
        assert table.refused(f"{other} {SIX[other - 1].split()[0]}") == "E-17 no-es-tu-turno"
        table.do(f"{seat} {SIX[seat - 1].split()[0]}")


@pytest.mark.parametrize("mano", [1, 2, 3, 4])
def test_e_18_after_a_parda_the_mano_leads(mano: int) -> None:
    assert vuelta("4e", "3b", "3e", "4b", mano=mano).turn == mano


def test_e_19_the_winning_card_is_gold_and_a_parda_has_none() -> None:
    assert [card.card for card in view(vuelta("4e", "3b", "5c", "6o").state, 0).table if card.won] == ["3b"]
    assert [card for card in view(vuelta("4e", "3b", "3e", "4b").state, 0).table if card.won] == []
    mates = view(vuelta("4e", "3b", "5e", "3c", mano=3).state, 0)
    assert [(card.seat, card.card) for card in mates.table if card.won] == [(4, "3c")], "the first of them to play it"
    assert [card.seat for card in mates.table] == [3, 4, 1, 2]
