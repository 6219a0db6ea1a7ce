import type { Sitter } from "../character";
import { neck } from "../ground";
import { C, HAIR, SKIN } from "../inks";
import { LEFT, blob, both, each, fill, gouge, line, mirrored, row, shape, square, stroke } from "../knife";

const { black } = HAIR;
const COPPER = "#9c4a24", COPPER_LIT = "#d7894c", JET = "#1f2022", JET_LIT = "#6d7876";

/** A head of curls: locks that overlap, and one key line round all of them. */
const CURLS = each(
  [[-46, 77], [-53, 62], [-50, 46], [-38, 32], [-18, 22], [4, 19], [24, 22], [42, 34], [52, 48], [54, 64], [48, 78], [-30, 56], [-8, 51], [14, 53], [34, 58], [0, 37], [-22, 38], [26, 38]],
  (x, y, i) => blob([[x, y - 15 - (i % 3)], [x + 14 + (i % 2) * 2, y], [x, y + 14], [x - 14 - (i % 2) * 2, y]], 0.27),
);

export const morePulperia = {
  nelida: {
    name: "Nélida", cuff: C.slate, house: "pulperia", age: 53, skin: { ...SKIN.olive, lip: "#8c1f24" },
    ground: ["#7d4b2b", "#a06a40"],
    face: { temple: 47, cheek: 50, jaw: 43, chin: 21, jawY: 162, chinY: 192 },
    carriage: { size: 0.93, sink: -9, lean: 7 },
    build: { broad: 0.92, high: 0.9 },
    turn: -7,
    eye: { x: 24.5, w: 15.5, open: 0.7, rise: 2, lash: 8 },
    brow: { h: 4.5, arch: 11, lift: 0.9 },
    nose: { w: 12, y: 145, bridge: 6, hook: 2 },
    mouth: { y: 166, up: 6.5, low: 8 },
    back: () => shape(blob([[-64, 92], [-70, 122], [-62, 158], [-30, 178], [30, 178], [62, 158], [70, 122], [64, 92]]), black)
      + fill(both((k) => row(3, line(k * 66, 120, k * 62, 152), line(k * 52, 150, k * 40, 172), 2, k * -5)), "#6b5d56"),
    body: (c) => neck(c, 25) + shape("M-112 240Q-100 214 -52 204L-27 197Q-15 214 0 216Q15 214 27 197L52 204Q100 214 112 240Z", c.skin.base)
      + fill("M8 216Q18 212 27 199L52 205Q100 214 112 240L40 240Z", c.skin.shade)
      + shape("M-92 240L-66 208L-56 206L-42 226Q0 250 42 226L56 206L66 208L92 240Z", JET)
      + fill(row(4, line(-74, 226, -38, 232), line(-70, 240, -30, 244), 1.8) + row(4, line(74, 226, 38, 232), line(70, 240, 30, 244), 1.8), "#5c4a44")
      + each([[-24, 205], [-17, 212], [-8, 216.5], [1, 217.5], [10, 216], [18, 211], [25, 204]], (x, y) => shape(blob([[x, y - 4.4], [x + 4.4, y], [x, y + 4.4], [x - 4.4, y]], 0.27), C.bone, 1.6)),
    hair: (c) => shape("M16 33Q-40 24 -61 70Q-72 104 -66 142Q-56 140 -52 128Q-47 118 -51 104Q-52 86 -38 74Q-14 66 16 50Q34 58 44 74Q55 92 51 106Q50 122 56 132Q66 138 68 128Q72 100 63 72Q54 30 16 33Z", black)
      + fill(gouge(12, 40, -42, 66, 2.4, 6) + gouge(4, 36, -52, 76, 2, 9) + gouge(-44, 74, -60, 104, 2.2, -5) + gouge(-56, 106, -60, 136, 2.2, 5)
        + gouge(24, 40, 50, 66, 2.2, -6) + gouge(54, 74, 60, 102, 2, -4) + gouge(59, 104, 61, 128, 2, 3), "#6b5d56")
      + shape("M-4 58Q-32 64 -34 80Q-32 92 -22 89Q-16 84 -21 79Q-26 79 -24 83Q-29 76 -6 68Z", black, 2)
      + both((k) => shape(blob([[k * 60, 140], [k * 65, 146], [k * 60, 153], [k * 55, 146]], 0.1), C.brass, 2.5))
      + fill(blob([[-33, 146], [-30, 149], [-33, 152], [-36, 149]], 0.2), c.ink),
    fixed: true,
    rest: { cR: 1, cL: 5, mx: 1, browLy: -4, browRi: -1, browLi: -2 },
  },
  rulo: {
    name: "Rulo", cuff: C.bone, house: "pulperia", age: 21, skin: SKIN.fair,
    ground: ["#c9b583", "#ae9a68"],
    face: { top: 44, temple: 43, cheek: 44, jaw: 35, chin: 17, jawY: 164, chinY: 200 },
    carriage: { size: 0.9, sink: 10, lean: -6 },
    build: { broad: 0.8, high: 0.86 },
    turn: 5,
    ear: 1.3,
    eye: { x: 22.5, w: 13, open: 1, rise: 0, iris: 7.2 },
    brow: { h: 6, arch: 6, ink: COPPER, lift: 1 },
    nose: { w: 14, y: 151, bridge: 9, hook: 5 },
    mouth: { y: 172, up: 4, low: 5 },
    back: () => shape(mirrored([[0, 18], [30, 24], [50, 46], [54, 76], [50, 104], [0, 110]]), COPPER),
    body: (c) => neck(c, 23) + shape("M-108 240Q-104 214 -52 206L-30 200Q-16 222 0 224Q16 222 30 200L52 206Q104 214 108 240Z", C.bone)
      + fill(both((k) => `M${k * 106} 232Q${k * 60} 218 ${k * 20} 232L${k * 14} 224Q${k * 60} 211 ${k * 98} 222Z`), C.bottle)
      + fill("M-108 248Q-40 234 0 240Q40 234 108 248L108 252L-108 252Z", C.bottle)
      + stroke("M-30 200Q-16 222 0 224Q16 222 30 200", C.bottle, 5)
      + fill(gouge(-9, 198, -7, 212, 1.6) + gouge(13, 196, 10, 210, 1.6), c.skin.shade),
    under: () => fill(both((k) => each([[22, 138], [30, 134], [27, 143], [36, 140], [17, 133], [33, 148]], (x, y) => square(k * x - 1, y, 2.4))), "#b0703a"),
    hair: () => shape(CURLS, COPPER) + fill(CURLS, COPPER)
      + fill(each([[-44, 61], [-42, 43], [-26, 32], [-28, 51], [-10, 43], [-4, 27], [8, 40], [6, 56], [22, 29], [26, 46], [42, 43], [42, 61], [-14, 62], [50, 72], [-52, 74]],
        (x, y, i) => gouge(x - 8, y + 3, x + 6, y - 3, 2.4, i % 2 ? 7 : -5)), COPPER_LIT),
    fixed: true,
    rest: { cR: 2, cL: 6, mx: 1.5, browRy: -4, browRi: -3, browLi: -2 },
  },
  midori: {
    name: "Midori", cuff: C.slate, house: "pulperia", age: 37, skin: { ...SKIN.fair, base: "#efcda0", shade: "#c99a66" },
    ground: ["#87a294", "#6d8a7b"],
    face: { top: 42, temple: 50, cheek: 54, jaw: 43, chin: 19, jawY: 157, chinY: 184 },
    carriage: { size: 0.98, sink: 2, lean: 3 },
    build: { broad: 0.95 },
    turn: 8,
    eye: { x: 24, w: 15.5, open: 0.68, rise: 3.5, lash: 5, iris: 7.8 },
    brow: { h: 5, arch: 4, lift: 0.9 },
    nose: { w: 10.5, y: 141, bridge: 4, button: true },
    mouth: { y: 161, up: 5, low: 7 },
    back: () => shape("M44 106L88 64L94 70L50 112Z", C.brass, 3) + shape("M82 69L88 64L94 70L89 75Z", "#a63a2e", 3) + shape("M-58 60Q-78 96 -70 166L-34 170L34 170L66 166Q74 96 56 60Z", JET),
    body: (c) => neck(c, 25) + shape("M-112 240Q-106 214 -54 203L-30 196L0 226L30 196L54 203Q106 214 112 240Z", C.slate)
      + shape("M-36 192Q-20 212 0 214Q20 212 36 192L42 208Q22 226 0 229Q-22 226 -42 208Z", "#a63a2e")
      + shape("M10 220L26 214L36 240L12 240Z", "#a63a2e")
      + fill(row(3, line(-34, 206, -12, 219), line(-26, 214, -8, 226), 1.5) + gouge(20, 220, 24, 238, 1.6), c.ink)
      + shape("M-42 206L-62 214L-34 240L-16 240ZM44 206L62 214L50 240L34 240Z", "#77857f")
      + fill(both((k) => gouge(k * 94, 220, k * 82, 240, 2.2)), c.ink),
    hair: (c) => shape("M-4 32Q-58 26 -66 84Q-72 128 -66 168Q-54 172 -46 164Q-55 140 -54 116Q-50 78 -4 48Q42 74 50 112Q52 142 46 164Q58 172 66 166Q72 120 62 80Q50 26 -4 32Z", JET)
      + fill(gouge(-8, 36, -56, 92, 2.4, 12) + gouge(-14, 34, -62, 110, 1.8, 16) + gouge(-62, 118, -60, 158, 2.2, 3) + gouge(2, 36, 50, 88, 2.2, -12) + gouge(58, 104, 60, 156, 2.2, -3), JET_LIT)
      + fill(gouge(-4, 34, -4, 48, 1.6), c.skin.shade),
    fixed: true,
    rest: { cR: 0, cL: 6, mx: 1.5, browLy: -5, browRi: 1, gx: -0.35 * LEFT },
  },
} satisfies Record<string, Sitter>;
