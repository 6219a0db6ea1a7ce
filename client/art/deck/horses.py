"""The four caballos: one horse in three gaits, and four riders."""

import math

from heads import hair, hat, head_side
from lino import at, cut, cuts, disc, flat, gouge, line, num, points_of, poly, same, smooth, stack, taper, union
from parts import grip, ground, held, limb, pinch
from pips import leaf

# ── the horse, looking left ──────────────────────────────────────────────────────────────────────────────────────

BODY = (
    "66 110!, 76 124, 94 136, 108 158, 118 184, 142 192, 166 187, 184 195, 191 216, 186 238, 174 254, 150 256, 126 263, "
    "100 258, 80 243, "
    "69 222, 72 198, 77 180, 73 162, 65 166, 56 172, 48 187, 36 190, 28 181, 34 164, 44 142, 53 124, 59 117!"
)
MANE = "62 113, 80 120, 100 138, 113 162, 119 186"
FORE, WIDE = [28, 18, 13, 9, 8], [42, 26, 13, 9, 8]
GAIT = {  # near fore, far fore, near hind, far hind, how far the head is down, how far the horse rears
    "trot": (
        [(84, 236), (60, 252), (44, 268), (54, 290), (58, 304)],
        [(98, 244), (96, 286), (97, 314), (94, 333)],
        [(172, 224), (174, 262), (182, 286), (168, 316), (165, 333)],
        [(162, 236), (148, 270), (156, 290), (140, 318), (137, 334)],
        0,
        0,
    ),
    "walk": (
        [(88, 236), (86, 272), (82, 300), (78, 318), (74, 334)],
        [(100, 244), (102, 276), (104, 298), (112, 316), (113, 333)],
        [(172, 224), (176, 262), (186, 286), (176, 314), (178, 333)],
        [(162, 236), (150, 268), (156, 290), (146, 316), (142, 334)],
        17,
        0,
    ),
    "rear": (
        [(84, 236), (60, 252), (44, 268), (54, 290), (58, 304)],
        [(92, 244), (74, 270), (62, 284), (74, 304), (80, 316)],
        [(172, 224), (174, 262), (182, 286), (168, 316), (165, 333)],
        [(162, 236), (148, 270), (156, 290), (140, 318), (137, 334)],
        -4,
        13,
    ),
}
POLL = 108, 190  # about which head and neck sink


def sink(points, deg):
    """The outline with its head lowered: the nearer to the muzzle, the more."""
    px, py = POLL
    out = []
    for x, y, *mark in points_of(points):
        a = -math.radians(deg) * max(0.0, min(1.0, (104 - x) / 34)) * (y < 200)
        dx, dy = x - px, y - py
        out.append((px + dx * math.cos(a) - dy * math.sin(a), py + dx * math.sin(a) + dy * math.cos(a), *mark))
    return out


def hoof(points, c, coat):
    (x, y), (px, py) = points[-1], points[-2]
    return at(flat("M-5-4H5L8 9H-9Z", c.k if coat != c.k else c.a), x, y, math.degrees(math.atan2(y - py, x - px)) - 90)


def leg(points, widths):
    return taper(points, widths[-len(points) :] if len(points) < 5 else widths, cap=True)


def horse(c, coat, mane, gait):
    near, far, hind, hind2, nod, _ = GAIT[gait]
    dark = c.k if coat != c.k else c.m
    ink = c.k if coat != c.k else c.p
    out = cut(taper("187 200, 203 208, 208 232, 199 262", [9, 17, 17, 0], True), mane, c)
    out += flat(gouge(200, 212, 78, 36, 3), c.m if mane == c.p else c.p)
    out += union([leg(hind2, [36, 24, 12, 9, 8]), leg(far, [26, 18, 13, 9, 8])], dark, c) + hoof(hind2, c, dark)
    out += hoof(far, c, dark)
    out += union([smooth(sink(BODY, nod)), leg(near, FORE), leg(hind, WIDE)], coat, c) + hoof(near, c, coat)
    out += hoof(hind, c, coat)
    out += cut(taper(sink(MANE, nod), [6, 15, 19, 17, 3]), mane, c)
    marks = cuts(
        "82 196 96 30 3.6, 92 208 100 24 3.4, 108 252 8 34 3, 180 206 96 40 4, 169 206 100 26 3.2, 100 232 120 20 3, "
        "78 226 74 16 3, 166 240 84 22 3"
    )
    if coat == c.p:  # a white horse is dappled
        marks += same("158 206, 148 214, 164 222, 88 228, 80 222, 176 214", 20, 5, 3)
    head = flat("M47.5 144Q52 136 60 141.5 55 147.5 47.5 144Z" + disc(2.4, 35, 180, 7) + cuts("70 140 108 20 3.4"), ink)
    head += flat(cuts("82 116 108 17 3.4, 92 124 116 17 3.4"), c.p if mane != c.p else c.k)
    head += line("M31 187Q38 184 43 186", ink, 2)
    head += line("M72 126L53 175M35 163L56 171", c.m if coat in (c.k, c.a) else c.a, 3.6)
    if coat == c.k:
        head += flat(disc(1.9, 53.5, 142, 6), c.k)
    px, py = POLL
    return out + flat(marks, ink) + (f'<g transform="rotate({num(-nod)} {px} {py})">{head}</g>' if nod else head)


