"""What a viewer may know of a state: the builder of `View`, field by field, and of what happened."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import replace
from typing import cast

from quiero.engine.acts import MAZO
from quiero.engine.apply import legal_acts
from quiero.engine.cards import NAMES
from quiero.engine.deal import Paid
from quiero.engine.events import Event
from quiero.engine.state import State
from quiero.engine.view import (
    Agreed,
    Concept,
    Declared,
    Disabled,
    Ending,
    FlorStatus,
    Happening,
    HappeningKind,
    Option,
    Payment,
    Pending,
    PendingKind,
    Phase,
    SeenSena,
    TableCard,
    Throw,
    View,
    Vuelta,
)


def view(state: State, seat: int) -> View:
    """The match as `seat` sees it; seat 0 is a spectator of the public table."""
    step = state.steps[-1]
    turn = 0 if step.kind else state.turn
    return View(
        reglamento=state.rules.name,
        seat=seat,
        seats=state.seats,
        target=state.target,
        phase=cast(Phase, state.phase),
        decision=state.decision,
        hand=state.hand,
        mano=state.mano,
        turn=turn,
        responders=[] if turn else list(step.asked(state)),
        scores=list(state.scores),
        cards=[NAMES[card] for card in state.held_by(seat)] if seat else [],
        held=[len(state.held_by(other)) for other in range(1, state.seats + 1)],
        vira=_name(state.deal.vira) if state.deal is not None else "",
        flores=list(state.rules.announced(state)) if state.deal is not None else [],
        tanto=state.rules.own_tanto(state, seat) if seat and state.phase == "mano" else None,
        peeked=_name(state.rules.peeked(state, seat)) if seat and state.deal is not None else "",
        flor=cast(FlorStatus, state.rules.flor_status(state, seat) if seat and state.deal is not None else ""),
        table=_table(state, (seat,)),
        vueltas=[Vuelta(number, winner) for number, winner in enumerate(state.vueltas, 1) if winner >= 0],
        worth=state.worth,
        raise_team=state.raise_team,
        pending=_pending(state),
        agreed=[Agreed(bet.kind, list(bet.chain), bet.points, bet.wanted, bet.team) for bet in state.bets],
        declared=[Declared(said.seat, None if said.number < 0 else said.number) for said in state.said],
        senas=[SeenSena(sena.seat, sena.name) for sena in state.senas if sena.seen_by(seat)],
        options=[Option(act.word, step.stake(state, act)) for act in legal_acts(state, seat)] if seat else [],
        disabled=_disabled(state, seat),
        throws=[Throw(list(picks)) for picks in state.throws],
        my_pick=step.pick_of(seat) if seat else "",
        receipt=[_payment(state, paid) for paid in state.paid],
        hand_winner=state.hand_winner,
        winner=state.winner,
        ended_by=cast(Ending, state.ended_by),
    )


def spectator_view(state: State, perspective: int) -> View:
    """The match as somebody sees it who looks over the shoulder of that seat (V-196); 0: who sees the public table alone.

    To the public table come that seat's own cards, those of its own that lie face down, and the señas that it saw (V-197). What
    is the player's alone does not: the card that he peeked (V-198), and what the table tells or offers him.
    """
    public = view(state, 0)
    if not perspective:
        return public
    own = view(state, perspective)
    return replace(public, seat=perspective, cards=own.cards, table=own.table, senas=own.senas)


def open_view(state: State) -> View:
    """The match with every card on the table face up and every seña: for who looks at one that was written down."""
    every = range(1, state.seats + 1)
    senas = [SeenSena(sena.seat, sena.name) for sena in state.senas]
    return replace(view(state, 0), table=_table(state, every), senas=senas)


def open_hands(state: State) -> list[list[str]]:
    """The cards that each seat still holds, seat 1 first."""
    return [[NAMES[card] for card in state.held_by(seat)] for seat in range(1, state.seats + 1)]


def happenings(events: Iterable[Event], seat: int) -> list[Happening]:
    """Those of the events that this seat (0: a spectator) may know, as the page gets them."""
    return open_happenings([event for event in events if event.seen_by(seat)])


def open_happenings(events: Iterable[Event]) -> list[Happening]:
    """All of the events."""
    return [Happening(cast(HappeningKind, event.kind), event.seat, event.team, event.word, event.n) for event in events]


def _name(card: int) -> str:
    return NAMES[card] if card >= 0 else ""


def _table(state: State, knowing: Collection[int]) -> list[TableCard]:
    """What lies on the table; of what lies face down only those seats' own cards are named."""
    cards = []
    for lying in state.rules.on_table(state):
        won = lying.vuelta <= len(state.vueltas) and state.vueltas[lying.vuelta - 1] == lying.seat and not lying.burned
        known = not lying.down or lying.seat in knowing
        name = NAMES[lying.card] if known else ""
        cards.append(TableCard(lying.seat, name, lying.vuelta, won, lying.down, lying.burned, lying.glued))
    return cards


def _pending(state: State) -> list[Pending]:
    return [
        Pending(
            kind=cast(PendingKind, step.kind),
            chain=list(step.chain(state)),
            by=step.caller(),
            responders=list(step.asked(state)),
            wanted=step.wanted(state),
            refused=step.refused(state),
        )
        for step in state.steps
        if step.kind
    ]


def _disabled(state: State, seat: int) -> list[Disabled]:
    """Going al mazo is always shown to the seat on turn, grey with its reason while it is not allowed (D-75)."""
    mazo = MAZO[seat]
    if not seat or state.turn != seat or state.steps[-1].kind or mazo.word not in state.rules.words:
        return []
    if mazo in legal_acts(state, seat):
        return []
    reason = state.steps[-1].why_not(state, mazo)
    return [Disabled("mazo", reason.code, reason.article)]


def _payment(state: State, paid: Paid) -> Payment:
    shown = [said for said in state.said if said.concept == paid.concept]
    return Payment(
        concept=cast(Concept, paid.concept),
        team=paid.team,
        points=paid.points,
        why=paid.why,
        article=paid.article,
        chain=list(paid.chain),
        shown=[Declared(said.seat, None if said.number < 0 else said.number) for said in shown],
    )
