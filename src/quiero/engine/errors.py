"""What the engine refuses, and why."""

from __future__ import annotations


class IllegalAct(Exception):
    """A legal word at the wrong moment, or by the wrong seat. Nothing has changed.

    `code` is a stable key (`no-es-tu-turno`) that the dictionaries put into a player's words,
    `article` the rule that decides (`D-27`), `params` what the words may need (`{"act": "truco"}`).
    """

    def __init__(self, code: str, article: str, params: dict[str, str | int] | None = None) -> None:
        super().__init__(f"{code} ({article})")
        self.code = code
        self.article = article
        self.params: dict[str, str | int] = params or {}


class UnknownAct(ValueError):
    """A word that no reglamento knows."""
