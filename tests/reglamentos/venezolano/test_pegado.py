"""V-164 to V-176: pegado by choice in the second vuelta."""

from __future__ import annotations

import pytest

from quiero.engine import legal_acts
from tests.reglamentos.venezolano.mesa import lying, mesa, sees, shown, told, vueltas

TWO = ("1e 7e 4c", "12e 3b 6b")
FOUR = ("1e 7e 4c", "12e 3b 6b", "5e 2b 11b", "4e 7c 10b")
FIRST = ("1 1e", "2 12e", "3 5e", "4 4e")


def test_v_164_on_turn_in_the_second_vuelta_without_forcing_the_others() -> None:
    table = mesa(*FOUR)
    assert table.refused("1 pegado 7e 4c") == "V-164 pegado-no"
    table.do(*FIRST)
    assert {legal.word for legal in legal_acts(table.state, 1) if legal.word.startswith("pegado")} == {
        "pegado 7e 4c", "pegado 4c 7e"
    }  # fmt: skip
    assert table.refused("2 pegado 3b 6b") == "V-33 no-es-tu-turno"
    table.do("1 pegado 7e 4c")
    assert table.turn == 2
    assert {"3b", "6b", "pegado 3b 6b", "pegado 6b 3b"} <= {legal.word for legal in legal_acts(table.state, 2)}


def test_v_164_not_in_the_third() -> None:
    table = mesa("1e 4e 4c", "12e 3b 6b").do("1 1e", "2 12e", "1 4e", "2 6b")
    assert table.refused("2 pegado 3b 6b") == "V-6 no-tenes-esa-carta"


def test_v_165_the_lower_card_is_hidden_until_the_others_have_played() -> None:
    """Then it is shown, since the hand depends on it."""
    table = mesa(*TWO).do("1 1e", "2 12e", "1 pegado 4c 7e", "2 6b")
    assert lying(table, 2) == ["1e", "12e", "?", "7e", "6b"]
    assert lying(table, 1) == ["1e", "12e", "4c", "7e", "6b"]
    assert vueltas(table) == [(1, 1)]
    assert "4c" not in told(table, 2) + told(table, 0)
    table.do("2 3b")
    assert shown(table) == ["4c"]
    assert lying(table, 2) == ["1e", "12e", "4c", "7e*", "6b", "3b"]
    assert vueltas(table) == [(1, 1), (2, 2), (3, 2)]


def test_v_166_the_second_is_pending_and_the_third_is_played() -> None:
    """Whatever the hidden card is, the perico of seat 2 wins the third: it must be played all the same."""
    table = mesa("1e 7e 4c", "12e 5b 11o").do("1 1e", "2 12e", "1 pegado 4c 7e", "2 5b")
    assert (table.turn, vueltas(table)) == (2, [(1, 1)])
    assert table.state.phase == "mano"


def test_v_166_everybody_pegado_is_settled_at_once() -> None:
    table = mesa(*TWO).do("1 1e", "2 12e", "1 pegado 4c 7e", "2 pegado 6b 3b")
    assert table.state.phase == "reparto"
    assert vueltas(table) == [(1, 1), (2, 2), (3, 2)]
    assert sorted(shown(table)) == ["4c", "6b"]


@pytest.mark.parametrize(("who", "opener"), [(1, 2), (2, 3), (3, 4), (4, 1)])
def test_v_167_the_right_of_the_only_pegado_leads_the_third(who: int, opener: int) -> None:
    seconds = {1: "4c", 2: "6b", 3: "2b", 4: "7c"}
    both = {1: "4c 7e", 2: "6b 3b", 3: "2b 11b", 4: "7c 10b"}
    table = mesa(*FOUR).do(*FIRST)
    for seat in (1, 2, 3, 4):
        table.do(f"{seat} pegado {both[seat]}" if seat == who else f"{seat} {seconds[seat]}")
    assert table.turn == opener


@pytest.mark.parametrize(
    ("who", "mano", "opener"),
    [
        ((1, 2), 1, 3),
        ((1, 3), 1, 2),
        ((2, 3), 1, 1),
        ((2, 4), 1, 1),
        ((1, 2, 3), 1, 4),
        ((1, 2), 4, 4),
        ((1, 4), 4, 2),
        ((3, 4), 3, 1),
    ],
)
def test_v_168_of_several_the_first_from_the_mano_with_a_card(who: tuple[int, ...], mano: int, opener: int) -> None:
    seconds = {1: "4c", 2: "6b", 3: "2b", 4: "7c"}
    both = {1: "4c 7e", 2: "6b 3b", 3: "2b 11b", 4: "7c 10b"}
    table = mesa(*FOUR, mano=mano).do(*FIRST[mano - 1 :], *FIRST[: mano - 1])
    for seat in (1, 2, 3, 4):  # seat 1 won the first
        table.do(f"{seat} pegado {both[seat]}" if seat in who else f"{seat} {seconds[seat]}")
    assert table.turn == opener


