"""The rule sets by name. Each folder holds only what differs from the kernel."""

from __future__ import annotations

from typing import Final

from quiero.engine.reglamentos.argentino_duelo import ArgentinoDuelo
from quiero.engine.state import Reglamento

REGLAMENTOS: Final[dict[str, Reglamento]] = {rules.name: rules for rules in (ArgentinoDuelo(),)}


def reglamento(name: str) -> Reglamento:
    """The rule set of that name. Raises KeyError."""
    return REGLAMENTOS[name]
