"""Those who watch a table without a seat.

A table is made with one of four policies, which stands on its door: `none` nobody watches · `public` the table alone ·
`player` from any player's seat, and from another one whenever the spectator likes · `late` the same, one hand late: the frames of
a whole hand, when it is over.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Final

from msgspec.structs import replace

from quiero.engine import Event, State, happenings, spectator_view
from quiero.protocol.messages import SeatInfo, TableInfo
from quiero.tables.fold import Fold
from quiero.tables.names import of_a_spectator
from quiero.tables.people import TableRefusal
from quiero.tables.picture import Picture
from quiero.tables.watch import Shot, Subscription

FROM_A_SEAT: Final = frozenset(["player", "late"])
"""The policies that let a spectator look from a player's seat."""
FIRST: Final = 1
"""The seat from which he looks there until he says from which."""

Door = tuple[TableInfo, list[SeatInfo]]


def seen(shots: list[Shot]) -> list[Shot]:
    """Those that show something: not one for each seña that he did not see."""
    new = [shot for last, shot in pairwise(shots) if shot.events or shot.picture.shows_more(last.picture)]
    return [*shots[:1], *new]


class Spectator(Subscription):
    """What one device of a spectator is sent. `key` is what he is known by here, and nobody else learns it."""

    def __init__(self, first: Shot, key: str, name: str, *, now: Callable[[], int], total_ms: int) -> None:
        super().__init__(first.picture, total_ms=total_ms, now=now)
        self.key: Final = key
        self.name: Final = name
        self.perspective = first.picture.perspective


class Audience:
    """The spectators of one table. `door` tells what stands on it now; `changed` is called when one comes or goes."""

    def __init__(self, fold: Fold, now: Callable[[], int], door: Callable[[], Door], changed: Callable[[], None]) -> None:
        self._fold = fold
        self._now = now
        self._door = door
        self._changed = changed
        self._here: list[Spectator] = []
        self._chapter = fold.story.chapter

    def __len__(self) -> int:
        return len(self._here)

    def __iter__(self) -> Iterator[Spectator]:
        return iter(self._here)

    def admit(self, key: str) -> Spectator:
        """Begin to send a spectator what he may see. Raises TableRefusal (`sin-asiento`) where nobody may watch."""
        if self._fold.made.spectators == "none":
            raise TableRefusal("sin-asiento")
        seat = FIRST if self._fold.made.spectators in FROM_A_SEAT else 0
        name = of_a_spectator(self._fold.table_id, key)
        first = self._whole(seat)[0]
        spectator = Spectator(first, key, name, now=self._now, total_ms=1000 * self._fold.rules.seconds)
        spectator.on_close(lambda: self._left(spectator))
        self._here.append(spectator)
        spectator.tell(self._whole(seat))  # he is one of those who watch
        self._changed()
        return spectator

    def turn(self, spectator: Spectator, seat: int) -> None:
        """He looks from that seat from now on, 0: at the table alone. Raises TableRefusal (`sin-perspectiva`)."""
        from_a_seat = self._fold.made.spectators in FROM_A_SEAT and 1 <= seat <= self._fold.made.seats
        if seat and not from_a_seat:
            raise TableRefusal("sin-perspectiva")
        spectator.perspective = seat
        spectator.tell(self._whole(seat))

    def show(self, events: tuple[Event, ...]) -> None:
        """The table has changed: whoever sees something of it is shown it."""
        over = self._fold.story.chapter > self._chapter
        self._chapter = self._fold.story.chapter
        seats = {spectator.perspective for spectator in self._here}
        if self._late and over:
            stories = {seat: self._story(seat) for seat in seats}
            for spectator in self._here:
                spectator.tell(stories[spectator.perspective])
        else:
            shots = {seat: self._last(seat, events) for seat in seats}
            for spectator in self._here:
                spectator.show(*shots[spectator.perspective])

    def move(self, table_id: str) -> None:
        """The people of this table go on at that one."""
        for spectator in self._here:
            spectator.move(table_id)

    def seated(self, key: str) -> None:
        """That key may play a seat of this table now: it watches no more."""
        for spectator in [each for each in self._here if each.key == key]:
            spectator.close()

    def close(self) -> None:
        for spectator in tuple(self._here):
            spectator.close()

    @property
    def _late(self) -> bool:
        return self._fold.made.spectators == "late"

    def _whole(self, seat: int) -> list[Shot]:
        """All that somebody who begins to look from that seat may see."""
        return self._story(seat) if self._late else [self._last(seat, ())]

    def _last(self, seat: int, events: tuple[Event, ...]) -> Shot:
        """The newest of it, and what has just happened."""
        if not self._late:
            return Shot(self._picture(seat, self._fold.state), happenings(events, seat))
        told = self._fold.story.told
        return Shot(self._picture(seat, told[-1].state if told else None), [])

    def _story(self, seat: int) -> list[Shot]:
        """The last hand that is over, frame by frame. Only the end may tell whether the match is over too."""
        told = [
            Shot(self._picture(seat, moment.state, playing=True), happenings(moment.events, seat))
            for moment in self._fold.story.told
        ]
        last = self._last(seat, ())
        return seen([*told[:-1], Shot(last.picture, told[-1].events if told else [])])

    def _picture(self, seat: int, state: State | None, *, playing: bool = False) -> Picture:
        info, seats = self._door()
        return Picture(
            table=replace(info, status="playing") if playing else info,
            seats=seats,
            you=0,
            perspective=seat,
            absent=0 if self._late else self._fold.absent,
            watchers=len(self),
            view=None if state is None else spectator_view(state, seat),
            deadline=None if self._late else self._fold.deadline,
        )

    def _left(self, spectator: Spectator) -> None:
        self._here.remove(spectator)
        self._changed()
