"""The truco ladder: asking for the next level, and answering."""

from __future__ import annotations

from typing import ClassVar, Final

from quiero.engine.acts import NO_QUIERO, QUIERO, Act, Kind, of_all_seats
from quiero.engine.canto import Canto, why_not_over_canto
from quiero.engine.deal import team_of
from quiero.engine.errors import IllegalAct
from quiero.engine.events import Event
from quiero.engine.pago import end_hand
from quiero.engine.reglamento import Reglamento
from quiero.engine.state import State
from quiero.engine.step import refusal, say

ANSWER: Final = Kind.ANSWER
TRUCO: Final = Kind.TRUCO
CANTOS: Final = {word: of_all_seats(word) for word in ("truco", "retruco", "vale-cuatro", "vale-nueve", "vale-partida")}


def canto_of(st: State, seat: int) -> Act | None:
    """The truco canto that this seat may sing on its card turn, if any (D-22, D-26, D-28)."""
    level = st.level + 1
    if level == len(st.rules.ladder) or (st.raise_team != 0 and st.raise_team != team_of(seat)):
        return None
    return CANTOS[st.rules.trucos[level]][seat]


def level_of(rules: Reglamento, act: Act) -> int:
    """The level that a canto of truco asks for."""
    return rules.trucos.index(act.word)


class TrucoAsked(Canto):
    """A truco of `level`, sung by `by`, waits for an answer of the other team (D-23, E-22)."""

    __slots__ = ("level",)
    kind: ClassVar[str] = "truco"

    def __init__(self, level: int, by: int) -> None:
        self.level = level
        super().__init__(by)

    def acts(self, st: State, seat: int) -> list[Act]:
        acts = [QUIERO[seat], NO_QUIERO[seat]]
        if self.level + 1 < len(st.rules.ladder):
            acts.append(CANTOS[st.rules.trucos[self.level + 1]][seat])
        if self.level == 1:
            st.rules.over_truco(st, seat, acts)
        return acts

    def take(self, st: State, act: Act, out: list[Event]) -> None:
        if act.kind is not ANSWER and act.kind is not TRUCO:
            say(st, act, out)
            st.rules.sing(st, act, out)
            return
        say(st, act, out)
        if act.word == "no-quiero":
            end_hand(st, out, team_of(self.by), st.worth, "truco-no-querido")
            return
        st.level = self.level
        st.raise_team = team_of(act.seat)
        st.rules.truco_accepted(st)
        st.steps = st.steps[:-1]
        if act.kind is TRUCO:
            st.steps += (st.rules.ask_truco(self.level + 1, act.seat),)

    def why_not(self, st: State, act: Act) -> IllegalAct:
        common = why_not_over_canto(st, act, self.seats(st))
        if common is not None:
            return common
        if act.kind is TRUCO:
            return refusal(st, "nivel-salteado", act)
        if act.kind is ANSWER or act.kind is Kind.DECLARE:
            return refusal(st, "no-se-contesta-asi", act)
        return st.rules.why_not_canto(st, act)

    def chain(self, st: State) -> tuple[str, ...]:
        return st.rules.trucos[1 : self.level + 1]

    def wanted(self, st: State) -> int | None:
        return st.rules.worth(st, self.level)

    def refused(self, st: State) -> int | None:
        return st.worth

    def stake(self, st: State, act: Act) -> int | None:
        if act.kind is TRUCO:
            return st.rules.worth(st, self.level + 1)
        if act.kind is ANSWER:
            return self.wanted(st) if act.word == "quiero" else self.refused(st)
        return st.rules.canto_stake(st, act)
