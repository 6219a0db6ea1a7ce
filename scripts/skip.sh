#!/bin/sh
# Says aloud that something is not tested, and what to install; where no skip is allowed (QUIERO_NO_SKIP=1), that is a failure.
#   scripts/skip.sh WORDS
echo "quiero: SKIPPED $*" >&2
if [ "${QUIERO_NO_SKIP:-}" = 1 ]; then
    echo "quiero: no skip is allowed here (QUIERO_NO_SKIP=1)" >&2
    exit 1
fi