def rein(c, coat, nod, hand="98 182"):
    start = sink([(52, 174)], nod)[0]
    return line(f"M{num(start[0])} {num(start[1])}Q76 {num(start[1] + 22)} {hand}", c.m if coat in (c.k, c.a) else c.a, 3.4)


# ── riders ───────────────────────────────────────────────────────────────────────────────────────────────────────


def boot(c, trouser):
    """A leg over the saddle, its boot in the stirrup."""
    d = taper("107 226, 112 248, 117 268", [20, 17, 13]) + smooth("124 262!, 124 276!, 94 279!, 99 270, 112 262!")
    return stack(
        limb([(136, 192), (118, 206), (108, 222), (112, 244)], [28, 26, 20, 15], trouser, c),
        line(d, c.p, 6),
        flat(d, c.k),
        flat(gouge(112, 234, 78, 26, 3), c.p),
    )


def blanket(c, fill, edge):
    d = smooth("112 186!, 134 192, 156 189!, 166 236!, 138 242, 110 236!")
    return stack(
        cut(d, fill, c),
        line("M112 228Q138 234 164 228", edge, 4),
        flat(same("116 236, 126 239, 138 240, 150 239, 160 236", 90, 8, 3), c.k),
    )


TORSO = "122 128!, 110 138, 112 164, 118 198!, 152 198!, 154 164, 155 138, 144 128!"
BELT = "M116 186Q134 192 153 186L153 195Q134 201 117 195Z"
NECK = "124 110, 142 110, 145 128, 134 134, 121 128"


def head(c, skin, nose, cover, locks=None):
    return cut(poly(NECK), skin, c) + at(
        head_side(c, skin, nose) + (hair(c, locks, c.k) if locks else "") + hat(c, cover), 132, 94, 0, 0.92
    )


def hold(c, sleeve, skin):
    """The arm that holds the reins."""
    return limb([(120, 142), (107, 162), (104, 176), (99, 184)], [21, 20, 15, 11], sleeve, c) + grip(
        97, 184, skin, c, -70, s=0.84
    )


def oros(c):
    """A landowner at a trot: short jacket, open hand, the coin for all to see."""
    jacket = cut(smooth(TORSO), c.p, c)
    jacket += cut(smooth("122 128!, 109 138, 111 162, 116 182!, 128 184, 126 156, 130 128!"), c.m, c)
    jacket += cut(smooth("138 128!, 141 156, 144 184, 157 182!, 157 150, 154 138, 145 128!"), c.m, c) + flat(BELT, c.a)
    jacket += flat(cuts("116 148 84 28 4, 150 144 94 34 4, 134 140 92 34 2.6"), c.k)
    raised = limb([(148, 142), (164, 158), (178, 164), (188, 152), (192, 142)], [22, 20, 17, 13, 11], c.m, c)
    raised += flat(gouge(156, 148, 44, 20, 3.6), c.k)
    return stack(
        blanket(c, c.a, c.m),
        boot(c, c.p),
        jacket,
        hold(c, c.m, c.a),
        raised,
        held("o", c, 193, 134, 0, 0.9),
        pinch(192, 134, c.a, c, 2),
        head(c, c.a, 2, "brim", "short_s"),
    )


def copas(c):
    """A lady, sidesaddle; her gown hides the horse's flank."""
    foot = cut(smooth("104 284!, 92 292, 78 300!, 96 303, 110 298!"), c.k, c, 2)
    gown = cut(
        smooth("118 190!, 108 214, 104 246, 98 282!, 116 292, 136 286!, 154 296, 176 288!, 174 252, 166 214, 152 190!"), c.m, c
    )
    gown += flat(cuts("120 206 98 70 5, 132 204 90 72 4, 144 206 82 76 5, 156 222 80 56 4, 112 246 98 34 4"), c.k)
    gown += line("M101 276Q117 285 136 279 155 289 174 281", c.p, 4)
    torso = cut(smooth("123 128!, 111 138, 114 162, 120 196!, 150 196!, 152 162, 154 138, 143 128!"), c.m, c)
    torso += cut(smooth("126 130!, 128 156, 132 186!, 138 156, 142 130!"), c.p, c, 2.2)
    torso += flat("".join(leaf(133, y, a, 10, 5) for y in (150, 162, 174) for a in (-40, -140)), c.a)
    cape = cut(smooth("140 128!, 164 140, 184 172, 206 196!, 192 206, 172 204, 152 190!"), c.a, c)
    cape += flat(cuts("158 148 52 46 4, 152 160 60 34 3.4"), c.k)
    raised = limb([(148, 142), (164, 158), (178, 164), (186, 156), (188, 148)], [21, 20, 16, 12, 10], c.m, c)
    return stack(
        cape,
        foot,
        gown,
        torso,
        flat(BELT, c.a),
        hold(c, c.m, c.p),
        raised,
        held("c", c, 190, 138, 0, 0.86),
        grip(190, 148, c.p, c, 8, s=0.9),
        head(c, c.p, -1, "cap", "braid_s"),
    )


