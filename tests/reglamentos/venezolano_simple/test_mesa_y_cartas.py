"""S-3 to S-20: the table, the vira and its pieces, who wins a vuelta and who the hand."""

from __future__ import annotations

from functools import partial

import pytest

from quiero.engine import IllegalAct, reglamento, start, view
from quiero.engine.cards import NAMES
from tests.playing import Table

Mesa = partial(Table, name="venezolano-simple", target=24, vira="5o")

TWO = ("1e 7o 4c", "3c 2b 12e")
FOUR = ("7e 6e 4c", "5b 4b 12o", "3o 2c 10b", "7o 6o 1b")

# Written out again from S-10, below the pieces: a card alone, or all of a number that are left.
STEPS = ("1e", "1b", "7e", "7o", "3", "2", "1", "12", "11", "10", "7", "6", "5", "4")


def step(card: str, perico: str, perica: str) -> int:
    """The place of a card in S-10; lower is stronger."""
    if card in (perico, perica):
        return (perico, perica).index(card) - 2
    return STEPS.index(card if card in STEPS else card[:-1])


def vuelta(*cards: str, mano: int = 1, vira: str = "5o") -> Table:
    """A first vuelta of these cards, seat 1 first."""
    rest = iter([card for card in NAMES if card not in cards and card != vira])
    seats = len(cards)
    table = Mesa(*[f"{card} {next(rest)} {next(rest)}" for card in cards], mano=mano, vira=vira)
    return table.do(*[f"{seat} {cards[seat - 1]}" for seat in [(mano - 1 + place) % seats + 1 for place in range(seats)]])


def test_s_3_two_or_two_pairs() -> None:
    rules = reglamento("venezolano-simple")
    assert (rules.seats, dict(rules.options)) == ((2, 4), {})
    assert (rules.name, rules.version, rules.locale, rules.has_vira) == ("venezolano-simple", 1, "es-VE", True)
    for seats in (1, 3, 6):
        with pytest.raises(ValueError, match=f"by {seats}"):
            start(rules, 24, seats, mano=1)
    with pytest.raises(ValueError, match="flor"):
        reglamento("venezolano-simple", {"flor": True})
    for seat in range(1, 5):
        assert Mesa(*FOUR, mano=seat).do(f"{seat} truco").asked == ((2, 4) if seat in (1, 3) else (1, 3))
    assert Mesa(*FOUR).refused("5 truco") == "S-3 asiento-inexistente"
    assert Mesa(*FOUR).do("1 truco", "2 no-quiero").scores == (1, 0), "one score for the pair"


def test_s_4_to_24_and_no_other_target() -> None:
    assert reglamento("venezolano-simple").targets == (24,)
    for target in (12, 15, 30):
        with pytest.raises(ValueError, match=f"to {target}"):
            start(reglamento("venezolano-simple"), target, 2, mano=1)
    table = Mesa(*TWO, scores=(23, 23)).do("1 truco", "2 no-quiero")
    assert (table.state.winner, table.scores) == (1, (24, 23))
    assert table.refused("2 truco") == "S-4 partida-terminada"


@pytest.mark.parametrize("hands", [TWO, FOUR])
def test_s_5_three_cards_each_and_a_vira_that_all_see(hands: tuple[str, ...]) -> None:
    table = Mesa(*hands)
    for viewer in range(len(hands) + 1):
        assert view(table.state, viewer).vira == "5o"
        assert view(table.state, viewer).held == [3] * len(hands)
    assert view(table.do("1 mazo").state, 0).vira == "5o", "until the next deal"
    with pytest.raises(ValueError, match="has a vira"):
        table.deal(*hands)


def test_s_6_one_deck_of_forty_for_hands_and_vira() -> None:
    assert len(NAMES) == 40
    assert {name[:-1] for name in NAMES} == {"1", "2", "3", "4", "5", "6", "7", "10", "11", "12"}
    for hands, vira in (((TWO[0], TWO[0]), "5o"), (TWO, "7o")):
        with pytest.raises(ValueError, match="different cards"):
            Mesa().deal(*hands, vira=vira)


