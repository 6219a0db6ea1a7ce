"""What the figures share: limbs, hands, shoes, the ground they stand on and the object of the suit."""

import math
import random

from lino import at, cut, flat, gouge, line, poly, pt, smooth, stack, taper, union
from pips import club, coin, cup, sword


def limb(points, widths, fill, c):
    """A sleeve or a leg, round where it begins."""
    return cut(taper(points, widths, cap=True), fill, c)


def hoops(points, widths, k, ink):
    """Stripes across a leg, inside its outline."""
    d = ""
    for i in range(len(points) - 1):
        (x, y), (x1, y1) = points[i], points[i + 1]
        for j in range(k):
            f = (j + 0.5) / k
            w = (widths[i] + (widths[i + 1] - widths[i]) * f) / 2 - 2.6
            d += f"M{pt(x + (x1 - x) * f - w, y + (y1 - y) * f)}q{pt(w, 3, w * 2, 0)}"
    return line(d, ink, 4)


# ── hands: drawn at 0,0, about 20 × 20 ───────────────────────────────────────────────────────────────────────────


def grip(x, y, skin, c, deg=0, flip=False, s=1.0):
    """A hand closed round an upright shaft: three seams between the fingers, the thumb laid up along it."""
    hand = smooth("-8 5!, -9 -3, -6 -8, 2 -10!, 8 -10, 10 -7!, 11 -4.5, 9.5 -2!, 11 0.5, 9.5 3!, 10.5 5.5, 8.5 8!, 3 10, -4 9")
    seams = gouge(10, -6.4, 175, 10, 1.8) + gouge(9.8, -1.6, 178, 10.5, 1.8) + gouge(9.8, 3.4, 183, 9.5, 1.8)
    thumb = taper("3 -14, -2 -9, -6 0", [5, 7, 7], cap=True)
    return at(cut(hand, skin, c, 2.4) + flat(seams, c.k) + cut(thumb, skin, c, 2.2), x, y, deg, s, flip)


def pinch(x, y, skin, c, deg=0, flip=False):
    """A hand that holds a thing up by its rim: four fingertips before it, the thumb aside."""
    palm = smooth("-8 10!, -9 2, -7 -3, 8 -3, 10 3, 7 11!, 0 13")
    tips = [
        taper([(i * 4.9 - 7.2, 3), (i * 5.3 - 7.8, -8 - (2.6 if 0 < i < 3 else 0))][::-1], [5.4, 6], cap=True) for i in range(4)
    ]
    thumb = taper("-15 -5, -11 1, -5 8", [5, 6.5, 8], cap=True)
    seams = "".join(gouge(x0, -6, 90, 9, 1.7) for x0 in (-4.9, 0.2, 5.3))
    return at(union([palm, thumb, *tips], skin, c, 2.4) + flat(seams, c.k), x, y, deg, 1, flip)


def rest(x, y, skin, c, deg=0, flip=False):
    """A hand laid flat, fingers to the right: on a hip, a belly, a belt."""
    hand = smooth("-8 -6!, 0 -8, 7 -8, 12 -6!, 13 -3.5, 11 -2!, 14 0, 11.5 2!, 13 4, 10 5.5!, 10 8, 4 8, -7 7!")
    seams = gouge(11.5, -2, 180, 10, 1.7) + gouge(12, 2, 180, 10, 1.7) + gouge(10.5, 5.2, 184, 7, 1.6)
    thumb = taper("6 -12, 1 -9, -4 -4", [4.6, 6, 7], cap=True)
    return at(union([hand, thumb], skin, c, 2.4) + flat(seams, c.k), x, y, deg, 1, flip)


# ── feet and ground ──────────────────────────────────────────────────────────────────────────────────────────────


def shoe(x, y, c, way=1, fill=None):
    """A pointed shoe; way −1 looks left."""
    d = smooth(
        [(x - 7 * way, y - 14, 1), (x - 9 * way, y, 1), (x + 27 * way, y + 1, 1), (x + 20 * way, y - 6), (x + 7 * way, y - 14, 1)]
    )
    return flat(d, c.k) if fill is None else cut(d, fill, c, 2.4)


def ridges(x, y, seed=8):
    """What the gouge left standing in the cleared ground: a few short hairs by the feet."""
    rnd = random.Random(seed)
    return "".join(
        gouge(x - 6 + rnd.uniform(0, 7), y - 8 - i * 7, rnd.uniform(-6, 6), rnd.uniform(6, 14 - i), 2) for i in range(4)
    )


def ground(c, x0=30, x1=172, y=345):
    shade = taper([(x0, y + 1), ((x0 + x1) / 2, y + 2), (x1, y + 1)], [1, 9, 1])
    return stack(
        flat(shade, c.k), flat(gouge(x0 + 34, y + 2, -2, 30, 2) + gouge(x1 - 70, y + 3, 2, 34, 2), c.p), flat(ridges(x0, y), c.k)
    )


# ── the object of the suit ───────────────────────────────────────────────────────────────────────────────────────


def held(suit, c, x, y, deg=0, size=1.0):
    """Coin and cup stand above the hand at x, y; sword and club pass through it."""
    if suit == "o":
        return at(coin(c), x, y - 34 * size, 0, size)
    if suit == "c":
        return at(cup(c), x, y - 18 * size, deg, size)
    length, r = 150 * size, math.radians(deg)
    away = length / 2 - 18 if suit == "e" else length * 0.3
    body = sword(c, length, 8, 21) if suit == "e" else club(c, length, 14.5)
    return at(body, x + away * math.sin(r), y - away * math.cos(r), deg)


def dots(ink, spots, r=3.4):
    return flat("".join(poly([(x - r, y), (x, y - r), (x + r, y), (x, y + r)]) for x, y in spots), ink)


def hide(c, spots):
    """Ermine: the tails, short and dark."""
    return flat(
        "".join(gouge(x, y, 90, 9, 3.6) + gouge(x - 3, y + 1, 100, 4, 1.8) + gouge(x + 3, y + 1, 80, 4, 1.8) for x, y in spots),
        c.k,
    )
