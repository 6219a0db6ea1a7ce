"""What argentino answers when the kernel asks."""

from __future__ import annotations

from collections.abc import Mapping

from quiero.engine.acts import MAZO, Act, Kind
from quiero.engine.closed import why_closed
from quiero.engine.deal import Deal, Said, team_of
from quiero.engine.envido import CHAINS, ENVIDO, OPENINGS, VALUE, falta, open_envido, tanto
from quiero.engine.errors import IllegalAct
from quiero.engine.events import Event
from quiero.engine.flor import FLOR as SING_FLOR
from quiero.engine.flor import has_flor, sing_flor
from quiero.engine.fuerza import ARGENTINA
from quiero.engine.pago import pay, pay_truco
from quiero.engine.reglamento import Reglamento
from quiero.engine.reglamentos.argentino.ley import FLOR, FLOR_POINTS, LAW, SENAS, WORDS
from quiero.engine.senas import team_mask
from quiero.engine.state import State
from quiero.engine.step import Step, refusal
from quiero.engine.truco import TrucoAsked
from quiero.engine.vueltas import CARD_TURN, weakest

BUENAS = 15
"""At 30, a side with fewer points than this is in malas (E-57)."""


class Argentino(Reglamento):
    """One, two or three a side, to 15 or 30, with or without flor; see docs/rules/argentino.md for the E- articles."""

    def __init__(self, flor: bool = False) -> None:
        self.name = "argentino"
        self.locale = "es-AR"
        self.targets = (15, 30)
        self.seats = (2, 4, 6)
        self.seconds = 30
        self.team_chat = True
        self.ladder = (1, 2, 3, 4)
        self.trucos = ("", "truco", "retruco", "vale-cuatro")
        self.options = {"flor": flor}
        self.words = WORDS
        self.senas = SENAS
        self.law = LAW
        self.flor = flor

    def made(self, options: Mapping[str, bool]) -> Reglamento:
        return Argentino(options["flor"])

    def new_deal(self, mano: int, hands: tuple[tuple[int, ...], ...], vira: int) -> Deal:
        numbers = tuple([tanto(hand) for hand in hands])
        flores = tuple([self.flor and has_flor(hand) for hand in hands])
        return Deal(mano, hands, ARGENTINA, numbers, flores)

    def open_hand(self, st: State) -> None:
        st.steps = (CARD_TURN,)
        st.envido_open = True
        st.flor_open = self.flor

    def cantos(self, st: State, seat: int, acts: list[Act]) -> None:
        self.over_truco(st, seat, acts)
        acts.append(MAZO[seat])

    def over_truco(self, st: State, seat: int, acts: list[Act]) -> None:
        """Envido and flor, own card played or not (E-29, E-32, E-43)."""
        if st.envido_open:
            acts += OPENINGS[seat]
        self.over_envido(st, seat, 0, acts)

    def over_envido(self, st: State, seat: int, links: int, acts: list[Act]) -> None:
        """A flor answers an envido of any length (E-43), once a holder (E-44)."""
        if st.flor_open and st.cards.flor[seat - 1] and not has_sung_flor(st, seat):
            acts.append(SING_FLOR[seat])

    def sing(self, st: State, act: Act, out: list[Event]) -> None:
        if act.kind is ENVIDO:
            open_envido(st, act)
        else:
            sing_flor(st, FLOR, act, FLOR_POINTS, out)

    def all_in(self, st: State, concept: str, team: int) -> int:
        """At 30 with the leader in malas the whole match, otherwise what the leader lacks (E-35, E-48)."""
        leader = max(st.scores)
        return st.target - (st.scores[team - 1] if st.target == 30 and leader < BUENAS else leader)

    def al_resto(self, st: State) -> int | None:
        return falta(st)

    def contest(self, st: State, concept: str, points: int | None, chain: tuple[str, ...], out: list[Event]) -> None:
        """The table compares everybody and announces who won and with how many (E-37, E-38, E-49)."""
        counts = st.cards.tanto if concept == "envido" else flor_counts(st)
        seat = st.best(counts)
        st.said += (Said(concept, seat, counts[seat - 1]),)
        out.append(Event("declare", seat, word=concept, n=counts[seat - 1]))
        amount = self.all_in(st, concept, team_of(seat)) if points is None else points
        pay(st, out, concept, team_of(seat), amount, "envido-querido" if concept == "envido" else FLOR[chain].why_wanted, chain)

    def ask_truco(self, level: int, by: int) -> Step:
        return TrucoAsked(level, by)

    def settle(self, st: State, out: list[Event], team: int, points: int, why: str) -> None:
        """The truco; and one point more for a mazo in the first vuelta of a hand without envido (E-53)."""
        if not pay_truco(st, out, team, points, why) and why == "mazo" and mazo_extra(st):
            pay(st, out, "mazo", team, mazo_extra(st), "mazo-en-primera")

    def mazo_gives(self, st: State) -> int:
        return st.worth + mazo_extra(st)

    def canto_stake(self, st: State, act: Act) -> int | None:
        if act.kind is Kind.ENVIDO:
            return CHAINS[act.word,].wanted or falta(st)
        return FLOR_POINTS if act.kind is Kind.FLOR else None

    def own_tanto(self, st: State, seat: int) -> int | None:
        """Shown until the first vuelta closes (E-39)."""
        return None if st.vueltas else st.cards.tanto[seat - 1]

    def idle_turn(self, st: State) -> Act:
        return weakest(st)

    def sena_seen(self, st: State, seat: int, caught: tuple[int, ...]) -> int:
        """Only the team-mates, never a rival (E-63)."""
        return 0 if caught else team_mask(st, seat)

    def why_not_canto(self, st: State, act: Act) -> IllegalAct:
        return refusal(st, self._why_no_flor(st, act) if act.kind is Kind.FLOR else why_closed(st, act), act)

    def _why_no_flor(self, st: State, act: Act) -> str:
        if not self.flor:
            return "mesa-sin-flor"
        if act.word != "flor":
            return "contraflor-sin-flor"
        if not st.cards.flor[act.seat - 1]:
            return "sin-flor"
        if had_contest(st):
            return "flor-disputada"
        if has_sung_flor(st, act.seat):
            return "flor-ya-cantada"
        if st.vueltas:
            return "primera-cerrada"
        return "truco-querido-cierra" if st.level else "flor-tarde"


def mazo_extra(st: State) -> int:
    """1 while the first vuelta is open and no envido was sung, also none that was refused or annulled (E-53)."""
    return 0 if st.vueltas or any(sung.kind is ENVIDO for sung in st.sung) else 1


def has_sung_flor(st: State, seat: int) -> bool:
    """Whether that seat has sung its flor in this hand."""
    return any(sung.word == "flor" and sung.seat == seat for sung in st.sung)


def had_contest(st: State) -> bool:
    """Whether a flor was sung against a rival flor in this hand (E-45)."""
    flor = st.cards.flor
    return any(sung.word == "flor" and any(flor[rival - 1] for rival in st.rivals(sung.seat)) for sung in st.sung)


def flor_counts(st: State) -> tuple[int, ...]:
    """20 and all three cards for each holder, -1 for the others (E-49)."""
    deal = st.cards
    return tuple(
        [20 + sum([VALUE[card] for card in hand]) if flor else -1 for hand, flor in zip(deal.hands, deal.flor, strict=True)]
    )
