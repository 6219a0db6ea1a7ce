"""What people write to one another at a table. It is kept in memory alone, never in the journal."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Final

from quiero.engine import team_of
from quiero.protocol.messages import Chat, Said
from quiero.tables.bucket import Bucket
from quiero.tables.fold import Fold
from quiero.tables.people import TableRefusal

KEPT: Final = 30
"""Lines that somebody who comes, or comes back, is told."""
REMEMBERED: Final = 200
"""Lines whose ids are known, so that one that is sent again is not said again."""
RATE: Final = 1.0
BURST: Final = 5
"""Lines a second of one person, and at once after a silence."""
SPEAKERS: Final = 256
"""People whose pace is known; who has been silent the longest is forgotten first."""
CROWD_RATE: Final = 5.0
CROWD_BURST: Final = 20
"""The same for a whole room."""


class Room:
    """Those who hear one another. `now` tells milliseconds; a speaker is known by any text that is always the same for him."""

    def __init__(self, now: Callable[[], int]) -> None:
        self.lines: deque[Said] = deque(maxlen=KEPT)
        self._said: deque[tuple[str, str]] = deque(maxlen=REMEMBERED)
        self._seconds = lambda: now() / 1000
        self._crowd = Bucket(CROWD_RATE, self._seconds, CROWD_BURST)
        self._speakers: dict[str, Bucket] = {}

    def say(self, speaker: str, chat: Chat, line: Said) -> bool:
        """Whether the room hears it now: not what it has heard already. Raises TableRefusal (`muy-rapido`)."""
        if (speaker, chat.id) in self._said:
            return False
        pace = self._speakers.pop(speaker, None) or Bucket(RATE, self._seconds, BURST)
        self._speakers[speaker] = pace
        if len(self._speakers) > SPEAKERS:
            del self._speakers[next(iter(self._speakers))]
        if not (pace.take() and self._crowd.take()):
            raise TableRefusal("muy-rapido")
        self._said.append((speaker, chat.id))
        self.lines.append(line)
        return True


class TeamChat:
    """The room of each team, where the reglamento has one and there are partners (E-62)."""

    def __init__(self, fold: Fold, now: Callable[[], int]) -> None:
        self._fold = fold
        self._rooms = (Room(now), Room(now))

    def room(self, seat: int) -> Room:
        """The room of that seat's team: rivals and spectators have no way into it. Raises TableRefusal (`sin-charla`)."""
        if not self._fold.rules.team_chat or self._fold.made.seats == 2:
            raise TableRefusal("sin-charla")
        return self._rooms[team_of(seat) - 1]

    def lines(self, seat: int) -> list[Said]:
        """What a device of that seat has missed."""
        return list(self._rooms[team_of(seat) - 1].lines)
