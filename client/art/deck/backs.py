"""The two backs: fileteado for the pulpería, a hydraulic-tile floor for the patio."""

import math

from lino import PAPER, H, W, at, disc, flat, gouge, poly, pt, rays, stack
from pips import flourish, leaf, scrollet, share

GREEN, OXBLOOD, BRASS, CREAM, NIGHT = "#17412f", "#7a1d22", "#d9a94e", "#f2e2bd", "#0c231a"
SEA, DEEP, PAPAYA, LIME, LIMEWASH = "#2a86a6", "#123f5c", "#ee7d4b", "#a9bf4a", "#f4ecd6"


def back_pulperia():
    """Fileteado: scrolls in brass on bottle green about an oxblood heart, each with its shadow and its light."""
    scrolls = share(flourish(BRASS, CREAM), [(120, y, d, 1.14, f) for y, d in ((130, 0), (240, 180)) for f in (False, True)])
    shadow = share(flourish(NIGHT, NIGHT), [(121.5, y + 3, d, 1.14, f) for y, d in ((130, 0), (240, 180)) for f in (False, True)])
    side = share(scrollet(CREAM, BRASS), [(x, 185, d, 1.05, f) for x, d in ((168, 90), (72, -90)) for f in (False, True)])
    corner = share(
        flat(leaf(0, 0, 45, 30, 10) + leaf(0, 0, 12, 24, 8) + leaf(0, 0, 78, 24, 8), CREAM) + flat(disc(4, -1, -1, 9), BRASS),
        [(28, 28, 0), (212, 28, 90), (212, 342, 180), (28, 342, 270)],
    )
    crest = share(
        flat(leaf(0, 0, -90, 40, 13) + leaf(0, 0, -122, 28, 9) + leaf(0, 0, -58, 28, 9), CREAM) + flat(disc(4, sides=9), BRASS),
        [(120, 76, 0), (120, 294, 180)],
    )
    heart = poly("120 112, 138 150, 176 185, 138 220, 120 258, 102 220, 64 185, 102 150")
    rose = "".join(leaf(120, 185, a, n, w) for a, n, w in [(i * 45, 25 if i % 2 else 33, 12) for i in range(8)])
    band = "".join(f"M{pt(x, y)}l4-3 4 3-4 3Z" for x in range(24, 212, 16) for y in (15, 355)) + "".join(
        f"M{pt(x, y)}l3-4 3 4-3 4Z" for y in range(33, 340, 16) for x in (12, 222)
    )
    return stack(
        f'<rect width="{W}" height="{H}" rx="15" fill="{PAPER}"/>'
        f'<rect x="7" y="7" width="226" height="356" rx="9" fill="{OXBLOOD}"/>'
        f'<rect x="21" y="21" width="198" height="328" fill="{GREEN}" stroke="{BRASS}"/>',
        flat(band, BRASS),
        corner,
        crest,
        shadow,
        scrolls,
        flat(heart, NIGHT),
        at(flat(heart, BRASS), 6, 9.2, 0, 0.95),
        at(flat(heart, OXBLOOD), 12, 18.5, 0, 0.9),
        side,
        flat(disc(38, 120, 185, 26), BRASS),
        flat(disc(35, 120, 185, 26), GREEN),
        flat(rose, CREAM),
        flat(rays(120, 185, 9, 17, 8, 3, 0), OXBLOOD),
        flat(disc(9, 120, 185, 14), BRASS),
        flat(disc(4.5, 120, 185, 10), OXBLOOD),
    )


def back_patio():
    """A hydraulic-tile floor: one tile of 55, laid four by six, within a border."""
    petal = "".join(leaf(0, 0, a, 27, 15) for a in (45, 135, 225, 315))
    arms = "".join(leaf(0, 0, a, 25, 9) for a in (0, 90, 180, 270))
    gap = "".join(
        gouge(9 * math.cos(a), 9 * math.sin(a), math.degrees(a), 14, 3)
        for a in (i * math.tau / 4 + math.pi / 4 for i in range(4))
    )
    tile = flat(petal, SEA) + flat(arms, PAPAYA) + flat(disc(8, sides=12), DEEP) + flat(disc(5, sides=9), LIME)
    tile += flat(gap, LIMEWASH)
    joint = (
        flat(disc(18.5, sides=12, wob=0), DEEP)
        + flat(disc(10, sides=16), LIME)
        + flat(disc(6.5, sides=12), DEEP)
        + flat(rays(0, 0, 0, 6, 4, 3), LIMEWASH)
    )
    border = "".join(
        poly([(x, y), (x + 5.5, y + s * 8), (x + 11, y)])
        for x in (10 + 11 * i for i in range(20))
        for y, s in ((20, -1), (350, 1))
    )
    floor = (
        f'<rect width="220" height="330" fill="{LIMEWASH}"/>'
        + share(joint, [(55 * i, 55 * j) for i in range(5) for j in range(7)])
        + share(tile, [(27.5 + 55 * i, 27.5 + 55 * j) for i in range(4) for j in range(6)])
    )
    return stack(
        f'<rect width="{W}" height="{H}" rx="15" fill="{PAPER}"/>',
        f'<rect x="7" y="7" width="226" height="356" rx="9" fill="{SEA}"/>',
        flat(border, PAPAYA),
        f'<svg x="10" y="20" width="220" height="330">{floor}</svg>'
        f'<rect x="10" y="20" width="220" height="330" fill="none" stroke="{DEEP}"/>',
    )
