"""Whole matches in virtual time, with everything failing that can fail. QUIERO_SIM: how many seeds (more in a soak)."""

from __future__ import annotations

import os

import pytest

from quiero.engine import Reglamento
from quiero.tables.rows import Resumed, decode
from tests.engine.tables import TABLES
from tests.sim.faults import Faults
from tests.sim.loop import virtual
from tests.sim.world import World

SEEDS = range(int(os.environ.get("QUIERO_SIM", "8")))


@pytest.mark.parametrize("seed", SEEDS)
@virtual
async def test_one_process_that_is_killed_again_and_again(seed: int) -> None:
    world = World(seed, Faults(), most_nodes=1, calm=4)
    truth = await world.match()
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
    truth = await World(2000 + seed, Faults(), most_nodes=2, computers=(2,)).match()
    assert truth.fold.ended, "also when the person was too slow in three hands"


@pytest.mark.parametrize("seed", SEEDS[: max(1, len(SEEDS) // 8)])
@pytest.mark.parametrize(("rules", "target", "seats"), TABLES)
@virtual
async def test_every_kind_of_table_through_all_of_it(rules: Reglamento, target: int, seats: int, seed: int) -> None:
    world = World(3000 + seed, Faults(), rules, seats=seats)
    truth = await world.match(target)
    assert truth.fold.ended


@pytest.mark.parametrize("seed", SEEDS[: max(1, len(SEEDS) // 2)])
@pytest.mark.parametrize("away", [(2,), (1, 2)])
@virtual
async def test_people_who_leave_a_table_of_two(away: tuple[int, ...], seed: int) -> None:
    """One: the other ends the match. Both: the table closes. Unless the match is over before."""
    truth = await World(4000 + seed, Faults(), away=away).match(30)
    assert truth.fold.ended
    if truth.fold.status == "closed":
        assert away == (1, 2)


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
