"""The state of a match.

A `State` is changed only by `apply` and `deal`, each on a copy of its own; everybody else reads.
"""

from __future__ import annotations

from quiero.engine.acts import Act
from quiero.engine.deal import RIVALS, Bet, Deal, Paid, Said, Sena, team_of
from quiero.engine.events import Event
from quiero.engine.reglamento import Reglamento
from quiero.engine.step import Step


class State:
    """A match at one moment.

    `holds[seat - 1]` are the cards that a seat still holds, in the order dealt, and `plays` those on the table, in order, both
    as the acts that play them; `vueltas` the winners of those that are over (0 parda, -1 not to be told); `turn` the seat
    whose card is due, below all cantos, 0 between hands; `level` the accepted level of truco; `raise_team` the team that alone
    may raise it, 0 for either; `envido_open`: an envido may still be opened in this hand, and `flor_open` a flor sung; `sung`
    its cantos and answers; `said` its tantos; `bets` the envidos that were settled and wait to be paid; `senas` its gestures;
    `mazo` the shuffled deck that waits for the cut, else empty; `throws` the finished throws of the sorteo; `before` the state
    of the same hand that an act led from to this one, None where the hand began, and `told` what that act made happen.
    """

    __slots__ = (
        "_legal",
        "_legal_seat",
        "before",
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
        "told",
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
    before: State | None
    told: tuple[Event, ...]
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
        self.before = source.before
        self.told = source.told

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
        self.before = None
        self.told = ()

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
