"""The judge of a simulated table: it follows the journal as it is written and holds everything else against it."""

from __future__ import annotations

from collections.abc import Callable

from quiero.engine import State, team_of, view
from quiero.engine.cards import NAMES
from quiero.engine.view import View
from quiero.fair import commitment
from quiero.protocol.messages import Frame
from quiero.store import Row
from quiero.tables.fold import Fold
from quiero.tables.live import LiveTable
from quiero.tables.rows import Acted, Begun, Closed, Dealt, Opened, Payload, Shuffled, decode
from quiero.tables.tempo import Tempo
from tests.fair.text import Text
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
        self.views: list[list[View | None]] = [[None] * 7]
        self.began = 0
        self.drawn = 0
        """Draws by clock in this hand."""
        self.checked: dict[Fold, int] = {}
        self.sent: dict[str, Sent] = {}
        self.acked: set[str] = set()
        self.refused: set[str] = set()

    def look(self) -> None:
        """Follow the journal to its end, and check each new row."""
        journal = self.store.journals[self.table_id]
        for row in journal[self.fold.seq :]:
            before = self.fold.state
            payload = decode(row)
            self._by_whom(row, payload)
            if before is not None:
                self._fair(payload, before)
            self.fold.take(row)
            self._begun(payload)
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

    def _by_whom(self, row: Row, payload: Payload) -> None:
        """A person's row is what that person sent; the server's comes when its time has come."""
        who, _, rest = row.cmd_id.partition(":")
        kind = rest.partition(":")[0]
        if who == "seat" and isinstance(payload, Acted):
            seat, act, decision = self.sent[row.cmd_id]
            assert int(kind) == seat
            assert row.cmd_id not in self.refused, "refused, and in the journal all the same"
            if payload.act == "abandono":
                assert self.fold.absent == team_of(payload.seat) != team_of(seat)
            else:
                assert (payload.seat, payload.act.partition(" ve ")[0]) == (seat, act)
                assert decision == payload.decision or act == "rendirse" or act.startswith("seña ")
        elif kind in ("clock", "bot"):
            wait = next(wait for wait in self.fold.waits if rest == f"{wait.kind}:{wait.decision}:{wait.seat}")
            assert row.at >= wait.time + (self.tempo.grace if kind == "clock" else 0), "too early"
        elif rest == "begin":
            waited = self.fold.waits[0].time <= row.at if self.fold.chairs.unopened else True
            assert waited, "somebody may still show a nonce"
        if kind == "clock":
            assert self.fold.state is not None
            # The beat is up to a tick old when a node dies; that much is given back on top.
            total = 1000 * self.fold.state.rules.seconds
            assert self.alive(self.began, row.at) >= total, "a clock that ran while nobody was there"
        if isinstance(payload, Closed):
            assert not self.fold.absent
            assert all(hands >= 3 for hands in self.fold.absence.hands.values())

    def _begun(self, payload: Payload) -> None:
        """The match begins with the nonces that were shown."""
        if isinstance(payload, Opened):
            assert payload.seat not in self.fold.made.computers
        if isinstance(payload, Begun):
            made = self.fold.made
            assert payload.aportes == [self.fold.chairs.opened.get(seat, "00" * 16) for seat in range(1, made.seats + 1)]
            assert made.commitment == commitment(self.store.mesas[self.table_id].seed)
            assert payload.mano == (0 if made.reglamento == "argentino-duelo" else self._text().first_mano(made.reglamento))

    def _text(self) -> Text:
        return Text(self.store.mesas[self.table_id].seed, self.table_id, self.fold.aportes)

    def _fair(self, payload: Payload, state: State) -> None:
        """What the server drew follows from the seed that was committed to, and from the nonces."""
        text = self._text()
        match payload:
            case Dealt(hands=hands, vira=vira):
                self.drawn = 0
                assert (hands, vira) == self._without_vira(text.dealt(state.hand + 1, state.mano))
            case Shuffled(mazo=mazo):
                self.drawn = 0
                assert mazo.split(" ") == text.deck(state.hand + 1)
            case Acted(seat=seat, act=word) if word.startswith("tiempo "):
                self._fair_clock(text, state, seat, word.split(" ")[1:])
            case Acted(seat=seat, act=word) if word.startswith("seña ") and self.fold.rules.name == "venezolano":
                k = len(state.senas) + 1
                rivals = [rival for rival in state.rivals(seat) if text.catches(state.hand, k, rival)]
                assert sorted(map(int, word.partition(" ve ")[2].split(" "))) == sorted([(seat + 1) % 4 + 1, *rivals])

    def _fair_clock(self, text: Text, state: State, seat: int, drawn: list[str]) -> None:
        if state.phase == "sorteo":
            assert drawn == [str(1 + text.number("mano", 2))]
        elif len(drawn) == 1:
            self.drawn += 1
            held = [NAMES[card] for card in state.held_by(seat)]
            cut = state.phase == "corte"
            fair = str(text.cut(state.hand + 1, self.drawn)) if cut else text.card(state.hand, self.drawn, held)
            assert drawn == [fair]
        else:
            assert drawn == [NAMES[card] for card in state.held_by(seat)]

    def _without_vira(self, dealt: tuple[list[str], str]) -> tuple[list[str], str]:
        return dealt if self.fold.rules.has_vira else (dealt[0], "")

    def check_cache(self, table: LiveTable) -> None:
        """What a node has in memory is the fold of the first rows of the journal."""
        self.look()
        fold = table.fold
        if self.checked.get(fold) != fold.seq:
            self.checked[fold] = fold.seq
            assert fingerprint(fold) == self.prints[fold.seq]

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
