"""Absence, a rule of the platform: three hands in a row in which a team answers nothing and a clock of it runs out in each."""

from __future__ import annotations

from quiero.acta.check import check
from quiero.acta.read import parse
from quiero.acta.verify import verify
from quiero.engine import reglamento, view
from quiero.protocol.messages import Ack, EndAbsent, Refused
from quiero.tables.rows import Acted, Closed
from tests.sim.loop import virtual
from tests.sim.rig import Rig, Seat, dealt, wait

ARGENTINO = reglamento("argentino")
SIMPLE = reglamento("venezolano-simple")


async def end(seat: Seat, id: str = "end-absent") -> Ack | Refused:
    reply = await seat.table.end_absent(seat.seat, EndAbsent(id))
    await seat.read()
    return reply


async def play_while_others_sleep(seats: list[Seat], hands: int) -> None:
    """These seats do the first thing they can, the rest nothing, until the table waits for a deal after that hand."""
    fold = seats[0].table.fold
    while fold.state is None or not (fold.state.hand >= hands and fold.state.phase == "reparto"):
        assert not fold.ended
        for seat in seats:
            await seat.read()
            if seat.view.options:
                await seat.must(seat.view.options[0].act)
        await wait(500)
    for seat in seats:
        await seat.read()


@virtual
async def test_after_three_hands_the_others_are_offered_the_match() -> None:
    rig = Rig()
    ana, beto = await rig.table(target=30)
    await dealt(ana, beto)
    for hands in (1, 2):
        await play_while_others_sleep([ana], hands)
        assert ana.frames[-1].absent == 0
        reply = await end(ana, f"too-soon-{hands}")
        assert isinstance(reply, Refused)
        assert (reply.code, reply.words) == ("sin-ausencia", "Del otro lado no falta nadie: la partida sigue.")
    await play_while_others_sleep([ana], 3)
    await beto.read()
    assert (ana.frames[-1].absent, beto.frames[-1].absent) == (2, 2), "everybody may see it"
    assert isinstance(await end(beto, "not-for-you"), Refused)
    assert ana.view.winner == 0, "it is never automatic"
    assert isinstance(await end(ana), Ack)
    assert (ana.view.winner, ana.view.ended_by, ana.frames[-1].absent) == (1, "abandono", 0)
    rows = await rig.payloads(ana.table.fold.table_id)
    assert isinstance(rows[-1], Acted)
    assert (rows[-1].seat, rows[-1].act) == (2, "abandono")
    acta = parse(ana.table.acta(0)(), "match")
    assert (check(acta).failure, verify(acta)) == (None, None)
    assert str(acta.manos[-1].jugadas[-1]) == "2 abandono"
    assert isinstance(await end(ana), Ack), "sent again, it is done once"
    assert isinstance(await end(ana, "another-id"), Refused)


@virtual
async def test_who_plays_anything_is_back() -> None:
    ana, beto = await Rig().table(target=30)
    await dealt(ana, beto)
    await play_while_others_sleep([ana], 3)
    await wait(3_100)
    await ana.read()
    assert ana.frames[-1].absent == 2
    while not beto.view.options:
        await ana.read()
        if ana.view.options:
            await ana.must(ana.view.options[0].act)
        await wait(500)
        await beto.read()
    await beto.must(beto.view.options[0].act)
    await ana.read()
    assert ana.frames[-1].absent == 0
    assert isinstance(await end(ana), Refused)


@virtual
async def test_one_hand_with_an_answer_breaks_the_row() -> None:
    ana, beto = await Rig().table(target=30)
    await dealt(ana, beto)
    await play_while_others_sleep([ana], 2)
    await play_while_others_sleep([ana, beto], 3)
    await play_while_others_sleep([ana], 5)
    assert ana.frames[-1].absent == 0
    await play_while_others_sleep([ana], 6)
    assert ana.frames[-1].absent == 2


@virtual
async def test_a_hand_in_which_the_server_was_down_proves_nothing() -> None:
    rig = Rig()
    ana, beto = await rig.table(target=30)
    await dealt(ana, beto)
    await play_while_others_sleep([ana], 2)
    await wait(3_100)
    await rig.stop()
    await wait(600_000)
    table = await (await rig.node()).open(ana.table.fold.table_id)
    assert table is not None
    ana = Seat(table, 1)
    await play_while_others_sleep([ana], 3)
    assert table.fold.resumes
    assert ana.frames[-1].absent == 0
    await play_while_others_sleep([ana], 4)
    assert ana.frames[-1].absent == 2


@virtual
async def test_when_all_are_away_the_table_closes_without_a_winner() -> None:
    rig = Rig()
    ana, beto = await rig.table(target=30)
    await dealt(ana, beto)
    table = ana.table
    await wait(600_000)
    await ana.read()
    assert ana.frames[-1].table.status == "closed"
    assert (ana.view.winner, ana.frames[-1].clock) == (0, None)
    assert [command for command in await rig.commands(table.fold.table_id) if "deal" in command or "close" in command] == [
        "srv:deal:1", "srv:deal:2", "srv:deal:3", "srv:close"
    ]  # fmt: skip
    rows = len(await rig.rows(table.fold.table_id))
    for act in ("rendirse", "truco"):
        assert await ana.refused(act) == " mesa-cerrada"
    assert isinstance(await end(ana), Refused)
    await wait(600_000)
    assert len(await rig.rows(table.fold.table_id)) == rows
    acta = parse(table.acta(0)(), "match")
    assert acta.semilla is not None
    assert (check(acta).failure, verify(acta)) == (None, None)
    for seat in (ana, beto):
        assert isinstance(await seat.rematch(), Ack), "who comes back may play again"
    await ana.read()
    assert ana.moved


@virtual
async def test_all_of_a_team_must_be_away() -> None:
    ana, beto, caro, dani = await Rig().table(ARGENTINO, target=30, seats=4)
    await play_while_others_sleep([ana, caro, dani], 3)
    assert ana.frames[-1].absent == 0, "Dani plays for team 2"
    await play_while_others_sleep([ana, caro], 6)
    assert ana.frames[-1].absent == 2
    assert isinstance(await end(beto, "beto-wants"), Refused)
    assert isinstance(await end(caro), Ack), "any person of the other team"
    assert caro.view.winner == 1


@virtual
async def test_a_computer_is_nobodys_presence() -> None:
    """Beto's partner is the house's: its acts do not make Beto present, and the other team is offered the match."""
    rig = Rig()
    ana, beto, caro = await rig.table(SIMPLE, target=24, seats=4, computers=(4,))
    ana.table._house.choose = lambda state, seat: view(state, seat).options[0].act  # type: ignore[method-assign]
    await play_while_others_sleep([ana, caro], 2)
    assert ana.frames[-1].absent == 0
    await play_while_others_sleep([ana, caro], 3)
    assert ana.frames[-1].absent == 2
    moves = [row.cmd_id for row in await rig.rows(ana.table.fold.table_id) if row.cmd_id.startswith("srv:bot:")]
    assert len(moves) > 5
    assert isinstance(await end(ana), Ack)
    await beto.read()
    assert beto.view.winner == 1


@virtual
async def test_a_table_of_one_person_and_computers_closes_when_that_person_is_away() -> None:
    rig = Rig()
    (ana,) = await rig.table(target=30, computers=(2,))
    await wait(900_000)
    assert ana.table.fold.status == "closed"
    assert isinstance((await rig.payloads(ana.table.fold.table_id))[-1], Closed)
    await ana.read()
    assert all(frame.absent == 0 for frame in ana.frames), "a computer is offered nothing"
