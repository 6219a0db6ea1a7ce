#!/bin/sh
# The browser tests: Playwright on Debian's Chromium against .venv/bin/quiero.
#   scripts/test_browser.sh REPORT     (node on PATH is the one that will do)
set -eu
cd "$(dirname "$0")/.."

find_chromium() {
    for name in "${QUIERO_CHROMIUM:-}" chromium chromium-browser google-chrome; do
        if command -v "${name:-none}"; then return; fi
    done
    return 1
}

install_chromium() {
    [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null || return 1
    echo "quiero: installing chromium from Debian's packages" >&2
    { apt-get install -y -qq --no-install-recommends chromium || { apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium; }; } >&2
}

if ! found=$(find_chromium || { install_chromium && find_chromium; }); then
    sh scripts/skip.sh "$1" "the browser tests: there is no Chromium; apt-get install chromium (as root), or QUIERO_CHROMIUM=/path/to/it"
    exit
fi
report=$PWD/$1
cd client
QUIERO_CHROMIUM=$found PLAYWRIGHT_JUNIT_OUTPUT_NAME=$report exec npx playwright test --forbid-only --reporter=list,junit
