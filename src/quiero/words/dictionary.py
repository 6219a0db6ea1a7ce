"""What a player reads, by locale: the sentence for each code that the engine, the tables or the web refuse with.

A dictionary is a JSON file beside this one. `sentences` maps a code to a sentence, or to several, the most telling
first: the first one is used whose `{places}` are all known. `{act}` is put into spoken words: `card`, `suits`, `acts`.
`points` is what one point is called, and what several are. `or` stands before the last of several names,
the second one where that begins with an o.
"""

from __future__ import annotations

import json
import string
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

LOCALE: Final = "es-AR"
"""What is spoken where nothing else was asked for."""

UNKNOWN: Final = "no-se-puede"
"""The code whose sentence stands in for a code that no dictionary knows."""


@cache
def locales() -> tuple[str, ...]:
    """The locales that have a dictionary."""
    return tuple(sorted(file.name.removesuffix(".json") for file in files(__package__).iterdir() if file.name.endswith(".json")))


def dictionary(locale: str) -> dict[str, Any]:
    """The dictionary of `locale`, or that of `LOCALE` where there is none."""
    return _read(locale if locale in locales() else LOCALE)


@cache
def _read(locale: str) -> dict[str, Any]:
    read: dict[str, Any] = json.loads(files(__package__).joinpath(f"{locale}.json").read_text(encoding="utf-8"))
    return read


def say(locale: str, code: str, params: Mapping[str, str | int | list[str]] | None = None) -> str:
    """The sentence for `code`, with `params` in its places.

    Besides what the engine gives (`act`, `seat`), the table may give `quien`: the names of those of whom one is to act.
    """
    book = dictionary(locale)
    sentences = book["sentences"].get(code) or book["sentences"][UNKNOWN]
    known = {place: _one_of(book, it) if isinstance(it, list) else it for place, it in (params or {}).items()}
    if "act" in known:
        known["act"] = spoken(locale, str(known["act"]))
    for sentence in [sentences] if isinstance(sentences, str) else sentences:
        if places(sentence) <= known.keys():
            return str(sentence.format_map(known))
    return str(book["sentences"][UNKNOWN])


def places(sentence: str) -> set[str]:
    """The names in curly brackets of a sentence."""
    return {name for _, name, _, _ in string.Formatter().parse(sentence) if name}


def spoken(locale: str, act: str) -> str:
    """An act of the acta as people say it: `real-envido` → «real envido», `11o flor` → «11 de oros flor».

    `acts` of a dictionary has the words that are said in another way than they are written.
    """
    return " ".join([_word(dictionary(locale), word) for word in act.split(" ")])


def points(locale: str, number: int) -> str:
    """So many points as they are called there: «1 punto», «3 piedras»."""
    one, many = dictionary(locale)["points"]
    return f"{number} {one if number == 1 else many}"


def _one_of(book: Mapping[str, Any], names: list[str]) -> str:
    *others, last = names
    either = book["or"][last.lower().removeprefix("h").startswith(("o", "ó"))]
    return f"{', '.join(others)}{either}{last}" if others else last


def _word(book: Mapping[str, Any], word: str) -> str:
    number, suit = word[:-1], word[-1:]
    if number.isdigit() and suit in book["suits"]:
        return str(book["card"].format(number=number, suit=book["suits"][suit]))
    start, plus, more = word.partition("+")
    said = book["acts"].get(start + plus)
    return said.format(n=more) if said is not None else word.replace("-", " ")