@pytest.mark.parametrize("seats", [2, 4])
def test_s_7_the_first_mano_is_drawn_and_then_it_goes_round(seats: int) -> None:
    with pytest.raises(ValueError, match="no such mano: 0"):
        start(reglamento("venezolano-simple"), 24, seats)
    for mano in range(1, seats + 1):
        table = Mesa(*FOUR[:seats], mano=mano)
        assert table.turn == mano
        table.do(f"{mano} mazo")
        assert table.refused(f"{mano} truco") == "S-7 entre-manos"
        assert table.deal(*FOUR[:seats], vira="5o").turn == mano % seats + 1
        with pytest.raises(IllegalAct, match=r"no-es-reparto \(S-7\)"):
            table.deal(*FOUR[:seats], vira="5o")


@pytest.mark.parametrize("suit", "eboc")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6, 7, 12])
def test_s_8_caballo_and_sota_of_the_vira_are_the_pieces(number: int, suit: str) -> None:
    vira, perico, perica = f"{number}{suit}", f"11{suit}", f"10{suit}"
    best = "1e" if vira != "1e" else "1b"
    assert vuelta(best, perico, vira=vira).state.vueltas == (2,)
    assert vuelta(best, perica, vira=vira).state.vueltas == (2,)
    assert vuelta(perica, perico, vira=vira).state.vueltas == (2,)
    assert vuelta(perico, perica, vira=vira).state.vueltas == (1,)


@pytest.mark.parametrize("suit", "eboc")
@pytest.mark.parametrize(("number", "perico", "perica"), [(11, 12, 10), (10, 11, 12)])
def test_s_9_the_rey_stands_for_a_piece_that_is_the_vira(number: int, perico: int, perica: int, suit: str) -> None:
    vira = f"{number}{suit}"
    assert vuelta("1e", f"{perico}{suit}", vira=vira).state.vueltas == (2,)
    assert vuelta("1e", f"{perica}{suit}", vira=vira).state.vueltas == (2,)
    assert vuelta(f"{perica}{suit}", f"{perico}{suit}", vira=vira).state.vueltas == (2,)


@pytest.mark.parametrize(
    ("vira", "perico", "perica"),
    [("5o", "11o", "10o"), ("11e", "12e", "10e"), ("10c", "11c", "12c"), ("12b", "11b", "10b"), ("1e", "11e", "10e")],
)
def test_s_10_every_card_against_every_other(vira: str, perico: str, perica: str) -> None:
    deck = [card for card in NAMES if card != vira]
    for one in deck:
        for two in deck:
            if one != two:
                first, second = step(one, perico, perica), step(two, perico, perica)
                best = 0 if first == second else 1 if first < second else 2
                assert vuelta(one, two, vira=vira).state.vueltas == (best,), (one, two)


def test_s_11_a_figure_is_a_piece_only_where_the_vira_says_so() -> None:
    assert vuelta("11o", "11e", vira="5o").state.vueltas == (1,)
    assert vuelta("11o", "11e", vira="5b").state.vueltas == (0,)
    assert vuelta("12o", "12e", vira="5o").state.vueltas == (0,), "the rey is one only where it stands for another"
    table = Mesa("4e 5e 6e", "7e 12c 4b").do("1 4e")
    assert all(table.may(f"2 {card}") for card in ("7e", "12c", "4b")), "no suit is to be followed"


@pytest.mark.parametrize("seats", [2, 4])
def test_s_12_two_vueltas_win(seats: int) -> None:
    hands = ("1e 1b 4c", "4e 5e 6b", "4o 6o 7c", "4b 5b 6c")[:seats]
    table = Mesa(*hands)
    for place in (0, 1):
        table.do(*[f"{seat} {hand.split()[place]}" for seat, hand in enumerate(hands, 1)])
    assert table.state.vueltas == (1, 1)
    assert (table.paid, table.why) == ([("truco", 1, 1)], [("vueltas", "S-21")])


@pytest.mark.parametrize("swapped", [False, True])
@pytest.mark.parametrize(
    ("one", "two", "vueltas"),
    [
        ("3e 7e 4b", "3b 6o 4c", (0, 1)),
        ("1e 3e 4b", "6o 3b 4c", (1, 0)),
    ],
)
def test_s_13_one_parda_favours_the_winner_of_the_other(one: str, two: str, vueltas: tuple[int, ...], swapped: bool) -> None:
    hands = (two, one) if swapped else (one, two)
    table = Mesa(*hands)
    for place in (0, 1):
        lead = table.turn
        table.do(*[f"{seat} {hands[seat - 1].split()[place]}" for seat in (lead, 3 - lead)])
    assert table.state.vueltas == tuple((3 - seat if swapped else seat) if seat else 0 for seat in vueltas)
    assert table.paid == [("truco", 2 if swapped else 1, 1)]


