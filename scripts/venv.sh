#!/bin/sh
# Makes .venv with Python 3.11 or newer and a pip of its own, or says what to install.
#   scripts/venv.sh [PYTHON]
set -eu
cd "$(dirname "$0")/.."

say() { echo "quiero: $*" >&2; }

modern() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; }

find_python() {
    if [ $# = 0 ]; then set -- python3 python3.14 python3.13 python3.12 python3.11; fi
    for name in "$@"; do
        if modern "$name"; then command -v "$name"; return; fi
    done
    say "no Python 3.11 or newer in: $*; install one (Debian: apt-get install python3 python3-venv) or name it: make PYTHON=/path/to/python3"
    return 1
}

works() { [ -x .venv/bin/python ] && .venv/bin/python -m pip --version >/dev/null 2>&1; }

# A bare Debian Python has venv without ensurepip, so that the first way fails; the next ones need one tool each.
by_venv()       { "$python" -m venv --clear .venv >/dev/null 2>&1 && works; }
by_virtualenv() { "$python" -m virtualenv --clear .venv >/dev/null 2>&1 && works; }
by_uv()         { command -v uv >/dev/null && uv venv --quiet --clear --seed --python "$python" .venv >/dev/null 2>&1 && works; }
by_pip()        { "$python" -m venv --clear --without-pip .venv >/dev/null 2>&1 &&
                  "$python" -m pip --python .venv/bin/python install --quiet pip >/dev/null 2>&1 && works; }
by_apt()        { [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null && say "installing python3-venv from Debian's packages" &&
                  { apt-get install -y -qq python3-venv || { apt-get update -qq && apt-get install -y -qq python3-venv; }; } >&2 && by_venv; }

python=$(find_python "$@")
for way in by_venv by_virtualenv by_uv by_pip by_apt; do
    if $way; then exit 0; fi
done
rm -rf .venv
say "$python makes no virtual environment with pip; install what it lacks (Debian: apt-get install python3-venv)"
exit 1
