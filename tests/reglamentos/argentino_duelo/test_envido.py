"""D-29 to D-44: the envido."""

from __future__ import annotations

import pytest

from quiero.engine import envido_closed, view
from quiero.engine.cards import cards
from quiero.engine.envido import tanto
from tests.playing import Table

HIGH, LOW = "7e 6e 4c", "5b 4b 12o"  # 33 and 29
HANDS = (HIGH, LOW)

# Written out again from the table of D-36, so that a slip in the engine's own table is seen.
CHAINS = {
    "E": (2, 1, "ERF"),
    "EE": (4, 2, "RF"),
    "ER": (5, 2, "F"),
    "EER": (7, 4, "F"),
    "R": (3, 1, "F"),
    "F": (None, 1, ""),
    "EF": (None, 2, ""),
    "RF": (None, 3, ""),
    "EEF": (None, 4, ""),
    "ERF": (None, 5, ""),
    "EERF": (None, 7, ""),
}
WORD = {"E": "envido", "R": "real-envido", "F": "falta-envido"}


def sing(table: Table, chain: str) -> int:
    """Sing a chain, the mano first; the seat that has to answer."""
    for place, letter in enumerate(chain):
        table.do(f"{place % 2 + 1} {WORD[letter]}")
    return len(chain) % 2 + 1


def test_d_29_only_in_the_first_baza() -> None:
    table = Table(*HANDS).do("1 4c", "2 12o")
    assert table.refused(f"{table.turn} envido") == "D-29 primera-cerrada"
    table.do(f"{table.turn} truco")
    assert table.refused("1 envido") == "D-29 primera-cerrada"


def test_d_30_on_ones_card_turn_before_ones_card() -> None:
    table = Table(*HANDS)
    assert table.refused("2 envido") == "D-30 envido-fuera-de-turno"
    assert {"envido", "real-envido", "falta-envido"} <= table.options(1)
    table.do("1 4c")
    assert table.refused("1 envido") == "D-30 envido-fuera-de-turno"
    assert {"envido", "real-envido", "falta-envido"} <= table.options(2)


@pytest.mark.parametrize("answer", ["2 no-quiero", "2 quiero"])
def test_d_31_one_envido_a_hand(answer: str) -> None:
    table = Table(*HANDS).do("1 envido", answer)
    if answer == "2 quiero":
        table.do("2 son-buenas")
    assert table.refused("1 envido") == "D-31 un-envido-por-mano"
    table.do("1 4c")
    assert table.refused("2 real-envido") == "D-31 un-envido-por-mano"


def test_d_32_envido_two_and_one() -> None:
    assert Table(*HANDS).do("1 envido", "2 quiero", "2 tengo").paid == [("envido", 1, 2)]
    assert Table(*HANDS).do("1 envido", "2 no-quiero").paid == [("envido", 1, 1)]


def test_d_33_real_envido_opens_to_falta_only() -> None:
    table = Table(*HANDS).do("1 real-envido")
    assert table.options(2) == {"quiero", "no-quiero", "falta-envido"}
    assert table.refused("2 envido") == "D-33 real-de-entrada"
    assert table.refused("2 real-envido") == "D-33 real-de-entrada"


@pytest.mark.parametrize(
    ("target", "scores", "falta"),
    [(15, (9, 6), 6), (15, (0, 0), 15), (30, (0, 0), 30), (30, (3, 14), 16), (30, (20, 11), 10), (30, (29, 29), 1)],
)
def test_d_34_the_falta_is_what_the_leader_lacks(target: int, scores: tuple[int, int], falta: int) -> None:
    table = Table(LOW, HIGH, target=target, scores=scores).do("1 falta-envido")
    assert table.stakes(2)["quiero"] == falta
    assert table.options(2) == {"quiero", "no-quiero"}
    table.do("2 quiero", "2 tengo")
    assert table.paid == [("envido", 2, falta)]


