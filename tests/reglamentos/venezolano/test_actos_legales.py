"""The tables of acts of V-51 to V-184, written out again, against all that the engine allows to every seat that is asked.

They are read from what a table sees and from the lines so far; nothing is asked of the engine but its views.
"""

from __future__ import annotations

import os
import random
from itertools import permutations

import pytest

from quiero.engine import State, actors, apply, deal, legal_acts, reglamento, start, view
from quiero.engine.view import Pending, View
from tests.reglamentos.venezolano.test_arbitro import dealt, next_act

HANDS = int(os.environ.get("QUIERO_SOAK") or 160) // 4

LEVELS = ("truco", "retruco", "vale-nueve", "vale-partida")
WORTH = {1: 0, 3: 1, 6: 2, 9: 3}
"""How many levels were accepted, by the worth of the hand; any other worth is vale partida."""

Lines = list[tuple[int, str]]


def prefixed(words: list[str], has_flor: bool) -> set[str]:
    """Each word plain, and with «Con mi flor, …» for who has a valid flor (V-96, V-102)."""
    return {*words, *[f"con-flor {word}" for word in words if has_flor]}


class Read:
    """What one table shows, and what may be done at it."""

    def __init__(self, state: State, lines: Lines) -> None:
        self.lines = lines
        self.seats = state.seats
        self.views = {seat: view(state, seat) for seat in range(1, state.seats + 1)}
        self.table: View = view(state, 0)

    def has_flor(self, seat: int) -> bool:
        return self.views[seat].flor == "valida"

    def flor_or_receta(self, seat: int) -> bool:
        return self.views[seat].flor in ("valida", "receta")

    def rivals(self, seat: int) -> list[int]:
        return [other for other in self.views if (other - seat) % 2]

    def said_a_ley(self, seat: int) -> bool:
        return any(who == seat and word.endswith(" a-ley") for who, word in self.lines)

    def first_vuelta(self) -> bool:
        return len([card for card in self.table.table if card.vuelta == 1]) < self.seats

    def closed(self) -> set[str]:
        """V-75."""
        closed = {"ordinary"} if any(word == "a-las-flores-no" for _, word in self.lines) else set()
        for bet in self.table.agreed:
            closed |= {"ordinary", "ley", "flor"} if bet.wanted or bet.kind == "concurso" else {"ordinary", "ley"}
        return closed

    def openings(self, seat: int) -> set[str]:
        """V-60, V-119, V-131, V-135, turn apart."""
        if not self.first_vuelta() or self.table.held[seat - 1] < 3:
            return set()
        words, closed = set(), self.closed()
        if "ordinary" not in closed:
            words |= {"envido", "la-falta"}
        if "ley" not in closed:
            words |= {"a-ley envido"}
            if any(map(self.said_a_ley, self.rivals(seat))):
                words |= {"con-ley envido", "sin-ley envido"}
        declared = any(self.has_flor(other) for other in self.table.flores)
        if "flor" not in closed and self.flor_or_receta(seat) and any(map(self.flor_or_receta, self.rivals(seat))) and declared:
            words |= {"flor-envida"}
        return words

    def on_turn(self, seat: int) -> set[str]:
        """SM.4."""
        cards = self.views[seat].cards
        second = [card for card in self.table.table if card.vuelta == 2]
        words = set(self.openings(seat))
        in_second = not self.first_vuelta() and (len(second) < self.seats)
        obliged = in_second and self.table.vueltas[0].seat == 0
        if not obliged:
            words |= set(cards)
            if self.has_flor(seat):
                words |= {f"{card} {'presento-flor' if len(cards) == 1 else 'flor'}" for card in cards}
            partner = (seat + 1) % 4 + 1
            if self.first_vuelta() and not (self.seats == 4 and self.said_a_ley(partner)):
                words |= {f"{card} a-ley" for card in cards}
        if in_second:
            words |= {f"pegado {low} {top}" for low, top in permutations(cards, 2)}
            if self.has_flor(seat):
                words |= {f"pegado {low} {top} flor-flor" for low, top in permutations(cards, 2)}
        accepted = WORTH.get(self.table.worth, 4)
        if accepted == 0:
            words |= prefixed(["truco"], self.has_flor(seat))
        elif self.table.raise_team == 2 - seat % 2:
            words |= prefixed(list(LEVELS[accepted:]), self.has_flor(seat))
        return words

    def answers(self, seat: int, canto: Pending) -> set[str]:
        """SM.5 to SM.8."""
        last = canto.chain[-1].removeprefix("con-flor ")
        if canto.kind == "truco":
            higher = LEVELS[LEVELS.index(last) + 1 :]
            return prefixed(["quiero", "no-quiero", *higher], self.has_flor(seat)) | self.openings(seat)
        accept = ["quiero"]
        assert canto.wanted is not None
        if not last.endswith("la-falta"):
            room = self.table.target - canto.wanted
            accept += [f"envido+{n}" for n in range(1, room + 1)] + ["envido"] * (room >= 2)
            accept += ["la-falta"] * (self.table.target - max(self.table.scores) >= canto.wanted)
        if canto.chain[0] == "flor-envida":
            return prefixed(accept, self.flor_or_receta(seat)) | {"con-flor me-achico"}
        if canto.chain == ["a-ley envido"]:
            return prefixed(["no-quiero"], self.has_flor(seat)) | {
                f"{ley} {word}" for ley in ("con-ley", "sin-ley") for word in accept
            }
        words = prefixed(["no-quiero", *accept], self.has_flor(seat))
        return words | {"a-las-flores-no"} if self.has_flor(seat) and canto.chain in (["envido"], ["la-falta"]) else words

    def legal(self) -> dict[int, set[str]]:
        """By seat: all that those who are asked may do."""
        if self.table.pending:
            canto = self.table.pending[-1]
            return {seat: self.answers(seat, canto) for seat in self.rivals(canto.by)}
        return {self.table.turn: self.on_turn(self.table.turn)}


@pytest.mark.parametrize("derecho", [False, True])
@pytest.mark.parametrize("seats", [2, 4])
def test_v_6_v_53_v_55_v_100_the_engine_allows_what_the_tables_say(seats: int, derecho: bool) -> None:
    for seed in range(HANDS):
        dice = random.Random(f"legal {seed} {seats} {derecho}")
        target = dice.choice((12, 24))
        scores = (dice.randrange(target), dice.randrange(target))
        begin = start(reglamento("venezolano", {"flor-por-derecho": derecho}), target, seats, dice.randint(1, seats), scores)
        dealing = dealt(dice, seats)
        state, _ = deal(begin, dealing.hands, dealing.vira)
        lines: Lines = []
        while state.phase == "mano":
            allowed = {seat: {legal.word for legal in legal_acts(state, seat)} for seat in actors(state)}
            assert allowed == Read(state, lines).legal(), (seed, lines)
            act = next_act(dice, state)
            lines.append((act.seat, act.word))
            state, _ = apply(state, act)
