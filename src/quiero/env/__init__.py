"""Truco as a PettingZoo environment, one agent at a time: the extra `quiero[env]` (see docs/env.md)."""

try:
    import pettingzoo  # noqa: F401
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError("quiero.env needs its extra: pip install 'quiero[env]'", name=missing.name) from missing

from quiero.env.actions import ACTIONS, PASA
from quiero.env.aec import env, raw_env
from quiero.env.sight import Sight

__all__ = ["ACTIONS", "PASA", "Sight", "env", "raw_env"]
