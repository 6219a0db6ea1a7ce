"""What a browser calls itself, in two words: enough for its person to know it in a list, and no more is kept."""

from __future__ import annotations

from typing import Final

_BROWSERS: Final = (
    ("Edg", "Edge"), ("OPR/", "Opera"), ("SamsungBrowser", "Samsung Internet"), ("Firefox/", "Firefox"), ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"), ("Chrome/", "Chrome"), ("Safari/", "Safari"),
)  # fmt: skip
_SYSTEMS: Final = (
    ("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("CrOS", "ChromeOS"), ("Windows", "Windows"),
    ("Mac OS", "Mac"), ("Linux", "Linux"),
)  # fmt: skip


def device_of(user_agent: str) -> str:
    """«Firefox, Android»; "" for one that says nothing that we know. Proper names: the same in every language."""
    found = (next((name for sign, name in signs if sign in user_agent), "") for signs in (_BROWSERS, _SYSTEMS))
    return ", ".join(filter(None, found))
