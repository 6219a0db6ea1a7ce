"""Cuts Alegreya and Alegreya Sans down to the letters and features that the page uses, into src/styles/fonts.

    pip install fonttools brotli && python client/art/fonts.py      (after npm ci: it reads node_modules/@fontsource)

The Latin files of @fontsource bring small capitals, fractions and four kinds of figures that we never set: what is
left is half of them on the first visit. Kept: ASCII, the letters of Latin-1 (any name of Spanish, Portuguese, French or
Italian), our punctuation and signs; lining figures, kerning, ligatures.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

CLIENT = Path(__file__).resolve().parents[1]
SOURCE = CLIENT / "node_modules/@fontsource"
TARGET = CLIENT / "src/styles/fonts"

CUTS = {
    "alegreya": ("latin-900-normal", "latin-700-italic", "latin-400-normal", "latin-400-italic"),
    "alegreya-sans": ("latin-500-normal", "latin-800-normal"),
}
LETTERS = (
    "U+20-7E,U+A1,U+AA,U+AB,U+B0,U+B7,U+BA,U+BB,U+BF-CF,U+D1-D7,U+D9-DC,U+DF-EF,U+F1-FC,U+152,U+153,"
    "U+2013,U+2014,U+2018,U+2019,U+201C,U+201D,U+2026,U+2190,U+2192,U+2212"
)
FEATURES = "lnum,kern,liga,locl"


def main() -> None:
    """Write the cuts and the licence that goes with them."""
    TARGET.mkdir(parents=True, exist_ok=True)
    for family, cuts in CUTS.items():
        for cut in cuts:
            file = f"{family}-{cut}.woff2"
            subset = [sys.executable, "-m", "fontTools.subset", str(SOURCE / family / "files" / file)]
            kept = [f"--unicodes={LETTERS}", f"--layout-features={FEATURES}", "--no-hinting", "--desubroutinize"]
            subprocess.run([*subset, *kept, "--flavor=woff2", f"--output-file={TARGET / file}"], check=True)
        shutil.copy(SOURCE / family / "LICENSE", TARGET / f"OFL-{family}.txt")


if __name__ == "__main__":
    main()