def test_d_34_the_falta_replaces_the_chain_even_when_it_is_less() -> None:
    table = Table(*HANDS, target=15, scores=(13, 0)).do("1 envido", "2 real-envido", "1 falta-envido", "2 quiero", "2 tengo")
    assert table.paid == [("envido", 1, 2)]


@pytest.mark.parametrize("chain", CHAINS)
def test_d_35_the_legal_chains_and_their_values(chain: str) -> None:
    wanted, _, raises = CHAINS[chain]
    table = Table(*HANDS, scores=(10, 4))
    answers = sing(table, chain)
    assert table.options(answers) == {"quiero", "no-quiero"} | {WORD[letter] for letter in raises}
    assert table.stakes(answers)["quiero"] == (20 if wanted is None else wanted)
    table.do(f"{answers} quiero", "2 son-buenas")
    assert table.paid == [("envido", 1, 20 if wanted is None else wanted)]


@pytest.mark.parametrize("chain", CHAINS)
def test_d_36_a_rejected_chain_pays_what_it_was_worth_before(chain: str) -> None:
    table = Table(*HANDS)
    answers = sing(table, chain)
    assert table.stakes(answers)["no-quiero"] == CHAINS[chain][1]
    table.do(f"{answers} no-quiero")
    assert table.paid == [("envido", 3 - answers, CHAINS[chain][1])]
    assert table.why == [("envido-no-querido", "D-36")]


def test_envido_envido_no_quiero_leaves_the_turn_with_the_mano() -> None:
    """A fault met elsewhere: it passed the turn to the wrong seat."""
    assert Table(*HANDS).do("1 envido", "2 envido", "1 no-quiero").turn == 1
    assert Table(*HANDS).do("1 4c", "2 envido", "1 envido", "2 no-quiero").turn == 2


@pytest.mark.parametrize(
    ("hand", "count"),
    [
        ("7e 6e 4c", 33),
        ("5b 4b 12o", 29),
        ("12e 11e 10e", 20),
        ("12e 11b 10o", 0),
        ("7e 6b 5o", 7),
        ("1e 12e 7o", 21),
        ("7c 6c 5c", 33),
        ("1c 2c 3c", 25),
        ("10o 11c 1b", 1),
    ],
)
def test_d_37_the_count(hand: str, count: int) -> None:
    assert tanto(cards(hand)) == count


def test_d_32_d_33_d_34_the_buttons_that_open_name_what_they_bring() -> None:
    table = Table(*HANDS, scores=(20, 4))
    opening = {"envido": 2, "real-envido": 3, "falta-envido": 10}
    assert table.stakes(1) == {**dict.fromkeys(HIGH.split()), "truco": 2, **opening}
    assert table.do("1 truco").stakes(2) == {"quiero": 2, "no-quiero": 1, "retruco": 3, **opening}


def test_d_37_over_the_dealt_cards_also_those_played() -> None:
    table = Table(HIGH, LOW).do("1 7e", "2 envido", "1 quiero", "2 tengo")
    assert table.paid == [("envido", 1, 2)]


@pytest.mark.parametrize("mano", [1, 2])
def test_d_38_the_mano_declares_first_whoever_said_quiero(mano: int) -> None:
    """A fault met elsewhere: the one who said quiero revealed first."""
    pie = 3 - mano
    table = Table(*HANDS, mano=mano).do(f"{mano} envido", f"{pie} quiero")
    assert [(said.seat, said.number) for said in table.state.said] == [(mano, 33 if mano == 1 else 29)]
    assert table.asked == (pie,)
    assert table.options(pie) == {"tengo", "son-buenas"}
    assert table.refused(f"{mano} tengo") == "D-38 declara-el-pie"
    assert table.refused(f"{pie} quiero") == "D-38 falta-declarar"


def test_d_38_the_pie_may_say_son_buenas_with_the_better_number() -> None:
    table = Table(LOW, HIGH).do("1 envido", "2 quiero", "2 son-buenas")
    assert table.paid == [("envido", 1, 2)]
    assert [said.number for said in table.state.said] == [29, -1]


