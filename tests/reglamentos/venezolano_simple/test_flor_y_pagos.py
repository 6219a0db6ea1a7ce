"""S-36 to S-45: the flor that declares itself, and the order of the payments."""

from __future__ import annotations

from functools import partial

import pytest

from quiero.engine import happenings, view
from tests.playing import Table

Mesa = partial(Table, name="venezolano-simple", target=24, vira="5o")

SUIT, PIECE, BOTH = "7c 6c 4c", "10o 7e 3e", "11o 10o 12c"  # flores of 37, 39 and 59
NONE, NIL, NULL = "1e 7o 4b", "3c 2b 12e", "5b 4e 12b"


def ended(*hands: str, mano: int = 1, scores: tuple[int, int] = (0, 0), vira: str = "5o") -> Table:
    """A hand that its mano gave up at once."""
    return Mesa(*hands, mano=mano, scores=scores, vira=vira).do(f"{mano} mazo")


@pytest.mark.parametrize(
    ("hands", "mano", "flores"),
    [
        ((NONE, NIL), 1, []),
        ((SUIT, NIL), 1, [1]),
        ((NONE, SUIT), 1, [2]),
        ((SUIT, PIECE), 1, [1, 2]),
        ((SUIT, PIECE), 2, [2, 1]),
        ((SUIT, NIL, PIECE, NONE), 1, [1, 3]),
        ((SUIT, NIL, PIECE, NONE), 2, [3, 1]),
        ((SUIT, NIL, PIECE, "7b 6b 5b"), 4, [4, 1, 3]),
    ],
)
def test_s_36_the_table_says_which_seats_have_one_from_the_mano_on(hands: tuple[str, ...], mano: int, flores: list[int]) -> None:
    table = Mesa(*hands, mano=mano)
    for viewer in range(len(hands) + 1):
        sight = view(table.state, viewer)
        assert sight.flores == flores
        assert (sight.declared, sight.receipt, sight.flor, sight.tanto) == ([], [], "", None)
        assert [event.kind for event in happenings(table.events, viewer)] == ["reparto"]
    assert table.scores == (0, 0), "it is paid at the end"
    table.do(f"{mano} mazo")
    assert [paid[0] for paid in table.paid] == (["flor", "truco"] if flores else ["truco"])


@pytest.mark.parametrize(
    ("vira", "hand", "flor"),
    [
        ("5o", "7c 6c 4c", True),
        ("5o", "12e 11e 10e", True),
        ("5o", "7o 6o 4o", True),
        ("5o", "7c 6c 4e", False),
        ("5o", "11o 7b 6b", True),
        ("5o", "10o 7e 12e", True),
        ("5o", "11o 7o 4o", True),
        ("5o", "11o 7o 4e", False),
        ("5o", "11o 7b 6e", False),
        ("5o", "11o 10o 12c", True),
        ("5o", "10o 11o 7o", True),
        ("5c", "11o 7b 6b", False),
        ("11o", "12o 7b 6b", True),
        ("10o", "12o 7b 6b", True),
        ("11o", "12o 10o 4e", True),
        ("10o", "11o 12o 4e", True),
        ("5o", "12o 7b 6b", False),
        ("5o", "12o 10o 4e", False),
    ],
)
def test_s_37_what_a_flor_is(vira: str, hand: str, flor: bool) -> None:
    assert view(Mesa(hand, "1e 3c 2b", vira=vira).state, 0).flores == ([1] if flor else [])


@pytest.mark.parametrize("hands", [(SUIT, NIL), (NONE, SUIT), (NONE, NIL, "5c 6o 12b", SUIT), (PIECE, NIL, SUIT, NONE)])
def test_s_38_any_flor_annuls_the_envido_for_everybody(hands: tuple[str, ...]) -> None:
    table = Mesa(*hands)
    for seat, hand in enumerate(hands, 1):
        assert table.options(seat) == {"truco", "mazo"}
        for word in ("envido", "la-falta"):
            assert table.refused(f"{seat} {word}") == "S-38 flor-anula-envido"
        table.do(f"{seat} {hand.split()[0]}")
    assert Mesa("1e 7o 4c", NIL).may("1 envido")


@pytest.mark.parametrize(
    ("hands", "team"),
    [
        ((SUIT, PIECE), 2),
        ((PIECE, SUIT), 1),
        ((SUIT, NIL, "7b 6b 5b", NONE), 1),
        ((SUIT, PIECE, "7b 6b 5b", NONE), 2),
        ((SUIT, "6e 5e 4e", "2e 5c 12o", "7b 6b 5b"), 2),
        ((PIECE, "6b 5b 4b", "1e 7o 2c", SUIT), 1),
    ],
)
def test_s_39_three_in_all_to_the_team_of_the_greatest(hands: tuple[str, ...], team: int) -> None:
    table = ended(*hands)
    assert table.paid == [("flor", team, 3), ("truco", 2, 1)]


@pytest.mark.parametrize(("mano", "hands"), [(1, ("7c 6c 5c", BOTH)), (2, ("7c 6c 5c", BOTH)), (1, ("7c 6c 5c", "11o 10o 4e"))])
def test_s_40_the_reservada_beats_any_other(mano: int, hands: tuple[str, str]) -> None:
    table = ended(*hands, mano=mano)
    assert table.paid[0] == ("flor", 2, 3)
    assert table.why[0] == ("flor-reservada", "S-40")


