#!/usr/bin/env python3
"""An original Spanish deck of forty cards and two backs, cut as a linocut.

    python3 deck.py OUT      writes OUT/<rank><suit>.svg (1o … 12b), OUT/back-*.svg and OUT/../sheet.html

Every face is built from shared parts: lino.py (knife and inks), pips.py, people.py; here are numerals, frame, cards, backs and the sheet.
"""

import math
import re
import sys
from pathlib import Path

from lino import GAPS, H, LINE, NAMES, PAPER, RANKS, SUITS, W, at, cut, cuts, disc, flat, gouge, line, num, poly, pt, rays, taper
from pips import MINI, banner, club, cup, flourish, layout, leaf, pair, scrollet, share, sword
from people import caballo, head_front, rey, sota

# ── numerals: cut, not set ───────────────────────────────────────────────────────────────────────────────────────

DIGIT = {   # on 26 × 44
    "0": "M13 4C2 4 4 16 4 22S2 40 13 40 22 28 22 22 24 4 13 4Z", "1": "M3 13L13 6V40M3 40H23", "i": "M3 13L11 6V44",
    "2": "M4.5 15C3 0 22 0 22 13 22 23 6 30 5.5 40H25M22.5 44V33", "3": "M5 12V4H21L12 18C26 17 25 40 12 40 7 40 4 37 3 33",
    "4": "M18.5 44V5L5 30.5H27", "5": "M23 4H7.5L6 20C12 15 23 17 23 28 23 42 8 43 3 35",
    "6": "M22 9C14-1 5 9 5 27 5 44 23 44 23 29 23 17 8 16 5.5 27", "7": "M4 12V4H22C16 16 12 28 11 44",
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
        d += "".join(poly([(a, y - half), (b + 1.5 * (b < x1), y - half), (b - 1.5 * (b < x1), y + half), (a + 3 * (a > x0), y + half)])
                     for a, b in zip(starts, ends))
    return flat(d, c.k)


# ── cards ────────────────────────────────────────────────────────────────────────────────────────────────────────


def ace(suit, c):
    scrolls = flourish(c.m if suit == "e" else c.k, c.a)
    if suit == "o":
        return (pair(scrolls, (120, 97, 0, .8), (120, 273, 180, .8)) + flat(disc(86, 120, 185, 40, .02), c.k) + flat(disc(82, 120, 185, 40, .02), c.m)
            + flat(rays(120, 185, 78, -15, 36, 5), c.k) + flat(disc(60, 120, 185, 36, .02), c.k) + flat(disc(57, 120, 185, 36, .02), c.p)
            + flat(rays(120, 185, 32, 23, 12, 13, 15), c.a) + flat(rays(120, 185, 32, 21, 12, 7), c.k) + flat(disc(36, 120, 185, 26), c.k)
            + at(head_front(c, c.m, 0, 0, -3), 120, 187, 0, 1.12))
    if suit == "c":
        return pair(scrolls, (120, 122, 0, .9)) + at(chalice(c), 120, 214)
    if suit == "e":
        return pair(scrolls, (120, 264, 0, 1)) + at(sword(c, 316, 16, 46, 1.9), 120, 185) + banner(c, 120, 132, c.a)
    knots = "".join(cut(disc(5.5, x, y, 11), c.a, c, 2.4) + flat(disc(2, x, y, 7), c.k) for x, y in ((109, 96), (116, 262)))
    sprigs = ""
    for x, y, deg, n in ((164, 84, -70, 42), (168, 92, -22, 40), (164, 102, 24, 36), (82, 186, 176, 42), (85, 195, 134, 38)):
        a = math.radians(deg)
        vein = gouge(x + .3 * n * math.cos(a), y + .3 * n * math.sin(a), deg, n * .45, 3)
        sprigs += cut(leaf(x, y, deg, n, n * .46), c.m, c, 2.6) + flat(vein, c.p)
    return (share(scrolls, [(130, 286, 0, .8), (110, 286, 0, .8, True)]) + sprigs + at(club(c, 316, 29), 120, 185) + knots + banner(c, 120, 146, c.a))


def chalice(c):
    """The cup of the ace, with its handles, flutes and lip."""
    ear = cut(taper("52 -58, 78 -66, 90 -44, 76 -18, 46 -4", [9, 11, 12, 10, 7], cap=True), c.a, c)
    bowl = "M-60-74C-62-14-36 18-14 26H14C36 18 62-14 60-74Z"
    foot = "M-10 46C-12 68-30 74-48 84L-50 98H50L48 84C30 74 12 68 10 46Z"
    flutes = "".join(gouge(x, 17 - abs(x) * .28, -90 + x * 1.1, 40 - abs(x) * .3, 7) for x in (-32, -17, 0, 17, 32))
    lozenges = "".join(f"M{pt(x, -46 + (1 - (x / 56) ** 2) * 11)}l7-8 7 8-7 8Z" for x in (-49, -28, -7, 14, 35))
    return (ear + at(ear, flip=True) + cut(foot, c.m, c) + cut("M-12 24H12L19 35 12 48H-12L-19 35Z", c.a, c) + cut(bowl, c.m, c)
        + cut("M-60-74C-60-94 60-94 60-74 60-56-60-56-60-74Z", c.a, c) + flat("M-46-74C-40-86 40-86 46-74 40-64-40-64-46-74Z", c.k)
        + cut("M-59-55C-30-40 30-40 59-55L56-34C30-20-30-20-56-34Z", c.a, c) + flat(lozenges, c.k) + flat(flutes, c.k)
        + flat("M40-26C46-22 52-24 54-28 48-6 34 12 18 20 32 6 40-8 40-26Z", c.k) + flat(cuts("-50 -26 68 30 5, -34 92 0 60 4, -30 82 -32 22 4"),
        c.p))


def card(rank, suit):
    c = SUITS[suit]
    art = {10: sota, 11: caballo, 12: rey}[rank](suit, c) if rank > 9 else ace(suit, c) if rank == 1 else layout(suit, rank, c)
    return f'<rect width="{W}" height="{H}" rx="15" fill="{c.p}"/>' + frame(suit, c) + art + index(rank, suit, c)


def symbol(name, body):
    """One face of the sprite."""
    return f'<symbol id="{name}" viewBox="0 0 {W} {H}" stroke-linejoin="round" stroke-width="{LINE}">{body}</symbol>'


# ── backs ────────────────────────────────────────────────────────────────────────────────────────────────────────

GREEN, OXBLOOD, BRASS, CREAM, NIGHT = "#17412f", "#7a1d22", "#d9a94e", "#f2e2bd", "#0c231a"
SEA, DEEP, PAPAYA, LIME, LIMEWASH = "#2a86a6", "#123f5c", "#ee7d4b", "#a9bf4a", "#f4ecd6"


def back_pulperia():
    """Fileteado: scrolls in brass on bottle green about an oxblood heart, each with its shadow and its light."""
    scrolls = share(flourish(BRASS, CREAM), [(120, y, d, 1.14, f) for y, d in ((130, 0), (240, 180)) for f in (False, True)])
    shadow = share(flourish(NIGHT, NIGHT), [(121.5, y + 3, d, 1.14, f) for y, d in ((130, 0), (240, 180)) for f in (False, True)])
    side = share(scrollet(CREAM, BRASS), [(x, 185, d, 1.05, f) for x, d in ((168, 90), (72, -90)) for f in (False, True)])
    corner = share(flat(leaf(0, 0, 45, 30, 10) + leaf(0, 0, 12, 24, 8) + leaf(0, 0, 78, 24, 8), CREAM) + flat(disc(4, -1, -1, 9), BRASS),
                   [(28, 28, 0), (212, 28, 90), (212, 342, 180), (28, 342, 270)])
    crest = share(flat(leaf(0, 0, -90, 40, 13) + leaf(0, 0, -122, 28, 9) + leaf(0, 0, -58, 28, 9), CREAM) + flat(disc(4, sides=9), BRASS),
        [(120, 76, 0), (120, 294, 180)])
    heart = poly("120 112, 138 150, 176 185, 138 220, 120 258, 102 220, 64 185, 102 150")
    rose = "".join(leaf(120, 185, a, n, w) for a, n, w in [(i * 45, 25 if i % 2 else 33, 12) for i in range(8)])
    band = "".join(f"M{pt(x, y)}l4-3 4 3-4 3Z" for x in range(24, 212, 16) for y in (15, 355)) + "".join(
        f"M{pt(x, y)}l3-4 3 4-3 4Z" for y in range(33, 340, 16) for x in (12, 222))
    return (f'<rect width="{W}" height="{H}" rx="15" fill="{PAPER}"/><rect x="7" y="7" width="226" height="356" rx="9" fill="{OXBLOOD}"/>'
        f'<rect x="21" y="21" width="198" height="328" fill="{GREEN}" stroke="{BRASS}"/>' + flat(band, BRASS) + corner + crest + shadow + scrolls
        + flat(heart, NIGHT) + at(flat(heart, BRASS), 6, 9.2, 0, .95) + at(flat(heart, OXBLOOD), 12, 18.5, 0, .9) + side
        + flat(disc(38, 120, 185, 26), BRASS) + flat(disc(35, 120, 185, 26), GREEN) + flat(rose, CREAM) + flat(rays(120, 185, 9, 17, 8, 3, 0),
        OXBLOOD) + flat(disc(9, 120, 185, 14), BRASS) + flat(disc(4.5, 120, 185, 10), OXBLOOD))


def back_patio():
    """A hydraulic-tile floor: one tile of 55, laid four by six, within a border."""
    petal = "".join(leaf(0, 0, a, 27, 15) for a in (45, 135, 225, 315))
    arms = "".join(leaf(0, 0, a, 25, 9) for a in (0, 90, 180, 270))
    gap = "".join(gouge(9 * math.cos(a), 9 * math.sin(a), math.degrees(a), 14, 3) for a in (i * math.tau / 4 + math.pi / 4 for i in range(4)))
    tile = flat(petal, SEA) + flat(arms, PAPAYA) + flat(disc(8, sides=12), DEEP) + flat(disc(5, sides=9), LIME) + flat(gap, LIMEWASH)
    joint = (flat(disc(18.5, sides=12, wob=0), DEEP)
             + flat(disc(10, sides=16), LIME) + flat(disc(6.5, sides=12), DEEP) + flat(rays(0, 0, 0, 6, 4, 3), LIMEWASH))
    border = "".join(poly([(x, y), (x + 5.5, y + s * 8), (x + 11, y)]) for x in (10 + 11 * i for i in range(20)) for y, s in ((20, -1), (350, 1)))
    floor = (f'<rect width="220" height="330" fill="{LIMEWASH}"/>' + share(joint, [(55 * i, 55 * j) for i in range(5) for j in range(7)])
             + share(tile, [(27.5 + 55 * i, 27.5 + 55 * j) for i in range(4) for j in range(6)]))
    return (f'<rect width="{W}" height="{H}" rx="15" fill="{PAPER}"/><rect x="7" y="7" width="226" height="356" rx="9" fill="{SEA}"/>'
        + flat(border, PAPAYA) + f'<svg x="10" y="20" width="220" height="330">{floor}</svg>'
        f'<rect x="10" y="20" width="220" height="330" fill="none" stroke="{DEEP}"/>')


# ── sprite ───────────────────────────────────────────────────────────────────────────────────────────────────────


def sprite():
    """The whole deck as one SVG file: a symbol per face, its cuts shared by id."""
    faces = [(f"{rank}{suit}", card(rank, suit)) for suit in SUITS for rank in (*range(1, 8), 10, 11, 12)]
    faces += [("back-pulperia", back_pulperia()), ("back-patio", back_patio())]
    cuts_once = {}
    for name, body in faces:
        for tag, uid in re.findall(r'(<defs><g id="(d[0-9a-f]{8})">.*?</g></defs>)', body):
            cuts_once.setdefault(uid, tag)
    shared = "".join(cuts_once.values())
    symbols = "\n".join(symbol(name, re.sub(r'<defs>.*?</defs>', "", body)) for name, body in faces)
    return f'<svg xmlns="http://www.w3.org/2000/svg">{shared}\n{symbols}\n</svg>\n'


def main():
    target = Path(__file__).resolve().parents[2] / "src" / "art" / "deck.svg"
    if "--check" in sys.argv:
        if target.read_text() != sprite():
            sys.exit(f"{target.name} is not what the generator draws: run python3 client/art/deck/deck.py")
        return
    target.write_text(sprite())


if __name__ == "__main__":
    main()
