"""Two and three a side: who may answer, and for how long; the clock of each reglamento; people and computers together."""

from __future__ import annotations

import asyncio
import random

import pytest

from quiero.engine import Reglamento, State, act, actors, apply, deal, reglamento, start, team_of, view
from quiero.engine.cards import cards
from quiero.protocol.messages import Ack, Do, Refused
from quiero.tables.rows import Acted, decode
from quiero.tables.tempo import Tempo, waits_after
from tests.engine.tables import TABLES
from tests.sim.loop import now, virtual
from tests.sim.rig import Rig, Seat, pick, play_on, wait

ARGENTINO = reglamento("argentino")
SIMPLE = reglamento("venezolano-simple")
VENEZOLANO = reglamento("venezolano")
KINDS = [
    pytest.param(rules, target, seats, id=f"{rules.name}-{seats}")
    for rules, target, seats in [(ARGENTINO, 15, 4), (ARGENTINO, 15, 6), (VENEZOLANO, 24, 4), (SIMPLE, 24, 4)]
]


async def to_the_first_hand(*seats: Seat) -> Seat:
    """Begin, and cut where there is a cut. The seat on turn."""
    await wait(3_100)
    for seat in seats:
        await seat.read()
        if seat.view.phase == "corte" and seat.view.options:
            await seat.must("corta 7")
    for seat in seats:
        await seat.read()
    return seats[seats[0].view.turn - 1]


def wants_or_plays(state: State, seat: int) -> str:
    """What a very simple computer does."""
    seen = view(state, seat)
    return "quiero" if seen.pending else seen.options[0].act


def others(seats: tuple[Seat, ...], seat: Seat) -> list[Seat]:
    """The rivals of that seat."""
    return [other for other in seats if team_of(other.seat) != team_of(seat.seat)]


@pytest.mark.parametrize(("rules", "target", "seats"), KINDS)
@virtual
async def test_e_60_s_21_v_83_any_rival_answers_and_the_first_one_decides(rules: Reglamento, target: int, seats: int) -> None:
    rig = Rig()
    people = await rig.table(rules, target=target, seats=seats)
    caller = await to_the_first_hand(*people)
    await caller.must("truco")
    rivals = others(people, caller)
    assert caller.frames[-1].clock is not None
    assert sorted(caller.frames[-1].clock.seats) == [rival.seat for rival in rivals]
    for rival in rivals:
        await rival.read()
    decision = rivals[0].view.decision
    taps = [
        Do(f"answer-{rival.seat}", word, decision) for rival, word in zip(rivals, ("quiero", "no-quiero", "quiero"), strict=False)
    ]
    replies = await asyncio.gather(*(rival.table.do(rival.seat, tap) for rival, tap in zip(rivals, taps, strict=True)))
    assert [type(reply) for reply in replies] == [Ack, *[Refused] * (len(rivals) - 1)]
    assert isinstance(replies[1], Refused)
    assert replies[1].code == "decision-vieja"
    await caller.read()
    assert caller.view.worth == rules.ladder[1]


@pytest.mark.parametrize(("rules", "target", "seats"), KINDS)
@virtual
async def test_e_68_v_178_s_47_one_deadline_for_the_team_and_a_refusal_gives_no_more_time(
    rules: Reglamento, target: int, seats: int
) -> None:
    rig = Rig()
    people = await rig.table(rules, target=target, seats=seats)
    caller = await to_the_first_hand(*people)
    await caller.must("truco")
    asked_at, decision, full = now(), caller.view.decision, 1000 * rules.seconds
    rivals = others(people, caller)
    await wait(full - 2_000)
    for rival in rivals:
        await rival.refused(rival.view.cards[0])
    assert rivals[0].table.fold.deadline == asked_at + full
    await wait(1_999)
    assert await rivals[0].read() == []
    await wait(1)
    assert (await rivals[1].refused("quiero")).endswith("tarde")
    await wait(rig.tempo.grace)
    row = (await rig.rows(caller.table.fold.table_id))[-1]
    assert (row.cmd_id, row.at) == (f"srv:clock:{decision}:{rivals[0].seat}", asked_at + full + rig.tempo.grace)
    await caller.read()
    assert (caller.view.phase, caller.view.hand_winner) == ("reparto", team_of(caller.seat)), "idle is no quiero"


@pytest.mark.parametrize(("rules", "target", "seats"), TABLES)
@virtual
async def test_d_66_e_68_v_177_s_46_each_decision_has_a_full_clock_of_its_reglamento(
    rules: Reglamento, target: int, seats: int
) -> None:
    seconds = {"argentino-duelo": 15, "argentino": 30, "venezolano": 30, "venezolano-simple": 10}[rules.name]
    rig = Rig()
    people = await rig.table(rules, target=target, seats=seats)
    fold = people[0].table.fold
    rng = random.Random(1)
    seen: set[int] = set()
    while not fold.ended and len(seen) < 12:
        await wait(rng.choice((100, 900)))
        state = fold.state
        assert state is not None
        if fold.deadline is None:
            assert state.phase == "reparto"
            continue
        if state.decision not in seen:
            seen.add(state.decision)
            began = (await rig.rows(fold.table_id))[-1].at
            assert fold.deadline == began + 1000 * seconds, state.phase
        for person in people:
            await person.read()
        person = rng.choice([person for person in people if person.view.options])
        await person.must(pick(person.view.options, rng))


