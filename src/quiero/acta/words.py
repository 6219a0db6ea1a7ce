"""The words of the acta, for all reglamentos: which acts and facts can be written, and how one line is understood.

A word that is not here makes a file unreadable. A word that is here and that the reglamento of the table does not
know is an act like another, that is always refused.
"""

from __future__ import annotations

import re
from typing import Final

from quiero.acta.model import UNKNOWN, Do, Fact, Line, Refuse, Timeout
from quiero.engine.cards import NAMES


class UnknownWord(ValueError):
    """A line, an act or a fact that is not in the format."""


CARDS: Final = frozenset(NAMES)

LADDER: Final = frozenset({"truco", "retruco", "vale-cuatro", "vale-nueve", "vale-partida"})
ENVIDOS: Final = frozenset({"envido", "real-envido", "falta-envido", "la-falta"})
FLORES: Final = frozenset({"flor", "contraflor", "contraflor-al-resto", "me-achico", "flor-envida", "a-las-flores-no"})
ANSWERS: Final = frozenset({"quiero", "no-quiero"})
REVEALS: Final = frozenset({"tengo", "son-buenas"})
PICKS: Final = frozenset({"piedra", "papel", "tijera"})
LEAVING: Final = frozenset({"mazo", "rendirse", "abandono"})

CANTOS: Final = LADDER | ENVIDOS | FLORES | ANSWERS
"""What may follow `con-flor`."""
SINGLE: Final = CANTOS | REVEALS | PICKS | LEAVING
BY_LAW: Final = frozenset({"quiero", "envido", "la-falta"})
"""What may follow `con-ley` and `sin-ley`, beside `envido+N`."""
DECLARATIONS: Final = frozenset({"flor", "a-ley", "presento-flor"})

_RAISE: Final = re.compile(r"envido\+[0-9]{1,3}")
_NUMBER: Final = re.compile(r"[0-9]{1,4}")
_SEAT: Final = re.compile(r"[1-6]")
_GESTURE: Final = re.compile(r"[a-zñáéíóúü]+(-[a-zñáéíóúü]+)*")
_NTH_GESTURE: Final = re.compile(r"se[nñ]a-([1-9][0-9]{0,3})")


def canonical_act(words: list[str]) -> str:
    """The ACT that these words write, as one string. Raises UnknownWord when it is not in the table."""
    match words:
        case [word] if word in SINGLE or _RAISE.fullmatch(word) or _is_card(word):
            pass
        case [word, declaration] if _is_card(word) and declaration in DECLARATIONS:
            pass
        case ["pegado", below, top] | ["pegado", below, top, "flor-flor"] if _is_card(below) and _is_card(top):
            pass
        case ["con-flor", word] if word in CANTOS or _RAISE.fullmatch(word):
            pass
        case ["a-ley", "envido"]:
            pass
        case [("con-ley" | "sin-ley"), word] if word in BY_LAW or _RAISE.fullmatch(word):
            pass
        case ["corta", number] if _NUMBER.fullmatch(number):
            return f"corta {int(number)}"
        case [("seña" | "sena"), name]:
            return f"seña {_gesture(name)}"
        case [("seña" | "sena"), name, "ve", *seats] if seats:
            return " ".join(["seña", _gesture(name), "ve", *(str(_seat(seat)) for seat in seats)])
        case _:
            raise UnknownWord(f"unknown act {' '.join(words)!r}")
    return " ".join(words)


def canonical_fact(words: list[str]) -> tuple[str, ...]:
    """The FACT that these words write: numbers without leading zeros, seats sorted. Raises UnknownWord."""
    match words:
        case ["fin"] | ["cierra", "envido"]:
            return tuple(words)
        case [("turno" | "es-mano" | "sigue-mano") as word, seat]:
            return (word, str(_seat(seat)))
        case ["responde", *seats] if seats:
            return ("responde", *sorted({str(_seat(seat)) for seat in seats}))
        case ["vuelta", ("1" | "2" | "3") as number, winner]:
            return ("vuelta", number, winner if winner == "parda" else str(_seat(winner)))
        case ["puede", seat, *act]:
            return ("puede", str(_seat(seat)), *canonical_act(act).split())
        case ["apuesta", ("truco" | "envido") as bet, number]:
            return ("apuesta", bet, _count(number))
        case ["tantos", one, two]:
            return ("tantos", _count(one), _count(two))
        case [("ve" | "no-ve") as word, seat, thing]:
            return (word, str(_seat(seat)), _thing(thing))
        case _:
            raise UnknownWord(f"unknown fact {' '.join(words)!r}")


def parse_line(text: str, line: int = 0) -> Line | None:
    """One line of `jugadas` or `sorteo`; None for a blank one or a comment. Raises UnknownWord."""
    match text.split("#", 1)[0].split():
        case []:
            return None
        case ["?", *fact]:
            return Fact(canonical_fact(fact), line)
        case ["!", seat, "tiempo", *drawn]:
            return Refuse(_seat(seat), Timeout(0, _drawn(drawn)).act, line)
        case ["!", seat, *act]:
            return Refuse(_seat(seat), canonical_act(act), line)
        case [seat, "tiempo", *drawn]:
            return Timeout(_seat(seat), _drawn(drawn), line)
        case [seat, *act]:
            return Do(_seat(seat), canonical_act(act), line)
    raise AssertionError("a list of words is empty or has a first one")


def cards_of(text: str) -> tuple[str, ...]:
    """The cards of a line like `"7e ?? 3b"`. Raises UnknownWord."""
    names = tuple(text.split())
    for name in names:
        if not _is_card(name):
            raise UnknownWord(f"unknown card {name!r}")
    return names


def _is_card(word: str) -> bool:
    return word in CARDS or word == UNKNOWN


def _seat(word: str) -> int:
    if not _SEAT.fullmatch(word):
        raise UnknownWord(f"expected a seat from 1 to 6, got {word!r}")
    return int(word)


def _count(word: str) -> str:
    if not _NUMBER.fullmatch(word):
        raise UnknownWord(f"expected a number, got {word!r}")
    return str(int(word))


def _drawn(words: list[str]) -> tuple[str, ...]:
    """What a clock drew: up to two cards, or one number."""
    match words:
        case [number] if _NUMBER.fullmatch(number):
            return (str(int(number)),)
        case [] | [_] | [_, _] if all(_is_card(word) for word in words):
            return tuple(words)
        case _:
            raise UnknownWord(f"unknown after tiempo: {' '.join(words)!r}")


def _gesture(name: str) -> str:
    if not _GESTURE.fullmatch(name):
        raise UnknownWord(f"expected the name of a seña, got {name!r}")
    return name


def _thing(word: str) -> str:
    nth = _NTH_GESTURE.fullmatch(word)
    if nth:
        return f"seña-{nth.group(1)}"
    if word in CARDS:
        return word
    raise UnknownWord(f"expected a card or seña-N, got {word!r}")
