"""E-41 to E-51: the flor, at a table that has it."""

from __future__ import annotations

from functools import partial

import pytest

from quiero.engine import view
from tests.playing import Table

Mesa = partial(Table, name="argentino", options={"flor": True})

A, B = "7c 6c 4c", "7e 4e 1e"  # flores of 37 and 32
C, D = "5o 4o 2o", "6b 3b 12b"  # of 31 and 29
NONE, NIL, NULL = "3e 2b 12o", "2e 5b 11o", "3o 2c 10b"
DUEL = (A, B)
MATES = (A, NONE, C, NIL)
"""Both flores in team 1."""
RIVALS = (A, NONE, NULL, B)
"""Seats 1 and 4 hold one."""

# Written out again from E-46 to E-48: the chain, what it pays accepted (None: the falta), what refused, what may be said over it.
CHAINS = {
    ("flor",): (None, 4, {"me-achico", "contraflor", "contraflor-al-resto"}),
    ("flor", "contraflor"): (6, 4, {"quiero", "no-quiero", "contraflor-al-resto"}),
    ("flor", "contraflor-al-resto"): (None, 4, {"quiero", "no-quiero"}),
    ("flor", "contraflor", "contraflor-al-resto"): (None, 6, {"quiero", "no-quiero"}),
}
BETS = [chain for chain in CHAINS if len(chain) > 1]


def sing(table: Table, chain: tuple[str, ...]) -> tuple[int, ...]:
    """Sing a chain, seat 1 first and then the last of those asked; the seats that have to answer."""
    for place, word in enumerate(chain):
        table.do(f"{table.asked[-1] if place else 1} {word}")
    return table.asked


def test_e_41_without_the_option_three_of_a_suit_are_an_envido() -> None:
    table = Table(*DUEL, name="argentino")
    assert "flor" not in table.options(1)
    for word in ("flor", "contraflor", "contraflor-al-resto", "me-achico"):
        assert table.refused(f"1 {word}") == "E-41 mesa-sin-flor"
    assert table.do("1 envido").refused("2 flor") == "E-41 mesa-sin-flor"
    assert table.do("2 quiero").paid == [("envido", 1, 2)]
    assert table.state.said[0].number == 33, "the two best"


def test_e_42_a_flor_brings_three_and_closes_the_envido() -> None:
    table = Mesa(A, NONE).do("1 flor")
    assert (table.paid, table.why) == ([("flor", 1, 3)], [("flor-sola", "E-44")])
    assert view(table.state, 2).declared == [], "no number is shown"
    assert table.refused("1 envido") == "E-42 flor-cierra-envido"
    table.do("1 4c")
    assert table.refused("2 real-envido") == "E-42 flor-cierra-envido"
    assert table.do("2 truco").refused("1 envido") == "E-42 flor-cierra-envido"


@pytest.mark.parametrize("chain", [["1 envido"], ["1 falta-envido"], ["1 envido", "4 envido", "3 real-envido"]])
def test_e_42_it_annuls_the_envido_without_points(chain: list[str]) -> None:
    table = Mesa(NULL, NONE, NIL, A).do(*chain, "4 flor")
    assert table.paid == [("flor", 2, 3)]
    assert table.refused("1 envido") == "E-42 flor-cierra-envido"


@pytest.mark.parametrize("hand", ["7c 6c 4e", "7e 6c 4c", "7c 6e 4c", "7c 6e 4b"])
def test_e_42_two_of_a_suit_are_none(hand: str) -> None:
    assert Mesa(hand, NIL).refused("1 flor") == "E-42 sin-flor"


def test_e_42_only_a_holder_sings_and_silence_costs_nothing() -> None:
    table = Mesa(*RIVALS)
    assert "flor" in table.options(1)
    table.do("1 4c")
    assert table.refused("2 flor") == "E-42 sin-flor"
    table.do("2 12o", "3 10b", "4 1e", "4 7e", "1 6c", "2 2b", "3 2c")
    assert table.paid == [("truco", 2, 1)]


