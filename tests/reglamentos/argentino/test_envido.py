"""E-28 to E-40: the envido, between two and between teams."""

from __future__ import annotations

from functools import partial

import pytest

from quiero.engine import envido_closed, happenings, view
from tests.playing import Table

Mesa = partial(Table, name="argentino")

HIGH, LOW = "7e 6e 4c", "5b 4b 12o"  # 33 and 29
TWO = (HIGH, LOW)
FOUR = (HIGH, LOW, "3o 2c 10b", "7o 6o 1b")  # 33, 29, 3, 33
SIX = (*FOUR, "3e 2o 11c", "4o 5c 12e")  # and 3, 5

# Written out again from the table of E-34, so that a slip in the engine's own table is seen. None: the falta.
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
OPENINGS = set(WORD.values())
ONES, TWOS = (1, 3), (2, 4)


def sing(table: Table, chain: str) -> tuple[int, ...]:
    """Sing a chain, seat 1 first and then the last of those asked; the seats that have to answer."""
    for place, letter in enumerate(chain):
        table.do(f"{table.asked[-1] if place else 1} {WORD[letter]}")
    return table.asked


def test_e_28_only_in_the_first_vuelta_and_before_a_truco_or_over_one() -> None:
    table = Mesa(*FOUR)
    assert table.options(1) >= OPENINGS
    assert table.do("1 truco").options(2) >= OPENINGS
    closed = Mesa(*FOUR).do("1 4c", "2 4b", "3 10b", "4 1b")
    for word in OPENINGS:
        assert closed.refused(f"4 {word}") == "E-28 primera-cerrada"
    assert envido_closed(closed.state)
    assert not envido_closed(table.state)
    closed.do("4 truco")
    for seat in ONES:
        assert closed.refused(f"{seat} envido") == "E-28 primera-cerrada"


@pytest.mark.parametrize("hands", [TWO, FOUR, SIX])
def test_e_29_who_opens(hands: tuple[str, ...]) -> None:
    seats = range(1, len(hands) + 1)
    table = Mesa(*hands)
    for turn in seats:
        assert table.options(turn) >= OPENINGS
        for other in set(seats) - {turn}:
            assert table.refused(f"{other} envido") == "E-29 envido-fuera-de-turno"
        over = Mesa(*hands, mano=turn).do(f"{turn} truco")
        for other in seats:
            if (other - turn) % 2:
                assert over.options(other) >= OPENINGS
            else:
                assert over.refused(f"{other} envido") == "E-59 no-te-toca-contestar"
        if turn < len(hands):
            table.do(f"{turn} {hands[turn - 1].split()[2]}")


@pytest.mark.parametrize("answering", TWOS)
@pytest.mark.parametrize("settled", [["3 no-quiero"], ["1 quiero"], ["1 envido", "4 no-quiero"], ["3 real-envido", "2 quiero"]])
def test_e_30_the_truco_waits_and_the_same_team_answers_it(answering: int, settled: list[str]) -> None:
    table = Mesa(*FOUR).do("1 truco", f"{answering} envido")
    assert table.asked == ONES
    assert table.refused(f"{answering} quiero") == "E-59 no-te-toca-contestar"
    assert table.refused("1 truco") == "E-30 primero-el-envido"
    assert [waiting.kind for waiting in view(table.state, 0).pending] == ["truco", "envido"]
    table.do(*settled)
    assert table.asked == TWOS
    assert table.options(2) == table.options(4) == {"quiero", "no-quiero", "retruco"}
    assert table.do("4 quiero").turn == 1


@pytest.mark.parametrize("answer", ["2 quiero", "2 retruco"])
def test_e_31_a_truco_that_was_accepted_leaves_no_envido_and_no_flor(answer: str) -> None:
    table = Mesa("7c 6c 4c", "7o 5o 3o", options={"flor": True}).do("1 truco", answer)
    if answer == "2 retruco":
        assert table.options(1) == {"quiero", "no-quiero", "vale-cuatro"}
        assert table.refused("1 envido") == "E-31 truco-querido-cierra"
        assert table.refused("1 flor") == "E-31 truco-querido-cierra"
        assert table.do("1 vale-cuatro").options(2) == {"quiero", "no-quiero"}
        table.do("2 quiero")
    assert table.refused("1 envido") == "E-31 truco-querido-cierra"
    table.do("1 4c")
    assert table.refused("2 falta-envido") == "E-31 truco-querido-cierra"
    assert table.refused("2 flor") == "E-31 truco-querido-cierra"


