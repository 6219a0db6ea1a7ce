/** What a face does at a table: a seat's state as a pose. Faces answer to what happens; of themselves they do nothing. */
import type { PartPose, Pose } from "../art/faces";
import { nearSeat, owes } from "./derive";
import { poseOf } from "./faces";
import type { Frame } from "../server/protocol";
import type { Shout } from "./tell";

/** Where eyes go, on the screen: 1 is the right edge, or down. */
export interface Look {
  x: number;
  y: number;
}

/** Everybody looks at whoever speaks, or else at whoever owes something: for each seat where that is. Nobody looks at himself. */
export function looks(frame: Frame, speaker = 0): Readonly<Record<number, Look>> {
  const { view, seats } = frame;
  const due = view && view.phase !== "fin" ? seats.filter((info) => owes(view, info.seat)).map((info) => info.seat) : [];
  const watched = speaker || (due.length === 1 ? (due[0] ?? 0) : 0);
  if (!watched) return {};
  return Object.fromEntries(seats.filter(({ seat }) => seat !== watched).map(({ seat }) => [seat, toward(frame, seat, watched)]));
}

/** The chairs stand in a ring, the near one at the bottom, the next at its right. */
function toward(frame: Frame, from: number, to: number): Look {
  const place = (seat: number) => {
    const turn = (2 * Math.PI * (seat - nearSeat(frame))) / frame.seats.length;
    return { x: Math.sin(turn), y: Math.cos(turn) };
  };
  const [a, b] = [place(from), place(to)];
  const far = Math.hypot(b.x - a.x, b.y - a.y);
  const half = (v: number) => Math.round((2 * v) / far) / 2 + 0;
  return { x: half(b.x - a.x), y: half(b.y - a.y) };
}

/** Who speaks now, of all whose words are in the air: a canto before an answer; 0 for nobody. */
export function speakerOf(frame: Frame, table: { said(seat: number): Shout | null }): number {
  const all = frame.seats.map(({ seat }) => table.said(seat)).filter((shout) => shout !== null);
  return (all.find((shout) => shout.loud) ?? all[0])?.seat ?? 0;
}

/** What moves a face, the strongest first. */
export interface Mind {
  /** How the match ended for it, */
  mood: "won" | "lost" | "";
  /** the gesture that it makes and I see, */
  gesture: string;
  /** what it says, */
  said: Shout | null;
  /** that it has something to decide, */
  thinks: boolean;
  /** how the hand ended for it, */
  hand: "won" | "lost" | "";
  /** where there is something to see. */
  look: Look | undefined;
}

const AFTER: Readonly<Record<"won" | "lost", PartPose>> = { won: { mouth: "smile" }, lost: { mouth: "down", lidR: "half", lidL: "half" } };

export function poseFor({ mood, gesture, said, thinks, hand, look }: Mind): Pose {
  if (mood) return mood === "won" ? "celebrating" : "losing";
  if (gesture) return poseOf(gesture);
  if (said) return said.loud ? "defiant" : "speaking";
  if (thinks) return "thinking";
  if (hand) return AFTER[hand];
  // The character's left is at the viewer's right: what goes right on the screen goes to his left.
  return look ? { over: { gx: 0.9 * look.x, gy: 0.8 * look.y } } : "neutral";
}
