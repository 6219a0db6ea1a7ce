"""Payments: the only place where a score changes, a hand ends or a match ends."""

from __future__ import annotations

from typing import Final

from quiero.engine.acts import Act, Kind
from quiero.engine.deal import Paid, team_of
from quiero.engine.errors import IllegalAct
from quiero.engine.events import Event
from quiero.engine.state import State
from quiero.engine.step import Step, refusal


class Reparto(Step):
    """Between two hands: the table waits for a deal, and no seat owes anything."""

    __slots__ = ()
    phase = "reparto"

    def why_not(self, st: State, act: Act) -> IllegalAct:
        return refusal(st, "entre-manos", act)


class Fin(Step):
    """The match is over."""

    __slots__ = ()
    phase = "fin"

    def why_not(self, st: State, act: Act) -> IllegalAct:
        return refusal(st, "partida-terminada", act)


TRUCO: Final = Kind.TRUCO
REPARTO = Reparto()
FIN = Fin()


def pay(st: State, out: list[Event], concept: str, team: int, points: int, why: str, chain: tuple[str, ...] = ()) -> bool:
    """Give `points` to a team, whole, also past the target (D-3, D-4). True when that ends the match.

    `why` is the key of the article in the reglamento's law, and of the words of the receipt.
    """
    a, b = st.scores
    st.scores = (a + points, b) if team == 1 else (a, b + points)
    st.paid += (Paid(concept, team, points, why, st.rules.law[why], chain),)
    out.append(Event("pay", team=team, word=concept, n=points))
    if st.scores[team - 1] < st.target:
        return False
    end_match(st, out, team, "points")
    return True


def end_match(st: State, out: list[Event], team: int, how: str) -> None:
    """The match goes to `team`; nothing more of it is played, answered or paid."""
    st.winner = team
    st.ended_by = how
    st.steps = (FIN,)
    st.turn = 0
    out.append(Event("match", team=team, word=how))


def end_hand(st: State, out: list[Event], team: int, points: int, why: str) -> None:
    """`team` wins the hand, worth `points`; what is due is paid, and the mano passes to the next seat (D-9, D-21)."""
    st.hand_winner = team
    st.turn = 0
    st.steps = (REPARTO,)
    out.append(Event("hand", team=team))
    st.rules.settle(st, out, team, points, why)
    if not st.winner:
        st.mano = st.mano % st.seats + 1


def pay_truco(st: State, out: list[Event], team: int, points: int, why: str) -> bool:
    """Pay the hand to its winner. True when that ends the match."""
    return pay(st, out, "truco", team, points, why, tuple([act.word for act in st.sung if act.kind is TRUCO]))


def leave(st: State, out: list[Event], act: Act) -> None:
    """A seat leaves the match, or the server ends it against an absent one: the whole team loses it (D-64)."""
    out.append(Event("say", act.seat, word=act.word))
    end_match(st, out, 3 - team_of(act.seat), act.word)
