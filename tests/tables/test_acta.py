"""Every match played on a live table can be had as an acta, and the acta holds."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from quiero.acta.check import Report, check
from quiero.acta.model import UNKNOWN, Acta, Do, Hand, Line, Timeout
from quiero.acta.read import parse
from quiero.acta.verify import verify
from quiero.engine import Reglamento, reglamento
from quiero.engine.cards import NAMES
from quiero.tables.people import TableRefusal
from tests.engine.tables import TABLES
from tests.sim.loop import virtual
from tests.sim.rig import Rig, dealt, play_on, wait
from tests.tables.hidden import someone_acts


@pytest.mark.parametrize("seed", range(6))
@virtual
async def test_a_finished_match_checks_and_its_deals_are_verified(seed: int) -> None:
    rig = Rig(seed)
    seats = await rig.table(target=(15, 30)[seed % 2], computers=(2,) if seed > 2 else ())
    await wait(15_100 if seed % 3 == 0 else 0)
    await play_on(seats, random.Random(seed), until=lambda fold: fold.status == "over")
    table = seats[0].table
    texts = {seat: table.acta(seat)() for seat in (0, 1, 2)}
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
async def test_what_writes_it_looks_at_the_table_no_more() -> None:
    """So that it can be done in another thread."""
    ana, beto = await Rig(1).table()
    await dealt(ana, beto)
    write = ana.table.acta(1)
    now = write()
    await play_on((ana, beto), random.Random(1), until=lambda fold: fold.status == "over")
    assert write() == now
    assert ana.table.acta(1)() != now


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
        acta = parse(seat.table.acta(seat.seat)(), "match")
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
    acta = parse(ana.table.acta(0)(), "match")
    assert (acta.gana, acta.manos) == (2, ())
    assert check(acta).failure is None
    assert verify(acta) is None


@virtual
async def test_a_match_given_up_before_its_first_hand_has_its_winner_at_the_top() -> None:
    for name in ("argentino", "venezolano", "venezolano-simple"):
        rules = reglamento(name)
        ana, _ = await Rig().table(rules, target=rules.targets[0])
        await ana.must("rendirse")
        acta = parse(ana.table.acta(0)(), "match")
        assert (acta.gana, acta.manos) == (2, ())
        assert (check(acta).failure, verify(acta)) == (None, None)


@virtual
async def test_before_a_match_has_begun_there_is_no_acta() -> None:
    ana, _ = await Rig().table(nonces=[b"a" * 16, b"b" * 16])
    for seat in (0, 1, 2):
        with pytest.raises(TableRefusal, match="acta-cerrada"):
            ana.table.acta(seat)


@pytest.mark.parametrize(("rules", "target", "seats"), TABLES)
def test_a_match_of_any_reglamento_checks_and_is_verified_and_an_altered_one_is_not(
    rules: Reglamento, target: int, seats: int
) -> None:
    rng = random.Random(f"{rules.name} {seats}")
    acta = parse(finished(rules, target, seats, rng), "match")
    assert check(acta) == Report(None, ())
    assert verify(acta) is None
    altered = list(alterations(acta, rng))
    assert {what for what, _ in altered} >= {"cards", "clock"} if rules.name.startswith("v") and rules.senas else {"cards"}
    for what, other in rng.sample(altered, min(len(altered), 40)):
        assert verify(other) is not None, what


def finished(rules: Reglamento, target: int, seats: int, rng: random.Random) -> str:
    """The acta of a whole match in which clocks ran out and señas were made."""
    texts = []

    @virtual
    async def play() -> None:
        people = await Rig(rng.getrandbits(32)).table(rules, target=target, seats=seats)
        table = people[0].table
        while not table.fold.ended:
            await wait(1000 * rules.seconds if rng.random() < 0.15 else rng.choice((300, 1_100, 3_000)))
            await someone_acts(table.fold, people, rng)
            for seat in range(1, seats + 1):
                if rng.random() < 0.02 and not table.fold.ended:
                    assert check(parse(table.acta(seat)(), "match")).failure is None
        texts.append(table.acta(0)())
        assert {table.acta(seat)() for seat in range(seats + 1)} == set(texts), "open to everybody, whole"

    play()
    return str(texts[0])


def alterations(acta: Acta, rng: random.Random) -> Iterator[tuple[str, Acta]]:
    """The same match with one thing drawn otherwise, for each kind of draw in it."""
    for number, hand in enumerate(acta.manos):

        def other(number: int = number, hand: Hand = hand, **changes: object) -> Acta:
            return replace(acta, manos=(*acta.manos[:number], replace(hand, **changes), *acta.manos[number + 1 :]))  # type: ignore[arg-type]

        if hand.cartas is not None:
            yield "cards", other(cartas=(*hand.cartas[1:], hand.cartas[0]))
        if hand.mazo is not None:
            yield "deck", other(mazo=(*hand.mazo[1:], hand.mazo[0]))
        if hand.vira is not None:
            yield "vira", other(vira="1e" if hand.vira != "1e" else "2e")
        for place, line in enumerate(hand.jugadas):
            changed = altered_line(line, rng)
            if changed is not None:
                yield changed[0], other(jugadas=(*hand.jugadas[:place], changed[1], *hand.jugadas[place + 1 :]))


def altered_line(line: Line, rng: random.Random) -> tuple[str, Line] | None:
    if isinstance(line, Timeout) and len(line.drawn) == 1:
        drawn = line.drawn[0]
        return "clock", replace(line, drawn=(rng.choice([name for name in (*NAMES, "3", "20") if name != drawn]),))
    if isinstance(line, Do) and " ve " in line.act:
        plain, _, see = line.act.partition(" ve ")
        partner = (line.seat + 1) % 4 + 1
        rivals = [seat for seat in (1, 2, 3, 4) if seat not in (line.seat, partner)]
        wrong = [*map(str, rivals)] if len(see) == 1 else []
        return "sena", replace(line, act=" ".join([plain, "ve", *sorted([str(partner), *wrong])]))
    return None
