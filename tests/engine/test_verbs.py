"""The engine's verbs: what they do not take, what they count, and what they tell, the same for every reglamento."""

from __future__ import annotations

import pytest

from quiero.engine import REGLAMENTOS, IllegalAct, Reglamento, act, apply, deal, reglamento, shuffle, start
from quiero.engine.cards import DECK
from tests.playing import Table

ALL = list(REGLAMENTOS.values())
HANDS = ((0, 1, 2), (10, 11, 12))


@pytest.mark.parametrize("rules", ALL)
@pytest.mark.parametrize("scores", [(-1, 3), (3, -1), (0, 24), (30, 0)])
def test_no_match_begins_below_nothing_or_at_its_target(rules: Reglamento, scores: tuple[int, int]) -> None:
    target = 24 if 24 in rules.targets else 15
    assert start(rules, target, 2, 1, (0, target - 1)).scores == (0, target - 1)
    with pytest.raises(ValueError, match="stands at"):
        start(rules, target, 2, 1, scores)


@pytest.mark.parametrize("mano", [-1, 3])
def test_the_mano_is_a_seat(mano: int) -> None:
    with pytest.raises(ValueError, match="no such mano"):
        start(REGLAMENTOS["argentino"], 15, 2, mano)


@pytest.mark.parametrize("rules", ALL)
def test_a_deal_is_a_new_decision_and_is_not_dealt_twice(rules: Reglamento) -> None:
    before = start(rules, rules.targets[0], 2, 1)
    vira = 30 if rules.has_vira else -1
    after, events = deal(before, HANDS, vira)
    assert (before.hand, after.hand, after.decision) == (0, 1, before.decision + 1)
    assert [(event.kind, event.seat, event.n) for event in events] == [("reparto", 1, 1)]
    with pytest.raises(IllegalAct, match="no-es-reparto"):
        deal(after, HANDS, vira)


def test_a_shuffled_deck_is_a_new_decision_and_is_not_shuffled_twice() -> None:
    before = start(REGLAMENTOS["venezolano"], 12, 2, 1)
    after, events = shuffle(before, DECK)
    assert after.decision == before.decision + 1
    assert [(event.kind, event.seat) for event in events] == [("mazo", 1)]
    with pytest.raises(IllegalAct, match="no-es-reparto"):
        shuffle(after, DECK)
    with pytest.raises(IllegalAct, match="no-es-reparto"):
        shuffle(start(REGLAMENTOS["argentino"], 15, 2, 1), DECK)


@pytest.mark.parametrize("mazo", [DECK[1:], (*DECK, 0), (*DECK[1:], 1), (*DECK[1:], 40)])
def test_a_deck_has_each_of_the_forty_cards_once(mazo: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="forty cards once"):
        shuffle(start(REGLAMENTOS["venezolano"], 12, 2, 1), mazo)


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        (("1 truco", "2 no-quiero"), [("hand", 1, "", 0), ("pay", 1, "truco", 1), ("match", 1, "points", 0)]),
        (("1 rendirse",), [("match", 2, "rendirse", 0)]),
        (("2 abandono",), [("match", 1, "abandono", 0)]),
    ],
)
def test_the_end_of_a_match_is_told_with_its_winner_and_how(
    lines: tuple[str, ...], told: list[tuple[str, int, str, int]]
) -> None:
    table = Table("1e 7o 4c", "3c 2b 12o", scores=(29, 0)).do(*lines)
    assert [(each.kind, each.team, each.word, each.n) for each in table.events if each.team] == told
    assert (table.state.winner, table.state.ended_by, table.state.turn) == (told[-1][1], told[-1][2], 0)


def test_nobody_leaves_a_match_that_is_over() -> None:
    table = Table("1e 7o 4c", "3c 2b 12o").do("1 rendirse")
    with pytest.raises(IllegalAct, match="partida-terminada"):
        apply(table.state, act(2, "rendirse"))


def test_the_team_writes_apart_only_where_there_is_a_chat_for_it() -> None:
    assert [reglamento(name).team_chat for name in sorted(REGLAMENTOS)] == [True, False, False, False]
