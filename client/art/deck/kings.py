"""The four reyes: a patriarch in his robe, a stout drinker, a man in plate, and a king of the woods."""

import math

from heads import beard, crown, hair, head_front
from lino import at, cut, cuts, disc, flat, gouge, line, poly, same, smooth, stack, taper
from parts import dots, grip, ground, held, hide, limb, pinch, rest, shoe
from pips import leaf, sword


def face(c, skin, look, tone, beard_style, brow, suit):
    return hair(c, look, tone) + head_front(c, skin, brow, 1, 2) + beard(c, beard_style, tone) + crown(c, suit)


def oros(c):
    """Old, upright, robed to the ground; ermine on his shoulders."""
    robe = cut(smooth("92 124!, 66 142, 56 220, 44 334!, 72 342, 112 338, 142 342, 166 334!, 164 220, 158 142, 132 124!"), c.m, c)
    robe += flat(
        cuts("64 214 99 110 5, 74 240 97 90 5, 57 268 100 60 5, 156 214 86 108 5, 149 244 86 84 5, 160 280 90 44 5"), c.k
    )
    tunic = cut(smooth("98 130!, 96 210, 84 338!, 112 343, 138 338!, 130 210, 126 130!"), c.a, c)
    tunic += "".join(flat(disc(7, 112, y, 12), c.m) + flat(disc(3, 112, y, 8), c.k) for y in range(234, 336, 23))
    for s in (1, -1):
        tunic += cut(taper([(112 - 14 * s, 150), (112 - 17 * s, 220), (112 - 30 * s, 338)], [10, 12, 16]), c.p, c, 2.4)
        tunic += hide(c, [(112 - s * (15 + f * 15), 172 + f * 158) for f in (0, 0.22, 0.44, 0.66, 0.88)])
    belt = flat("M92 205Q112 211 134 205L135 215Q112 221 91 215Z", c.k) + dots(c.m, [(113, 213)], 6)
    low = limb([(82, 146), (62, 176), (58, 202), (74, 212), (90, 208)], [28, 33, 31, 23, 17], c.m, c)
    low += flat(cuts("60 172 100 36 4.5, 70 180 88 28 4"), c.k)
    low += cut(taper("84 211, 94 208", [21, 20]), c.p, c, 2.4) + rest(102, 206, c.a, c, -6)
    high = limb([(144, 146), (158, 170), (172, 178), (183, 168), (185, 158)], [28, 28, 23, 18, 14], c.m, c)
    high += flat(gouge(150, 154, 60, 26, 4.5), c.k)
    high += cut(taper("185 163, 186 153", [19, 20]), c.p, c, 2.4) + held("o", c, 187, 150, 0, 1) + pinch(187, 148, c.a, c, 4)
    cape = cut(smooth("96 114!, 70 132, 64 158!, 90 167, 112 178!, 134 167, 160 158!, 154 132, 128 114!"), c.p, c)
    cape += hide(
        c, [(78, 136), (91, 150), (104, 160), (121, 160), (134, 150), (147, 136), (76, 150), (149, 150), (98, 142), (127, 142)]
    )
    feet = shoe(98, 346, c, -1) + shoe(126, 346, c)
    return feet + robe + tunic + belt + low + high + cape + at(face(c, c.a, "long_f", c.p, "flow", 0, "o"), 112, 96, 0, 1.04)


