"""Two or four players to 24 piedras, automatic flor, plain envido, raises only on turn (docs/rules/venezolano-simple.md)."""

from quiero.engine.reglamentos.venezolano_simple.reglas import VenezolanoSimple

__all__ = ["VenezolanoSimple"]
