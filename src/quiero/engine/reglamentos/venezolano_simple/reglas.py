"""What venezolano-simple answers when the kernel asks."""

from __future__ import annotations

from quiero.engine.acts import MAZO, Act, Kind
from quiero.engine.deal import Deal, Said, team_of
from quiero.engine.errors import IllegalAct
from quiero.engine.events import Event
from quiero.engine.fuerza import PIECES, VENEZOLANA
from quiero.engine.pago import pay, pay_truco
from quiero.engine.reglamento import Reglamento
from quiero.engine.reglamentos.venezolano_simple.cantos import ENVIDO_POINTS, ENVIDOS, PlainEnvido, PlainTruco
from quiero.engine.reglamentos.venezolano_simple.ley import LAW, WORDS
from quiero.engine.reglamentos.venezolano_simple.tantos import envido_count, flor_count, flor_kind
from quiero.engine.state import State
from quiero.engine.step import Step, refusal
from quiero.engine.vueltas import CARD_TURN, weakest

FLOR_POINTS = 3


class VenezolanoSimple(Reglamento):
    """Two or four players to 24 piedras; see docs/rules/venezolano-simple.md for the S- articles."""

    def __init__(self) -> None:
        self.name = "venezolano-simple"
        self.locale = "es-VE"
        self.targets = (24,)
        self.seats = (2, 4)
        self.seconds = 10
        self.has_vira = True
        self.ladder = (1, 3, 6, 9, 24)
        self.trucos = ("", "truco", "retruco", "vale-nueve", "vale-partida")
        self.words = WORDS
        self.law = LAW

    def new_deal(self, mano: int, hands: tuple[tuple[int, ...], ...], vira: int) -> Deal:
        perico, perica = PIECES[vira]
        numbers = tuple([envido_count(hand, perico, perica) for hand in hands])
        flores = tuple([flor_count(hand, perico, perica) > 0 for hand in hands])
        return Deal(mano, hands, VENEZOLANA[vira], numbers, flores, vira)

    def open_hand(self, st: State) -> None:
        """Any flor at the table annuls the envido of the hand (S-38)."""
        st.steps = (CARD_TURN,)
        st.envido_open = not any(st.cards.flor)

    def announced(self, st: State) -> tuple[int, ...]:
        """All of them, from the mano, without cards or kind (S-36)."""
        return tuple([seat for seat in st.order() if st.cards.flor[seat - 1]])

    def cantos(self, st: State, seat: int, acts: list[Act]) -> None:
        if st.envido_open and not st.has_played(seat):
            acts += [canto[seat] for canto in ENVIDOS]
        acts.append(MAZO[seat])

    def ask_truco(self, level: int, by: int) -> Step:
        return PlainTruco(level, by)

    def truco_accepted(self, st: State) -> None:
        """An accepted truco does not close the envido (S-35)."""

    def vuelta_closed(self, st: State) -> None:
        """What closes the envido is one's own first card (S-28)."""

    def envido_closed(self, st: State) -> bool:
        return not st.envido_open or len(st.plays) >= st.seats

    def sing(self, st: State, act: Act, out: list[Event]) -> None:
        st.envido_open = False
        points = self.canto_stake(st, act)
        assert points is not None
        st.steps += (PlainEnvido(act.word, points, act.seat),)

    def canto_stake(self, st: State, act: Act) -> int | None:
        """Envido 2; la falta what the leader lacks (S-29)."""
        if act.kind is not Kind.ENVIDO:
            return None
        return ENVIDO_POINTS if act.word == "envido" else st.target - max(st.scores)

    def settle(self, st: State, out: list[Event], team: int, points: int, why: str) -> None:
        """Flor, envido, truco; nothing more once a team has reached the target (S-45)."""
        if self._pay_flor(st, out) or self._pay_envido(st, out):
            return
        pay_truco(st, out, team, points, why)

    def _pay_flor(self, st: State, out: list[Event]) -> bool:
        """3 to the team of the greatest flor; its seat and kind are shown, the kind by the reason of the payment (S-39, S-44)."""
        deal = st.cards
        if not any(deal.flor):
            return False
        perico, perica = PIECES[deal.vira]
        counts = tuple([flor_count(hand, perico, perica) for hand in deal.hands])
        seat = st.best(counts)
        _show(st, out, seat, "flor", counts[seat - 1])
        return pay(st, out, "flor", team_of(seat), FLOR_POINTS, flor_kind(deal.hands[seat - 1], perico, perica))

    def _pay_envido(self, st: State, out: list[Event]) -> bool:
        for bet in st.bets:
            if not bet.wanted:
                return pay(st, out, "envido", bet.team, bet.points, "envido-no-querido", bet.chain)
            seat = st.best(st.cards.tanto)
            _show(st, out, seat, "envido", st.cards.tanto[seat - 1])
            return pay(st, out, "envido", team_of(seat), bet.points, "envido-querido", bet.chain)
        return False

    def idle_turn(self, st: State) -> Act:
        return weakest(st)

    def why_not_canto(self, st: State, act: Act) -> IllegalAct:
        if any(st.cards.flor):
            return refusal(st, "flor-anula-envido", act)
        return refusal(st, "ya-tiraste" if st.envido_open else "un-envido-por-mano", act)


def _show(st: State, out: list[Event], seat: int, concept: str, number: int) -> None:
    """At the end of the hand the table says who had the best, and how much."""
    st.said += (Said(concept, seat, number),)
    out.append(Event("declare", seat, word=concept, n=number))
