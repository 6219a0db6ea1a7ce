"""How time passes at a table: what it waits for after each row."""

from __future__ import annotations

import random
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

from quiero.bots import pace
from quiero.engine import State, actors, team_of, view
from quiero.engine.view import View
from quiero.tables.chairs import Chairs
from quiero.tables.rows import Wait


@dataclass(frozen=True, slots=True)
class Tempo:
    """All in milliseconds.

    `grace`: how late a clock fires, so that an act received in time is written first. `pause`: the display of a finished hand
    before the next deal (D-79). `opening`: how long a match waits for the nonces of its seats; `roll_call`: for their answers to
    the roll call. `computer`: how long a computer takes; 0 is a human's pace. Where a person of its team may answer, it waits
    for him that long, `patience`, but never until less than `last` is left of the clock. `floor`: the least that a running clock
    has left after a downtime. `tick`: between beats, sweeps and readings of the heads. `downtime`: how long all nodes must be
    silent for one that was running to call it a downtime; `silence`: the same for one that has just started. `idle`: after which
    a table nobody watches leaves the memory. `blink`: how long somebody who has gone may be coming back, as when a page is
    loaded again. `sena`: between two señas of a seat.
    """

    grace: int = 50
    pause: int = 3_000
    opening: int = 5_000
    roll_call: int = 30_000
    computer: int = 0
    patience: int = 8_000
    last: int = 3_000
    floor: int = 10_000
    tick: int = 1_000
    downtime: int = 3_000
    silence: int = 1_500
    idle: int = 60_000
    blink: int = 10_000
    sena: int = 1_000


def waits_after(
    before: State | None,
    after: State,
    running: Sequence[Wait],
    *,
    table_id: str,
    computers: Collection[int],
    silent: Collection[int],
    tempo: Tempo,
    clock: bool = True,
) -> list[Wait]:
    """What the table waits for once a row has taken the match from `before` to `after`.

    A question that stays open keeps its clocks; each new one starts full ones, one for each team that owes an answer
    (D-66, E-68, V-177 to V-181, S-46). Only what everybody knows decides how long a computer takes: `silent` are the teams for
    whose persons it does not wait, because they have left what they were asked to others. Without a `clock` none runs, and the
    computers leave what their team is asked to its person.
    """
    if after.over:
        return []
    if before is not None and before.decision == after.decision:
        teams = {team_of(seat) for seat in actors(after)}
        return [wait for wait in running if wait.kind == "deal" or team_of(wait.seat) in teams]
    if after.phase == "reparto":
        return [Wait("deal", after.decision, 0, after=tempo.pause)]
    public = view(after, 0)
    asked = asked_of(public)
    total = 1000 * after.rules.seconds
    with_people = {team_of(seat) for seat in asked if seat not in computers}
    waited_for = with_people.difference(silent)
    clocks = [Wait("clock", after.decision, seat, after=total) for seat in first_of_teams(asked) if clock]
    bots = [seat for seat in asked if seat in computers and (clock or team_of(seat) not in with_people)]

    def thinks(seat: int) -> int:
        if team_of(seat) in waited_for:
            return min(tempo.patience, total - tempo.last)
        return tempo.computer or round(1000 * pace(public, random.Random(f"{table_id}|{after.decision}|{seat}")))

    return clocks + [Wait("bot", after.decision, seat, after=thinks(seat)) for seat in first_of_teams(bots)]


def waits_gathering(before: Chairs, after: Chairs, running: Sequence[Wait], tempo: Tempo) -> list[Wait]:
    """What the table waits for, before the match begins, once a row has changed who sits."""
    if after.gathered:
        return list(running) if before.gathered else [Wait("open", 0, 0, after=tempo.opening)]
    if after.awaited:
        return list(running) if before.awaited else [Wait("ready", 0, 0, after=tempo.roll_call)]
    return []


def asked_of(public: View) -> list[int]:
    """The seats that everybody sees are to act now."""
    return public.responders or [seat for seat in (public.turn,) if seat]


def first_of_teams(seats: Iterable[int]) -> list[int]:
    """The lowest of these seats in each team: it stands for the team."""
    return sorted({team_of(seat): seat for seat in sorted(seats, reverse=True)}.values())


def waits_resumed(running: Iterable[Wait], alive_until: int, tempo: Tempo) -> list[Wait]:
    """The same after a downtime that began at `alive_until`: every clock has what was left then, or `floor` if that is more."""
    return [
        Wait("clock", wait.decision, wait.seat, after=max(wait.time - alive_until, tempo.floor)) if wait.kind == "clock" else wait
        for wait in running
    ]
