"""What the web part is told from outside: nothing here is read from the environment or guessed."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

PACKAGED = Path(__file__).resolve().parent / "static"
FROM_SOURCE = Path(__file__).resolve().parents[3] / "client" / "dist"


def find_static() -> Path | None:
    """Where the built page is: in the package, or in `client/dist` of a working copy; None when it was not built."""
    return next((folder for folder in (PACKAGED, FROM_SOURCE) if (folder / "index.html").is_file()), None)


@dataclass(frozen=True, slots=True)
class Rates:
    """How often one address may do what costs us something; `limits` notation."""

    create: str = "30 per minute"
    sit: str = "30 per minute"
    chair: str = "60 per minute"
    code: str = "20 per minute"
    handover: str = "10 per minute"
    sign_up: str = "30 per hour"
    enter: str = "20 per minute"
    account: str = "60 per minute"
    guess: str = "10 per 10 minutes"
    """Tries at the password of one name, from one address, or from one browser that has been signed in to it."""
    guesses: str = "100 per hour"
    """Tries at the password of one name, from all browsers that have not."""
    connect: str = "120 per minute"
    read: str = "300 per minute"
    replay: str = "60 per minute"
    acta: str = "60 per minute"
    messages: int = 20
    """Messages per second of one socket, and the burst that it may save up."""


@dataclass(frozen=True, slots=True)
class Config:
    """`origins`: origins allowed besides the server's own (`https://truco.example`). `static`: the built page, or None."""

    origins: frozenset[str] = frozenset()
    static: Path | None = None
    rates: Rates = field(default_factory=Rates)