@pytest.mark.parametrize(
    ("before", "line"),
    [
        ([], "1 flor"),
        (["1 truco"], "4 flor"),
        (["1 4c", "2 truco"], "1 flor"),
        (["1 4c", "2 12o", "3 truco"], "4 flor"),
        (["2 12o", "3 10b", "4 envido"], "1 flor"),
        (["1 envido"], "4 flor"),
        (["1 real-envido"], "4 flor"),
        (["1 falta-envido"], "4 flor"),
        (["1 envido", "2 envido"], "1 flor"),
        (["1 envido", "2 envido", "3 real-envido"], "4 flor"),
        (["1 envido", "2 real-envido", "3 falta-envido"], "4 flor"),
        (["1 4c", "2 envido"], "1 flor"),
        (["1 4c", "2 12o", "3 envido", "2 falta-envido"], "1 flor"),
        (["1 truco", "2 envido"], "1 flor"),
        (["1 truco", "2 envido", "3 real-envido"], "4 flor"),
    ],
)
def test_e_43_when_it_may_be_sung(before: list[str], line: str) -> None:
    table = Mesa(*RIVALS, mano=int(before[0][0]) if before else 1).do(*before)
    assert table.may(line)
    assert table.do(line).state.steps[-1].kind == "flor"


@pytest.mark.parametrize(
    ("before", "line", "refusal"),
    [
        (["1 envido", "2 quiero"], "1 flor", "E-43 flor-tarde"),
        (["1 envido", "2 no-quiero"], "1 flor", "E-43 flor-tarde"),
        (["1 truco", "2 envido", "1 no-quiero"], "4 flor", "E-43 flor-tarde"),
        (["1 truco", "2 quiero"], "1 flor", "E-31 truco-querido-cierra"),
        (["1 truco", "2 retruco"], "1 flor", "E-31 truco-querido-cierra"),
        (["1 4c", "2 12o", "3 10b", "4 1e"], "4 flor", "E-28 primera-cerrada"),
        (["1 4c", "2 12o", "3 10b"], "1 flor", "E-43 flor-fuera-de-turno"),
        ([], "4 flor", "E-43 flor-fuera-de-turno"),
        (["1 truco"], "1 flor", "E-59 no-te-toca-contestar"),
        (["1 envido"], "1 flor", "E-59 no-te-toca-contestar"),
    ],
)
def test_e_43_when_it_may_not(before: list[str], line: str, refusal: str) -> None:
    assert Mesa(*RIVALS).do(*before).refused(line) == refusal


def test_e_44_a_team_mate_with_flor_may_sing_it_too() -> None:
    table = Mesa(*MATES).do("1 flor")
    assert (table.scores, table.turn) == ((3, 0), 1)
    assert table.refused("1 flor") == "E-44 flor-ya-cantada", "nobody sings twice"
    table.do("1 4c", "2 12o", "3 flor")
    assert table.paid == [("flor", 1, 3), ("flor", 1, 3)]
    assert table.turn == 3


def test_e_44_over_a_truco_both_may_sing_and_it_still_waits() -> None:
    table = Mesa(*MATES, mano=2).do("2 truco", "3 flor")
    assert table.asked == (1, 3)
    assert "flor" in table.options(1)
    assert table.options(3) == {"quiero", "no-quiero", "retruco"}
    table.do("1 flor")
    assert (table.scores, table.asked) == ((6, 0), (1, 3))
    assert table.options(1) == {"quiero", "no-quiero", "retruco"}


def test_e_44_after_an_envido_that_the_first_flor_annulled() -> None:
    table = Mesa(*MATES, mano=2).do("2 envido", "3 flor")
    assert table.turn == 2, "the envido is gone"
    table.do("2 12o", "3 2o", "4 truco", "1 flor")
    assert table.paid == [("flor", 1, 3), ("flor", 1, 3)]
    assert table.asked == (1, 3)


def test_e_44_only_as_long_as_a_flor_may_be_sung() -> None:
    table = Mesa(*MATES).do("1 flor", "1 truco", "4 quiero", "1 4c", "2 12o")
    assert table.refused("3 flor") == "E-31 truco-querido-cierra"
    closed = Mesa(*MATES).do("1 flor", "1 4c", "2 12o", "3 2o", "4 11o")
    assert closed.refused("3 flor") == "E-28 primera-cerrada"


def test_e_44_three_flores_in_a_team_of_six() -> None:
    table = Mesa(A, NONE, C, NIL, B, NULL).do("1 flor", "1 4c", "2 12o", "3 flor", "3 2o", "4 2e", "5 flor")
    assert table.scores == (9, 0)


