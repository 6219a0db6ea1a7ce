"""How the last hand of an acta ends, in words: the same words for every hand that ends in the same way."""

from __future__ import annotations

from dataclasses import dataclass

from quiero.acta.model import Acta, Do, Hand, Timeout
from quiero.acta.replay import before_first, before_hand, deal_names, step
from quiero.engine import Event, State, shuffle, team_of
from quiero.engine.cards import card

PHASES = {"sorteo": "en el sorteo", "corte": "en el corte", "reparto": "entre manos", "mano": "en la mano"}
CLOCKS = {"truco-no-querido": "no quiere", "mazo": "al mazo", "vueltas": "tira la carta"}


@dataclass(frozen=True)
class End:
    """How an acta ends: `way` in words, and the article by which the last payment was made, "" without one."""

    way: str
    article: str


def end(acta: Acta) -> End:
    """`mano: …` for a hand after which the match goes on, `partida: …` for one that ends it. AssertionError if neither."""
    hand = acta.manos[-1] if acta.manos else Hand(jugadas=acta.sorteo or ())
    before = state = _dealt(acta, hand)
    happened: list[Event] = []
    last = hand.jugadas[-1]
    for line in hand.jugadas:
        if isinstance(line, Do | Timeout):
            last, before = line, state
        state, events = step(state, line)
        happened += events
    assert state.phase in ("reparto", "fin"), f"{acta.titulo}: the hand does not end"
    by_clock = isinstance(last, Timeout)
    way = f"partida: {_match(state, before, by_clock)}" if state.over else f"mano: {_hand(state, happened, by_clock)}"
    paid = state.paid[-1:] if state.ended_by in ("", "points") else ()
    return End(way, paid[0].article if paid else "")


def _dealt(acta: Acta, hand: Hand) -> State:
    if not acta.manos:
        return before_first(acta)
    before = before_hand(acta, hand)
    if hand.mazo is not None:
        return shuffle(before, tuple(card(name) for name in hand.mazo))[0]
    assert hand.cartas is not None
    return deal_names(before, hand.cartas, hand.vira)[0]


def _match(state: State, before: State, by_clock: bool) -> str:
    if state.ended_by != "points":
        return f"{state.ended_by} {PHASES[before.phase]}"
    if by_clock:
        return "por reloj"
    paid = state.paid[-1]
    by_falta = paid.why == "envido-querido" and any("falta" in word for word in paid.chain)
    return paid.why + ", la falta" * by_falta


def _hand(state: State, happened: list[Event], by_clock: bool) -> str:
    why = next(paid.why for paid in reversed(state.paid) if paid.concept == "truco")
    if by_clock:
        return f"reloj, {'quema' if any(event.kind == 'burn' for event in happened) else CLOCKS[why]}"
    if why == "truco-no-querido":
        sung = next(act.base for act in reversed(state.sung) if act.base in state.rules.trucos)
        return f"no quiere {sung}"
    if why == "mazo":
        return "al mazo" + ", un punto más" * (state.paid[-1].why == "mazo-en-primera")
    return _cards(state, happened)


def _cards(state: State, happened: list[Event]) -> str:
    """Who won each vuelta: M the mano's team, P the other one, - nobody, ? nobody is told. With pegados by choice, `el ganador`
    is the team that won the first vuelta and `el otro` its rival: who laid two cards, whether they were shown, who won.
    """
    won = " ".join(_side(state, seat) for seat in state.vueltas)
    glued = {event.seat for event in happened if event.kind == "pegado"}
    if not glued:
        return f"vueltas {won}"
    shown = "se muestran" if any(event.kind == "reveal" for event in happened) else "no se muestran"
    if state.vueltas[0] == 0:
        return f"pegado obligado, {shown}, vueltas {won}"
    first = team_of(state.vueltas[0])
    sides = ("el ganador", first), ("el otro", 3 - first)
    who = " y ".join(name for name, team in sides if team in map(team_of, glued))
    burned = ", se quema" * any(lying.burned for lying in state.rules.on_table(state) if lying.seat in glued)
    winner = next(name for name, team in sides if team == state.hand_winner)
    return f"pega {who}, {shown}{burned}, gana {winner}"


def _side(state: State, seat: int) -> str:
    if seat <= 0:
        return "-" if seat == 0 else "?"
    return "M" if team_of(seat) == team_of(state.cards.mano) else "P"
