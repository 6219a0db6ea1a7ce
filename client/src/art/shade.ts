/** The shade that palm leaves throw at noon: hard edges, one dark. */

const r = (v: number): number => Math.round(v);

/** One frond as a closed outline: a rib that bends, and leaflets on both sides, longest in the middle. `turn` in degrees. */
export function frond(x: number, y: number, length: number, turn: number, bend: number): string {
  const a = (turn * Math.PI) / 180;
  const place = (along: number, across: number): string => {
    const px = along, py = across + bend * (along / length) ** 2;
    return `${r(x + px * Math.cos(a) - py * Math.sin(a))} ${r(y + px * Math.sin(a) + py * Math.cos(a))}`;
  };
  const leaflets = 13;
  return Array.from({ length: leaflets * 2 }, (_, i) => {
    const t = (Math.floor(i / 2) + 0.6) / leaflets, side = i % 2 === 0 ? 1 : -1;
    const reach = length * (0.12 + 0.34 * Math.sin(Math.PI * (0.12 + 0.82 * t))), root = length * t, wide = length * 0.028;
    // Both sides are drawn the same way round: where leaflets cross they stay dark.
    const near = place(root - wide * side, 0), far = place(root + wide * side, 0), tip = place(root + reach * 0.78, side * reach);
    const [out, back] = [place(root + reach * (side > 0 ? 0.35 : 0.5), side * reach * (side > 0 ? 0.42 : 0.3)), place(root + reach * (side > 0 ? 0.5 : 0.35), side * reach * (side > 0 ? 0.3 : 0.42))];
    return `M${near}Q${out} ${tip}Q${back} ${far}Z`;
  }).join("") + `M${place(-length * 0.06, 4)}Q${place(length * 0.5, 3)} ${place(length * 1.02, 0)}Q${place(length * 0.5, 0)} ${place(-length * 0.06, -3)}Z`;
}

/** Two trees' worth, in a box of 400 × 300. */
export const SHADE = [frond(-16, 30, 210, 24, 40), frond(20, -26, 190, 62, -34), frond(416, 292, 220, 204, 40), frond(372, 320, 180, 246, -30), frond(420, 200, 150, 178, 26)].join("");
