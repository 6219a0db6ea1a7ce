"""Whole matches in virtual time, with everything failing that can fail. QUIERO_SIM: how many seeds (more in a soak)."""

from __future__ import annotations

import os

import pytest

from quiero.tables.rows import Resumed, decode
from tests.sim.faults import Faults
from tests.sim.loop import virtual
from tests.sim.world import World

SEEDS = range(int(os.environ.get("QUIERO_SIM", "8")))


@pytest.mark.parametrize("seed", SEEDS)
@virtual
async def test_one_process_that_is_killed_again_and_again(seed: int) -> None:
    world = World(seed, Faults(), most_nodes=1, calm=4)
    truth = await world.match(target=30)
    assert truth.fold.status == "over"
    assert world.born > 1
    rows = [decode(row) for row in world.shared.journals[truth.table_id]]
    assert any(isinstance(row, Resumed) for row in rows)


@pytest.mark.parametrize("seed", SEEDS)
@virtual
async def test_three_nodes_that_come_and_go(seed: int) -> None:
    truth = await World(1000 + seed, Faults(), most_nodes=3).match()
    assert truth.fold.status == "over"


@pytest.mark.parametrize("seed", SEEDS)
@virtual
async def test_a_person_and_a_computer_through_all_of_it(seed: int) -> None:
    truth = await World(2000 + seed, Faults(), most_nodes=2, computer=True).match()
    assert truth.fold.status == "over"


def test_the_same_seed_is_the_same_story() -> None:
    stories: list[list[tuple[str, int, str]]] = []

    @virtual
    async def play() -> None:
        world = World(77, Faults())
        truth = await world.match()
        stories.append([(row.cmd_id, row.at, row.payload) for row in world.shared.journals[truth.table_id]])

    play()
    play()
    assert stories[0] == stories[1]