def copas(c):
    """A toast. The tunic ends at the knee; the belt has slipped under the belly."""
    mantle = cut(
        smooth(
            "88 128!, 54 168, 40 236, 34 306!, 58 318, 84 306!, 112 300, 138 308!, 156 308, 170 292!, 170 230, 164 168, 134 128!"
        ),
        c.m,
        c,
    )
    mantle += flat(cuts("46 236 98 62 5, 56 258 96 50 4, 162 246 90 46 5"), c.k)
    legs = ""
    for points, foot, way in (
        ([(94, 268), (88, 298), (84, 318), (78, 338)], 76, -1),
        ([(134, 268), (138, 298), (136, 318), (136, 338)], 136, 1),
    ):
        x = points[1][0]
        legs += limb(points, [34, 29, 21, 13], c.p, c)
        legs += cut(taper([(x - 15, 284), (x, 287), (x + 15, 284)], [7, 8, 7]), c.a, c, 2.2)
        legs += flat(gouge(x - 6, 294, 88, 32, 3.4), c.k) + shoe(foot, 347, c, way, c.m)
    tunic = cut(
        smooth(
            "92 130!, 66 160, 56 206, 60 246!, 64 268!, 90 280, 114 272, 140 280, 164 266!, 167 244!, 167 204, 156 160, 132 130!"
        ),
        c.a,
        c,
    )
    tunic += flat("".join(leaf(114, y, a, 17, 8) for y in range(186, 226, 16) for a in (-38, -142)), c.m)
    tunic += line("M114 178V232", c.m, 2.6)
    tunic += flat(
        cuts(
            "66 186 100 44 4.4, 78 196 96 38 3.4, 157 186 84 44 4.4, 84 256 100 20 4, 104 258 94 16 3.4, "
            "128 258 84 18 3.6, 150 254 80 20 4"
        ),
        c.k,
    )
    belt = cut("M57 236Q114 262 168 234L168 246Q114 274 59 248Z", c.m, c, 2.6) + cut(disc(8, 114, 255, 9), c.p, c, 2.4)
    belt += flat(disc(3, 114, 255, 7), c.k)
    low = limb([(80, 146), (56, 176), (54, 206), (72, 222), (88, 220)], [30, 35, 32, 24, 17], c.m, c)
    low += flat(cuts("54 174 100 34 4.5, 66 182 90 28 4"), c.k)
    low += cut(taper("82 222, 92 219", [21, 20]), c.p, c, 2.4) + rest(101, 217, c.p, c, -4)
    high = limb([(146, 146), (164, 164), (178, 168), (188, 156), (190, 146)], [30, 30, 24, 19, 15], c.m, c)
    high += flat(gouge(154, 152, 50, 26, 4.5), c.k)
    high += cut(taper("190 150, 190 140", [20, 20]), c.p, c, 2.4) + held("c", c, 188, 126, 8, 1) + grip(189, 134, c.p, c, 10)
    cape = cut(smooth("96 114!, 66 132, 58 160!, 88 170, 114 182!, 138 170, 168 160!, 158 132, 128 114!"), c.p, c)
    cape += hide(
        c, [(74, 138), (88, 152), (103, 163), (124, 163), (138, 152), (152, 138), (72, 152), (154, 152), (98, 144), (129, 144)]
    )
    return mantle + legs + tunic + belt + low + high + cape + at(face(c, c.p, "curls", c.k, "round", -2, "c"), 113, 96, 3, 1.08)


def espadas(c):
    """Plate from neck to toe; both hands on the pommel, the point in the ground."""
    cape = cut(
        smooth(
            "90 126!, 62 160, 48 250, 34 326!, 60 338, 86 326!, 112 316, 138 326!, 152 322, 168 298!, 172 236, 162 160, 134 126!"
        ),
        c.a,
        c,
    )
    cape += flat(cuts("48 250 98 72 5, 60 262 96 56 4, 72 280 94 40 3.4, 163 250 88 52 5, 152 276 88 40 3.4"), c.k)
    legs = ""
    for flip in (False, True):
        one = limb([(97, 236), (88, 270), (86, 306), (80, 338)], [32, 26, 20, 14], c.m, c)
        one += cut(smooth("74 262!, 87 256, 101 266!, 98 284, 86 290, 75 282!"), c.p, c, 2.4)
        one += flat(gouge(84, 294, 97, 40, 4.4) + gouge(93, 240, 100, 20, 4.4), c.p) + flat(gouge(87, 264, 90, 20, 2.4), c.k)
        one += shoe(80, 347, c, -1)
        legs += at(one, 224 if flip else 0, 0, 0, 1, flip)
    skirt = ""
    for y, w in ((228, 36), (214, 33), (200, 29)):
        skirt += cut(
            smooth(
                [
                    (112 - w + 4, y - 8, 1),
                    (112 - w - 5, y + 15, 1),
                    (112, y + 24, 1),
                    (112 + w + 5, y + 15, 1),
                    (112 + w - 4, y - 8, 1),
                ]
            ),
            c.m,
            c,
            2.6,
        )
        skirt += flat(gouge(112 - w + 2, y + 8, 24, 24, 3.4), c.p)
    plate = cut(smooth("86 128!, 80 160, 86 198!, 112 206, 138 198!, 144 160, 138 128!"), c.m, c)
    plate += flat(smooth("113 132!, 118 168, 112 203!, 124 200, 136 196!, 141 160, 135 132!"), c.k)
    plate += flat(cuts("96 136 94 54 6, 106 140 92 40 3.4"), c.p)
    arms, blade = "", at(sword(c, 178, 9, 24, 1.15), 112, 254, 180)
    for flip in (False, True):
        arm = limb([(80, 148), (60, 174), (58, 194), (74, 200), (96, 188)], [28, 30, 26, 19, 14], c.m, c)
        arm += cut(disc(11, 62, 194, 9), c.p, c, 2.4)
        arm += flat(gouge(70, 156, 116, 26, 5), c.k if flip else c.p) + cut(taper("80 199, 94 190", [22, 21]), c.p, c, 2.4)
        for i in (2, 1, 0):
            rim = [
                (108, 126 + i * 12, 1),
                (84 - i * 4, 126 + i * 12),
                (64 - i * 3, 146 + i * 13, 1),
                (88, 147 + i * 11),
                (104, 142 + i * 12, 1),
            ]
            arm += cut(smooth(rim), c.m, c) + flat(gouge(90 - i * 3, 133 + i * 12, 148, 18, 3.4), c.p)
        arms += at(arm, 224 if flip else 0, 0, 0, 1, flip)
    hands = grip(119, 190, c.p, c, 8, True) + grip(106, 181, c.p, c, -6)
    gorget = cut(smooth("96 114!, 92 132, 112 146, 132 132, 128 114!"), c.p, c)
    gorget += flat("".join(gouge(x, 124, 90, 12, 3) for x in (101, 112, 123)), c.k)
    return stack(
        cape, legs, skirt, plate, blade, arms, hands, gorget, at(face(c, c.p, "long_f", c.k, "goatee", 3, "e"), 112, 94, 0, 1.04)
    )


