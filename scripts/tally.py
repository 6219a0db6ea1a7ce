"""Add up the reports (JUnit XML) of a run of all tests, and print one closing line.

    python scripts/tally.py FOLDER

With QUIERO_NO_SKIP=1 a skipped test is a failure. Exit codes: 0 all passed · 1 one failed or was skipped unallowed, or none ran.
"""

from __future__ import annotations

import os
import sys
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

BAD = ("failure", "error")


def outcome(case: ElementTree.Element) -> str:
    """passed, failed or skipped."""
    if any(case.find(word) is not None for word in BAD):
        return "failed"
    return "skipped" if case.find("skipped") is not None else "passed"


def tally(folder: Path) -> Counter[str]:
    """How many tests of the reports in `folder` came out how. Prints each skipped one."""
    counts: Counter[str] = Counter()
    for report in sorted(folder.glob("*.xml")):
        cases = list(ElementTree.parse(report).iter("testcase"))
        counts.update(outcome(case) for case in cases)
        for case in cases:
            if outcome(case) == "skipped":
                print(f"skipped ({report.stem}): {case.get('classname', '')} {case.get('name')}")
    return counts


def main(folder: Path) -> int:
    """Prints the closing line."""
    counts = tally(folder)
    skips = f", {counts['skipped']} skipped" if counts["skipped"] else ""
    print(f"{counts['passed']} passed, {counts['failed']} failed{skips}")
    unallowed = counts["skipped"] if os.environ.get("QUIERO_NO_SKIP") == "1" else 0
    return int(counts["failed"] + unallowed > 0 or not counts["passed"])


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
