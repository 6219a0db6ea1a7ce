"""Two or four players to 12 or 24 piedras: cut, vira, flor por derecho, envido bets, pegados (docs/rules/venezolano.md)."""

from quiero.engine.reglamentos.venezolano.reglas import Venezolano

__all__ = ["Venezolano"]
