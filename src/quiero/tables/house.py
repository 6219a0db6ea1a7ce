"""The house's part in a match: what the server draws, and what the computers play."""

from __future__ import annotations

import random

from quiero.bots import choose
from quiero.engine import State, actors, view
from quiero.engine.cards import NAMES
from quiero.fair import NO_APORTE, Draws, dealt
from quiero.tables.rows import Acted, Dealt, Wait


class House:
    """All that it does follows from the table's seed and the state: two nodes would do the same."""

    def __init__(self, table_id: str, seed: bytes, seats: int) -> None:
        self.seed = seed
        self.aportes = (NO_APORTE,) * seats
        self._draws = Draws(seed, table_id, self.aportes)

    def command(self, state: State, wait: Wait) -> str:
        """The `cmd_id` of what is due: the same on every node, so that it is done once."""
        if wait.kind == "deal":
            return f"srv:deal:{state.hand + 1}"
        return f"srv:{wait.kind}:{wait.decision}:{wait.seat}"

    def row(self, state: State, wait: Wait) -> Acted | Dealt:
        """What is due, done."""
        match wait.kind:
            case "deal":
                return Dealt(hands=self.deal(state))
            case "clock":
                return Acted(seat=wait.seat, act=self.timeout(state), decision=state.decision)
            case "bot":
                return Acted(seat=wait.seat, act=self.choose(state, wait.seat), decision=state.decision)

    def deal(self, state: State) -> list[str]:
        """The cards of the next hand, seat 1 first, as a row writes them."""
        hands = dealt(self._draws.deck(state.hand + 1), state.mano, state.seats)
        return [" ".join([NAMES[card] for card in hand]) for hand in hands]

    def timeout(self, state: State) -> str:
        """A clock that ran out, with what the rules let the server draw: the mano, when nobody picked (D-8)."""
        nobody_picked = state.phase == "sorteo" and len(actors(state)) == state.seats
        return f"tiempo {self._draws.first_mano()}" if nobody_picked else "tiempo"

    def choose(self, state: State, seat: int) -> str:
        """The act of a computer: it sees that seat's view and no more."""
        seen = view(state, seat)
        numbers = self._draws.stream(f"computadora|{state.decision}|{seat}")
        return choose(seen, seen.options, random.Random(numbers.below(2**32)))