@pytest.mark.parametrize(("last", "team"), [(("7o", "6c"), 1), (("6c", "7o"), 2)])
def test_s_14_one_each_and_the_third_decides(last: tuple[str, str], team: int) -> None:
    table = Mesa(f"1e 4b {last[0]}", f"6o 7e {last[1]}").do("1 1e", "2 6o", "1 4b", "2 7e")
    assert table.state.phase == "mano"
    assert table.do(f"2 {last[1]}", f"1 {last[0]}").paid == [("truco", team, 1)]


def test_s_15_one_each_and_the_third_parda_is_the_firsts() -> None:
    table = Mesa("1e 4b 3e", "6o 7e 3b").do("1 1e", "2 6o", "1 4b", "2 7e", "2 3b", "1 3e")
    assert (table.state.vueltas, table.paid) == ((1, 2, 0), [("truco", 1, 1)])
    pie = Mesa("6o 7e 3b", "1e 4b 3e").do("1 6o", "2 1e", "2 4b", "1 7e", "1 3b", "2 3e")
    assert (pie.state.vueltas, pie.paid) == ((2, 1, 0), [("truco", 2, 1)])


@pytest.mark.parametrize("mano", [1, 2, 3, 4])
def test_s_16_all_parda_is_the_manos(mano: int) -> None:
    hands = ("3e 2b 4e", "3b 2e 4c", "12e 11b 10c", "12b 11e 10b")
    order = [(mano - 1 + place) % 4 + 1 for place in range(4)]
    table = Mesa(*hands, mano=mano)
    for place in range(3):
        table.do(*[f"{seat} {hands[seat - 1].split()[place]}" for seat in order])
    assert table.state.vueltas == (0, 0, 0)
    assert table.paid == [("truco", 1 if mano in (1, 3) else 2, 1)]


@pytest.mark.parametrize(("mine", "theirs", "team"), [("6o", "5c", 1), ("5c", "6o", 2)])
def test_s_17_two_pardas_the_third_decides(mine: str, theirs: str, team: int) -> None:
    table = Mesa(f"3e 2e {mine}", f"3b 2b {theirs}").do("1 3e", "2 3b", "1 2e", "2 2b")
    assert table.do(f"1 {mine}", f"2 {theirs}").paid == [("truco", team, 1)]


@pytest.mark.parametrize("mano", [1, 2, 3, 4])
def test_s_18_who_leads_and_in_which_order(mano: int) -> None:
    table = Mesa(*FOUR, mano=mano)
    for place in range(4):
        seat = (mano - 1 + place) % 4 + 1
        assert table.turn == seat
        other = seat % 4 + 1
        assert table.refused(f"{other} {FOUR[other - 1].split()[0]}") == "S-18 no-es-tu-turno"
        table.do(f"{seat} {FOUR[seat - 1].split()[0]}")
    assert table.turn == 1, "the 7e won"
    assert vuelta("4e", "3b", "3e", "4b", mano=mano).turn == mano, "after a parda"


@pytest.mark.parametrize(
    ("cards", "mano", "winner"),
    [
        (("3e", "4b", "3o", "6c"), 1, 1),
        (("3e", "4b", "3o", "6c"), 2, 3),
        (("4o", "3b", "6c", "3e"), 3, 4),
        (("3e", "3b", "4o", "6c"), 1, 0),
        (("3e", "3b", "3o", "3c"), 1, 0),
        (("3e", "3b", "3o", "11o"), 1, 4),
        (("10o", "11o", "4e", "4b"), 1, 2),
    ],
)
def test_s_19_parda_is_a_tie_between_rivals(cards: tuple[str, ...], mano: int, winner: int) -> None:
    table = vuelta(*cards, mano=mano)
    assert table.state.vueltas == (winner,)
    assert [card.seat for card in view(table.state, 0).table if card.won] == ([winner] if winner else [])


def test_s_20_the_hand_stops_as_soon_as_it_is_decided() -> None:
    table = Mesa(*TWO).do("1 1e", "2 3c", "1 7o", "2 2b")
    assert (table.state.phase, view(table.state, 0).held) == ("reparto", [1, 1])
    assert view(table.state, 1).cards == ["4c"]
    assert view(table.state, 2).cards == ["12e"]
