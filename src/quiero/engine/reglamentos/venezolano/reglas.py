"""What venezolano answers when the kernel asks."""

from __future__ import annotations

from collections.abc import Mapping

from quiero.engine.acts import Act, Kind
from quiero.engine.deal import Deal, Lying
from quiero.engine.errors import IllegalAct
from quiero.engine.events import Event
from quiero.engine.fuerza import PIECES, VENEZOLANA
from quiero.engine.reglamento import Reglamento
from quiero.engine.reglamentos.venezolano.corte import CORTE, cutter
from quiero.engine.reglamentos.venezolano.envido import falta, open_bet
from quiero.engine.reglamentos.venezolano.estado import FORTUNES, Estado, estado
from quiero.engine.reglamentos.venezolano.ley import FIRST, LAW, SENAS, TRUCOS, WORDS
from quiero.engine.reglamentos.venezolano.liquidacion import PARTIDA, settle
from quiero.engine.reglamentos.venezolano.tantos import NONE, envido_count, flor_kind
from quiero.engine.reglamentos.venezolano.truco import TrucoCantado
from quiero.engine.reglamentos.venezolano.turno import TURNO
from quiero.engine.senas import team_mask
from quiero.engine.state import State
from quiero.engine.step import Step


class Venezolano(Reglamento):
    """Two or four players to 12 or 24 piedras; see docs/rules/venezolano.md for the V- articles."""

    def __init__(self, por_derecho: bool = False) -> None:
        self.name = "venezolano"
        self.locale = "es-VE"
        self.targets = (12, 24)
        self.seats = (2, 4)
        self.seconds = 30
        self.spectators = "player"
        self.has_vira = True
        self.ladder = (1, 3, 6, 9, 0)
        self.trucos = TRUCOS
        self.options = {"flor-por-derecho": por_derecho}
        self.words = WORDS
        self.senas = SENAS
        self.law = LAW

    def knows(self, act: Act) -> bool:
        """Also a cut, or a raise of the envido, by more than there ever can be (V-20, V-69)."""
        return act.word in self.words or act.kind is Kind.CUT or act.base.startswith("envido+")

    def made(self, options: Mapping[str, bool]) -> Reglamento:
        return Venezolano(options["flor-por-derecho"])

    def new_state(self, target: int, seats: int) -> State:
        return Estado(self, target, seats)

    def new_deal(self, mano: int, hands: tuple[tuple[int, ...], ...], vira: int) -> Deal:
        pieces = PIECES[vira]
        numbers = tuple([envido_count(hand, pieces) for hand in hands])
        flores = tuple([flor_kind(hand, pieces) != NONE for hand in hands])
        return Deal(mano, hands, VENEZOLANA[vira], numbers, flores, vira)

    def open_hand(self, st: State) -> None:
        es = estado(st)
        if any(es.cards.flor):
            es.flores = tuple([flor_kind(hand, es.pieces) for hand in es.cards.hands])
        es.steps = (TURNO,)

    def cut_step(self) -> Step:
        return CORTE

    def worth(self, st: State, level: int) -> int:
        """Vale partida is worth what the winner lacks, at most the target (V-89)."""
        return st.target if level == PARTIDA else self.ladder[level]

    def ask_truco(self, level: int, by: int) -> Step:
        return TrucoCantado(level, by)

    def sing(self, st: State, act: Act, out: list[Event]) -> None:
        open_bet(st, act)

    def canto_stake(self, st: State, act: Act) -> int | None:
        if act.kind is Kind.CARD:
            return None
        return falta(st) if act.word == "la-falta" else FIRST

    def settle(self, st: State, out: list[Event], team: int, points: int, why: str) -> None:
        settle(estado(st), out, team, points, why)

    def envido_closed(self, st: State) -> bool:
        return estado(st).open == 0 or estado(st).vuelta > 1

    def on_table(self, st: State) -> list[Lying]:
        return list(estado(st).mesa)

    def peeked(self, st: State, seat: int) -> int:
        """The cutter looked at the mano's first card, the dealer at its partner's (V-24, V-25). Only in pairs (V-27)."""
        if st.seats != 4:
            return -1
        mano = st.cards.mano
        if seat == cutter(mano, 4):
            return st.cards.hands[mano - 1][0]
        if seat == (mano + 2) % 4 + 1:
            return st.cards.hands[mano % 4][0]
        return -1

    def flor_status(self, st: State, seat: int) -> str:
        return FORTUNES[estado(st).flores[seat - 1]]

    def announced(self, st: State) -> tuple[int, ...]:
        """The seats that have spoken of their flor, in that order (V-104)."""
        order = estado(st).declared
        return tuple(sorted([seat for seat in range(1, st.seats + 1) if order[seat - 1]], key=lambda seat: order[seat - 1]))

    def sena_seen(self, st: State, seat: int, caught: tuple[int, ...]) -> int:
        """The partner always, and each rival that caught it (V-193)."""
        mask = team_mask(st, seat)
        for other in caught:
            if other > st.seats:
                return 0
            mask |= 1 << (other - 1)
        return mask

    def why_not_canto(self, st: State, act: Act) -> IllegalAct:
        return st.steps[-1].why_not(st, act)