def test_e_32_over_a_truco_ones_own_card_does_not_matter() -> None:
    assert Mesa(*TWO).do("1 4c", "2 truco").options(1) >= OPENINGS
    table = Mesa(*FOUR).do("1 4c", "2 4b", "3 truco")
    assert table.options(2) >= OPENINGS, "it has played"
    assert table.options(4) >= OPENINGS, "it has not"


@pytest.mark.parametrize("hands", [TWO, FOUR, SIX])
@pytest.mark.parametrize("chain", CHAINS)
def test_e_33_the_chains_and_what_they_pay(chain: str, hands: tuple[str, ...]) -> None:
    wanted, _, raises = CHAINS[chain]
    table = Mesa(*hands, scores=(20, 4))
    for seat in sing(table, chain):
        assert table.options(seat) == {"quiero", "no-quiero"} | {WORD[letter] for letter in raises}
        assert table.stakes(seat)["quiero"] == (10 if wanted is None else wanted)
    table.do(f"{table.asked[0]} quiero")
    assert table.paid == [("envido", 1, 10 if wanted is None else wanted)]
    assert table.why == [("envido-querido", "E-37")]


@pytest.mark.parametrize("hands", [TWO, FOUR, SIX])
@pytest.mark.parametrize("chain", CHAINS)
def test_e_34_a_refused_chain_pays_what_it_was_worth_before(chain: str, hands: tuple[str, ...]) -> None:
    table = Mesa(*hands)
    answers = sing(table, chain)[-1]
    assert table.stakes(answers)["no-quiero"] == CHAINS[chain][1]
    table.do(f"{answers} no-quiero")
    assert table.paid == [("envido", 1 if len(chain) % 2 else 2, CHAINS[chain][1])]
    assert table.why == [("envido-no-querido", "E-34")]
    assert table.turn == 1


def test_e_33_the_buttons_that_open_name_what_they_bring() -> None:
    table = Mesa(*TWO, scores=(20, 4), options={"flor": True})
    opening = {"envido": 2, "real-envido": 3, "falta-envido": 10}
    cards = dict.fromkeys(HIGH.split())
    assert table.stakes(1) == {**cards, "truco": 2, **opening, "mazo": 2}
    assert table.do("1 truco").stakes(2) == {"quiero": 2, "no-quiero": 1, "retruco": 3, **opening}
    flor = Mesa("7c 6c 4c", LOW, options={"flor": True})
    assert flor.stakes(1)["flor"] == 3
    assert flor.stakes(1)["falta-envido"] == 30


def test_e_33_e_34_what_may_not_be_sung_over_a_chain() -> None:
    assert sing(table := Mesa(*TWO), "EE") == (1,)
    assert table.refused("1 envido") == "E-33 cadena-agotada"
    sing(table := Mesa(*TWO), "ER")
    assert table.refused("1 real-envido") == "E-33 cadena-agotada"
    assert table.refused("1 envido") == "E-33 cadena-agotada"
    sing(table := Mesa(*TWO), "R")
    assert table.refused("2 envido") == "E-34 real-de-entrada"
    sing(table := Mesa(*TWO), "EF")
    assert table.refused("1 falta-envido") == "E-34 falta-cierra"


@pytest.mark.parametrize(
    ("target", "scores", "ones", "twos"),
    [
        (30, (0, 0), 30, 30),
        (30, (3, 14), 27, 16),
        (30, (14, 3), 16, 27),
        (30, (14, 14), 16, 16),
        (30, (15, 0), 15, 15),
        (30, (0, 15), 15, 15),
        (30, (20, 11), 10, 10),
        (30, (29, 29), 1, 1),
        (15, (0, 0), 15, 15),
        (15, (9, 6), 6, 6),
        (15, (6, 14), 1, 1),
    ],
)
def test_e_35_the_falta(target: int, scores: tuple[int, int], ones: int, twos: int) -> None:
    for hands, team, points in ((TWO, 1, ones), ((LOW, HIGH), 2, twos)):
        table = Mesa(*hands, target=target, scores=scores).do("1 falta-envido")
        assert table.stakes(2)["quiero"] == (ones if ones == twos else None), "no one number where it depends on who wins"
        table.do("2 quiero")
        assert table.paid == [("envido", team, points)]
        assert table.state.winner == (team if scores[team - 1] + points >= target else 0)


