"""What people say to one another at a table. It is kept in memory alone, never in the journal.

A table has a room where all talk, one for each team where the reglamento has it, and one for those who watch. Who is in a room
hears it; nobody else can tell that anything was said.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable
from hashlib import sha256
from typing import Final, NamedTuple

from quiero.engine import team_of
from quiero.protocol.messages import Chat, Said
from quiero.tables.bucket import Bucket
from quiero.tables.fold import Fold
from quiero.tables.manners import Manners
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


class Speaker(NamedTuple):
    """Somebody at the table: a player, or a spectator (`seat` 0). `key`: see `tables.Person`."""

    key: str
    seat: int
    name: str

    @property
    def pace(self) -> str:
        """What is always the same for him: a seat has one pace on all its devices."""
        return str(self.seat) if self.seat else self.key

    def who(self, table_id: str) -> str:
        """What tells him from the other spectators of this table, and nothing anywhere else; "" for a player."""
        return "" if self.seat else sha256(f"{table_id}|{self.key}".encode()).hexdigest()[:16]


class Line(NamedTuple):
    """Something that was said, and by whom."""

    said: Said
    speaker: Speaker


class Room:
    """Those who hear one another. `now` tells milliseconds."""

    def __init__(self, now: Callable[[], int]) -> None:
        self.lines: deque[Line] = deque(maxlen=KEPT)
        self._said: deque[tuple[str, str]] = deque(maxlen=REMEMBERED)
        self._seconds = lambda: now() / 1000
        self._crowd = Bucket(CROWD_RATE, self._seconds, CROWD_BURST)
        self._speakers: dict[str, Bucket] = {}

    def say(self, chat_id: str, line: Line) -> bool:
        """Whether the room hears it now: not what it has heard already. Raises TableRefusal (`muy-rapido`)."""
        speaker = line.speaker.pace
        if (speaker, chat_id) in self._said:
            return False
        pace = self._speakers.pop(speaker, None) or Bucket(RATE, self._seconds, BURST)
        self._speakers[speaker] = pace
        if len(self._speakers) > SPEAKERS:
            del self._speakers[next(iter(self._speakers))]
        if not (pace.take() and self._crowd.take()):
            raise TableRefusal("muy-rapido")
        self._said.append((speaker, chat_id))
        self.lines.append(line)
        return True


class Talk:
    """All the rooms of one table."""

    def __init__(self, fold: Fold, now: Callable[[], int], manners: Manners) -> None:
        self._fold = fold
        self._manners = manners
        partners = fold.rules.team_chat and fold.made.seats > 2
        teams: tuple[Hashable, ...] = (("team", 1), ("team", 2)) if partners else ()
        self._rooms: dict[Hashable, Room] = {room: Room(now) for room in ("table", "watchers", *teams)}

    def say(self, speaker: Speaker, chat: Chat) -> Line | None:
        """What the room of `chat.to` hears now; None for what it has heard already. Written nowhere.

        Raises TableRefusal: `charla-ajena` (not a room of his), `sin-charla` (no such room at this table), `charla-vacia`
        (neither words nor a phrase, or both), `charla-frases` (this table talks in set phrases), `silenciado`, `muy-rapido`.
        """
        if (speaker.seat == 0) != (chat.to == "watchers"):
            raise TableRefusal("charla-ajena")
        room = self._rooms.get(_room(chat.to, speaker.seat))
        if room is None:
            raise TableRefusal("sin-charla")
        if bool(chat.text) == (chat.phrase is not None):
            raise TableRefusal("charla-vacia")
        if chat.text and chat.to == "table" and not self._fold.made.free_chat:
            raise TableRefusal("charla-frases")
        if chat.text and self._manners.silenced(speaker.key):
            raise TableRefusal("silenciado")
        who = speaker.who(self._fold.table_id)
        line = Line(Said(chat.to, speaker.seat, speaker.name, chat.text, chat.phrase, who), speaker)
        return line if room.say(chat.id, line) else None

    def hears(self, listener: Speaker, line: Line) -> bool:
        """Whether that line is for him: he is in its room, and wants to hear who said it.

        Those who watch hear the table too, but not where they are shown it one hand late: talk would run ahead of it.
        """
        said = line.said
        if said.to == "table":
            inside = listener.seat > 0 or self._fold.made.spectators != "late"
        else:
            inside = _room(said.to, said.seat) == _room(said.to, listener.seat)
        return inside and (listener.key == line.speaker.key or self._manners.hears(listener.key, line.speaker.key))

    def spoken(self, to: str) -> list[Line]:
        """The last lines of the room that all who are of that kind share."""
        return list(self._rooms[to].lines)

    def heard(self, listener: Speaker) -> list[Line]:
        """The last lines that are for him, room by room."""
        return [line for room in self._rooms.values() for line in room.lines if self.hears(listener, line)]


def _room(to: str, seat: int) -> Hashable:
    """The room that somebody on that seat means; `seat` 0 is one who watches."""
    if to == "team":
        return ("team", team_of(seat)) if seat else None
    return to if (to == "table") or (seat == 0) else None
