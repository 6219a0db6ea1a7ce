"""An acta's lines as Spanish sentences."""

from __future__ import annotations

from typing import Final

from quiero.acta.model import UNKNOWN, Acta, Do, Refuse, Timeout
from quiero.acta.words import CARDS
from quiero.engine.view import Happening
from quiero.words import points as counted
from quiero.words import spoken

_DONE: Final = {"mazo": "se va al mazo", "rendirse": "se rinde", "abandono": "abandonó la partida"}


class Phrases:
    """The sentences of one acta, with its people's names and the words of its table."""

    def __init__(self, acta: Acta, locale: str) -> None:
        self._acta = acta
        self._locale = locale

    def name(self, seat: int) -> str:
        """The name of a seat, safe to print."""
        return printable(self._acta.player(seat))

    def team(self, team: int) -> str:
        """The names of a team."""
        return " y ".join(self.name(seat) for seat in range(team, self._acta.asientos + 1, 2))

    def card(self, card: str) -> str:
        """`7e` → «7 de espadas»."""
        return "carta tapada" if card == UNKNOWN else spoken(self._locale, card)

    def points(self, concept: str, team: int, points: int) -> str:
        """A payment: «Envido: 2 puntos para Ana.»"""
        return f"{concept.capitalize()}: {counted(self._locale, points)} para {self.team(team)}."

    def target(self) -> str:
        """«15 puntos», «24 piedras»"""
        return counted(self._locale, self._acta.objetivo)

    def score(self, scores: tuple[int, int]) -> str:
        """«Ana: 3, Beto: 0»"""
        return ", ".join(f"{self.team(team)}: {points}" for team, points in enumerate(scores, 1))

    def line(self, line: Do | Timeout | Refuse) -> str:
        """A line as it stands, without what it made happen."""
        if isinstance(line, Refuse):
            return f"(A {self.name(line.seat)} no se le acepta «{self._act(line.act)}».)"
        if isinstance(line, Timeout):
            drawn = ", ".join(self.card(word) for word in line.drawn)
            return f"A {self.name(line.seat)} se le acaba el tiempo{': ' * bool(drawn)}{drawn}."
        return self._said(line.seat, line.act)

    def happening(self, event: Happening) -> str:
        """What has just happened, "" for what needs no sentence of its own."""
        match event.kind:
            case "say" | "play":
                return self._said(event.seat, event.word)
            case "declare":
                return f"{self.name(event.seat)}: {'«son buenas»' if event.n < 0 else f'«tengo {event.n}»'}."
            case "timeout":
                return f"A {self.name(event.seat)} se le acaba el tiempo."
            case "throw":
                picks = (pick if pick != "-" else "nada" for pick in event.word.split())
                return ", ".join(f"{self.name(seat)} {pick}" for seat, pick in enumerate(picks, 1)) + "."
            case "vuelta":
                return f"Vuelta {event.n}: {f'para {self.name(event.seat)}' if event.seat else 'parda'}."
            case "pegado":
                return f"{self.name(event.seat)} juega pegado, arriba el {self.card(event.word)}."
            case "burn":
                return f"A {self.name(event.seat)} se le {'quema una carta' if event.n == 1 else f'queman {event.n} cartas'}."
            case "reveal":
                return f"La de abajo de {self.name(event.seat)}: {self.card(event.word)}."
            case "pay":
                return self.points(event.word, event.team, event.n)
        return ""

    def _said(self, seat: int, act: str) -> str:
        if act in _DONE:
            return f"{self.name(seat)} {_DONE[act]}."
        if act.startswith("corta "):
            return f"{self.name(seat)} corta el mazo: {act.split()[1]}."
        if act.split()[0] in CARDS:
            return f"{self.name(seat)} juega el {self._act(act)}."
        return f"{self.name(seat)}: «{self._act(act)}»."

    def _act(self, act: str) -> str:
        return " ".join(self.card(word) if word == UNKNOWN else spoken(self._locale, word) for word in act.split())


def printable(text: str) -> str:
    """The text without what could move a terminal's cursor."""
    return "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text)
