"""How time passes at a table: what it waits for after each row."""

from __future__ import annotations

import random
from collections.abc import Container, Iterable, Sequence
from dataclasses import dataclass

from quiero.bots import pace
from quiero.engine import State, actors, team_of, view
from quiero.tables.rows import Wait


@dataclass(frozen=True, slots=True)
class Tempo:
    """All in milliseconds.

    `grace`: how late a clock fires, so that an act received in time is written first. `pause`: the display of a finished hand
    before the next deal (D-79). `computer`: how long a computer takes; 0 is a human's pace. `floor`: the least that a running
    clock has left after a downtime. `tick`: between beats, sweeps and readings of the heads. `downtime`: how long all nodes
    must be silent for one that was running to call it a downtime; `silence`: the same for one that has just started. `idle`:
    after which a table nobody watches leaves the memory.
    """

    grace: int = 50
    pause: int = 3_000
    computer: int = 0
    floor: int = 10_000
    tick: int = 1_000
    downtime: int = 3_000
    silence: int = 1_500
    idle: int = 60_000


def waits_after(
    before: State | None, after: State | None, running: Sequence[Wait], *, table_id: str, computers: Iterable[int], tempo: Tempo
) -> list[Wait]:
    """What the table waits for once a row has taken the match from `before` to `after`.

    A question that stays open keeps its clocks; each new one starts full ones, one for each team that owes an answer (D-66).
    Only what everybody knows decides how long a computer takes.
    """
    if after is None or after.over:
        return []
    owing = actors(after)
    if before is not None and before.decision == after.decision:
        teams = {team_of(seat) for seat in owing}
        return [wait for wait in running if _still(wait, owing, teams)]
    if after.phase == "reparto":
        return [Wait("deal", after.decision, 0, after=tempo.pause)]
    first_of_team = {team_of(seat): seat for seat in reversed(owing)}
    clocks = [Wait("clock", after.decision, seat, after=1000 * after.rules.seconds) for seat in sorted(first_of_team.values())]
    public = view(after, 0)

    def thinks(seat: int) -> int:
        return tempo.computer or round(1000 * pace(public, random.Random(f"{table_id}|{after.decision}|{seat}")))

    bots = [Wait("bot", after.decision, seat, after=thinks(seat)) for seat in sorted(set(computers).intersection(owing))]
    return clocks + bots


def _still(wait: Wait, owing: Sequence[int], teams: Container[int]) -> bool:
    match wait.kind:
        case "deal":
            return True
        case "clock":
            return team_of(wait.seat) in teams
        case "bot":
            return wait.seat in owing


def waits_resumed(running: Iterable[Wait], alive_until: int, tempo: Tempo) -> list[Wait]:
    """The same after a downtime that began at `alive_until`: every clock has what was left then, or `floor` if that is more."""
    return [
        Wait("clock", wait.decision, wait.seat, after=max(wait.time - alive_until, tempo.floor)) if wait.kind == "clock" else wait
        for wait in running
    ]
