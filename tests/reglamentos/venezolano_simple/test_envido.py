"""S-28 to S-35: envido and la falta."""

from __future__ import annotations

from functools import partial

import pytest

from quiero.engine import envido_closed, happenings, legal_acts, view
from tests.playing import Table

Mesa = partial(Table, name="venezolano-simple", target=24, vira="5o")

HIGH, LOW = "7e 6e 4c", "5b 4b 12o"  # 33 and 29
TWO = (HIGH, LOW)
FOUR = (HIGH, LOW, "3o 2c 10b", "7o 6o 1b")  # 33, 29, 3, 33
ENDS = {
    "vueltas": ["1 7e", "2 5b", "1 6e", "2 4b"],
    "truco": ["1 truco", "2 no-quiero"],
    "mazo": ["1 mazo"],
}
"""Ways in which a hand of TWO ends, and who takes its 1: team 1, 1, 2."""
WORTH = {"vueltas": ("truco", 1, 1), "truco": ("truco", 1, 1), "mazo": ("truco", 2, 1)}


def shown(hand: str, vira: str = "5o", other: str = "4e 5c 2b") -> int | None:
    """The count that the table shows of a hand which wins the envido."""
    table = Mesa(hand, other, vira=vira).do("1 envido", "2 quiero", "1 mazo")
    return view(table.state, 0).declared[0].number


@pytest.mark.parametrize("word", ["envido", "la-falta"])
def test_s_28_on_ones_turn_before_ones_first_card(word: str) -> None:
    table = Mesa(*FOUR)
    for seat, line in enumerate(("1 4c", "2 4b", "3 10b", "4 1b"), 1):
        assert table.may(f"{seat} {word}")
        for other in {1, 2, 3, 4} - {seat}:
            assert table.refused(f"{other} {word}") == "S-28 envido-fuera-de-turno"
        table.do(line)
    assert table.turn == 4
    assert table.refused(f"4 {word}") == "S-28 ya-tiraste"
    assert Mesa("4e 5c 6b", "1e 1b 7e").may(f"1 {word}"), "with any cards"


def test_s_29_the_buttons_of_a_turn_name_what_they_bring() -> None:
    table = Mesa(*TWO, scores=(20, 4))
    assert table.stakes(1) == {**dict.fromkeys(HIGH.split()), "truco": 3, "envido": 2, "la-falta": 4, "mazo": 1}


def test_s_28_it_is_closed_once_everybody_has_played() -> None:
    table = Mesa(*FOUR)
    for line in ("1 4c", "2 4b", "3 10b", "4 1b"):
        assert not envido_closed(table.state)
        table.do(line)
    assert envido_closed(table.state)
    assert envido_closed(Mesa(*TWO).do("1 envido").state)
    assert envido_closed(Mesa("7c 6c 4c", LOW).state)


@pytest.mark.parametrize(
    ("scores", "falta"), [((0, 0), 24), ((10, 15), 9), ((15, 10), 9), ((23, 0), 1), ((0, 23), 1), ((12, 12), 12)]
)
def test_s_29_envido_two_la_falta_what_the_leader_lacks(scores: tuple[int, int], falta: int) -> None:
    for word, points in (("envido", 2), ("la-falta", falta)):
        table = Mesa(*TWO, scores=scores)
        assert table.stakes(1)[word] == points
        table.do(f"1 {word}")
        assert table.stakes(2) == {"quiero": points, "no-quiero": 1}
        table.do("2 quiero", *ENDS["vueltas"])
        assert table.paid[0] == ("envido", 1, points)
        assert table.why[0] == ("envido-querido", "S-33")


@pytest.mark.parametrize("word", ["envido", "la-falta"])
@pytest.mark.parametrize("hands", [TWO, FOUR])
def test_s_29_refused_it_pays_one(word: str, hands: tuple[str, ...]) -> None:
    table = Mesa(*hands).do("1 4c", f"2 {word}", "1 no-quiero", "2 mazo")
    assert table.paid == [("envido", 2, 1), ("truco", 1, 1)]
    assert table.why[0] == ("envido-no-querido", "S-29")


@pytest.mark.parametrize("word", ["envido", "la-falta"])
def test_s_30_nothing_is_raised_and_any_rival_answers(word: str) -> None:
    table = Mesa(*FOUR).do(f"1 {word}")
    assert table.asked == (2, 4)
    for seat in (2, 4):
        assert [legal.word for legal in legal_acts(table.state, seat)] == ["quiero", "no-quiero"]
        for over in ("envido", "la-falta"):
            assert table.refused(f"{seat} {over}") == "S-30 sin-reenvido"
        assert table.refused(f"{seat} truco") == "S-30 primero-el-envido"
    assert table.refused("3 quiero") == "S-24 no-te-toca-contestar"
    table.do("4 quiero")
    assert table.refused("2 no-quiero") == "S-59 no-hay-canto", "the first answer counts"
    assert table.turn == 1


@pytest.mark.parametrize("answer", ["2 quiero", "2 no-quiero"])
def test_s_30_one_a_hand(answer: str) -> None:
    table = Mesa(*TWO).do("1 envido", answer)
    assert table.refused("1 la-falta") == "S-30 un-envido-por-mano"
    table.do("1 4c")
    assert table.refused("2 envido") == "S-30 un-envido-por-mano"
    assert table.do("2 mazo").deal(*TWO, vira="5o").may("2 envido"), "the next hand has its own"


