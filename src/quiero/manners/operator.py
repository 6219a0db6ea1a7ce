"""The operator: who has the key of the house, which lies in its data folder."""

from __future__ import annotations

import hmac
import os
import secrets
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Final

FILE: Final = "operator.key"
DAY_MS: Final = 24 * 3600 * 1000


def key_in(folder: Path) -> str:
    """The operator's key, made at the first asking in a file that only the server's user may read."""
    path = folder / FILE
    try:
        with open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="ascii") as file:
            file.write(secrets.token_urlsafe(32))
    except FileExistsError:
        pass
    return path.read_text(encoding="ascii").strip()


class Operator:
    """Lets in who shows the key, for a day; `now` is a clock (milliseconds). Without a key nobody is let in.

    A pass is the time of its end with a seal over it, so that it outlives a restart of the server.
    """

    def __init__(self, key: str, now: Callable[[], int]) -> None:
        self._key = key.encode()
        self._now = now

    def admit(self, key: str) -> str | None:
        """A pass for who shows the key, None for anybody else."""
        if not self._key or not hmac.compare_digest(key.encode(), self._key):
            return None
        until = str(self._now() + DAY_MS)
        return f"{until}.{self._seal(until)}"

    def admits(self, shown: str) -> bool:
        """Whether that is a pass of ours that still holds."""
        until, _, seal = shown.partition(".")
        good = (
            bool(self._key)
            and until.isascii()
            and until.isdigit()
            and hmac.compare_digest(seal.encode(), self._seal(until).encode())
        )
        return good and self._now() < int(until)

    def _seal(self, until: str) -> str:
        return hmac.new(self._key, f"operator {until}".encode(), sha256).hexdigest()