@pytest.mark.parametrize(
    "before", [["1 flor"], ["1 4c", "2 12o", "3 10b", "4 flor"], ["1 envido", "4 flor"], ["1 truco", "4 flor"]]
)
def test_e_45_a_rival_with_flor_must_answer(before: list[str]) -> None:
    table = Mesa(*RIVALS).do(*before)
    assert table.scores == (0, 0)
    for seat in table.asked:
        assert table.options(seat) == CHAINS["flor",][2]
        for word in ("quiero", "no-quiero", "flor"):
            assert table.refused(f"{seat} {word}") == "E-45 no-se-contesta-asi-la-flor"
        for word in ("truco", "envido"):
            assert table.refused(f"{seat} {word}") == "E-45 primero-la-flor"
        assert table.refused(f"{seat} mazo") == "E-54 mazo-con-canto"
    assert table.refused(f"{table.turn or 1} 4c") == "E-27 carta-con-canto"


def test_e_45_its_answers_stand_only_over_a_flor() -> None:
    table = Mesa(*DUEL)
    for word in ("me-achico", "contraflor", "contraflor-al-resto"):
        assert table.refused(f"1 {word}") == "E-45 contraflor-sin-flor"
    table.do("1 flor", "2 contraflor")
    assert table.refused("1 me-achico") == "E-45 no-se-contesta-asi-la-flor"
    assert table.refused("1 contraflor") == "E-45 no-se-contesta-asi-la-flor"


@pytest.mark.parametrize("hands", [DUEL, (B, A), RIVALS, (B, NONE, NULL, A)])
def test_e_46_me_achico_gives_four_to_who_sang(hands: tuple[str, ...]) -> None:
    table = Mesa(*hands).do("1 flor")
    assert table.stakes(table.asked[0])["me-achico"] == 4
    table.do(f"{table.asked[0]} me-achico")
    assert (table.paid, table.why) == ([("flor", 1, 4)], [("me-achico", "E-46")])
    assert view(table.state, 0).declared == []


@pytest.mark.parametrize(("hands", "team"), [(DUEL, 1), ((B, A), 2), (RIVALS, 1), ((B, NONE, NULL, A), 2)])
def test_e_47_contraflor_is_six_for_the_best(hands: tuple[str, ...], team: int) -> None:
    table = Mesa(*hands).do("1 flor")
    assert table.stakes(2)["contraflor"] == 6
    table.do(f"{table.asked[-1]} contraflor")
    assert table.options(1) == CHAINS["flor", "contraflor"][2]
    assert (table.stakes(1)["quiero"], table.stakes(1)["no-quiero"]) == (6, 4)
    refused = Mesa(*hands).do("1 flor", "2 contraflor", "1 no-quiero")
    assert (refused.paid, refused.why) == ([("flor", 2, 4)], [("contraflor-no-querida", "E-47")])
    table.do("1 quiero")
    assert (table.paid, table.why) == ([("flor", team, 6)], [("contraflor-querida", "E-47")])
    assert [(said.seat, said.number) for said in view(table.state, 0).declared] == [(1 if team == 1 else len(hands), 37)]


@pytest.mark.parametrize("chain", BETS)
@pytest.mark.parametrize("hands", [DUEL, RIVALS])
def test_e_47_e_48_what_a_refusal_pays(chain: tuple[str, ...], hands: tuple[str, ...]) -> None:
    wanted, refused, answers = CHAINS[chain]
    table = Mesa(*hands)
    for seat in sing(table, chain):
        assert table.options(seat) == answers
        assert table.stakes(seat) == {
            "quiero": wanted or 30,
            "no-quiero": refused,
            **({"contraflor-al-resto": 30} if "contraflor-al-resto" in answers else {}),
        }
    table.do(f"{table.asked[0]} no-quiero")
    assert table.paid == [("flor", 2 if len(chain) == 2 else 1, refused)]
    resto = ("al-resto-no-querido", "E-48")
    assert table.why == [resto if chain[-1] == "contraflor-al-resto" else ("contraflor-no-querida", "E-47")]


