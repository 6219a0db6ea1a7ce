"""The bets on envido: ordinary, of ley, and the contest of flores, all with the same raises (sections 7, 11 and 12)."""

from __future__ import annotations

from typing import ClassVar, Final

from quiero.engine.acts import NO_QUIERO, Act, Kind
from quiero.engine.canto import Canto, why_not_over_canto
from quiero.engine.deal import Bet, team_of
from quiero.engine.errors import IllegalAct
from quiero.engine.events import Event
from quiero.engine.reglamentos.venezolano.actos import ACTS, FALTA, RAISES
from quiero.engine.reglamentos.venezolano.estado import ALL_KINDS, CANCELLED, CONCURSO, LEY, ORDINARIO, Estado, estado
from quiero.engine.reglamentos.venezolano.ley import ADDS, ANSWERS, CHOSEN, FIRST, LEYES
from quiero.engine.state import State
from quiero.engine.step import refusal, say

REFUSED: Final = 1

# What a bet of each kind closes for the rest of the hand, wanted and not wanted (V-75).
CLOSES: Final = {ORDINARIO: (ALL_KINDS, ORDINARIO | LEY), LEY: (ALL_KINDS, ORDINARIO | LEY), CONCURSO: (ALL_KINDS, ALL_KINDS)}
ENVIDO: Final = ACTS["envido"]
LA_FALTA: Final = ACTS["la-falta"]
A_LEY_ENVIDO: Final = ACTS["a-ley envido"]
FLOR_ENVIDA: Final = ACTS["flor-envida"]
FLOR_NO_QUIERO: Final = ACTS["con-flor no-quiero"]
ME_ACHICO: Final = ACTS["con-flor me-achico"]
A_LAS_FLORES_NO: Final = ACTS["a-las-flores-no"]
NAMES: Final = {ORDINARIO: "envido", LEY: "ley", CONCURSO: "concurso"}


def falta(st: State) -> int:
    """What the leading team lacks (V-71)."""
    return st.target - max(st.scores)


def openings(st: State, seat: int) -> list[Act]:
    """The envidos that this seat may open now; it must have the word, and not have played (V-60, V-63)."""
    es = estado(st)
    acts: list[Act] = []
    if es.vuelta != 1 or st.has_played(seat):
        return acts
    if es.open & ORDINARIO:
        acts += (ENVIDO[seat], LA_FALTA[seat])
    if es.open & LEY:
        acts.append(A_LEY_ENVIDO[seat])
        if any(es.a_ley >> (rival - 1) & 1 for rival in st.rivals(seat)):
            acts += [ACTS[word][seat] for word in CHOSEN]
    if can_contest(es, seat):
        acts.append(FLOR_ENVIDA[seat])
    return acts


def can_contest(es: Estado, seat: int) -> bool:
    """Whether the seat may say «Flor tengo y la mía envida» (V-119), turn and first card apart."""
    return (
        es.open & CONCURSO != 0
        and es.counts_as_flor(seat)
        and any(es.counts_as_flor(rival) for rival in es.rivals(seat))
        and any(es.has_valid_flor(other) and es.declared[other - 1] > 0 for other in range(1, es.seats + 1))
    )


def open_bet(st: State, act: Act) -> None:
    """Carry out one of `openings`."""
    es = estado(st)
    seat = act.seat
    if act.word == "flor-envida":
        es.declare(seat)
        bet = Apuesta(CONCURSO, FIRST, REFUSED, seat, (act.word,))
    elif act.word in ("envido", "la-falta"):
        es.lose(seat, CANCELLED)  # V-110: also when it is blocked or refused
        bet = Apuesta(ORDINARIO, falta(st) if act.word == "la-falta" else FIRST, REFUSED, seat, (act.word,))
    else:
        bet = Apuesta(LEY, FIRST, REFUSED, seat, (act.word,), "" if act.declares == "a-ley" else act.declares)
    st.steps += (bet,)


