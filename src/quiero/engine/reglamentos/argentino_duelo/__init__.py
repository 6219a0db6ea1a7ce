"""Two players, piedra, papel o tijera for the mano, 15 seconds, optional flor (docs/rules/argentino-duelo.md)."""

from quiero.engine.reglamentos.argentino_duelo.reglas import ArgentinoDuelo

__all__ = ["ArgentinoDuelo"]
