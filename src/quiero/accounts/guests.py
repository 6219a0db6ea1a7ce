"""Guests: a browser is known by a random token in a cookie; the server keeps only its hash.

One browser has one token, and every seat it takes, at any table, belongs to that token's hash.
"""

from __future__ import annotations

import secrets
import unicodedata
from hashlib import sha256
from typing import Final

COOKIE: Final = "quiero_guest"
COOKIE_SECONDS: Final = 400 * 24 * 3600
"""Browsers keep no cookie longer than 400 days."""

NAME_MAX: Final = 24
_TOKEN_LENGTH: Final = 43


class BadName(ValueError):
    """Nothing that can be shown as a name is left of it, or it is too long."""

    code = "nombre-invalido"


def new_token() -> str:
    """32 random bytes as text that fits in a cookie."""
    return secrets.token_urlsafe(32)


def key_of(token: str) -> str:
    """The hash (hex) under which seats of this token are kept."""
    return sha256(token.encode()).hexdigest()


def guest_of(token: str | None) -> str | None:
    """The same for what a browser sent; None for what cannot be a token of ours."""
    if token is None or len(token) != _TOKEN_LENGTH or not token.isascii():
        return None
    return key_of(token)


def plain(raw: str) -> str:
    """What a person typed as everybody will see it: composed (NFC), no control or invisible direction marks, single spaces."""
    shown = (" " if sign.isspace() else sign for sign in unicodedata.normalize("NFC", raw))
    return " ".join("".join(sign for sign in shown if not unicodedata.category(sign).startswith("C")).split())


def clean_name(raw: str) -> str:
    """The name as everybody will see it (see `plain`). Raises BadName when less than 1 or more than 24 characters are left."""
    name = plain(raw)
    if not 1 <= len(name) <= NAME_MAX:
        raise BadName(raw)
    return name
