"""Every kind of table: each reglamento with its options off and on, its targets and its numbers of seats."""

from __future__ import annotations

import pytest

from quiero.engine import REGLAMENTOS, Reglamento, reglamento


def _rules() -> list[Reglamento]:
    made = []
    for name, plain in REGLAMENTOS.items():
        made.append(plain)
        if plain.options:
            made.append(reglamento(name, dict.fromkeys(plain.options, True)))
    return made


def _name(rules: Reglamento, target: int, seats: int) -> str:
    return "-".join([rules.name, *[option for option, on in rules.options.items() if on], str(target), str(seats)])


EACH = [(rules, target, seats) for rules in _rules() for target in rules.targets for seats in rules.seats]
TABLES = [pytest.param(*table, id=_name(*table)) for table in EACH]
