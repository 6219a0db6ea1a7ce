"""Waiting for a database that does not answer."""

from __future__ import annotations

import asyncio

import pytest

from quiero.store import StoreTrouble
from quiero.tables.patience import FIRST, LONGEST, patiently
from tests.sim.loop import virtual


class Deaf:
    """Something that cannot be asked so many times; `asked` at those times (seconds)."""

    def __init__(self, times: int, trouble: Exception) -> None:
        self.times = times
        self.trouble = trouble
        self.asked: list[float] = []

    async def ask(self) -> str:
        self.asked.append(asyncio.get_running_loop().time())
        if len(self.asked) <= self.times:
            raise self.trouble
        return "answer"


@virtual
async def test_it_asks_again_ever_more_slowly_until_there_is_an_answer() -> None:
    deaf = Deaf(9, StoreTrouble("gone"))
    assert await patiently(deaf.ask) == "answer"
    pauses = [after - before for before, after in zip(deaf.asked, deaf.asked[1:], strict=False)]
    assert pauses == pytest.approx([FIRST * 2**n for n in range(6)] + [LONGEST] * 3)


@virtual
async def test_what_is_wrong_with_the_question_is_not_asked_again() -> None:
    deaf = Deaf(1, ValueError("what?"))
    with pytest.raises(ValueError, match="what"):
        await patiently(deaf.ask)
    assert len(deaf.asked) == 1