def espadas(c):
    """A knight on a rearing horse."""
    cloth = cut(smooth("106 186!, 134 194, 158 189!, 174 232, 182 262!, 160 256, 144 266!, 122 252, 98 258!, 100 222"), c.a, c)
    cloth += flat("".join(f"M{x} {y}l5-7 5 7-5 7Z" for x, y in ((106, 244), (124, 244), (142, 252), (160, 246))), c.k)
    cloth += flat(cuts("112 204 96 30 4, 160 206 76 34 4"), c.k)
    plate = cut(smooth(TORSO), c.m, c) + flat(cuts("120 140 90 44 6, 130 140 90 40 3.4"), c.p)
    plate += flat(cuts("146 142 96 48 7"), c.k) + flat(BELT, c.k)
    cape = cut(smooth("140 128!, 166 138, 186 168, 208 186!, 200 204, 178 206, 150 190!"), c.p, c)
    cape += flat(cuts("160 146 48 50 4.4, 152 160 58 36 3.6"), c.k)
    raised = limb([(148, 142), (164, 156), (176, 160), (182, 146), (180, 132)], [24, 22, 17, 13, 11], c.m, c)
    raised += flat(gouge(166, 150, 30, 12, 3.6), c.p)
    shoulder = cut(smooth("140 126!, 158 130, 168 148, 160 158!, 148 152, 140 142"), c.p, c)
    shoulder += flat(gouge(148, 134, 48, 16, 3), c.k)
    return stack(
        cape,
        cloth,
        boot(c, c.m),
        plate,
        hold(c, c.m, c.p),
        held("e", c, 180, 128, -13, 0.9),
        raised,
        shoulder,
        grip(180, 130, c.p, c, -10, s=0.9),
        head(c, c.p, 0, "plume"),
    )


def bastos(c):
    """A drover at a walk: poncho, hat pulled down, the club across his shoulder."""
    poncho = cut(smooth("124 126!, 98 150, 88 190!, 108 202, 130 218!, 154 204, 176 190!, 168 150, 142 126!"), c.m, c)
    poncho += line("M93 182Q112 190 131 206 150 192 171 181", c.p, 5) + line("M102 164Q118 172 132 184 148 174 164 162", c.a, 5)
    poncho += flat(same("92 192, 102 198, 112 205, 122 213, 138 214, 149 207, 160 199, 170 193", 90, 12, 3), c.k)
    poncho += flat(cuts("110 150 116 28 4, 156 146 66 30 4, 132 136 90 26 3.4"), c.k)
    lifted = limb([(158, 170), (168, 168), (164, 158)], [17, 14, 11], c.a, c)
    return stack(
        blanket(c, c.a, c.p),
        boot(c, c.m),
        held("b", c, 152, 172, 33, 0.92),
        poncho,
        limb([(104, 178), (98, 184)], [13, 11], c.a, c),
        grip(96, 188, c.a, c, -70, s=0.84),
        lifted,
        grip(162, 160, c.a, c, 38, s=0.9),
        head(c, c.a, 1, "brim", "bob_s"),
    )


STEED = {  # coat, mane, gait, rider, and where the group stands: a matrix, or none
    "o": ("p", "k", "trot", oros, "1 0 0 1 -2 0"),
    "c": ("a", "k", "trot", copas, "-.89 0 0 .89 213 38"),
    "e": ("k", "p", "rear", espadas, "1 0 0 1 -28 0"),
    "b": ("p", "m", "walk", bastos, ".95 0 0 .95 1 17"),
}


def caballo(suit, c):
    coat, mane, gait, rider, stand = STEED[suit]
    coat, mane = getattr(c, coat), getattr(c, mane)
    *_, nod, rearing = GAIT[gait]
    whole = horse(c, coat, mane, gait) + rein(c, coat, nod) + rider(c)
    return ground(c) + f'<g transform="matrix({stand})rotate({rearing} 168 300)">{whole}</g>'
