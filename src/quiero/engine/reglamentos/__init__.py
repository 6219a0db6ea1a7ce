"""The rule sets by name. Each folder holds only what differs from the kernel."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from quiero.engine.reglamentos.argentino import Argentino
from quiero.engine.reglamentos.argentino_duelo import ArgentinoDuelo
from quiero.engine.state import Reglamento

REGLAMENTOS: Final[dict[str, Callable[..., Reglamento]]] = {"argentino-duelo": ArgentinoDuelo, "argentino": Argentino}
_MADE: Final[dict[tuple[object, ...], Reglamento]] = {}


def reglamento(name: str, options: Mapping[str, bool] | None = None) -> Reglamento:
    """The rule set of that name with these options; those not given are off.

    Raises KeyError for a name, and ValueError for an option, that there is not.
    """
    plain = _made(name, {})
    unknown = set(options or {}) - set(plain.options)
    if unknown:
        raise ValueError(f"{name} has no option {', '.join(sorted(unknown))}")
    return _made(name, dict(options or {}))


def _made(name: str, options: dict[str, bool]) -> Reglamento:
    """One object for each choice of options."""
    key = (name, *sorted(options.items()))
    if key not in _MADE:
        _MADE[key] = REGLAMENTOS[name](**{option.replace("-", "_"): value for option, value in options.items()})
    return _MADE[key]