@pytest.mark.parametrize(
    ("hands", "mano", "team"),
    [
        (("7c 6c 4c", "7e 6e 4e"), 1, 1),
        (("7c 6c 4c", "7e 6e 4e"), 2, 2),
        (("7c 6c 4c", "10o 5e 3e"), 1, 1),
        (("7c 6c 4c", "10o 5e 3e"), 2, 2),
        (("7c 6c 4c", NIL, NONE, "7e 6e 4e"), 1, 1),
        (("7c 6c 4c", NIL, NONE, "7e 6e 4e"), 2, 2),
        (("7c 6c 4c", NIL, NONE, "7e 6e 4e"), 3, 2),
        ((NULL, "7c 6c 4c", "7e 6e 1e", "7b 6b 2b"), 3, 2),
    ],
)
def test_s_41_of_equal_ones_the_nearest_to_the_mano(hands: tuple[str, ...], mano: int, team: int) -> None:
    assert ended(*hands, mano=mano).paid[0] == ("flor", team, 3)


@pytest.mark.parametrize(
    ("vira", "hand", "count", "kind"),
    [
        ("5o", "7c 6c 4c", 37, ("flor-de-palo", "S-39")),
        ("5o", "12e 11e 10e", 20, ("flor-de-palo", "S-39")),
        ("5o", "1c 12c 3c", 24, ("flor-de-palo", "S-39")),
        ("5o", "11o 7b 6b", 43, ("flor-con-pieza", "S-39")),
        ("5o", "10o 12e 11e", 29, ("flor-con-pieza", "S-39")),
        ("5o", "10o 7o 3o", 39, ("flor-con-pieza", "S-39")),
        ("11o", "12o 7b 6b", 43, ("flor-con-pieza", "S-39")),
        ("10o", "12o 7b 6b", 42, ("flor-con-pieza", "S-39")),
        ("5o", "11o 10o 7e", 66, ("flor-reservada", "S-40")),
        ("10o", "11o 12o 10e", 59, ("flor-reservada", "S-40")),
    ],
)
def test_s_42_the_count(vira: str, hand: str, count: int, kind: tuple[str, str]) -> None:
    table = ended(hand, "1e 4b 2e", vira=vira)
    assert [(said.seat, said.number) for said in view(table.state, 0).declared] == [(1, count)]
    assert table.why[0] == kind


def test_s_43_nothing_is_bet_on_it_and_nothing_answered() -> None:
    table = Mesa(SUIT, PIECE)
    for word in ("flor", "contraflor", "contraflor-al-resto", "me-achico", "flor-envida", "con-flor truco", "a-las-flores-no"):
        assert table.refused(f"1 {word}") == "S-59 otro-reglamento"
    assert view(table.state, 0).pending == []
    assert table.asked == (1,)


@pytest.mark.parametrize(
    ("lines", "last"),
    [
        (["1 7c", "2 3e", "2 7e", "1 6c"], ("truco", 2, 1)),
        (["1 truco", "2 no-quiero"], ("truco", 1, 1)),
        (["1 truco", "2 quiero", "1 mazo"], ("truco", 2, 3)),
    ],
)
def test_s_44_it_is_paid_first_however_the_hand_ends_and_then_shown(lines: list[str], last: tuple[str, int, int]) -> None:
    table = Mesa(SUIT, PIECE).do(*lines[:-1])
    assert view(table.state, 1).declared == []
    table.do(lines[-1])
    assert table.paid == [("flor", 2, 3), last]
    for viewer in range(3):
        receipt = view(table.state, viewer).receipt[0]
        assert (receipt.concept, receipt.why) == ("flor", "flor-con-pieza"), "the kind"
        assert [(said.seat, said.number) for said in receipt.shown] == [(2, 39)], "the seat"


def test_s_44_nothing_is_shown_when_somebody_leaves() -> None:
    assert view(Mesa(SUIT, PIECE).do("2 rendirse").state, 1).declared == []


@pytest.mark.parametrize(
    ("scores", "paid", "winner"),
    [
        ((0, 0), [("envido", 1, 2), ("truco", 2, 3)], 0),
        ((22, 21), [("envido", 1, 2)], 1),
        ((21, 21), [("envido", 1, 2), ("truco", 2, 3)], 2),
        ((23, 23), [("envido", 1, 2)], 1),
    ],
)
def test_s_45_envido_before_truco_and_who_arrives_first_wins(
    scores: tuple[int, int], paid: list[tuple[str, int, int]], winner: int
) -> None:
    table = Mesa("7e 6e 4c", "5b 4b 12o", scores=scores).do("1 envido", "2 quiero", "1 truco", "2 quiero", "1 mazo")
    assert (table.paid, table.state.winner) == (paid, winner)


@pytest.mark.parametrize(
    ("scores", "paid", "winner"),
    [
        ((20, 20), [("flor", 1, 3), ("truco", 2, 1)], 0),
        ((21, 23), [("flor", 1, 3)], 1),
        ((20, 23), [("flor", 1, 3), ("truco", 2, 1)], 2),
        ((23, 20), [("flor", 1, 3)], 1),
    ],
)
def test_s_45_flor_before_truco(scores: tuple[int, int], paid: list[tuple[str, int, int]], winner: int) -> None:
    table = ended(SUIT, NIL, scores=scores)
    assert (table.paid, table.state.winner) == (paid, winner)
    assert table.scores == (scores[0] + 3, scores[1] + (1 if len(paid) == 2 else 0)), "whole, also past 24"


def test_s_45_a_falta_that_was_refused_too() -> None:
    table = Mesa("7e 6e 4c", "5b 4b 12o", scores=(10, 23)).do("1 4c", "2 la-falta", "1 no-quiero", "2 truco", "1 no-quiero")
    assert (table.paid, table.state.winner, table.scores) == ([("envido", 2, 1)], 2, (10, 24))
