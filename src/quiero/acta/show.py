"""Prints an acta for people to read, in the Spanish of its table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from quiero.acta.model import UNKNOWN, Acta, Do, Fact, Hand, Line, Refuse, Timeout
from quiero.acta.phrases import Phrases, printable
from quiero.acta.replay import Mismatch, NotPlayed, before_first, before_hand, deal_names, played, step
from quiero.engine import Event, IllegalAct, State, happenings, reglamento, shuffle
from quiero.engine.cards import card
from quiero.words import LOCALE

_STYLES: Final = {"vuelta": "dim", "pay": "bold"}


def show(acta: Acta, console: Console) -> None:
    """Print the match: who plays, and of each hand its cards, what was said and played, what it paid and how it stands."""
    telling = _Telling(acta, console)
    telling.top()
    if acta.sorteo is not None:
        telling.sorteo(acta.sorteo)
    for number, hand in enumerate(acta.manos, 1):
        telling.hand(number, hand)
    if acta.gana is not None:
        telling.winner(acta.gana)


class _Telling:
    """The telling of one acta. While the engine can follow it, what comes of each line (a vuelta, a payment) is told too."""

    def __init__(self, acta: Acta, console: Console) -> None:
        self._acta = acta
        self._console = console
        self._phrases = Phrases(acta, _locale_of(acta))
        self._state: State | None = None

    def top(self) -> None:
        acta, phrases = self._acta, self._phrases
        self._print(acta.titulo or f"Partida de {acta.reglamento}", "bold")
        people = [phrases.name(seat) for seat in range(1, acta.asientos + 1)]
        self._print(f"{acta.reglamento}, a {phrases.target()}: {', '.join(people[:-1])} y {people[-1]}.")

    def sorteo(self, lines: tuple[Line, ...]) -> None:
        self._heading("Piedra, papel o tijera")
        try:
            self._state = before_first(self._acta)
        except (Mismatch, NotPlayed):
            self._state = None
        self._lines(lines)
        if self._state is not None and self._state.phase == "reparto":
            self._print(f"Es mano {self._phrases.name(self._state.mano)}.", indent=2)

    def hand(self, number: int, hand: Hand) -> None:
        self._heading(f"Mano {number}")
        self._state = self._dealt(hand)
        leads = f"Es mano {self._phrases.name(hand.es_mano)}. " if hand.es_mano else ""
        self._print(leads + (f"Van {self._phrases.score(hand.tantos)}." if hand.tantos else ""), indent=2)
        self._cards(hand)
        self._lines(hand.jugadas if self._state is None or hand.mazo is not None else played(hand))
        if self._state is None:
            for pago in hand.pagos or ():
                self._print(self._phrases.points(pago.concept, pago.team, pago.points), _STYLES["pay"], indent=4)
        if hand.quedan is not None:
            self._print(f"Quedan {self._phrases.score(hand.quedan)}.", indent=2)
        if hand.gana is not None:
            self.winner(hand.gana)

    def winner(self, team: int) -> None:
        self._print(f"Ganó la partida {self._phrases.team(team)}.", "bold green", indent=2)

    def _dealt(self, hand: Hand) -> State | None:
        """The match with this hand dealt, or its deck waiting for the cut; None where the engine cannot follow it."""
        before = self._state
        follows = before is not None and before.phase == "reparto" and not self._acta.sueltas
        cards = hand.cartas or ((UNKNOWN,),)
        if hand.mazo is None and any(UNKNOWN in held for held in cards):
            return None
        try:
            begin = before if before is not None and follows else before_hand(self._acta, hand)
            if hand.mazo is not None:
                return shuffle(begin, tuple(card(name) for name in hand.mazo))[0]
            return deal_names(begin, cards, hand.vira)[0]
        except (Mismatch, NotPlayed, IllegalAct, ValueError):
            return None

    def _cards(self, hand: Hand) -> None:
        table = Table.grid(padding=(0, 2))
        for seat, cards in enumerate(hand.cartas or (), 1):
            row = (self._phrases.name(seat), *(self._phrases.card(card) for card in cards))
            table.add_row(*(Text(cell, style="" if place else "bold") for place, cell in enumerate(row)))
        if hand.vira is not None:
            table.add_row(Text("Vira", style="bold"), Text(self._phrases.card(hand.vira)))
        self._console.print(Padding(table, (1, 0, 1, 4), expand=False))

    def _lines(self, lines: Iterable[Line]) -> None:
        for line in lines:
            if isinstance(line, Fact):
                continue
            events = self._follow(line)
            for event in happenings(events, 0):
                self._print(self._phrases.happening(event), _STYLES.get(event.kind, ""), indent=4)
            if self._state is None or isinstance(line, Refuse):
                self._print(self._phrases.line(line), "dim" if isinstance(line, Refuse) else "", indent=4)

    def _follow(self, line: Do | Timeout | Refuse) -> tuple[Event, ...]:
        """What the line makes happen; nothing, now and later, where the engine cannot follow."""
        if self._state is None:
            return ()
        try:
            self._state, events = step(self._state, line)
        except Mismatch:
            self._state = None
            return ()
        return events

    def _heading(self, title: str) -> None:
        self._console.print()
        self._console.rule(Text(title), align="left")

    def _print(self, words: str, style: str = "", indent: int = 0) -> None:
        if words:
            self._console.print(Padding(Text(printable(words), style=style), (0, 0, 0, indent), expand=False))


def _locale_of(acta: Acta) -> str:
    try:
        return reglamento(acta.reglamento).locale
    except LookupError:
        return LOCALE