def test_v_169_who_has_played_both_is_passed_over() -> None:
    table = mesa(*FOUR).do(*FIRST, "1 4c", "2 pegado 6b 3b", "3 2b", "4 pegado 7c 10b")
    turns = [table.turn]
    table.do("1 7e")
    turns.append(table.turn)
    assert turns == [1, 3]
    table.do("3 11b")
    assert table.state.phase == "reparto"


def test_v_170_decided_by_a_third_card_that_is_no_pegado() -> None:
    table = mesa("1e 7e 4c", "12e 3b 6b").do("1 1e", "2 12e", "1 4c", "2 pegado 3b 6b", "1 7e")
    assert shown(table) == []
    assert vueltas(table) == [(1, 1), (3, 1)]
    assert table.paid == [("truco", 1, 1)]
    assert lying(table, 1) == ["1e", "12e", "4c", "?", "6b", "7e"]


@pytest.mark.parametrize(
    ("hands", "lines", "turned", "told_", "team"),
    [
        # the perico in the second cannot be beaten: seat 2 wins the second, seat 1's top burns, whatever is below
        (("1e 3e 4c", "12e 11o 5b"), ("1 1e", "2 12e", "1 pegado 4c 3e", "2 11o", "2 5b"), [], [(1, 1), (3, 2)], 2),
        # the top of seat 2 is the highest third, but stands only if the card below won: it depends
        (("1e 4e 4c", "12e 3b 6b"), ("1 1e", "2 12e", "1 4c", "2 pegado 6b 3b", "1 4e"), ["6b"], [(1, 1), (2, 2), (3, 2)], 2),
        # both pieces and the 1e lie there: nothing beats the 1b, and a tie is not possible
        (("11o 1b 4e", "10o 1e 12b"), ("1 11o", "2 10o", "1 pegado 4e 1b", "2 1e", "2 12b"), [], [(1, 1), (3, 2)], 2),
    ],
)
def test_v_171_shown_only_if_the_winner_depends_on_it(
    hands: tuple[str, ...], lines: tuple[str, ...], turned: list[str], told_: list[tuple[int, int]], team: int
) -> None:
    table = mesa(*hands).do(*lines)
    assert shown(table) == turned
    assert vueltas(table) == told_
    assert table.paid == [("truco", team, 1)]


def test_v_171_nothing_else_that_depends_on_a_hidden_card_is_told() -> None:
    """Seat 1 wins in any case. The third is an emparde of the two 3s if the hidden card won, and else seat 1's alone."""
    table = mesa("1e 3e 4c", "12e 3b 6b").do("1 1e", "2 12e", "1 4c", "2 pegado 6b 3b", "1 3e")
    assert table.paid == [("truco", 1, 1)]
    assert shown(table) == []
    assert vueltas(table) == [(1, 1)]
    assert not any(card.burned for card in sees(table, 2).table)


def test_v_171_a_refused_truco_shows_none() -> None:
    table = mesa(*TWO).do("1 1e", "2 12e", "1 pegado 4c 7e", "2 truco", "1 no-quiero")
    assert shown(table) == []
    assert vueltas(table) == [(1, 1)]
    assert lying(table, 2) == ["1e", "12e", "?", "7e"]
    assert table.paid == [("truco", 2, 1)]


def test_v_172_the_lower_card_must_win_alone_or_the_upper_burns() -> None:
    """Seat 4's 1b won the second for the team; the perica of its partner burns all the same, and seat 1 has the third."""
    table = mesa("1e 7e 4c", "12e 6b 10o", "5e 4b 11b", "4e 1b 10b").do(*FIRST, "1 4c", "2 pegado 6b 10o", "3 4b", "4 1b")
    table.do("3 11b", "4 10b", "1 7e")
    assert shown(table) == ["6b"]
    assert lying(table, 1) == ["1e", "12e", "5e", "4e", "4c", "6b", "10o*", "4b", "1b", "11b", "10b", "7e"]
    assert vueltas(table) == [(1, 1), (2, 4), (3, 1)]
    assert table.paid == [("truco", 1, 1)]


