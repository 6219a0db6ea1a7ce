"""Recovery codes: the way back in for who has lost the password and the passkey. Shown once, good once."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Final

MANY: Final = 8
_SIGNS: Final = "0123456789abcdefghjkmnpqrstvwxyz"
"""Crockford's: no sign of it passes for another."""
_LIKE: Final = str.maketrans("oil", "011")
_LENGTH: Final = 16
"""80 bits: nobody guesses one, and its plain hash gives nothing away."""


def new_codes() -> list[str]:
    """A fresh set: `7kqm-2d9x-v0hj-tz41`."""
    return ["-".join("".join(secrets.choice(_SIGNS) for _ in range(4)) for _ in range(_LENGTH // 4)) for _ in range(MANY)]


def recovery_hash(typed: str) -> str:
    """What is stored of a code (hex). Capitals, separators and look-alikes of what a person typed do not matter."""
    signs = "".join(sign for sign in typed.casefold() if sign.isalnum()).translate(_LIKE)
    return sha256(b"quiero recovery " + signs.encode()).hexdigest()
