"""Every match played on a live table can be had as an acta, and the acta holds."""

from __future__ import annotations

import random

import pytest

from quiero.acta.check import check
from quiero.acta.model import UNKNOWN
from quiero.acta.read import parse
from quiero.acta.verify import verify
from quiero.tables.people import TableRefusal
from tests.sim.loop import virtual
from tests.sim.rig import Rig, dealt, play_on, wait


@pytest.mark.parametrize("seed", range(6))
@virtual
async def test_a_finished_match_checks_and_its_deals_are_verified(seed: int) -> None:
    rig = Rig(seed)
    seats = await rig.table(target=(15, 30)[seed % 2], computers=(2,) if seed > 2 else ())
    await wait(15_100 if seed % 3 == 0 else 0)
    await play_on(seats, random.Random(seed), until=lambda fold: fold.status == "over")
    table = seats[0].table
    texts = {seat: table.acta(seat) for seat in (0, 1, 2)}
    assert texts[1] == texts[2] == texts[0], "open to everybody, whole"
    acta = parse(texts[0], "match")
    assert check(acta).failure is None
    assert not check(acta).unchecked
    assert verify(acta) is None
    mesa = await rig.store.mesa(table.fold.table_id)
    assert mesa is not None
    assert (acta.semilla, acta.compromiso) == (mesa.seed.hex(), table.door()[0].commitment)
    assert acta.jugadores == tuple(info.name for info in table.door()[1])


@virtual
async def test_before_the_end_a_seat_gets_what_it_has_seen_and_the_public_nothing() -> None:
    rig = Rig(1)
    ana, beto = await rig.table()
    await dealt(ana, beto)
    played = ana.view.cards[1]
    await ana.must(played)
    with pytest.raises(TableRefusal, match="acta-cerrada"):
        ana.table.acta(0)
    for seat in (ana, beto):
        acta = parse(seat.table.acta(seat.seat), "match")
        assert acta.semilla is None
        assert acta.compromiso is not None
        assert check(acta).failure is None
        (hand,) = acta.manos
        assert hand.cartas is not None
        rivals = [card for card in hand.cartas[2 - seat.seat] if card != UNKNOWN]
        assert rivals == ([played] if seat is beto else [])
        assert UNKNOWN not in hand.cartas[seat.seat - 1]


@virtual
async def test_a_match_given_up_in_the_sorteo_has_its_winner_at_the_top() -> None:
    ana, _ = await Rig().table()
    await ana.must("piedra")
    await ana.must("rendirse")
    acta = parse(ana.table.acta(0), "match")
    assert (acta.gana, acta.manos) == (2, ())
    assert check(acta).failure is None
    assert verify(acta) is None