def bastos(c):
    """A king of the woods: leaves for ermine, bare arms, laced sandals, the club on his shoulder."""
    hides = cut(
        smooth("90 126!, 60 160, 46 230, 34 300!, 48 306, 54 318!, 66 308, 78 320!, 88 306, 104 312!, 116 220, 132 126!"), c.a, c
    )
    hides += flat(cuts("56 216 100 60 5, 70 236 96 60 4, 48 262 104 36 4, 84 250 94 50 4"), c.k)
    hides += flat(cuts("62 234 100 40 3, 78 254 96 40 3"), c.p)
    legs = ""
    for points, foot, way in (
        ([(100, 240), (94, 276), (92, 304), (90, 336)], 88, -1),
        ([(126, 240), (138, 274), (138, 304), (141, 336)], 141, 1),
    ):
        (ax, ay), (bx, by) = points[2], points[3]
        legs += (
            limb(points, [31, 25, 21, 13], c.a if c.a != c.p else c.m, c)
            + cut(
                smooth(
                    [
                        (foot - 8 * way, 334, 1),
                        (foot - 9 * way, 347, 1),
                        (foot + 26 * way, 348, 1),
                        (foot + 18 * way, 341),
                        (foot + 7 * way, 333, 1),
                    ]
                ),
                c.a,
                c,
                2.4,
            )
            + flat(taper([(foot - 9 * way, 347), (foot + 27 * way, 348)], [5, 4]), c.k)
        )
        for f in (0, 0.34, 0.68):
            x, y = ax + (bx - ax) * f, ay + (by - ay) * f
            w, drop = 9 - 3 * f, y + 11
            legs += line(
                poly([(x - w, y), (x + w - 1, drop)], close=False) + poly([(x + w, y), (x - w + 1, drop)], close=False), c.k, 2.4
            )
    kilt = "".join(
        cut(leaf(86 + 9 * i, 214 + (i % 2) * 4, 100 - 4 * i, 56 - abs(3 - i) * 3, 23), c.m if i % 2 else c.a, c, 2.4)
        + flat(gouge(86 + 9 * i - i * 0.2, 226, 100 - 4 * i, 30, 3), c.k if i % 2 else c.m)
        for i in (0, 6, 2, 4, 1, 5, 3)
    )
    torso = cut(smooth("92 124!, 76 146, 82 180, 88 214!, 112 220, 138 214!, 144 180, 148 146, 132 124!"), c.m, c)
    torso += flat(cuts("92 168 88 40 4, 104 176 90 34 3.4, 122 174 92 34 3.4, 136 164 94 44 5"), c.k)
    belt = cut("M85 207Q112 215 140 207L141 218Q112 227 84 218Z", c.a, c, 2.6)
    belt += flat(same("96 211, 106 213, 118 213, 128 211", 90, 9, 3), c.k)
    club_ = held("b", c, 162, 186, 21, 1.16)
    low = limb([(80, 148), (60, 176), (58, 198), (76, 208), (92, 204)], [25, 23, 19, 15, 12], c.a, c)
    low += cut(taper("64 170, 59 184", [27, 24]), c.m, c, 2.4) + flat(gouge(70, 154, 118, 16, 3.4), c.k)
    low += rest(100, 205, c.a, c, -6)
    high = limb([(146, 150), (162, 174), (168, 192), (164, 194)], [25, 22, 18, 13], c.a, c)
    high += cut(taper("158 168, 166 184", [25, 22]), c.m, c, 2.4)
    high += grip(162, 190, c.a, c, 21)
    ruff = "".join(
        cut(leaf(112 + 22 * math.cos(a), 124 + 13 * math.sin(a), math.degrees(a), 42, 20), c.a if i % 2 else c.m, c, 2.6)
        + flat(gouge(112 + 32 * math.cos(a), 124 + 22 * math.sin(a), math.degrees(a), 20, 2.6), c.k)
        for i, a in ((i, math.pi * (0.04 + 0.92 * i / 8)) for i in (1, 3, 5, 7, 0, 2, 4, 6, 8))
    )
    return stack(
        hides, legs, torso, kilt, belt, club_, low, high, ruff, at(face(c, c.a, "curls", c.k, "fork", 1, "b"), 112, 96, -3, 1.04)
    )


DRAW = {"o": oros, "c": copas, "e": espadas, "b": bastos}


def rey(suit, c):
    return ground(c) + DRAW[suit](c)
