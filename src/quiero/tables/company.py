"""All who are connected to a table: the devices of its seats, and its spectators; what they are shown, and what they say."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import partial

from quiero.engine import Event, happenings
from quiero.protocol.messages import Chat, Frame, SeatInfo, TableInfo
from quiero.store import Chair
from quiero.tables.audience import Audience, Spectator
from quiero.tables.chat import Line, Speaker, Talk
from quiero.tables.fold import Fold
from quiero.tables.manners import Manners
from quiero.tables.names import table_name
from quiero.tables.people import TableRefusal
from quiero.tables.picture import Picture, door, picture
from quiero.tables.watch import Subscription


class Company:
    """`chairs`: who sits, the house's people too. `now` tells milliseconds; `used` is called when a seat's device has gone.

    `moved_to`: where the people of this table went on, "" while they are here.
    """

    def __init__(
        self, fold: Fold, chairs: Mapping[int, Chair], now: Callable[[], int], used: Callable[[], None], manners: Manners
    ) -> None:
        self._fold = fold
        self._chairs = chairs
        self._now = now
        self._used = used
        self._total_ms = 1000 * fold.rules.seconds
        self.moved_to = ""
        self._seats: list[Subscription] = []
        self._audience = Audience(fold, now, self.door, self._show_seats)
        self._talk = Talk(fold, now, manners)

    def __len__(self) -> int:
        """How many devices there are."""
        return len(self._seats) + len(self._audience)

    def door(self) -> tuple[TableInfo, list[SeatInfo]]:
        """What stands on the door."""
        return self._door(self.present)

    @property
    def present(self) -> frozenset[int]:
        """The seats that are connected."""
        return frozenset([device.seat for device in self._seats])

    @property
    def watchers(self) -> int:
        return len(self._audience)

    def glance(self, seat: int) -> Frame:
        """The first frame that a new device of that seat would get, as version 0."""
        seen = picture(self._fold, seat, *self._door(self.present | {seat}), watchers=len(self._audience))
        return seen.frame(0, [], self._now(), self._total_ms)

    def seat(self, seat: int) -> Subscription:
        """A new device of that seat."""
        device = Subscription(self._picture(seat), total_ms=self._total_ms, now=self._now)
        device.sitting = self._fold.chairs.sitting(seat)
        device.on_close(partial(self._left, device))
        device.hear(line.said for line in self._talk.heard(self._speaker(device)))
        if self.moved_to:
            device.move(self.moved_to)
        self._seats.append(device)
        self.show(())
        return device

    def spectator(self, key: str) -> Spectator:
        """A new device of a spectator. Raises TableRefusal (`sin-asiento`) where nobody may watch."""
        spectator = self._audience.admit(key)
        spectator.hear(line.said for line in self._talk.heard(self._speaker(spectator)))
        if self.moved_to:
            spectator.move(self.moved_to)
        return spectator

    def turn(self, spectator: Spectator, seat: int) -> None:
        """He looks from that seat from now on (0: at the table alone). Raises TableRefusal (`sin-perspectiva`)."""
        self._audience.turn(spectator, seat)

    def say(self, device: Subscription, chat: Chat) -> None:
        """Whoever has that device says something to one of its rooms. Raises TableRefusal (see `Talk.say`)."""
        line = self._talk.say(self._speaker(device), chat)
        if line:
            for other in (*self._seats, *self._audience):
                if self._talk.hears(self._speaker(other), line):
                    other.hear([line.said])

    def person(self, seat: int, who: str) -> Speaker:
        """The person on that seat or, for 0, the spectator who was heard as `who`. Raises TableRefusal (`sin-persona`)."""
        chair = self._chairs.get(seat)
        if chair and chair.key:
            return Speaker(chair.key, seat, chair.name)
        for speaker in {line.speaker for line in self._talk.spoken("watchers")} if not seat else ():
            if speaker.who(self._fold.table_id) == who:
                return speaker
        raise TableRefusal("sin-persona")

    def heard_from(self, listener: Speaker, speaker: Speaker) -> list[Line]:
        """What `listener` has heard `speaker` say."""
        return [line for line in self._talk.heard(listener) if line.speaker.key == speaker.key]

    def seated(self, key: str) -> None:
        """That key has a seat here: it does not watch the table as a spectator."""
        self._audience.seated(key)

    def show(self, events: tuple[Event, ...]) -> None:
        """The table has changed: whoever sees something of it is shown it."""
        for device in [each for each in self._seats if self._fold.chairs.sitting(each.seat) != each.sitting]:
            device.close()  # that person sits elsewhere now, or nowhere: the page comes back and is told
        self._show_seats(events)
        self._audience.show(events)

    def move(self, table_id: str) -> None:
        """The people go on at that table: tell all who are here, and all who come."""
        self.moved_to = table_id
        for device in self._seats:
            device.move(table_id)
        self._audience.move(table_id)

    def close(self) -> None:
        """End every subscription."""
        for device in tuple(self._seats):
            device.close()
        self._audience.close()

    def _show_seats(self, events: tuple[Event, ...] = ()) -> None:
        pictures = {seat: self._picture(seat) for seat in {device.seat for device in self._seats}}
        for device in self._seats:
            device.show(pictures[device.seat], happenings(events, device.seat))

    def _door(self, present: Collection[int]) -> tuple[TableInfo, list[SeatInfo]]:
        name = table_name(self._fold.table_id, self._fold.rules.locale)
        return door(self._fold, self._chairs, present, name)

    def _picture(self, seat: int) -> Picture:
        return picture(self._fold, seat, *self.door(), watchers=len(self._audience))

    def _speaker(self, device: Subscription) -> Speaker:
        if isinstance(device, Spectator):
            return Speaker(device.key, 0, device.name)
        # Who came by another node may be here before the row that seats him: his name comes with it.
        chair = self._chairs.get(device.seat)
        return Speaker(chair.key, device.seat, chair.name) if chair else Speaker("", device.seat, "")

    def _left(self, device: Subscription) -> None:
        self._seats.remove(device)
        self._used()
        self.show(())
