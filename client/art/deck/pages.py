"""The four sotas: a page with a cape, a lady with a cup, a foot soldier on the march, a gaucho leaning on his club."""

from heads import hair, hat, head_front, head_side
from lino import at, cut, cuts, flat, gouge, line, oval, poly, rays, same, smooth, stack, taper, union
from parts import dots, grip, ground, held, hoops, limb, pinch, rest, shoe
from pips import club, leaf


def neck(c, skin):
    return cut(poly("104 100, 121 100, 124 122, 113 130, 101 122"), skin, c)


def oros(c):
    """He shows his coin, and his hip."""
    cape = cut(smooth("98 120!, 72 146, 58 214, 38 284!, 66 298, 92 286!, 118 296, 146 284!, 152 210, 148 140, 126 120!"), c.k, c)
    cape += flat(cuts("66 216 100 66 4.5, 52 262 106 26 3.4, 80 250 96 38 3.4, 138 226 86 52 4"), c.p)
    left, right, wide = (
        [(102, 226), (97, 264), (95, 300), (88, 338)],
        [(126, 226), (138, 262), (140, 300), (148, 338)],
        [31, 25, 19, 12],
    )
    legs = limb(left, wide, c.p, c) + hoops(left, wide, 3, c.k) + limb(right, wide, c.m, c)
    legs += flat(gouge(134, 256, 82, 62, 4.4), c.k)
    skirt = cut(smooth("89 190!, 80 220, 70 244!, 92 254, 112 247, 132 254, 154 244!, 144 220, 136 190!"), c.m, c)
    skirt += flat(cuts("94 204 104 40 4, 112 202 90 40 3.4, 130 204 76 40 4"), c.k)
    back = taper("92 133, 70 150, 58 172, 72 188, 88 196", [22, 25, 18, 13, 11], cap=True)
    torso = union([smooth("99 120!, 84 130, 86 160, 92 194!, 134 194!, 140 160, 142 130, 126 120!"), back], c.m, c)
    torso += cut(poly("103 120, 122 120, 119 190, 106 190"), c.p, c, 2.4)
    torso += dots(c.k, [(112.5, y) for y in (136, 150, 164, 178)])
    torso += flat(cuts("82 140 134 26 4.4, 92 150 96 34 3, 132 150 84 34 3.4"), c.k)
    belt = flat("M89 187Q112 193 137 187L138 197Q112 203 88 197Z", c.k) + dots(c.a, [(112, 195)], 5)
    raised = limb([(134, 134), (150, 160), (166, 168), (178, 156), (182, 142)], [22, 22, 17, 13, 11], c.m, c)
    raised += flat(gouge(142, 148, 58, 22, 4), c.k)
    head = at(head_side(c, c.a, 1.5) + hair(c, "short_s", c.k) + hat(c, "cap"), 112, 84, 0, 1, True)
    return stack(
        cape,
        legs,
        shoe(88, 346, c, -1),
        shoe(147, 346, c),
        skirt,
        torso,
        belt,
        rest(92, 197, c.a, c, 8),
        raised,
        held("o", c, 184, 138, 0, 1.06),
        pinch(183, 136, c.a, c, 4),
        neck(c, c.a),
        head,
    )


def copas(c):
    """She lifts her skirt with one hand and the cup with the other."""
    feet = shoe(128, 347, c)
    under = cut(smooth("104 232!, 96 290, 92 336!, 112 332, 140 341, 156 332!, 140 280, 126 232!"), c.p, c)
    under += flat(cuts("112 276 92 52 3.4, 126 290 82 40 3.4, 138 304 76 26 3"), c.k)
    gown = cut(
        smooth(
            "93 186!, 74 226, 60 282, 44 330!, 66 340, 88 332!, 98 290, 116 250, 122 262!, 134 290, 150 320!, "
            "166 326, 162 290, 148 236, 134 186!"
        ),
        c.m,
        c,
    )
    gown += flat(cuts("94 212 112 84 5, 84 262 108 62 4, 106 206 100 46 4, 134 212 70 80 5, 146 268 68 46 4"), c.k)
    gown += line("M48 325Q64 333 85 325", c.a, 4.4)
    torso = cut(smooth("100 120!, 86 131, 89 160, 93 192!, 134 192!, 138 160, 141 131, 125 120!"), c.m, c)
    torso += cut(smooth("103 124!, 108 160, 112 190!, 116 160, 122 124!, 112 128"), c.p, c, 2.2)
    torso += flat("".join(leaf(112, 146 + i * 12, a, 13, 6) for i in range(4) for a in (-40, -140)), c.a)
    torso += line("M112 136V186", c.a, 2)
    sash = cut("M90 185Q112 193 136 185L137 195Q112 203 89 195Z", c.a, c, 2.4)
    sleeve = cut(smooth("148 150!, 164 164, 180 150!, 180 176, 170 206!, 156 190"), c.a, c)
    sleeve += flat(cuts("164 172 92 24 3.6, 172 168 94 16 3"), c.k)
    raised = limb([(134, 134), (150, 160), (164, 166), (175, 156), (180, 144)], [22, 21, 17, 12, 10], c.m, c)
    drop = limb([(92, 134), (72, 154), (62, 182), (64, 208), (70, 226)], [22, 23, 18, 13, 11], c.m, c)
    drop += flat(gouge(78, 146, 116, 36, 4.4), c.k)
    head = at(head_side(c, c.p, -2) + hair(c, "braid_s", c.k) + hat(c, "coif"), 112, 84, 0, 1, True)
    return stack(
        feet,
        under,
        gown,
        torso,
        sash,
        sleeve,
        raised,
        drop,
        rest(71, 234, c.p, c, 84),
        held("c", c, 182, 130),
        grip(182, 142, c.p, c, 8),
        neck(c, c.p),
        head,
    )


