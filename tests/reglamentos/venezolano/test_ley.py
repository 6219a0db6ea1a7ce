"""V-130 to V-139: a ley, con ley, sin ley."""

from __future__ import annotations

import pytest

from tests.reglamentos.venezolano.mesa import flor, mesa, sees

HANDS = ("7e 6e 5e", "7c 6o 1b")
"""Flor of 38 and envido 33 in seat 1; envido 7 in seat 2."""

PIECE = ("7e 6e 5e", "11o 7c 1b")
"""The same; envido 37 in seat 2."""

BOTH = pytest.mark.parametrize("derecho", [False, True])


def test_v_130_a_ley_promises_no_flor() -> None:
    table = mesa("7c 6o 1b", "7e 6e 5e")
    assert table.may("1 1b a-ley")
    assert table.may("1 a-ley envido")


@BOTH
def test_v_131_it_costs_no_flor_and_no_flor_blocks_it(derecho: bool) -> None:
    table = mesa("7e 6e 5e", "7c 6c 4c", derecho=derecho).do("1 a-ley envido")
    assert flor(table, 1) == "valida"
    assert "a-las-flores-no" not in table.options(2)
    assert (table.stakes(2)["con-ley quiero"], table.stakes(2)["no-quiero"]) == (2, 1)
    table.do("2 con-flor no-quiero", "1 con-flor truco", "2 con-flor no-quiero")
    assert table.paid == [("envido", 1, 1), ("flor", 1, 3), ("flor", 2, 3), ("truco", 1, 1)]


def test_v_131_where_an_envido_could_be_sung() -> None:
    table = mesa(*HANDS).do("1 truco")
    assert table.may("2 a-ley envido")
    table.do("2 quiero", "1 7e")
    assert table.may("2 a-ley envido")
    table.do("2 6o")
    assert table.turn == 1
    assert table.refused("1 a-ley envido") == "V-60 primera-cerrada"


def test_v_132_the_first_answer_that_wants_it_chooses() -> None:
    table = mesa(*HANDS).do("1 a-ley envido")
    more = [f"envido+{n}" for n in range(1, 23)]
    accept = ("quiero", "envido", "la-falta", *more)
    assert table.options(2) == {"no-quiero", *[f"{ley} {word}" for ley in ("con-ley", "sin-ley") for word in accept]}
    for word in ("quiero", "envido", "envido+2", "la-falta"):
        assert table.refused(f"2 {word}") == "V-132 hay-que-elegir-ley"
    assert table.refused("2 con-ley envido+23") == "V-69 pasa-el-objetivo"


@pytest.mark.parametrize("raised", ["envido", "envido+2"])
@pytest.mark.parametrize(("ley", "winner"), [("con-ley", 1), ("sin-ley", 2)])
def test_v_132_the_choice_is_for_both_and_for_good(raised: str, ley: str, winner: int) -> None:
    table = mesa(*PIECE).do("1 a-ley envido", f"2 {ley} {raised}")
    assert table.asked == (1,)
    assert sees(table, 0).pending[-1].wanted == 4
    for word in ("con-ley quiero", "sin-ley quiero", "sin-ley envido+1"):
        assert table.refused(f"1 {word}") == "V-132 ley-ya-elegida"
    table.do("1 envido+1", "2 quiero", "1 truco", "2 no-quiero")
    assert table.paid[0] == ("envido", winner, 5)


def test_v_132_no_quiero_chooses_nothing() -> None:
    table = mesa(*HANDS).do("1 a-ley envido", "2 no-quiero")
    assert [(bet.kind, bet.points, bet.wanted) for bet in sees(table, 0).agreed] == [("ley", 1, False)]


def test_v_133_con_ley_a_valid_flor_counts_three_cards() -> None:
    table = mesa(*PIECE).do("1 a-ley envido", "2 con-ley quiero", "1 truco", "2 no-quiero")
    assert [(said.seat, said.number) for said in sees(table, 0).declared] == [(1, 38), (2, 37)]
    assert table.paid == [("envido", 1, 2), ("flor", 1, 3), ("truco", 1, 1)]
    assert table.why[0] == ("ley-querida", "V-133")


def test_v_133_valid_at_the_end_of_the_hand() -> None:
    table = mesa(*PIECE, derecho=True).do("1 a-ley envido", "2 con-ley quiero", "1 truco", "2 no-quiero")
    assert [(said.seat, said.number) for said in sees(table, 0).declared] == [(1, 33), (2, 37)]
    assert table.paid == [("envido", 2, 2), ("truco", 1, 1)]


def test_v_133_v_147_a_receta_counts_its_three_cards() -> None:
    table = mesa("7e 6e 5e", "11o 10o 1b").do("1 a-ley envido", "2 con-ley quiero", "1 truco", "2 no-quiero")
    assert [(said.seat, said.number) for said in sees(table, 0).declared] == [(1, 38), (2, 40)]


def test_v_133_the_best_of_the_team_and_the_tie_by_the_mano() -> None:
    """Seat 2 has 37 of envido, seat 3 a flor of 37: seat 2 comes first from the mano 2, seat 3 from the mano 3."""
    hands = ("1e 2c 12b", "11o 7c 1b", "7b 6b 4b", "1c 3e 5o")
    for mano, winner in ((2, 2), (3, 1)):
        table = mesa(*hands, mano=mano).do(f"{mano} a-ley envido", f"{mano % 4 + 1} con-ley quiero", f"{mano} truco")
        table.do(f"{mano % 4 + 1} no-quiero")
        assert table.paid[0] == ("envido", winner, 2)