@pytest.mark.parametrize(
    ("hand", "count"),
    [("7e 6e 4b", 33), ("5b 4b 12o", 29), ("12e 11e 7b", 20), ("1e 12e 7o", 21), ("7e 6b 3o", 7), ("7c 12c 10b", 27)],
)
def test_s_31_without_a_piece(hand: str, count: int) -> None:
    assert shown(hand) == count


def test_s_31_figures_alone_count_nothing() -> None:
    assert shown("12e 11b 10c", other="12b 11c 10e") == 0


@pytest.mark.parametrize(
    ("vira", "hand", "count"),
    [
        ("5o", "11o 7e 4c", 37),
        ("5o", "11o 7o 4c", 37),
        ("5o", "10o 3e 12b", 32),
        ("5o", "10o 7b 6c", 36),
        ("5o", "11o 12e 11b", 30),
        ("5o", "10o 12e 11b", 29),
        ("11o", "12o 7e 4b", 37),
        ("10o", "12o 7e 4b", 36),
        ("11o", "10o 7e 4b", 36),
        ("10o", "11o 7e 4b", 37),
        ("12o", "11o 1e 3b", 33),
        ("5e", "11o 7o 4c", 27),
    ],
)
def test_s_32_with_a_piece(vira: str, hand: str, count: int) -> None:
    assert shown(hand, vira) == count


@pytest.mark.parametrize(("mano", "seat"), [(1, 1), (2, 4), (3, 4), (4, 4)])
def test_s_33_the_best_wins_and_of_equal_ones_the_nearest_to_the_mano(mano: int, seat: int) -> None:
    table = Mesa(*FOUR, mano=mano).do(f"{mano} envido", f"{mano % 4 + 1} quiero", f"{mano} mazo")
    assert [said.seat for said in table.state.said] == [seat]
    assert table.paid[0] == ("envido", 1 if seat == 1 else 2, 2)


@pytest.mark.parametrize("mano", [1, 2])
def test_s_33_a_tie_of_two_is_the_manos(mano: int) -> None:
    table = Mesa("7e 6e 4c", "7o 6o 4b", mano=mano).do(f"{mano} envido", f"{3 - mano} quiero", f"{mano} mazo")
    assert table.paid[0] == ("envido", mano, 2)


@pytest.mark.parametrize("best", [1, 2, 3, 4])
def test_s_33_whoever_sang(best: int) -> None:
    hands = ["4e 5c 12c", "4o 6b 12e", "4c 5e 12b", "4b 6c 12o"]
    hands[best - 1] = "7e 6e 1b"
    table = Mesa(*hands).do("1 envido", "4 quiero", "1 mazo")
    assert table.paid[0] == ("envido", 1 if best in (1, 3) else 2, 2)


@pytest.mark.parametrize("end", ENDS)
@pytest.mark.parametrize(("answer", "points"), [("quiero", 2), ("no-quiero", 1)])
def test_s_34_it_is_collected_when_the_hand_ends_however_it_ends(answer: str, points: int, end: str) -> None:
    table = Mesa(*TWO).do("1 envido", f"2 {answer}")
    assert table.scores == (0, 0)
    agreed = view(table.state, 2).agreed[0]
    assert (agreed.kind, agreed.chain, agreed.points, agreed.wanted) == ("envido", ["envido"], points, answer == "quiero")
    table.do(*ENDS[end])
    assert table.paid == [("envido", 1, points), WORTH[end]]


def test_s_34_counts_are_shown_at_the_end_and_only_the_winners() -> None:
    table = Mesa(*FOUR).do("1 envido", "2 quiero")
    for viewer in range(5):
        sight = view(table.state, viewer)
        assert (sight.declared, sight.tanto) == ([], None)
        assert [event for event in happenings(table.events, viewer) if event.kind == "declare"] == []
    table.do("1 mazo")
    for viewer in range(5):
        sight = view(table.state, viewer)
        assert [(said.seat, said.number) for said in sight.declared] == [(1, 33)]
        assert [(said.seat, said.number) for said in sight.receipt[0].shown] == [(1, 33)]
        told = [(event.seat, event.word, event.n) for event in happenings(table.events, viewer) if event.kind == "declare"]
        assert told == [(1, "envido", 33)]
    assert view(Mesa(*FOUR).do("1 envido", "2 no-quiero", "1 mazo").state, 0).declared == []


def test_s_35_an_accepted_truco_does_not_close_it() -> None:
    table = Mesa(*TWO).do("1 truco", "2 quiero")
    assert {"envido", "la-falta"} <= table.options(1)
    assert {"envido", "la-falta"} <= table.do("1 4c").options(2)
    table.do("2 envido", "1 quiero", "2 5b", "2 12o", "1 7e", "1 6e", "2 4b")
    assert table.paid == [("envido", 1, 2), ("truco", 1, 3)]


def test_s_35_a_truco_that_waits_is_not_answered_with_it() -> None:
    table = Mesa(*FOUR).do("1 truco")
    for seat in (2, 4):
        for word in ("envido", "la-falta"):
            assert table.refused(f"{seat} {word}") == "S-35 envido-sobre-truco"
