"""What argentino-duelo answers when the kernel asks."""

from __future__ import annotations

from quiero.engine.acts import MAZO, Act, Kind
from quiero.engine.closed import why_closed
from quiero.engine.deal import Deal
from quiero.engine.envido import CHAINS, ENVIDO, OPENINGS, falta, open_envido, tanto
from quiero.engine.errors import IllegalAct
from quiero.engine.events import Event
from quiero.engine.flor import FLOR as SING_FLOR
from quiero.engine.flor import has_flor, sing_flor
from quiero.engine.fuerza import ARGENTINA
from quiero.engine.pago import pay_truco
from quiero.engine.reglamento import Reglamento
from quiero.engine.reglamentos.argentino_duelo.ley import FLOR, FLOR_POINTS, LAW, WORDS
from quiero.engine.reglamentos.argentino_duelo.sorteo import Sorteo
from quiero.engine.reglamentos.argentino_duelo.tanto import TantoDue, declare
from quiero.engine.state import State
from quiero.engine.step import Step, refusal
from quiero.engine.truco import TrucoAsked
from quiero.engine.vueltas import CARD_TURN, weakest


class ArgentinoDuelo(Reglamento):
    """Two players to 15 or 30; see docs/rules/argentino-duelo.md for the D- articles."""

    def __init__(self) -> None:
        self.name = "argentino-duelo"
        self.locale = "es-AR"
        self.targets = (15, 30)
        self.seats = (2,)
        self.seconds = 15
        self.ladder = (1, 2, 3, 4)
        self.trucos = ("", "truco", "retruco", "vale-cuatro")
        self.words = WORDS
        self.law = LAW

    def opening(self) -> tuple[Step, ...]:
        return (Sorteo(),)

    def new_deal(self, mano: int, hands: tuple[tuple[int, ...], ...], vira: int) -> Deal:
        numbers = tuple([tanto(hand) for hand in hands])
        flores = tuple([has_flor(hand) for hand in hands])
        return Deal(mano, hands, ARGENTINA, numbers, flores)

    def open_hand(self, st: State) -> None:
        st.steps = (CARD_TURN,)
        st.envido_open = True

    def cantos(self, st: State, seat: int, acts: list[Act]) -> None:
        if st.envido_open:
            self.over_truco(st, seat, acts)
        if not is_idle(st):
            acts.append(MAZO[seat])

    def over_truco(self, st: State, seat: int, acts: list[Act]) -> None:
        """Envido and flor, by a seat that has not played its first card (D-30, D-41, D-47, D-50)."""
        if st.envido_open and not st.has_played(seat):
            acts += OPENINGS[seat]
            if st.cards.flor[seat - 1]:
                acts.append(SING_FLOR[seat])

    def over_envido(self, st: State, seat: int, links: int, acts: list[Act]) -> None:
        """A flor answers only the first canto of an envido, own card played or not (D-48, D-49)."""
        if links == 1 and st.cards.flor[seat - 1]:
            acts.append(SING_FLOR[seat])

    def sing(self, st: State, act: Act, out: list[Event]) -> None:
        if act.kind is ENVIDO:
            open_envido(st, act)
        else:
            sing_flor(st, FLOR, act, FLOR_POINTS, out)

    def envido_closed(self, st: State) -> bool:
        """Also once a truco waits for one who has played: every answer closes it (D-41, D-43)."""
        step = st.steps[-1]
        return not st.envido_open or (step.kind == "truco" and st.has_played(step.seats(st)[0]))

    def all_in(self, st: State, concept: str, team: int) -> int:
        """The falta is what the leader of the match lacks, in malas too (D-34); al resto is the match (D-55)."""
        return st.target - (max(st.scores) if concept == "envido" else st.scores[team - 1])

    def ask_truco(self, level: int, by: int) -> Step:
        return TrucoAsked(level, by)

    def settle(self, st: State, out: list[Event], team: int, points: int, why: str) -> None:
        pay_truco(st, out, team, points, why)

    def contest(self, st: State, concept: str, points: int | None, chain: tuple[str, ...], out: list[Event]) -> None:
        """The mano's number is said at once; the pie has the next word (D-38, D-58)."""
        why = "envido-querido" if concept == "envido" else FLOR[chain].why_wanted
        declare(st, concept, st.mano, st.cards.tanto[st.mano - 1], out)
        st.steps += (TantoDue(concept, points, chain, why),)

    def canto_stake(self, st: State, act: Act) -> int | None:
        if act.kind is Kind.ENVIDO:
            return CHAINS[act.word,].wanted or falta(st)
        return FLOR_POINTS if act.kind is Kind.FLOR else None

    def idle_turn(self, st: State) -> Act:
        """Mazo where it is legal, else the weakest card; of equal ones, that dealt first (D-69)."""
        if is_idle(st):
            return weakest(st)
        return MAZO[st.turn]

    def why_not_canto(self, st: State, act: Act) -> IllegalAct:
        if act.kind is Kind.MAZO:
            return refusal(st, "mazo-sin-actuar", act)
        if act.kind is Kind.FLOR and act.word != "flor":
            return refusal(st, "contraflor-sin-flor", act)
        if act.kind is Kind.FLOR and not st.cards.flor[act.seat - 1]:
            return refusal(st, "sin-flor", act)
        return refusal(st, why_closed(st, act) or "ya-tiraste", act)


def is_idle(st: State) -> bool:
    """Nothing has been played or sung in the hand: it is the mano's turn, and it must act before it may go al mazo (D-62)."""
    return not st.plays and not st.sung
