"""Acts: what a seat says or plays, in the acta's words. An act is interned, so it is compared with `is`."""

from __future__ import annotations

import re
from enum import IntEnum
from typing import Final

from quiero.engine.cards import NAMES, card
from quiero.engine.errors import UnknownAct

MAX_SEATS: Final = 6


class Kind(IntEnum):
    """The family of an act: which part of the kernel has to do with it."""

    CARD = 0
    TRUCO = 1
    ENVIDO = 2
    FLOR = 3
    ANSWER = 4
    DECLARE = 5
    MAZO = 6
    PICK = 7
    CUT = 8
    SENA = 9
    CLOCK = 10
    LEAVE = 11


_WORDS: Final = {
    "truco": Kind.TRUCO,
    "retruco": Kind.TRUCO,
    "vale-cuatro": Kind.TRUCO,
    "vale-nueve": Kind.TRUCO,
    "vale-partida": Kind.TRUCO,
    "envido": Kind.ENVIDO,
    "real-envido": Kind.ENVIDO,
    "falta-envido": Kind.ENVIDO,
    "la-falta": Kind.ENVIDO,
    "a-ley envido": Kind.ENVIDO,
    "flor": Kind.FLOR,
    "contraflor": Kind.FLOR,
    "contraflor-al-resto": Kind.FLOR,
    "me-achico": Kind.FLOR,
    "flor-envida": Kind.FLOR,
    "a-las-flores-no": Kind.FLOR,
    "con-flor me-achico": Kind.FLOR,
    "quiero": Kind.ANSWER,
    "no-quiero": Kind.ANSWER,
    "tengo": Kind.DECLARE,
    "son-buenas": Kind.DECLARE,
    "mazo": Kind.MAZO,
    "piedra": Kind.PICK,
    "papel": Kind.PICK,
    "tijera": Kind.PICK,
    "rendirse": Kind.LEAVE,
    "abandono": Kind.LEAVE,
}

_SUNG: Final = frozenset([Kind.TRUCO, Kind.ENVIDO, Kind.FLOR, Kind.ANSWER])
"""The kinds of act before which something may be declared."""

_CARD: Final = "(?:" + "|".join(NAMES) + ")"
_RAISE: Final = re.compile(r"envido\+[1-9][0-9]*")
_PREFIXED: Final = re.compile(
    r"con-flor (?:truco|retruco|vale-nueve|vale-partida|quiero|no-quiero|envido|envido\+[1-9][0-9]*|la-falta)"
    r"|(?:con|sin)-ley (?:quiero|envido|envido\+[1-9][0-9]*|la-falta)"
)
_PLAYED: Final = re.compile(f"{_CARD}(?: (?:flor|a-ley|presento-flor))?|pegado {_CARD} {_CARD}(?: flor-flor)?")
_CLOCK: Final = re.compile(f"tiempo(?: [0-9]{{1,2}}|(?: {_CARD}){{1,2}})?")
_SENA: Final = re.compile(r"seña [a-zñáéíóú-]+(?: ve [1-6](?: [1-6])*)?")


class Act:
    """One act of one seat: its `word` is the acta's, `base` and `declares` are the two parts of it.

    `declares` is what it declares of flor or ley in the same breath: «con-flor», «con-ley», «sin-ley», «a-ley» before a canto or
    an answer, «flor», «a-ley», «presento-flor» or «flor-flor» behind a card; "" for nothing. `base` is the word without it.
    `card` is the card that it plays (the top one of a pegado), `below` the lower one of a pegado; -1 if there is none.

    Get one with `act(seat, word)`: there is a single object for each seat and word.
    """

    __slots__ = ("base", "below", "card", "declares", "kind", "seat", "word")

    def __init__(self, seat: int, word: str, kind: Kind) -> None:
        self.seat = seat
        self.word = word
        self.kind = kind
        self.base = word
        self.declares = ""
        self.card = self.below = -1
        if kind is Kind.CARD:
            self._play(word.split(" "))
        elif kind in _SUNG:
            self.declares, _, self.base = word.rpartition(" ")

    def _play(self, words: list[str]) -> None:
        glued = words[0] == "pegado"
        if glued:
            self.below = card(words[1])
        self.card = card(words[2 if glued else 0])
        played = 3 if glued else 1
        self.base = " ".join(words[:played])
        self.declares = "".join(words[played:])

    def __repr__(self) -> str:
        return f"act({self.seat}, {self.word!r})"

    def __copy__(self) -> Act:
        return self

    def __deepcopy__(self, memo: object) -> Act:
        return self

    def __reduce__(self) -> tuple[object, tuple[int, str]]:
        return act, (self.seat, self.word)


_ACTS: Final[dict[tuple[int, str], Act]] = {}
SENAS: Final = frozenset([
    f"seña {name}"
    for name in (
        "cejas", "guiño", "boca-derecha", "boca-izquierda", "labio", "besito", "boca-abierta", "cabeza", "ojos",
        "guiño-derecho", "guiño-izquierdo", "lengua-derecha", "lengua-izquierda", "ambos-ojos",
    )
])  # fmt: skip
"""The gestures that a seat may make in some reglamento."""
_ENDLESS: Final = re.compile(r"\d{3}|^seña |^tiempo ")
"""Words that are never among the legal acts of a seat and of which there are too many to keep."""


def act(seat: int, word: str) -> Act:
    """The act of `seat` (1…6) that the acta writes `word`.

    Raises UnknownAct when no reglamento knows the word, ValueError when there is no such seat.
    """
    found = _ACTS.get((seat, word))
    if found is not None:
        return found
    if not 1 <= seat <= MAX_SEATS:
        raise ValueError(f"no such seat: {seat}")
    made = Act(seat, word, kind_of(word))
    if not _ENDLESS.search(word) or word in SENAS:
        _ACTS[seat, word] = made
    return made


def kind_of(word: str) -> Kind:
    """The family of a word of the acta. Raises UnknownAct."""
    kind = _WORDS.get(word)
    if kind is not None:
        return kind
    if _PLAYED.fullmatch(word):
        return Kind.CARD
    if _CLOCK.fullmatch(word):
        return Kind.CLOCK
    if _RAISE.fullmatch(word):
        return Kind.ENVIDO
    if _PREFIXED.fullmatch(word):
        return kind_of(word.split(" ")[1]) if word.startswith("con-flor") else Kind.ENVIDO
    if re.fullmatch(r"corta -?[0-9]{1,4}", word):
        return Kind.CUT
    if _SENA.fullmatch(word):
        return Kind.SENA
    raise UnknownAct(f"no reglamento knows the act {word!r}")


def of_all_seats(word: str) -> tuple[Act, ...]:
    """The acts of this word by seat: index 1…6 (index 0 repeats seat 1, so that the index is the seat)."""
    return tuple(act(max(seat, 1), word) for seat in range(MAX_SEATS + 1))


QUIERO: Final = of_all_seats("quiero")
NO_QUIERO: Final = of_all_seats("no-quiero")
MAZO: Final = of_all_seats("mazo")
RENDIRSE: Final = of_all_seats("rendirse")
PLAYS: Final = tuple(of_all_seats(name) for name in NAMES)
"""PLAYS[card][seat]: the plain play of that card."""
