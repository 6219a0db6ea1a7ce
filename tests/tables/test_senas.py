"""Señas at a live table: who sees them, who is not told at all, how often they may be made."""

from __future__ import annotations

from quiero.acta.check import check
from quiero.acta.read import parse
from quiero.acta.verify import verify
from quiero.engine import reglamento
from quiero.protocol.messages import Ack, Do
from quiero.tables.judge import SENAS
from quiero.tables.rows import Acted
from tests.sim.loop import virtual
from tests.sim.rig import Rig, Seat, wait

ARGENTINO = reglamento("argentino")
VENEZOLANO = reglamento("venezolano")


async def in_hand(rig: Rig, *seats: Seat) -> None:
    """To the first hand; whoever has to cut does it."""
    await wait(3_100)
    for seat in seats:
        await seat.read()
        if seat.view.phase == "corte" and seat.view.options:
            await seat.must("corta 7")
    for seat in seats:
        await seat.read()
        assert seat.view.phase == "mano"


async def told(seats: tuple[Seat, ...]) -> list[bool]:
    """Who has been sent anything."""
    return [bool(await seat.read()) for seat in seats]


def versions(seats: tuple[Seat, ...]) -> list[int]:
    return [seat.frames[-1].version for seat in seats]


@virtual
async def test_e_63_only_team_mates_are_told_and_rivals_get_no_frame_and_no_number() -> None:
    rig = Rig()
    seats = await rig.table(ARGENTINO, seats=6)
    await in_hand(rig, *seats)
    before = versions(seats)
    decision, left = seats[0].view.decision, seats[0].table.fold.deadline
    assert isinstance(await seats[0].table.do(1, Do("first-sena", "seña cejas", None)), Ack)
    assert await told(seats) == [True, False, True, False, True, False]
    assert versions(seats) == [number + (seat in (1, 3, 5)) for seat, number in enumerate(before, 1)]
    for seat in (seats[0], seats[2], seats[4]):
        assert [(sena.seat, sena.name) for sena in seat.view.senas] == [(1, "cejas")]
        assert [(event.kind, event.seat, event.word) for event in seat.frames[-1].events] == [("sena", 1, "cejas")]
    assert (seats[0].view.decision, seats[0].table.fold.deadline) == (decision, left), "no decision, no clock"
    row = (await rig.payloads(seats[0].table.fold.table_id))[-1]
    assert isinstance(row, Acted)
    assert row.act == "seña cejas"


@virtual
async def test_e_65_one_a_second_and_few_in_a_hand() -> None:
    rig = Rig()
    seats = await rig.table(ARGENTINO, seats=4)
    await in_hand(rig, *seats)
    ana, beto = seats[0], seats[1]
    await ana.must("seña ojos")
    assert await ana.refused("seña ojos") == " sena-muy-rapida"
    await beto.must("seña ojos")
    await wait(999)
    assert await ana.refused("seña labio") == " sena-muy-rapida"
    await wait(1)
    await ana.must("seña labio")
    for _ in range(SENAS - 2):
        await wait(1_000)
        await ana.must("seña cabeza")
    await wait(1_000)
    assert await ana.refused("seña cabeza") == " senas-de-mas"
    await beto.must("seña cabeza")


@virtual
async def test_v_192_a_sena_may_lie_and_e_64_each_table_has_its_own() -> None:
    rig = Rig()
    seats = await rig.table(VENEZOLANO, target=24, seats=4)
    await in_hand(rig, *seats)
    for name in sorted(VENEZOLANO.senas):
        await seats[3].must(f"seña {name}")
        await wait(1_000)
    assert (await seats[3].refused("seña cejas")).endswith("sena-desconocida")
    assert (await seats[3].refused("seña ojos")).endswith("sena-desconocida")
    assert (await seats[3].refused("seña ambos-ojos ve 1 2 3")).endswith("acto-ajeno"), "who sees it is drawn, not said"
    assert (await Rig().table(ARGENTINO))[0].table.fold.rules.senas
    two = await Rig().table(ARGENTINO)
    await wait(3_100)
    assert (await two[0].refused("seña cejas")).endswith("sena-sin-companero")