def espadas(c):
    """On the march: kettle helm, round shield, the sword on his shoulder."""
    far, near = [(122, 226), (132, 262), (138, 296), (148, 334)], [(102, 226), (84, 262), (80, 300), (66, 336)]
    legs = limb(far, [30, 24, 18, 12], c.k, c) + flat(gouge(134, 274, 70, 34, 3.4), c.p) + shoe(147, 346, c)
    legs += limb(near, [31, 25, 19, 12], c.m, c) + cut(smooth("71 250!, 84 244, 96 256!, 93 274, 80 280, 70 270!"), c.p, c, 2.4)
    legs += flat(cuts("76 284 102 44 4"), c.p) + flat(gouge(82, 252, 92, 20, 2.4), c.k) + shoe(66, 346, c, -1)
    mail = cut(smooth("88 190!, 78 222, 70 250!, 92 244, 112 254, 134 246, 154 254!, 146 222, 136 190!"), c.a, c)
    mail += flat("".join(gouge(82 + i * 11 + (j % 2) * 5 - j, 206 + j * 12, 0, 7, 3.4) for j in range(4) for i in range(6)), c.k)
    torso = cut(smooth("99 120!, 83 132, 84 162, 91 194!, 135 194!, 142 162, 143 132, 126 120!"), c.m, c)
    torso += flat(cuts("108 132 94 54 6, 122 134 86 50 3.6"), c.p) + flat(cuts("136 140 96 46 6, 92 150 86 34 4"), c.k)
    belt = flat("M89 187Q112 193 137 187L138 197Q112 203 88 197Z", c.k) + dots(c.p, [(112, 195)], 4.6)
    sword = held("e", c, 158, 190, 24, 1.06)
    arm = limb([(134, 136), (150, 158), (160, 176), (160, 190)], [24, 23, 17, 12], c.m, c)
    arm += flat(gouge(146, 148, 58, 26, 4.4), c.k)
    shield = cut(oval(66, 192, 39, 44, 14, 0.05), c.a, c) + flat(oval(66, 192, 31, 35), c.k)
    shield += flat(rays(66, 192, 12, 18, 12, 5.5), c.p) + flat(oval(66, 192, 9, 10, 8), c.a)
    head = head_front(c, c.p, 2) + hat(c, "helmet")
    return legs + mail + torso + belt + sword + arm + grip(159, 192, c.p, c, 24) + shield + neck(c, c.p) + at(head, 110, 84, -5)


def bastos(c):
    """He leans on his club, one boot before the other."""
    legs = ""
    for points, foot, way in (
        ([(100, 228), (90, 262), (88, 292), (84, 314)], 80, -1),
        ([(126, 228), (134, 262), (134, 292), (132, 314)], 134, 1),
    ):
        x = points[-1][0]
        legs += limb(points, [38, 40, 34, 17], c.p, c)
        boot = union(
            [
                taper([(x, 306), (x - way, 322), (foot, 340)], [23, 20, 18]),
                smooth(
                    [
                        (foot - 9 * way, 332, 1),
                        (foot - 10 * way, 347, 1),
                        (foot + 27 * way, 348, 1),
                        (foot + 19 * way, 339),
                        (foot + 8 * way, 330, 1),
                    ]
                ),
            ],
            c.k,
            c,
        )
        legs += boot + flat(gouge(x - 4, 312, 90, 20, 3), c.p)
    legs += flat(cuts("88 244 96 50 3.6, 98 252 92 40 3, 138 246 88 48 3.6, 126 254 92 38 3"), c.k)
    chaps = cut(smooth("90 214!, 82 240, 78 256!, 98 262, 112 254, 130 262, 152 254!, 146 236, 138 214!"), c.a, c)
    chaps += flat(same("84 254, 94 257, 103 255, 122 255, 132 257, 143 254", 90, 13, 3), c.k)
    stick = at(club(c, 252, 17), 172, 222, 7)
    fringe = flat(same("57 194, 66 200, 75 206, 85 212, 96 220, 128 220, 139 212, 149 203, 158 196", 90, 15, 3), c.k)
    poncho = cut(smooth("100 118!, 70 144, 50 192!, 82 212, 112 234!, 142 210, 166 186!, 152 144, 125 118!"), c.m, c)
    poncho += line("M59 182Q88 200 112 220 136 198 160 177", c.p, 5) + line("M72 160Q94 176 112 192 132 174 152 157", c.a, 6)
    poncho += flat(cuts("84 144 118 30 4, 76 166 124 22 3.4, 140 144 62 30 4, 118 134 90 30 3.4"), c.k)
    hands = limb([(152, 172), (164, 166), (176, 158)], [17, 14, 11], c.p, c) + grip(182, 152, c.a, c, 7)
    head = hair(c, "long_f", c.k) + head_front(c, c.a, -1) + hat(c, "straw")
    return legs + chaps + stick + fringe + poncho + hands + neck(c, c.a) + at(head, 112, 84, 4)


DRAW = {"o": oros, "c": copas, "e": espadas, "b": bastos}


def sota(suit, c):
    return ground(c) + DRAW[suit](c)
