"""Who does not want to hear whom, and who may not talk for a while: what the talk at a table asks."""

from __future__ import annotations


class Manners:
    """Where nobody keeps such a book, everybody hears everybody. Keys are those of `tables.Person`."""

    def hears(self, listener: str, speaker: str) -> bool:
        """Whether `listener` wants to hear what `speaker` says."""
        return True

    def silenced(self, speaker: str) -> bool:
        """Whether the house does not let `speaker` say words of his own now."""
        return False
