"""The four aces, each with its flourish: sun, chalice, blade and bough."""

import math

from heads import head_front
from lino import at, cut, cuts, disc, flat, gouge, pt, rays, stack, taper
from pips import banner, club, flourish, leaf, pair, share, sword


def oros(c, scrolls):
    """A sun with a face; gold and paper weigh the same."""
    rim = cut(disc(82, 120, 185, 44, 0.02), c.m, c) + flat(rays(120, 185, 77, -17, 40, 4.4), c.k)
    rim += flat(disc(58.5, 120, 185, 40, 0.02), c.k)
    field = flat(disc(56, 120, 185, 40, 0.02), c.p) + flat(rays(120, 185, 34, 20, 16, 12), c.m)
    field += flat(rays(120, 185, 35, 19, 16, 4.4, 11.25), c.a)
    sun = cut(disc(33, 120, 185, 26), c.m, c, 2.4)
    return stack(
        pair(scrolls, (120, 95, 0, 0.8), (120, 275, 180, 0.8)),
        rim,
        field,
        sun,
        at(head_front(c, c.m, 0, 0, -3), 120, 187, 0, 0.98),
    )


def copas(c, scrolls):
    return pair(scrolls, (120, 122, 0, 0.9)) + at(chalice(c), 120, 214)


def espadas(c, scrolls):
    return pair(scrolls, (120, 264, 0, 1.08)) + at(sword(c, 316, 16, 46, 1.9), 120, 185) + banner(c, 120, 132, c.a)


def bastos(c, scrolls):
    """A bough, barked in long cuts, with its leaves."""
    sprigs = ""
    for x, y, deg, n in (
        (150, 84, -66, 50),
        (154, 94, -18, 48),
        (150, 106, 28, 42),
        (92, 196, 178, 48),
        (94, 206, 138, 44),
        (93, 187, 218, 36),
    ):
        a = math.radians(deg)
        vein = gouge(x + 0.3 * n * math.cos(a), y + 0.3 * n * math.sin(a), deg, n * 0.48, 3)
        sprigs += cut(leaf(x, y, deg, n, n * 0.46), c.m, c, 2.6) + flat(vein, c.p)
    bark = "".join(
        gouge(x, y, d, n, w)
        for x, y, d, n, w in (
            (107, 60, 88, 62, 5),
            (116, 58, 92, 40, 4),
            (126, 64, 92, 34, 4),
            (108, 170, 88, 58, 4.4),
            (116, 178, 90, 80, 4),
            (111, 250, 88, 56, 4),
            (119, 276, 90, 44, 3.6),
            (125, 176, 94, 40, 3.6),
        )
    )
    knots = "".join(cut(disc(5.5, x, y, 11), c.a, c, 2.4) + flat(disc(2, x, y, 7), c.k) for x, y in ((112, 104), (117, 240)))
    return stack(
        share(scrolls, [(127, 290, 0, 0.92), (113, 290, 0, 0.92, True)]),
        sprigs,
        at(club(c, 316, 22), 120, 185),
        flat(bark, c.p),
        knots,
        banner(c, 120, 146, c.a),
    )


def chalice(c):
    """The cup of the ace, with its handles, flutes and lip."""
    ear = cut(taper("52 -58, 78 -66, 90 -44, 76 -18, 46 -4", [9, 11, 12, 10, 7], cap=True), c.a, c)
    bowl = "M-60-74C-62-14-36 18-14 26H14C36 18 62-14 60-74Z"
    foot = "M-10 46C-12 68-30 74-48 84L-50 98H50L48 84C30 74 12 68 10 46Z"
    flutes = "".join(gouge(x, 17 - abs(x) * 0.28, -90 + x * 1.1, 40 - abs(x) * 0.3, 7) for x in (-32, -17, 0, 17, 32))
    lozenges = "".join(f"M{pt(x, -46 + (1 - (x / 56) ** 2) * 11)}l7-8 7 8-7 8Z" for x in (-49, -28, -7, 14, 35))
    return stack(
        ear,
        at(ear, flip=True),
        cut(foot, c.m, c),
        cut("M-12 24H12L19 35 12 48H-12L-19 35Z", c.a, c),
        cut(bowl, c.m, c),
        cut("M-60-74C-60-94 60-94 60-74 60-56-60-56-60-74Z", c.a, c),
        flat("M-46-74C-40-86 40-86 46-74 40-64-40-64-46-74Z", c.k),
        cut("M-59-55C-30-40 30-40 59-55L56-34C30-20-30-20-56-34Z", c.a, c),
        flat(lozenges, c.k),
        flat(flutes, c.k),
        flat("M40-26C46-22 52-24 54-28 48-6 34 12 18 20 32 6 40-8 40-26Z", c.k),
        flat(cuts("-50 -26 68 30 5, -34 92 0 60 4, -30 82 -32 22 4"), c.p),
    )


ACES = {"o": oros, "c": copas, "e": espadas, "b": bastos}


def ace(suit, c):
    return ACES[suit](c, flourish(c.m if suit in "eb" else c.k, c.a))
