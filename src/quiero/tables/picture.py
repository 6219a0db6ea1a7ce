"""What a viewer is shown of a table at one moment."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from quiero.engine import team_of, view
from quiero.engine.view import Happening, View
from quiero.protocol.messages import Clock, Frame, SeatInfo, TableInfo
from quiero.store import Chair
from quiero.tables.fold import Fold


@dataclass(frozen=True, slots=True)
class Picture:
    """All that goes into a frame but its number and its events. Two equal pictures show the viewer nothing new."""

    table: TableInfo
    seats: list[SeatInfo]
    you: int
    view: View | None
    deadline: int | None

    def frame(self, version: int, events: list[Happening], now: int, total_ms: int) -> Frame:
        return Frame(version, self.table, self.seats, self.you, self._clock(now, total_ms), self.view, events)

    def _clock(self, now: int, total_ms: int) -> Clock | None:
        """For whom it runs is what the view says: that one of a throw has already picked is nobody else's business."""
        if self.view is None or self.deadline is None:
            return None
        seats = self.view.responders or [self.view.turn]
        return Clock(seats, min(max(self.deadline - now, 0), total_ms), total_ms)


def door(fold: Fold, chairs: Mapping[int, Chair], present: Collection[int], name: str) -> tuple[TableInfo, list[SeatInfo]]:
    """What everybody may know before sitting down. `chairs`: who sits, the house's people too; `present`: who is connected."""
    made = fold.made
    info = TableInfo(fold.table_id, name, made.reglamento, made.target, made.seats, made.commitment, fold.status, fold.created_at)
    return info, [_seat(seat, fold, chairs.get(seat), seat in present) for seat in range(1, made.seats + 1)]


def picture(fold: Fold, seat: int, info: TableInfo, seats: list[SeatInfo]) -> Picture:
    return Picture(info, seats, seat, None if fold.state is None else view(fold.state, seat), fold.deadline)


def _seat(seat: int, fold: Fold, chair: Chair | None, present: bool) -> SeatInfo:
    person = seat in fold.persons
    return SeatInfo(
        seat=seat,
        team=team_of(seat),
        name=chair.name if chair else "",
        character=chair.character if chair else "",
        person=person,
        empty=person and seat not in fold.sat,
        connected=present or not person,
        wants_rematch=seat in fold.asked or (not person and fold.status == "over"),
    )
