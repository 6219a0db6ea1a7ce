"""The engines that race: each plays uniformly random legal games until its share of CPU time is over.

All of them are driven from plain Python, as their users would, and on one core.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from time import process_time
from typing import Any

from quiero import engine
from quiero.engine import REGLAMENTOS, Act, State, actors, apply, deal, legal_acts, shuffle, start
from quiero.engine.cards import DECK

BARRED = ("mazo", "seña", "rendirse", "abandono", "tiempo")
LARGEST_RAISE = 5
"""The N of `envido+N` is drawn up to here."""

Game = Callable[[], tuple[int, int]]
"""Plays one game (or match) from its start; returns how many hands and acts it took."""


@dataclass(frozen=True, slots=True)
class Slice:
    """What was played in `seconds` of CPU time."""

    hands: int
    acts: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Racer:
    """An engine at the start line. `reglamento` is what it plays; `deals` says whether its games are made of hands."""

    engine: str
    reglamento: str
    seats: int
    compiled: bool
    deals: bool
    game: Game

    def run(self, seconds: float) -> Slice:
        """Play whole games for at least that much CPU time."""
        hands = acts = 0
        began = process_time()
        while (spent := process_time() - began) < seconds:
            more_hands, more_acts = self.game()
            hands += more_hands
            acts += more_acts
        return Slice(hands, acts, spent)


def is_compiled(module: Any) -> bool:
    """Whether a module was loaded from a compiled extension."""
    return str(module.__file__).endswith((".so", ".pyd"))


class _Allowed(dict[Act, bool]):
    """Whether random play may choose an act; each act is judged once."""

    def __missing__(self, act: Act) -> bool:
        name, _, size = act.word.removeprefix("con-flor ").partition("+")
        self[act] = allowed = not name.startswith(BARRED) and (not size or int(size) <= LARGEST_RAISE)
        return allowed


def quiero(name: str, seats: int, rng: random.Random) -> Racer:
    """Our engine, playing whole matches of that reglamento. Raises ValueError for an unknown one, or wrong seats."""
    rules = REGLAMENTOS.get(name)
    if rules is None:
        raise ValueError(f"no such reglamento: {name}; there is {', '.join(REGLAMENTOS)}")
    if seats not in rules.seats:
        raise ValueError(f"{name} is played by {' or '.join(map(str, rules.seats))}, not by {seats}")
    allowed = _Allowed()
    draw = rng.random
    deck = list(DECK)
    has_cut, has_vira = rules.cut_step() is not None, rules.has_vira
    in_hands = 3 * seats

    def dealt(state: State) -> State:
        if has_cut:
            places = [draw() for _ in deck]
            deck.sort(key=places.__getitem__)
            return shuffle(state, tuple(deck))[0]
        for i in range(in_hands + has_vira):
            j = i + int(draw() * (40 - i))
            deck[i], deck[j] = deck[j], deck[i]
        hands = tuple([tuple(deck[i : i + 3]) for i in range(0, in_hands, 3)])
        return deal(state, hands, deck[in_hands] if has_vira else -1)[0]

    def game() -> tuple[int, int]:
        state = start(rules, target=rules.targets[-1], seats=seats, mano=1)
        acts = 0
        while not state.over:
            state = dealt(state)
            while True:
                legal: tuple[Act, ...] = ()
                for seat in actors(state):
                    legal += legal_acts(state, seat)
                if not legal:
                    break
                choice = legal[int(draw() * len(legal))]
                while not allowed[choice]:
                    choice = legal[int(draw() * len(legal))]
                state, _ = apply(state, choice)
                acts += 1
        return state.hand, acts

    compiled = is_compiled(import_module(engine.apply.__module__))
    return Racer("quiero", name, seats, compiled, True, game)


def python_chess(rng: random.Random) -> Racer:
    """python-chess: random moves until the game is over."""
    import chess

    def game() -> tuple[int, int]:
        board = chess.Board()
        moves = 0
        while not board.is_game_over():
            board.push(rng.choice(list(board.legal_moves)))
            moves += 1
        return 1, moves

    return Racer("python-chess", "chess", 2, is_compiled(chess), False, game)


def pokerkit(seats: int, rng: random.Random) -> Racer:
    """PokerKit: hands of no-limit hold'em; fold, call or the least raise."""
    import pokerkit as kit

    automatic = tuple(kit.Automation)

    def game() -> tuple[int, int]:
        state = kit.NoLimitTexasHoldem.create_state(automatic, True, 0, (1, 2), 2, 200, seats)
        acts = 0
        while state.status:
            legal: list[Callable[[], object]] = [state.check_or_call]
            if state.can_fold():
                legal.append(state.fold)
            if state.can_complete_bet_or_raise_to():
                legal.append(state.complete_bet_or_raise_to)
            rng.choice(legal)()
            acts += 1
        return 1, acts

    return Racer("pokerkit", "no-limit-hold-em", seats, is_compiled(kit), True, game)


def pytruco(seats: int) -> Racer:
    """pytruco: matches of Uruguayan truco by its own random player, which draws from the module `random`."""
    chi = import_module("pytruco.pdt.chi")
    partida = import_module("pytruco.pdt.partida")
    blues, reds = ([f"{team}{i}" for i in range(seats // 2)] for team in "AR")

    def game() -> tuple[int, int]:
        match = partida.Partida(20, blues, reds, verbose=False)
        hands, acts = 1, 0
        while not match.terminada():
            mano = match.ronda.el_mano
            chi.random_action(match, allow_mazo=False).hacer(match)
            acts += 1
            hands += match.ronda.el_mano != mano
        return hands, acts

    return Racer("pytruco", "uruguayo", seats, is_compiled(partida), True, game)
