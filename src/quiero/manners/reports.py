"""Reports: what a player says of another, and what the operator makes of it."""

from __future__ import annotations

import json
import secrets
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final

from quiero.manners.book import Book
from quiero.protocol.manners import Case, Report, Verdict
from quiero.store.manners import Filed, MannersStore
from quiero.tables.chat import Line, Speaker
from quiero.tables.people import TableRefusal

DAY: Final = 24 * 3600 * 1000
WEEK: Final = 7 * DAY
FOREVER: Final = 2**53
A_DAY: Final = 10
"""Reports of one person in a day."""

SILENCE: Final[dict[Verdict, int]] = {"silencio-semana": WEEK, "nombre": WEEK, "silencio": FOREVER}
"""For how long (milliseconds) each verdict silences."""


class Reports:
    """Over the store and the book; `now` is their clock (milliseconds since 1970)."""

    def __init__(self, store: MannersStore, book: Book, now: Callable[[], int]) -> None:
        self._store = store
        self._book = book
        self._now = now

    async def file(self, table_id: str, reporter: str, whom: Speaker, report: Report, heard: Sequence[Line]) -> None:
        """Write it down, with what was heard. Raises TableRefusal (`muchas-denuncias`: enough for a day; `a-si-mismo`)."""
        if whom.key == reporter:
            raise TableRefusal("a-si-mismo")
        if await self._store.filed_since(reporter, self._now() - DAY) >= A_DAY:
            raise TableRefusal("muchas-denuncias")
        lines = [line.said.text or f"[{line.said.phrase}]" for line in heard]
        await self._store.file(
            Filed(
                id=secrets.token_hex(8),
                at=self._now(),
                table_id=table_id,
                reporter=reporter,
                speaker=whom.key,
                seat=whom.seat,
                name=whom.name,
                reason=report.reason,
                words=report.words,
                lines=json.dumps(lines, ensure_ascii=False),
            )
        )

    async def cases(self, *, settled: bool) -> list[Case]:
        """The open ones, the oldest first; or those that were settled last."""
        return [await self._case(row, row.before) for row in await self._store.reports(settled=settled)]

    async def settle(self, case_id: str, verdict: Verdict, take_name: Callable[[str], Awaitable[None]]) -> Case:
        """Do what the verdict says; `take_name` takes away the name of the person with that key, wherever it stands.

        Raises TableRefusal (`no-existe`; `ya-resuelta`: another operator was faster).
        """
        row = await self._store.report(case_id)
        if row is None:
            raise TableRefusal("no-existe")
        if not await self._store.settle(case_id, verdict):
            raise TableRefusal("ya-resuelta")
        if verdict in SILENCE:
            await self._book.silence(row.speaker, min(FOREVER, self._now() + SILENCE[verdict]))
        if verdict == "nombre":
            await take_name(row.speaker)
        settled = await self._store.report(case_id)
        return await self._case(settled, 0)

    async def _case(self, row: Any, before: int) -> Case:
        silenced = await self._store.silenced_until(row.speaker) > self._now()
        return Case(
            row.id, row.at, row.table_id, row.seat, row.name, row.reason, row.words, json.loads(row.lines),
            before, row.verdict or None, silenced,
        )  # fmt: skip
