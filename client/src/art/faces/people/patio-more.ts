import type { Sitter } from "../character";
import { glasses, neck } from "../ground";
import { C, HAIR, SKIN } from "../inks";
import { LEFT, P, RIGHT, blob, both, each, fill, gouge, line, row, shape, stroke, twice, type Side } from "../knife";

const { black } = HAIR;
const WHITE = "#e9e2d2";

export const morePatio = {
  goya: {
    name: "Doña Goya", cuff: C.foam, house: "patio", age: 59, skin: SKIN.deep,
    ground: ["#e8cf8d", "#d2b468"],
    face: { top: 44, temple: 53, cheek: 63, jaw: 62, chin: 38, jawY: 160, chinY: 190 },
    carriage: { size: 0.97, sink: 18, lean: -2 },
    build: { broad: 1.08, high: 1.1 },
    turn: 3,
    eye: { x: 27, w: 14.5, open: 0.84, rise: 1, lash: 5 },
    brow: { h: 6, arch: 8, lift: 0.85 },
    nose: { w: 19, y: 142, bridge: 2, button: true },
    mouth: { y: 164, up: 8, low: 10 },
    back: () => "",
    body: (c) => neck(c, 40) + shape("M-116 240Q-116 204 -70 198L-44 190Q-24 216 0 218Q24 216 44 190L70 198Q116 204 116 240Z", C.foam)
      + shape("M-82 222Q-62 204 -46 192Q-24 222 0 224Q24 222 46 192Q62 204 82 222L70 232L58 224L44 236L30 228L14 240L0 232L-14 240L-30 228L-44 236L-58 224L-70 232Z", c.paper)
      + fill(both((k) => row(4, line(k * 62, 212, k * 14, 230), line(k * 66, 224, k * 16, 238), 1.3)), c.ink)
      + each([[-34, 202], [-24, 210], [-12, 215], [0, 217], [12, 215], [24, 210], [34, 202]], (x, y, i) => shape(blob([[x, y - 6], [x + 6, y], [x, y + 6], [x - 6, y]], 0.27), i % 2 ? C.papaya : C.sea, 2)),
    under: (c) => fill(gouge(-30, 184, 30, 184, 2.2, 7), c.ink),
    hair: (c) => fill(twice("M44 70L56 84L60 108L52 98L48 84Z"), "#2a2221") + both((k) => stroke(blob([[k * 66, 132], [k * 73, 141], [k * 66, 150], [k * 59, 141]], 0.27), c.lamp, 3.4)),
    hat: (c) => shape("M-58 86Q-74 46 -42 28Q0 10 44 26Q76 44 58 86Q30 64 0 62Q-30 64 -58 86Z", C.papaya)
      + fill("M-58 82Q-50 44 -4 30L4 40Q-34 54 -44 74ZM58 82Q54 56 30 44L18 50Q38 62 46 72ZM-46 34Q-22 20 -2 20L-6 32Q-28 34 -50 50Z", C.sand)
      + shape("M-12 30Q-30 12 -12 6Q2 4 5 17Q12 3 28 9Q40 20 18 31Q4 38 -12 30Z", C.papaya)
      + fill(gouge(3, 20, -10, 15, 1.8, 2) + gouge(8, 20, 22, 17, 1.8, -2) + gouge(-30, 44, 0, 34, 1.6, -3) + gouge(14, 30, 44, 44, 1.8, -4) + gouge(-50, 60, -38, 46, 1.8, -2), c.ink),
    rest: { cR: 5, cL: 6, browRi: -3, browLi: -3, browRy: -2, browLy: -2 },
  },
  cheo: {
    name: "Cheo", cuff: C.sea, house: "patio", age: 75, skin: SKIN.tan,
    ground: [C.palm, "#24573b"],
    face: { top: 42, temple: 47, cheek: 49, jaw: 35, chin: 19, jawY: 164, chinY: 199 },
    carriage: { size: 0.95, sink: 0, lean: 5 },
    build: { broad: 0.86, high: 0.82 },
    turn: -6,
    ear: 1.35,
    eye: { x: 23.5, w: 13.5, open: 0.72, rise: -2, iris: 7.4 },
    brow: { h: 9, arch: 5, ink: WHITE, lift: 0.9 },
    nose: { w: 14.5, y: 152, bridge: 7, hook: 4 },
    mouth: { y: 174, up: 3, low: 4.5 },
    back: () => "",
    body: (c) => neck(c, 24) + fill(gouge(-15, 190, -8, 226, 2.2, -2) + gouge(8, 192, 4, 226, 2.2, 2), c.skin.shade)
      + shape("M-112 240Q-104 214 -54 205L-28 198L-2 240L28 198L54 205Q104 214 112 240Z", C.sea)
      + shape("M-30 194L-46 210L-20 240L-2 240ZM30 194L46 210L24 240L-2 240Z", "#2f89a6")
      + fill(both((k) => row(3, line(k * 92, 218, k * 66, 212), line(k * 84, 240, k * 54, 240), 2)), c.ink),
    under: (c) => fill(gouge(-38, 134, -27, 164, 3.2, 4) + gouge(-42, 130, -36, 150, 2, 3), c.skin.shade) + fill(gouge(37, 136, 27, 164, 3, -4), c.lidDark)
      + fill(row(6, line(-22, 182, 18, 182), line(-19, 187, 16, 187), 1.1) + row(5, line(-15, 189, 13, 189), line(-12, 194, 11, 194), 1.1)
        + row(4, line(-13, 161, 13, 161), line(-13, 166, 14, 166), 1) + row(4, line(-33, 158, -29, 176), line(-29, 162, -25, 180), 1), WHITE)
      + fill(row(2, line(-26, 70, -22, 80), line(20, 68, 18, 78), 1.5, -3), c.ink),
    hair: () => shape("M-47 96L-54 70Q-50 46 -30 42Q-40 56 -42 74Z", WHITE, 3) + shape("M45 96L53 70Q50 44 28 40Q38 56 40 74Z", WHITE, 3)
      + fill(gouge(-47, 84, -46, 58, 1.4) + gouge(46, 84, 46, 58, 1.4) + gouge(-40, 66, -34, 48, 1.2) + gouge(39, 66, 34, 46, 1.2), "#8d877a")
      + fill(row(7, line(-30, 46, 30, 46), line(-24, 54, 26, 55), 1.2, 1) + row(6, line(-24, 43, 24, 43), line(-20, 49, 20, 49), 1, 1), WHITE),
    fixed: true,
    rest: { cR: 5, cL: 2, mx: -1, browRi: -4, browLi: -2, browRy: -2, sqR: 0.2, sqL: 0.2 },
  },
  samir: {
    name: "Samir", cuff: C.sand, house: "patio", age: 50, skin: SKIN.olive,
    ground: ["#e7b03e", "#cf952a"],
    face: { top: 42, temple: 51, cheek: 55, jaw: 50, chin: 27, jawY: 163, chinY: 193 },
    carriage: { size: 0.98, sink: 4, lean: -4 },
    build: { broad: 1.02 },
    turn: -7,
    eye: { x: 25, w: 13, open: 0.86, rise: 0, iris: 7.6 },
    brow: { h: 10, arch: 5, lift: 1 },
    nose: { w: 17, y: 149, bridge: 8, hook: 3 },
    mouth: { y: 170, up: 4, low: 6 },
    back: () => shape("M-50 60Q-62 84 -56 118L56 118Q62 84 50 60Z", "#37332f"),
    body: (c) => neck(c, 33) + shape("M-114 240Q-112 212 -62 203L-36 194L0 234L36 194L62 203Q112 212 114 240Z", C.sand)
      + shape("M-36 191L-54 207L-16 240L0 234ZM36 191L54 207L16 240L0 234Z", C.sand)
      + fill(both((k) => row(3, line(k * 86, 216, k * 70, 210), line(k * 80, 240, k * 62, 240), 1.4)) + both((k) => gouge(k * 44, 214, k * 30, 232, 1.4)), "#a8823a"),
    under: (c) => fill(`M-52 128L-50 152Q-44 178 -26 188Q0 200 26 188Q44 178 50 152L52 128Q46 148 36 154L18 160L-18 160L-36 154Q-46 148 -52 128Z`, c.skin.shade)
      + fill(row(8, line(-46, 152, 46, 152), line(-38, 176, 38, 176), 1) + row(6, line(-24, 182, 24, 182), line(-20, 189, 20, 189), 1), c.ink),
    over: (c, s) => {
      const x = s.mx * 0.7, y = -s.gap * 0.35 - s.purse * 2;
      const half = (k: Side, tip: number) => `M${P(x, 153 + y)}Q${P(x + k * 16, 148 + y)} ${P(x + k * 27, 158 + y)}L${P(x + k * 31, 170 + tip)}Q${P(x + k * 14, 166 + y)} ${P(x, 164 + y)}Z`;
      const halves = half(RIGHT, s.cR * -0.4) + half(LEFT, s.cL * -0.4);
      return shape(halves, black, 2) + fill(both((k) => row(3, line(x + k * 6, 155 + y, x + k * 24, 160 + y), line(x + k * 9, 163 + y, x + k * 27, 168 + y), 1.1)), "#8d877a")
        + glasses(c, 19, 0.22);
    },
    hair: () => shape("M-53 100Q-64 66 -46 42Q-30 18 6 22Q44 20 56 48Q62 72 53 100L50 78Q50 64 38 58Q14 66 -20 52Q-42 62 -48 78Z", "#37332f")
      + fill(gouge(-40, 50, 20, 30, 2.4, -7) + gouge(-30, 54, 34, 40, 2, -8) + gouge(-54, 86, -48, 56, 2.6, -3) + gouge(54, 86, 52, 58, 2.6, 3) + gouge(-56, 74, -48, 50, 2, -3) + gouge(0, 28, 46, 48, 1.8, -8), "#b3ab9c"),
    fixed: true,
    rest: { cR: 3, cL: 4, browRi: -2, browLi: -3, browLy: -2 },
  },
} satisfies Record<string, Sitter>;
