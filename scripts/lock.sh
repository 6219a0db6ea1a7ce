#!/bin/sh
# Writes requirements/*.lock anew, with hashes and for every platform: dev.lock first, the others agree with it.
# UPGRADE=1 takes the newest versions; otherwise what is locked stays, as far as pyproject.toml allows.
set -eu
cd "$(dirname "$0")/.."

lock() {
    out=$1; shift
    uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-emit-index-url --no-emit-find-links \
        ${UPGRADE:+--upgrade} --output-file "requirements/$out.lock" "$@"
}

lock dev pyproject.toml requirements/build.in --extra dev --extra bench --extra env
lock runtime pyproject.toml --constraints requirements/dev.lock
lock build requirements/build.in --constraints requirements/dev.lock
lock node requirements/node.in
