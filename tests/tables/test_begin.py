"""From the chairs to the first hand: options, seats, the nonces of the seats, and who leads."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

import pytest

from quiero.acta.read import parse
from quiero.acta.verify import verify
from quiero.engine import Reglamento, reglamento
from quiero.protocol.messages import Nonce
from quiero.tables.people import TableRefusal
from quiero.tables.rows import Begun, Made, Opened
from tests.engine.tables import TABLES
from tests.fair.text import Text
from tests.sim.loop import virtual
from tests.sim.rig import Rig, Seat, person, wait

ARGENTINO = reglamento("argentino")
ZEROS = "00" * 16


def nonces(count: int) -> list[bytes]:
    return [bytes([seat]) * 16 for seat in range(1, count + 1)]


def status(seat: Seat) -> str:
    return seat.table.door()[0].status


async def begun(rig: Rig, seat: Seat) -> Begun:
    (row,) = [row for row in await rig.payloads(seat.table.fold.table_id) if isinstance(row, Begun)]
    return row


async def show(seats: Sequence[Seat], shown: Sequence[bytes]) -> None:
    for seat, nonce in zip(seats, shown, strict=True):
        await seat.table.nonce(seat.seat, Nonce(nonce.hex()))


@virtual
async def test_a_match_begins_when_all_have_shown_their_nonces() -> None:
    rig = Rig()
    seats = await rig.table(ARGENTINO, seats=4, nonces=nonces(4))
    for seat in seats:
        await seat.read()
        assert (seat.frames[-1].table.status, seat.frames[-1].view) == ("opening", None)
    await show(seats[:3], nonces(4)[:3])
    assert status(seats[0]) == "opening"
    await show(seats[3:], nonces(4)[3:])
    assert status(seats[0]) == "playing"
    assert (await begun(rig, seats[0])).aportes == [nonce.hex() for nonce in nonces(4)]
    await seats[0].read()
    assert seats[0].view.phase == "reparto"


@virtual
async def test_a_match_does_not_wait_long_for_a_nonce() -> None:
    rig = Rig()
    seats = await rig.table(ARGENTINO, seats=4, nonces=nonces(4))
    await show(seats[:1], nonces(1))
    await wait(rig.tempo.opening - 1)
    assert status(seats[0]) == "opening"
    await wait(2)
    assert status(seats[0]) == "playing"
    assert (await begun(rig, seats[0])).aportes == [nonces(1)[0].hex(), ZEROS, ZEROS, ZEROS]
    await show(seats[1:2], nonces(2)[1:])
    assert not [row for row in await rig.payloads(seats[0].table.fold.table_id) if isinstance(row, Opened) and row.seat == 2]


@virtual
async def test_a_false_nonce_is_as_none_and_the_true_one_may_still_come() -> None:
    rig = Rig()
    ana, beto = await rig.table(ARGENTINO, nonces=nonces(2))
    rows = len(await rig.rows(ana.table.fold.table_id))
    await show([ana, ana], [nonces(2)[1], bytes(16)])
    assert len(await rig.rows(ana.table.fold.table_id)) == rows
    await show([ana, ana], nonces(1) * 2)
    await wait(rig.tempo.opening)
    assert (await begun(rig, beto)).aportes == [nonces(1)[0].hex(), ZEROS]


@virtual
async def test_who_promised_none_is_not_waited_for() -> None:
    rig = Rig()
    ana, _ = await rig.table(ARGENTINO, nonces=[nonces(1)[0], b""])
    assert status(ana) == "opening"
    await show([ana], nonces(1))
    assert (await begun(rig, ana)).aportes == [nonces(1)[0].hex(), ZEROS]
    other = Rig()
    eva, _ = await other.table(ARGENTINO)
    assert status(eva) == "playing", "nobody promised any"


@virtual
async def test_computers_have_no_nonce() -> None:
    rig = Rig()
    (ana,) = await rig.table(ARGENTINO, seats=6, computers=(2, 3, 4, 5, 6), nonces=nonces(1))
    assert status(ana) == "opening"
    await show([ana], nonces(1))
    assert (await begun(rig, ana)).aportes == [nonces(1)[0].hex(), *[ZEROS] * 5]
    names = [info.name for info in ana.table.door()[1]]
    assert len(set(names)) == 6, names


@virtual
async def test_a_restart_while_nonces_are_awaited_loses_none() -> None:
    rig = Rig()
    seats = await rig.table(ARGENTINO, seats=4, nonces=nonces(4))
    await show(seats[:2], nonces(2))
    await rig.stop()
    await wait(60_000)
    await rig.node()
    await wait(1_100)
    assert (await begun(rig, seats[0])).aportes == [*[nonce.hex() for nonce in nonces(2)], ZEROS, ZEROS]


@virtual
async def test_a_nonce_decides_the_cards_and_the_acta_proves_it() -> None:
    hands = []
    for shown in (nonces(2), [nonces(1)[0], bytes(15) + b"x"]):
        rig = Rig(5)
        seats = await rig.table(ARGENTINO, nonces=shown)
        await show(seats, shown)
        await wait(3_100)
        await seats[0].read()
        hands.append(seats[0].view.cards)
        await seats[0].must("rendirse")
        acta = parse(seats[0].table.acta(0)(), "match")
        assert acta.aportes == tuple(nonce.hex() for nonce in shown)
        assert verify(acta) is None
    assert hands[0] != hands[1]


@virtual
async def test_a_rematch_has_nonces_of_its_own() -> None:
    rig = Rig()
    seats = await rig.table(ARGENTINO, nonces=nonces(2))
    await show(seats, nonces(2))
    await seats[0].must("rendirse")
    again = [bytes([9]) * 16, bytes([8]) * 16]
    for seat, nonce in zip(seats, again, strict=True):
        await seat.rematch(sha256(nonce).hexdigest())
    await seats[0].read()
    table = await rig.nodes["a"].open(seats[0].moved[0])
    assert table is not None
    assert table.door()[0].status == "opening"
    new = [Seat(table, 1), Seat(table, 2)]
    await show(new, again)
    assert table.fold.aportes == [nonce.hex() for nonce in again]


@pytest.mark.parametrize(("rules", "target", "seats"), TABLES)
@virtual
async def test_e_9_s_7_v_17_the_first_mano_is_drawn_where_there_is_no_sorteo(rules: Reglamento, target: int, seats: int) -> None:
    manos = set()
    for seed in range(12):
        rig = Rig(seed)
        people = await rig.table(rules, target=target, seats=seats)
        row, fold = await begun(rig, people[0]), people[0].table.fold
        assert fold.made.options == rules.options
        if rules.name == "argentino-duelo":
            assert row.mano == 0
            assert fold.state is not None
            assert fold.state.phase == "sorteo"
            return
        mesa = await rig.store.mesa(fold.table_id)
        assert mesa is not None
        assert row.mano == Text(mesa.seed, fold.table_id, row.aportes).first_mano(rules.name)
        manos.add(row.mano)
    assert len(manos) > 1


@virtual
async def test_each_takes_the_chair_that_it_likes() -> None:
    rig = Rig()
    node = await rig.node()
    first = await node.create(reglamento="argentino", target=15, seats=4, person=person(1), computers=(1, 3))
    assert first.seat == 2, "the first chair that is not the house's"
    for wrong in (2, 3, 5):
        with pytest.raises(TableRefusal, match="silla-ocupada"):
            await node.sit(first.table, person(2), seat=wrong)
    assert (await node.sit(first.table, person(2), seat=4)).seat == 4
    assert (await node.sit(first.table, person(2), seat=2)).seat == 4, "who sits already keeps the own chair"
    with pytest.raises(TableRefusal, match="mesa-llena"):
        await node.sit(first.table, person(3), seat=2)


@virtual
async def test_a_table_that_cannot_be() -> None:
    node = await Rig().node()
    for wrong, code in (
        ({"reglamento": "argentino-duelo", "seats": 4}, "asientos"),
        ({"reglamento": "argentino", "target": 24}, "objetivo"),
        ({"reglamento": "argentino", "options": {"flor-por-derecho": True}}, "opciones"),
        ({"reglamento": "argentino", "computers": (1, 2)}, "computadoras"),
        ({"reglamento": "argentino", "computers": (3,)}, "computadoras"),
    ):
        asked: dict[str, object] = {"target": 15, **wrong}
        with pytest.raises(TableRefusal, match=code):
            await node.create(person=person(1), **asked)  # type: ignore[arg-type]


@virtual
async def test_spectators_are_as_the_text_of_the_reglamento_says_unless_the_table_says_otherwise() -> None:
    for name, default in (("venezolano", "player"), ("argentino", "public"), ("venezolano-simple", "public")):
        rig = Rig()
        rules = reglamento(name)
        seats = await rig.table(rules, target=rules.targets[0])
        (made,) = [row for row in await rig.payloads(seats[0].table.fold.table_id) if isinstance(row, Made)]
        assert (made.spectators, seats[0].table.door()[0].spectators) == (default, default)
    seats = await Rig().table(ARGENTINO, spectators="late")
    assert seats[0].table.door()[0].spectators == "late"