@pytest.mark.parametrize(("one", "two", "winner"), [(HIGH, LOW, 1), (LOW, HIGH, 2), ("7e 6e 4c", "7o 6o 3b", 1)])
def test_d_39_the_highest_wins_and_a_tie_is_the_manos(one: str, two: str, winner: int) -> None:
    table = Table(one, two).do("1 envido", "2 quiero", "2 tengo")
    assert table.paid == [("envido", winner, 2)]


def test_d_38_while_the_number_is_due_the_table_says_what_it_is_about() -> None:
    table = Table(*HANDS, scores=(20, 4)).do("1 envido", "2 real-envido", "1 quiero")
    due = view(table.state, 0).pending[-1]
    assert (due.kind, due.wanted, due.refused) == ("tanto", 5, None)
    assert table.stakes(2) == {"tengo": 29, "son-buenas": None}
    falta = Table(*HANDS, scores=(20, 4)).do("1 falta-envido", "2 quiero")
    assert view(falta.state, 0).pending[-1].wanted == 10


def test_d_39_the_receipt_says_so() -> None:
    table = Table(*HANDS).do("1 envido", "2 real-envido", "1 quiero", "2 son-buenas")
    assert table.why == [("envido-querido", "D-39")]


def test_d_40_the_points_are_written_at_once_and_play_goes_on() -> None:
    table = Table(*HANDS).do("1 4c", "2 envido", "1 quiero", "2 tengo")
    assert table.scores == (2, 0)
    assert table.turn == 2


def test_d_41_envido_primero() -> None:
    table = Table(*HANDS).do("1 truco")
    assert {"envido", "real-envido", "falta-envido"} <= table.options(2)
    played = Table(*HANDS).do("1 4c", "2 truco")
    assert played.refused("1 envido") == "D-41 ya-tiraste"


@pytest.mark.parametrize(
    ("lines", "closed"),
    [((), False), (("1 4c",), False), (("1 truco",), False), (("1 4c", "2 truco"), True), (("1 truco", "2 envido"), True)],
)
def test_d_31_d_41_d_43_when_nobody_can_open_it_any_more(lines: tuple[str, ...], closed: bool) -> None:
    assert envido_closed(Table(*HANDS).do(*lines).state) == closed


@pytest.mark.parametrize("settled", [["1 no-quiero"], ["1 quiero", "2 son-buenas"], ["1 envido", "2 no-quiero"]])
def test_d_42_the_truco_stays_pending_for_the_same_responder(settled: list[str]) -> None:
    table = Table(*HANDS).do("1 truco", "2 envido", *settled)
    assert table.asked == (2,)
    assert table.options(2) == {"quiero", "no-quiero", "retruco"}


@pytest.mark.parametrize("answer", ["2 quiero", "2 retruco"])
def test_d_43_an_accepted_truco_closes_envido_and_flor(answer: str) -> None:
    table = Table("7e 6e 4e", "7o 5o 3o").do("1 truco", answer)
    if answer == "2 retruco":
        assert table.refused("1 envido") == "D-43 truco-querido-cierra"
        assert table.refused("1 flor") == "D-43 truco-querido-cierra"
        table.do("1 quiero")
    assert table.refused("1 envido") == "D-43 truco-querido-cierra"
    table.do("1 4e")
    assert table.refused("2 flor") == "D-43 truco-querido-cierra"


def test_d_44_answering_has_no_own_card_condition() -> None:
    table = Table(*HANDS).do("1 4c", "2 envido")
    assert table.options(1) == {"quiero", "no-quiero", "envido", "real-envido", "falta-envido"}


def test_articles_of_what_an_envido_refuses() -> None:
    table = Table(*HANDS).do("1 envido")
    assert table.refused("2 truco") == "D-27 primero-el-envido"
    assert table.refused("2 12o") == "D-27 carta-con-canto"
    table.do("2 envido")
    assert table.refused("1 envido") == "D-35 cadena-agotada"
    table.do("1 falta-envido")
    assert table.refused("2 real-envido") == "D-34 falta-cierra"