# The falta of E-35, what it brings each team.
FALTAS = [
    (30, (0, 0), 30, 30),
    (30, (3, 14), 27, 16),
    (30, (20, 11), 10, 10),
    (30, (29, 29), 1, 1),
    (15, (9, 6), 6, 6),
]


@pytest.mark.parametrize("chain", BETS[1:])
@pytest.mark.parametrize(("target", "scores", "ones", "twos"), FALTAS)
def test_e_48_al_resto_is_the_falta_for_the_best(
    chain: tuple[str, ...], target: int, scores: tuple[int, int], ones: int, twos: int
) -> None:
    for hands, team, points in ((DUEL, 1, ones), ((B, A), 2, twos)):
        table = Mesa(*hands, target=target, scores=scores)
        answers = sing(table, chain)[0]
        assert table.options(answers) == {"quiero", "no-quiero"}
        assert table.stakes(answers)["quiero"] == (ones if ones == twos else None)
        assert view(table.state, 0).pending[-1].wanted == (ones if ones == twos else None)
        table.do(f"{answers} quiero")
        assert (table.paid, table.why) == ([("flor", team, points)], [("al-resto-querido", "E-48")])


@pytest.mark.parametrize(
    ("hands", "mano", "seat", "count"),
    [
        (("7b 6b 10b", "6e 5e 4e"), 1, 2, 35),
        (("7o 5o 1o", "6e 5e 2e"), 1, 1, 33),
        (("7o 5o 1o", "6e 5e 2e"), 2, 2, 33),
        (("12o 11o 10o", "12e 11e 10e"), 1, 1, 20),
        ((A, NONE, C, B), 1, 1, 37),
        ((C, NONE, A, B), 1, 3, 37),
        ((D, "7o 5o 1o", NULL, "6e 5e 2e"), 1, 2, 33),
        ((D, "7o 5o 1o", NULL, "6e 5e 2e"), 3, 4, 33),
    ],
)
def test_e_49_the_count_and_the_best_of_the_table(hands: tuple[str, ...], mano: int, seat: int, count: int) -> None:
    holders = [place for place, hand in enumerate(hands, 1) if len({card[-1] for card in hand.split()}) == 1]
    table = Mesa(*hands, mano=mano)
    while table.turn not in holders:
        table.do(f"{table.turn} {hands[table.turn - 1].split()[0]}")
    table.do(f"{table.turn} flor")
    table.do(f"{table.asked[0]} contraflor")
    table.do(f"{table.asked[0]} quiero")
    assert [(said.seat, said.number) for said in table.state.said] == [(seat, count)]
    assert table.paid == [("flor", 1 if seat in (1, 3) else 2, 6)]


@pytest.mark.parametrize("answer", ["me-achico", "contraflor", "tiempo"])
def test_e_50_after_a_contest_no_flor_and_a_truco_is_answered(answer: str) -> None:
    hands = (A, B, C, NONE)
    table = Mesa(*hands).do("1 truco", "2 flor", f"1 {answer}")
    if answer == "contraflor":
        table.do("4 no-quiero")
    assert table.asked == (2, 4)
    assert table.options(2) == {"quiero", "no-quiero", "retruco"}
    turn = Mesa(*hands).do("1 flor", "4 me-achico")
    assert turn.turn == 1
    turn.do("1 4c")
    assert turn.refused("2 flor") == "E-50 flor-disputada"
    turn.do("2 1e")
    assert turn.refused("3 flor") == "E-50 flor-disputada"


@pytest.mark.parametrize("speaker", [2, 4, 6])
@pytest.mark.parametrize("word", ["me-achico", "contraflor", "contraflor-al-resto"])
def test_e_51_any_member_speaks_and_only_holders_are_compared(speaker: int, word: str) -> None:
    hands = (D, NONE, NULL, B, "2o 5c 11e", "7o 6e 1b")
    table = Mesa(*hands, scores=(20, 20)).do("1 flor")
    assert table.asked == (2, 4, 6)
    table.do(f"{speaker} {word}")
    if word == "me-achico":
        assert table.paid == [("flor", 1, 4)]
        return
    assert table.asked == (1, 3, 5)
    table.do("5 quiero")
    assert table.paid == [("flor", 2, 6 if word == "contraflor" else 10)]
    assert table.state.said[0].seat == 4
