"""What a seat may ask for, and what it is told."""

from __future__ import annotations

import asyncio

from quiero.protocol.messages import Ack, Do, Refused
from quiero.tables.fold import Fold
from quiero.tables.people import Person
from tests.sim.loop import virtual
from tests.sim.rig import Rig, Seat, dealt, fingerprint, wait


@virtual
async def test_d_80_a_refused_act_changes_neither_state_nor_clock_nor_journal() -> None:
    rig = Rig()
    ana, beto = await rig.table()
    await dealt(ana, beto)
    await wait(4_000)
    before, rows = fingerprint(ana.table.fold), len(await rig.rows(ana.table.fold.table_id))
    sent = len(ana.frames), len(beto.frames)
    assert await beto.refused("truco") == "D-22 truco-fuera-de-turno"
    assert await ana.refused("quiero") == "D-80 no-hay-canto"
    assert await ana.refused("mazo") == "D-62 mazo-sin-actuar"
    assert await ana.refused(beto.view.cards[0]) == "D-16 no-tenes-esa-carta"
    assert await ana.refused("seña cejas") == "D-80 otro-reglamento"
    assert await ana.refused("cualquiera") == "D-80 acto-desconocido"
    assert fingerprint(ana.table.fold) == before
    assert len(await rig.rows(ana.table.fold.table_id)) == rows
    assert (len(ana.frames), len(beto.frames)) == sent, "nobody is told anything"


@virtual
async def test_a_refusal_says_whose_turn_it_is() -> None:
    ana, beto = await Rig().table()
    await dealt(ana, beto)
    await beto.read()
    reply = await beto.table.do(2, Do("id-turn-01", beto.view.cards[0], beto.view.decision))
    assert reply == Refused("id-turn-01", "no-es-tu-turno", "D-16", "No es tu turno: juega Ana.")


@virtual
async def test_only_the_server_runs_a_clock_out_or_declares_absence() -> None:
    ana, beto = await Rig().table()
    assert await ana.refused("tiempo") == "D-66 no-corre-reloj", "of a throw in which nobody picked, the mano is named"
    assert await ana.refused("tiempo 1") == "D-80 acto-ajeno"
    await dealt(ana, beto)
    assert await ana.refused("tiempo") == "D-80 acto-ajeno"
    assert await beto.refused("tiempo") == "D-66 no-corre-reloj"
    assert await beto.refused("abandono") == "D-80 acto-ajeno"


@virtual
async def test_a_late_quiero_never_accepts_what_was_raised_meanwhile() -> None:
    ana, beto = await Rig().table()
    await dealt(ana, beto)
    await ana.must("envido")
    await beto.read()
    seen = beto.view.decision
    await beto.must("envido")
    await ana.must("falta-envido")
    assert await beto.refused("quiero", seen) == "D-80 decision-vieja"
    assert await beto.refused("quiero", seen + 99) == "D-80 decision-vieja"
    assert await beto.refused("quiero", None) == "D-80 decision-vieja", "it must name what it answers"
    assert isinstance(await beto.do("quiero"), Ack)


@virtual
async def test_a_command_sent_again_is_acknowledged_and_does_nothing() -> None:
    """Repeated taps once raised twice elsewhere."""
    rig = Rig()
    ana, beto = await rig.table()
    await dealt(ana, beto)
    await ana.read()
    again = Do("one-tap-01", "envido", ana.view.decision)
    replies = await asyncio.gather(*(ana.table.do(1, again) for _ in range(3)))
    assert replies == [Ack("one-tap-01")] * 3
    await beto.must("envido")
    assert await ana.table.do(1, again) == Ack("one-tap-01"), "also when it would not be legal any more"
    assert (await rig.commands(ana.table.fold.table_id)).count("seat:1:one-tap-01") == 1
    await beto.read()
    assert [step.chain for step in beto.view.pending] == [["envido", "envido"]]


@virtual
async def test_the_same_id_of_two_seats_is_two_commands() -> None:
    ana, beto = await Rig().table()
    for seat in (ana, beto):
        assert await seat.do("piedra", id="same-id-01") == Ack("same-id-01")
    await ana.read()
    assert ana.view.throws[0].picks == ["piedra", "piedra"]


@virtual
async def test_d_65_rendirse_needs_no_decision_and_no_turn() -> None:
    ana, beto = await Rig().table()
    assert isinstance(await beto.do("rendirse", None), Ack)
    await ana.read()
    assert (ana.view.phase, ana.view.winner, ana.view.ended_by) == ("fin", 1, "rendirse")
    assert await ana.refused("piedra") == "D-3 partida-terminada"
    assert await ana.refused("rendirse") == "D-3 partida-terminada"


@virtual
async def test_nothing_is_played_while_a_chair_is_free() -> None:
    rig = Rig()
    node = await rig.node()
    seating = await node.create(reglamento="argentino-duelo", target=15, person=Person("Ana", "mora", "k1"))
    live = await node.open(seating.table)
    assert live is not None
    ana = Seat(live, 1)
    (frame,) = await ana.read()
    assert (frame.view, frame.clock, frame.table.status) == (None, None, "waiting")
    reply = await live.do(1, Do("too-early-1", "piedra", 1))
    assert isinstance(reply, Refused)
    assert reply.code == "sin-empezar"


@virtual
async def test_an_act_whose_asker_went_away_is_folded_all_the_same() -> None:
    """A socket that closes in the middle of a commit must not leave a row written and not folded."""
    rig = Rig()
    ana, beto = await rig.table()
    await dealt(ana, beto)
    await ana.read()
    store = rig.store
    store.latency = lambda: 0.5  # type: ignore[attr-defined]
    asking = asyncio.create_task(ana.table.do(1, Do("went-away-1", "truco", ana.view.decision)))
    await wait(100)
    asking.cancel()
    await wait(1_000)
    await beto.read()
    assert beto.view.pending[0].chain == ["truco"]
    table_id = ana.table.fold.table_id
    assert fingerprint(Fold.of(table_id, await rig.rows(table_id))) == fingerprint(ana.table.fold)
