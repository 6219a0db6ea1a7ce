"""Cards on the table: whose turn it is, who wins a vuelta, and who wins the hand by cards."""

from __future__ import annotations

from typing import Final

from quiero.engine.acts import Act, Kind
from quiero.engine.deal import ALONE, team_of
from quiero.engine.errors import IllegalAct
from quiero.engine.events import Event
from quiero.engine.pago import end_hand
from quiero.engine.state import State
from quiero.engine.step import Step, refusal, say
from quiero.engine.truco import TRUCO, canto_of, level_of

CARD: Final = Kind.CARD
MAZO_KIND: Final = Kind.MAZO
OUT_OF_TURN: Final = {
    Kind.CARD: "no-es-tu-turno",
    Kind.TRUCO: "truco-fuera-de-turno",
    Kind.ENVIDO: "envido-fuera-de-turno",
    Kind.FLOR: "flor-fuera-de-turno",
    Kind.MAZO: "mazo-fuera-de-turno",
}


class CardTurn(Step):
    """Nothing waits for an answer: the seat of `State.turn` plays a card, sings, or goes al mazo."""

    __slots__ = ()

    def seats(self, st: State) -> tuple[int, ...]:
        return ALONE[st.turn]

    def acts(self, st: State, seat: int) -> list[Act]:
        acts = list(st.holds[seat - 1])
        canto = canto_of(st, seat)
        if canto is not None:
            acts.append(canto)
        st.rules.cantos(st, seat, acts)
        return acts

    def take(self, st: State, act: Act, out: list[Event]) -> None:
        kind = act.kind
        if kind is CARD:
            play(st, act, out)
            return
        say(st, act, out)
        if kind is TRUCO:
            st.steps += (st.rules.ask_truco(st.level + 1, act.seat),)
        elif kind is MAZO_KIND:
            end_hand(st, out, 3 - team_of(act.seat), st.worth, "mazo")
        else:
            st.rules.sing(st, act, out)

    def silence(self, st: State, seat: int, out: list[Event]) -> None:
        self.take(st, st.rules.idle_turn(st), out)

    def stake(self, st: State, act: Act) -> int | None:
        if act.kind is TRUCO:
            return st.rules.worth(st, st.level + 1)
        if act.kind is MAZO_KIND:
            return st.rules.mazo_gives(st)
        return st.rules.canto_stake(st, act)

    def why_not(self, st: State, act: Act) -> IllegalAct:
        kind = act.kind
        if kind is Kind.PICK:
            return refusal(st, "sorteo-terminado", act)
        if kind is Kind.ANSWER or kind is Kind.DECLARE:
            return refusal(st, "no-hay-canto", act)
        if act.seat != st.turn:
            return refusal(st, OUT_OF_TURN[kind], act)
        if kind is CARD:
            return refusal(st, "no-tenes-esa-carta", act)
        if kind is TRUCO:
            return refusal(st, "nivel-salteado" if level_of(st.rules, act) != st.level + 1 else "sube-el-otro", act)
        return st.rules.why_not_canto(st, act)


CARD_TURN: Final = CardTurn()


def play(st: State, act: Act, out: list[Event]) -> None:
    """Put a card on the table; close the vuelta when it is the last one, and the hand when that decides it."""
    seat = act.seat
    st.take_from_hand(seat, act.card)
    st.plays += (act,)
    out.append(Event("play", seat, word=act.word))
    if len(st.plays) % st.seats != 0:
        st.turn = seat % st.seats + 1
        return
    winner = vuelta_winner(st.cards.strength, st.plays[-st.seats :])
    st.vueltas += (winner,)
    st.rules.vuelta_closed(st)
    out.append(Event("vuelta", winner, n=len(st.vueltas)))
    st.turn = winner or st.mano
    team = hand_winner(st.vueltas, st.mano)
    if team:
        end_hand(st, out, team, st.worth, "vueltas")


def weakest(st: State) -> Act:
    """The weakest card that the seat on turn still holds; of equal ones, that dealt first (D-69, E-68, S-48)."""
    strength = st.cards.strength
    return min(st.holds[st.turn - 1], key=lambda play: strength[play.card])


def vuelta_winner(strength: tuple[int, ...], plays: tuple[Act, ...]) -> int:
    """The seat whose card wins a complete vuelta, or 0 if it is parda.

    Parda is a tie between rivals (D-17); between team-mates the first of them counts (E-11).
    """
    best = plays[0]
    top = strength[best.card]
    parda = False
    for play in plays[1:]:
        power = strength[play.card]
        if power > top:
            best, top, parda = play, power, False
        elif power == top and (play.seat ^ best.seat) & 1:
            parda = True
    return 0 if parda else best.seat


def hand_winner(vueltas: tuple[int, ...], mano: int) -> int:
    """The team that has won the hand by the vueltas played so far, or 0 while it is open (D-18, D-19).

    Two vueltas win it; with a parda, the first one that was not; with three pardas, the mano.
    """
    wins = [0, 0, 0]
    for seat in vueltas:
        if seat:
            team = team_of(seat)
            wins[team] += 1
            if wins[team] == 2:
                return team
    if len(vueltas) == 1 or (len(vueltas) == 2 and wins[1] == wins[2]):
        return 0
    for seat in vueltas:
        if seat:
            return team_of(seat)
    return team_of(mano)
