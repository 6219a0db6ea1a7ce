"""What a viewer is shown of a table at one moment."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import cast

from quiero.engine import team_of, view
from quiero.engine.view import Happening, View
from quiero.protocol.messages import Clock, Frame, ReglamentoName, SeatInfo, TableInfo
from quiero.store import Chair
from quiero.tables.fold import Fold
from quiero.tables.tempo import asked_of


@dataclass(frozen=True, slots=True)
class Picture:
    """All that goes into a frame but its number and its events."""

    table: TableInfo
    seats: list[SeatInfo]
    you: int
    perspective: int
    absent: int
    watchers: int = field(compare=False)
    view: View | None
    deadline: int | None

    def shows_more(self, before: Picture) -> bool:
        """Whether the viewer sees a difference. That others watch too is news for a seat; a spectator learns it with the rest."""
        return self != before or (self.you > 0 and self.watchers != before.watchers)

    def frame(self, version: int, events: list[Happening], now: int, total_ms: int) -> Frame:
        return Frame(
            version=version,
            table=self.table,
            seats=self.seats,
            you=self.you,
            perspective=self.perspective,
            absent=self.absent,
            watchers=self.watchers,
            clock=self._clock(now, total_ms),
            view=self.view,
            events=events,
        )

    def _clock(self, now: int, total_ms: int) -> Clock | None:
        """For whom it runs is what the view says: that one of a throw has already picked is nobody else's business."""
        if self.view is None or self.deadline is None:
            return None
        return Clock(asked_of(self.view), min(max(self.deadline - now, 0), total_ms), total_ms)


def door(fold: Fold, chairs: Mapping[int, Chair], present: Collection[int], name: str) -> tuple[TableInfo, list[SeatInfo]]:
    """What everybody may know before sitting down. `chairs`: who sits, the house's people too; `present`: who is connected."""
    made = fold.made
    info = TableInfo(
        id=fold.table_id,
        name=name,
        reglamento=cast(ReglamentoName, made.reglamento),
        target=made.target,
        seats=made.seats,
        options=made.options,
        spectators=made.spectators,
        commitment=made.commitment,
        status=fold.status,
        created_ms=fold.created_at,
        public=made.public,
        clock=made.clock,
        free_chat=made.free_chat,
        code=made.code,
        pair=made.pair,
        host=fold.chairs.host(present),
        roll_call=bool(fold.chairs.awaited) and fold.status == "waiting",
    )
    return info, [_seat(seat, fold, chairs.get(seat), seat in present) for seat in range(1, made.seats + 1)]


def picture(fold: Fold, seat: int, info: TableInfo, seats: list[SeatInfo], watchers: int) -> Picture:
    """What the person on that seat is shown."""
    return Picture(
        table=info,
        seats=seats,
        you=seat,
        perspective=seat,
        absent=fold.absent,
        watchers=watchers,
        view=None if fold.state is None else view(fold.state, seat),
        deadline=fold.deadline,
    )


def _seat(seat: int, fold: Fold, chair: Chair | None, present: bool) -> SeatInfo:
    person = seat in fold.chairs.persons
    return SeatInfo(
        seat=seat,
        team=team_of(seat),
        name=chair.name if chair else "",
        character=chair.character if chair else "",
        person=person,
        kept=chair is not None and chair.kept,
        empty=person and seat not in fold.chairs.promised,
        ready=seat not in fold.chairs.awaited,
        connected=present or not person,
        wants_rematch=seat in fold.asked or (not person and fold.ended),
    )
