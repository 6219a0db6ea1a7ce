"""Heads of the court cards: faces, hair, beards, crowns and hats, each drawn at 0,0 and about 40 × 56."""

import math

from lino import cut, cuts, disc, flat, gouge, line, poly, pt, smooth, stack, taper

# ── people: heads ────────────────────────────────────────────────────────────────────────────────────────────────
# A head is drawn at 0,0, about 40 × 56. `skin` is an ink; `ink` the suit's four.


def eye(x, y, c, w=9):
    return stack(
        flat(f"M{pt(x - w / 2, y)}q{pt(w / 2, -w * 0.62, w, 0)}q{pt(-w / 2, w * 0.5, -w, 0)}Z", c.p),
        flat(disc(2.3, x, y - 0.4, 8), c.k),
        line(f"M{pt(x - w / 2 - 1, y + 0.6)}q{pt(w / 2, -w * 0.7, w + 2, 0)}", c.k, 2),
    )


def head_front(c, skin, brow=0, age=0, long=0):
    """Facing us, half of it in shade. brow tilts the eyebrows, long stretches the chin."""
    j = 27 + long
    skull = smooth([(-18, -18), (-19.5, 0), (-16, 14), (-8, j - 3), (0, j), (8, j - 3), (16, 14), (19.5, 0), (18, -18), (0, -28)])
    shade = smooth([(8, -26, 1), (18, -18), (19.5, 0), (16, 14), (8, j - 3), (1, j, 1), (8, 16), (11, 4), (7, -8)])
    out = cut(skull, skin, c) + flat(shade, c.a if skin == c.p else c.k)
    if skin != c.p:
        out = cut(skull, skin, c) + flat(cuts("17 -12 96 26 4, 14 12 118 14 3"), c.k)
    out += eye(-9, -3, c) + eye(8.5, -3, c)
    out += flat(
        taper([(-16, -9 - brow), (-10, -12), (-3.5, -9 + brow)], [1, 4, 3])
        + taper([(16, -9 - brow), (10, -12), (3.5, -9 + brow)], [1, 4, 3]),
        c.k,
    )
    out += line("M3-8C4-2 5 3 6 7 3 10-1 10-4 8", c.k, 2.2) + flat("M-6 16.5Q0 14.5 7 16.5 3 20.5 0 20.5-3 20.5-6 16.5Z", c.k)
    if age:
        out += line("M-13 3q4 3 8 1M13 3q-4 3-8 1", c.k, 1.4)
    return out


def head_side(c, skin, nose=0.0):
    """Looking left."""
    skull = smooth(
        [
            (-9, -25),
            (-16, -12),
            (-16, -6),
            (-25 - nose, 4 + nose * 0.4, 1),
            (-18, 7, 1),
            (-20, 11),
            (-17, 13.5, 1),
            (-19, 17),
            (-16, 19, 1),
            (-16.5, 25),
            (-8, 29),
            (8, 22),
            (17, 8),
            (20, -8),
            (10, -25),
        ]
    )
    return stack(
        cut(skull, skin, c),
        flat("M-15-3Q-11-7-5-3-9 0-13-.5Z", c.k),
        flat(taper("-16 -9.5, -11 -12, -3 -9", [3, 3.6, 1]), c.k),
        line("M-19 13.5C-16 14.5-13 14-11 12.5", c.k, 2),
        flat(cuts("-1 8 118 13 3, 5 8 122 15 3"), c.a if skin == c.p else c.k),
    )


