"""The house's part in a match: what the server draws, and what the computers play."""

from __future__ import annotations

import random

from quiero.bots import choose
from quiero.engine import State, actors, team_of, view
from quiero.fair import Draws, chance
from quiero.tables.fold import Fold
from quiero.tables.rows import Acted, Begun, Closed, Dealt, Payload, Shuffled, Wait
from quiero.tables.tempo import asked_of


class House:
    """All that it does follows from the table's seed and its fold: two nodes would do the same."""

    def __init__(self, fold: Fold, seed: bytes) -> None:
        self.seed = seed
        self._fold = fold

    def command(self, wait: Wait) -> str:
        """The `cmd_id` of what is due: the same on every node, so that it is done once."""
        match wait.kind:
            case "open":
                return "srv:begin"
            case "ready":
                return "srv:roll"
            case "deal":
                return "srv:close" if self._fold.absence.total else f"srv:deal:{self._playing().hand + 1}"
            case "clock" | "bot":
                return f"srv:{wait.kind}:{wait.decision}:{wait.seat}"

    def row(self, wait: Wait) -> Payload | None:
        """What is due, done; None for a computer that finds nothing to say."""
        match wait.kind:
            case "open":
                return self.begun()
            case "ready":
                return None
            case "deal":
                return Closed() if self._fold.absence.total else self._deal(self._playing())
            case "clock":
                return self._acted(wait.seat, self.timeout(self._playing(), wait.seat))
            case "bot":
                seat = self._speaker(self._playing(), wait.seat)
                return self._acted(seat, self.choose(self._playing(), seat)) if seat else None

    def begun(self) -> Begun:
        """The match begins with the nonces as they stand."""
        aportes = self._fold.shown()
        return Begun(aportes=aportes, mano=chance.first_mano(self._fold.rules, self._draws(aportes)))

    def sena(self, seat: int, word: str) -> str:
        """That seña with those who see it."""
        return chance.sena(self._playing(), seat, word, self._draws(self._fold.aportes))

    def timeout(self, state: State, seat: int) -> str:
        """A clock that ran out, with what the rules let the server draw."""
        drawn = sum(chance.draws_one(move.act) for move in self._fold.acted)
        return chance.clock(state, seat, drawn, self._draws(self._fold.aportes))

    def choose(self, state: State, seat: int) -> str:
        """The act of a computer: it sees that seat's view and no more."""
        seen = view(state, seat)
        numbers = self._draws(self._fold.aportes).stream(f"computadora|{state.decision}|{seat}")
        return choose(seen, seen.options, random.Random(numbers.below(2**32)))

    def _deal(self, state: State) -> Dealt | Shuffled:
        draws = self._draws(self._fold.aportes)
        stands = self._fold.standing(state)
        if state.rules.cut_step() is not None:
            return Shuffled(mazo=chance.next_deck(state, draws), stands=stands)
        hands, vira = chance.next_hands(state, draws)
        return Dealt(hands=hands, vira=vira, stands=stands)

    def _speaker(self, state: State, stands_for: int) -> int:
        """Which computer of that seat's team speaks, of those that owe an answer: chance decides. 0 for none."""
        team = [seat for seat in asked_of(view(state, 0)) if team_of(seat) == team_of(stands_for)]
        able = [seat for seat in team if seat in self._fold.chairs.computers and seat in actors(state)]
        numbers = self._draws(self._fold.aportes).stream(f"computadora|{state.decision}|equipo")
        return able[numbers.below(len(able))] if able else 0

    def _acted(self, seat: int, word: str) -> Acted:
        return Acted(seat=seat, act=word, decision=self._playing().decision)

    def _draws(self, aportes: list[str]) -> Draws:
        return Draws(self.seed, self._fold.table_id, [bytes.fromhex(aporte) for aporte in aportes])

    def _playing(self) -> State:
        state = self._fold.state
        assert state is not None, "there is a match"
        return state
