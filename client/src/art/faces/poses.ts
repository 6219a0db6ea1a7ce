/** Poses. A pose is a name, a set of part states, or a vector of numbers; two vectors mix, so that a gesture is a short way between two poses. */

/** The vector. R and L are the character's own right and left. Lengths are in units of the 240-unit block, angles in degrees, the rest 0–1. */
export const REST = {
  browRy: 0, browLy: 0, browRi: 0, browLi: 0, lidR: 0.84, lidL: 0.84, sqR: 0, sqL: 0, gx: 0, gy: 0,
  mx: 0, mw: 23, cR: 0, cL: 0, gap: 0, teeth: 0, purse: 0, bite: 0, tongue: 0, tilt: 0, nod: 0, hat: 0, hand: 0, rays: 0, dim: 0, ghost: 0,
};

export type Vector = typeof REST;
type Change = Partial<Vector>;

/** Named states of each part: only what differs from rest. */
export const PARTS = {
  brows: {
    neutral: {}, raised: { browRy: -21, browLy: -21 }, frown: { browRi: 8, browLi: 8, browRy: 3, browLy: 3 },
    "one-left": { browLy: -13, browRi: 4, browRy: 2 }, "one-right": { browRy: -13, browLi: 4, browLy: 2 },
    worried: { browRi: -8, browLi: -8, browRy: 1, browLy: 1 },
  },
  lidR: { open: {}, wide: { lidR: 1.14 }, half: { lidR: 0.42 }, closed: { lidR: 0 }, wink: { lidR: 0, sqR: 1, browRy: 3, browRi: 3 }, laugh: { lidR: 0, sqR: 0.8 } },
  lidL: { open: {}, wide: { lidL: 1.14 }, half: { lidL: 0.42 }, closed: { lidL: 0 }, wink: { lidL: 0, sqL: 1, browLy: 3, browLi: 3 }, laugh: { lidL: 0, sqL: 0.8 } },
  gaze: { centre: {}, right: { gx: -1 }, left: { gx: 1 }, down: { gy: 1 } },
  mouth: {
    neutral: {}, smile: { mw: 26, cR: 7, cL: 7 }, open: { mw: 15, gap: 14 }, kiss: { mw: 13, purse: 1, cR: -1, cL: -1, lidR: 0.6, lidL: 0.6 },
    bite: { mw: 25, bite: 1, cR: -2, cL: 3, lidR: 0.66, lidL: 0.66 },
    "twist-right": { mx: -30, mw: 15, cR: 12, cL: -5, lidR: 0.56, sqR: 0.35 }, "twist-left": { mx: 30, mw: 15, cL: 12, cR: -5, lidL: 0.56, sqL: 0.35 },
    speaking: { mw: 19, gap: 9, teeth: 1 }, laugh: { mw: 24, gap: 13, teeth: 1, cR: 8, cL: 8 }, down: { mw: 19, cR: -6, cL: -6 },
  },
  tongue: { none: {}, right: { tongue: -1, gap: 5, mw: 21 }, left: { tongue: 1, gap: 5, mw: 21 } },
  tilt: { none: {}, right: { tilt: -16 }, left: { tilt: 16 } },
  state: {
    none: {}, thinking: { hand: 1, tilt: 4 }, reconnecting: { ghost: 1 }, celebrating: { rays: 1, tilt: -4, hat: 1 }, losing: { dim: 1, nod: 9, tilt: 3 },
  },
} as const satisfies Record<string, Record<string, Change>>;

type Parts = typeof PARTS;
/** A pose by its parts; `over` sets single numbers after them. */
export type PartPose = { [K in keyof Parts]?: keyof Parts[K] } & { over?: Change };

