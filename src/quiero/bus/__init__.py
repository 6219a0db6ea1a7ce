"""How the nodes tell each other that a journal has grown."""

from quiero.bus.base import Bus
from quiero.bus.local import LocalBus

__all__ = ["Bus", "LocalBus"]
