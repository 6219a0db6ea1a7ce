"""A journal that is read again is folded to the same, though hands that are over are not played again."""

from __future__ import annotations

import os
import random
from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from quiero.engine import Reglamento, State, happenings, information_state_key, view
from quiero.store import Row
from quiero.tables.fold import Fold
from quiero.tables.rows import Dealt, Resumed, Shuffled, decode, encode
from tests.engine.tables import TABLES
from tests.sim.loop import virtual
from tests.sim.rig import DUELO, Rig, dealt, fingerprint, play_on
from tests.tables.hidden import live_match

SOAK = bool(os.environ.get("QUIERO_SOAK"))


def everything(fold: Fold) -> tuple[object, ...]:
    """All that a fold knows, and all that it could tell anybody."""
    seats = range(7)
    told = [(known(moment.state), [happenings(moment.events, seat) for seat in seats]) for moment in fold.story.told]
    return (*fingerprint(fold), known(fold.state), fold.acted, fold.history, fold.created_at, told, fold.story.chapter)


def known(state: State | None) -> object:
    seats = range(state.seats + 1) if state is not None else ()
    return state and [(view(state, seat), information_state_key(state, seat)) for seat in seats]


@pytest.mark.parametrize(("rules", "target", "seats"), TABLES)
@virtual
async def test_at_every_row_it_is_the_fold_of_them_all(rules: Reglamento, target: int, seats: int) -> None:
    rng = random.Random(f"{rules.name} {target} {seats}")
    rows = (await live_match(Rig(rng.getrandbits(32)), rules, rng, target=target, seats=seats, computers=seats // 4)).rows
    deals = [place for place, row in enumerate(rows) if row.cmd_id.startswith("srv:deal:")]
    looked = set(range(len(rows))) if SOAK else {*rng.sample(range(len(rows)), 6), *deals[2::8], len(rows) - 1}
    fold = Fold(rows[0].table_id)
    for place, row in enumerate(rows):
        fold.take(row)
        if place in looked:
            assert everything(Fold.of(fold.table_id, rows[: place + 1])) == everything(fold)


async def some_hands() -> list[Row]:
    """The rows of a duelo that has come to its seventh hand."""
    rig = Rig(5)
    ana, beto = await rig.table(DUELO, target=30)
    await dealt(ana, beto)
    fold = ana.table.fold
    await play_on((ana, beto), random.Random(1), until=lambda fold: fold.state is not None and fold.state.hand == 7)
    return await rig.rows(fold.table_id)


def places(rows: Sequence[Row]) -> list[int]:
    return [place for place, row in enumerate(rows) if row.cmd_id.startswith("srv:deal:")]


@virtual
async def test_of_hands_that_are_over_no_row_is_read() -> None:
    rows = await some_hands()
    first, *_, last_but_one, _ = places(rows)
    torn = [row._replace(payload="torn") if first <= place < last_but_one else row for place, row in enumerate(rows)]
    whole, fold = Fold.of(rows[0].table_id, rows), Fold.of(rows[0].table_id, torn)
    assert known(fold.state) == known(whole.state)
    assert fold.commands == whole.commands
    with pytest.raises(ValueError, match="malformed"):
        assert fold.history


@virtual
async def test_a_journal_that_does_not_say_how_it_stood_is_folded_from_the_start() -> None:
    rows = await some_hands()
    plain = []
    for row in rows:
        payload = decode(row)
        stood = isinstance(payload, Dealt | Shuffled)
        plain.append(row._replace(payload=encode(replace(payload, stands=None))) if stood else row)
    assert plain != rows
    ours, theirs = Fold.of(rows[0].table_id, plain), Fold.of(rows[0].table_id, rows)
    assert everything(ours)[-2:] == everything(theirs)[-2:]
    assert known(ours.state) == known(theirs.state)


@virtual
async def test_a_row_that_says_it_stood_otherwise_has_no_place() -> None:
    rows = await some_hands()
    place = places(rows)[3]
    payload = decode(rows[place])
    assert isinstance(payload, Dealt)
    assert payload.stands is not None
    a, b = payload.stands.scores
    for lie in ({"scores": [a + 1, b]}, {"mano": 3 - payload.stands.mano}, {"hand": 9}, {"decision": 1}, {"disturbed": True}):
        wrong = rows[place]._replace(payload=encode(replace(payload, stands=replace(payload.stands, **lie))))
        fold = Fold.of(rows[0].table_id, rows[:place])
        with pytest.raises(ValueError, match="no place"):
            fold.take(wrong)


@virtual
async def test_a_missing_row_is_missed_in_hands_that_are_over_too() -> None:
    rows = await some_hands()
    gone = places(rows)[2]
    with pytest.raises(ValueError, match="missing"):
        Fold.of(rows[0].table_id, rows[:gone] + rows[gone + 1 :])


@pytest.mark.parametrize("in_the_pause", [False, True])
@virtual
async def test_a_downtime_is_counted_in_a_hand_that_is_over_and_remembered_in_the_pause_after_it(in_the_pause: bool) -> None:
    rows = await some_hands()
    place = places(rows)[-2] + (0 if in_the_pause else -1)
    resumed = Row(rows[0].table_id, 0, "srv:resume:1", rows[place].at, encode(Resumed(rules=1)))
    after = rows[place:]
    if in_the_pause:
        deal = decode(after[0])
        assert isinstance(deal, Dealt)
        assert deal.stands is not None
        after[0] = after[0]._replace(payload=encode(replace(deal, stands=replace(deal.stands, disturbed=True))))
    rows = [row._replace(seq=number) for number, row in enumerate([*rows[:place], resumed, *after], 1)]
    fold = Fold(rows[0].table_id)
    for row in rows:
        fold.take(row)
    loaded = Fold.of(rows[0].table_id, rows)
    assert everything(loaded) == everything(fold)
    assert (loaded.resumes, loaded.resumed_at) == (1, resumed.at)
