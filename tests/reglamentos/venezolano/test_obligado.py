"""V-157 to V-163: an emparde in the first vuelta, and everybody plays pegado."""

from __future__ import annotations

import pytest

from tests.reglamentos.venezolano.mesa import lying, mesa, sees, shown, told, vueltas

HANDS = ("3e 1b 4c", "3c 2b 12e")
FOUR = ("3e 1b 4c", "3c 2b 12e", "6e 5b 7b", "4b 6c 10b")
FIRST = ("1 3e", "2 3c", "3 6e", "4 4b")


def test_v_157_everybody_owes_both_cards_in_order_from_the_mano() -> None:
    table = mesa(*FOUR, mano=3).do("3 6e", "4 4b", "1 3e", "2 3c")
    assert vueltas(table) == [(1, 0)]
    turns = []
    for line in ("3 pegado 5b 7b", "4 pegado 10b 6c", "1 pegado 4c 1b", "2 pegado 2b 12e"):
        turns.append(table.turn)
        for card in sees(table, table.turn).cards:
            assert table.refused(f"{table.turn} {card}") == "V-157 pegado-obligado"
        table.do(line)
    assert turns == [3, 4, 1, 2]
    assert table.state.phase == "reparto"


def test_v_157_also_when_partners_empardan() -> None:
    table = mesa("3e 1b 4c", "5e 2b 12e", "3c 5b 7b", "4b 6c 10b").do("1 3e", "2 5e", "3 3c", "4 4b")
    assert (table.turn, table.refused("1 1b")) == (1, "V-157 pegado-obligado")


def test_v_157_only_an_emparde_of_the_first_obliges() -> None:
    table = mesa("1e 2c 4c", "2o 2b 12e").do("1 4c", "2 12e", "2 2b", "1 2c")
    assert table.state.phase == "reparto"
    assert mesa("1e 2c 4c", "2o 2b 12e").do("1 4c", "2 12e").may("2 2b")


def test_v_158_which_goes_below_is_the_players_choice() -> None:
    table = mesa(*HANDS).do("1 3e", "2 3c")
    assert {option.act for option in sees(table, 1).options if option.act.startswith("pegado")} == {
        "pegado 1b 4c", "pegado 4c 1b"
    }  # fmt: skip
    assert table.refused("1 pegado 1b 3e") == "V-6 no-tenes-esa-carta"
    assert table.refused("1 pegado 1b 4c flor-flor") == "V-102 sin-flor"


@pytest.mark.parametrize(
    ("one", "two", "told_", "team", "turned"),
    [
        ("4c 1b", "12e 2b", [(1, 0), (3, 1)], 1, []),  # V-159: the tops decide
        ("1b 4c", "12e 2b", [(1, 0), (3, 2)], 2, []),
        ("4c 2c", "12e 2b", [(1, 0), (2, 2), (3, 0)], 2, ["4c", "12e"]),  # V-160
        ("4c 2c", "4b 2b", [(1, 0), (2, 0), (3, 0)], 0, ["4c", "4b"]),  # V-161: the mano
    ],
)
@pytest.mark.parametrize("mano", [1, 2])
def test_v_159_v_160_v_161_tops_then_bottoms_then_the_mano(
    one: str, two: str, told_: list[tuple[int, int]], team: int, turned: list[str], mano: int
) -> None:
    lines = [f"1 pegado {one}", f"2 pegado {two}"]
    first = ["1 3e", "2 3c"]
    table = mesa(f"3e {one}", f"3c {two}", mano=mano).do(*first[:: 3 - 2 * mano], *lines[:: 3 - 2 * mano])
    assert vueltas(table) == told_
    assert table.paid == [("truco", team or mano, 1)]
    assert sorted(shown(table)) == sorted(turned)


def test_v_159_a_tie_below_the_highest_top_does_not_count() -> None:
    table = mesa("3e 2c 4c", "3c 2b 12e", "6e 5b 1b", "4b 6c 10b").do(*FIRST)
    table.do("1 pegado 4c 2c", "2 pegado 12e 2b", "3 pegado 5b 1b", "4 pegado 6c 10b")
    assert vueltas(table) == [(1, 0), (3, 3)]


def test_v_160_partners_that_tie_on_top_show_the_lower_cards_too() -> None:
    table = mesa("3e 2c 4c", "3c 5c 12e", "6e 5b 2b", "4b 6c 10b").do(*FIRST)
    table.do("1 pegado 4c 2c", "2 pegado 12e 5c", "3 pegado 5b 2b", "4 pegado 6c 10b")
    assert vueltas(table) == [(1, 0), (2, 2), (3, 0)]
    assert sorted(shown(table)) == sorted(["4c", "12e", "5b", "6c"])


def test_v_162_nothing_burns_though_the_lower_card_loses() -> None:
    table = mesa(*HANDS).do("1 3e", "2 3c", "1 pegado 4c 1b", "2 pegado 12e 2b")
    assert not any(card.burned for card in sees(table, 0).table)
    assert table.paid == [("truco", 1, 1)]


def test_v_163_v_195_the_upper_card_is_seen_and_the_lower_only_by_its_owner() -> None:
    table = mesa(*HANDS).do("1 3e", "2 3c", "1 pegado 4c 1b")
    assert lying(table, 1) == ["3e", "3c", "4c", "1b"]
    assert lying(table, 2) == lying(table, 0) == ["3e", "3c", "?", "1b"]
    assert "4c" not in told(table, 2)
    table.do("2 pegado 12e 2b")
    assert lying(table, 0) == ["3e", "3c", "?", "1b", "?", "2b"]
    assert "4c" not in str(sees(table, 2))


def test_v_184_out_of_time_both_burn() -> None:
    table = mesa(*FOUR).do(*FIRST)
    for wrong in ("1 tiempo 4c", "1 tiempo 4c 4c", "1 tiempo 4c 3e", "2 tiempo 2b 12e", "1 tiempo"):
        assert table.refused(wrong) == "V-177 no-corre-reloj"
    table.do("1 tiempo 4c 1b")
    assert lying(table, 1) == ["3e", "3c", "6e", "4b", "4c*", "1b*"]
    assert lying(table, 2) == ["3e", "3c", "6e", "4b", "?*", "?*"]
    assert not {"4c", "1b"} & set(told(table, 2))
    table.do("2 pegado 12e 2b", "3 pegado 5b 7b", "4 pegado 6c 10b")
    assert vueltas(table) == [(1, 0), (3, 2)]


def test_v_184_v_153_v_161_everybody_out_of_time_and_the_mano_wins() -> None:
    table = mesa(*HANDS, mano=2).do("2 3c", "1 3e", "2 tiempo 12e 2b", "1 tiempo 1b 4c")
    assert vueltas(table) == [(1, 0), (2, 0), (3, 0)]
    assert table.paid == [("truco", 2, 1)]
    assert shown(table) == []


def test_v_160_a_burned_pair_stays_face_down_when_the_others_are_shown() -> None:
    table = mesa("3e 2c 4c", "3c 5c 12e", "6e 5b 2b", "4b 6c 10b").do(*FIRST)
    table.do("1 pegado 4c 2c", "2 tiempo 12e 5c", "3 pegado 5b 2b", "4 pegado 6c 10b")
    assert sorted(shown(table)) == sorted(["4c", "5b", "6c"])
    assert vueltas(table) == [(1, 0), (2, 4), (3, 0)]
    assert lying(table, 0).count("?*") == 2
