"""The code of «seguir en otro aparato»: four plain words, good once and for two minutes.

32 bits of chance are enough for a secret that lives two minutes behind a limit of tries per address.
"""

from __future__ import annotations

import secrets
import unicodedata
from hashlib import sha256
from importlib.resources import files
from typing import Final

CODE_SECONDS: Final = 120
WORDS: Final = tuple(files(__package__).joinpath("code_words.txt").read_text(encoding="utf-8").split())
"""256 short Spanish words without accents, easy to read aloud."""


def new_code() -> str:
    """Four words joined by hyphens: `mate-rio-zorzal-lomo`."""
    return "-".join(secrets.choice(WORDS) for _ in range(4))


def code_hash(typed: str) -> str:
    """What is stored of a code (hex). Capitals, accents and any separators of what a person typed do not matter."""
    plain = unicodedata.normalize("NFD", typed.casefold())
    letters = "".join(sign if "a" <= sign <= "z" else " " for sign in plain if not unicodedata.combining(sign))
    return sha256("-".join(letters.split()).encode()).hexdigest()