@virtual
async def test_v_193_the_partner_always_sees_it_and_each_rival_one_in_ten_drawn_once() -> None:
    rig = Rig(3)
    seats = await rig.table(VENEZOLANO, target=24, seats=4)
    made = caught = 0
    while not (made > 500 or seats[0].table.fold.ended):
        await in_hand(rig, *seats)
        for _ in range(3):
            for seat in seats:
                await told(seats)
                before = versions(seats)
                await seat.must("seña guiño-derecho")
                row = (await rig.payloads(seat.table.fold.table_id))[-1]
                assert isinstance(row, Acted)
                see = {int(number) for number in row.act.partition(" ve ")[2].split(" ")}
                partner = (seat.seat + 1) % 4 + 1
                assert partner in see
                assert seat.seat not in see
                for other in seats:
                    await other.read()
                assert versions(seats) == [number + (who in {seat.seat, *see}) for who, number in enumerate(before, 1)]
                made += 2
                caught += len(see) - 1
            await wait(1_000)
        await end_hand(seats)
    assert 0.05 * made < caught < 0.16 * made
    await seats[0].must("rendirse")
    acta = parse(seats[0].table.acta(0)(), "match")
    assert (check(acta).failure, verify(acta)) == (None, None)


async def end_hand(seats: tuple[Seat, ...]) -> None:
    """The hand goes to whoever sings truco."""
    while seats[0].view.phase == "mano":
        for seat in seats:
            await seat.read()
            words = [option.act for option in seat.view.options]
            if words:
                await seat.must(next((word for word in ("truco", "no-quiero") if word in words), words[0]))


@virtual
async def test_an_acta_holds_the_senas_that_its_reader_saw() -> None:
    rig = Rig(3)
    seats = await rig.table(VENEZOLANO, target=24, seats=4)
    await in_hand(rig, *seats)
    while not any(len(sena.partition(" ve ")[2]) > 1 for sena in await senas(rig, seats[0])):
        for seat in seats:
            await seat.must("seña ambos-ojos")
        await wait(1_000)
    for seat in seats:
        await seat.read()
        acta = parse(seat.table.acta(seat.seat)(), "match")
        assert check(acta).failure is None
        lines = [str(line) for line in acta.manos[-1].jugadas if "seña" in str(line)]
        assert lines == [
            f"{sena.seat} seña {sena.name}" + (f" ve {seat.seat}" if sena.seat != seat.seat else "") for sena in seat.view.senas
        ]
        assert len(lines) < len(await senas(rig, seat)), "there are more that it did not see"
    mates = await Rig().table(ARGENTINO, seats=4)
    await in_hand(rig, *mates)
    await mates[0].must("seña cejas")
    for seat in mates:
        assert ("seña cejas" in seat.table.acta(seat.seat)()) == (seat.seat in (1, 3))
    await mates[0].must("rendirse")
    assert "seña" not in mates[0].table.acta(0)(), "nobody else ever learns of it"


async def senas(rig: Rig, seat: Seat) -> list[str]:
    rows = await rig.payloads(seat.table.fold.table_id)
    return [row.act for row in rows if isinstance(row, Acted) and row.act.startswith("seña ")]


@virtual
async def test_v_194_a_sena_needs_no_turn_and_is_made_while_the_hand_lasts() -> None:
    rig = Rig()
    seats = await rig.table(VENEZOLANO, target=24, seats=4)
    assert (await seats[0].refused("seña ambos-ojos")).endswith("entre-manos")
    await wait(3_100)
    await seats[0].read()
    assert seats[0].view.phase == "corte"
    assert (await seats[0].refused("seña ambos-ojos")).endswith("entre-manos")
    await in_hand(rig, *seats)
    turn = seats[0].view.turn
    await seats[turn - 1].must("truco")
    for seat in seats:
        await seat.must("seña ambos-ojos")
    for seat in seats:
        await seat.read()
        assert seat.view.pending, "the truco waits as before"