def test_v_134_sin_ley_everybody_counts_its_envido() -> None:
    table = mesa(*PIECE).do("1 a-ley envido", "2 sin-ley quiero", "1 truco", "2 no-quiero")
    assert [(said.seat, said.number) for said in sees(table, 0).declared] == [(1, 33), (2, 37)]
    assert table.paid == [("envido", 2, 2), ("flor", 1, 3), ("truco", 1, 1)]


def test_v_135_after_a_rivals_card_a_ley_the_canto_chooses() -> None:
    table = mesa("7e 6e 5e", "11o 7c 1b", "1c 2o 4b", "3e 12b 5o")
    assert table.refused("1 con-ley envido") == "V-135 ley-sin-a-ley"
    table.do("1 7e a-ley")
    assert {"con-ley envido", "sin-ley envido"} <= table.options(2)
    table.do("2 1b")
    assert table.refused("3 con-ley envido") == "V-135 ley-sin-a-ley"  # its own partner said it
    table.do("3 4b", "4 con-ley envido")
    assert table.options(1) >= {"quiero", "no-quiero", "envido"}
    assert table.refused("1 con-ley quiero") == "V-132 ley-ya-elegida"
    table.do("3 quiero", "4 truco", "1 no-quiero")
    assert table.paid == [("envido", 1, 2), ("flor", 1, 3), ("truco", 2, 1)]


def test_v_135_also_over_a_truco() -> None:
    table = mesa("7e 6e 5e", "11o 7c 1b", "1c 2o 4b", "3e 12b 5o").do("1 7e a-ley", "2 truco")
    assert table.refused("3 sin-ley envido") == "V-135 ley-sin-a-ley"
    table = mesa("7e 6e 5e", "11o 7c 1b", "1c 2o 4b", "3e 12b 5o").do("1 7e a-ley", "2 1b a-ley", "3 truco")
    assert table.may("4 sin-ley envido")
    assert table.refused("2 sin-ley envido") == "V-60 ya-tiraste"


def test_v_135_while_the_ley_is_open() -> None:
    table = mesa(*HANDS).do("1 envido", "2 no-quiero", "1 7e a-ley")
    assert table.refused("2 con-ley envido") == "V-75 envido-cerrado"


def test_v_136_the_raises_limit_falta_and_refusals_of_the_envido() -> None:
    table = mesa(*HANDS, target=12, scores=(3, 9)).do("1 a-ley envido", "2 sin-ley envido+1")
    assert table.stakes(1) == {"quiero": 3, "no-quiero": 2, "envido": 5, "la-falta": 3} | {
        f"con-flor {word}": stake for word, stake in {"quiero": 3, "no-quiero": 2, "envido": 5, "la-falta": 3}.items()
    } | {f"{prefix}envido+{n}": 3 + n for n in range(1, 10) for prefix in ("", "con-flor ")}
    table.do("1 envido+1")
    assert table.refused("2 la-falta") == "V-72 falta-corta"
    assert table.refused("2 envido+9") == "V-69 pasa-el-objetivo"
    table.do("2 no-quiero", "1 truco", "2 no-quiero")
    assert (table.paid[0], table.why[0]) == (("envido", 1, 3), ("ley-no-querida", "V-136"))
    terminal = mesa(*HANDS).do("1 a-ley envido", "2 sin-ley la-falta")
    assert terminal.refused("1 envido") == "V-73 falta-cierra"


@pytest.mark.parametrize("ley", ["con-ley", "sin-ley"])
def test_v_137_it_voids_nobodys_flor(ley: str) -> None:
    table = mesa("7e 6e 5e", "7c 6c 4c").do("1 a-ley envido", f"2 {ley} quiero", "1 truco", "2 no-quiero")
    assert table.paid == [("envido", 1, 2), ("flor", 1, 3), ("flor", 2, 3), ("truco", 1, 1)]


@pytest.mark.parametrize(
    ("lines", "order"),
    [
        (("1 a-ley envido", "2 con-ley quiero"), ["envido", "flor", "truco"]),
        (("1 a-ley envido", "2 no-quiero"), ["envido", "flor", "truco"]),
        (("1 truco", "2 envido", "1 quiero", "2 quiero"), ["flor", "envido", "truco"]),
        (("1 truco", "2 envido", "1 no-quiero", "2 quiero"), ["flor", "envido", "truco"]),
    ],
)
def test_v_138_v_199_v_205_what_is_paid_first(lines: tuple[str, ...], order: list[str]) -> None:
    table = mesa(*HANDS)
    table.do(*lines, "1 7e")
    table.do("2 retruco" if table.state.level else "2 truco", "1 no-quiero")
    assert [paid[0] for paid in table.paid] == order


@pytest.mark.parametrize(("opening", "answer", "team"), [("a-ley envido", "con-ley quiero", 2), ("envido", "quiero", 1)])
def test_v_139_at_the_target_no_flor_is_paid_after_it(opening: str, answer: str, team: int) -> None:
    """The envido of ley ends the match for seat 2 before seat 3's flor is paid; an ordinary one comes after it."""
    hands = ("1e 2c 12b", "11o 7c 1b", "6b 5b 4b", "1c 3e 5o")
    table = mesa(*hands, scores=(21, 22)).do(f"1 {opening}", f"2 {answer}", "1 truco", "2 no-quiero")
    assert table.paid == [("envido", 2, 2) if team == 2 else ("flor", 1, 3)]
    assert table.state.winner == team
