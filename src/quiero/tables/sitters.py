"""Who sits at a table, by name: the people as the store has them, and those of the house."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from functools import partial

from quiero.store import Chair, Store
from quiero.tables.fold import Fold
from quiero.tables.names import of_the_house
from quiero.tables.patience import patiently


class Sitters:
    """Only `learn` and `rename` change it. `chairs`: by seat."""

    def __init__(self, fold: Fold, store: Store) -> None:
        self.chairs: dict[int, Chair] = {}
        self._fold = fold
        self._store = store

    @property
    def known(self) -> bool:
        """Whether nobody has sat down since they were learnt."""
        return self._fold.chairs.promised.keys() <= self.chairs.keys()

    @property
    def people(self) -> list[Chair]:
        """Those who are not of the house, seat by seat."""
        return [chair for _, chair in sorted(self.chairs.items()) if chair.key]

    def seat_of(self, key: str) -> int:
        """The seat that this key sat down at; 0 for none."""
        return next((seat for seat, chair in self.chairs.items() if chair.key == key), 0)

    def names(self, seats: Collection[int]) -> list[str]:
        """What those are called who sit on these seats."""
        return [self.chairs[seat].name for seat in seats if seat in self.chairs]

    def any(self, keys: Collection[str]) -> bool:
        """Whether somebody sits here by one of those keys, for all that this node knows."""
        return any(chair.key in keys for chair in self.chairs.values())

    async def learn(self) -> None:
        """Ask the store."""
        fold = self._fold
        chairs = await patiently(partial(self._store.chairs, fold.table_id))
        people = {chair.seat: chair for chair in chairs if chair.seat in fold.chairs.promised}
        self.chairs.clear()
        self.chairs.update(people | of_the_house(fold.table_id, fold.chairs.computers, people.values(), fold.rules.locale))

    def rename(self, key: str, name: str) -> None:
        """That person, who sits here, is called otherwise now."""
        seat = self.seat_of(key)
        self.chairs[seat] = replace(self.chairs[seat], name=name)
