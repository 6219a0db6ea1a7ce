"""S-46 to S-52, S-58 to S-60: clocks, equipo al mazo, what each seat is shown, leaving."""

from __future__ import annotations

from functools import partial

import pytest

from quiero.engine import act, free_acts, happenings, reglamento, view
from tests.playing import Table

Mesa = partial(Table, name="venezolano-simple", target=24, vira="5o")

TWO = ("1e 7o 4c", "3c 2b 12e")
FOUR = ("7e 6e 4c", "5b 4b 12o", "3o 2c 10b", "7o 6o 1b")
TRUCOS = {
    1: [],
    3: ["1 truco", "2 quiero"],
    6: ["1 truco", "2 quiero", "1 4c", "2 retruco", "1 quiero"],
    9: ["1 truco", "2 quiero", "1 4c", "2 retruco", "1 quiero", "2 12e", "2 2b", "1 vale-nueve", "2 quiero"],
    24: [
        *("1 truco", "2 quiero", "1 4c", "2 retruco", "1 quiero", "2 12e", "2 2b", "1 vale-nueve", "2 quiero", "1 7o"),
        *("1 1e", "2 vale-partida", "1 quiero"),
    ],
}


def test_s_46_ten_seconds_and_each_decision_is_a_new_one() -> None:
    assert reglamento("venezolano-simple").seconds == 10
    table = Mesa(*FOUR)
    before = table.state.decision
    lines = ("1 envido", "4 quiero", "1 truco", "2 quiero", "1 4c", "2 retruco", "3 quiero", "2 4b")
    assert [table.do(line).state.decision - before for line in lines] == [1, 2, 3, 4, 5, 6, 7, 8]
    for line in ("1 tiempo", "2 tiempo", "3 tiempo 10b", "3 tiempo 2"):
        assert table.refused(line) == "S-46 no-corre-reloj"
    assert table.do("3 mazo").refused("4 tiempo") == "S-46 no-corre-reloj"


@pytest.mark.parametrize("idle", [2, 4])
@pytest.mark.parametrize(
    ("canto", "paid"),
    [
        ("truco", [("truco", 1, 1)]),
        ("envido", [("envido", 1, 1), ("truco", 2, 1)]),
        ("la-falta", [("envido", 1, 1), ("truco", 2, 1)]),
    ],
)
def test_s_47_an_idle_canto_is_no_quiero(canto: str, paid: list[tuple[str, int, int]], idle: int) -> None:
    table = Mesa(*FOUR).do(f"1 {canto}")
    assert table.refused("3 tiempo") == "S-46 no-corre-reloj"
    table.do(f"{idle} tiempo")
    if canto != "truco":
        table.do("1 mazo")
    assert table.paid == paid


@pytest.mark.parametrize(
    ("hand", "vira", "card"),
    [
        ("1e 7o 4c", "5o", "4c"),
        ("4b 1e 4c", "5o", "4b"),
        ("7c 11o 7b", "5o", "7c"),
        ("11o 12e 10e", "5o", "10e"),
        ("11o 12e 10e", "5e", "11o"),
        ("12o 11e 7e", "11o", "11e"),
    ],
)
def test_s_48_an_idle_card_turn_plays_the_lowest_card(hand: str, vira: str, card: str) -> None:
    table = Mesa(hand, "3c 2b 6o", vira=vira).do("1 tiempo")
    assert [play.word for play in table.state.plays] == [card]
    assert table.turn == 2


def test_s_50_played_cards_stay_until_the_next_deal() -> None:
    table = Mesa(*TWO).do("1 1e", "2 12e", "1 7o", "2 3c")
    assert table.state.phase == "reparto"
    for viewer in range(3):
        lying = [(card.seat, card.card, card.vuelta, card.won) for card in view(table.state, viewer).table]
        assert lying == [(1, "1e", 1, True), (2, "12e", 1, False), (1, "7o", 2, True), (2, "3c", 2, False)]
    assert view(table.deal(*TWO, vira="5o").state, 0).table == []


@pytest.mark.parametrize("worth", TRUCOS)
def test_s_51_equipo_al_mazo_gives_what_the_hand_is_worth(worth: int) -> None:
    table = Mesa(*TWO).do(*TRUCOS[worth])
    seat = table.turn
    assert table.stakes(seat)["mazo"] == worth
    table.do(f"{seat} mazo")
    assert (table.paid, table.why) == ([("truco", 3 - seat, worth)], [("mazo", "S-51")])


def test_s_51_it_is_for_the_pair_and_flor_and_envido_are_paid_first() -> None:
    assert Mesa(*FOUR).do("1 envido", "2 quiero", "1 4c", "2 mazo").paid == [("envido", 1, 2), ("truco", 1, 1)]
    table = Mesa("7c 6c 4c", "3e 2b 12e", "3o 2c 10b", "1e 7o 4b").do("1 mazo")
    assert table.paid == [("flor", 1, 3), ("truco", 2, 1)], "who goes keeps its flor"
    assert table.state.phase == "reparto"


def test_s_52_only_on_ones_own_card_turn() -> None:
    table = Mesa(*FOUR)
    assert table.may("1 mazo")
    for seat in (2, 3, 4):
        assert table.refused(f"{seat} mazo") == "S-52 mazo-fuera-de-turno"
    for canto in ("truco", "envido"):
        sung = Mesa(*FOUR).do(f"1 {canto}")
        assert sung.refused("2 mazo") == "S-52 mazo-con-canto"
        assert sung.refused("1 mazo") == "S-52 mazo-fuera-de-turno"
    assert view(table.state, 1).disabled == []


