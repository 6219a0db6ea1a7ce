"""V-17 to V-33: who deals, the cut, the peeks, the deal from the bottom, the vira."""

from __future__ import annotations

import random

import pytest

from quiero.engine import State, act, actors, apply, legal_acts, reglamento, shuffle, start, view
from quiero.engine.cards import NAMES
from quiero.fair import Draws
from quiero.fair.chance import first_mano
from tests.playing import Table, snapshot
from tests.reglamentos.venezolano.mesa import mesa, sees, told

DECK = tuple(random.Random(30).sample(range(40), 40))


def shuffled(seats: int, mano: int) -> Table:
    """A table whose deck waits for the cut."""
    table = Table(name="venezolano", target=24)
    table.state, table.events = start(reglamento("venezolano"), 24, seats, mano), []
    table.state, events = shuffle(table.state, DECK)
    table.events += events
    return table


def cards(state: State, seat: int) -> list[str]:
    return view(state, seat).cards


def test_v_17_the_first_dealer_is_drawn() -> None:
    with pytest.raises(ValueError, match="no such mano"):
        start(reglamento("venezolano"), 24, 4)
    chances = [Draws(bytes([seed] * 32), "mesa", [bytes(16)] * 4) for seed in range(60)]
    assert {draws.first_seat() for draws in chances} == {1, 2, 3, 4}
    for draws in chances:
        assert first_mano(reglamento("venezolano"), draws) == draws.first_seat() % 4 + 1  # on the dealer's right


@pytest.mark.parametrize("lines", [("1 truco", "2 no-quiero"), ("1 1e", "2 12e", "1 4c", "2 2b", "2 3c", "1 7c")])
def test_v_18_the_deal_passes_to_the_right_whoever_won(lines: tuple[str, ...]) -> None:
    assert sees(mesa("1e 7c 4c", "3c 2b 12e").do(*lines), 0).mano == 2
    four = mesa("1e 7c 4c", "3c 2b 12e", "2o 6o 5b", "1o 6b 4e", mano=4).do("4 truco", "1 no-quiero")
    assert sees(four, 0).mano == 1


def test_v_19_nothing_is_dealt_before_the_cut() -> None:
    table = shuffled(4, 1)
    assert table.state.phase == "corte"
    assert table.refused("1 1e") == "V-20 primero-el-corte"
    assert table.refused("3 truco") == "V-20 primero-el-corte"
    assert table.refused("1 seña ambos-ojos") == "V-19 entre-manos"


def test_v_19_nothing_of_the_last_hand_lies_there() -> None:
    table = mesa("1e 1b 4c", "3c 2b 12e").do("1 1e", "2 12e", "1 1b", "2 2b")
    assert len(sees(table, 0).table) == 4
    table.state, _ = shuffle(table.state, DECK)
    seen = sees(table, 1)
    assert (seen.table, seen.vueltas, seen.vira, seen.cards, seen.held) == ([], [], "", [], [0, 0])


@pytest.mark.parametrize(("seats", "mano", "cutter"), [(4, 1, 3), (4, 2, 4), (4, 3, 1), (4, 4, 2), (2, 1, 1), (2, 2, 2)])
def test_v_20_the_dealers_left_cuts(seats: int, mano: int, cutter: int) -> None:
    """The mano sits on the dealer's right; with two, the rival of the dealer is mano and cutter."""
    table = shuffled(seats, mano)
    assert table.asked == (cutter,)
    assert table.options(cutter) == {f"corta {k}" for k in range(1, 40)}
    assert table.refused(f"{cutter} corta 0") == "V-20 corte-invalido"
    for number in (40, 100, 9999, -1):
        assert table.refused(f"{cutter} corta {number}") == "V-20 corte-invalido"
    other = cutter % seats + 1
    assert table.refused(f"{other} corta 5") == "V-20 corta-otro"
    assert table.refused(f"{other} tiempo 5") == "V-177 no-corre-reloj"
    table.do(f"{cutter} corta 39")
    assert table.refused(f"{cutter} corta 5") == "V-20 ya-se-corto"


def test_v_21_the_server_cuts_when_nobody_does() -> None:
    table = shuffled(4, 2)
    for wrong in ("4 tiempo 0", "4 tiempo 40", "4 tiempo", "4 tiempo 1e", "1 tiempo 7"):
        assert table.refused(wrong) == "V-177 no-corre-reloj"
    assert snapshot(table.do("4 tiempo 7").state) == snapshot(shuffled(4, 2).do("4 corta 7").state)


