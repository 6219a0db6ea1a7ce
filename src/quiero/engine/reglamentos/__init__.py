"""The rule sets by name. Each folder holds only what differs from the kernel."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from quiero.engine.reglamento import Reglamento
from quiero.engine.reglamentos.argentino import Argentino
from quiero.engine.reglamentos.argentino_duelo import ArgentinoDuelo
from quiero.engine.reglamentos.venezolano import Venezolano
from quiero.engine.reglamentos.venezolano_simple import VenezolanoSimple

REGLAMENTOS: Final[dict[str, Reglamento]] = {
    rules.name: rules for rules in (ArgentinoDuelo(), Argentino(), Venezolano(), VenezolanoSimple())
}
"""Each rule set with its options off."""

_WITH_OPTIONS: Final[dict[tuple[object, ...], Reglamento]] = {}


def reglamento(name: str, options: Mapping[str, bool] | None = None) -> Reglamento:
    """The rule set of that name with these options; those not given are off.

    Raises KeyError for a name, ValueError for an option that it does not declare.
    """
    plain = REGLAMENTOS[name]
    given = {**plain.options, **(options or {})}
    if len(given) != len(plain.options):
        raise ValueError(f"{name} does not declare the option {', '.join(sorted(set(given) - set(plain.options)))}")
    if given == dict(plain.options):
        return plain
    key = (name, *sorted(given.items()))
    return _WITH_OPTIONS.setdefault(key, plain.made(given))
