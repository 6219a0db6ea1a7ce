"""The state of a match, the steps that wait in it, and the reglamento that they ask.

A `State` is changed only by `apply` and `deal`, each on a copy of its own; everybody else reads.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import ClassVar

from quiero.engine.acts import Act
from quiero.engine.deal import RIVALS, Bet, Deal, Lying, Paid, Said, Sena, team_of
from quiero.engine.errors import IllegalAct
from quiero.engine.events import Event


class Step:
    """A question on the table: who may answer it, with what, and what each answer does.

    Steps lie on a stack, `State.steps`; the last one is to be answered now and blocks those below it
    («el envido está primero»). A step never changes.
    """

    __slots__ = ()

    phase: ClassVar[str] = "mano"
    kind: ClassVar[str] = ""
    """`truco` `envido` `flor` for a canto that waits, `tanto` for a declaration that is due, else empty."""

    def seats(self, st: State) -> tuple[int, ...]:
        """The seats that owe an answer now."""
        return ()

    def asked(self, st: State) -> tuple[int, ...]:
        """The seats that everybody may know to owe an answer."""
        return self.seats(st)

    def pick_of(self, seat: int) -> str:
        """What that seat has picked in secret, "" for nothing."""
        return ""

    def acts(self, st: State, seat: int) -> list[Act]:
        """The legal answers of one of those seats."""
        return []

    def take(self, st: State, act: Act, out: list[Event]) -> None:
        """Carry out a legal act on `st`, which is the caller's own copy."""
        raise AssertionError(f"{act!r} taken by a step without acts")

    def settles(self, st: State) -> bool:
        """Whether the next act answers the question for everybody, so that a new decision begins."""
        return True

    def clock(self, st: State, act: Act, out: list[Event]) -> None:
        """The time of a seat ran out (`tiempo …`). Raises IllegalAct when no such clock is running."""
        raise refusal(st, "no-corre-reloj", act)

    def why_not(self, st: State, act: Act) -> IllegalAct:
        """The reason why `act` is illegal now."""
        raise AssertionError(f"nothing explains {act!r}")

    def chain(self, st: State) -> tuple[str, ...]:
        """The words sung so far, for a canto that waits."""
        return ()

    def caller(self) -> int:
        """The seat that sang last, or 0."""
        return 0

    def wanted(self, st: State) -> int | None:
        """Points at stake if it is wanted; None when they depend on who wins."""
        return None

    def refused(self, st: State) -> int | None:
        """Points that a refusal gives to the caller; None when it cannot be refused."""
        return None

    def stake(self, st: State, act: Act) -> int | None:
        """The points that the button of this legal act names (see `view.Option`)."""
        return None


