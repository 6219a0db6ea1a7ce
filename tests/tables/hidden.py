"""Whole live matches, and the same matches with everything otherwise that a viewer cannot know.

What the rules themselves give away is held fixed, and only that (`given_away`):
- numbers told or shown when they are compared (D-38, E-38, S-34, V-78), and what was paid; of an automatic flor the kind (S-44);
- once a team has sung flor, whether the other one holds any (D-51, D-52, E-45, E-70); flores that are announced (S-36);
- that a rival has flor, to whom «flor envida» is offered (V-119);
- that an idle turn played the weakest card (D-69, E-68, S-48), as any card that lies face up;
- whether the hidden cards of a pegado had to be shown (V-171), and who won the vueltas.
"""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from msgspec.structs import replace

from quiero.engine import IllegalAct, Reglamento, State, act, legal_acts, team_of, view
from quiero.engine.cards import NAMES
from quiero.engine.look import spectator_view
from quiero.engine.reglamentos.venezolano_simple.tantos import KINDS
from quiero.engine.view import View
from quiero.protocol.messages import Do
from quiero.store import Row
from quiero.tables.fold import Fold, step
from quiero.tables.rows import Acted, Dealt, Move, Payload, Shuffled, Wait, decode
from quiero.tables.tempo import Tempo, waits_after
from tests.sim.loop import START, now
from tests.sim.rig import Rig, Seat, pick

_taps = itertools.count()
TRIES: Final = 40
"""Other deals that are tried for one hand before it stays as it was."""


@dataclass(frozen=True)
class Viewer:
    """Somebody on a `seat`; or, with `seat` 0, a spectator under that policy, who looks from `perspective`."""

    seat: int
    policy: str = "public"
    perspective: int = 0

    def sees(self, state: State) -> View:
        return view(state, self.seat) if self.seat else spectator_view(state, self.perspective)

    @property
    def eyes(self) -> int:
        """The seat whose señas it sees; 0 for none."""
        return self.seat or self.perspective


def viewers(rng: random.Random, seats: int) -> list[Viewer]:
    """One of each kind: on a seat, before the public table, over a player's shoulder, the same one hand late."""
    seat, watched, late = (rng.randint(1, seats) for _ in range(3))
    return [Viewer(seat), Viewer(0), Viewer(0, "player", watched), Viewer(0, "late", late)]


Instead = list[list[Payload]]
"""What is written instead of each row: nothing for a seña that the viewer did not see, more than one where others make señas."""


class Story:
    """A journal, with the match before each row and after it."""

    def __init__(self, rows: Sequence[Row]) -> None:
        self.rows = list(rows)
        self.payloads = [decode(row) for row in rows]
        self.fold = Fold(rows[0].table_id)
        self.states: list[State | None] = []
        self.waits: list[tuple[Wait, ...]] = []
        self.silent: list[set[int]] = [set()]
        for row, payload in zip(rows, self.payloads, strict=True):
            if self.fold.seq:
                self.silent.append(self.fold.silent_after(payload))
            self.fold.take(row)
            self.states.append(self.fold.state)
            self.waits.append(self.fold.waits)

    @cached_property
    def begun(self) -> int:
        """How many rows there are when the match begins."""
        return next(place for place, state in enumerate(self.states, 1) if state is not None)

    def hands(self, length: int) -> Iterator[range]:
        """The places of the rows of each hand, its deal first, up to that length."""
        deals = [place for place in range(length) if isinstance(self.payloads[place], Dealt | Shuffled)]
        for first, after in zip(deals, [*deals[1:], length], strict=True):
            yield range(first, after)

    def otherwise(self, viewer: Viewer, rng: random.Random, length: int) -> Instead:
        """The first `length` rows, with other cards and señas wherever this viewer has not seen them by then."""
        out: Instead = [[payload] for payload in self.payloads[:length]]
        for hand in self.hands(length):
            self._change_cards(out, hand, viewer, rng)
            self._change_senas(out, hand, viewer, rng)
        return out

    def _change_cards(self, out: Instead, hand: range, viewer: Viewer, rng: random.Random) -> None:
        places = [place for place in hand if isinstance(self.payloads[place], Acted | Dealt | Shuffled)]
        moves = [self.payloads[place] for place in places]
        states = [state for place in places if (state := self.states[place]) is not None]
        before = self.states[hand.start - 1]
        assert before is not None
        truth = [given_away(state, viewer) for state in states]
        hidden = sorted(set(range(40)) - shown_to(viewer, states))
        for _ in range(TRIES):
            names = shuffled(hidden, rng)
            other = [renamed(move, names) for move in moves]
            if other != moves and told(before, other, viewer) == truth:
                for place in hand:
                    out[place] = [renamed(each, names) for each in out[place]]
                return

    def _change_senas(self, out: Instead, hand: range, viewer: Viewer, rng: random.Random) -> None:
        """Leave out señas that the viewer did not see, and make others that he would not have seen."""
        rules = self.fold.rules
        senas = sorted(rules.senas)
        for place in hand:
            payload, after, before = self.payloads[place], self.states[place], self.states[place - 1]
            assert before is not None
            assert after is not None
            if len(after.senas) > len(before.senas) and not after.senas[-1].seen_by(viewer.eyes) and rng.random() < 0.5:
                out[place] = []
            if not senas or after.phase != "mano" or after.seats == 2 or rng.random() > 0.1:
                continue
            maker = rng.randint(1, after.seats)
            partners = [seat for seat in range(1, after.seats + 1) if team_of(seat) == team_of(maker) and seat != maker]
            if viewer.eyes and team_of(viewer.eyes) == team_of(maker):
                continue
            seen = "" if rules.team_chat else " ve " + " ".join(map(str, partners))
            due = list(self.waits[place])
            word = f"seña {rng.choice(senas)}{seen}"
            out[place] += [Acted(rules=payload.rules, due=due, seat=maker, act=word, decision=after.decision)]


