"""The book of manners: what the talk at the tables asks at every line, so it is in memory for whoever is here."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from quiero.store.manners import MannersStore
from quiero.tables.manners import Manners

KNOWN: Final = 10_000
"""People whose page is in memory; who came the longest ago is forgotten first, and read again when he comes. A page on which
nothing stands is not kept, so that a crowd of new guests pushes nobody's out."""


@dataclass(slots=True)
class Leaf:
    """What is known of one person: whom he does not hear, and until when he may not say words of his own (milliseconds)."""

    muted: set[str]
    silent_until: int


class Book(Manners):
    """Over the store; `now` is its clock."""

    def __init__(self, store: MannersStore, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now
        self._leaves: OrderedDict[str, Leaf] = OrderedDict()

    async def open(self, key: str) -> None:
        """That person is about to hear and to talk: read what is known of him."""
        muted = {row.speaker for row in await self._store.mutes(key)}
        silent_until = await self._store.silenced_until(key)
        self._leaves.pop(key, None)
        if muted or silent_until > self._now():
            self._leaves[key] = Leaf(muted, silent_until)
        if len(self._leaves) > KNOWN:
            self._leaves.popitem(last=False)

    def hears(self, listener: str, speaker: str) -> bool:
        leaf = self._leaves.get(listener)
        return leaf is None or speaker not in leaf.muted

    def silenced(self, speaker: str) -> bool:
        leaf = self._leaves.get(speaker)
        return leaf is not None and self._now() < leaf.silent_until

    async def mute(self, listener: str, speaker: str, name: str) -> None:
        """`listener` does not hear `speaker` any more, at any table. To be muted once more changes nothing."""
        await self._store.add_mute(listener, speaker, secrets.token_hex(8), name)
        await self.open(listener)

    async def unmute(self, listener: str, mute_id: str) -> None:
        """He hears that one again."""
        await self._store.drop_mute(listener, mute_id)
        await self.open(listener)

    async def silence(self, speaker: str, until: int) -> None:
        """No words of his own until then (milliseconds since 1970), at any table."""
        await self._store.silence(speaker, until)
        await self.open(speaker)
