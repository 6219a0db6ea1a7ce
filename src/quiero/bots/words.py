"""How one says what one does: the same act with the words that are due to a flor, or to the ley.

The judges think in plain words, `7e`, `quiero`, `envido+2`; here each of them finds its best spoken form among the legal acts.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from quiero.engine.view import Option, View

BEFORE = ("con-flor", "con-ley", "sin-ley", "a-ley")
BEHIND = ("flor", "a-ley", "presento-flor", "flor-flor")
CANCELS = ("envido", "la-falta")
"""What costs its singer a flor when it opens (V-110)."""

# From the form that is liked best; a form that is not written here is not used where another is legal.
WITHOUT_FLOR = ("sin-ley", "", "con-ley", "a-ley")
WITH_RECETA = ("con-ley", "con-flor", "", "a-ley", "sin-ley")
WITH_FLOR = ("con-ley", "flor", "presento-flor", "flor-flor", "con-flor", "a-ley", "sin-ley", "")
BEFORE_PARTNER = ("con-ley", "a-ley", "flor", "presento-flor", "flor-flor", "con-flor", "sin-ley", "")
"""With flor and a partner who has not played: «a ley» keeps both flores if he has one too (V-105 to V-108)."""


def parted(word: str) -> tuple[str, str]:
    """The plain word, and what it declares: `("quiero", "con-flor")`, `("7e", "a-ley")`, `("truco", "")`."""
    first, _, rest = word.partition(" ")
    if rest and first in BEFORE:
        return rest, first
    front, _, last = word.rpartition(" ")
    return (front, last) if front and last in BEHIND else (word, "")


def spoken(view: View, legal: Iterable[Option]) -> dict[str, Option]:
    """The best form of each plain word. A valid flor is never cancelled, nor burned by a word left out (V-96 to V-100)."""
    liking = _liking(view)
    answering = bool(view.pending) and view.pending[-1].kind == "envido"
    best: dict[str, tuple[int, Option]] = {}
    for option in legal:
        if view.flor == "valida" and option.act in CANCELS and not answering:
            continue
        plain, declares = parted(option.act)
        place = liking.index(declares) if declares in liking else len(liking)
        if plain not in best or place < best[plain][0]:
            best[plain] = place, option
    return {plain: option for plain, (_, option) in best.items()}


def _liking(view: View) -> Sequence[str]:
    if view.flor == "receta":
        return WITH_RECETA
    if view.flor != "valida":
        return WITHOUT_FLOR
    partner = (view.seat + 1) % 4 + 1
    waits = view.seats == 4 and not any(lying.seat == partner for lying in view.table)
    return BEFORE_PARTNER if waits else WITH_FLOR
