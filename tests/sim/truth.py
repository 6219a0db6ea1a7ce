"""The judge of a simulated table: it follows the journal as it is written and holds everything else against it."""

from __future__ import annotations

from collections.abc import Callable

from quiero.engine import view
from quiero.engine.cards import NAMES
from quiero.engine.view import View
from quiero.fair import NO_APORTE, Draws, commitment, dealt
from quiero.protocol.messages import Frame
from quiero.tables.fold import Fold
from quiero.tables.live import LiveTable
from quiero.tables.rows import Acted, Dealt, Made, decode
from quiero.tables.tempo import Tempo
from tests.sim.memory import MemoryStore
from tests.sim.rig import fingerprint

Sent = tuple[int, str, int | None]
"""Seat, act and decision of a command."""


class Truth:
    """What the journal says. `alive` tells for how many of the milliseconds between two moments some node was alive."""

    def __init__(self, store: MemoryStore, table_id: str, tempo: Tempo, alive: Callable[[int, int], int]) -> None:
        self.store = store
        self.table_id = table_id
        self.tempo = tempo
        self.alive = alive
        self.fold = Fold(table_id)
        self.prints: list[tuple[object, ...]] = [()]
        self.views: list[list[View | None]] = [[None] * 3]
        self.began = 0
        self.sent: dict[str, Sent] = {}
        self.acked: set[str] = set()
        self.refused: set[str] = set()

    def look(self) -> None:
        """Follow the journal to its end, and check each new row."""
        journal = self.store.journals[self.table_id]
        for row in journal[self.fold.seq :]:
            before = self.fold.state
            payload = decode(row)
            kind, _, rest = row.cmd_id.partition(":")
            if kind == "seat":
                assert isinstance(payload, Acted)
                assert self.sent[row.cmd_id] == (int(rest.split(":")[0]), payload.act, payload.decision)
                assert row.cmd_id not in self.refused, "refused, and in the journal all the same"
            elif rest.startswith("clock"):
                assert before is not None
                wait = next(wait for wait in self.fold.waits if row.cmd_id == f"srv:clock:{wait.decision}:{wait.seat}")
                assert row.at >= wait.time + self.tempo.grace, "a clock that fired early"
                # The beat is up to a tick old when a node dies; that much is given back on top.
                assert self.alive(self.began, row.at) >= 1000 * before.rules.seconds, "a clock that ran while nobody was there"
            self.fold.take(row)
            if isinstance(payload, Dealt):
                self._fair(payload)
            state = self.fold.state
            if state is not None and (before is None or state.decision != before.decision):
                self.began = row.at
            self.prints.append(fingerprint(self.fold))
            self.views.append([None if state is None else view(state, seat) for seat in range(self.fold.made.seats + 1)])
        assert [row.seq for row in journal] == list(range(1, len(journal) + 1))
        assert len({row.cmd_id for row in journal}) == len(journal)
        assert sorted(self.store.due[self.table_id]) == sorted(
            (wait.time, wait.kind, wait.decision, wait.seat) for wait in self.fold.waits
        )

    def _fair(self, deal: Dealt) -> None:
        """The cards follow from the seed that was committed to."""
        assert self.fold.state is not None
        seed = self.store.mesas[self.table_id].seed
        made = decode(self.store.journals[self.table_id][0])
        assert isinstance(made, Made)
        assert made.commitment == commitment(seed)
        state = self.fold.state
        hands = dealt(Draws(seed, self.table_id, [NO_APORTE] * 2).deck(state.hand), state.mano, 2)
        assert deal.hands == [" ".join(NAMES[card] for card in hand) for hand in hands]

    def check_cache(self, table: LiveTable) -> None:
        """What a node has in memory is the fold of the first rows of the journal."""
        self.look()
        assert fingerprint(table.fold) == self.prints[table.fold.seq]

    def check_frame(self, frame: Frame, oldest: int) -> int:
        """What was shown is what the journal says at some row, committed by now, not older than `oldest`. That row."""
        self.look()
        for seq in range(oldest, len(self.views)):
            if self.views[seq][frame.you] == frame.view:
                return seq
        raise AssertionError(f"a frame of seat {frame.you} that the journal does not tell of")

    def check_answers(self) -> None:
        """Nothing acknowledged is lost, nothing refused was done."""
        self.look()
        assert self.acked <= self.fold.commands
        assert not self.refused & self.fold.commands
