"""PettingZoo's own tests of an environment, for every kind of table, and what its wrappers promise."""

from __future__ import annotations

import pickle
import subprocess
import sys
from typing import Any

import pytest

from quiero.engine import Reglamento, reglamento
from tests.engine.tables import TABLES
from tests.env.extra import ACTIONS, api_test, env, raw_env, seed_test

# Said of every observation with an action mask, also of PettingZoo's own but for a list of names.
MASKED = [
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
]


@pytest.mark.filterwarnings(*MASKED)
@pytest.mark.parametrize(("rules", "target", "seats"), TABLES)
def test_pettingzoo_finds_nothing_wrong(rules: Reglamento, target: int, seats: int) -> None:
    def make() -> object:
        return env(rules.name, seats, target, rules.options)

    api_test(make())
    api_test(raw_env(rules.name, seats, target, rules.options, reward="points"))
    seed_test(make, 200)


def test_an_illegal_action_ends_the_match() -> None:
    match = env("venezolano-simple")
    match.reset(seed=1)
    agent = match.agent_selection
    match.step(ACTIONS["venezolano-simple"].index("quiero"))
    assert match.terminations == {"seat_1": True, "seat_2": True}
    assert match.rewards[agent] == -1


def test_an_illegal_action_is_refused_by_the_bare_environment() -> None:
    match = raw_env("venezolano-simple")
    match.reset(seed=1)
    before = match.match
    with pytest.raises(ValueError, match=r"seat_[12] may not do this now: quiero"):
        match.step(match.actions.index("quiero"))
    with pytest.raises(ValueError, match="may not do this now: nothing"):
        match.step(None)
    assert match.match is before


@pytest.mark.parametrize(
    ("table", "error"),
    [
        ({"reglamento": "mus"}, KeyError),
        ({"seats": 4}, ValueError),
        ({"target": 16}, ValueError),
        ({"options": {"flor": True}}, ValueError),
        ({"reward": "money"}, ValueError),
    ],
)
def test_a_table_that_there_is_not_is_refused(table: dict[str, Any], error: type[Exception]) -> None:
    with pytest.raises(error):
        raw_env(**table)


def test_it_can_be_sent_to_another_process() -> None:
    match = raw_env("argentino", 6, 15, reglamento("argentino", {"flor": True}).options, "points")
    copy = pickle.loads(pickle.dumps(match))
    assert (copy.rules.name, copy.seats, copy.target, dict(copy.rules.options), copy.reward) == (
        "argentino", 6, 15, {"flor": True}, "points",
    )  # fmt: skip


def test_without_the_extra_it_says_what_to_install() -> None:
    code = "import sys; sys.modules['pettingzoo'] = None; import quiero.env"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.stderr.endswith("ModuleNotFoundError: quiero.env needs its extra: pip install 'quiero[env]'\n")
