"""Two, four or six players to 15 or 30, with or without flor, señas between partners (docs/rules/argentino.md)."""

from quiero.engine.reglamentos.argentino.reglas import Argentino

__all__ = ["Argentino"]
