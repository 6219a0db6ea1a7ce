import type { Sitter } from "../character";
import { brimShade, neck } from "../ground";
import { C, HAIR, SKIN } from "../inks";
import { P, blob, both, each, fill, gouge, line, mirrored, n, row, shape, square, stroke, twice } from "../knife";

const { silver, chestnut, dark } = HAIR;

export const patio = {
  chayo: {
    name: "Chayo", cuff: C.papaya, house: "patio", age: 61, skin: SKIN.brown,
    ground: [C.foam, "#a5cbbd"],
    face: { temple: 50, cheek: 57, jaw: 51, chin: 24, jawY: 160, chinY: 185 },
    carriage: { size: 0.97, sink: 6, lean: 4 },
    build: { broad: 1.04, high: 1.06 },
    turn: 3,
    eye: { x: 25, w: 15, open: 0.9, rise: 1, lash: 5 },
    brow: { h: 7, arch: 6, lift: 0.8 },
    nose: { w: 15, y: 141, bridge: 3 },
    mouth: { y: 163, up: 6, low: 8 },
    back: () => shape(mirrored([
      [0, 30], [38, 34], [60, 56], [68, 84], [66, 104], [76, 126], [71, 150], [80, 172], [64, 192], [40, 186], [0, 180],
    ]), "#3b3431")
      + fill(both((k) => row(3, line(k * 70, 110, k * 60, 130), line(k * 72, 170, k * 56, 186), 2, k * 5)), silver),
    body: (c) => neck(c, 28) + shape("M-112 240Q-104 214 -58 206L-34 200Q-20 224 0 228Q20 224 34 200L58 206Q104 214 112 240Z", C.papaya)
      + fill(both((k) => each([[58, 222], [86, 228], [34, 234]], (x, y) => gouge(k * x - 7, y, k * x + 7, y, 4)
        + gouge(k * x, y - 7, k * x, y + 7, 4))), C.sand)
      + stroke("M-34 200Q-20 224 0 228Q20 224 34 200", C.sand, 6),
    hair: () => shape("M6 26Q-54 20 -62 84Q-66 110 -58 124Q-50 112 -51 98Q-46 70 -20 60Q0 54 6 50"
        + "Q14 60 34 64Q50 76 52 98Q52 112 58 124Q68 106 62 82Q56 24 6 26Z", "#3b3431")
      + fill(row(5, line(0, 31, -48, 58), line(-10, 50, -56, 104), 2.2, 6) + row(4, line(14, 32, 48, 58), line(22, 54, 57, 100), 2, -6), silver)
      + both((k) => shape(blob([[k * 60, 132], [k * 65, 141], [k * 60, 150], [k * 55, 141]], 0.1), C.sea)),
    hat: () => [0, 1, 2, 3, 4].map((i) => { const a = (i * 2 * Math.PI) / 5 - 0.5, X = 58, Y = 66, q = (r: number, o: number) => P(X
        + Math.cos(a + o) * r, Y + Math.sin(a + o) * r);
      return shape(`M${X} ${Y}Q${q(22, -0.75)} ${q(25, -0.2)}L${q(21, 0.05)}L${q(25, 0.3)}Q${q(22, 0.8)} ${X} ${Y}Z`, "#d8412f"); }).join("")
      + fill(gouge(56, 68, 76, 50, 2.6), "#f2c14b"), fixed: true,
    rest: { cR: 4, cL: 4, browRi: -2, browLi: -2 },
  },
  beltran: {
    name: "Beltrán", cuff: C.bone, house: "patio", beard: true, age: 66, skin: SKIN.deep,
    ground: [C.sea, "#175a73"],
    face: { temple: 50, cheek: 54, jaw: 48, chin: 25, jawY: 160, chinY: 190 },
    carriage: { size: 0.97, sink: 2, lean: -3 },
    turn: -3,
    eye: { x: 25, w: 14, open: 0.86, rise: 0 },
    brow: { h: 10, arch: 4, ink: "#e6dfcf", lift: 0.8 },
    nose: { w: 17, y: 143, bridge: 5 },
    mouth: { y: 164, up: 5, low: 7 },
    back: () => "",
    body: (c) => neck(c, 32) + shape("M-112 240Q-108 212 -60 203L-34 195L0 234L34 195L60 203Q108 212 112 240Z", C.bone)
      + fill(both((k) => row(3, line(k * 94, 218, k * 62, 208), line(k * 84, 240, k * 40, 240), 2.4)), C.sea)
      + shape("M-36 192L-52 206L-14 240L0 234ZM36 192L52 206L14 240L0 234Z", C.bone),
    under: (c, s) => {
      const d = s.gap * 0.35;
      return shape(`M-54 120L-50 150Q-44 184 -24 ${n(198 + d)}Q0 ${n(208 + d)} 24 ${n(198 + d)}Q44 184 50 150L54 120`
        + "Q46 138 40 146Q28 150 18 152L0 149L-18 152Q-28 150 -40 146Q-46 138 -54 120Z", "#e6dfcf")
        + fill(both((k) => row(6, line(k * 47, 146, k * 6, 186 + d), line(k * 42, 164, k * 4, 200 + d), 1.5)
        + row(3, line(k * 40, 154, k * 26, 176), line(k * 35, 166, k * 20, 188), 1.3)), c.ink); },
    hair: (c) => fill(twice("M42 68L49 76L54 122L53 118L50 128L48 112L50 90Z"), "#e6dfcf")
      + brimShade(c, 50, 74),
    hat: () => shape("M-49 60Q-52 30 -30 22Q0 16 30 22Q52 30 49 60Z", C.straw) + shape("M-50 60L-51 46Q0 34 51 46L50 60Z", C.oxblood)
      + shape("M-90 63Q-72 54 -49 56Q0 43 49 56Q72 54 90 63Q78 75 56 74Q28 64 0 64Q-28 64 -56 74Q-78 75 -90 63Z", C.straw)
      + fill(row(5, line(-78, 61, -54, 60), line(-70, 70, -48, 68), 1.2) + row(5, line(78, 61, 54, 60), line(70, 70, 48, 68), 1.2)
        + row(7, line(-38, 31, 38, 31), line(-42, 43, 42, 43), 1.3) + row(6, line(-27, 24, 27, 24), line(-30, 32, 30, 32), 1), "#8f6a25"),
    rest: { cR: 4, cL: 4, browRi: -3, browLi: -3 },
  },
  yuleisi: {
    name: "Yuleisi", cuff: C.lime, house: "patio", age: 22, skin: SKIN.tan,
    ground: [C.papaya, "#cf5a2c"],
    face: { temple: 48, cheek: 51, jaw: 39, chin: 16, jawY: 159, chinY: 187 },
    carriage: { size: 0.94, sink: -3, lean: -6 },
    build: { broad: 0.86, high: 0.88 },
    turn: 7,
    eye: { x: 24, w: 16, rise: 4, lash: 6 },
    brow: { h: 8, arch: 5, lift: 0.8 },
    nose: { w: 12, y: 139, bridge: 2 },
    mouth: { y: 162, up: 6, low: 8 },
    back: () => shape("M-56 60Q-72 110 -62 150L-76 160L-66 182L-78 196L-60 214L60 214L78 196L66 182L76 160L62 150Q72 110 56 60Z", chestnut),
    body: (c) => neck(c, 25) + shape("M-108 240Q-102 216 -52 206L-32 200Q-18 222 0 224Q18 222 32 200L52 206Q102 216 108 240Z", C.lime)
      + stroke("M-32 200Q-18 222 0 224Q18 222 32 200", C.bone, 6)
      + fill(both((k) => gouge(k * 90, 220, k * 70, 240, 2.4) + gouge(k * 74, 214, k * 56, 240, 2.2)), c.ink)
      + both((k) => shape(blob([[k * 62, 150], [k * 74, 172], [k * 64, 198], [k * 70, 222], [k * 52, 232], [k * 48, 206], [k * 56, 184], [k * 46, 164]]), chestnut)
        + fill(row(4, line(k * 66, 162, k * 62, 212), line(k * 52, 172, k * 50, 222), 2, k * 3), "#9a6a44")),
    under: () => fill(both((k) => each([[24, 134], [32, 130], [30, 138], [39, 135], [20, 129]], (x, y) => square(k * x, y, 2.6))), "#7d4826"),
    hair: () => fill(twice("M49 70L58 74Q66 120 57 158Q50 150 53 120Q53 92 46 78Z"), chestnut) + fill(both((k) => gouge(k * 55, 84, k * 57, 140, 1.8, k * -3)), "#9a6a44"),
    hat: (c) => shape("M-57 78Q-66 24 0 20Q64 24 58 74Q0 50 -57 78Z", C.sea) + fill("M8 22Q62 28 56 72L40 64Q42 36 8 22Z", "#175a73")
      + fill(gouge(0, 23, -36, 62, 1.6, 8) + gouge(2, 23, 30, 58, 1.6, -6) + row(2, line(-46, 46, -38, 36), line(-44, 54, -34, 46), 1.6), c.ink)
      + shape("M-57 79Q-40 60 8 57Q46 52 78 62Q98 70 101 82Q84 78 62 77Q30 66 0 69Q-34 70 -57 79Z", C.bone)
      + fill("M101 82Q84 78 62 77Q48 72 34 70Q64 70 101 82Z" + row(6, line(-40, 70, 50, 61), line(-36, 73, 58, 66), 1.2), c.ink)
      + shape("M-6 17L6 17L7 23L-7 23Z", C.bone),
    rest: { cL: 5, cR: 2, mx: 1, browRi: -2, browLi: -2, browLy: -2 },
  },
  nino: {
    name: "Nino", cuff: C.bone, house: "patio", beard: true, age: 44, skin: SKIN.olive,
    ground: [C.lime, "#8a9c2c"],
    face: { top: 44, temple: 54, cheek: 58, jaw: 55, chin: 30, jawY: 160, chinY: 190 },
    carriage: { size: 1.04, sink: 9, lean: 2 },
    build: { broad: 1.1, high: 1.16 },
    turn: -2,
    eye: { x: 26, w: 14, open: 0.9, rise: 1 },
    brow: { h: 12, arch: 3 },
    nose: { w: 17, y: 144, bridge: 7 },
    mouth: { y: 167, up: 4, low: 7 },
    back: () => "",
    body: (c) => neck(c, 38) + shape("M-114 240Q-112 210 -64 203L-38 193L0 238L38 193L64 203Q112 210 114 240Z", c.paper)
      + fill(both((k) => row(4, line(k * 84, 214, k * 64, 208), line(k * 74, 240, k * 54, 240), 1.5)), C.sea)
      + shape("M-38 190L-56 206L-18 240L0 236ZM38 190L56 206L18 240L0 236Z", c.paper),
    under: (_, s) => {
      const d = s.gap * 0.35;
      return fill(`M-57 108L-56 150Q-48 184 -24 ${n(194 + d)}Q0 ${n(202 + d)} 24 ${n(194 + d)}Q48 184 56 150L57 108`
        + "L50 124Q48 144 36 150Q26 154 18 153L0 150L-18 153Q-26 154 -36 150Q-48 144 -50 124Z", dark)
        + fill(both((k) => row(5, line(k * 51, 150, k * 10, 184 + d), line(k * 46, 160, k * 8, 195 + d), 1.4)), "#8a6c52"); },
    hair: (c) => fill(row(3, line(-34, 64, -14, 54), line(-22, 70, -6, 60), 2.4, 2), c.skin.hi)
      + fill(both((k) => row(3, line(k * 53, 84, k * 49, 90), line(k * 57, 104, k * 53, 112), 1.4)), c.ink),
    fixed: true,
    rest: { cR: 4, cL: 4, browRi: -2, browLi: -2 },
  },
} satisfies Record<string, Sitter>;
