"""The engine's verbs: start a match, deal a hand, ask what is legal, apply an act."""

from __future__ import annotations

from typing import Final

from quiero.engine.acts import RENDIRSE, Act, Kind
from quiero.engine.acts import act as act_of
from quiero.engine.cards import DECK
from quiero.engine.errors import IllegalAct
from quiero.engine.events import Event
from quiero.engine.pago import REPARTO, leave
from quiero.engine.reglamento import Reglamento
from quiero.engine.senas import make_sena
from quiero.engine.state import State
from quiero.engine.step import Draw, refusal

_CARDS: Final = frozenset(DECK)


def start(rules: Reglamento, target: int, seats: int, mano: int = 0, scores: tuple[int, int] = (0, 0)) -> State:
    """A match that has not begun: it waits for what decides the mano, or, with `mano` given, for the first deal.

    A reglamento without a sorteo needs the `mano`, which the server draws (E-9). `scores` other than (0, 0) start it in
    the middle. Raises ValueError for a target, a number of seats, a mano or a score that the reglamento does not have.
    """
    if target not in rules.targets or seats not in rules.seats:
        raise ValueError(f"{rules.name} is not played by {seats} to {target}")
    if not 0 <= mano <= seats or (mano == 0 and not rules.opening()):
        raise ValueError(f"no such mano: {mano}")
    if min(scores) < 0 or max(scores) >= target:
        raise ValueError(f"no match to {target} stands at {scores[0]} to {scores[1]}")
    st = rules.new_state(target, seats) or State(rules, target, seats)
    st.scores = scores
    st.mano = mano
    st.steps = (REPARTO,) if mano else rules.opening()
    return st


def between_hands(first: State, hand: int, decision: int, mano: int, scores: tuple[int, int]) -> State:
    """The match of `first`, which waits for its first deal, as it waits for a later one: `hand` hands were played, and came to
    these scores. It goes on as if they had been played; what the last of them left on the table is not there.
    """
    st = first.copy()
    st.hand = hand
    st.decision = decision
    st.mano = mano
    st.scores = scores
    return st


def deal(state: State, hands: tuple[tuple[int, ...], ...], vira: int = -1) -> tuple[State, tuple[Event, ...]]:
    """Begin the next hand with these cards, three a seat in the order dealt, seat 1 first, and the vira where there is one.

    Raises IllegalAct when the table does not wait for a deal, ValueError when the cards are not as many different ones.
    """
    if state.steps[-1] is not REPARTO:
        raise IllegalAct("no-es-reparto", state.rules.law["no-es-reparto"])
    if (vira >= 0) != state.rules.has_vira:
        raise ValueError(f"{state.rules.name} has {'a' if state.rules.has_vira else 'no'} vira")
    dealt = [card for hand in hands for card in hand] + ([vira] if vira >= 0 else [])
    if len(hands) != state.seats or any(len(hand) != 3 for hand in hands):
        raise ValueError(f"three cards for each of {state.seats} seats, not {hands}")
    if len(_CARDS.intersection(dealt)) != len(dealt):
        raise ValueError(f"not different cards of the deck: {hands}")
    st = state.copy()
    st.decision += 1
    st.begin_hand(hands, vira)
    return st, (Event("reparto", st.mano, n=st.hand),)


def shuffle(state: State, mazo: tuple[int, ...]) -> tuple[State, tuple[Event, ...]]:
    """Put the shuffled deck, top card first, before the player who cuts; the cut deals the hand (V-19, V-20).

    Raises IllegalAct when the table does not wait for a deal or has no cut, ValueError for anything but the forty cards.
    """
    cut = state.rules.cut_step()
    if state.steps[-1] is not REPARTO or cut is None:
        raise IllegalAct("no-es-reparto", state.rules.law["no-es-reparto"])
    if len(mazo) != len(DECK) or frozenset(mazo) != _CARDS:
        raise ValueError("a deck has each of the forty cards once")
    st = state.copy()
    st.decision += 1
    st.clear()
    st.deal = None
    st.mazo = mazo
    st.steps = (cut,)
    return st, (Event("mazo", st.mano),)


def actors(state: State) -> tuple[int, ...]:
    """The seats that owe a decision now: who is on turn, or who must answer; none between hands and at the end."""
    return state.steps[-1].seats(state)


def legal_acts(state: State, seat: int) -> tuple[Act, ...]:
    """The acts with which that seat may answer the decision on the table; empty if it is not asked."""
    if state._legal_seat == seat:
        return state._legal
    step = state.steps[-1]
    legal = tuple(step.acts(state, seat)) if seat in step.seats(state) else ()
    state._legal_seat = seat
    state._legal = legal
    return legal


def free_acts(state: State, seat: int) -> tuple[Act, ...]:
    """The acts that a seat may do whatever is on the table, and that answer nothing: rendirse (D-65), and señas (E-65)."""
    if state.winner:
        return ()
    senas = sorted(state.rules.senas) if state.phase == "mano" and state.seats > 2 else []
    return (RENDIRSE[seat], *[act_of(seat, f"seña {name}") for name in senas])


def clock_draw(state: State) -> Draw:
    """What the server has to draw if the clock that runs now runs out."""
    return state.steps[-1].draw(state)


def envido_closed(state: State) -> bool:
    """Whether nobody can open an envido any more in this hand."""
    return state.phase != "mano" or state.rules.envido_closed(state)


def is_legal(state: State, act: Act) -> bool:
    """Whether `apply` would accept this act now."""
    try:
        apply(state, act)
    except IllegalAct:
        return False
    return True


def apply(state: State, act: Act) -> tuple[State, tuple[Event, ...]]:
    """The state after an act, and what happened, in order. The given state never changes.

    Raises IllegalAct, with the reason and its article, when the act is not legal now.
    """
    if not _among(act, legal_acts(state, act.seat)):
        return _apply_other(state, act)
    st = state.copy()
    step = st.steps[-1]
    if step.settles(st):
        st.decision += 1
    out: list[Event] = []
    step.take(st, act, out)
    return _after(state, st, out)


def _among(act: Act, legal: tuple[Act, ...]) -> bool:
    """Whether `act` is one of these: acts are interned, and a hand may have sixty legal ones."""
    for each in legal:  # noqa: SIM110 (any() over a generator is slower)
        if each is act:
            return True
    return False


def _after(before: State, st: State, out: list[Event]) -> tuple[State, tuple[Event, ...]]:
    """The answer of `apply`: the state remembers what led to it (see `key.information_state_key`)."""
    st.before = before
    st.told = tuple(out)
    return st, st.told


def _apply_other(state: State, act: Act) -> tuple[State, tuple[Event, ...]]:
    """Leaving and clocks, which are no answer to what is asked; anything else is refused with its reason."""
    if act.seat > state.seats:
        raise refusal(state, "asiento-inexistente", act)
    step = state.steps[-1]
    out: list[Event] = []
    if act.kind is Kind.SENA and state.rules.senas:
        st = state.copy()
        make_sena(st, act, out)
        return _after(state, st, out)
    if act.kind is Kind.LEAVE and not state.winner:
        st = state.copy()
        leave(st, out, act)
    elif act.kind is Kind.CLOCK:
        st = state.copy()
        step.clock(st, act, out)
    elif not state.rules.knows(act):
        raise refusal(state, "otro-reglamento", act)
    else:
        raise step.why_not(state, act)
    st.decision += 1
    return _after(state, st, out)
