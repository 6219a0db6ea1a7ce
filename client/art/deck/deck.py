#!/usr/bin/env python3
"""An original Spanish deck of forty cards and two backs, cut as a linocut: three inks and paper per suit.

    python3 client/art/deck/deck.py          draws client/src/art/cards/*.svg: e.svg with the 1e … 7e, 10e.svg …
    python3 client/art/deck/deck.py --check  fails when those files are not what these scripts draw

Shared: lino.py (knife and inks), pips.py, heads.py, parts.py. Figures: pages.py, horses.py, kings.py. Then aces.py, backs.py.
Here: numerals, frame and the files. Needs nothing but Python, and draws the same bytes every time.
"""

import re
import sys
from pathlib import Path

from aces import ace
from backs import back_patio, back_pulperia
from horses import caballo
from kings import rey
from lino import GAPS, LINE, SUITS, H, W, at, flat, num, poly, pt
from pages import sota
from pips import MINI, layout

# ── numerals: cut, not set ───────────────────────────────────────────────────────────────────────────────────────

DIGIT = {  # on 26 × 44
    "0": "M13 4C2 4 4 16 4 22S2 40 13 40 22 28 22 22 24 4 13 4Z",
    "1": "M3 13L13 6V40M3 40H23",
    "i": "M3 13L11 6V44",
    "2": "M4.5 15C3 0 22 0 22 13 22 23 6 30 5.5 40H25M22.5 44V33",
    "3": "M5 12V4H21L12 18C26 17 25 40 12 40 7 40 4 37 3 33",
    "4": "M18.5 44V5L5 30.5H27",
    "5": "M23 4H7.5L6 20C12 15 23 17 23 28 23 42 8 43 3 35",
    "6": "M22 9C14-1 5 9 5 27 5 44 23 44 23 29 23 17 8 16 5.5 27",
    "7": "M4 12V4H22C16 16 12 28 11 44",
}


def index(rank, suit, c):
    glyphs = [(DIGIT["i"], 0), (DIGIT[str(rank)[1]], 17)] if rank > 9 else [(DIGIT[str(rank)], 0)]
    if rank == 11:
        glyphs = [(DIGIT["i"], 0), (DIGIT["i"], 16)]
    body = "".join(f'<path d="{d}"' + (f' transform="translate({x})"' if x else "") + "/>" for d, x in glyphs)
    body = f'<g fill="none" stroke="{c.k}" stroke-width="7.5" stroke-linejoin="miter">{body}</g>'
    one = at(body, 20, 21) + at(MINI[suit](c), 33, 85)
    return one + f'<g transform="rotate(180 120 185)">{one}</g>'


def frame(suit, c):
    """The line around the face, open on the short sides: the pinta."""
    x0, x1, gap, half, k = 10, W - 10, 20, 2.1, GAPS[suit]
    cuts_at = [x0 + (x1 - x0) * (i + 1) / (k + 1) for i in range(k)]
    starts, ends = [x0 - half] + [m + gap / 2 for m in cuts_at], [m - gap / 2 for m in cuts_at] + [x1 + half]
    d = "".join(f"M{pt(x - half, 10 - half)}h{num(2 * half)}V{num(H - 10 + half)}h{num(-2 * half)}Z" for x in (x0, x1))
    for y in (10, H - 10):
        d += "".join(
            poly([(a, y - half), (b + 1.5 * (b < x1), y - half), (b - 1.5 * (b < x1), y + half), (a + 3 * (a > x0), y + half)])
            for a, b in zip(starts, ends, strict=False)
        )
    return flat(d, c.k)


# ── cards ────────────────────────────────────────────────────────────────────────────────────────────────────────


FIGURES = {1: ace, 10: sota, 11: caballo, 12: rey}


def card(rank, suit):
    c = SUITS[suit]
    draw = FIGURES.get(rank)
    art = draw(suit, c) if draw else layout(suit, rank, c)
    return f'<rect width="{W}" height="{H}" rx="15" fill="{c.p}"/>' + frame(suit, c) + art + index(rank, suit, c)


# ── files ────────────────────────────────────────────────────────────────────────────────────────────────────────


def drawing(faces):
    """These faces as one picture, one beside the other, its cuts once each; a face is found in it by its name."""
    bodies = list(faces.values())
    cuts = dict.fromkeys(re.findall(r"<defs>(.*?)</defs>", "".join(bodies)))
    defs = f"<defs>{''.join(cuts)}</defs>" if cuts else ""
    rest = [re.sub(r"<defs>.*?</defs>", "", body) for body in bodies]
    row = rest[0]
    if len(faces) > 1:
        row = "".join(f'<view id="{name}" viewBox="{W * x} 0 {W} {H}"/>' for x, name in enumerate(faces))
        row += "".join(f'<g transform="translate({W * x})">{body}</g>' for x, body in enumerate(rest))
    size = f'width="{W * len(faces)}" height="{H}" viewBox="0 0 {W * len(faces)} {H}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} stroke-linejoin="round" stroke-width="{LINE}">{defs}{row}</svg>\n'


def deck():
    """The pictures of the deck by the names of their files. Who holds three cards waits for three, not for forty: a figure or
    a back is a picture of its own. The cards of a suit with pips are small and alike, and one picture of seven."""
    files = {}
    for suit in SUITS:
        files[suit] = {f"{rank}{suit}": card(rank, suit) for rank in range(1, 8)}
        files |= {f"{rank}{suit}": {f"{rank}{suit}": card(rank, suit)} for rank in (10, 11, 12)}
    files |= {"back-pulperia": {"": back_pulperia()}, "back-patio": {"": back_patio()}}
    return {f"{name}.svg": drawing(faces) for name, faces in files.items()}


def main():
    folder = Path(__file__).resolve().parents[2] / "src" / "art" / "cards"
    drawn = deck()
    if "--check" in sys.argv:
        there = {path.name: path.read_text() for path in folder.glob("*.svg")}
        if there != drawn:
            sys.exit("the cards are not what the generator draws: run python3 client/art/deck/deck.py")
        return
    folder.mkdir(exist_ok=True)
    for path in folder.glob("*.svg"):
        path.unlink()
    for name, text in drawn.items():
        (folder / name).write_text(text)


if __name__ == "__main__":
    main()
