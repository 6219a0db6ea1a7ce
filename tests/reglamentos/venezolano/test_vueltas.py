"""V-150 to V-156: vueltas and empardes."""

from __future__ import annotations

import pytest

from tests.reglamentos.venezolano.mesa import mesa, sees, vueltas


@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        ("1e 3c 5b 4e", 1),
        ("5b 3c 1e 4e", 3),
        ("3e 3c 5b 4e", 0),
        ("3e 5b 3c 4e", 0),  # V-151: partners empardan too
        ("5b 3e 4e 3c", 0),
        ("1b 3e 3c 3b", 1),  # V-152
        ("4e 3e 3c 2b", 0),
        ("4e 4b 4c 10b", 4),
        ("1o 1c 5b 6e", 0),
        ("7b 7c 12e 6e", 3),
    ],
)
def test_v_150_v_151_v_152_the_single_strongest_card(cards: str, winner: int) -> None:
    one, two, three, four = cards.split()
    hands = (f"{one} 2e 6b", f"{two} 2o 6c", f"{three} 11e 5c", f"{four} 11c 5e")
    table = mesa(*hands).do(f"1 {one}", f"2 {two}", f"3 {three}", f"4 {four}")
    assert vueltas(table) == [(1, winner)]
    assert [card.card for card in sees(table, 0).table if card.won] == ([cards.split()[winner - 1]] if winner else [])


def test_v_150_any_card_may_be_played() -> None:
    table = mesa("1e 7c 4c", "3c 2b 12e").do("1 1e")
    assert {option.act for option in sees(table, 2).options if option.act in ("3c", "2b", "12e")} == {"3c", "2b", "12e"}


def test_v_153_a_vuelta_of_burned_cards_is_an_emparde() -> None:
    table = mesa("1e 7c 4c", "3c 2b 12e").do("1 1e", "2 12e", "1 tiempo 7c", "2 tiempo 2b")
    assert vueltas(table) == [(1, 1), (2, 0)]
    assert table.paid == [("truco", 1, 1)]


def test_v_153_a_burned_card_wins_nothing() -> None:
    table = mesa("1e 7c 10o", "3c 2b 12e").do("1 1e", "2 12e", "1 tiempo 10o", "2 2b")
    assert vueltas(table) == [(1, 1), (2, 2)]
    third = table.do("2 3c", "1 tiempo 7c")
    assert third.paid == [("truco", 2, 1)]


@pytest.mark.parametrize(
    ("lines", "vueltas_", "team"),
    [
        (("1 1e", "2 12e", "1 2c", "2 2b"), [(1, 1), (2, 0)], 1),  # V-154
        (("1 4c", "2 12e", "2 2b", "1 2c"), [(1, 2), (2, 0)], 2),
        (("1 1e", "2 12e", "1 4c", "2 2b", "2 2o", "1 2c"), [(1, 1), (2, 2), (3, 0)], 1),  # V-155
        (("1 2c", "2 12e", "1 4c", "2 2b", "2 2o", "1 1e"), [(1, 1), (2, 2), (3, 1)], 1),  # V-156
    ],
)
def test_v_154_v_155_v_156_empardes_after_the_first(lines: tuple[str, ...], vueltas_: list[tuple[int, int]], team: int) -> None:
    table = mesa("1e 2c 4c", "2o 2b 12e").do(*lines)
    assert vueltas(table) == vueltas_
    assert table.paid == [("truco", team, 1)]


def test_v_154_so_if_partners_empardan_the_second() -> None:
    table = mesa("1e 2c 4c", "12e 3b 6c", "6e 5b 7b", "10c 3c 4e").do("1 1e", "2 12e", "3 6e", "4 10c")
    table.do("1 2c", "2 3b", "3 5b", "4 3c")
    assert vueltas(table) == [(1, 1), (2, 0)]
    assert table.paid == [("truco", 1, 1)]


def test_v_155_so_if_partners_empardan_the_third() -> None:
    table = mesa("1e 2c 4c", "12e 3b 6c", "6e 5b 7b", "10c 4e 6b").do("1 1e", "2 12e", "3 6e", "4 10c")
    table.do("1 2c", "2 3b", "3 5b", "4 4e", "2 6c", "3 7b", "4 6b", "1 4c")
    assert vueltas(table) == [(1, 1), (2, 2), (3, 3)]
    tied = mesa("1e 2c 4c", "12e 3b 6c", "6e 5b 5c", "10c 4e 6b").do("1 1e", "2 12e", "3 6e", "4 10c")
    tied.do("1 2c", "2 3b", "3 5b", "4 4e", "2 6c", "3 5c", "4 6b", "1 4c")
    assert vueltas(tied) == [(1, 1), (2, 2), (3, 0)]
    assert tied.paid == [("truco", 1, 1)]
