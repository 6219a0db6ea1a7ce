"""What the server draws at each moment of a match, in the acta's words, from the match and its `Draws`.

The table writes it, and `quiero acta verify` compares it: both ask here.
"""

from __future__ import annotations

from collections.abc import Sequence

from quiero.engine import Draw, Reglamento, State, clock_draw
from quiero.engine.cards import NAMES
from quiero.fair.draws import Draws

CUTS = 39


def first_mano(rules: Reglamento, draws: Draws) -> int:
    """The seat that leads the first hand; 0 where the seats decide it by a sorteo. Where there is a cut, chance names the
    first dealer, and the mano is at the dealer's right (V-17, V-32).
    """
    if rules.opening():
        return 0
    return draws.first_seat() if rules.cut_step() is None else draws.first_seat() % draws.seats + 1


def dealt(deck: Sequence[int], mano: int, seats: int, each: int = 3) -> tuple[tuple[int, ...], ...]:
    """The hands, seat 1 first: cards go out from the bottom of the deck, one at a time, from the mano in playing order."""
    hands: list[list[int]] = [[] for _ in range(seats)]
    for k in range(seats * each):
        hands[(mano - 1 + k) % seats].append(deck[-1 - k])
    return tuple(tuple(hand) for hand in hands)


def next_deck(state: State, draws: Draws) -> str:
    """The shuffled deck of the next hand, top card first."""
    return " ".join([NAMES[card] for card in draws.deck(state.hand + 1)])


def next_hands(state: State, draws: Draws) -> tuple[list[str], str]:
    """The cards of the next hand, seat 1 first, and the vira ("" for none), where there is no cut."""
    deck = draws.deck(state.hand + 1)
    hands = dealt(deck, state.mano, state.seats)
    vira = NAMES[deck[-1 - 3 * state.seats]] if state.rules.has_vira else ""
    return [" ".join([NAMES[card] for card in hand]) for hand in hands], vira


def clock(state: State, seat: int, drawn: int, draws: Draws) -> str:
    """The act of the server when the clock of `seat` runs out, after `drawn` draws by clock in this hand."""
    match clock_draw(state):
        case Draw.NOTHING:
            return "tiempo"
        case Draw.MANO:
            return f"tiempo {draws.first_seat()}"
        case Draw.CUT:
            return f"tiempo {1 + draws.by_clock(state.hand + 1, drawn + 1, CUTS)}"
        case Draw.CARD:
            held = state.held_by(seat)
            return f"tiempo {NAMES[held[draws.by_clock(state.hand, drawn + 1, len(held))]]}"
        case Draw.BOTH:
            return " ".join(["tiempo", *[NAMES[card] for card in state.held_by(seat)]])


def draws_one(word: str) -> bool:
    """Whether that act of a clock holds a draw of `reloj`: one card, or a cut; both cards are no draw."""
    return word.startswith("tiempo ") and word.count(" ") == 1


def sena(state: State, seat: int, word: str, draws: Draws) -> str:
    """The seña of that seat with those who see it, where rivals may catch one (V-193); elsewhere it stays as it is (E-63)."""
    rivals = state.rivals(seat)
    if not state.rules.sena_seen(state, seat, rivals):
        return word
    k = len(state.senas) + 1
    partners = [other for other in range(1, state.seats + 1) if other != seat and other not in rivals]
    see = sorted([*partners, *[rival for rival in rivals if draws.catches(state.hand, k, rival)]])
    return " ".join([word, "ve", *map(str, see)])
