#!/bin/sh
# Every Python test, on the source. What plays thousands of hands is left to the compiled engine, where there is one: it is the same
# source, and plays them faster (scripts/test_compiled.sh).
#   scripts/test_source.sh REPORT     (python on PATH is that of .venv)
set -eu
cd "$(dirname "$0")/.."
left=
if quiero version | grep -q 'engine compiled'; then
    for long in $(cat scripts/long.txt); do left="$left --ignore=$long"; done
fi
# shellcheck disable=SC2086  # a word for each
PYTHONPATH=src QUIERO_UNDER_TEST=source exec python -m pytest -n auto --junitxml="$1" $left
