"""All who are connected to a table: the devices of its seats, and its spectators; what they are shown, and what they say."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from quiero.engine import Event, happenings, team_of
from quiero.protocol.messages import Chat, Said, SeatInfo, TableInfo
from quiero.store import Chair
from quiero.tables.audience import Audience, Spectator
from quiero.tables.chat import TeamChat
from quiero.tables.fold import Fold
from quiero.tables.names import table_name
from quiero.tables.people import TableRefusal
from quiero.tables.picture import Picture, door, picture
from quiero.tables.watch import Subscription


class Company:
    """`chairs`: who sits, the house's people too. `now` tells milliseconds; `used` is called when a seat's device has gone.

    `moved_to`: where the people of this table went on, "" while they are here.
    """

    def __init__(self, fold: Fold, chairs: Mapping[int, Chair], now: Callable[[], int], used: Callable[[], None]) -> None:
        self._fold = fold
        self._chairs = chairs
        self._now = now
        self._used = used
        self.moved_to = ""
        self._seats: list[Subscription] = []
        self._audience = Audience(fold, now, self.door, self._show_seats)
        self._teams = TeamChat(fold, now)

    def __len__(self) -> int:
        """How many devices there are."""
        return len(self._seats) + len(self._audience)

    def door(self) -> tuple[TableInfo, list[SeatInfo]]:
        """What stands on the door."""
        name = table_name(self._fold.table_id, self._fold.rules.locale)
        return door(self._fold, self._chairs, {device.seat for device in self._seats}, name)

    def seat(self, seat: int) -> Subscription:
        """A new device of that seat."""
        device = Subscription(self._picture(seat), total_ms=1000 * self._fold.rules.seconds, now=self._now)
        device.on_close(partial(self._left, device))
        device.hear(self._teams.lines(seat))
        if self.moved_to:
            device.move(self.moved_to)
        self._seats.append(device)
        self.show(())
        return device

    def spectator(self, key: str) -> Spectator:
        """A new device of a spectator. Raises TableRefusal (`sin-asiento`) where nobody may watch."""
        spectator = self._audience.admit(key)
        if self.moved_to:
            spectator.move(self.moved_to)
        return spectator

    def turn(self, spectator: Spectator, seat: int) -> None:
        """He looks from that seat from now on (0: at the table alone). Raises TableRefusal (`sin-perspectiva`)."""
        self._audience.turn(spectator, seat)

    def say(self, device: Subscription, chat: Chat) -> None:
        """A seat says something to its team, a spectator to the other spectators. It is written nowhere.

        Raises TableRefusal (`charla-ajena`, `sin-charla`, `muy-rapido`).
        """
        if isinstance(device, Spectator) != (chat.to == "watchers"):
            raise TableRefusal("charla-ajena")
        if isinstance(device, Spectator):
            self._audience.say(device, chat)
        else:
            self._say_to_team(device.seat, chat)

    def seated(self, key: str) -> None:
        """That key has a seat here: it does not watch the table as a spectator."""
        self._audience.seated(key)

    def show(self, events: tuple[Event, ...]) -> None:
        """The table has changed: whoever sees something of it is shown it."""
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

    def _picture(self, seat: int) -> Picture:
        return picture(self._fold, seat, *self.door(), watchers=len(self._audience))

    def _say_to_team(self, seat: int, chat: Chat) -> None:
        line = Said("team", seat, self._chairs[seat].name, chat.text)
        if self._teams.room(seat).say(str(seat), chat, line):
            for device in self._seats:
                if team_of(device.seat) == team_of(seat):
                    device.hear([line])

    def _left(self, device: Subscription) -> None:
        self._seats.remove(device)
        self._used()
        self.show(())
