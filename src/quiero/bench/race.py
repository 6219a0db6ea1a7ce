"""Interleaved slices, so that whatever slows the machine down slows all engines alike."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median

from quiero.bench.racers import Racer, Slice

ROUNDS = 8


@dataclass(frozen=True, slots=True)
class Result:
    """One engine's speed per second of CPU time. `hands_per_s` is None for a game without hands."""

    engine: str
    reglamento: str
    seats: int
    compiled: bool
    hands_per_s: float | None
    acts_per_s: float


def race(racers: Sequence[Racer], seconds: float) -> tuple[list[Result], float | None]:
    """Give each engine `seconds` of CPU time, in turns.

    Returns their speeds and the median, over the turns, of the first engine's acts per second by python-chess's moves;
    None when python-chess does not race.
    """
    rounds = [[racer.run(seconds / ROUNDS) for racer in racers] for _ in range(ROUNDS)]
    results = [_result(racer, slices) for racer, slices in zip(racers, zip(*rounds, strict=True), strict=True)]
    chess = next((i for i, racer in enumerate(racers) if racer.engine == "python-chess"), None)
    if chess is None:
        return results, None
    return results, median(_acts_per_s(slices[0]) / _acts_per_s(slices[chess]) for slices in rounds)


def _result(racer: Racer, slices: Sequence[Slice]) -> Result:
    seconds = sum(each.seconds for each in slices)
    hands = sum(each.hands for each in slices) / seconds
    acts = sum(each.acts for each in slices) / seconds
    return Result(
        racer.engine, racer.reglamento, racer.seats, racer.compiled, round(hands, 1) if racer.deals else None, round(acts, 1)
    )


def _acts_per_s(each: Slice) -> float:
    return each.acts / each.seconds
