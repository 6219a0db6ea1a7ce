#!/bin/sh
# Makes .venv with Python 3.11 or newer and a pip of its own, or says what to install.
#   scripts/venv.sh [PYTHON]
set -eu
cd "$(dirname "$0")/.."

exec 3>&2
say() { echo "quiero: $*" >&3; }

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

# A bare Debian Python has venv without ensurepip, so that the first way fails. Each of the next ones does with what may be there:
# uv; a pip outside; Debian's package of pip's wheel, which can be read without being root; and, as root, what Debian left out.
by_venv() { "$python" -m venv --clear .venv && works; }
by_uv() { command -v uv && uv venv --clear --seed --python "$python" .venv && works; }
by_pip() { "$python" -m venv --clear --without-pip .venv && "$python" -m pip --python .venv/bin/python install pip && works; }
by_debian() {
    "$python" -m venv --clear --without-pip .venv && command -v apt-get || return 1
    (mkdir .venv/deb && cd .venv/deb && apt-get download python3-pip-whl && dpkg-deb -x python3-pip-whl_*.deb .) || return 1
    wheel=$(echo .venv/deb/usr/share/python-wheels/pip-*.whl)
    .venv/bin/python "$wheel/pip" install --no-index "$wheel" && rm -r .venv/deb && works
}
by_apt() {
    [ "$(id -u)" = 0 ] && command -v apt-get || return 1
    say "installing python3-venv from Debian's packages"
    apt-get install -y python3-venv || { apt-get update && apt-get install -y python3-venv; } && by_venv
}

python=$(find_python "$@")
for way in by_venv by_uv by_pip by_debian by_apt; do
    if $way >/dev/null 2>&1; then exit 0; fi
done
rm -rf .venv
say "$python makes no virtual environment with pip; install what it lacks (Debian: apt-get install python3-venv)"
exit 1