def worked_order(seats: int, mano: int, cut: int) -> tuple[list[str], ...]:
    """The deal of V-30, card by card as it is told there: the hands, seat 1 first, and the vira."""
    bottom = [NAMES[card] for card in [*DECK[cut:], *DECK[:cut]]]
    m = mano
    if seats == 2:
        d = m % 2 + 1
        order = [m, d, m, d, m, d]
    else:
        d = (m + 2) % 4 + 1
        c, p = (d + 2) % 4 + 1, (d + 1) % 4 + 1
        order = [m, p, c, d, m, p, c, d, m, p, c, d]
    hands: dict[int, list[str]] = {seat: [] for seat in range(1, seats + 1)}
    for seat in order:
        hands[seat].append(bottom.pop())
    return (*hands.values(), [bottom.pop()])


@pytest.mark.parametrize(("seats", "mano"), [(2, 1), (2, 2), (4, 1), (4, 2), (4, 3), (4, 4)])
def test_v_22_v_23_v_29_v_30_v_31_the_deal_from_the_bottom_of_the_cut_deck(seats: int, mano: int) -> None:
    for cut in (1, 2, 13, 20, 38, 39):
        state = shuffled(seats, mano).state
        (cutter,) = actors(state)
        state, _ = apply(state, act(cutter, f"corta {cut}"))
        *hands, vira = worked_order(seats, mano, cut)
        assert [cards(state, seat) for seat in range(1, seats + 1)] == hands
        assert [view(state, 0).vira] == vira


@pytest.mark.parametrize(("line", "kind"), [("4 corta 7", "say"), ("4 tiempo 7", "timeout")])
def test_v_20_v_21_the_table_is_told_of_the_deck_of_the_cut_and_of_the_deal(line: str, kind: str) -> None:
    happened = [(event.kind, event.seat, event.n) for event in shuffled(4, 2).do(line).events]
    assert happened == [("mazo", 2, 0), (kind, 4, 0), ("reparto", 2, 1)]


def test_v_22_the_old_card_k_is_at_the_bottom() -> None:
    """With the fresh deck cut at 5, the 5e is dealt first, to the mano."""
    state, _ = shuffle(start(reglamento("venezolano"), 24, 2, 1), tuple(range(40)))
    state, _ = apply(state, act(1, "corta 5"))
    assert cards(state, 1) == ["5e", "3e", "1e"]
    assert cards(state, 2) == ["4e", "2e", "12c"]
    assert view(state, 0).vira == "11c"


def test_v_24_v_25_v_26_v_28_the_two_cards_that_are_looked_at() -> None:
    """Mano 1: the dealer is 4, the cutter 3; the cards go to 1 and 2."""
    table = shuffled(4, 1).do("3 corta 11")
    first, second = sees(table, 1).cards[0], sees(table, 2).cards[0]
    assert [sees(table, seat).peeked for seat in range(5)] == ["", "", "", first, second]
    assert first in worked_order(4, 1, 11)[0]
    assert [len(sees(table, seat).cards) for seat in (1, 2, 3, 4)] == [3, 3, 3, 3]
    assert all(first not in told(table, seat) and second not in told(table, seat) for seat in range(5))


def test_v_28_who_looked_goes_on_knowing_until_the_hand_is_over() -> None:
    table = mesa("1e 7c 4c", "3c 2b 12e", "2o 6o 5b", "1o 6b 4e", mano=3)
    assert [sees(table, seat).peeked for seat in range(5)] == ["", "2o", "1o", "", ""]
    table.do("3 6o", "4 4e", "1 1e")
    assert sees(table, 1).peeked == "2o"
    assert "2o" not in str(sees(table, 2))
    table.do("2 truco", "3 no-quiero")
    table.state, _ = shuffle(table.state, DECK)
    assert sees(table, 1).peeked == ""


def test_v_27_nobody_looks_at_a_table_of_two() -> None:
    table = shuffled(2, 1).do("1 corta 20")
    assert sees(table, 1).peeked == sees(table, 2).peeked == ""


def test_v_31_the_vira_is_face_up_and_nobodys() -> None:
    table = mesa("1e 7c 4c", "3c 2b 12e", vira="5o")
    assert {sees(table, seat).vira for seat in range(3)} == {"5o"}
    assert table.refused("1 5o") == "V-6 no-tenes-esa-carta"
    with pytest.raises(ValueError, match="not different cards"):
        mesa("1e 7c 4c", "3c 2b 12e", vira="1e")


def test_v_32_the_mano_leads_and_the_dealer_is_last() -> None:
    table = mesa("1e 7c 4c", "3c 2b 12e", "2o 6o 5b", "1o 6b 4e", mano=2)
    assert (table.turn, table.state.order()[-1]) == (2, 1)


def test_v_33_who_won_a_vuelta_leads_the_next() -> None:
    table = mesa("1e 7c 4c", "3c 2b 12e", "2o 6o 5b", "1o 6b 4e").do("1 4c", "2 12e", "3 2o", "4 4e")
    assert table.turn == 3
    assert table.refused("1 1e") == "V-33 no-es-tu-turno"
    assert {legal.seat for legal in legal_acts(table.state, 3)} == {3}
