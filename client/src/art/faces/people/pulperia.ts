import type { Sitter } from "../character";
import { brimShade, neck } from "../ground";
import { C, HAIR, SKIN } from "../inks";
import { LEFT, P, RIGHT, blob, both, each, fill, gouge, line, mirrored, row, shape, stroke, twice, type Side } from "../knife";

const { grey, silver, black, chestnut } = HAIR;

export const pulperia = {
  elvira: {
    name: "Doña Elvira", cuff: C.bottle, house: "pulperia", age: 71, skin: SKIN.fair,
    ground: [C.oxblood, "#a4463d"],
    face: { temple: 49, cheek: 52, jaw: 41, chin: 18, jawY: 158, chinY: 188 },
    carriage: { size: 0.92, sink: 7, lean: -4 },
    build: { broad: 0.84, high: 0.92 },
    turn: -6,
    eye: { x: 24, w: 14, open: 0.82, rise: 0, lash: 5 },
    brow: { h: 6, arch: 6, ink: "#5b5348", lift: 0.75 },
    nose: { w: 11, y: 147, bridge: 8 },
    mouth: { y: 162, up: 4, low: 5 },
    back: () => shape("M-40 50Q-44 18 0 15Q44 18 40 50Z", C.brass) + fill(row(9, line(-34, 34, 34, 34), line(-27, 20, 27, 20), 1.7), C.oxblood)
      + shape(blob([[0, 27], [16, 26], [25, 35], [22, 48], [-22, 48], [-25, 35], [-16, 26]]), silver)
      + shape(blob([[0, 30], [44, 40], [63, 84], [60, 128], [-60, 128], [-63, 84], [-44, 40]]), silver),
    body: (c) => neck(c, 27) + shape("M-112 240Q-104 210 -58 202L-30 196L0 232L30 196L58 202Q104 210 112 240Z", C.bottle)
      + shape("M-112 240Q-106 214 -62 200L-34 190Q-20 214 0 226Q20 214 34 190L62 200Q106 214 112 240L64 240Q40 236 0 240Q-40 236 -64 240Z", black)
      + fill(row(5, line(-92, 216, -40, 202), line(-82, 236, -26, 226), 2) + row(5, line(92, 216, 40, 202), line(82, 236, 26, 226), 2), C.bottle)
      + shape(blob([[0, 214], [11, 224], [0, 235], [-11, 224]], 0.1), C.brass)
      + fill(blob([[0, 219], [5, 224], [0, 229], [-5, 224]], 0.1), C.oxblood),
    hair: (c) => shape("M0 34Q-44 34 -58 78L-62 118Q-54 112 -53 96Q-46 66 0 56Q46 66 53 96Q54 112 62 118L58 78Q44 34 0 34Z", silver)
      + fill(both((k) => row(5, line(k * 4, 40, k * 52, 76), line(k * 8, 55, k * 56, 100), 1.6, k * -5)) + gouge(0, 36, 0, 56, 1.4), c.ink)
      + fill(both((k) => gouge(k * 54, 86, k * 59, 110, 2)) + gouge(-17, 31, 17, 31, 1.5, 3), c.ink)
      + both((k) => shape(blob([[k * 59, 132], [k * 64, 138], [k * 59, 145], [k * 54, 138]]), c.paper)),
    fixed: true,
    rest: { cR: 2, cL: 3, browRi: -2, browLi: -2, browLy: -2 },
  },
  anselmo: {
    name: "Anselmo", cuff: C.bone, house: "pulperia", age: 58, skin: SKIN.olive,
    ground: [C.bottle, "#3d7460"],
    face: { temple: 51, cheek: 58, jaw: 57, chin: 32, jawY: 160, chinY: 188 },
    carriage: { size: 1.02, sink: 11, lean: 2 },
    build: { broad: 1.06, high: 1.12 },
    turn: 2,
    eye: { x: 25, w: 13.5, open: 0.88, rise: -2 },
    brow: { h: 11, arch: 4, lift: 0.85 },
    nose: { w: 16, y: 143, bridge: 5 },
    mouth: { y: 167, up: 3, low: 6 },
    back: () => "",
    body: (c) => neck(c, 36) + shape("M-114 240Q-110 210 -62 202L-36 192L0 236L36 192L62 202Q110 210 114 240Z", C.bone)
      + shape("M-114 240Q-112 212 -64 203L-38 240ZM114 240Q112 212 64 203L38 240Z", C.slate)
      + shape("M-40 190Q-20 214 0 216Q20 214 40 190L44 204Q24 226 0 228Q-24 226 -44 204Z", C.oxblood)
      + shape("M-9 214L9 214L22 240L0 232L-22 240Z", C.oxblood)
      + fill(row(3, line(-34, 203, -12, 217), line(-26, 213, -8, 225), 1.6) + row(3, line(34, 203, 12, 217), line(26, 213, 8, 225), 1.6)
        + both((k) => gouge(k * 92, 218, k * 74, 240, 2.2) + gouge(k * 78, 212, k * 62, 240, 2)), c.ink),
    under: (c) => fill(twice("M43 70L51 78L57 124L55 119L52 132L50 116L47 122L48 96Z"), grey)
      + fill(both((k) => row(3, line(k * 56, 88, k * 50, 90), line(k * 57, 112, k * 51, 112), 1.1)), c.ink),
    over: (_, s) => {   // the moustache goes where the mouth goes, each tip with its corner
      const x = s.mx * 0.7, y = -s.gap * 0.35 - s.purse * 2;
      const half = (k: Side, tip: number) => `M${P(x, 149 + y)}Q${P(x + k * 14, 144 + y)} ${P(x + k * 26, 154 + y)}L${P(x + k * 37, 168 + tip)}`
        + `L${P(x + k * 33, 171 + tip)}L${P(x + k * 31, 175 + tip)}Q${P(x + k * 12, 167 + y)} ${P(x, 161 + y)}Z`;
      const halves = [half(RIGHT, s.cR * -0.4), half(LEFT, s.cL * -0.4)];
      return halves.map((d) => shape(d, "#3a342e")).join("") + halves.map((d) => fill(d, "#3a342e")).join("")
        + fill(both((k) => row(4, line(x + k * 5, 151 + y, x + k * 27, 158 + y), line(x + k * 8, 161 + y, x + k * 33, 168 + y), 1.2)), grey);
    },
    hair: (c) => brimShade(c, 52, 72),
    hat: () => shape("M-58 70Q-84 52 -62 32Q-26 10 26 16Q76 22 82 48Q80 62 60 72Q30 58 0 58Q-30 58 -58 70Z", "#2a2b2c")
      + shape("M-57 80Q-60 72 -56 67Q-28 54 0 54Q28 54 57 68Q61 73 58 81Q30 66 0 66Q-30 66 -57 80Z", "#2a2b2c")
      + fill(row(4, line(-58, 46, 40, 24), line(-44, 54, 56, 40), 2.2, 4) + row(5, line(-46, 68, 48, 68), line(-42, 72, 46, 73), 1.2)
        + gouge(56, 34, 72, 50, 2.2, 3), "#77756c") + shape("M4 17L6 11L11 12L12 18Z", "#2a2b2c"),
    rest: { browLy: -2, browLi: -1 },
  },
  mora: {
    name: "Mora", cuff: C.oxblood, house: "pulperia", age: 27, skin: SKIN.deep,
    ground: [C.brass, "#e2c071"],
    face: { temple: 48, cheek: 52, jaw: 40, chin: 17, jawY: 159, chinY: 188 },
    carriage: { size: 0.95, sink: -7, lean: 5 },
    build: { broad: 0.9, high: 0.94 },
    turn: 7,
    eye: { x: 24.5, w: 16.5, rise: 4, lash: 6 },
    brow: { h: 8, arch: 7 },
    nose: { w: 15, y: 142, bridge: 4 },
    mouth: { y: 163, up: 7, low: 9 },
    back: () => shape(mirrored([
      [0, 15], [14, 12], [28, 18], [42, 18], [52, 28], [64, 35], [67, 49], [74, 60], [71, 74], [74, 86], [66, 98], [60, 112], [46, 112], [0, 100],
    ]), black),
    body: (c) => neck(c, 25) + shape("M-108 240Q-100 214 -52 204L-28 196Q-18 226 0 230Q18 226 28 196L52 204Q100 214 108 240Z", C.oxblood)
      + fill(both((k) => gouge(k * 88, 218, k * 66, 240, 2.4) + gouge(k * 72, 212, k * 52, 240, 2.4) + gouge(k * 56, 208, k * 38, 240, 2.2)), c.ink)
      + stroke("M-26 204Q-14 224 0 226Q14 224 26 204", C.brass, 4) + shape(blob([[0, 222], [6, 228], [0, 235], [-6, 228]]), C.brass),
    hair: () => shape("M-54 98Q-58 76 -52 64L-40 70L-36 58L-24 64L-16 54L-6 60L2 52L12 60L22 54L28 64L38 58L42 70L54 64"
        + "Q58 80 54 100Q64 96 62 78Q62 48 40 32Q0 18 -40 32Q-62 48 -62 78Q-64 96 -54 100Z", black)
      + fill(each([
        [-64, 62], [-54, 44], [-40, 32], [-46, 56], [-30, 46], [-24, 28], [-10, 40], [-4, 22], [8, 36],
        [16, 24], [28, 42], [36, 30], [46, 48], [56, 44], [58, 60], [65, 74], [-65, 86], [62, 92],
      ], (x, y, i) => gouge(x - 4, y + 3, x + 5, y - 2, 2.2, i % 2 ? 4 : -4)), "#7a5a3c")
      + both((k) => stroke(blob([[k * 58, 129], [k * 68, 141], [k * 58, 153], [k * 48, 141]], 0.27), C.bone, 4.5)),
    fixed: true,
    rest: { cL: 4, mx: 1, browLi: -1, browRi: -1 },
  },
  lautaro: {
    name: "Lautaro", cuff: C.wood, house: "pulperia", age: 36, skin: SKIN.tan,
    ground: ["#25403f", "#4f7470"],
    face: { temple: 48, cheek: 54, jaw: 47, chin: 23, jawY: 165, chinY: 195 },
    carriage: { sink: 0, lean: -2 },
    build: { broad: 1.05, high: 1.04 },
    turn: -5,
    eye: { x: 25, w: 15, open: 0.85, rise: 2 },
    brow: { h: 8, arch: 4, lift: 0.8 },
    nose: { w: 14, y: 147, bridge: 9 },
    mouth: { y: 167, up: 5, low: 6 },
    back: () => shape(mirrored([[0, 60], [54, 70], [64, 92], [62, 112], [70, 134], [64, 156], [70, 172], [56, 182], [44, 178], [0, 170]]), chestnut)
      + fill(both((k) => row(3, line(k * 64, 118, k * 58, 150), line(k * 63, 142, k * 56, 174), 1.8, k * 3)), "#8a5a3c"),
    body: (c) => neck(c, 31) + shape("M-114 240Q-112 214 -60 204L-30 194L0 222L30 194L60 204Q112 214 114 240Z", C.wood)
      + fill(twice("M104 222L84 210L70 240L94 240Z"), C.bone)
      + fill(twice("M97 218L91 214L78 240L86 240Z"), C.oxblood)
      + shape("M-32 192L-44 204L0 240L44 204L32 192L0 222Z", C.bone),
    under: (c) => fill(row(7, line(-40, 168, 40, 168), line(-34, 174, 34, 174), 1.1)
        + row(5, line(-26, 181, 26, 181), line(-22, 186, 22, 186), 1.1) + row(5, line(-15, 152, 15, 152), line(-16, 156, 17, 156), 1), c.ink),
    hair: (c) => fill(twice("M48 68L59 74Q64 92 58 106Q66 122 60 140Q52 124 54 108Q55 88 48 68Z"), chestnut) + brimShade(c, 50, 72),
    hat: () => shape("M-46 62Q-50 36 -34 26Q-16 18 0 26Q16 18 34 26Q50 36 46 62Z", "#3b3530") + shape("M-46 61L-47 46Q0 32 48 46L47 61Z", C.brass)
      + shape("M-88 52Q-84 68 -56 73Q-28 62 0 62Q28 62 56 73Q84 66 88 48Q68 56 46 57Q0 42 -46 57Q-68 60 -88 52Z", "#3b3530")
      + fill(gouge(-78, 60, -48, 64, 2.4, -1) + gouge(-33, 32, -36, 44, 2.2) + gouge(-20, 28, -22, 41, 2) + gouge(-70, 66, -54, 68, 1.5), "#8c8070"),
    rest: { cR: 4, cL: 1, browRi: -3, browLi: -2 },
  },
} satisfies Record<string, Sitter>;