/** The señas by name, */
export const GESTURES = {
  "guiño-derecho": { lidR: "wink", lidL: "wide", over: { cR: 10, mx: -5, browLy: -10, tilt: -4 } },
  "guiño-izquierdo": { lidL: "wink", lidR: "wide", over: { cL: 10, mx: 5, browRy: -10, tilt: 4 } },
  "lengua-derecha": { tongue: "right" },
  "lengua-izquierda": { tongue: "left" },
  "ambos-ojos": { lidR: "wink", lidL: "wink", over: { cR: 6, cL: 6, browRy: -3, browLy: -3 } },
  cejas: { brows: "raised", lidR: "wide", lidL: "wide" },
  labio: { mouth: "bite" },
  besito: { mouth: "kiss" },
  "boca-derecha": { mouth: "twist-right" },
  "boca-izquierda": { mouth: "twist-left" },
  "boca-abierta": { mouth: "open" },
  cabeza: { tilt: "right" },
  ojos: { lidR: "closed", lidL: "closed", over: { nod: 5, browRy: 3, browLy: 3, browRi: -3, browLi: -3 } },
} as const satisfies Record<string, PartPose>;

/** the states of a seat, */
export const STATES = {
  thinking: { state: "thinking", brows: "one-left", gaze: "right", lidR: "half", over: { cR: -2, mw: 17, mx: -3 } },
  reconnecting: { state: "reconnecting", lidR: "closed", lidL: "closed" },
  celebrating: { state: "celebrating", brows: "raised", lidR: "laugh", lidL: "laugh", mouth: "laugh" },
  losing: { state: "losing", brows: "worried", lidR: "half", lidL: "half", gaze: "down", mouth: "down" },
} as const satisfies Record<string, PartPose>;

/** and the moods of someone who plays. */
export const MOODS = {
  neutral: {},
  speaking: { mouth: "speaking", brows: "raised" },
  defiant: { mouth: "speaking", brows: "frown" },
  smile: { mouth: "smile" },
} as const satisfies Record<string, PartPose>;

export type PoseName = keyof typeof GESTURES | keyof typeof STATES | keyof typeof MOODS;
export type Pose = PoseName | PartPose | Vector;

const NAMED: Record<PoseName, PartPose> = { ...GESTURES, ...STATES, ...MOODS };
export const POSES = Object.keys(NAMED) as PoseName[];

/** Any pose as a vector; always a new one. */
export function resolve(pose: Pose = {}): Vector {
  const parts = typeof pose === "string" ? NAMED[pose] : pose;
  if (!parts) throw new RangeError(`no such pose: ${String(pose)}`);
  if ("mw" in parts) return { ...parts };
  const vector: Vector = { ...REST }, { over, ...states } = parts;
  for (const [part, name] of Object.entries(states)) {
    const change = (PARTS[part as keyof Parts] as Record<string, Change> | undefined)?.[name];
    if (!change) throw new RangeError(`no such state: ${part} ${name}`);
    for (const [key, value] of Object.entries(change) as [keyof Vector, number][]) {
      vector[key] = key.startsWith("brow") ? vector[key] + value : value;   // a wink and a frown both move the brow
    }
  }
  return Object.assign(vector, over);
}

/** The way between two poses: t = 0 is a, t = 1 is b. */
export function mix(a: Pose, b: Pose, t: number): Vector {
  const from = resolve(a), to = resolve(b);
  for (const key of Object.keys(REST) as (keyof Vector)[]) from[key] += (to[key] - from[key]) * t;
  return from;
}

const STEPS = 7;
const BLINK = [0.35, 0, 0.5];

/**
 * The pictures between two poses, neither of them among these: fast at first, slow at the end. Eyes that only
 * look elsewhere blink on the way, as eyes do.
 */
export function path(a: Pose, b: Pose): Vector[] {
  const from = resolve(a), to = resolve(b);
  const gazes = (Object.keys(REST) as (keyof Vector)[]).every((key) => key === "gx" || key === "gy" || from[key] === to[key]);
  if (gazes) return BLINK.map((lid, i) => ({ ...(i === 0 ? from : to), lidR: lid * to.lidR, lidL: lid * to.lidL }));
  return Array.from({ length: STEPS }, (_, i) => mix(from, to, 1 - (1 - (i + 1) / (STEPS + 1)) ** 2));
}
