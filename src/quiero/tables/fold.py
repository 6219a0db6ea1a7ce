"""The state of a table: the fold of its rows, and of nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, assert_never, cast

from quiero.engine import Event, Reglamento, State, act, apply, between_hands, deal, reglamento, shuffle, start
from quiero.engine.cards import card, cards
from quiero.fair import NO_APORTE
from quiero.store import Row
from quiero.tables.absence import SILENCES, Absence
from quiero.tables.chairs import Chairs
from quiero.tables.rows import (
    Accepted,
    Acted,
    Asked,
    Begun,
    Closed,
    Dealing,
    Dealt,
    Followed,
    Housed,
    Left,
    Made,
    Move,
    Opened,
    Payload,
    Ready,
    Resumed,
    Sat,
    Shifted,
    Shuffled,
    Standing,
    Wait,
    decode,
)
from quiero.tables.story import Story

DEAL: Final = "srv:deal:"
RESUME: Final = "srv:resume:"
Status = Literal["waiting", "opening", "playing", "over", "closed"]


class OtherRules(ValueError):
    """The table is played under a version of its reglamento that is not the one we have."""


class Fold:
    """A journal read so far. Only `take` changes it.

    `chairs` is who sits where, `aportes` what became of the nonces; `first_mano` leads the first hand, 0 where a sorteo decides
    it. `state` is None until the match begins. `moves` are the rows that moved it, `acted` the acts since the last deal,
    `sena_at` when each seat made its last seña since then. `asked` are the seats that want another match, with the hash of their
    nonce for it, `next_table` where they went. `story` is what is told of it one hand late.
    """

    def __init__(self, table_id: str) -> None:
        self.table_id = table_id
        self.seq = 0
        self.created_at = 0
        self.last_at = 0
        self.made: Made
        self.rules: Reglamento
        self.absence: Absence
        self.chairs: Chairs
        self.aportes: list[str] = []
        self.first_mano = 0
        self.state: State | None = None
        self.closed = False
        self._due: list[Wait] = []
        self.commands: set[str] = set()
        self.moves: list[Row] = []
        self.acted: list[Acted] = []
        self.story = Story()
        self.sena_at: dict[int, int] = {}
        self.asked: dict[int, str] = {}
        self.next_table = ""
        self.resumes = 0
        self.resumed_at = 0

    @classmethod
    def of(cls, table_id: str, rows: Sequence[Row]) -> Fold:
        """The fold of a whole journal. Of all hands but the last two, which may still be told, only what they came to is read."""
        fold = cls(table_id)
        deals = [place for place, row in enumerate(rows) if row.cmd_id.startswith(DEAL)]
        if len(deals) > 2:
            first, last_but_one = deals[0], deals[-2]
            for row in rows[:first]:
                fold.take(row)
            if (stands := cast(Dealing, decode(rows[last_but_one])).stands) is not None:
                fold._pass_over(rows[first:last_but_one], stands)
        for row in rows[fold.seq :]:
            fold.take(row)
        return fold

    @property
    def history(self) -> list[Move]:
        """What the rows of `moves` say, from which the acta is written."""
        return [cast(Move, decode(row)) for row in self.moves]

    @property
    def waits(self) -> tuple[Wait, ...]:
        """What the table waits for, with the times at which it comes."""
        return tuple([wait.fixed(self.last_at) for wait in self._due])

    @property
    def status(self) -> Status:
        if self.closed:
            return "closed"
        if self.state is not None:
            return "over" if self.state.over else "playing"
        return "opening" if self.chairs.gathered else "waiting"

    @property
    def ended(self) -> bool:
        """Whether nothing more is played at this table."""
        return self.status in ("over", "closed")

    @property
    def deadline(self) -> int | None:
        """When the running clocks of this decision run out (they all run out together)."""
        return next((wait.time for wait in self.waits if wait.kind == "clock"), None)

    @property
    def absent(self) -> int:
        """The team that the persons of the other one may end the match against; 0 for none."""
        return self.absence.offered if self.status == "playing" else 0

    def take(self, row: Row) -> tuple[Event, ...]:
        """Fold the next row. What happened in the match.

        Raises ValueError for a row out of order or out of place, OtherRules for rules that we do not have, and what the engine
        raises for a row that cannot have been accepted.
        """
        if row.seq != self.seq + 1:
            raise ValueError(f"row {row.seq} of {self.table_id} after row {self.seq}")
        payload = decode(row)
        if self.seq == 0:
            self._make(payload, row.at)
        before = self.state
        self.state, events = self.after(payload)
        self._note(payload, before, row)
        if self.state is not None and (self.state is not before or isinstance(payload, Closed)):
            self.story.note(self.state, events, ended=self.ended)
        self._due = payload.due
        self.commands.add(row.cmd_id)
        self.seq = row.seq
        self.last_at = row.at
        return events

    def after(self, payload: Payload) -> tuple[State | None, tuple[Event, ...]]:
        """The match after that row, taken or not yet, and what happens in it.

        Raises IllegalAct for a move that the rules forbid, ValueError for a row that has no place here.
        """
        if not self._has_place(payload):
            raise ValueError(f"no place for {payload!r} at {self.table_id} ({self.status}) after row {self.seq}")
        match payload:
            case Acted() | Dealt() | Shuffled() if self.state is not None:
                return step(self.state, payload)
            case Begun(mano=mano):
                return start(self.rules, self.made.target, self.made.seats, mano), ()
            case _:
                return self.state, ()

    def standing(self, state: State) -> Standing:
        """How that match, this one, stands between two hands."""
        return Standing(state.hand, state.decision, state.mano, list(state.scores), *self.absence.stands)

    def silent_after(self, payload: Payload) -> set[int]:
        """The teams whose persons, once that row is taken, leave it to others to answer."""
        silences = self.absence.silences
        if self.state is not None and isinstance(payload, Acted):
            silences = self.absence.silences_after(self.state, payload)
        return {team for team, silent in silences.items() if silent >= SILENCES}

    def _make(self, payload: Payload, at: int) -> None:
        if not isinstance(payload, Made):
            raise ValueError(f"the journal of {self.table_id} begins with {payload!r}")
        self.made = payload
        self.rules = reglamento(payload.reglamento, payload.options)
        if payload.rules != self.rules.version:
            raise OtherRules(f"{self.table_id} is played under version {payload.rules} of {payload.reglamento}")
        self.chairs = Chairs(payload)
        self.absence = Absence(self.chairs.persons)
        self.created_at = at

    def _pass_over(self, rows: Sequence[Row], stands: Standing) -> None:
        """Fold the rows of hands that are over, from the first deal on, by what they came to."""
        if [row.seq for row in rows] != list(range(self.seq + 1, self.seq + len(rows) + 1)):
            raise ValueError(f"a row of {self.table_id} is missing after row {self.seq}")
        self.seq += len(rows)
        self.commands.update([row.cmd_id for row in rows])
        self.moves += [row for row in rows if not row.cmd_id.startswith(RESUME)]
        for row in rows:
            if row.cmd_id.startswith(RESUME):
                self._resumed(row.at)
        assert self.state is not None, "it was dealt"
        a, b = stands.scores
        self.state = between_hands(self.state, stands.hand, stands.decision, stands.mano, (a, b))
        self.absence.stood(stands.away, stands.silent, stands.disturbed)
        self.story = Story(stands.hand)

    def _has_place(self, payload: Payload) -> bool:
        """Whether such a row may follow."""
        match payload:
            case Acted() | Closed():
                return self.status == "playing"
            case Dealt(stands=stands) | Shuffled(stands=stands):
                return self.status == "playing" and self._stands_so(stands)
            case Made():
                return self.seq == 0
            case Sat() | Shifted() | Left() | Housed() | Ready() | Opened():
                return self.state is None and not self.closed and self.chairs.has_place(payload)
            case Accepted():
                return self.made.pair and self.status == "waiting"
            case Begun(aportes=aportes):
                return self.status == "opening" and aportes == self.shown()
            case Resumed():
                return True
            case Asked(seat=seat):
                return self.ended and seat in self.chairs.persons
            case Followed():
                return self.asked.keys() == self.chairs.persons
            case _:
                assert_never(payload)

    def _stands_so(self, stands: Standing | None) -> bool:
        """Whether the match stands as a row says."""
        return stands is None or (self.state is not None and stands == self.standing(self.state))

    def shown(self) -> list[str]:
        """The nonces as they stand, seat 1 first: zeros for a computer and for a seat that has shown none."""
        return [self.chairs.opened.get(seat, NO_APORTE.hex()) for seat in range(1, self.made.seats + 1)]

    def _note(self, payload: Payload, before: State | None, row: Row) -> None:
        """Write down what the state of the match does not hold."""
        match payload:
            case Acted() | Dealt() | Shuffled():
                self.moves.append(row)
                self._note_move(payload, before, row.at)
            case Made():
                pass
            case Sat() | Shifted() | Left() | Housed() | Ready() | Opened():
                self.chairs.take(payload)
            case Accepted(table=table):
                self.closed = True
                self.next_table = table
            case Begun(aportes=aportes, mano=mano):
                self.aportes = aportes
                self.first_mano = mano
                self.absence = Absence(self.chairs.persons)
            case Resumed():
                self._resumed(row.at)
                self.absence.disturbed()
            case Closed():
                self.closed = True
            case Asked(seat=seat, nonce_hash=promise):
                self.asked[seat] = promise
            case Followed(table=table):
                self.next_table = table
            case _:
                assert_never(payload)

    def _note_move(self, move: Move, before: State | None, at: int) -> None:
        if isinstance(move, Acted):
            self.acted.append(move)
            if move.act.startswith("seña "):
                self.sena_at[move.seat] = at
        else:
            self.acted.clear()
            self.sena_at.clear()
        if before is not None and self.state is not None:
            self.absence.note(before, self.state, move)

    def _resumed(self, at: int) -> None:
        self.resumes += 1
        self.resumed_at = at


def step(state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
    """What a row does to a match. Raises IllegalAct, and UnknownAct or ValueError for words that are no act or no card."""
    match move:
        case Acted(seat=seat, act=word):
            return apply(state, act(seat, word))
        case Dealt(hands=hands, vira=vira):
            return deal(state, tuple([cards(hand) for hand in hands]), card(vira) if vira else -1)
        case Shuffled(mazo=mazo):
            return shuffle(state, cards(mazo))
