"""Secrecy as a property: change all that a viewer cannot know, and every byte that he was sent stays the same."""

from __future__ import annotations

import random
from collections.abc import Sequence

import msgspec
import pytest

from quiero.engine import IllegalAct, State, actors
from quiero.engine.cards import DECK, NAMES
from quiero.store import Row
from quiero.tables.fold import Fold, step
from quiero.tables.rows import Acted, Dealt, Payload, decode, encode
from quiero.tables.tempo import Tempo, waits_after
from tests.sim.loop import START, virtual
from tests.sim.memory import MemoryStore
from tests.sim.rig import Rig, Seat, play_on, wait

Known = tuple[object, list[str], object]
TRIES = 80
"""Deals that are tried for one hand before it stays as it was."""


@pytest.mark.parametrize("computer", [False, True])
@pytest.mark.parametrize("seed", range(3))
@virtual
async def test_every_byte_stays_the_same(seed: int, computer: bool) -> None:
    rng = random.Random(seed)
    rig = Rig(seed)
    seats = await rig.table(target=15, computers=(2,) if computer else ())
    await wait(rng.choice((500, 15_100)))
    await play_on(seats, rng, until=lambda fold: fold.status == "over")
    table_id = seats[0].table.fold.table_id
    rows = await rig.rows(table_id)
    changed = 0
    for viewer in (1,) if computer else (1, 2):
        for length in [*sorted(rng.sample(range(4, len(rows)), 5)), len(rows) - 1]:
            story = rows[:length]
            other = resampled(story, viewer, rng)
            changed += sum(mine.payload != theirs.payload for mine, theirs in zip(story, other, strict=True))
            frames, acta = await shown(rig, story, viewer)
            assert (await shown(rig, other, viewer))[0] == frames
            assert_waits_do_not_tell(table_id, other)
            assert (await shown(rig, resampled(story, viewer, rng, places=True), viewer))[1] == acta
    assert changed >= 5, "there was something to hide"


@virtual
async def test_a_pick_that_waits_for_the_rivals_might_as_well_not_be_there() -> None:
    rig = Rig()
    ana, _ = await rig.table()
    await wait(700)
    await ana.must("piedra")
    rows = await rig.rows(ana.table.fold.table_id)
    picked = decode(rows[-1])
    assert isinstance(picked, Acted)
    paper = with_payload(rows[-1], Acted(rules=picked.rules, due=picked.due, seat=1, act="papel", decision=picked.decision))
    story = await shown(rig, rows, 2)
    assert await shown(rig, [*rows[:-1], paper], 2) == story
    assert await shown(rig, rows[:-1], 2) == story
    assert await shown(rig, rows[:-1], 1) != await shown(rig, rows, 1) != await shown(rig, [*rows[:-1], paper], 1)


async def shown(rig: Rig, rows: Sequence[Row], viewer: int) -> tuple[list[bytes], str]:
    """Every byte that a node sends to that viewer as these rows are written one after the other, and his acta at the end."""
    table_id = rows[0].table_id
    at = [START]
    store = MemoryStore(lambda: at[0])
    assert isinstance(rig.store, MemoryStore)
    store.mesas = rig.store.mesas
    store.people = rig.store.people
    node = await Rig(store=store).node()
    first = next(place for place, row in enumerate(rows, 1) if decode(row).due)
    store.journals[table_id] = list(rows[:first])
    at[0] = rows[first - 1].at
    table = await node.open(table_id)
    assert table is not None
    seat = Seat(table, viewer)
    await seat.read()
    for row in rows[first:]:
        at[0] = row.at
        store.journals[table_id].append(row)
        await table.catch_up()
        await seat.read()
    acta = table.acta(viewer)
    await node.stop()
    return [msgspec.json.encode(frame) for frame in seat.frames], acta


def resampled(rows: Sequence[Row], viewer: int, rng: random.Random, *, places: bool = False) -> list[Row]:
    """The same story with other cards wherever this viewer has not seen them.

    With `places` a card that the rival played keeps its place among his three: an acta writes them in the order dealt.
    """
    out = list(rows)
    fold = Fold(rows[0].table_id)
    for place, row in enumerate(rows):
        payload = decode(row)
        if isinstance(payload, Dealt) and fold.state is not None:
            acts = hand_acts(rows[place + 1 :])
            out[place] = with_payload(row, other_deal(fold.state, payload, acts, viewer, rng, places))
        fold.take(row)
    return out


def hand_acts(rows: Sequence[Row]) -> list[Acted]:
    """The acts from here to the end of the hand."""
    acts = []
    for payload in map(decode, rows):
        if isinstance(payload, Dealt):
            break
        if isinstance(payload, Acted):
            acts.append(payload)
    return acts


def other_deal(before: State, dealt: Dealt, acts: list[Acted], viewer: int, rng: random.Random, places: bool) -> Dealt:
    """A deal in which the rival holds other cards, and everything that is said and played fits as well."""
    truth = facts(before, dealt, acts)
    assert truth is not None
    mine = dealt.hands[viewer - 1].split(" ")
    rival = dealt.hands[2 - viewer].split(" ")
    played = [card for card in rival if card in truth[-1][1]]
    free = [NAMES[card] for card in DECK if NAMES[card] not in mine + played]
    for _ in range(TRIES):
        unseen = rng.sample(free, 3 - len(played))
        cards = [card if card in played else unseen.pop() for card in rival]
        if not places:
            rng.shuffle(cards)
        hands = [" ".join(mine), " ".join(cards)]
        candidate = Dealt(rules=dealt.rules, due=dealt.due, hands=hands if viewer == 1 else hands[::-1])
        if candidate.hands != dealt.hands and facts(before, candidate, acts) == truth:
            return candidate
    return dealt


def facts(state: State, dealt: Dealt, acts: list[Acted]) -> list[Known] | None:
    """What the rules make public, step by step: the score, the cards on the table, the tantos told and who is to speak.

    None when an act is not legal with these cards.
    """
    known: list[Known] = []
    hand: list[Acted | Dealt] = [dealt, *acts]
    for payload in hand:
        try:
            state, _ = step(state, payload)
        except IllegalAct:
            return None
        said = [(said.seat, said.number) for said in state.said]
        known.append((state.scores, [NAMES[play.card] for play in state.plays], (said, actors(state), state.phase, state.winner)))
    return known


def assert_waits_do_not_tell(table_id: str, rows: Sequence[Row]) -> None:
    """The pace of computers and clocks, which is in the journal, is the one that these other cards would have given."""
    fold = Fold(table_id)
    for row in rows:
        payload = decode(row)
        if isinstance(payload, Acted | Dealt):
            after, _ = fold.after(payload)
            computers = fold.made.computers
            assert after is not None
            waits = waits_after(fold.state, after, fold.waits, table_id=table_id, computers=computers, tempo=Tempo())
            assert [wait.fixed(row.at) for wait in waits] == [wait.fixed(row.at) for wait in payload.due]
        fold.take(row)


def with_payload(row: Row, payload: Payload) -> Row:
    return Row(row.table_id, row.seq, row.cmd_id, row.at, encode(payload))