def test_v_164_v_172_two_pegadas_are_told_from_others_when_shown_and_when_burned() -> None:
    table = mesa("1e 7e 4c", "12e 6b 10o").do("1 1e", "2 12e", "1 7e", "2 pegado 6b 10o")
    told_glued = [[(card.card, card.glued) for card in sees(table, viewer).table[2:]] for viewer in (0, 1)]
    assert told_glued == [[("7e", False), ("", True), ("10o", True)]] * 2
    table.do("1 4c")
    assert shown(table) == ["6b"]
    last = sees(table, 1).table[2:]
    assert [(card.card, card.glued, card.burned) for card in last] == [
        ("7e", False, False), ("6b", True, False), ("10o", True, True), ("4c", False, False)
    ]  # fmt: skip


def test_v_172_if_it_wins_alone_the_upper_stands() -> None:
    table = mesa("1e 7e 4c", "12e 6b 10o", "5e 4b 11b", "4e 5c 1o").do(*FIRST, "1 4c", "2 pegado 6b 10o", "3 4b", "4 5c")
    table.do("3 11b", "4 1o", "1 7e")
    assert vueltas(table) == [(1, 1), (2, 2), (3, 2)]
    assert table.paid == [("truco", 2, 1)]


def test_v_173_v_175_tied_with_the_partners_above_both_rivals() -> None:
    """The second is an emparde and goes to who won the first; the top is not marked as burned."""
    table = mesa("1e 7e 4c", "12e 6b 10o", "5e 4b 11b", "4e 6c 1o").do(*FIRST, "1 4c", "2 pegado 6b 10o", "3 4b", "4 6c")
    table.do("3 11b", "4 1o", "1 7e")
    assert shown(table) == ["6b"]
    assert not any(card.burned for card in sees(table, 0).table)
    assert vueltas(table) == [(1, 1), (2, 0), (3, 2)]
    assert table.paid == [("truco", 1, 1)]


def test_v_173_a_burned_rival_counts_as_below_and_a_tied_rival_does_not() -> None:
    hands = ("1e 7e 4c", "12e 6b 10o", "5e 4b 11b", "4e 6c 1o")
    burned = mesa(*hands).do(*FIRST, "1 tiempo 4c", "2 pegado 6b 10o", "3 tiempo 4b", "4 6c", "3 11b", "4 1o", "1 7e")
    assert not any(card.burned for card in sees(burned, 0).table if card.card == "10o")
    tied = mesa("1e 7e 6e", *hands[1:]).do(*FIRST, "1 6e", "2 pegado 6b 10o", "3 4b", "4 6c", "3 11b", "4 1o", "1 7e")
    assert [card.card for card in sees(tied, 0).table if card.burned] == ["10o"]


@pytest.mark.parametrize(
    ("hands", "lines", "told_", "team"),
    [
        # the second is of who won the first
        (("1e 7e 4c", "12e 3b 6b"), ("1 1e", "2 12e", "1 pegado 7e 4c", "2 6b", "2 3b"), [(1, 1), (2, 1), (3, 2)], 1),
        # the second an emparde
        (("1e 7e 6o", "12e 3b 6b"), ("1 1e", "2 12e", "1 pegado 6o 7e", "2 6b", "2 3b"), [(1, 1), (2, 0), (3, 2)], 1),
        # the second of the other team, the third an emparde of its 3s
        (
            ("1e 5e 4c", "12e 12b 3b", "5c 4b 11b", "4e 7c 3c"),
            ("1 1e", "2 12e", "3 5c", "4 4e", "1 4c", "2 pegado 12b 3b", "3 4b", "4 7c", "3 11b", "4 3c", "1 5e"),
            [(1, 1), (2, 2), (3, 0)],
            1,
        ),
        # the second and the third of the other team
        (("1e 2e 4c", "12e 3b 6b"), ("1 1e", "2 12e", "1 4c", "2 pegado 6b 3b", "1 2e"), [(1, 1), (2, 2), (3, 2)], 2),
    ],
)
def test_v_174_how_it_is_resolved(
    hands: tuple[str, ...], lines: tuple[str, ...], told_: list[tuple[int, int]], team: int
) -> None:
    table = mesa(*hands).do(*lines)
    assert table.paid == [("truco", team, 1)]
    assert vueltas(table) == told_


def test_v_176_who_is_pegado_sings_no_more_but_answers() -> None:
    table = mesa(*FOUR).do(*FIRST, "1 pegado 4c 7e", "2 6b", "3 2b", "4 7c")
    for seat, lines in ((2, "2 3b"), (3, "3 11b")):
        assert table.turn == seat
        assert table.refused("1 truco") == "V-53 truco-fuera-de-turno"
        table.do(lines)
    table.do("4 truco")
    assert table.asked == (1, 3)
    table.do("1 retruco", "4 quiero", "4 10b")
    assert table.state.phase == "reparto"