def shown_to(viewer: Viewer, states: Sequence[State]) -> set[int]:
    """The cards that the viewer was shown."""
    seen: set[int] = set()
    for state in states:
        sight = viewer.sees(state)
        names = [*sight.cards, *[card.card for card in sight.table], sight.vira, sight.peeked]
        seen |= {NAMES.index(name) for name in names if name}
    return seen


def shuffled(hidden: Sequence[int], rng: random.Random) -> dict[str, str]:
    """Other names for hidden cards: a few of them are taken for one another, or all."""
    moved = rng.sample(hidden, min(len(hidden), rng.choice((2, 3, 4, len(hidden)))))
    return {NAMES[card]: NAMES[other] for card, other in zip(moved, moved[1:] + moved[:1], strict=True)}


def renamed(payload: Payload, names: dict[str, str]) -> Payload:
    """The same row with those cards taken for one another."""
    match payload:
        case Dealt(hands=hands, vira=vira):
            return replace(payload, hands=[_words(hand, names) for hand in hands], vira=_words(vira, names))
        case Shuffled(mazo=mazo):
            return replace(payload, mazo=_words(mazo, names))
        case Acted(act=word):
            return replace(payload, act=_words(word, names))
        case _:
            return payload


def _words(text: str, names: dict[str, str]) -> str:
    return " ".join([names.get(word, word) for word in text.split(" ")])


def told(before: State, moves: Sequence[Payload], viewer: Viewer) -> list[object] | None:
    """What the rules give away step by step; None when a seat could not have done that with these cards."""
    out = []
    state = before
    for move in moves:
        assert isinstance(move, Acted | Dealt | Shuffled)
        if not possible(state, move):
            return None
        try:
            state, _ = step(state, move)
        except IllegalAct:
            return None
        out.append(given_away(state, viewer))
    return out


def possible(state: State, move: Move) -> bool:
    """Whether a seat, and not the server, could do that."""
    if not isinstance(move, Acted) or move.act.startswith(("tiempo", "seña ", "rendirse", "abandono")):
        return True
    return act(move.seat, move.act) in legal_acts(state, move.seat)


def given_away(state: State, viewer: Viewer) -> object:
    """What the rules tell the viewer of the hidden cards (see above)."""
    flor = state.deal.flor if state.deal is not None else ()
    sang = {team_of(done.seat) for done in state.sung if done.word == "flor"}
    return (
        [(said.concept, said.seat, said.number) for said in state.said],
        [(paid.concept, paid.team, paid.points, paid.why if paid.why in KINDS else "") for paid in state.paid],
        [any(flor[seat - 1] for seat in state.rivals(team)) for team in sorted(sang)],
        list(state.rules.announced(state)) if state.deal is not None else [],
        viewer.seat > 0 and any(option.word == "flor-envida" for option in legal_acts(state, viewer.seat)),
        state.vueltas,
        [(lying.seat, lying.card) for lying in state.rules.on_table(state) if not lying.down],
        state.phase,
    )


def assert_waits_do_not_tell(story: Story, instead: Instead) -> None:
    """The pace of computers and clocks, which is in the journal, is the one that these other cards would have given."""
    made = story.fold.made
    state = story.states[story.begun - 1]
    for place in range(story.begun, len(instead)):
        row, waits = story.rows[place], story.waits[place]
        before = state
        for payload in instead[place]:
            if isinstance(payload, Acted | Dealt | Shuffled) and state is not None:
                state, _ = step(state, payload)
        if instead[place] and isinstance(instead[place][0], Acted | Dealt | Shuffled):
            assert state is not None
            running = story.waits[place - 1]
            due = waits_after(
                before, state, running,
                table_id=row.table_id, computers=made.computers, silent=story.silent[place], tempo=Tempo(),
            )  # fmt: skip
            assert [wait.fixed(row.at) for wait in due] == list(waits)


async def live_match(rig: Rig, rules: Reglamento, rng: random.Random, *, target: int, seats: int, computers: int) -> Story:
    """A whole match at a live table: random acts, señas, pauses, and clocks that run out."""
    house = sorted(rng.sample(range(1, seats + 1), computers))
    people = await rig.table(rules, target=target, seats=seats, computers=house)
    for person in people:
        person.leave()
    fold = people[0].table.fold
    while not fold.ended:
        late = fold.state is None or rng.random() < 0.02
        await until(now() + (1000 * rules.seconds if late else rng.choice((120, 700, 700, 1_500, 1_500, 4_000))))
        await someone_acts(fold, people, rng)
    return Story(await rig.rows(fold.table_id))


async def until(ms: int) -> None:
    """Half a millisecond past that time: people do nothing at the same moment as a clock or a computer."""
    loop = asyncio.get_running_loop()
    await asyncio.sleep((ms - START + 0.5) / 1000 - loop.time())


async def someone_acts(fold: Fold, people: Sequence[Seat], rng: random.Random) -> None:
    """One of the people plays, answers or makes a seña."""
    state = fold.state
    if state is None or state.over:
        return
    if fold.rules.senas and state.phase == "mano" and state.seats > 2 and rng.random() < 0.3:
        await act_of(rng.choice(people), f"seña {rng.choice(sorted(fold.rules.senas))}", state)
        return
    able = [person for person in people if view(state, person.seat).options]
    if able:
        person = rng.choice(able)
        await act_of(person, pick(view(state, person.seat).options, rng), state)


async def act_of(person: Seat, word: str, state: State) -> None:
    await person.table.do(person.seat, Do(f"tap-{next(_taps):06}", word, state.decision))
