"""Writes down what a finished match was for the accounts that sat there: once, whoever sees it end, late rather than never."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Final

import structlog

from quiero.accounts.ratings import Rating, after
from quiero.accounts.tale import Tale, tale_of
from quiero.engine import team_of
from quiero.store import Chair, Store, StoreTrouble
from quiero.store.results import Result, ResultStore, Standing
from quiero.tables.fold import OtherRules
from quiero.tables.work import Work, every

SWEEP_S: Final = 300.0
"""Between two looks at what was missed: by a crash, or because a guest kept his name when the match was over."""

log = structlog.get_logger()


class Recorder:
    """Over the journals of `journals`."""

    def __init__(self, results: ResultStore, journals: Store) -> None:
        self.results = results
        self._journals = journals
        self._work = Work("recorder")
        self._foreign: set[str] = set()
        """Tables played under rules of another version: only a program that has those can write them down."""

    def start(self) -> None:
        self._work.start(self.sweep())
        self._work.start(every(SWEEP_S, self.sweep))

    async def stop(self) -> None:
        await self._work.give_up()

    def ended(self, table_id: str) -> None:
        """That match is over: write it down, some time soon."""
        self._work.start(self._carefully(table_id))

    async def write(self, table_id: str) -> None:
        """Write down that match, if it is over and somebody's result is missing. Doing it twice is harmless."""
        if not await self.results.missing(table_id):
            return
        rows = await self._journals.tail(table_id, 0)
        tale = await asyncio.to_thread(tale_of, table_id, rows)  # a whole match, played again: nobody's turn waits for it
        if tale is not None:
            await self.results.write(table_id, tale.reglamento, lambda *found: results_of(table_id, tale, *found))

    async def sweep(self) -> None:
        """Write down all that was missed, the oldest first."""
        for table_id in await self.results.unwritten():
            if table_id not in self._foreign:
                await self._carefully(table_id)

    async def _carefully(self, table_id: str) -> None:
        try:
            await self.write(table_id)
        except StoreTrouble as trouble:
            log.warning("a result waits for the store", table=table_id, error=str(trouble))
        except OtherRules as other:
            self._foreign.add(table_id)
            log.info("a result is left to another version", table=table_id, rules=str(other))
        except Exception as error:  # a journal that cannot be read must not stop the others
            log.error("a result cannot be written", table=table_id, exc_info=error)


def is_rated(tale: Tale, chairs: Mapping[int, Chair], created: Mapping[str, int]) -> bool:
    """Whether every seat was a different account's, made before the match was over, and somebody won."""
    whole = len(chairs) == tale.seats and not tale.computers
    return bool(tale.winner) and whole and all(created.get(chair.key, tale.ended_at) < tale.ended_at for chair in chairs.values())


def results_of(
    table_id: str, tale: Tale, chairs: Mapping[int, Chair], created: Mapping[str, int], standings: Mapping[str, Standing]
) -> list[Result]:
    """A result for each of those chairs, seat by seat."""
    ratings = {seat: rating_of(standings[chair.key]) for seat, chair in chairs.items()}
    rated = is_rated(tale, chairs, created)
    if rated:
        ratings = after(ratings, tale.winner)

    def result(seat: int, chair: Chair) -> Result:
        us, them = team_of(seat), 3 - team_of(seat)
        return Result(
            table_id=table_id,
            seat=seat,
            account_id=chair.key,
            reglamento=tale.reglamento,
            place=standings[chair.key].place + 1,
            ended_at=tale.ended_at,
            outcome=tale.outcome(us),
            rated=rated,
            computers=bool(tale.computers),
            points_for=tale.scores[us - 1],
            points_against=tale.scores[them - 1],
            hands=sum(tale.hands.values()),
            hands_won=tale.hands[us],
            trucos=sum(tale.trucos.values()),
            trucos_won=tale.trucos[us],
            envidos=sum(tale.envidos.values()),
            envidos_won=tale.envidos[us],
            mu=ratings[seat].mu,
            sigma=ratings[seat].sigma,
        )

    return [result(seat, chair) for seat, chair in sorted(chairs.items())]


def rating_of(standing: Standing) -> Rating:
    """Where nothing was played yet, what everybody begins with."""
    return Rating(standing.mu, standing.sigma) if standing.place else Rating()