class Apuesta(Canto):
    """A bet that waits for an answer: `points` if it is wanted, `if_not` otherwise.

    `of` is its kind (ORDINARIO, LEY, CONCURSO), `by` who sang last, `sung` all that was sung; `ley` of a ley bet is the choice,
    "" while it is open.
    """

    __slots__ = ("if_not", "ley", "of", "points", "sung")
    kind: ClassVar[str] = "envido"

    def __init__(self, of: int, points: int, if_not: int, by: int, sung: tuple[str, ...], ley: str = "") -> None:
        self.of = of
        self.points = points
        self.if_not = if_not
        super().__init__(by)
        self.sung = sung
        self.ley = ley

    @property
    def chooses(self) -> bool:
        """Whether the answer must choose con ley or sin ley (V-132)."""
        return self.of == LEY and self.ley == ""

    @property
    def is_falta(self) -> bool:
        """Whether la falta was sung, over which nothing goes (V-73)."""
        return self.sung[-1].endswith("la-falta")

    def acts(self, st: State, seat: int) -> list[Act]:
        es = estado(st)
        acts: list[Act] = []
        if self.chooses:
            acts.append(NO_QUIERO[seat])
            for ley in LEYES:
                self._accepting(st, seat, ley, acts)
            if es.has_valid_flor(seat):
                acts.append(FLOR_NO_QUIERO[seat])
        elif self.of == CONCURSO:
            acts.append(ME_ACHICO[seat])
            self._accepting(st, seat, "", acts)
            if es.counts_as_flor(seat):
                self._accepting(st, seat, "con-flor", acts)
        else:
            acts.append(NO_QUIERO[seat])
            self._accepting(st, seat, "", acts)
            if es.has_valid_flor(seat):
                acts.append(FLOR_NO_QUIERO[seat])
                self._accepting(st, seat, "con-flor", acts)
                if self.of == ORDINARIO and len(self.sung) == 1:
                    acts.append(A_LAS_FLORES_NO[seat])
        return acts

    def _accepting(self, st: State, seat: int, prefix: str, acts: list[Act]) -> None:
        """Add quiero, «y envido», «y N más» and la falta, up to the target, all with that prefix (V-66 to V-73)."""
        if self.is_falta:
            acts.append(RAISES[prefix][0][seat][0])
            return
        acts += RAISES[prefix][st.target - self.points][seat]
        if falta(st) >= self.points:
            acts.append(FALTA[prefix][seat])

    def take(self, st: State, act: Act, out: list[Event]) -> None:
        es = estado(st)
        say(st, act, out)
        base = act.base
        if base == "a-las-flores-no":
            es.declare(act.seat)
            es.open &= ~ORDINARIO
            st.steps = st.steps[:-1]
        elif base == "me-achico":
            self._settle(st, False, "")
            es.void_team(act.seat)
        else:
            self._spoken(es, act)
            self._answer(st, act, act.declares if self.chooses and base != "no-quiero" else self.ley)

    def _spoken(self, es: Estado, act: Act) -> None:
        """What the words do to the speaker's own flor (V-96, V-98, V-121)."""
        if act.declares == "con-flor":
            es.declare(act.seat)
        elif act.declares == "":
            es.omit(act.seat)

    def _answer(self, st: State, act: Act, ley: str) -> None:
        if act.base in ANSWERS:
            self._settle(st, act.base == "quiero", ley)
            return
        st.steps = (*st.steps[:-1], Apuesta(self.of, self._raised(st, act), self.points, act.seat, (*self.sung, act.word), ley))

    def _raised(self, st: State, act: Act) -> int:
        """The bet after that raise."""
        return falta(st) if act.base == "la-falta" else self.points + ADDS[act.base]

    def _settle(self, st: State, wanted: bool, ley: str) -> None:
        """Nothing is shown or paid before the hand ends (V-76, V-77)."""
        es = estado(st)
        st.steps = st.steps[:-1]
        es.open &= ~CLOSES[self.of][0 if wanted else 1]
        kind = ley if wanted and ley else NAMES[self.of]
        st.bets += (Bet(kind, wanted, self.points if wanted else self.if_not, team_of(self.by), self.sung),)

    def silence(self, st: State, seat: int, out: list[Event]) -> None:
        """No quiero, or me achico in a contest; silence burns nobody's flor (V-185 to V-187)."""
        say(st, (ME_ACHICO if self.of == CONCURSO else NO_QUIERO)[seat], out)
        self._settle(st, False, self.ley)
        if self.of == CONCURSO:
            estado(st).void_team(seat)

    def why_not(self, st: State, act: Act) -> IllegalAct:
        common = why_not_over_canto(st, act, self.seats(st))
        return common or refusal(st, self._why_not(st, act), act)

    def _why_not(self, st: State, act: Act) -> str:
        es = estado(st)
        prefix, base = act.declares, act.base
        if base == "a-las-flores-no":
            return "no-se-bloquea" if es.has_valid_flor(act.seat) else "sin-flor"
        if base == "no-quiero" and self.of == CONCURSO:
            return "no-quiero-es-me-achico"
        if act.kind is Kind.TRUCO or base in ("me-achico", "flor-envida") or prefix == "a-ley":
            return "no-se-contesta-asi"
        if prefix == "con-flor" and not (es.counts_as_flor(act.seat) if self.of == CONCURSO else es.has_valid_flor(act.seat)):
            return "sin-flor"
        if prefix in LEYES and not self.chooses:
            return "ley-ya-elegida" if self.of == LEY else "no-se-contesta-asi"
        if prefix not in LEYES and self.chooses:
            return "hay-que-elegir-ley"
        if self.is_falta:
            return "falta-cierra"
        return "falta-corta" if base == "la-falta" else "pasa-el-objetivo"

    def chain(self, st: State) -> tuple[str, ...]:
        return self.sung

    def wanted(self, st: State) -> int | None:
        return self.points

    def refused(self, st: State) -> int | None:
        return self.if_not

    def stake(self, st: State, act: Act) -> int | None:
        if act.base in ("no-quiero", "me-achico"):
            return self.if_not
        if act.base in ("quiero", "a-las-flores-no"):
            return self.points if act.base == "quiero" else None
        return self._raised(st, act)
