"""Makes an acta of a match from what was done in it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from quiero.acta.facts import shown
from quiero.acta.model import UNKNOWN, Acta, Do, Hand, Pago, Timeout
from quiero.acta.replay import before_first
from quiero.engine import Act, Kind, State, apply, deal, shuffle, view
from quiero.engine.cards import NAMES


@dataclass(frozen=True, slots=True)
class Dealing:
    """The cards dealt to each seat, seat 1 first, and the vira (-1: none)."""

    hands: tuple[tuple[int, ...], ...]
    vira: int = -1


@dataclass(frozen=True, slots=True)
class Shuffled:
    """The forty cards before the cut, top card first."""

    mazo: tuple[int, ...]


Move = Act | Dealing | Shuffled
"""What moves a match on."""


def record(header: Acta, moves: Iterable[Move], *, seat: int = 0, begin: State | None = None) -> Acta:
    """The acta of the match in which these moves were made, in this order.

    `header` is an acta without sorteo and hands: what stands at the top. `begin` is the match before the first move; absent,
    it is a new one with its sorteo. With `seat` the acta holds only what that seat has seen: other cards are `??`, and a pick
    of the sorteo that waits for the rival's is left out, as are señas that it did not see. The open acta (seat 0) is for a match
    that is over; señas that no rival could see stay out of it.
    Raises IllegalAct at a move that was not legal.
    """
    state = before_first(header) if begin is None else begin
    notes = _Notes(seat)
    for move in moves:
        if isinstance(move, Act):
            before, (state, _) = state, apply(state, move)
            notes.act(before, state, move)
        elif isinstance(move, Dealing):
            notes.begin(state)
            state, _ = deal(state, move.hands, move.vira)
        else:
            notes.begin(state, move.mazo)
            state, _ = shuffle(state, move.mazo)
        notes.after(state)
    return notes.acta(header, with_sorteo=begin is None)


class _Notes:
    """The pencil: sorteo lines, finished hands and the hand that is being written."""

    def __init__(self, seat: int) -> None:
        self._seat = seat
        self._sorteo: list[Do | Timeout] = []
        self._throw: list[Do | Timeout] = []
        self._throws = 0
        self._winner: int | None = None
        self._hands: list[Hand] = []
        self._lines: list[Do | Timeout] = []
        self._seen: set[str] = set()

    def begin(self, state: State, mazo: tuple[int, ...] = ()) -> None:
        """A new hand begins; only the open acta shows the deck, that of a seat forty cards until they are dealt."""
        self._close()
        self._seen = set()
        deck = tuple(UNKNOWN if self._seat else NAMES[card] for card in mazo) or None
        self._hands.append(Hand(es_mano=state.mano, tantos=state.scores, mazo=deck))

    def act(self, before: State, after: State, done: Act) -> None:
        word, *drawn = done.word.split(" ")
        line = Timeout(done.seat, tuple(drawn)) if word == "tiempo" else self._done(after, done)
        if line is None:
            return
        if self._hands:
            self._lines.append(line)
        elif before.phase == "sorteo":
            self._throw.append(line)
        else:
            self._sorteo.append(line)

    def _done(self, after: State, done: Act) -> Do | None:
        """The line of an act; of a seña what the reader saw of it, None for nothing."""
        if done.kind is not Kind.SENA:
            return Do(done.seat, done.word)
        plain, public, _ = done.word.partition(" ve ")
        if not self._seat:
            return Do(done.seat, done.word) if public else None
        if not after.senas[-1].seen_by(self._seat):
            return None
        return Do(done.seat, f"{plain} ve {self._seat}" if public and self._seat != done.seat else plain)

    def after(self, state: State) -> None:
        """Take from the state what a line does not say: what is seen, what was paid, who won."""
        if not self._hands:
            if state.phase != "sorteo" or len(view(state, 0).throws) > self._throws:
                self._throws = len(view(state, 0).throws)
                self._sorteo += self._throw
                self._throw = []
            self._winner = state.winner or None
            return
        if self._seat:
            self._seen |= shown(view(state, self._seat))
        if state.deal is not None and state.phase != "corte" and self._hands[-1].cartas is None:
            cards = tuple(tuple(NAMES[card] for card in held) for held in state.deal.hands)
            vira = NAMES[state.deal.vira] if state.deal.vira >= 0 else None
            self._hands[-1] = replace(self._hands[-1], cartas=cards, vira=vira)
            if self._seat:
                self._hands[-1] = replace(self._hands[-1], mazo=None)
        if state.phase in ("reparto", "fin"):
            pagos = tuple(Pago(paid.concept, paid.team, paid.points) for paid in view(state, 0).receipt)
            self._hands[-1] = replace(self._hands[-1], pagos=pagos, quedan=state.scores, gana=state.winner or None)

    def acta(self, header: Acta, *, with_sorteo: bool) -> Acta:
        self._close()
        own = [line for line in self._throw if self._seat in (0, line.seat)]
        sorteo = (*self._sorteo, *own) if with_sorteo else None
        return replace(header, sorteo=sorteo, gana=self._winner, manos=tuple(self._hands))

    def _close(self) -> None:
        if not self._hands:
            return
        hand = replace(self._hands[-1], jugadas=tuple(self._lines))
        if self._seat and hand.cartas is not None:
            cards = tuple(tuple(self._masked(card) for card in held) for held in hand.cartas)
            hand = replace(hand, cartas=cards, jugadas=tuple(self._masked_line(line) for line in self._lines))
        self._hands[-1] = hand
        self._lines = []

    def _masked(self, card: str) -> str:
        return card if card in self._seen else UNKNOWN

    def _masked_line(self, line: Do | Timeout) -> Do | Timeout:
        """The same with `??` for the cards that lie face down: those below a pegado and those burned."""
        words = [self._masked(word) if word in NAMES else word for word in line.act.split(" ")]
        return Do(line.seat, " ".join(words)) if isinstance(line, Do) else Timeout(line.seat, tuple(words[1:]))
