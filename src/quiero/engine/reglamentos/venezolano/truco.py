"""The truco with its voz: raises that skip levels, and envidos that interrupt (section 8)."""

from __future__ import annotations

from quiero.engine.acts import NO_QUIERO, Act, Kind
from quiero.engine.canto import why_not_over_canto
from quiero.engine.deal import team_of
from quiero.engine.errors import IllegalAct
from quiero.engine.events import Event
from quiero.engine.pago import end_hand
from quiero.engine.reglamentos.venezolano.actos import ABOVE, REPLIES, TRUCO
from quiero.engine.reglamentos.venezolano.envido import openings
from quiero.engine.reglamentos.venezolano.estado import LEY, estado
from quiero.engine.reglamentos.venezolano.ley import CHOSEN, OPENINGS, TRUCOS
from quiero.engine.state import State
from quiero.engine.step import refusal, say
from quiero.engine.truco import TrucoAsked


def raises(st: State, seat: int) -> tuple[Act, ...]:
    """The trucos that a seat on turn may sing: the first one, or any higher level with the voz (V-53, V-81, V-82, V-86)."""
    if st.level == 0:
        return TRUCO[estado(st).has_valid_flor(seat)][seat]
    if st.raise_team == team_of(seat):
        return ABOVE[st.level][estado(st).has_valid_flor(seat)][seat]
    return ()


def speak(st: State, act: Act) -> None:
    """A canto or an answer of truco: plain it burns the speaker's flor por derecho, «Con mi flor, …» declares it (V-96, V-99)."""
    if act.declares == "con-flor":
        estado(st).declare(act.seat)
    else:
        estado(st).omit(act.seat)


class TrucoCantado(TrucoAsked):
    """A truco of any level that waits for an answer."""

    __slots__ = ()

    def acts(self, st: State, seat: int) -> list[Act]:
        return [*REPLIES[self.level][estado(st).has_valid_flor(seat)][seat], *openings(st, seat)]

    def take(self, st: State, act: Act, out: list[Event]) -> None:
        say(st, act, out)
        if act.kind is Kind.ENVIDO or act.kind is Kind.FLOR:
            st.rules.sing(st, act, out)
            return
        speak(st, act)
        self._answer(st, act, out)

    def _answer(self, st: State, act: Act, out: list[Event]) -> None:
        if act.base == "no-quiero":
            end_hand(st, out, team_of(self.by), st.worth, "truco-no-querido")
            return
        st.level = self.level
        st.raise_team = team_of(act.seat)
        st.steps = st.steps[:-1]
        if act.kind is Kind.TRUCO:
            st.steps += (TrucoCantado(TRUCOS.index(act.base), act.seat),)

    def silence(self, st: State, seat: int, out: list[Event]) -> None:
        """No quiero, and nobody's flor burns for it (V-185, V-186)."""
        answer = NO_QUIERO[seat]
        say(st, answer, out)
        self._answer(st, answer, out)

    def why_not(self, st: State, act: Act) -> IllegalAct:
        common = why_not_over_canto(st, act, self.seats(st))
        if common is not None:
            return common
        if act.word in OPENINGS:
            return refusal(st, why_not_open(st, act), act)
        if act.kind is Kind.ENVIDO or act.kind is Kind.FLOR:
            return refusal(st, "no-se-contesta-asi", act)
        if act.declares == "con-flor" and not estado(st).has_valid_flor(act.seat):
            return refusal(st, "sin-flor", act)
        return refusal(st, "nivel-no-sube", act)

    def chain(self, st: State) -> tuple[str, ...]:
        return (TRUCOS[self.level],)

    def stake(self, st: State, act: Act) -> int | None:
        if act.kind is Kind.TRUCO:
            return st.rules.worth(st, TRUCOS.index(act.base))
        if act.kind is Kind.ANSWER:
            return self.wanted(st) if act.base == "quiero" else self.refused(st)
        return st.rules.canto_stake(st, act)


def why_not_open(st: State, act: Act) -> str:
    """Why a seat that may speak cannot open that envido, one of OPENINGS."""
    es = estado(st)
    if es.vuelta != 1:
        return "primera-cerrada"
    if st.has_played(act.seat):
        return "ya-tiraste"
    if act.word == "flor-envida":
        return "concurso-no"
    return "ley-sin-a-ley" if act.word in CHOSEN and es.open & LEY else "envido-cerrado"
