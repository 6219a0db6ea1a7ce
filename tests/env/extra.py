"""What the tests of the environment import: where its extra is missing they are skipped, and the run says so."""

from collections.abc import Callable
from typing import Any, Final, cast

import pytest

try:
    from pettingzoo.test.api_test import api_test as untyped_api_test
    from pettingzoo.test.seed_test import seed_test as untyped_seed_test

    from quiero.env import ACTIONS, PASA, Sight, env, raw_env
    from quiero.env.actions import name_of
except ModuleNotFoundError as missing:
    if missing.name not in ("pettingzoo", "gymnasium", "numpy"):
        raise
    pytest.skip(f"{missing.name} is not installed: pip install 'quiero[env]'", allow_module_level=True)

api_test: Final = cast(Callable[..., None], untyped_api_test)
seed_test: Final = cast(Callable[[Callable[[], Any], int], None], untyped_seed_test)

__all__ = ["ACTIONS", "PASA", "Sight", "api_test", "env", "name_of", "raw_env", "seed_test"]