@pytest.mark.parametrize("chain", ["EF", "RF", "EERF"])
def test_e_35_the_falta_stands_instead_of_the_sum(chain: str) -> None:
    table = Mesa(*TWO, scores=(28, 20))
    answers = sing(table, chain)[0]
    assert table.do(f"{answers} quiero").paid == [("envido", 1, 2)]


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
        ("7o 12b 10b", 20),
    ],
)
@pytest.mark.parametrize("flor", [True, False])
def test_e_36_the_count(hand: str, count: int, flor: bool) -> None:
    table = Mesa(hand, "3o 3b 2o", options={"flor": flor})
    assert view(table.state, 1).tanto == count


def test_e_36_over_the_dealt_cards_also_those_played() -> None:
    table = Mesa(*FOUR).do("1 7e", "2 5b", "3 3o", "4 truco", "1 envido", "2 quiero")
    assert table.paid == [("envido", 1, 2)]
    assert view(table.state, 0).declared[0].number == 33


@pytest.mark.parametrize(("mano", "seat"), [(1, 1), (2, 4), (3, 4), (4, 4)])
def test_e_37_the_best_of_the_table_and_of_equal_ones_the_nearest_to_the_mano(mano: int, seat: int) -> None:
    table = Mesa(*FOUR, mano=mano).do(f"{mano} envido", f"{mano % 4 + 1} quiero")
    assert [said.seat for said in table.state.said] == [seat]
    assert table.paid == [("envido", 1 if seat == 1 else 2, 2)]


@pytest.mark.parametrize("best", [1, 2, 3, 4, 5, 6])
def test_e_37_the_best_wins_for_its_team_whoever_sang(best: int) -> None:
    hands = ["4e 5o 12c", "4o 5b 12e", "4c 5e 12b", "4b 5c 12o", "3e 2o 11c", "3o 2b 11e"]
    hands[best - 1] = "7e 6e 1b"
    table = Mesa(*hands).do("1 envido", "4 quiero")
    assert table.paid == [("envido", 1 if best in (1, 3, 5) else 2, 2)]


def test_e_38_the_table_says_who_won_and_with_how_many_and_nothing_else() -> None:
    table = Mesa(*FOUR).do("1 envido", "4 quiero")
    for viewer in range(5):
        sight = view(table.state, viewer)
        assert [(said.seat, said.number) for said in sight.declared] == [(1, 33)]
        assert [(said.seat, said.number) for said in sight.receipt[0].shown] == [(1, 33)]
        told = [(event.seat, event.word, event.n) for event in happenings(table.events, viewer) if event.kind == "declare"]
        assert told == [(1, "envido", 33)]
    assert table.turn == 1, "nobody declares by hand"


@pytest.mark.parametrize("chain", CHAINS)
def test_e_38_refused_nothing_is_shown(chain: str) -> None:
    table = Mesa(*FOUR)
    answers = sing(table, chain)[0]
    table.do(f"{answers} no-quiero")
    assert view(table.state, 1).declared == []
    assert [event for event in happenings(table.events, 1) if event.kind == "declare"] == []


def test_e_39_the_own_count_is_shown_privately_while_the_first_vuelta_is_open() -> None:
    counts = [None, 33, 29, 3, 33]
    table = Mesa(*FOUR)
    for line in ("1 4c", "2 truco", "3 envido", "2 no-quiero", "1 quiero", "2 4b", "3 10b"):
        assert [view(table.state, viewer).tanto for viewer in range(5)] == counts
        table.do(line)
    assert [view(table.state, viewer).tanto for viewer in range(5)] == counts
    table.do("4 1b")
    assert [view(table.state, viewer).tanto for viewer in range(5)] == [None] * 5
    ended = Mesa(*FOUR).do("1 truco", "2 no-quiero")
    assert view(ended.state, 1).tanto is None


@pytest.mark.parametrize("answer", ["2 quiero", "2 no-quiero"])
def test_e_40_one_envido_a_hand(answer: str) -> None:
    table = Mesa(*TWO).do("1 envido", answer)
    for word in OPENINGS:
        assert table.refused(f"1 {word}") == "E-40 un-envido-por-mano"
    table.do("1 truco")
    assert table.refused("2 envido") == "E-40 un-envido-por-mano", "not over a truco either"
    table.do("2 no-quiero").deal(*TWO)
    assert table.may("2 envido"), "the next hand has its own"
