"""Which names can be kept, and which of them the eye would take for the same."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from quiero.accounts.guests import clean_name
from quiero.tables.names import GONE, NAMELESS

_LOOKS: Final = str.maketrans(
    {
        "0": "o", "1": "l", "i": "l", "ı": "l", "ł": "l", "ŀ": "l", "ø": "o", "æ": "ae", "œ": "oe", "ß": "ss", "đ": "d", "ð": "d",
        "ħ": "h", "ŧ": "t", "þ": "p", "ŋ": "n", "ĸ": "k", "ſ": "s", "ĳ": "lj", "5": "s", "2": "z", "8": "b",
    }
)  # fmt: skip
"""Signs that pass for others at the size of a name on a table."""
_PAIRS: Final = (("rn", "m"), ("vv", "w"))
_ALLOWED: Final = re.compile(r"[A-Za-z0-9À-ÖØ-öø-ſ .'’_-]+")
"""Latin letters, so that no other alphabet's can stand for them."""
_LEAST: Final = 2


class UnfitName(ValueError):
    """It cannot be kept: it has signs that others could be fooled with, or almost none. `code` is a key of the dictionaries."""

    code = "nombre-no-se-guarda"


def skeleton(name: str) -> str:
    """What is left of a name for a quick eye: two names with the same skeleton cannot both be kept."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    letters = "".join(sign for sign in plain if sign.isalnum()).translate(_LOOKS)
    for pair, sign in _PAIRS:
        letters = letters.replace(pair, sign)
    return letters


RESERVED: Final = frozenset(skeleton(name) for name in (GONE, "quiero", "admin", "la casa", "computadora", "computer"))
"""Names that only the house may use."""
_GIVEN: Final = re.compile(f"({skeleton('mirón')}|{skeleton(NAMELESS)})[a-z0-9]*")
"""Names that the house gives: to who watches, and to who was left without one."""


def keepable(raw: str) -> str:
    """The name as it will be kept. Raises BadName for what no guest could use either, UnfitName for the rest."""
    name = clean_name(raw)
    bones = skeleton(name)
    house = bones in RESERVED or _GIVEN.fullmatch(bones)
    if not _ALLOWED.fullmatch(name) or len(bones) < _LEAST or house:
        raise UnfitName(name)
    return name
