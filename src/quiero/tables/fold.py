"""The state of a table: the fold of its rows, and of nothing else."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, assert_never

from quiero.engine import Event, Reglamento, State, act, apply, deal, reglamento, start
from quiero.engine.cards import cards
from quiero.store import Row
from quiero.tables.rows import Acted, Asked, Dealt, Followed, Made, Payload, Resumed, Sat, Wait, decode


class Fold:
    """A journal read so far. Only `take` changes it.

    `state` is None until all seats are taken. `waits` are fixed. `history` holds the acts and the deals, from which the acta is
    written. `asked` are the seats that want another match, `next_table` where they went.
    """

    def __init__(self, table_id: str) -> None:
        self.table_id = table_id
        self.seq = 0
        self.created_at = 0
        self.last_at = 0
        self.made: Made
        self.rules: Reglamento
        self.sat: frozenset[int] = frozenset()
        self.state: State | None = None
        self.waits: tuple[Wait, ...] = ()
        self.commands: set[str] = set()
        self.history: list[Acted | Dealt] = []
        self.asked: frozenset[int] = frozenset()
        self.next_table = ""
        self.resumes = 0
        self.resumed_at = 0

    @classmethod
    def of(cls, table_id: str, rows: Iterable[Row]) -> Fold:
        """The fold of a whole journal."""
        fold = cls(table_id)
        for row in rows:
            fold.take(row)
        return fold

    @property
    def persons(self) -> frozenset[int]:
        """The seats that are not the house's."""
        return frozenset(range(1, self.made.seats + 1)).difference(self.made.computers)

    @property
    def free(self) -> list[int]:
        """The seats that nobody has taken yet."""
        return sorted(self.persons - self.sat)

    @property
    def status(self) -> Literal["waiting", "playing", "over"]:
        if self.state is None:
            return "waiting"
        return "over" if self.state.over else "playing"

    @property
    def deadline(self) -> int | None:
        """When the running clocks of this decision run out (they all run out together)."""
        return next((wait.time for wait in self.waits if wait.kind == "clock"), None)

    def take(self, row: Row) -> tuple[Event, ...]:
        """Fold the next row. What happened in the match.

        Raises ValueError for a row out of order or under rules that we do not have, and what the engine raises for a row that
        cannot have been accepted.
        """
        if row.seq != self.seq + 1:
            raise ValueError(f"row {row.seq} of {self.table_id} after row {self.seq}")
        payload = decode(row)
        match payload:
            case Made():
                self.made = payload
                self.rules = reglamento(payload.reglamento)
                if payload.rules != self.rules.version:
                    raise ValueError(f"{self.table_id} is played under version {payload.rules} of {payload.reglamento}")
                self.created_at = row.at
            case Sat(seat=seat):
                self.sat |= {seat}
            case Acted() | Dealt():
                self.history.append(payload)
            case Resumed():
                self.resumes += 1
                self.resumed_at = row.at
            case Asked(seat=seat):
                self.asked |= {seat}
            case Followed(table=table):
                self.next_table = table
            case _:
                assert_never(payload)
        self.state, events = self.after(payload)
        self.waits = tuple([wait.fixed(row.at) for wait in payload.due])
        self.commands.add(row.cmd_id)
        self.seq = row.seq
        self.last_at = row.at
        return events

    def after(self, payload: Payload) -> tuple[State | None, tuple[Event, ...]]:
        """The match after that row, taken or not yet, and what happens in it. Raises IllegalAct."""
        match payload:
            case Acted() | Dealt() if self.state is not None:
                return step(self.state, payload)
            case Sat(seat=seat) if self.persons <= self.sat | {seat}:
                return start(self.rules, self.made.target, self.made.seats), ()
            case _:
                return self.state, ()


def step(state: State, payload: Acted | Dealt) -> tuple[State, tuple[Event, ...]]:
    """What a row does to a match. Raises IllegalAct, and UnknownAct or ValueError for words that are no act or no card."""
    if isinstance(payload, Dealt):
        return deal(state, tuple([cards(hand) for hand in payload.hands]))
    return apply(state, act(payload.seat, payload.act))