def hair(c, style, ink):
    """Locks around a head, front (f) or side (s)."""
    if style == "long_f":
        d = smooth("0 -30, -20 -22, -25 0, -24 26!, -17 18, -18 -6, -10 -18, 8 -18, 18 -6, 17 18, 24 26!, 25 0, 20 -22")
        return cut(d, ink, c, 2) + flat(cuts("-21 -8 92 24 2.4, 21 -8 88 24 2.4"), c.p)
    if style == "curls":
        return "".join(
            flat(disc(6.5, x, y, 10, seed=i + 2), ink)
            for i, (x, y) in enumerate(
                [
                    (-20, -14),
                    (-22, -4),
                    (-21, 6),
                    (20, -14),
                    (22, -4),
                    (21, 6),
                    (-14, -22),
                    (14, -22),
                    (0, -25),
                    (-7, -24),
                    (7, -24),
                ]
            )
        )
    if style == "bob_s":
        d = smooth("-10 -26, -8 -14, 0 -12, 2 0, 4 20, 12 27!, 26 20!, 25 -8, 14 -28")
        return cut(d, ink, c, 2) + flat(cuts("6 -8 82 26 2.6, 13 -10 84 30 2.6, 19 -8 86 26 2.4"), c.p)
    if style == "braid_s":
        d = smooth("-12 -26, -10 -14, 2 -12, 4 4, 6 16, 18 16, 25 -4, 16 -28")
        plait = "".join(
            cut(disc(r, x, y, 9, seed=i), ink, c, 2)
            for i, (x, y, r) in enumerate([(17, 20, 8), (21, 32, 8), (24, 44, 8), (26, 56, 7.5), (26, 67, 6.5)])
        )
        return (
            plait
            + cut(taper("26 72, 26 80, 22 88", [6, 8, 0], True), ink, c, 2)
            + cut(d, ink, c, 2)
            + flat(cuts("2 -20 60 26 2.6, 10 -22 66 26 2.6"), c.p)
        )
    d = smooth("-10 -26, -8 -15, 2 -13, 4 -2, 8 12, 14 16!, 22 0, 20 -16, 10 -28")  # short_s
    return flat(d, ink) + flat(cuts("8 -16 76 22 2.4, 14 -14 84 20 2.2"), c.p)


def beard(c, style, ink):
    lip = flat("M-6 15.5Q0 14 6 15.5 2 20 0 20-2 20-6 15.5Z", c.a if ink == c.k else c.k)
    tash = taper("-1 9, -8 11, -15 17", [3, 6, 0], True) + taper("1 9, 8 11, 15 17", [3, 6, 0], True)
    if style == "flow":
        d = smooth("-20 -4!, -23 14, -21 34, -12 52, 0 62!, 11 52, 21 34, 23 14, 20 -4!, 15 8, 7 9, 0 7, -7 9, -15 8")
        return (
            cut(d, ink, c, 2.6)
            + lip
            + flat(cuts("-15 24 80 20 3, -8 24 84 28 3, 0 24 90 30 3, 8 24 96 28 3, 15 24 100 20 3"), c.k)
            + flat(tash, c.k if ink != c.k else c.p)
        )
    if style == "round":
        d = smooth("-20 -4!, -22 12, -17 27, 0 35, 17 27, 22 12, 20 -4!, 15 8, 7 8, 0 6, -7 8, -15 8")
        return (
            flat(d, ink)
            + lip
            + flat(cuts("-15 12 80 9 2.4, -10 22 76 9 2.4, 0 24 90 9 2.4, 10 22 104 9 2.4, 15 12 100 9 2.4"), c.p)
        )
    if style == "goatee":
        tash = taper("-1 9, -10 12, -20 8, -25 12", [4, 6, 4, 0], True) + taper("1 9, 10 12, 20 8, 25 12", [4, 6, 4, 0], True)
        return flat(tash + taper("0 19, 0 30, 1 52", [8, 13, 0], True), ink) + flat(gouge(0, 24, 90, 18, 2.2), c.p)
    d = smooth("-20 -6!, -22 14, -15 30, -7 38!, 0 31, 7 38!, 15 30, 22 14, 20 -6!, 14 7, 7 9, 0 7, -7 9, -14 7")  # forked
    return flat(d, ink) + lip + flat(cuts("-16 10 84 11 2.4, -11 20 70 11 2.4, 11 20 110 11 2.4, 16 10 96 11 2.4"), c.a)


