#!/bin/sh
# The tests of the engine, the actas and the computers again, on the installed copy with its compiled modules; and the long ones.
#   scripts/test_compiled.sh REPORT     (python on PATH is that of .venv)
set -eu
cd "$(dirname "$0")/.."
if ! quiero version | grep -q 'engine compiled'; then
    sh scripts/skip.sh "$1" "the tests of the compiled engine: there is no C compiler; apt-get install gcc python3-dev"
    exit
fi
QUIERO_UNDER_TEST=installed exec python -m pytest -n auto --junitxml="$1" tests/engine tests/reglamentos tests/perft tests/acta tests/bots tests/env tests/referee $(cat scripts/long.txt)