def test_s_58_a_view_holds_the_own_hand_and_the_table() -> None:
    table = Mesa(*FOUR).do("1 envido", "2 quiero", "1 4c", "2 4b")
    for viewer in range(5):
        sight = view(table.state, viewer)
        assert sight.cards == ([], ["7e", "6e"], ["5b", "12o"], ["3o", "2c", "10b"], ["7o", "6o", "1b"])[viewer]
        assert [card.card for card in sight.table] == ["4c", "4b"]
        assert (sight.vira, sight.held, sight.tanto) == ("5o", [2, 2, 3, 3], None)


def test_s_58_nobody_is_shown_what_others_hold() -> None:
    """The same table with other cards in the other hands: nothing that seat 1 is sent differs."""
    one = Mesa(*FOUR)
    two = Mesa("7e 6e 4c", "11o 5b 12o", "3b 2e 10b", "7b 6o 1e")
    for lines in ((), ("1 envido", "4 quiero"), ("1 truco", "2 quiero"), ("1 4c",)):
        one.do(*lines)
        two.do(*lines)
        for viewer in (0, 1):
            assert view(one.state, viewer) == view(two.state, viewer)
            assert happenings(one.events, viewer) == happenings(two.events, viewer)


def test_s_58_all_that_is_said_and_every_clock_that_ran_out_is_heard_by_all() -> None:
    table = Mesa(*FOUR).do("1 envido", "2 quiero", "1 truco", "4 quiero", "1 tiempo", "2 retruco", "3 tiempo")
    for viewer in range(5):
        told = [(event.kind, event.seat, event.word) for event in happenings(table.events, viewer) if event.seat]
        assert told[1:] == [
            ("say", 1, "envido"),
            ("say", 2, "quiero"),
            ("say", 1, "truco"),
            ("say", 4, "quiero"),
            ("timeout", 1, ""),
            ("play", 1, "4c"),
            ("say", 2, "retruco"),
            ("timeout", 3, ""),
            ("say", 3, "no-quiero"),
            ("declare", 1, "envido"),
        ]
    idle = Mesa(*FOUR).do("1 la-falta", "4 tiempo")
    assert [event.kind for event in happenings(idle.events, 0)] == ["reparto", "say", "timeout", "say"]


def test_s_58_a_flor_is_announced_without_its_kind() -> None:
    plain = Mesa("1e 7o 4c", "7e 6e 5e")
    for other in ("11o 7b 6b", "11o 10o 3b", "3c 2c 12c"):
        twin = Mesa("1e 7o 4c", other)
        for viewer in (0, 1):
            assert view(twin.state, viewer) == view(plain.state, viewer)
            assert happenings(twin.events, viewer) == happenings(plain.events, viewer)


@pytest.mark.parametrize(
    ("moment", "line", "refusal"),
    [
        ([], "1 real-envido", "S-59 otro-reglamento"),
        ([], "1 falta-envido", "S-59 otro-reglamento"),
        ([], "1 vale-cuatro", "S-59 otro-reglamento"),
        ([], "1 envido+2", "S-59 otro-reglamento"),
        ([], "1 tengo", "S-59 otro-reglamento"),
        ([], "1 seña guiño", "S-59 otro-reglamento"),
        ([], "1 corta 3", "S-59 otro-reglamento"),
        ([], "1 pegado 4c 7o", "S-59 otro-reglamento"),
        ([], "1 4c flor", "S-59 otro-reglamento"),
        ([], "1 quiero", "S-59 no-hay-canto"),
        ([], "1 3c", "S-59 no-tenes-esa-carta"),
        ([], "1 5o", "S-59 no-tenes-esa-carta"),
        (["1 4c", "2 12e"], "2 12e", "S-59 no-tenes-esa-carta"),
        ([], "2 3c", "S-18 no-es-tu-turno"),
        (["1 truco"], "2 3c", "S-24 carta-con-canto"),
        (["1 envido"], "1 4c", "S-24 carta-con-canto"),
        (["1 mazo"], "2 truco", "S-7 entre-manos"),
    ],
)
def test_s_59_what_is_refused_says_why_and_changes_nothing(moment: list[str], line: str, refusal: str) -> None:
    table = Mesa(*TWO).do(*moment)
    decision = table.state.decision
    assert table.refused(line) == refusal
    assert table.state.decision == decision, "the clock goes on"


@pytest.mark.parametrize("hands", [TWO, FOUR])
@pytest.mark.parametrize("moment", [[], ["1 4c"], ["1 truco"], ["1 envido", "2 quiero"], ["1 mazo"]])
@pytest.mark.parametrize("word", ["rendirse", "abandono"])
def test_s_60_who_leaves_gives_the_match_away_and_the_hand_is_not_paid(
    word: str, moment: list[str], hands: tuple[str, ...]
) -> None:
    for seat in range(1, len(hands) + 1):
        table = Mesa(*hands, scores=(3, 20)).do(*moment)
        before = table.scores
        assert act(seat, "rendirse") in free_acts(table.state, seat)
        table.do(f"{seat} {word}")
        assert (table.state.winner, table.state.ended_by) == (1 if seat in (2, 4) else 2, word)
        assert table.scores == before
        assert table.refused(f"{seat} rendirse") == "S-4 partida-terminada"