def crown(c, style):
    """Sits on a head's brow, y −18."""
    tops = {
        "o": [(-27, -44), (-14, -34), (-9, -52), (0, -36), (9, -52), (14, -34), (27, -44)],
        "c": [(-28, -46), (-13, -34), (0, -54), (13, -34), (28, -46)],
        "e": [(-24, -50), (-17, -33), (-12, -50), (-6, -33), (0, -54), (6, -33), (12, -50), (17, -33), (24, -50)],
        "b": [(-30, -42), (-15, -35), (-13, -54), (0, -36), (13, -54), (15, -35), (30, -42)],
    }[style]
    body = poly([(-22, -17), *tops, (22, -17)])
    balls = "".join(cut(disc(4, x, y, 9), c.p if i % 2 else c.a, c, 2.4) for i, (x, y) in enumerate(tops[::2]))
    return stack(
        cut(body, c.m, c),
        flat("".join(gouge(x * 0.72, -24, math.degrees(math.atan2(y + 24, x * 0.28)), 13, 3) for x, y in tops[::2]), c.p),
        cut("M-23-24Q0-18 23-24L22-14Q0-9-22-14Z", c.a, c),
        flat(disc(2.6, -12, -17, 7) + disc(3, 0, -15.5, 7) + disc(2.6, 12, -17, 7), c.k),
        balls,
    )


def hat(c, style):
    feather = cut(taper("16 -30, 27 -44, 35 -42, 41 -28", [2, 11, 12, 0], True), c.p, c, 2.4)
    feather += line("M17-30Q26-40 37-34", c.k, 1.6)
    if style == "cap":  # a page's soft cap with a feather
        return (
            feather
            + cut(smooth("-22 -16!, -24 -32, -4 -42, 18 -36, 30 -22, 22 -12!"), c.m, c)
            + cut("M-23-22Q0-14 23-20L22-11Q0-6-22-13Z", c.k, c, 2)
            + flat(gouge(-14, -30, -20, 18, 3), c.p)
        )
    if style == "brim":  # a wide felt brim, seen a little from below
        return (
            cut(smooth("-18 -18!, -15 -40, -4 -37, 10 -42, 16 -38, 20 -18!"), c.m, c)
            + cut(smooth("-40 -14!, -18 -22, 0 -19, 18 -22, 36 -18!, 20 -11, 0 -10, -20 -10"), c.m, c)
            + flat("M-18-24Q0-17 20-24L20-19Q0-13-18-19Z", c.k)
            + flat(gouge(-10, -32, -12, 14, 3), c.p)
        )
    if style == "straw":  # a straw hat, facing us
        return (
            cut("M-16-20C-17-46-8-45 0-42 8-45 17-46 16-20Z", c.a, c)
            + cut(smooth("-46 -16!, -20 -25, 0 -26, 20 -25, 46 -16!, 20 -11, 0 -10, -20 -11"), c.a, c)
            + flat("M-17-27Q0-20 17-27L17-20Q0-14-17-20Z", c.m)
            + flat(cuts("-38 -16 2 30 2.4, 38 -16 178 30 2.4"), c.p)
        )
    if style == "helmet":  # a kettle helm
        return (
            cut("M-21-12C-24-46 24-46 21-12Z", c.m, c)
            + cut(smooth("-34 -6!, -22 -17, 0 -20, 22 -17, 34 -6!, 20 -9, 0 -11, -20 -9"), c.m, c)
            + flat(cuts("-12 -20 -76 15 3.4, -5 -22 -84 15 3"), c.p)
        )
    if style == "plume":  # a helm from the side, with its crest of feathers
        return (
            cut(taper("-20 -32, -12 -46, 6 -50, 24 -40, 31 -18, 27 2", [3, 11, 15, 15, 12, 0], True), c.a, c)
            + flat(cuts("-10 -46 -12 18 3, 14 -48 34 20 3"), c.k)
            + cut(smooth("-21 -10!, -20 -30, 0 -40, 20 -30, 25 -6, 22 12!, 8 8!, 4 -8, -6 -9"), c.m, c)
            + flat(cuts("-12 -22 -40 18 3.4, 14 -22 80 24 3"), c.p)
        )
    return cut(smooth("-20 -14!, -18 -34, 6 -42, 24 -24, 24 -8!, 4 -16"), c.m, c) + flat(gouge(-8, -30, -10, 20, 3), c.p)  # coif