class Reglamento:
    """What differs between rule sets: the kernel asks, a reglamento overrides.

    `ladder[level]` is what the hand is worth, level 0 without truco; `trucos[level]` the canto that asks for that level.
    """

    name: str = ""
    version: int = 1
    locale: str = ""
    targets: tuple[int, ...] = ()
    seats: tuple[int, ...] = ()
    seconds: int = 0
    has_vira: bool = False
    ladder: tuple[int, ...] = ()
    trucos: tuple[str, ...] = ()
    options: Mapping[str, bool] = MappingProxyType({})
    """The options with which the table was made, all of those that the reglamento declares."""
    words: frozenset[str] = frozenset()
    """The words of the acta that it knows."""
    senas: frozenset[str] = frozenset()
    """The names of its señas."""
    law: Mapping[str, str] = MappingProxyType({})
    """The article behind each refusal code and each payment (`"truco-no-querido": "D-24"`)."""

    def made(self, options: Mapping[str, bool]) -> Reglamento:
        """These rules with other options, all of them given."""
        raise NotImplementedError

    def opening(self) -> tuple[Step, ...]:
        """What decides the first mano; empty where the server draws it."""
        return ()

    def new_state(self, target: int, seats: int) -> State:
        """A match at its very beginning."""
        return State(self, target, seats)

    def on_table(self, st: State) -> list[Lying]:
        """The cards on the table, in the order played."""
        return [Lying(play.seat, play.card, place // st.seats + 1) for place, play in enumerate(st.plays)]

    def peeked(self, st: State, seat: int) -> int:
        """The card that this seat looked at before it was passed, -1 for none (V-24, V-25)."""
        return -1

    def flor_status(self, st: State, seat: int) -> str:
        """What has become of that seat's own flor, where it may be lost (V-93); "" where there is none."""
        return ""

    def new_deal(self, mano: int, hands: tuple[tuple[int, ...], ...], vira: int) -> Deal:
        """The fixed part of a hand; the cards have been checked. `vira` is -1 where there is none."""
        raise NotImplementedError

    def cut_step(self) -> Step | None:
        """What asks for the cut, where there is one (V-20)."""
        return None

    def open_hand(self, st: State) -> None:
        """A hand has just been dealt: who is asked first, and what may be opened in it."""
        raise NotImplementedError

    def cantos(self, st: State, seat: int, acts: list[Act]) -> None:
        """Add what a seat on card turn may sing or do, beside its cards and the truco."""

    def over_truco(self, st: State, seat: int, acts: list[Act]) -> None:
        """Add what may be sung over a pending first truco (el envido está primero)."""

    def sing(self, st: State, act: Act, out: list[Event]) -> None:
        """Carry out an envido or a flor that `cantos` or `over_truco` allowed."""
        raise NotImplementedError

    def why_not_canto(self, st: State, act: Act) -> IllegalAct:
        """Why an envido, a flor or a mazo is illegal for a seat that may speak now."""
        raise NotImplementedError

    def worth(self, st: State, level: int) -> int:
        """What a hand is worth at that level of truco."""
        return self.ladder[level]

    def ask_truco(self, level: int, by: int) -> Step:
        """The step that waits for the answer to a truco of that level."""
        raise NotImplementedError

    def truco_accepted(self, st: State) -> None:
        """A truco was just accepted, by a quiero or by a raise."""
        st.envido_open = st.flor_open = False

    def vuelta_closed(self, st: State) -> None:
        """A vuelta is complete."""
        st.envido_open = st.flor_open = False

    def over_envido(self, st: State, seat: int, links: int, acts: list[Act]) -> None:
        """Add what may be sung over a pending envido of so many cantos, beside its own raises (flor)."""

    def all_in(self, st: State, concept: str, team: int) -> int:
        """What a falta envido, or a contraflor al resto, pays if `team` wins it."""
        raise NotImplementedError

    def al_resto(self, st: State) -> int | None:
        """What a contraflor al resto pays, None where that depends on who wins it."""
        return None

    def contest(self, st: State, concept: str, points: int | None, chain: tuple[str, ...], out: list[Event]) -> None:
        """An envido or a flor was accepted for `points` (None: see `all_in`): find its winner, or ask for the tantos."""
        raise NotImplementedError

    def settle(self, st: State, out: list[Event], team: int, points: int, why: str) -> None:
        """The hand is over and `team` has won it: pay `points` for it, and whatever else is paid at the end.

        `why` is `vueltas`, `truco-no-querido` or `mazo`.
        """
        raise NotImplementedError

    def canto_stake(self, st: State, act: Act) -> int | None:
        """The points that the button of a canto names, on card turn or over a truco."""
        return None

    def mazo_gives(self, st: State) -> int:
        """The points that going al mazo now gives the rivals."""
        return st.worth

    def sena_seen(self, st: State, seat: int, caught: tuple[int, ...]) -> int:
        """The bit mask of the seats that see a seña of `seat`; 0 when the reglamento does not let those catch it."""
        return 0

    def announced(self, st: State) -> tuple[int, ...]:
        """The seats whose flor the table announces (S-36)."""
        return ()

    def own_tanto(self, st: State, seat: int) -> int | None:
        """The envido count that the table shows to that seat, privately (E-39)."""
        return None

    def envido_closed(self, st: State) -> bool:
        """Whether nobody can open an envido of any kind any more in this hand."""
        return not st.envido_open

    def idle_turn(self, st: State) -> Act:
        """What a card turn does when its time runs out."""
        raise NotImplementedError


class State:
    """A match at one moment.

    `holds[seat - 1]` are the cards that a seat still holds, in the order dealt, and `plays` those on the table, in order, both
    as the acts that play them; `vueltas` the winners of those that are over (0 parda, -1 not to be told); `turn` the seat
    whose card is due, below all cantos, 0 between hands; `level` the accepted level of truco; `raise_team` the team that alone
    may raise it, 0 for either; `envido_open`: an envido may still be opened in this hand, and `flor_open` a flor sung; `sung`
    its cantos and answers; `said` its tantos; `bets` the envidos that were settled and wait to be paid; `senas` its gestures;
    `mazo` the shuffled deck that waits for the cut, else empty; `throws` the finished throws of the sorteo.
    """

    __slots__ = (
        "_legal",
        "_legal_seat",
        "bets",
        "deal",
        "decision",
        "ended_by",
        "envido_open",
        "flor_open",
        "hand",
        "hand_winner",
        "holds",
        "level",
        "mano",
        "mazo",
        "paid",
        "plays",
        "raise_team",
        "rules",
        "said",
        "scores",
        "seats",
        "senas",
        "steps",
        "sung",
        "target",
        "throws",
        "turn",
        "vueltas",
        "winner",
    )  # fmt: skip

    steps: tuple[Step, ...]
    decision: int
    hand: int
    mano: int
    scores: tuple[int, int]
    winner: int
    ended_by: str
    throws: tuple[tuple[str, ...], ...]
    deal: Deal | None
    holds: tuple[tuple[Act, ...], ...]
    turn: int
    plays: tuple[Act, ...]
    vueltas: tuple[int, ...]
    level: int
    raise_team: int
    envido_open: bool
    flor_open: bool
    senas: tuple[Sena, ...]
    mazo: tuple[int, ...]
    sung: tuple[Act, ...]
    said: tuple[Said, ...]
    bets: tuple[Bet, ...]
    paid: tuple[Paid, ...]
    hand_winner: int
    _legal_seat: int
    _legal: tuple[Act, ...]

    def __init__(self, rules: Reglamento, target: int, seats: int, source: State | None = None) -> None:
        self.rules = rules
        self.target = target
        self.seats = seats
        self._legal_seat = -1
        self._legal = ()
        if source is None:
            self.steps = ()
            self.decision = 1
            self.hand = self.mano = 0
            self.scores = (0, 0)
            self.winner = 0
            self.ended_by = ""
            self.throws = ()
            self.deal = None
            self.mazo = ()
            self.clear()
            return
        self.steps = source.steps
        self.decision = source.decision
        self.hand = source.hand
        self.mano = source.mano
        self.scores = source.scores
        self.winner = source.winner
        self.ended_by = source.ended_by
        self.throws = source.throws
        self.deal = source.deal
        self.holds = source.holds
        self.turn = source.turn
        self.plays = source.plays
        self.vueltas = source.vueltas
        self.level = source.level
        self.raise_team = source.raise_team
        self.envido_open = source.envido_open
        self.flor_open = source.flor_open
        self.senas = source.senas
        self.mazo = source.mazo
        self.sung = source.sung
        self.said = source.said
        self.bets = source.bets
        self.paid = source.paid
        self.hand_winner = source.hand_winner

    def clear(self) -> None:
        """Forget the last hand, before a new one is dealt."""
        self.turn = self.level = self.raise_team = self.hand_winner = 0
        self.plays = self.sung = ()
        self.vueltas = ()
        self.holds = ()
        self.envido_open = self.flor_open = False
        self.senas = ()
        self.said = ()
        self.bets = ()
        self.paid = ()

    def begin_hand(self, hands: tuple[tuple[int, ...], ...], vira: int) -> None:
        """Forget the last hand and begin one with these cards."""
        self.clear()
        self.mazo = ()
        self.hand += 1
        self.deal = self.rules.new_deal(self.mano, hands, vira)
        self.holds = self.deal.plays
        self.turn = self.mano
        self.rules.open_hand(self)

    def copy(self) -> State:
        """A state of one's own to work on; all that it holds is immutable and shared."""
        return State(self.rules, self.target, self.seats, self)

    def __copy__(self) -> State:
        return self.copy()

    # ---- what everybody may ask ------------------------------------------------------------------

    @property
    def phase(self) -> str:
        """`sorteo`, `reparto` (waits for a deal), `mano` (a hand is being played) or `fin`."""
        return self.steps[-1].phase

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.winner != 0

    @property
    def worth(self) -> int:
        """What the hand is worth now; a pending canto does not count."""
        return self.rules.worth(self, self.level)

    @property
    def cards(self) -> Deal:
        """The deal of the hand that is being played (or was the last)."""
        deal = self.deal
        assert deal is not None, "no hand has been dealt"
        return deal

    def held_by(self, seat: int) -> tuple[int, ...]:
        """The cards that a seat still holds, in the order dealt."""
        return tuple([play.card for play in self.holds[seat - 1]]) if self.holds else ()

    def take_from_hand(self, seat: int, card: int) -> None:
        """A card leaves the hand of that seat."""
        holds = list(self.holds)
        holds[seat - 1] = tuple([held for held in holds[seat - 1] if held.card != card])
        self.holds = tuple(holds)

    def has_played(self, seat: int) -> bool:
        """Whether that seat has put a card on the table in this hand."""
        return len(self.holds[seat - 1]) < 3

    def is_rival(self, seat: int, other: int) -> bool:
        """Whether two seats are of different teams."""
        return (seat ^ other) & 1 == 1

    def rivals(self, seat: int) -> tuple[int, ...]:
        """The seats of the other team, lowest first."""
        return RIVALS[self.seats][team_of(seat)]

    def order(self) -> tuple[int, ...]:
        """All seats in playing order from the mano of the hand."""
        return tuple([(self.cards.mano - 1 + i) % self.seats + 1 for i in range(self.seats)])

    def best(self, counts: tuple[int, ...]) -> int:
        """The seat with the highest of these counts (seat 1 first); of equal ones, the nearest to the mano (D-39, E-37)."""
        best = 0
        for seat in self.order():
            if best == 0 or counts[seat - 1] > counts[best - 1]:
                best = seat
        return best


def refusal(st: State, code: str, act: Act) -> IllegalAct:
    """The IllegalAct of that code, with its article in this reglamento."""
    return IllegalAct(code, st.rules.law[code], {"act": act.word, "seat": act.seat})


def say(st: State, act: Act, out: list[Event]) -> None:
    """Something said aloud, that everybody hears."""
    st.sung += (act,)
    out.append(Event("say", act.seat, word=act.word))
