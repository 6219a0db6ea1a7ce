"""D-74 to D-80: what each player is shown, and nothing else."""

from __future__ import annotations

from quiero.engine import happenings, view
from tests.playing import Table

HANDS = ("1e 7o 4c", "3c 2b 12o")
FLOR, OTHER = "7c 6c 4c", "7e 4e 1e"


def test_d_74_the_action_bar_of_a_card_turn_and_of_an_answer() -> None:
    table = Table(*HANDS).do("1 4c")
    assert table.options(2) == {"truco", "envido", "real-envido", "falta-envido", "mazo"}
    assert table.options(1) == set()
    table.do("2 truco")
    assert table.options(1) == {"quiero", "no-quiero", "retruco"}


def test_d_75_a_mazo_that_is_not_allowed_is_shown_disabled() -> None:
    table = Table(*HANDS)
    grey = view(table.state, 1).disabled
    assert [(button.act, button.article) for button in grey] == [("mazo", "D-62")]
    assert view(table.state, 2).disabled == []
    assert view(table.do("1 4c").state, 2).disabled == []


def test_d_76_flor_is_shown_to_its_holder_only_while_it_is_legal() -> None:
    table = Table(FLOR, HANDS[1])
    assert "flor" in table.options(1)
    other = Table("7c 6c 4e", HANDS[1])
    assert view(table.state, 2) == view(other.state, 2), "the rival's page receives no trace of it"
    assert "flor" not in table.do("1 4c", "2 12o").options(1)


def test_d_78_nobody_is_sent_what_it_may_not_know() -> None:
    table = Table(FLOR, OTHER)
    rival = view(table.state, 2)
    assert rival.cards == ["7e", "4e", "1e"]
    assert rival.held == [3, 3]
    assert view(table.state, 0).cards == []
    table.do("1 4c", "2 7e", "2 4e", "1 7c", "1 6c", "2 1e")
    assert table.state.phase == "reparto"
    assert {card.card for card in view(table.state, 0).table} == {"4c", "7e", "4e", "7c", "6c", "1e"}


def test_d_78_the_pick_of_a_throw_is_secret() -> None:
    before = Table(mano=0)
    picked = Table(mano=0).do("1 piedra")
    assert view(picked.state, 2) == view(before.state, 2)
    assert view(picked.state, 0) == view(before.state, 0)
    assert view(picked.state, 1).my_pick == "piedra"
    assert happenings(picked.events, 2) == []


def test_d_78_son_buenas_keeps_its_number() -> None:
    table = Table("7e 6e 4c", "5b 4b 12o").do("1 envido", "2 quiero", "2 son-buenas")
    assert [(said.seat, said.number) for said in view(table.state, 1).declared] == [(1, 33), (2, None)]


def test_d_79_the_receipt_says_how_each_point_was_paid() -> None:
    table = Table("7e 6e 4c", "5b 4b 12o").do("1 truco", "2 envido", "1 quiero", "2 tengo", "2 no-quiero")
    receipt = view(table.state, 2).receipt
    assert [(line.concept, line.team, line.points, line.why, line.article) for line in receipt] == [
        ("envido", 1, 2, "envido-querido", "D-39"),
        ("truco", 1, 1, "truco-no-querido", "D-24"),
    ]
    assert [(said.seat, said.number) for said in receipt[0].shown] == [(1, 33), (2, 29)]
    assert receipt[0].chain == ["envido"]
    assert receipt[1].shown == []


def test_d_80_an_illegal_act_is_refused_with_its_reason_and_changes_nothing() -> None:
    table = Table(*HANDS)
    assert table.refused("1 quiero") == "D-80 no-hay-canto"
    assert table.refused("1 tengo") == "D-80 no-hay-canto"
    for word in ("me-achico", "seña guiño", "a-ley envido", "con-flor truco", "vale-partida", "corta 3", "envido+2", "7e flor"):
        assert table.refused(f"1 {word}") == "D-80 otro-reglamento"


def test_a_canto_that_waits_is_seen_with_what_it_blocks() -> None:
    table = Table(*HANDS).do("1 truco", "2 envido")
    waiting = view(table.state, 0).pending
    assert [(step.kind, step.by, step.responders, step.wanted, step.refused) for step in waiting] == [
        ("truco", 1, [2], 2, 1),
        ("envido", 2, [1], 2, 1),
    ]
    assert view(table.state, 0).responders == [1]


def test_the_winner_of_each_vuelta_is_marked() -> None:
    table = Table(*HANDS).do("1 1e", "2 12o", "1 4c", "2 3c")
    assert [(card.card, card.vuelta, card.won) for card in view(table.state, 0).table] == [
        ("1e", 1, True),
        ("12o", 1, False),
        ("4c", 2, False),
        ("3c", 2, True),
    ]
