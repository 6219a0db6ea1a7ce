"""The dictionaries: what a player reads, one file per locale."""

from quiero.words.dictionary import LOCALE, dictionary, locales, points, say, spoken

__all__ = ["LOCALE", "dictionary", "locales", "points", "say", "spoken"]