@virtual
async def test_v_179_v_180_v_181_a_canto_stops_the_clock_of_the_card_and_what_returns_has_a_new_one() -> None:
    rig = Rig()
    ana, beto = await rig.table(VENEZOLANO, target=24)
    caller = await to_the_first_hand(ana, beto)
    rival = beto if caller is ana else ana
    await wait(20_000)
    await caller.must("truco")
    assert caller.left == 30_000, "V-179: the clock of the card stands"
    await wait(9_000)
    await rival.must("envido")
    assert rival.left == 30_000, "V-180: it is for the other team to answer"
    await wait(9_000)
    await caller.must("no-quiero")
    assert (caller.left, caller.view.responders) == (30_000, [rival.seat]), "V-181: the truco waits again, with a new clock"
    await wait(9_000)
    await rival.must("quiero")
    assert (rival.left, rival.view.turn) == (30_000, caller.seat), "V-179: and so has the card"


@pytest.mark.parametrize(("rules", "target", "seats"), TABLES)
@virtual
async def test_e_69_v_188_v_189_s_49_s_60_being_away_stops_nothing_and_coming_back_finds_it_all(
    rules: Reglamento, target: int, seats: int
) -> None:
    rig = Rig()
    people = await rig.table(rules, target=target, seats=seats)
    if rules.name == "argentino-duelo":
        await people[0].must("piedra")
        await people[1].must("tijera")
    on_turn = await to_the_first_hand(*people)
    cards, deadline = on_turn.view.cards, on_turn.table.fold.deadline
    assert deadline is not None
    for person in people:
        person.leave()
    await wait(4_000)
    back = Seat(on_turn.table, on_turn.seat)
    (frame,) = await back.read()
    assert (frame.version, back.view.cards, back.left) == (1, cards, deadline - now())
    again = Seat(on_turn.table, on_turn.seat)
    await again.read()
    assert again.table.fold.deadline == deadline, "no reload gives more time"
    back.leave()
    again.leave()
    await wait(deadline - now() + 60)
    later = Seat(on_turn.table, on_turn.seat)
    await later.read()
    assert later.view.held[on_turn.seat - 1] == 2 or later.view.phase == "reparto", "the clock went on"


@pytest.mark.parametrize(("rules", "target", "seats"), KINDS)
@virtual
async def test_v_190_e_69_s_60_who_leaves_loses_the_match_for_the_team(rules: Reglamento, target: int, seats: int) -> None:
    rig = Rig()
    people = await rig.table(rules, target=target, seats=seats)
    caller = await to_the_first_hand(*people)
    await caller.must("truco")
    await people[-1].must("rendirse")
    await caller.read()
    assert (caller.view.winner, caller.view.ended_by, caller.view.scores) == (1, "rendirse", [0, 0])
    for person in people:
        assert isinstance(await person.rematch(), Ack)
    await caller.read()
    table = await rig.nodes["a"].open(caller.moved[0])
    assert table is not None
    info, chairs = table.door()
    assert (info.reglamento, info.seats, info.options) == (rules.name, seats, dict(rules.options))
    assert [chair.name for chair in chairs] == [chair.name for chair in caller.table.door()[1]]


@pytest.mark.parametrize(("rules", "target", "seats"), KINDS)
@virtual
async def test_a_computer_leaves_the_answer_to_a_person_of_its_team(rules: Reglamento, target: int, seats: int) -> None:
    """A partner of the house once accepted a lost truco for the pair elsewhere."""
    rig = Rig()
    for answers in (True, False):
        ana, beto, caro = await rig.table(rules, target=target, seats=seats, computers=range(4, seats + 1))
        ana.table._house.choose = wants_or_plays  # type: ignore[method-assign]
        fold = ana.table.fold
        while not (beto.frames and beto.view.pending and beto.seat in beto.view.responders):
            await wait(100)
            for person in (ana, beto, caro):
                await person.read()
                words = [option.act for option in person.view.options]
                if words and team_of(person.seat) == 1:
                    await person.must("truco" if "truco" in words else words[0])
                elif words and not person.view.pending:
                    await person.must(words[0])
            await beto.read()
        decision, seq = beto.view.decision, fold.seq
        waited = min(8_000, 1000 * rules.seconds - 3_000)
        if answers:
            await wait(waited - 500)
            assert fold.seq == seq
            await beto.must("quiero")
        else:
            await wait(waited + 10)
            assert (await rig.commands(fold.table_id))[-1].startswith(f"srv:bot:{decision}:"), "before the clock decides"


