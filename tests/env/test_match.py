"""Whole matches: who is asked, what is legal, what is won."""

from __future__ import annotations

import doctest
from pathlib import Path

import numpy as np
import pytest

from quiero.engine import Reglamento, actors, legal_acts, team_of
from tests.engine.tables import TABLES
from tests.env.extra import ACTIONS, PASA, name_of, raw_env

NEVER = ("rendirse", "abandono", "corta 0", *[f"corta {k}" for k in range(40, 100)])
TOO_HIGH = ("envido+23", "envido+24")
"""Known to venezolano, so as to be refused by its own article (V-69)."""


@pytest.mark.parametrize(("rules", "target", "seats"), TABLES)
def test_a_match_at_random(rules: Reglamento, target: int, seats: int) -> None:
    """Until it ends: the mask is what the engine allows, seats are asked in order, the last one may not pass, points add up."""
    match = raw_env(rules.name, seats, target, rules.options, reward="points")
    match.reset(seed=seats + target)
    rng = np.random.default_rng(1)
    won = dict.fromkeys(match.agents, 0.0)
    passed: list[int] = []
    for agent in match.agent_iter():
        seen = match.observe(agent)
        if match.terminations[agent]:
            match.step(None)
            continue
        seat = int(agent[-1])
        words = [match.actions[index] for index in seen["action_mask"].nonzero()[0]]
        still = [other for other in actors(match.match) if other not in passed]
        assert seat == min(still, key=lambda other: (other - (match.match.mano or 1)) % seats)
        assert sorted(words) == sorted([name_of(act) for act in legal_acts(match.match, seat)] + [PASA] * may_pass(match, still))
        assert all(not match.observe(other)["action_mask"].any() for other in match.agents if other != agent)
        assert seen["observation"].min() >= 0
        assert seen["observation"].max() <= 1
        word = words[rng.integers(len(words))]
        passed = [*passed, seat] if word == PASA else []
        match.step(match.actions.index(word))
        for other, reward in match.rewards.items():
            won[other] += reward
    one, two = match.match.scores
    assert max(one, two) >= target
    assert won == {f"seat_{seat}": one - two if team_of(seat) == 1 else two - one for seat in range(1, seats + 1)}


def may_pass(match: raw_env, still: list[int]) -> bool:
    return match.match.phase == "mano" and len(still) > 1


@pytest.mark.parametrize("seats", [2, 4])
def test_the_winners_get_one(seats: int) -> None:
    match = raw_env("venezolano", seats, 12)
    match.reset(seed=3)
    rng = np.random.default_rng(3)
    while not any(match.terminations.values()):
        assert set(match.rewards.values()) == {0.0}
        match.step(int(rng.choice(match.observe(match.agent_selection)["action_mask"].nonzero()[0])))
    winner = match.match.winner
    assert match.rewards == {f"seat_{seat}": 1.0 if team_of(seat) == winner else -1.0 for seat in range(1, seats + 1)}


def test_seats_are_asked_from_the_mano_on_and_the_last_one_answers() -> None:
    match = raw_env("argentino", 6)
    match.reset(seed=11)
    mano = match.match.mano
    do(match, "truco")
    rivals = [f"seat_{(mano - 1 + step) % 6 + 1}" for step in (1, 3, 5)]
    asked = []
    for _ in rivals:
        asked.append(match.agent_selection)
        if may(match, PASA):
            do(match, PASA)
    assert asked == rivals
    assert not may(match, PASA)
    do(match, "quiero")
    assert match.agent_selection == f"seat_{mano}"


def test_a_seed_fixes_the_cards_and_chance_goes_on_without_one() -> None:
    match = raw_env("venezolano-simple", 4)
    dealt = []
    for seed in (5, None, 5, None):
        match.reset(seed=seed)
        dealt.append((match.match.cards.hands, match.match.cards.vira, match.match.mano))
    assert dealt[:2] == dealt[2:]
    assert dealt[0] != dealt[1]


def test_the_key_is_the_engines() -> None:
    match = raw_env("venezolano-simple")
    match.reset(seed=1)
    asked = match.agent_selection
    before = {agent: match.information_state_key(agent) for agent in match.agents}
    do(match, "truco")
    assert all(match.information_state_key(agent) != before[agent] for agent in match.agents)
    assert match.agent_selection != asked


@pytest.mark.parametrize("name", ACTIONS)
def test_the_actions_are_the_words_of_the_reglamento(name: str) -> None:
    rules = raw_env(name).rules
    named = {without_the_card_below(word) for word in rules.words if word not in NEVER and not word.endswith(TOO_HIGH)}
    assert sorted(ACTIONS[name]) == sorted(named | ({PASA} if max(rules.seats) > 2 else set()))


def without_the_card_below(word: str) -> str:
    words = word.split(" ")
    return " ".join([words[0], *words[2:]]) if words[0] == "pegado" else word


def test_the_table_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    match = raw_env("argentino-duelo", render_mode="human")
    match.reset(seed=1)
    for word in ("piedra", "tijera", "truco", "quiero"):
        do(match, word)
    held = match.match.held_by(1)
    match.step(held[0])
    printed = capsys.readouterr().out.splitlines()
    assert len(held) == 3
    assert printed[-3:] == [
        "argentino-duelo a 30: 0 a 0, mano, mano seat_1",
        f"seat_1   ▮ ▮         | {match.actions[held[0]]}",
        f"seat_2 > {' '.join(match.actions[card] for card in match.match.held_by(2)):12}|",
    ]
    assert "truco: truco (seat_1)" in printed


def test_the_page_is_true() -> None:
    page = Path(__file__).resolve().parents[2] / "docs" / "env.md"
    failed, attempted = doctest.testfile(str(page), module_relative=False)
    assert failed == 0
    assert attempted > 25


def do(match: raw_env, word: str) -> None:
    match.step(match.actions.index(word))


def may(match: raw_env, word: str) -> bool:
    return bool(match.observe(match.agent_selection)["action_mask"][match.actions.index(word)])
