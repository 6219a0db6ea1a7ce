"""The acts of venezolano in tables, so that what is legal is looked up and not spelled anew."""

from __future__ import annotations

from functools import cache
from typing import Final

from quiero.engine.acts import MAX_SEATS, PLAYS, Act, act, of_all_seats
from quiero.engine.cards import NAMES
from quiero.engine.reglamentos.venezolano.ley import ADDS, ANSWERS, DECLARED, ENVIDOS, LEYES, MOST, PREFIXED, TRUCOS

BySeat = tuple[tuple[Act, ...], ...]

ACTS: Final = {word: of_all_seats(word) for word in (*TRUCOS[1:], *ENVIDOS, *ANSWERS, *PREFIXED)} | {
    word: of_all_seats(word) for word in ("a-ley envido", "flor-envida", "a-las-flores-no", "con-flor me-achico")
}
"""ACTS[word][seat]."""

CARDS: Final = {"": PLAYS} | {word: tuple([of_all_seats(f"{name} {word}") for name in NAMES]) for word in DECLARED}
"""CARDS[declared][card][seat]: a card shown, with that declaration or without."""


def _by_seat(words: list[str]) -> BySeat:
    return tuple([tuple([ACTS[word][seat] for word in words]) for seat in range(MAX_SEATS + 1)])


def _said_with(prefix: str, words: list[str]) -> list[str]:
    return [f"{prefix} {word}" for word in words] if prefix else words


def _with_flor(words: list[str]) -> tuple[BySeat, ...]:
    """These acts; and, for the owner of a valid flor, also each of them with «Con mi flor, …» (V-96, V-102)."""
    return _by_seat(words), _by_seat(words + _said_with("con-flor", words))


def _raises(room: int) -> list[str]:
    return ["quiero", *[word for word, adds in ADDS.items() if adds <= room]]


RAISES: Final = {
    prefix: tuple([_by_seat(_said_with(prefix, _raises(room))) for room in range(MOST + 1)])
    for prefix in ("", "con-flor", *LEYES)
}
"""RAISES[prefix][room][seat]: quiero, and the raises of an envido that add at most `room` piedras (V-66 to V-70)."""

FALTA: Final = {prefix: of_all_seats(_said_with(prefix, ["la-falta"])[0]) for prefix in RAISES}
"""FALTA[prefix][seat]: the raise to la falta."""

TRUCO: Final = _with_flor(["truco"])
"""TRUCO[has a valid flor][seat]: the first truco of a hand (V-81)."""

ABOVE: Final = tuple([_with_flor(list(TRUCOS[level + 1 :])) for level in range(len(TRUCOS))])
"""ABOVE[level][has a valid flor][seat]: every higher truco (V-82)."""

REPLIES: Final = tuple([_with_flor([*ANSWERS, *TRUCOS[level + 1 :]]) for level in range(len(TRUCOS))])
"""REPLIES[level][has a valid flor][seat]: what answers a truco of that level, envidos apart."""


@cache
def glued(one: Act, two: Act) -> tuple[tuple[Act, ...], ...]:
    """Two plays of a seat as one, either card below; and, for the owner of a valid flor, also with «Flor, flor» (V-96, V-158)."""
    words = [f"pegado {one.word} {two.word}", f"pegado {two.word} {one.word}"]
    plain = tuple([act(one.seat, word) for word in words])
    return plain, plain + tuple([act(one.seat, f"{word} flor-flor") for word in words])