async def the_answer_took(ana: Seat, caro: Seat, beto: Seat, *, plays: bool) -> int:
    """Play a hand in which ana or caro sings truco as soon as they may, and beto plays his cards or leaves them to the clock: how
    many milliseconds the truco waited, which he leaves to his partner, a computer.
    """
    fold = ana.table.fold
    assert fold.state is not None
    hand, took = fold.state.hand, -1
    while fold.state.hand == hand and not fold.ended:
        for seat in (ana, caro, beto):
            await seat.read()
            words = [option.act for option in seat.view.options]
            if seat is beto and (seat.view.pending or not plays):
                continue
            if took < 0 and "truco" in words and seat is not beto:
                await seat.must("truco")
                asked_at, decision = now(), fold.state.decision
                while fold.state.decision == decision:
                    await wait(50)
                took = fold.last_at - asked_at
                break
            if words:
                await seat.must(words[0])
        await wait(50)
    return took


@virtual
async def test_a_computer_waits_no_more_for_people_who_left_two_questions_in_a_row_to_others() -> None:
    rig = Rig()
    ana, beto, caro = await rig.table(ARGENTINO, target=30, seats=4, computers=[4])
    ana.table._house.choose = wants_or_plays  # type: ignore[method-assign]
    await to_the_first_hand(ana, beto, caro)
    assert await the_answer_took(ana, caro, beto, plays=False) == 8_000, "it waited for him"
    assert 700 <= await the_answer_took(ana, caro, beto, plays=False) <= 3_000, "he had left his cards to the clock"
    assert 700 <= await the_answer_took(ana, caro, beto, plays=True) <= 3_000, "caro sang before he played"
    assert await the_answer_took(ana, caro, beto, plays=True) == 8_000, "he has played since"


@virtual
async def test_computers_alone_answer_at_a_human_pace_whoever_of_them_speaks() -> None:
    rig = Rig()
    speakers = set()
    for _ in range(6):
        (ana,) = await rig.table(ARGENTINO, seats=6, computers=range(2, 7))
        ana.table._house.choose = wants_or_plays  # type: ignore[method-assign]
        await ana.read()
        while not ana.view.options:
            await wait(500)
            await ana.read()
        await ana.must("truco")
        asked_at, seq = now(), ana.table.fold.seq
        await wait(2_600)
        row = (await rig.rows(ana.table.fold.table_id))[seq]
        answer = decode(row)
        assert isinstance(answer, Acted)
        speakers.add(answer.seat)
        assert 700 <= row.at - asked_at <= 3_000
    assert speakers <= {2, 4, 6}
    assert len(speakers) > 1


def flor_sung(holder: int) -> State:
    """A match of argentino in which seat 1 has sung flor, and of its rivals that seat holds one."""
    hands = {1: "1e 2e 3e", 2: "4c 5o 6b", 3: "4e 5b 7e", 4: "7c 10o 12b"}
    hands[holder] = "4o 6o 11o"
    state, _ = deal(start(reglamento("argentino", {"flor": True}), 15, 4, mano=1), tuple(map(cards, hands.values())))
    return apply(state, act(1, "flor"))[0]


@pytest.mark.parametrize("computers", [(2, 4), (2,), (4,)])
def test_e_70_what_is_waited_for_in_a_contest_of_flores_does_not_tell_who_holds_one(computers: tuple[int, ...]) -> None:
    two, four = flor_sung(2), flor_sung(4)
    assert actors(two) == actors(four) == (2, 4)
    waits = [
        waits_after(None, state, (), table_id="mesa", computers=computers, silent=(), tempo=Tempo()) for state in (two, four)
    ]
    assert waits[0] == waits[1]
    assert {wait.kind for wait in waits[0]} == {"clock", "bot"}


@pytest.mark.parametrize(("rules", "target", "seats"), TABLES)
@virtual
async def test_s_53_s_54_computers_fill_any_seat_and_play_by_every_rule_and_clock(
    rules: Reglamento, target: int, seats: int
) -> None:
    rng = random.Random(f"{rules.name} {target} {seats}")
    rig = Rig(rng.getrandbits(32))
    person = rng.randint(1, seats)
    (one,) = await rig.table(
        rules, target=target, seats=seats, computers=[seat for seat in range(1, seats + 1) if seat != person]
    )
    await play_on((one,), rng, until=lambda fold: fold.ended)
    fold = one.table.fold
    assert fold.status == "over"
    rows = await rig.rows(fold.table_id)
    assert not [row.cmd_id for row in rows if row.cmd_id.startswith("srv:clock:")], "nobody runs out of time"
    assert {payload.seat for row in rows if isinstance(payload := decode(row), Acted)} == set(range(1, seats + 1))
